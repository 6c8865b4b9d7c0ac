#!/usr/bin/python3
# A browser for WebKitWebDriver that prints what pages write to their console, and their uncaught errors. WebKit's own
# MiniBrowser prints none of it: its automated pages are private.
#
#   browser.py <width> <height> <light|dark> <motion|still> <script that runs in every page first>
import os
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

width, height, scheme, motion, script = sys.argv[1:]
look = Gtk.Settings.get_default()
look.props.gtk_application_prefer_dark_theme = scheme == 'dark'
look.props.gtk_enable_animations = motion == 'motion'

home = os.environ['HOME']
store = WebKit2.WebsiteDataManager(base_data_directory=home, base_cache_directory=f'{home}/cache')
context = WebKit2.WebContext(website_data_manager=store)
context.set_automation_allowed(True)
context.set_preferred_languages(['en-GB'])
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)
first = WebKit2.UserContentManager()
first.add_script(WebKit2.UserScript(
    script, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START))


def open_window(opener=None):
    source = {'related_view': opener} if opener else {'web_context': context}
    view = WebKit2.WebView(settings=settings, user_content_manager=first, is_controlled_by_automation=True, **source)
    window = Gtk.Window(decorated=False, default_width=int(width), default_height=int(height), child=view)
    window.show_all()
    view.connect('create', lambda view, _: open_window(view))
    view.connect('close', lambda _: window.destroy())
    view.connect('web-process-terminated', lambda _, reason: print('CONSOLE ERROR The page crashed', reason, flush=True))
    return view


def begin(_, session):
    application = WebKit2.ApplicationInfo()
    application.set_name('WebKitGTK')
    application.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(application)
    session.connect('create-web-view', lambda _: open_window())


context.connect('automation-started', begin)
Gtk.main()
