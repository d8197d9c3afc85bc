"""A window whose whole area is a link to be dragged away. usage: drag_source.py TEXT"""

import sys

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

Gtk.init()
window = Gtk.Window(title="Link", default_width=120, default_height=80, child=Gtk.Label(label="Link"))
source = Gtk.DragSource()
source.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(sys.argv[1]))
window.get_child().add_controller(source)
window.present()
GLib.MainLoop().run()
