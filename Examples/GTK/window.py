#!/usr/bin/env python3
"""A window with a bar that fills. Needs python3-gi, gir1.2-gtk-4.0 and gir1.2-headway-1."""
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Headway", "1")
from gi.repository import GLib, Gtk, Headway


def activate(application):
    bar = Headway.LinearProgressView(label="Copying", animated=True)
    bar.connect("completed", lambda bar: application.quit())
    window = Gtk.ApplicationWindow(application=application, title="Copying", child=bar, default_width=320)
    window.present()

    def step():
        bar.props.progress += 0.1
        return bar.props.progress < 1
    GLib.timeout_add(200, step)


application = Gtk.Application()
application.connect("activate", activate)
application.run()
print("completed")
