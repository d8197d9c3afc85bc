#!/usr/bin/env python3
"""Runs a program and ends it when the standard input closes, so that no test can leave one behind."""
import os
import signal
import subprocess
import sys
import threading

# Threads of a test runner may start this with every signal blocked, which a child would inherit.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
child = subprocess.Popen(sys.argv[1:], stdin=subprocess.DEVNULL)


def watch():
    while os.read(0, 4096):
        pass
    child.terminate()


threading.Thread(target=watch, daemon=True).start()
sys.exit(child.wait())
