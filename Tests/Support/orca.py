"""Runs a program beside Orca, on a bus of their own, and writes what Orca says: one line an utterance.

usage: orca.py PROGRAM ARGUMENT...      DISPLAY names a display with a window manager
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Orca's debug file is written in blocks: without this the last words are missing.
LINE_BUFFERED = "import orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n"
STARTED = re.compile("SPEECH OUTPUT|EVENT MANAGER: Activated")
SAID = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\{| |$)", re.MULTILINE)


def wait(what, seconds, condition):
    deadline = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > deadline:
            sys.exit(f"orca.py: {what} not within {seconds} s")
        time.sleep(0.05)


def text(path):
    try:
        with open(path, errors="replace") as file:
            return file.read()
    except FileNotFoundError:
        return ""


def start(home, started):
    """Starts a bus and Orca; answers with the environment for a program and Orca's log."""
    environment = {k: v for k, v in os.environ.items() if k not in ("WAYLAND_DISPLAY", "NO_AT_BRIDGE", "GTK_A11Y")}
    environment.update(HOME=home, XDG_RUNTIME_DIR=home, GSETTINGS_BACKEND="memory", LC_ALL="C.UTF-8", GDK_BACKEND="x11")
    bus = subprocess.Popen(["dbus-daemon", "--session", "--nofork", "--print-address=1"], env=environment,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True)
    started.append(bus)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.stdout.readline().strip()
    # Toolkits look for readers only where the bus says that there may be some.
    subprocess.run(["gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus", "--method",
                    "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", "IsEnabled", "<true>"],
                   env=environment, check=True, stdout=subprocess.DEVNULL)
    folder = os.path.join(home, ".local/share/orca")
    os.makedirs(folder)
    with open(os.path.join(folder, "orca-customizations.py"), "w") as file:
        file.write(LINE_BUFFERED)
    log = os.path.join(home, "orca.log")
    # A user has one Orca; in a name space of processes it sees no other.
    alone = ["unshare", "--pid", "--fork", "--mount-proc"] if os.geteuid() == 0 else []
    started.append(subprocess.Popen([*alone, "orca", f"--debug-file={log}"], env=environment, stdout=subprocess.DEVNULL,
                                    stderr=subprocess.DEVNULL, start_new_session=True))
    wait("Orca's start", 60, lambda: STARTED.search(text(log)))
    time.sleep(2)
    return environment, log


def main(words):
    home, started = tempfile.mkdtemp(prefix="headway-orca-"), []
    try:
        environment, log = start(home, started)
        before = len(text(log))
        program = subprocess.Popen(words, env=environment, start_new_session=True)
        started.append(program)
        program.wait(timeout=60)
        time.sleep(1.5)
        for utterance in SAID.findall(text(log)[before:]):
            print(utterance.strip())
    finally:
        for process in reversed(started):
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
        time.sleep(0.3)
        for process in reversed(started):
            try:
                os.killpg(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
        shutil.rmtree(home, ignore_errors=True)


main(sys.argv[1:])
