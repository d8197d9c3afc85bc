#!/usr/bin/env python3
"""What moving bars cost a page in Chromium: main-thread time and processor time, beside as many bars moved by CSS alone.

usage: bench.py [COUNT]"""
import os
import sys
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "Tests", "Web"))
import browsers  # noqa: E402
import display  # noqa: E402
import server  # noqa: E402

COUNT = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
SECONDS = 5
PATIENCE = 150
browsers.PATIENCE = 600


def family(root):
    """A process and all below it."""
    parents = {}
    for name in os.listdir("/proc"):
        try:
            with open(f"/proc/{name}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
            parents[int(name)] = (int(fields[1]), (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"))
        except (ValueError, OSError):
            continue
    members = {root}
    while more := {pid for pid, (parent, _) in parents.items() if parent in members} - members:
        members |= more
    return sum(parents[pid][1] for pid in members if pid in parents)


with display.Display(1320, 900) as screen, browsers.Chromium(screen.environment, headless=False, flags=["--window-size=1320,900"]) as browser:
    browser.send("Performance.enable")
    address = server.serve() + "/Benchmarks/Web/bench.html"

    def measure(kind):
        browser.goto(address)
        browsers.wait_for(lambda: browser.run("return !!window.isReady"), "the page")
        browser.run("fill(...given); return 1", kind, COUNT)

        def read():
            metrics = {m["name"]: m["value"] for m in browser.send("Performance.getMetrics")["metrics"]}
            return metrics["TaskDuration"], family(browser.process.pid), time.monotonic()
        # What it takes to begin is another matter: that has ended once the page is idle for three seconds in a row, since
        # while the compositor takes over a thousand motions the page's thread waits as well.
        begin = before = read()
        idle = 0
        while idle < 3 and before[2] < begin[2] + PATIENCE:
            time.sleep(1)
            now = read()
            idle = idle + 1 if now[0] - before[0] < 0.02 else 0
            before = now
        begun = before[0] - begin[0]
        time.sleep(SECONDS)
        after = read()
        span = after[2] - before[2]
        return [*((b - a) / span * 1000 for a, b in zip(before[:2], after[:2])), begun]

    plain, ours = measure("plain"), measure("elements")
    print(f"{COUNT} moving bars, a second: main thread {ours[0]:.0f} ms beside {plain[0]:.0f} ms of CSS bars,"
          f" all processes {ours[1]:.0f} ms beside {plain[1]:.0f} ms ({ours[1] / plain[1]:.2f});"
          f" to begin, once: {ours[2]:.1f} s beside {plain[2]:.1f} s")
    still, none = measure("settled"), measure("none")
    print(f"{COUNT} settled bars, a second: main thread {still[0]:.0f} ms beside {none[0]:.0f} ms of an empty page")
