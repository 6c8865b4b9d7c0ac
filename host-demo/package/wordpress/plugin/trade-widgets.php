<?php
/**
 * Plugin Name:       Trade widgets
 * Description:       The marketplace on your own pages: products, companies, request and inquiry forms, each as a block and as a shortcode.
 * Version:           {version}
 * Requires at least: 6.0
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       trade-widgets
 * Update URI:        false
 *
 * @package TradeWidgets
 */

namespace TradeWidgets;

defined( 'ABSPATH' ) || exit;

const VERSION = '{version}';

/** The name of the option with the settings, and of their page. */
const SETTINGS = 'trade_widgets';

/** The handles of the script for the site's pages and of that for the editor. */
const SCRIPT = 'trade-widgets';
const EDITOR = 'trade-widgets-editor';

/** The seconds for which content is fresh, for which it is kept, and before a failed request is repeated. */
const FRESH = 5 * MINUTE_IN_SECONDS;
const KEPT  = DAY_IN_SECONDS;
const PAUSE = MINUTE_IN_SECONDS;

/** The seconds that a page waits for content that it does not have yet. */
const PATIENCE = 1;

add_action( 'init', __NAMESPACE__ . '\register_elements' );
add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\tell_editor' );
add_filter( 'block_categories_all', __NAMESPACE__ . '\add_category' );
add_filter( 'no_texturize_tags', __NAMESPACE__ . '\leave_content_alone' );
add_filter( 'script_loader_tag', __NAMESPACE__ . '\script_tag', 10, 2 );
add_action( 'admin_init', __NAMESPACE__ . '\register_settings' );
add_action( 'admin_menu', __NAMESPACE__ . '\add_page' );
add_action( 'admin_notices', __NAMESPACE__ . '\ask_for_settings' );
register_activation_hook( __FILE__, __NAMESPACE__ . '\clean_up_later' );

/** Returns every element of the release by its tag. */
function elements(): array {
	static $elements = null;
	if ( null === $elements ) {
		$elements = wp_json_file_decode( __DIR__ . '/elements.json', array( 'associative' => true ) );
	}
	return $elements;
}

