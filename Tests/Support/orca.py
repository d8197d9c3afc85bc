"""Runs a program beside Orca, on a bus of their own, and writes what Orca says: one line an utterance.

usage: orca.py STEPS PROGRAM ARGUMENT...      DISPLAY names a display with a window manager

STEPS is a JSON array of [LINE, UTTERANCE]: the line is given to the program as input (none where it is empty), and the next
step is taken once Orca has said something that begins with the utterance (at once where that is empty). After the last
step the program is ended.
"""

import json
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
# The last that it does before it waits for events, and the first that shows that it listens to values.
STARTED = ("EVENT MANAGER: Activated", "registering listener for: object:property-change:accessible-value")
# A busy machine is no fault.
PATIENCE = 240
SAID = re.compile(r"SPEECH OUTPUT: '(.*?)'(?:\{| |$)", re.MULTILINE)


def wait(what, condition):
    """Waits until something is so; answers with what it is."""
    deadline = time.monotonic() + PATIENCE
    while not (found := condition()):
        if time.monotonic() > deadline:
            sys.exit(f"orca.py: {what} not within {PATIENCE} s")
        time.sleep(0.05)
    return found


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
    wait("Orca's start", lambda: all(sign in text(log) for sign in STARTED))
    return environment, log


def utterances(log):
    """What was said, without the last line while it is being written."""
    return [match.strip() for match in SAID.findall(text(log).rpartition("\n")[0])]


def take(steps, program, log, position):
    """Takes one step after the other, each once the one before was heard."""
    for line, wanted in steps:
        if line:
            program.stdin.write(line + "\n")
            program.stdin.flush()
        if wanted:
            def heard():
                said = enumerate(utterances(log)[position:], position + 1)
                return next((after for after, words in said if words.startswith(wanted)), 0)
            position = wait(f"“{wanted}” after {utterances(log)[position:]}", heard)


def main(steps, *words):
    home, started = tempfile.mkdtemp(prefix="headway-orca-"), []
    try:
        environment, log = start(home, started)
        before = len(utterances(log))
        program = subprocess.Popen(words, env=environment, stdin=subprocess.PIPE, text=True, start_new_session=True)
        started.append(program)
        try:
            take(json.loads(steps), program, log, before)
        finally:
            for utterance in utterances(log)[before:]:
                print(utterance)
    finally:
        for process in reversed(started):
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass
        for process in reversed(started):
            try:
                process.wait(2)
            except subprocess.TimeoutExpired:
                os.killpg(process.pid, signal.SIGKILL)
        shutil.rmtree(home, ignore_errors=True)


main(*sys.argv[1:])
