#!/usr/bin/python3
"""A window with a WebKitGTK view and nothing else, for WebKitWebDriver: it can be as narrow as a phone."""
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# The driver silences its browser; the console goes to a file instead.
console = os.open(os.environ["CONSOLE_FILE"], os.O_WRONLY | os.O_APPEND)
os.dup2(console, 1)
os.dup2(console, 2)

context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)
context.set_preferred_languages([os.environ["LANGUAGE_TAG"]])
settings = WebKit2.Settings(
    enable_write_console_messages_to_stdout=True,
    # Without a graphics processor, its emulation takes half of the processor time.
    hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
)
view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
view.set_size_request(1, 1)
window = Gtk.Window()
window.set_default_size(1280, 900)
window.add(view)


def begin(_context, session):
    about = WebKit2.ApplicationInfo()
    about.set_name("webkit-view")
    session.set_application_info(about)
    session.connect("create-web-view", lambda _session: view)
    session.connect("will-close", lambda _session: Gtk.main_quit())


context.connect("automation-started", begin)
view.connect("close", lambda _view: Gtk.main_quit())
window.connect("destroy", lambda _window: Gtk.main_quit())
window.show_all()
Gtk.main()
