<?php
// WordPress calls no server of its own machine, nor a port like those of the tests, unless it is told to.
add_filter( 'http_request_host_is_external', '__return_true' );
add_filter( 'http_allowed_safe_ports', fn( $ports, $host, $url ) => array( parse_url( $url, PHP_URL_PORT ) ), 10, 3 );

// Its makers have no news.
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

// A browser without pictures of emoji would ask them for some.
remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
