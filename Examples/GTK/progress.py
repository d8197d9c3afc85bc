#!/usr/bin/env python3
"""Headway's GTK widgets from Python: a bar that fills, and a download that is pressed.

Needs python3-gi, gir1.2-gtk-4.0 and libheadway-gtk.so (swift build --product headway-gtk).
Usage: progress.py path/to/libheadway-gtk.so
"""

import ctypes
import pathlib
import sys

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402  (the version has to be chosen first)

# Registers the widgets' types; from then on GtkBuilder and GObject know them by name.
ctypes.CDLL(sys.argv[1]).headway_gtk_init()

builder = Gtk.Builder.new_from_file(str(pathlib.Path(__file__).with_name("window.ui")))
window, bar, download = (builder.get_object(name) for name in ("window", "bar", "download"))
loop = GLib.MainLoop()


def advance():
    bar.props.progress = min(1, bar.props.progress + 0.1)
    return bar.props.progress < 1


def pressed(view):
    view.props.state = "running" if view.props.state.value_nick == "initial" else "initial"
    print("pressed, now", view.props.state.value_nick, flush=True)


bar.connect("completed", lambda bar: print("completed", flush=True))
download.connect("activate", pressed)
window.connect("close-request", lambda window: loop.quit())
GLib.timeout_add(100, advance)
window.present()
print("shown", type(bar).__name__, flush=True)
loop.run()
