"""What a Python program may do with the GTK library beyond its example: run the example, then try threads, clamping and names.

usage: gtk_library.py Examples/GTK/progress.py
"""

import re
import runpy
import subprocess
import sys
import threading

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Headway", "1")
from gi.repository import GLib, GObject, Gtk, Headway  # noqa: E402

TOUCHED = """
import gi, sys, threading
gi.require_version("Gtk", "4.0"); gi.require_version("Headway", "1")
from gi.repository import Gtk, Headway
Gtk.init(); bar = Headway.LinearProgressView(progress=0.25)
def touch():
    bar.set_progress(0.7); bar.props.progress = 0.6; bar.props.progress; bar.set_fraction(0.9); bar.pulse(); made.append(Headway.DownloadView())
made = []; thread = threading.Thread(target=touch, name="worker"); thread.start(); thread.join()
made[0].set_state(Headway.DownloadState.RUNNING)
print("went on", bar.get_progress(), made[0].get_state().value_nick)
"""


def check(found, wanted, what):
    if found != wanted:
        sys.exit(f"{what} is {found!r}, not {wanted!r}")


def try_other_threads():
    """A mistake of the program's: a critical message that names function and thread, and the program goes on."""
    run = subprocess.run([sys.executable, "-c", TOUCHED], capture_output=True, text=True)
    check(run.stdout, "went on 0.25 running\n", "what the program said after touching widgets from another thread")
    for name in ("headway_linear_progress_view_set_progress", "setting HeadwayLinearProgressView:progress",
                 "reading HeadwayLinearProgressView:progress", "g_object_new", "gtk_progress_bar_set_fraction",
                 "gtk_progress_bar_pulse"):
        if not re.search(f"Headway-CRITICAL.*{name} was called on thread [0-9]+", run.stderr):
            sys.exit(f"no critical message names {name}:\n{run.stderr}")


def try_values():
    bar = Headway.LinearProgressView(progress=7)
    check(bar.props.progress, 1, "a progress of 7")
    bar.set_progress(-1)
    check(bar.get_progress(), 0, "a progress of -1")
    bar.set_fraction(0.5)
    bar.set_fraction(float("nan"))
    check([bar.get_progress(), bar.get_fraction()], [0.5, 0.5], "a fraction that is no number")
    bar.props.theme = Headway.Theme.CLASSIC
    check(bar.get_theme(), Headway.Theme.CLASSIC, "the theme that was set")
    specification = GObject.list_properties(Headway.CircularProgressView)
    nicks = {p.name: (p.nick, p.blurb) for p in specification}
    check(nicks["hides-when-stopped"], ("Hides when stopped", "Whether it hides when its animation is stopped"), "its nick")
    bar.set_orientation(Gtk.Orientation.VERTICAL)
    check([bar.measure(o, -1)[1] for o in (Gtk.Orientation.HORIZONTAL, Gtk.Orientation.VERTICAL)], [4, 150], "its size")


def run_example():
    """The example runs until its bar is full; then its window is closed."""
    GLib.timeout_add(2500, lambda: [w.close() for w in Gtk.Window.get_toplevels()] and False)
    runpy.run_path(sys.argv[1], run_name="__main__")


Gtk.init()
try_other_threads()
try_values()
run_example()
print("done")
