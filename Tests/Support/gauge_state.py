"""Writes what a progress dialog shows once it has settled, read from outside over the accessibility bus.

Usage: gauge_state.py PROGRAM SECONDS [BUTTON]. One line of JSON: title, text, percentage, ok, left; `null` where no window
of the program appears in time. A state has settled when it was the same for half a second. A button whose label is given is then pressed.
"""

import json
import sys
import time

import pyatspi


def find_window(name):
    for program in pyatspi.Registry.getDesktop(0):
        if program is not None and program.name == name:
            program.clearCache()
            for window in program:
                if window is not None:
                    return window
    return None


def descendants(node):
    for child in node:
        if child is not None:
            yield child
            yield from descendants(child)


def look(window):
    state = {"title": window.name, "text": None, "percentage": None, "ok": "absent", "left": False}
    for node in descendants(window):
        role, states = node.getRole(), node.getState()
        if role == pyatspi.ROLE_PROGRESS_BAR:
            state["percentage"] = round(node.queryValue().currentValue * 100)
        elif role == pyatspi.ROLE_PUSH_BUTTON and states.contains(pyatspi.STATE_VISIBLE):
            if "OK" in node.name:
                state["ok"] = "on" if states.contains(pyatspi.STATE_SENSITIVE) else "off"
        elif role == pyatspi.ROLE_LABEL and node.parent.getRole() != pyatspi.ROLE_PUSH_BUTTON:
            if node.name.startswith("Time remaining"):
                state["left"] = True
            elif state["text"] is None:
                state["text"] = node.name
    return state


def settled(name, seconds):
    deadline = time.monotonic() + seconds
    state, since = None, time.monotonic()
    while time.monotonic() < deadline:
        try:
            window = find_window(name)
            now = look(window) if window is not None else None
        except Exception:  # The window may go while it is being looked at.
            now = None
        if now != state or now is None:
            state, since = now, time.monotonic()
        elif time.monotonic() - since > 0.5:
            return state
        time.sleep(0.1)
    return state


def press(name, label):
    window = find_window(name)
    for node in descendants(window) if window is not None else ():
        if node.getRole() == pyatspi.ROLE_PUSH_BUTTON and label in node.name:
            node.queryAction().doAction(0)
            return


print(json.dumps(settled(sys.argv[1], float(sys.argv[2]))), flush=True)
if len(sys.argv) > 3:
    press(sys.argv[1], sys.argv[3])
