#!/usr/bin/env python3
import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Headway", "1")
from gi.repository import Gtk, Headway
bar = Headway.LinearProgressView(progress=0.25, theme=Headway.Theme.CLASSIC)
print(bar.get_progress())
