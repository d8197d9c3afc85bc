"""Reads the accessibility tree of a program by its name, from outside, and writes what a screen reader would find.

Usage: accessible_tree.py PROGRAM. One line a progress bar or button: role, name, value or -, busy or idle, actions. Then a line
`value V` whenever the value of the button that stops a download changes, until it has changed three times; then its action is
invoked and `invoked NAME` is written.
"""

import sys
import time

import pyatspi


def find_program(name, deadline):
    while time.monotonic() < deadline:
        for program in pyatspi.Registry.getDesktop(0):
            if program is not None and program.name == name:
                return program
        time.sleep(0.05)
    sys.exit(f"no program {name}")


def progress_bars(node):
    if node.getRole() in (pyatspi.ROLE_PROGRESS_BAR, pyatspi.ROLE_PUSH_BUTTON):
        yield node
    for child in node:
        if child is not None:
            yield from progress_bars(child)


def value(node):
    try:
        return node.queryValue().currentValue
    except NotImplementedError:
        return None


def actions(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [action.getName(index) for index in range(action.nActions)]


def running(bars):
    return next((bar for bar in bars if bar.name.startswith("Stop download")), None)


def main():
    deadline = time.monotonic() + 300
    program = find_program(sys.argv[1], deadline)
    bars = []
    while (download := running(bars)) is None or len(bars) < 3:
        if time.monotonic() > deadline:
            sys.exit(f"no running download among {[bar.name for bar in bars]}")
        bars = list(progress_bars(program))
        time.sleep(0.05)
    for bar in bars:
        busy = bar.getState().contains(pyatspi.STATE_BUSY)
        number = value(bar)
        print(bar.getRoleName(), bar.name, "-" if number is None else f"{number:.2f}", "busy" if busy else "idle",
              ",".join(actions(bar)), sep="|", flush=True)
    changes, last = 0, value(download)
    while changes < 3 and time.monotonic() < deadline:
        now = value(download)
        if now != last:
            changes, last = changes + 1, now
            print(f"value {now:.2f}", flush=True)
        time.sleep(0.02)
    action = download.queryAction()
    print(f"invoked {action.getName(0)}", flush=True)
    action.doAction(0)


main()
