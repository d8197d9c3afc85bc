#!/usr/bin/env python3
"""Runs a program, and ends it and all that it started when the standard input closes: no test leaves one behind, however it ends."""
import os
import signal
import subprocess
import sys
import threading

# Threads of a test runner may start this with every signal blocked, which a child would inherit.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
# A group of their own, so that all of it can be ended.
try:
    os.setpgid(0, 0)
except PermissionError:
    pass
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)


def watch():
    while os.read(0, 4096):
        pass
    os.killpg(0, signal.SIGTERM)


threading.Thread(target=watch, daemon=True).start()
sys.exit(child.wait())