/** Registers a block and a shortcode for each element. */
function register_elements(): void {
	$needs = array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element', 'wp-i18n' );
	wp_register_script( EDITOR, plugins_url( 'editor.js', __FILE__ ), $needs, VERSION, true );
	// No version parameter: it would change the address of a fixed release.
	wp_register_script( SCRIPT, script_address( settings() ), array(), null, false ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters
	foreach ( elements() as $tag => $element ) {
		register_block_type(
			__DIR__ . '/blocks/' . $element['block'],
			array(
				'render_callback' => function ( array $given ) use ( $tag, $element ) {
					$values = array();
					foreach ( $element['attributes'] as $name => $attribute ) {
						$values[ $name ] = $given[ $attribute['property'] ] ?? null;
					}
					return element_html( $tag, $values, get_block_wrapper_attributes() );
				},
			)
		);
		add_shortcode(
			$tag,
			function ( $given, $content ) use ( $tag ) {
				$values = array();
				foreach ( (array) $given as $name => $value ) {
					// An attribute without a value is on, as in HTML.
					$values[ is_int( $name ) ? strtolower( $value ) : $name ] = is_int( $name ) ? '' : $value;
				}
				return element_html( $tag, $values, '', wp_strip_all_tags( (string) $content ) );
			}
		);
	}
}

/**
 * Returns the HTML of an element and enqueues the script. Returns nothing until the address of the marketplace is set.
 *
 * @param string $tag    The tag.
 * @param array  $values The values by attribute name. Unknown attributes are left out.
 * @param string $more   Further attributes, escaped.
 * @param string $text   The text of the link inside, instead of the default.
 */
function element_html( string $tag, array $values, string $more = '', string $text = '' ): string {
	$element  = elements()[ $tag ];
	$settings = settings();
	if ( '' === $settings['storefront'] ) {
		return '';
	}
	wp_enqueue_script( SCRIPT );
	$html    = $tag . ( '' === $more ? '' : " $more" );
	$written = array();
	foreach ( $element['attributes'] as $name => $attribute ) {
		$value = $values[ $name ] ?? null;
		if ( ! is_scalar( $value ) ) {
			continue;
		}
		if ( 'boolean' === $attribute['kind'] ) {
			$is_off           = in_array( $value, array( false, 'false' ), true );
			$written[ $name ] = $is_off ? 'false' : '';
			$html            .= $is_off ? " $name=\"false\"" : " $name";
		} else {
			$written[ $name ] = (string) $value;
			$html            .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	list( $shadow, $replies ) = isset( $element['isRendered'] ) ? content( $tag, $written ) : array( '', '' );
	return "<$html>$shadow" . link_html( $element, $values, $text ) . "</$tag>$replies";
}

/**
 * Returns the content that the marketplace rendered: the element's shadow root, and the replies to print after the
 * element. Both are empty if there is no content. Content that is no longer fresh is returned once more, and fetched again
 * after the page has been sent.
 */
function content( string $tag, array $attributes ): array {
	static $is_away = false;
	$address = fragment_address( $tag, $attributes );
	if ( '' === $address || is_feed() ) {
		return array( '', '' );
	}
	$known = get_transient( content_key( $address ) );
	if ( ! is_array( $known ) ) {
		// If the marketplace is down, a page tries once, not for each element.
		$known   = $is_away ? array( '', '', 0 ) : fetched_content( $address );
		$is_away = $is_away || '' === $known[0];
	} elseif ( $known[2] < time() ) {
		// For the next minute, other visitors do not fetch it too.
		set_transient( content_key( $address ), array( $known[0], $known[1], time() + PAUSE ), KEPT );
		refresh_later( $address );
	}
	return array_slice( $known, 0, 2 );
}

/** Returns the key of the transient that keeps content: shadow root, replies, and the time until which it is fresh. */
function content_key( string $address ): string {
	return SETTINGS . '_' . md5( VERSION . $address );
}

/** Returns the address of the content, as in the script; nothing if the API is not on the host of the marketplace. */
function fragment_address( string $tag, array $attributes ): string {
	$settings = settings();
	if ( $settings['api_host'] && $settings['api_host'] !== $settings['storefront'] ) {
		return '';
	}
	// Does not change the content.
	unset( $attributes['loading'] );
	$query = $attributes + array( 'data-locale' => get_bloginfo( 'language' ) );
	foreach ( script_attributes() as $name => $value ) {
		if ( 0 === strpos( $name, 'data-' ) ) {
			$query[ $name ] = (string) $value;
		}
	}
	ksort( $query, SORT_STRING );
	return $settings['storefront'] . "/render/$tag?" . http_build_query( $query, '', '&' );
}

/** Fetches content and keeps it. If there is none, the known content stays for a while. */
function fetched_content( string $address, array $known = array( '', '' ) ): array {
	$answer = wp_safe_remote_get( $address, array( 'timeout' => PATIENCE, 'limit_response_size' => MB_IN_BYTES ) );
	$given  = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ) ) : null;
	$new    = is_string( $given->html ?? null ) && is_array( $given->styles ?? null )
		? array( shadow_html( $given ), replies_html( $given ), time() + FRESH )
		: array( $known[0], $known[1], time() + PAUSE );
	set_transient( content_key( $address ), $new, '' === $new[0] ? PAUSE : KEPT );
	return $new;
}

/** Returns the content as a declarative shadow root, in which Cloudflare does not hide e-mail addresses. */
function shadow_html( object $given ): string {
	$css = str_replace( '</', '<\\/', implode( "\n", $given->styles ) );
	return "<template shadowrootmode=\"open\"><style>$css</style><!--email_off-->{$given->html}<!--/email_off--></template>";
}

/** Returns the replies of the content, so that browsers do not request them. */
function replies_html( object $given ): string {
	return sprintf(
		'<script type="application/json" data-trade-replies="%s">%s</script>',
		esc_attr( settings()['storefront'] ),
		wp_json_encode( $given->replies ?? new \stdClass(), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
	);
}

/** Fetches content again after the visitor has the page. */
function refresh_later( string $address ): void {
	add_action(
		'shutdown',
		function () use ( $address ) {
			if ( function_exists( 'fastcgi_finish_request' ) ) {
				fastcgi_finish_request();
			}
			$known = get_transient( content_key( $address ) );
			fetched_content( $address, is_array( $known ) ? $known : array( '', '' ) );
		}
	);
}

/** Keeps WordPress from changing quotation marks in the content, because hydration needs it unchanged. */
function leave_content_alone( array $tags ): array {
	return array_merge( $tags, array( 'template' ) );
}

/** Returns the link that visitors see until the element has loaded, or without scripts. */
function link_html( array $element, array $values, string $text ): string {
	if ( ! isset( $element['link'] ) ) {
		return '';
	}
	$paths = $element['link']['paths'];
	$path  = preg_replace_callback(
		'/\{([\w-]+)\}/',
		function ( array $named ) use ( $element, $values ) {
			return rawurlencode( $values[ $named[1] ] ?? $element['attributes'][ $named[1] ]['default'] ?? '' );
		},
		$paths[ $values['kind'] ?? '' ] ?? $paths['']
	);
	$text  = '' === trim( $text ) ? $element['link']['text'] : trim( $text );
	return sprintf( '<a href="%s">%s</a>', esc_url( settings()['storefront'] . $path ), esc_html( $text ) );
}

/** Returns our own script tag in place of that of WordPress. */
function script_tag( string $html, string $handle ): string {
	return SCRIPT === $handle ? wp_get_script_tag( script_attributes() ) : $html;
}

/** Returns the attributes of the script tag, with the settings for all elements. */
function script_attributes(): array {
	$settings   = settings();
	$attributes = array(
		'type'            => 'module',
		'id'              => SCRIPT . '-js',
		'src'             => script_address( $settings ),
		'integrity'       => $settings['integrity'],
		// The browser checks a file of another origin only if it is requested with CORS.
		'crossorigin'     => $settings['integrity'] ? 'anonymous' : '',
		'data-api-host'   => $settings['api_host'] ? $settings['api_host'] : $settings['storefront'],
		'data-storefront' => $settings['storefront'],
		'data-theme'      => $settings['theme'],
	);
	/**
	 * Filters the attributes of the script tag, to add `data-*` settings for all elements.
	 *
	 * @param array $attributes The values by name.
	 */
	return apply_filters( 'trade_widgets_script', array_filter( $attributes ) );
}

/** Passes the elements to the script of the editor. */
function tell_editor(): void {
	wp_add_inline_script( EDITOR, 'var tradeWidgetsElements = ' . wp_json_encode( elements() ), 'before' );
}

/** Adds a category for our blocks. */
function add_category( array $categories ): array {
	$categories[] = array(
		'slug'  => 'trade-widgets',
		'title' => __( '{words.name}', 'trade-widgets' ),
	);
	return $categories;
}

/** Returns the settings. Each is a text, empty until it is set. */
function settings(): array {
	$names = array( 'storefront', 'api_host', 'script', 'integrity', 'theme' );
	return array_merge( array_fill_keys( $names, '' ), (array) get_option( SETTINGS, array() ) );
}

/** Returns the address of the script. */
function script_address( array $settings ): string {
	return $settings['script'] ? $settings['script'] : $settings['storefront'] . '/trade-widgets.js';
}

/** Registers the fields of the settings page. */
function register_settings(): void {
	$fields = array(
		'storefront' => array(
			__( '{words.marketplace}', 'trade-widgets' ),
			__( '{words.marketplaceHelp}', 'trade-widgets' ),
		),
		'api_host'   => array(
			__( '{words.apiHost}', 'trade-widgets' ),
			__( '{words.apiHostHelp}', 'trade-widgets' ),
		),
		'script'     => array(
			__( '{words.script}', 'trade-widgets' ),
			__( '{words.scriptHelp}', 'trade-widgets' ),
		),
		'theme'      => array(
			__( '{words.colours}', 'trade-widgets' ),
			__( '{words.coloursHelp}', 'trade-widgets' ),
		),
	);
	register_setting( SETTINGS, SETTINGS, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitized' ) );
	add_settings_section( 'all', '', '__return_null', SETTINGS );
	foreach ( $fields as $name => list( $label, $description ) ) {
		$field = array(
			'name'        => $name,
			'label_for'   => "trade-widgets-$name",
			'description' => $description,
		);
		add_settings_field( $name, $label, __NAMESPACE__ . '\print_field', SETTINGS, 'all', $field );
	}
}

/** Prints a field with its description. */
function print_field( array $field ): void {
	$settings = settings();
	$about    = sprintf(
		'id="%1$s" name="%2$s[%3$s]" aria-describedby="%1$s-description"',
		esc_attr( $field['label_for'] ),
		SETTINGS,
		esc_attr( $field['name'] )
	);
	if ( 'theme' === $field['name'] ) {
		$themes = array(
			''      => __( '{words.automatic}', 'trade-widgets' ),
			'light' => __( '{words.light}', 'trade-widgets' ),
			'dark'  => __( '{words.dark}', 'trade-widgets' ),
		);
		echo "<select $about>"; // phpcs:ignore WordPress.Security.EscapeOutput
		foreach ( $themes as $theme => $name ) {
			printf( '<option value="%s"%s>%s</option>', esc_attr( $theme ), selected( $settings['theme'], $theme, false ), esc_html( $name ) );
		}
		echo '</select>';
	} else {
		printf(
			'<input type="url" class="regular-text code" %s value="%s"%s>',
			$about, // phpcs:ignore WordPress.Security.EscapeOutput
			esc_attr( $settings[ $field['name'] ] ),
			'storefront' === $field['name'] ? ' required' : ''
		);
	}
	printf( '<p class="description" id="%s-description">%s</p>', esc_attr( $field['label_for'] ), esc_html( $field['description'] ) );
	if ( 'script' === $field['name'] && $settings['integrity'] ) {
		printf( '<p>%s <code>%s</code></p>', esc_html__( '{words.checkedBy}', 'trade-widgets' ), esc_html( $settings['integrity'] ) );
	}
}

/** Returns the settings for storage. A fixed version without a checksum is refused: the old script stays. */
function sanitized( $given ): array {
	$given = (array) $given;
	$old   = settings();
	$new   = array(
		'integrity' => '',
		'theme'     => in_array( $given['theme'] ?? '', array( 'light', 'dark' ), true ) ? $given['theme'] : '',
	);
	foreach ( array( 'storefront', 'api_host', 'script' ) as $name ) {
		$new[ $name ] = untrailingslashit( esc_url_raw( trim( $given[ $name ] ?? '' ), array( 'https', 'http' ) ) );
	}
	if ( ! preg_match( '#[/@]\d+\.\d+\.\d+/[^/?\#]+$#', $new['script'] ) ) {
		return $new;
	}
	$new['integrity'] = published_integrity( $new['script'] );
	if ( '' === $new['integrity'] ) {
		$new['script']    = $old['script'];
		$new['integrity'] = $old['integrity'];
		/* translators: %s: an address. */
		$text = __( '{words.noChecksum}', 'trade-widgets' );
		add_settings_error( SETTINGS, 'integrity', sprintf( $text, dirname( $given['script'] ) . '/sri.json' ) );
	}
	return $new;
}

/** Returns the checksum published beside a script, or nothing. */
function published_integrity( string $script ): string {
	$answer = wp_safe_remote_get( dirname( $script ) . '/sri.json' );
	$sums   = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : array();
	$sum    = $sums[ basename( $script ) ] ?? '';
	return is_string( $sum ) && preg_match( '#^sha384-[A-Za-z0-9+/]{64}$#', $sum ) ? $sum : '';
}

/** Adds the settings page below 'Settings'. */
function add_page(): void {
	$name = __( '{words.name}', 'trade-widgets' );
	add_options_page( $name, $name, 'manage_options', SETTINGS, __NAMESPACE__ . '\print_page' );
}

/** Prints the settings page. */
function print_page(): void {
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form method="post" action="options.php">';
	settings_fields( SETTINGS );
	do_settings_sections( SETTINGS );
	submit_button();
	echo '</form></div>';
}

/** Shows a notice on the plugins page while the address of the marketplace is missing. */
function ask_for_settings(): void {
	if ( 'plugins' !== get_current_screen()->id || '' !== settings()['storefront'] || ! current_user_can( 'manage_options' ) ) {
		return;
	}
	printf(
		'<div class="notice notice-warning"><p>%s <a href="%s">%s</a></p></div>',
		esc_html__( '{words.needsMarketplace}', 'trade-widgets' ),
		esc_url( menu_page_url( SETTINGS, false ) ),
		esc_html__( '{words.settings}', 'trade-widgets' )
	);
}

/** Makes WordPress delete the settings with the plugin. */
function clean_up_later(): void {
	register_uninstall_hook( __FILE__, __NAMESPACE__ . '\clean_up' );
}

/** Deletes the settings. */
function clean_up(): void {
	delete_option( SETTINGS );
}
