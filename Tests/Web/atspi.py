#!/usr/bin/python3
"""What Firefox tells assistive technology on Linux, as JSON. usage: dbus-run-session atspi.py ADDRESS SCRIPT WANTED

Waits for what is wanted, and prints what there is. Where there is no value Firefox tells one of its own, which is left out."""
import json
import os
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi  # noqa: E402

import browsers  # noqa: E402
import display  # noqa: E402

WANTED = {Atspi.Role.PROGRESS_BAR, Atspi.Role.PUSH_BUTTON}


def walk(node, depth=0):
    if node is None or depth > 40:
        return
    yield node
    for i in range(node.get_child_count()):
        yield from walk(node.get_child_at_index(i), depth + 1)


def read():
    found = []
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(i)
        if application is None or "irefox" not in (application.get_name() or ""):
            continue
        documents = [n for n in walk(application) if n.get_role() == Atspi.Role.DOCUMENT_WEB and n.get_name() == "Headway"]
        for node in (n for document in documents for n in walk(document) if n.get_role() in WANTED):
            is_busy = node.get_state_set().contains(Atspi.StateType.BUSY)
            value = None if is_busy else node.get_value_iface()
            found.append([node.get_role_name(), node.get_name(), round(value.get_current_value(), 3) if value else None, is_busy])
    return found


def main():
    address, script, wanted = sys.argv[1:]
    with display.Display() as screen:
        environment = {**screen.environment, "GNOME_ACCESSIBILITY": "1", "DBUS_SESSION_BUS_ADDRESS": os.environ["DBUS_SESSION_BUS_ADDRESS"]}
        Atspi.init()
        with browsers.Firefox(environment, headless=False, preferences={"accessibility.force_disabled": -1}) as browser:
            browser.goto(f"{address}/Tests/Web/plain.html")
            browsers.wait_for(lambda: browser.run("return !!window.isReady"), "the page")
            browser.run(script)
            end = time.monotonic() + browsers.PATIENCE
            while time.monotonic() < end:
                found = read()
                if found == json.loads(wanted):
                    break
                time.sleep(0.2)
            print(json.dumps(found))


main()
