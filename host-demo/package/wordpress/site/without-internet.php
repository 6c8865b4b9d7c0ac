<?php
// By default, WordPress calls neither a server on its own machine nor the ports of the tests.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array( parse_url( $url, PHP_URL_PORT ) ), 10, 3 );

// wordpress.org has no updates.
add_filter(
	'pre_http_request',
	fn( $answer, $request, $url ) => str_ends_with( parse_url( $url, PHP_URL_HOST ), 'wordpress.org' )
		? array(
			'headers'  => array(),
			'body'     => '{ "offers": [], "plugins": [], "themes": [], "no_update": [], "translations": [] }',
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'cookies'  => array(),
		)
		: $answer,
	10,
	3
);

// A browser without emoji would request pictures of them from wordpress.org.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
