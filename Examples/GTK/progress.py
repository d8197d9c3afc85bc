#!/usr/bin/env python3
"""Headway's GTK widgets from Python: a row of one's own from a template, a bar that a slider moves, a download that is pressed.

Needs python3-gi, gir1.2-gtk-4.0 and gir1.2-headway-1.
"""

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Headway", "1")
from gi.repository import GLib, GObject, Gtk, Headway  # noqa: E402  (the versions have to be chosen first)

Gtk.init()
Headway.init()


@Gtk.Template(string="""
<interface>
  <template class="TransferRow" parent="GtkBox">
    <property name="spacing">12</property>
    <child><object class="HeadwayDownloadView" id="download"><signal name="activate" handler="pressed"/></object></child>
    <child><object class="HeadwayLinearProgressView" id="bar">
      <property name="hexpand">true</property><property name="valign">center</property>
    </object></child>
  </template>
</interface>
""")
class TransferRow(Gtk.Box):
    """One transfer: what it does, and how far it is."""

    __gtype_name__ = "TransferRow"
    bar = Gtk.Template.Child()
    download = Gtk.Template.Child()

    @Gtk.Template.Callback()
    def pressed(self, view):
        is_new = view.props.state == Headway.DownloadState.INITIAL
        view.props.state = Headway.DownloadState.RUNNING if is_new else Headway.DownloadState.INITIAL
        print("pressed, now", view.props.state.value_nick, flush=True)


class Ring(Headway.CircularProgressView):
    """A ring that tells when it is full."""

    __gtype_name__ = "ExampleRing"

    def __init__(self, **properties):
        super().__init__(**properties)
        self.connect("completed", lambda ring: print("completed", flush=True))


row, ring = TransferRow(), Ring(theme=Headway.Theme.CLASSIC)
slider = Gtk.Scale.new_with_range(Gtk.Orientation.HORIZONTAL, 0, 1, 0.01)
both_ways = GObject.BindingFlags.BIDIRECTIONAL | GObject.BindingFlags.SYNC_CREATE
slider.props.adjustment.bind_property("value", row.bar, "progress", both_ways)
row.bar.bind_property("progress", ring, "progress", GObject.BindingFlags.SYNC_CREATE)
box = Gtk.Box(orientation=Gtk.Orientation.VERTICAL, spacing=12)
for widget in (row, ring, slider):
    box.append(widget)
window = Gtk.Window(title="Headway sample", child=box, default_width=320)
loop = GLib.MainLoop()


def advance():
    row.bar.props.progress += 0.15
    return row.bar.props.progress < 1


window.connect("close-request", lambda window: loop.quit())
GLib.timeout_add(100, advance)
window.present()
print("shown", type(row.bar).__name__, flush=True)
loop.run()
print("slider at", slider.get_value(), flush=True)
