"""Answers what a progress dialog shows, read from outside over the accessibility bus, and presses its buttons.

Usage: gauge_state.py FIFO. Each line of the pipe is a request in JSON, each answered by a line of JSON:
{"program": NAME} by title, text, percentage, left, and a sum of the display's pixels, null where no window of the program is;
{"program": NAME, "press": LABEL} by whether there was such a button, and it could be pressed.
"""

import hashlib
import json
import sys

import gi
gi.require_version("Gdk", "3.0")
import pyatspi
from gi.repository import Gdk


def find_window(name):
    desktop = pyatspi.Registry.getDesktop(0)
    desktop.clearCache()
    for program in desktop:
        if program is not None and program.name == name:
            for window in program:
                if window is not None:
                    return window
    return None


def descendants(node):
    for child in node:
        if child is not None:
            yield child
            yield from descendants(child)


def picture():
    screen = Gdk.get_default_root_window()
    pixels = Gdk.pixbuf_get_from_window(screen, 0, 0, screen.get_width(), screen.get_height())
    return hashlib.md5(pixels.read_pixel_bytes().get_data()).hexdigest()


def look(window):
    state = {"title": window.name, "text": "", "percentage": None, "left": False, "picture": picture()}
    labels = []
    for node in descendants(window):
        role = node.getRole()
        if role == pyatspi.ROLE_PROGRESS_BAR:
            state["percentage"] = round(node.queryValue().currentValue * 100)
        elif role == pyatspi.ROLE_LABEL and node.parent.getRole() != pyatspi.ROLE_PUSH_BUTTON:
            labels.append(node.name)
    state["left"] = any(label.startswith("Time remaining") for label in labels)
    state["text"] = next((label for label in labels if not label.startswith("Time remaining")), "")
    return state


def press(window, label):
    for node in descendants(window):
        if node.getRole() == pyatspi.ROLE_PUSH_BUTTON and label in node.name:
            if node.getState().contains(pyatspi.STATE_SENSITIVE) and node.getState().contains(pyatspi.STATE_VISIBLE):
                return bool(node.queryAction().doAction(0))
    return False


def answer(request):
    try:
        window = find_window(request["program"])
        if "press" in request:
            return window is not None and press(window, request["press"])
        return None if window is None else look(window)
    except Exception:  # The window may go while it is being looked at.
        return None


with open(sys.argv[1]) as requests:
    for line in requests:
        print(json.dumps(answer(json.loads(line))), flush=True)
