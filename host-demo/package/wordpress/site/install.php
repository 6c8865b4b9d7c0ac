<?php
// Fills the empty database: an administrator and an author, without avatars from another host.
define( 'WP_INSTALLING', true );
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';

$password = getenv( 'SITE_PASSWORD' );
$admin    = wp_install( 'Kedah Pumps', 'admin', 'admin@kedah-pumps.example', false, '', $password );
$author   = wp_insert_user(
	array(
		'user_login' => 'author',
		'user_email' => 'author@kedah-pumps.example',
		'user_pass'  => $password,
		'role'       => 'author',
	)
);
update_option( 'show_avatars', 0 );
foreach ( array( $admin['user_id'], $author ) as $user ) {
	// The guide has pictures from another host too.
	update_user_meta( $user, 'wp_persisted_preferences', array( 'core/edit-post' => array( 'welcomeGuide' => false ) ) );
}
