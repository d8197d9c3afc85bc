"""Uses a program's window over the accessibility bus, by the names that a screen reader reads.

usage: press.py PROGRAM STEP...
A step is a verb and the beginning of a name: `press:NAME` invokes the control's action once there is one, `wait:NAME` waits for what
goes by the name, `gone:NAME` for its going, and `tell:NAME` writes role, name and description of all that go by it. Each step that is done is
written; the first that takes more than 40 seconds ends the script with 1.
"""

import sys
import time

import pyatspi
from gi.repository import GLib


def walk(node):
    try:
        # What is hidden is none of a user's.
        if node.getState().contains(pyatspi.STATE_VISIBLE) or node.getRole() == pyatspi.ROLE_APPLICATION:
            yield node
            for child in node:
                if child is not None:
                    yield from walk(child)
    except (GLib.GError, LookupError, NotImplementedError):
        # It went away while it was looked at.
        return


def find(program, name):
    return [node for root in pyatspi.Registry.getDesktop(0) if root is not None and root.name == program
            for node in walk(root) if node.name.startswith(name) and node.getRole() != pyatspi.ROLE_APPLICATION]


def done(verb, nodes):
    if verb == "gone" or not nodes:
        return verb == "gone" and not nodes
    if verb == "press":
        return nodes[0].queryAction().doAction(0)
    if verb == "tell":
        for node in nodes:
            print(node.getRoleName(), node.name, node.description, sep="|", flush=True)
    return True


def main(program, steps):
    for step in steps:
        verb, name = step.split(":", 1)
        deadline = time.monotonic() + 300
        while True:
            try:
                if done(verb, find(program, name)):
                    break
            except (GLib.GError, LookupError, NotImplementedError):
                pass
            if time.monotonic() > deadline:
                sys.exit(f"press.py: {step} was not possible")
            time.sleep(0.05)
        print(step, flush=True)


main(sys.argv[1], sys.argv[2:])
