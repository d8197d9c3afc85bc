"""Every part of every element against `headway film`, in the browser's own numbers, at random instants of random lives."""
import concurrent.futures
import json
import math
import os
import random
import subprocess

HEADWAY = os.environ.get("HEADWAY", "headway")


def film(scenario):
    done = subprocess.run([HEADWAY, "film", "-"], input=json.dumps(scenario), capture_output=True, text=True)
    if done.returncode:
        raise ValueError(f"{done.stderr.strip()}: {json.dumps(scenario)}")
    return json.loads(done.stdout)


def films(scenarios):
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(film, scenarios))


def life(seed, kinds=("linear",), has_wave=False):
    """A random life: what it looks like, what happens to it, and when it is looked at."""
    dice = random.Random(seed)
    kind = dice.choice(kinds)
    theme = dice.choice(["classic", "material3"])
    style = {"theme": theme}
    environment = {"direction": dice.choice(["leftToRight", "rightToLeft"]), "reduceMotion": dice.random() < 0.2}
    initial = {"progress": dice.choice([0, 0.001, 0.3, 0.97, 1, "unknown"])}
    if kind == "linear":
        size = [dice.choice([96, 240, 391]), dice.choice([4, 6])]
        if dice.random() < 0.3:
            initial["buffer"] = dice.random()
        if dice.random() < 0.5:
            style["motion"] = dice.choice(["disjoint", "web", "contiguous"])
        if dice.random() < 0.2:
            style["cornerRadius"] = dice.choice([0, 1, 2])
        if dice.random() < 0.2:
            style["gap"] = dice.choice([0, 2, 6])
        if dice.random() < 0.2:
            style["stopMark"] = dice.choice([0, 2, 4])
        # Seeds that are not a multiple of four keep their lives of before.
        if seed % 4 == 0:
            style["orientation"] = ["downward", "upward"][seed // 4 % 2]
            size.reverse()
    elif kind == "circular":
        size = [dice.choice([24, 48, 96])] * 2
        if dice.random() < 0.6:
            style["motion"] = dice.choice(["star", "advance", "retreat"])
        if dice.random() < 0.2:
            style["thickness"] = dice.choice([2, 5])
    else:
        size = [dice.choice([44, 48, 96])] * 2
        initial["state"] = dice.choice(STATES)
        if seed % 4 == 0:
            style["motion"] = "growAndShrink"
    if kind != "download" and dice.random() < 0.3:
        initial["mode"] = "indeterminate"
    if dice.random() < 0.15:
        initial["hidden"] = True
    if dice.random() < 0.3:
        style["backward"] = dice.choice(["reset", "animate"])
    if dice.random() < 0.15:
        style["showDelay"] = 0.2
    if dice.random() < 0.15:
        style["minimumVisible"] = 0.4
    if has_wave:
        style["wave"] = {"amplitude": dice.choice([1, 2, 3]), "wavelength": dice.choice([12, 20, 40]), "speed": dice.choice([1, 0.7, 2, -1, 0])}
        if kind == "linear":
            size = [side + 6 if side < 10 else side for side in size]
    events, at = [], 0
    for number in range(dice.randrange(1, 7)):
        at += dice.choice([0, 0.02, 0.07, 0.13, 0.3, 0.9]) * dice.random()
        events.append({"at": round(at, 6), "id": f"e{number}", **event(dice, kind, size)})
    through = at + 2.5
    samples = sorted(round(dice.random() * through, 6) for _ in range(10))
    return {"indicator": kind, "size": size, "style": style, "environment": environment, "initial": initial,
            "events": events, "samples": samples}


STATES = ["initial", "indeterminate", "running", "completed", "paused", "failed"]


def event(dice, kind, size):
    roll = dice.random()
    if roll < 0.4:
        value = dice.choice([0, 0.004, 0.2, 0.5, 0.8, 0.985, 1, "unknown", "nan", round(dice.random(), 3)])
        return {"call": "setProgress", "value": value, "animated": dice.random() < 0.85}
    if roll < 0.6:
        if kind == "linear" and dice.random() < 0.5:
            return {"call": "setBuffer", "value": round(dice.random(), 3), "animated": True}
        if kind == "download":
            return {"call": "setState", "value": dice.choice(STATES), "animated": dice.random() < 0.85}
        return {"call": "setMode", "value": dice.choice(["determinate", "indeterminate"]), "animated": True}
    if roll < 0.78:
        return {"call": "setHidden", "value": dice.random() < 0.6, "animated": dice.random() < 0.85}
    if roll < 0.86:
        return {"call": "setEnvironment", "environment": dice.choice([
            {"direction": "rightToLeft"}, {"direction": "leftToRight"}, {"reduceMotion": True}, {"reduceMotion": False}])}
    if roll < 0.9:
        return {"call": "setStyle", "style": {"theme": dice.choice(["classic", "material3"])}}
    if roll < 0.94 and kind == "linear":
        length, breadth = dice.choice([96, 240, 391]), min(size)
        return {"call": "setSize", "size": [length, breadth] if size[1] == breadth else [breadth, length]}
    return {"call": "removeFromWindow" if dice.random() < 0.5 else "addToWindow"}


class Errors:
    """The worst of each kind, and where."""

    def __init__(self):
        self.worst = {}

    def note(self, kind, size, where):
        if size > self.worst.get(kind, (-1, None))[0]:
            self.worst[kind] = (size, where)

    def line(self):
        return ", ".join(f"{kind} {size:.3f}" for kind, (size, _) in sorted(self.worst.items()))


def color(text):
    numbers = [int(text[i:i + 2], 16) for i in range(1, len(text), 2)]
    return numbers[:3] + [numbers[3] / 255 if len(numbers) > 3 else 1]


def compare_bars(wanted, got, errors, where):
    roles = {"active": "bar", "active2": "bar"}
    for role in ("track", "active", "buffer", "stop"):
        name = roles.get(role, role)
        ours = sorted((bar for bar in got if bar["name"] == name), key=lambda bar: [round(side, 1) for side in bar["box"]])
        theirs = sorted((bar for bar in wanted if roles.get(bar["role"], bar["role"]) == name),
                        key=lambda bar: [bar["x"], bar["y"], bar["width"], bar["height"]])
        # What is less than a tenth of a pixel may be there or not.
        ours = [bar for bar in ours if min(bar["box"][2:]) > 0.1]
        theirs = [bar for bar in theirs if min(bar["width"], bar["height"]) > 0.1]
        if len(ours) != len(theirs):
            sizes = [min(bar["box"][2:]) for bar in ours] + [min(bar["width"], bar["height"]) for bar in theirs]
            errors.note("px", min(sizes), (*where, role, ours, theirs))
            continue
        for own, other in zip(ours, theirs):
            box = [other["x"], other["y"], other["width"], other["height"]]
            edges = [box[0], box[1], box[0] + box[2], box[1] + box[3]]
            x, y, w, h = own["box"]
            errors.note("px", max(abs(a - b) for a, b in zip([x, y, x + w, y + h], edges)), (*where, role, own, other))
            if "color" in other:
                hue = color(other["color"])
                difference = max(abs(a - b) for a, b in zip(own["color"][:3], hue))
                errors.note("colour", max(difference, abs(own["color"][3] - hue[3]) * 255), (*where, role, own, other))


def compare_arcs(wanted, got, errors, where):
    for role, name in (("track", "track"), ("active", "bar")):
        # What is hardly seen may be there or not.
        ours = [arc for arc in got if arc["name"] == name and arc["sweep"] > 0.1 and arc["color"][3] > 0.008]
        theirs = [arc for arc in wanted if arc["role"] == role and arc["sweep"] > 0.1 and color(arc["color"])[3] > 0.008]
        if len(ours) != len(theirs):
            errors.note("degrees", min(arc["sweep"] for arc in ours + theirs), (*where, role, ours, theirs))
            continue
        for own, other in zip(ours, theirs):
            start = (own["start"] - other["start"] + 180) % 360 - 180
            # A full circle begins anywhere.
            ends = [0 if other["sweep"] >= 360 else start, own["sweep"] - other["sweep"]]
            ends.append(sum(ends))
            errors.note("degrees", max(map(abs, ends)), (*where, role, own, other))
            errors.note("px", max(abs(own["width"] - other["width"]), abs(own["radius"] - other["radius"])),
                        (*where, role, own, other))
            hue = color(other["color"])
            difference = max(abs(a - b) for a, b in zip(own["color"][:3], hue))
            errors.note("colour", max(difference, abs(own["color"][3] - hue[3]) * 255), (*where, role, own, other))


def compare_art(wanted, got, errors, where):
    ours = {art["name"]: art["opacity"] for art in got}
    theirs = {art["name"]: art["opacity"] for art in wanted}
    for name in {*ours, *theirs}:
        errors.note("colour", abs(ours.get(name, 0) - theirs.get(name, 0)) * 255, (*where, name, ours, theirs))


def compare(scenario, wanted, got, errors):
    for frame, other in zip(got["frames"], wanted["frames"]):
        where = (scenario["seed"], frame["at"])
        compare_bars(other["bars"], frame.get("bars", []), errors, where)
        compare_arcs(other["arcs"], frame.get("arcs", []), errors, where)
        compare_art(other["art"], frame.get("art", []), errors, where)
        if scenario["style"].get("wave"):
            compare_waves(scenario, surroundings(scenario, frame["at"]), other, frame, errors, where)


def surroundings(scenario, at):
    """What is around it at an instant, and how long it is."""
    found = {**scenario["environment"], "theme": scenario["style"]["theme"]}
    for event in scenario["events"]:
        if event["at"] <= at:
            found.update(event.get("environment", event.get("style", {})))
            if "size" in event:
                found["length"] = max(event["size"])
    return found


def compare_waves(scenario, environment, wanted, got, errors, where):
    ours, theirs = got.get("waves", []), list(wanted["waves"])
    if len(ours) != len(theirs):
        return errors.note("px", max(w["amplitude"] for w in theirs) if theirs else 99, (*where, ours, theirs))
    place = lambda w: w.get("start", min(w["from"], w["to"]) if "from" in w else w.get("window", [0] * 4)[any("x" in each for each in theirs)])  # noqa: E731
    for own, other in zip(sorted(ours, key=place), sorted(theirs, key=place)):
        note = lambda kind, size: errors.note(kind, abs(size), (*where, own, other))  # noqa: E731
        if "error" in own:
            return note("px", 99)
        note("px", own["off"])
        # Lines of steps stand for every height.
        note("px", max(0, abs(own["height"] - other["amplitude"]) - own["step"] / 2))
        hue = color(other["color"])
        note("colour", max(*(abs(a - b) for a, b in zip(own["color"][:3], hue)), abs(own["color"][3] - hue[3]) * 255))
        (compare_ring_wave if "radius" in other else compare_level_wave)(scenario, environment, own, other, note)


def compare_level_wave(scenario, environment, own, other, note):
    is_upright = "x" in other
    length = scenario["size"][1 if is_upright else 0] if "length" not in environment else environment["length"]
    low, high = own["window"][is_upright], own["window"][2 + is_upright]
    ends = sorted([other["from"], other["to"]])
    note("px", max(abs(low - ends[0]), abs(high - ends[1])))
    is_reversed = scenario["style"].get("orientation") == "upward" if is_upright else environment.get("direction") == "rightToLeft"
    is_mirrored = is_upright and environment.get("direction") != "rightToLeft"
    for (x, y), place in zip(sorted(own["ends"], key=lambda end: end[is_upright]), ends):
        along = length - place if is_reversed else place
        crest = other["amplitude"] * math.cos(2 * math.pi * (along / other["wavelength"] - other["phase"])) * (-1 if is_mirrored else 1)
        note("px", (y if is_upright else x) - place)
        note("px", (x if is_upright else y) - ((other["x"] if is_upright else other["y"]) - crest))
    away = own["away"]["top" if is_upright else "left"] * (-1 if is_reversed else 1) / other["wavelength"] - other["phase"]
    note("px", (away + 0.5) % 1 * other["wavelength"] - other["wavelength"] / 2)


def compare_ring_wave(scenario, environment, own, other, note):
    radius, sweep = other["radius"] + other["amplitude"], other["sweep"]
    is_round = environment["theme"] == "material3" and sweep < 360
    inset = min(math.degrees(other["width"] / radius), sweep) / 2 if is_round else 0
    start, way = other["start"] + inset, sweep - 2 * inset
    note("px", own["radius"] - radius)
    turn = lambda a, b: (a - b + 180) % 360 - 180  # noqa: E731
    if sweep < 360:
        note("degrees", turn(own["start"], start))
        note("degrees", own["sweep"] - way if own["sweep"] is not None else turn(own["last"], start + way))
    round_ = 360 / own["count"]
    note("degrees", (own["turn"] - other["phase"] * round_ + round_ / 2) % round_ - round_ / 2)
    for (x, y), at in zip(own["ends"], (start, start + way)):
        away = other["radius"] + other["amplitude"] * math.cos(math.radians(own["count"] * at - 360 * other["phase"]))
        if is_round:
            note("px", math.hypot(x - other["center"][0] - away * math.sin(math.radians(at)), y - other["center"][1] + away * math.cos(math.radians(at))))


ENDING = ("setProgress", "setHidden", "setState")


def compare_ends(scenario, wanted, got):
    """Completions come once, in the film's order, and say what the film says."""
    asked = {event["id"] for event in scenario["events"] if event["call"] in ENDING}
    theirs = [[end["id"], end["finished"]] for end in wanted["completions"] if end["id"] in asked]
    ours = [[end["id"], end["finished"]] for end in got["ends"] if end["id"] in asked]
    if ours != theirs:
        raise AssertionError(f"life {scenario['seed']} ends {ours}, not {theirs}")
