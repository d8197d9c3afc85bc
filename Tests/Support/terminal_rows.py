"""Writes rows to a real terminal and says where the cursor stood after each.

usage: terminal_rows.py tmux|xterm|pyte COLUMNS ROWS FILE     FILE has a row's bytes a line, in hexadecimal
Prints a line for each: the cursor's row and column, counted from 1. What it starts, it ends.
"""
import os
import re
import signal
import subprocess
import sys
import tempfile
import time

CLEAR = b"\x1b[?7h\x1b[H\x1b[2J"


def read_rows(path):
    with open(path) as file:
        return [bytes.fromhex(line) for line in file]


def probe(path, answers):
    """Runs inside the terminal."""
    import tty
    tty.setraw(0)
    rows, found = read_rows(path), []
    for start in range(0, len(rows), 20):
        batch = rows[start:start + 20]
        os.write(1, b"".join(CLEAR + row + b"\x1b[6n" for row in batch))
        said = b""
        while said.count(b"R") < len(batch):
            said += os.read(0, 4096)
        found += re.findall(rb"\x1b\[(\d+);(\d+)R", said)
    with open(answers + ".new", "w") as file:
        file.writelines(f"{row.decode()} {column.decode()}\n" for row, column in found)
    os.rename(answers + ".new", answers)


def pyte_rows(columns, lines, path):
    import pyte
    for row in read_rows(path):
        screen = pyte.Screen(columns, lines)
        screen.set_mode(pyte.modes.LNM)
        pyte.ByteStream(screen).feed(CLEAR + row)
        print(screen.cursor.y + 1, screen.cursor.x + 1)


def wait_for(path, process, seconds=600):
    end = time.time() + seconds
    while not os.path.exists(path):
        if time.time() > end or process.poll() is not None:
            sys.exit("the terminal ended without an answer")
        time.sleep(0.02)
    print(open(path).read(), end="")


def tmux_rows(columns, lines, path):
    with tempfile.TemporaryDirectory() as folder:
        socket, answers, settings = folder + "/socket", folder + "/answers", folder + "/settings"
        with open(settings, "w") as file:
            # A server without a session would end before it gets one.
            file.write("set -s exit-empty off\nset -g status off\n")
        environment = dict(os.environ, LC_ALL="C.UTF-8", TMUX="")
        server = subprocess.Popen(["tmux", "-u", "-S", socket, "-f", settings, "-D"], env=environment)
        try:
            while not os.path.exists(socket):
                if server.poll() is not None:
                    sys.exit("tmux ended")
                time.sleep(0.01)
            subprocess.run(
                ["tmux", "-u", "-S", socket, "new-session", "-d", "-x", str(columns), "-y", str(lines),
                 f"exec {sys.executable} {__file__} probe {path} {answers}"], env=environment, check=True)
            wait_for(answers, server)
        finally:
            subprocess.run(["tmux", "-S", socket, "kill-server"], env=environment, stderr=subprocess.DEVNULL)
            server.wait()


def xterm_rows(columns, lines, path):
    with tempfile.TemporaryDirectory() as folder:
        answers = folder + "/answers"
        display = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"], stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        terminal = None
        try:
            number = display.stdout.readline().decode().strip()
            terminal = subprocess.Popen(
                ["xterm", "-u8", "-geometry", f"{columns}x{lines}", "-e", sys.executable, __file__, "probe", path, answers],
                env=dict(os.environ, DISPLAY=":" + number, LC_ALL="C.UTF-8"), stderr=subprocess.DEVNULL)
            wait_for(answers, display)
        finally:
            for process in filter(None, (terminal, display)):
                process.terminate()
                process.wait()


if __name__ == "__main__":
    # A program that is started from a thread may hold signals back, and tmux would never hear of its children.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    if sys.argv[1] == "probe":
        probe(sys.argv[2], sys.argv[3])
    else:
        {"tmux": tmux_rows, "xterm": xterm_rows, "pyte": pyte_rows}[sys.argv[1]](
            int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
