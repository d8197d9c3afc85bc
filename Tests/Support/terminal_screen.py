"""Runs a command in a terminal and prints what its screen shows in the end, what scrolled off first; by pyte.

usage: terminal_screen.py COLUMNSxROWS [AT=COLUMNSxROWS…] [TEXT=>KEYS…] COMMAND…
AT: resizes it so many seconds after the start; TEXT: types KEYS once it stands on the screen, one after the other.
Ends with the command's status.
"""
import fcntl
import os
import pty
import re
import select
import struct
import sys
import termios
import time

import pyte

sizes = []
words = sys.argv[1:]
while words and re.fullmatch(r"(?:[\d.]+=)?\d+x\d+", words[0]):
    at, _, size = words.pop(0).rpartition("=")
    sizes.append((float(at or 0), *map(int, size.split("x"))))
typed = []
while words and "=>" in words[0]:
    typed.append(words.pop(0).split("=>", 1))
process, terminal = pty.fork()
if process == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", sizes[0][2], sizes[0][1], 0, 0))
    os.execvpe(words[0], words, dict(os.environ, TERM="xterm-256color", LC_ALL="C.UTF-8"))
screen = pyte.HistoryScreen(sizes[0][1], sizes[0][2], history=20000, ratio=0.5)
stream = pyte.ByteStream(screen)
begun = time.monotonic()
while True:
    if sizes and time.monotonic() - begun >= sizes[0][0]:
        _, columns, rows = sizes.pop(0)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        screen.resize(rows, columns)
    if not select.select([terminal], [], [], 0.02)[0]:
        continue
    try:
        data = os.read(terminal, 65536)
    except OSError:
        break
    if not data:
        break
    stream.feed(data)
    if typed and any(typed[0][0] in line for line in screen.display):
        os.write(terminal, typed.pop(0)[1].encode())
lines = ["".join(line[x].data for x in range(screen.columns)) for line in screen.history.top] + screen.display
while lines and not lines[-1].strip():
    lines.pop()
print("\n".join(line.rstrip() for line in lines))
sys.exit(os.waitstatus_to_exitcode(os.waitpid(process, 0)[1]))
