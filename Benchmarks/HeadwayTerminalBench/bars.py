"""What tqdm and rich do as subjects of the benchmark: `bars.py NAME NUMBER`, seconds on descriptor 3.

Each loop does what the Swift ones do: calls a function that does nothing.
"""

import os
import sys
import time

from rich.console import Console
from rich.progress import Progress, track
from tqdm import tqdm


def body(step):
    pass


def empty(number):
    for step in range(number):
        body(step)


def tqdm_loop(number):
    for step in tqdm(range(number), desc="Working"):
        body(step)


def tqdm_update(number):
    with tqdm(total=number, desc="Working") as bar:
        for step in range(number):
            body(step)
            bar.update()


def rich_track(number):
    for step in track(range(number), description="Working"):
        body(step)


def rich_advance(number):
    with Progress() as progress:
        task = progress.add_task("Working", total=number)
        for step in range(number):
            body(step)
            progress.advance(task)


def pace(seconds, advance):
    begun = time.perf_counter()
    for step in range(seconds * 200):
        for number in range(3):
            advance(number, 37)
        time.sleep(max(0, step / 200 - (time.perf_counter() - begun)))


def rich_screen(seconds):
    with Progress() as progress:
        tasks = [progress.add_task(f"Task {n}", total=seconds * 200 * n * 40) for n in (1, 2, 3)]
        pace(seconds, lambda number, units: progress.advance(tasks[number], units))


def tqdm_screen(seconds):
    bars = [tqdm(total=seconds * 200 * n * 40, desc=f"Task {n}", position=n - 1) for n in (1, 2, 3)]
    pace(seconds, lambda number, units: bars[number].update(units))
    for bar in bars:
        bar.close()


def parts(*kinds):
    """Does one after the other, and says how long each took."""
    for kind in kinds:
        begun = time.perf_counter()
        kind()
        os.write(3, f"{time.perf_counter() - begun}\n".encode())
    sys.exit()


def rich_rows(number):
    progress = Progress("{task.description}", *Progress.get_default_columns()[1:], "{task.fields[note]}")
    tasks = []

    def end():
        for task in tasks:
            progress.update(task, completed=100)
        progress.stop()

    def update():
        for task in tasks:
            progress.update(task, advance=50, note="half")

    progress.start()
    parts(lambda: tasks.extend(progress.add_task(f"Task {n}", total=100, note="") for n in range(number)), update, end)


def tqdm_rows(number):
    bars = []

    def update():
        for bar in bars:
            bar.update(50)
            bar.set_postfix_str("half")

    def end():
        for bar in bars:
            bar.update(50)
            bar.close()

    parts(lambda: bars.extend(tqdm(total=100, desc=f"Task {n}") for n in range(number)), update, end)


work = {"rich-rows": rich_rows, "tqdm-rows": tqdm_rows, "empty": empty, "tqdm": tqdm_loop, "tqdm-update": tqdm_update, "rich-track": rich_track,
        "rich-advance": rich_advance, "rich-screen": rich_screen, "tqdm-screen": tqdm_screen}
begun = time.perf_counter()
work[sys.argv[1]](int(sys.argv[2]))
os.write(3, f"{time.perf_counter() - begun}\n".encode())
