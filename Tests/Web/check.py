#!/usr/bin/env python3
"""The web elements in Debian's browsers. usage: check.py HEADWAY [BROWSER …] [--only WORDS]; HEADWAY is the built command.

One line a test and browser; the exit status tells whether all passed."""
import base64
import concurrent.futures
import contextlib
import json
import os
import re
import subprocess
import sys
import time
import traceback
import zlib

import browsers
import display
import geometry
import server

TESTS = []


def test(name, *only):
    """Registers a test by its name, for some browsers or for all."""
    def register(body):
        TESTS.append((name, body, only or browsers.ALL))
        return body
    return register


class Skipped(Exception):
    """A test that cannot be made here, and why."""


class Site:
    """What a test gets: a browser at a display, and pages to open in it."""

    def __init__(self, browser, screen, address):
        self.browser, self.screen, self.address = browser, screen, address
        self.run = browser.run

    def open(self, page):
        self.browser.goto(f"{self.address}/Tests/Web/{page}")
        browsers.wait_for(lambda: self.run("return !!window.isReady"), page)


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def equal(found, wanted, what=""):
    expect(found == wanted, f"{what} is {json.dumps(found)}, not {json.dumps(wanted)}")


# Waits until what is painted has been so for two frames.
SETTLE = "const frame = () => new Promise(requestAnimationFrame); const settle = async (n = 3) => { while (n--) await frame() };"
BOX = SETTLE + "const box = document.getElementById('box'); box.replaceChildren();" \
    "const add = async (tag, attributes = {}) => { const e = document.createElement(tag); for (const k in attributes)" \
    " e.setAttribute(k, attributes[k]); box.append(e); await settle(); return e; };"
TINTS = [None, "#6750A4", "#2E7D32", "#FFEB3B", "#808080", "#101010", "#B3261E", "#0000FF", "#00FF00", "#FF0000", "#FFFFFF", "#000000", "#FAFAD2",
         "#123456"]


def color_scenarios():
    """A bar of every colour, in all surroundings."""
    return [{
        "indicator": "linear", "size": [200, 4], "style": {"theme": theme, **({"tint": tint} if tint else {})}, "events": [], "samples": [0],
        "environment": {"appearance": appearance, "increaseContrast": contrast}, "initial": {"progress": 0.5, "buffer": 0.8}}
        for contrast in (False, True) for appearance in ("light", "dark") for theme in ("classic", "material3") for tint in TINTS]


TAGS = ["headway-linear-progress", "headway-circular-progress", "headway-download"]
LIVES, WAVES = 300, 24
LIMITS = {"px": 0.5, "degrees": 0.5, "colour": 2}


def compare(site, lives):
    """Plays lives in the page and compares each part with the film; gives the greatest errors."""
    site.open("page.html")
    errors = geometry.Errors()
    for scenario, film in lives:
        got = site.run("return await play(given[0])", scenario)
        geometry.compare(scenario, film, got, errors)
        geometry.compare_ends(scenario, film, got)
    for kind, (size, where) in errors.worst.items():
        expect(size <= LIMITS[kind], f"{kind} {size:.2f} off: {json.dumps(where)[:900]}")
    return errors.line()


@test("geometry: 300 random lives as the film has them")
def geometry_test(site):
    return compare(site, site.lives)


@test("geometry: 24 random lives with waves as the film has them")
def waves_test(site):
    return compare(site, site.waves)


@test("geometry: a value and a buffer in flight at once")
def both_in_flight(site):
    site.open("page.html")
    scenario = {
        "indicator": "linear", "size": [390, 4], "style": {"theme": "material3"}, "initial": {"progress": 0.1, "buffer": 0.2},
        "events": [{"at": 0, "call": "setBuffer", "value": 0.9, "animated": True},
                   {"at": 0.11, "call": "setProgress", "value": 0.7, "animated": True},
                   {"at": 0.17, "call": "setBuffer", "value": 0.3, "animated": True},
                   {"at": 0.21, "call": "setProgress", "value": 0.2, "animated": True}],
        "samples": [i / 50 for i in range(30)]}
    errors = geometry.Errors()
    film = geometry.film(scenario)
    geometry.compare({**scenario, "seed": 0}, film, site.run("return await play(given[0])", scenario), errors)
    for kind, (size, where) in errors.worst.items():
        expect(size <= LIMITS[kind], f"{kind} {size:.2f} off: {where}")
    return errors.line()


@test("colours: both themes, light and dark, more contrast, own colours, as the film has them")
def colors_test(site):
    errors = geometry.Errors()
    is_chromium = isinstance(site.browser, browsers.Chromium)
    # Only Chromium can be asked for more contrast.
    for contrast in (False, True) if is_chromium else (False,):
        if is_chromium:
            site.browser.media(prefers_contrast="more" if contrast else "no-preference")
        site.open("page.html")
        for scenario, film in site.colors:
            if scenario["environment"]["increaseContrast"] == contrast:
                geometry.compare(scenario, film, site.run("return await play(given[0])", scenario), errors)
    if is_chromium:
        site.browser.media()
    size, where = errors.worst["colour"]
    expect(size <= LIMITS["colour"], f"{size:.1f} off: {where}")
    return f"colour {size:.2f}"


@test("completions: once, in the order of the requests, false when cut short or removed")
def completions_test(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const play = async (tag) => {
          const e = await add(tag, { value: 0, ...tag.endsWith('download') ? { state: 'running' } : {} }), log = [];
          const note = (name, promise) => promise.then((finished) => log.push([name, finished]));
          note('cut', e.setValue(.5)); note('whole', e.setValue(.8)); note('joined', e.setValue(.8));
          note('none', e.setValue(NaN)); note('hide', e.hide()); note('turned', e.show());
          await new Promise((done) => setTimeout(done, 1400));
          note('at once', e.setValue(.2, { animated: false })); await null; await null;
          note('removed', e.setValue(.9)); e.remove(); await new Promise((done) => setTimeout(done, 700));
          return log;
        };
        return Promise.all(given[0].map(play));""", TAGS)
    for tag, ends in zip(TAGS, found):
        names, finished = [name for name, _ in ends], dict(ends)
        equal(sorted(names), sorted(["cut", "whole", "joined", "none", "hide", "turned", "at once", "removed"]), f"{tag}: ends")
        equal([name for name in names if not finished[name]], ["cut", "hide", "removed"], f"{tag}: cut short")
        expect(names.index("whole") < names.index("joined"), f"{tag}: {names}")


@test("a busy page: everything goes on moving, and a delayed bar shows (material-components-web 5649, angular/material 8173, "
      "mui 10327, nprogress 152, turbo 1124)")
def block_test(site):
    site.open("block.html")
    time.sleep(1)
    names = ["disjoint", "web", "contiguous", "star", "advance", "retreat", "waiting", "value", "ring's value", "waving value", "waving bar", "waving ring", "delayed bar", "delayed ring", "delayed download", "control"]
    top = site.run("return Math.round((window.mozInnerScreenY ?? window.screenY + window.outerHeight - window.innerHeight))")
    late = [i for i, name in enumerate(names) if name.startswith("delayed")]

    def look(i):
        return site.screen.rows(top + 32 * i + 1, top + 32 * i + 31)

    def is_busy():
        row = look(names.index("control"))
        time.sleep(0.3)
        return b"\x33\x22\x11" in row and row == look(names.index("control"))
    blank = {i: look(i) for i in late}
    site.run("block(given[0]); return 1", site.browser.name)
    try:
        browsers.wait_for(is_busy, "the page to be busy")
        counts, still = watch(look, names, blank)
    finally:
        with server.released(site.browser.name):
            site.run("return 1")
    expect(counts["control"] <= 3, f"the page was not busy: {counts}")
    expect(not still, f"stand still: {still}: {counts}")
    return ", ".join(f"{name} {count}" for name, count in counts.items())


def watch(look, names, blank):
    """Counts the pictures of each row in 2.3 s, and goes on until each that should move is seen to, however slow the machine is."""
    pictures, counts = [[] for _ in names], {}
    begin = time.monotonic()
    still = names[:-1]
    while (passed := time.monotonic() - begin) < 2.3 or still and passed < browsers.PATIENCE:
        for i, seen in enumerate(pictures):
            row = look(i)
            if not seen or seen[-1] != row:
                seen.append(row)
        if passed < 2.3:
            counts = {name: len(seen) - 1 for name, seen in zip(names, pictures)}
        counts.update({names[i]: sum(row != empty for row in pictures[i]) for i, empty in blank.items()})
        # A ring's line takes its width from the page, so that one that is late shows in one step.
        still = [name for i, name in enumerate(names[:-1]) if (counts[name] < 1 if i in blank else len(pictures[i]) < 4)]
        time.sleep(0.01)
    return counts, still


@test("a strict policy with Trusted Types: no violation (turbo 1412, bootstrap 17785, inertia 3060)")
def policy_test(site):
    site.open("strict.html")
    found = site.run(BOX + """
        for (const tag of given[0]) {
          const e = await add(tag), f = await add(tag, { value: .3, state: 'running' });
          f.value = .8; f.hide(); e.style.setProperty('--headway-thickness', '6px');
          if (!f.follow) { e.setAttribute('wave', ''); for (let i = 0; i < 300 && !e.wave; i++) await settle(1); if (!e.wave) window.violations.push(`${tag} has no wave`); }
          if (f.follow) { await new Response(f.follow(new Response('bytes').body)).text(); e.state = 'indeterminate'; }
          if (!e.shadowRoot.getAnimations({ subtree: true }).length) window.violations.push(`${tag} stands still`);
        }
        await new Promise((done) => setTimeout(done, 700));
        return [window.violations, box.children.length, getComputedStyle(box.firstChild).height];""", TAGS)
    equal(found, [[], 6, "12px"], "violations, elements and a bar's height")


@test("zero cost: settled, hidden, off-screen or removed, nothing runs (atom 6646, threema-web 117)")
def cost_test(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const count = (list) => list.map((e) => e.shadowRoot.getAnimations({ subtree: true }).length), out = {};
        const set = window.setTimeout, clear = window.clearTimeout, live = new Set();
        window.setTimeout = (call, time) => { const id = set(() => { live.delete(id); call(); }, time); live.add(id); return id; };
        window.clearTimeout = (id) => { live.delete(id); clear(id); };
        const still = [], runs = [];
        for (const tag of given[0]) { still.push(await add(tag, { value: .2, state: 'paused' })); runs.push(await add(tag, { state: 'indeterminate' })); }
        const moves = (list) => count(list).every((x) => x > 0), until = async (condition) => { while (!condition()) await settle(1); }, all = [...still, ...runs], ends = [];
        out.moving = moves(runs);
        ends.push(...still.map((e) => e.setValue(.7))); out.changing = moves(still);
        ends.push(...runs.map((e) => e.hide())); await Promise.all(ends); await new Promise((done) => set(done, 1100));
        out.settled = [...count(all), live.size];
        await Promise.all(runs.map((e) => e.show())); out.again = moves(runs);
        for (const e of runs) e.style.marginBlockStart = '9000px'; await until(() => !count(runs).some((x) => x));
        out.away = [...count(runs), live.size];
        for (const e of runs) e.style.marginBlockStart = '0'; await until(() => moves(runs)); out.back = true;
        for (const e of runs) e.remove(); out.removed = [...count(runs), live.size];
        window.setTimeout = set; window.clearTimeout = clear;
        return out;""", TAGS)
    equal(found, {"moving": True, "changing": True, "settled": [0] * 7, "again": True, "away": [0] * 4, "back": True, "removed": [0] * 4})


@test("zero cost: in a hidden tab nothing runs, and it goes on when the tab shows")
def hidden_tab(site):
    site.open("plain.html")
    site.run(BOX + """
        for (const tag of given[0]) await add(tag, tag.endsWith('download') ? { state: 'indeterminate' } : {});
        window.count = () => [...box.children].map((e) => e.shadowRoot.getAnimations({ subtree: true }).length);
        const set = window.setTimeout; window.timers = 0;
        window.setTimeout = (...given) => { window.timers++; return set(...given); };
        window.restore = () => { window.setTimeout = set; }; return 1""", TAGS)
    moving = site.run("return [document.hidden, count()]")
    expect(not moving[0] and all(moving[1]), f"moving: {moving}")
    with site.browser.hidden_tab():
        browsers.wait_for(lambda: site.run("return document.hidden"), "the tab to be hidden")
        browsers.wait_for(lambda: not any(site.run("return count()")), "the animations to end")
        # A browser's driver may have a timer of its own in the page for each script.
        found = site.run("timers = 0; const e = document.getElementById('box').firstChild; const end = await e.setValue(.5);"
                         " e.value = null; return [end, count(), timers]")
        equal(found, [True, [0, 0, 0], 0], "a change where nobody sees it")
    browsers.wait_for(lambda: all(site.run("return count()")), "the animations to go on")
    site.run("restore(); return 1")


@test("report: right to left is mirrored (mui 15955, angular/material 10814)")
def mirrored(site):
    site.open("plain.html")
    found = site.run(BOX + """
        box.dir = 'rtl'; const e = await add('headway-linear-progress', { value: .25 }); e.style.inlineSize = '200px'; await settle();
        const base = e.shadowRoot.getElementById('r'), h = base.getBoundingClientRect(), out = [];
        for (const outer of base.querySelectorAll('p > b')) for (const bar of outer.querySelectorAll('[part=bar]')) {
          const boxes = [h, bar.getBoundingClientRect(), ...outer.className ? [outer.getBoundingClientRect()] : []], side = (name, pick) => pick(...boxes.map((box) => box[name]));
          const [left, right] = [side('left', Math.max), side('right', Math.min)];
          if (left < right && side('top', Math.max) < side('bottom', Math.min)) out.push(Math.round(left - h.left), Math.round(right - h.left)); }
        box.dir = ''; return out;""")
    equal(found, [150, 200], "the bar")


@test("report: no buffer unless one is set; a name is taken; no value is indeterminate (material-web 5251, 3236)")
def defaults(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-linear-progress', { value: .3 }), f = await add('headway-linear-progress');
        return [e.buffer, e.ahead.at(e.now), e.indeterminate, f.indeterminate, f.value];""")
    equal(found, [0, 0, False, True, None])


@test("a bar that stands upright is 48 px long unless the page says more")
def upright(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-linear-progress', { orientation: 'upward', value: .5 }), first = [...e.size];
        e.style.blockSize = '70px'; await settle(); return [first, e.size];""")
    equal(found, [[48, 4], [70, 4]], "its sizes")


@test("report: a lower value is a new task and does not run backwards (angular/components 3502, react-bootstrap 4981)")
def resets(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-linear-progress', { value: .9 }); e.value = .3;
        const first = e.shown.from, f = await add('headway-linear-progress', { value: .9, backward: 'animate' }); f.value = .3;
        return [first, f.shown.from];""")
    equal(found, [0, 0.9], "where they start")


@test("report: reduced motion slows and does not stop; values change at once (compound-web 544, codex 22787)",
      browsers.Chromium, browsers.Firefox)
def reduced(site):
    site.open("plain.html")
    site.run(BOX + "for (const tag of given[0]) await add(tag, tag.endsWith('download') ? { state: 'indeterminate' } : {}); return 1", TAGS)
    site.browser.media(prefers_reduced_motion="reduce")
    script = "return [...document.getElementById('box').children].map((e) => e.animations[0]?.effect.getTiming().duration)"
    browsers.wait_for(lambda: site.run(script) == [4000, 2000, 2000], "slower motions")
    found = site.run(BOX + "const e = await add('headway-linear-progress', { value: 0 }); const end = await e.setValue(.5); return [end, e.animations.length]")
    site.browser.media(prefers_reduced_motion="no-preference")
    equal(found, [True, 0], "a change")


@test("report: visible in forced colours (calcite 3986, carbon 19356)", browsers.Chromium)
def forced(site):
    site.browser.media(forced_colors="active")
    site.open("plain.html")
    found = site.run(BOX + """
        const out = [];
        for (const tag of given[0]) { const e = await add(tag, { value: .5, state: 'running' });
          for (const part of ['bar', 'track']) { const s = getComputedStyle(e.shadowRoot.querySelector(`[part=${part}]`));
            out.push(tag === 'headway-linear-progress' ? s.backgroundColor : s.color); } }
        return out;""", TAGS)
    site.browser.media()
    canvas = "rgb(255, 255, 255)"
    expect(canvas not in found and all(found[i] != found[i + 1] for i in (0, 2, 4)), f"colours {found}")


@test("report: shows only after a delay, and for a while once it does (nprogress 152, turbo 1124)")
def delayed(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-linear-progress', { value: .5, hidden: '', 'show-delay': 300, 'minimum-visible': 600 });
        const gone = getComputedStyle(e).display; e.show(); const before = e.presence.at(e.now + 250);
        const quick = e.hide(); await quick; const never = e.presence.to;
        const shown = e.show(); const begin = performance.now(); await shown;
        const hidden = e.hide(); const wait = e.presence.start - e.shownSince; await hidden; await settle();
        return [gone, before, never, wait > 599.9, getComputedStyle(e).display];""")
    equal(found, ["none", 0, 0, True, "none"])


@test("report: full is not yet completed (model-viewer 4653)")
def full(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-download', { state: 'running', value: 1 }), text = () => e.shadowRoot.getElementById('meter').ariaValueText;
        const running = [e.state, text()]; await e.setState('completed'); return [...running, e.state, text()];""")
    equal(found, ["running", "99%", "completed", "100%"])


@test("report: no flood for screen readers: a value a second at most (carbon 11698)")
def flood(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const elements = [];
        for (const tag of given[0]) elements.push(await add(tag, { value: 0, state: 'running' }));
        const meters = elements.map((e) => e.localName.endsWith('download') ? e.shadowRoot.getElementById('meter') : e.internals);
        const last = meters.map((meter) => meter.ariaValueNow), changes = [0, 0, 0], begin = performance.now();
        for (let i = 1; performance.now() < begin + 1500; i++) {
          for (const e of elements) e.value = Math.min(.9, i / 100);
          meters.forEach((meter, i) => { if (meter.ariaValueNow !== last[i]) { last[i] = meter.ariaValueNow; changes[i]++; } });
          await new Promise((done) => setTimeout(done, 20));
        }
        const most = 2 + (performance.now() - begin) / 1000;
        for (const e of elements) e.value = .5;
        while (meters.some((meter) => meter.ariaValueNow !== '0.5')) await new Promise((done) => setTimeout(done, 20));
        return meters.flatMap((meter, i) => [changes[i] <= most, meter.ariaValueNow]);""", TAGS)
    equal(found, [True, "0.5"] * 3)


@test("report: loads on a server (material-web 1124, vscode-webview-ui-toolkit 452)", browsers.Chromium)
def on_a_server(site):
    module = os.path.join(server.ROOT, "Web", "src", "headway.js")
    done = subprocess.run(["node", "--input-type=module", "-e", f"import {{ HeadwayDownload }} from {json.dumps(module)}; console.log(typeof HeadwayDownload)"],
                          capture_output=True, text=True)
    equal(done.stdout.strip(), "function", done.stderr[-300:] or "what Node imports")


@test("bad input: nothing throws, and each does what is documented")
def bad_input(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const out = {}, errors = []; window.addEventListener('error', (e) => errors.push(e.message));
        const read = async (name, attributes, tag = 'headway-linear-progress') => { const e = await add(tag, attributes); out[name] = [e.value, e.state ?? e.indeterminate]; return e; };
        await read('abc', { value: 'abc' }); await read('empty', { value: '' }); await read('negative', { value: -3 });
        await read('above', { value: 7, max: 5 }); await read('max 0', { value: .5, max: 0 }); await read('max abc', { value: .5, max: 'abc' });
        await read('infinite', { value: 'Infinity', max: 4 }); await read('theme', { value: .5, theme: 'neon', motion: 'wild', wave: 'x,y', backward: 'up', 'show-delay': 'soon' });
        await read('state', { state: 'lost', value: .5 }, 'headway-download');
        const e = await read('ring', { value: 'abc', motion: 'wild', track: 'perhaps' }, 'headway-circular-progress');
        const f = await add('headway-linear-progress', { value: .4 }); f.value = NaN; f.buffer = NaN; f.max = NaN; f.buffer = 'x'; f.value = undefined;
        out.assigned = [f.value, f.buffer, f.max];
        const g = await add('headway-download', { state: 'paused' }); out.unknown = [await g.setState('lost'), g.state];
        f.style.inlineSize = '0'; f.style.setProperty('--headway-gap', 'wide'); await settle(); f.value = .2; await settle();
        out.errors = errors; return out;""")
    equal(found, {
        "abc": [None, True], "empty": [None, True], "negative": [0, False], "above": [5, False], "max 0": [0.5, False],
        "max abc": [0.5, False], "infinite": [4, False], "theme": [0.5, False], "state": [0.5, "initial"], "ring": [None, True],
        "assigned": [None, 0, 1], "unknown": [True, "paused"], "errors": []})


ERRORS = BOX + """const errors = []; window.addEventListener('error', (e) => errors.push(e.message));
    window.addEventListener('unhandledrejection', (e) => errors.push(`${e.reason}`));
    const pause = (time) => new Promise((done) => setTimeout(done, time)), count = (e) => e.shadowRoot.getAnimations({ subtree: true }).length;"""


@test("odd values: of any type, huge, tiny, negative; endless delays; the page goes on and hears of no error")
def odd_values(site):
    site.open("plain.html")
    found = site.run(ERRORS + """
        box.style.inlineSize = '90px';
        const out = [], e = await add('headway-linear-progress'), r = await add('headway-circular-progress'), d = await add('headway-download');
        for (const value of [1e308, -1e308, 1e-320, Infinity, -Infinity, '12abc', {}, [], [.3], true, '0x10', 10n, new Date(0)]) for (const x of [e, r, d]) x.value = value;
        e.max = 1e308; e.value = 1e300; out.push(e.value); e.max = null;
        for (const x of [e, r]) x.setAttribute('wave', '');
        for (const [thickness, gap, amplitude, length, speed, size] of [['1e9px', '-5px', '-4px', '0px', '1e99', '0px'], ['0px', '1e9px', '50px', '.001px', '9', '1px'],
          ['wide', 'NaN', 'high', '-40px', '1e-9', '9em']]) {
          for (const x of [e, r, d]) for (const [name, value] of Object.entries({ thickness, gap, radius: thickness, stop: gap, amplitude, wavelength: length, 'wave-speed': speed, size })) x.style.setProperty(`--headway-${name}`, value);
          e.value = .3; r.value = null; d.state = 'running'; await settle(1); e.value = null; r.value = .5; d.state = 'paused'; await settle(1);
        }
        for (const x of [e, r, d]) x.removeAttribute('style');
        const late = await add('headway-linear-progress', { hidden: '', 'show-delay': 1e12 }); late.show(); await pause(50);
        out.push(late.presence.to, errors); return out;""")
    equal(found, [1e300, 1, []])


@test("shown and hidden: from the beginning, again and again, by display, in closed roots and templates; no error is heard")
def comes_and_goes(site):
    site.open("plain.html")
    found = site.run(ERRORS + """
        const until = async (condition) => { while (!condition()) await pause(20); return true; };
        const play = async (tag) => {
          const out = [], e = await add(tag, { hidden: '', state: 'indeterminate' }), ends = [];
          out.push(e.offsetHeight); e.show(); out.push(await until(() => count(e) > 0));
          for (let i = 0; i < 9; i++) { e.hidden = i % 2 === 0; e.hide().then((end) => ends.push(end)); e.show().then((end) => ends.push(end)); }
          await until(() => ends.length === 18); out.push(e.hidden, ends.length, count(e) > 0);
          e.style.display = 'none'; await until(() => !count(e)); out.push(await e.setValue(.5)); e.style.display = ''; e.value = null; await until(() => count(e));
          e.remove(); box.append(e); e.remove(); await pause(50); out.push(count(e)); box.append(e); await until(() => count(e));
          const host = document.createElement('div'), root = host.attachShadow({ mode: 'closed' }); box.append(host); root.append(e); out.push(await until(() => count(e) > 0));
          const template = document.createElement('template'); template.innerHTML = `<${tag} value=".3"></${tag}>`; box.append(template.content.cloneNode(true));
          const copy = box.lastChild; await settle(); out.push(copy.known); return out;
        };
        return [...(await Promise.all(given[0].map(play))).flat(), errors];""", TAGS)
    equal(found, [0, True, False, 18, True, True, 0, True, 0.3] * 3 + [[]])


@test("a download follows what fails, is aborted, lies about its length or is no bytes")
def follows_badly(site):
    site.open("plain.html")
    found = site.run(ERRORS + """
        const e = await add('headway-download'), out = [];
        const slow = () => new Response(new ReadableStream({ async pull(c) { await pause(20); c.enqueue(new Uint8Array(100)); } }), { headers: { 'content-length': '1000' } });
        await e.follow(slow()).body.cancel('enough'); out.push(e.state);
        const reader = e.follow(slow()).body.getReader(); await reader.read(); e.remove(); await reader.read(); box.append(e); await pause(150); out.push(e.state, e.value > 0);
        const other = e.follow(slow()).body; await reader.read(); await other.cancel(); out.push(e.state);
        out.push([null, undefined, 'x', 3].map((source) => e.follow(source) ?? null), e.state);
        const ask = async (url, act = () => {}) => { const request = new XMLHttpRequest(); request.open('GET', url); e.follow(request).send(); const end = new Promise((done) => request.addEventListener('loadend', done)); act(request); await end; out.push(e.state); };
        await ask('/nowhere/at/all'); await ask('http://127.0.0.1:1/'); await ask('../../README.md', (request) => request.abort());
        const texts = e.follow(new ReadableStream({ start(c) { for (const each of ['abc', {}, null]) c.enqueue(each); c.close(); } })).getReader(), read = [];
        for (let next; !(next = await texts.read()).done;) read.push(next.value);
        out.push(read, e.state);
        const used = new Response('abc'); await used.text(); out.push(e.follow(used) === used, e.state);
        for (const status of [204, 500]) out.push(e.follow(new Response(null, { status })).status, e.state);
        for (const length of ['3', '-3', 'many', '1e999']) { await e.follow(new Response('abcdef', { headers: { 'content-length': length } })).text(); out.push(e.state); }
        const whole = e.follow(new Response('abc')), copy = whole.clone(); out.push(await whole.text() + await copy.text(), e.state, errors);
        return out;""")
    equal(found, ["initial", "running", True, "initial", [None, None, "x", 3], "failed", "failed", "failed", "initial", ["abc", {}, None], "completed",
                  True, "completed", 204, "completed", 500, "failed", "completed", "completed", "completed", "completed", "abcabc", "completed", []])


@test("more contrast, forced colours and a scheme are followed while the page runs", browsers.Chromium, browsers.Firefox)
def surroundings_change(site):
    site.browser.media(prefers_color_scheme="light")
    site.open("plain.html")
    site.run(BOX + """
        await add('headway-linear-progress', { theme: 'classic', value: .5 }); await add('headway-circular-progress', { theme: 'classic', motion: 'star' });
        await add('headway-download', { state: 'running', value: .5 });
        window.look = () => [...box.children].map((e) => ['bar', 'track'].map((part) => { const style = getComputedStyle(e.shadowRoot.querySelector(`.${part}, i[part=${part}]`)); return e.shadowRoot.querySelector('i') ? style.backgroundColor : style.color; }).join());
        window.cycles = () => !!box.children[1].colors;
        return 1""")
    plain = site.run("return [look(), cycles()]")
    expect(plain[1], "the ring's colours do not change")
    is_chromium = isinstance(site.browser, browsers.Chromium)
    changes = [{"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, *([{"prefers_contrast": "more"}] if is_chromium else [])]
    for change in changes if is_chromium else changes[:1]:
        site.browser.media(**change)
        browsers.wait_for(lambda: all(a != b for a, b in zip(site.run("return look()"), plain[0])), f"{change}: other colours")
        cycles = "prefers_color_scheme" in change
        browsers.wait_for(lambda: site.run("return cycles()") == cycles, f"{change}: the ring's colours")
    site.browser.media(**({} if is_chromium else {"prefers_color_scheme": "light"}))
    browsers.wait_for(lambda: site.run("return look()") == plain[0], "the first colours again")


@test("upgrade, cloning and moving keep what was set")
def lifecycle(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const out = [], early = document.createElement('headway-early'); early.value = .25; early.setAttribute('buffer', '.5'); box.append(early);
        customElements.define('headway-early', class extends customElements.get('headway-linear-progress') {}); await settle();
        out.push(early.value, early.known, early.getAttribute('value'));
        const copy = early.cloneNode(true); box.prepend(copy); await settle(); out.push(copy.value, copy.buffer);
        const moved = await add('headway-linear-progress'); const since = moved.since; box.prepend(moved); await settle(); out.push(moved.since === since, moved.animations.length > 0);
        const d = await add('headway-download', { state: 'running', value: .4 }); box.prepend(d); await settle(); out.push(d.known);
        return out;""")
    equal(found, [0.25, 0.25, "0.25", 0.25, 0.5, True, True, 0.4])


@test("another document, a fragment, a frame: looks and motions come along")
def adopted(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const out = [], width = (e) => e.ownerDocument.defaultView.getComputedStyle(e).blockSize;
        const page = document.createElement('iframe'); box.append(page);
        for (const tag of given[0]) {
          const e = await add(tag, { value: .5, state: 'running' }); const wanted = width(e);
          page.contentDocument.body.append(e); await settle(4);
          out.push(width(e) === wanted, e.shadowRoot.adoptedStyleSheets.length, await e.setValue(.7, { animated: false }));
          box.append(e); await settle(4);
          out.push(width(e) === wanted, e.value);
          const apart = new DocumentFragment(); apart.append(e); e.value = .2; box.append(apart); await settle(); out.push(e.value, e.known);
          const other = new DOMParser().parseFromString(`<${tag} value=".4"></${tag}>`, 'text/html').body.firstChild;
          box.append(other); await settle(); out.push(other.value, width(other) === wanted);
        }
        return out;""", TAGS)
    equal(found, [True, 1, True, True, 0.7, 0.2, 0.2, 0.4, True] * 3)


@test("frameworks: properties before definition, in any order, strings, null, and again and again")
def frameworks(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const out = [], errors = []; window.addEventListener('error', (e) => errors.push(e.message));
        const early = document.createElement('headway-late'); Object.assign(early, { value: '3', buffer: 4, max: '5', indeterminate: false, hidden: false });
        box.append(early);
        customElements.define('headway-late', class extends customElements.get('headway-linear-progress') {}); await settle();
        out.push(early.value, early.buffer, early.max, early.indeterminate, early.known);
        const e = await add('headway-download'); Object.assign(e, { state: 'running', value: 0.25, label: 'a', disabled: true, words: { stop: 'Halt' } });
        out.push(e.getAttribute('state'), e.getAttribute('value'), e.shadowRoot.querySelector('button').ariaLabel, e.shadowRoot.querySelector('button').disabled);
        e.label = null; e.disabled = false; e.words = null; out.push(e.shadowRoot.querySelector('button').ariaLabel, e.label);
        for (let i = 0; i < 50; i++) { e.value = i / 50; e.remove(); box.append(e); } out.push(e.known);
        const html = box.innerHTML; box.innerHTML = html; await settle(); out.push(box.children.length, box.lastChild.value);
        out.push(new (customElements.get('headway-circular-progress'))().value, errors); return out;""")
    equal(found, [3, 4, 5, False, 0.6, "running", "0.25", "Halt: a", True, "Stop download", None, 0.98, 2, 0.98, None, []])


@test("a download follows a response, a stream and a request; stop ends it")
def follows(site):
    site.open("plain.html")
    found = site.run(BOX + """
        const e = await add('headway-download', { label: 'x' }), log = [], url = '../../README.md';
        e.addEventListener('headway-state', ({ detail }) => log.push(detail.state));
        const text = await (await fetch(url)).text(), out = [];
        const own = await e.follow(await fetch(url)).text();
        out.push(own === text, e.state, log.splice(0).join());
        out.push(e.follow(await fetch('missing.txt')).status, e.state); log.splice(0);
        const stream = new ReadableStream({ start(c) { c.enqueue(new Uint8Array(9)); }, pull() { return new Promise(() => {}); } });
        const reader = e.follow(stream).getReader(); out.push((await reader.read()).value.length);
        e.shadowRoot.querySelector('button').click();
        out.push(await reader.read().then(() => 'went on', (error) => error.name), e.state); log.splice(0);
        const request = new XMLHttpRequest(); request.open('GET', url); e.follow(request).send();
        await new Promise((done) => request.addEventListener('loadend', done)); out.push(e.state);
        const broken = e.follow(new ReadableStream({ pull(c) { c.error(new Error('lost')); } }));
        out.push(await new Response(broken).text().then(() => 'whole', () => 'broken'), e.state);
        return out;""")
    equal(found, [True, "completed", "running,completed", 404, "failed", 9, "AbortError", "initial", "completed", "broken", "failed"])


@test("the example page's download: real, streamed, stopped half-way and begun anew")
def streamed(site):
    site.browser.goto(f"{site.address}/Examples/Web/index.html")
    browsers.wait_for(lambda: site.run("return !!customElements.get('headway-download')"), "the page")
    site.run("real.dataset.source = `/stream?${given[0]}`; window.press = () => real.shadowRoot.querySelector('button').click(); press(); return 1", site.browser.name)
    half = "return real.state === 'running' && real.value > 0 && real.value < 1 && document.getElementById('result').textContent === ''"
    browsers.wait_for(lambda: site.run(half), "half of it")
    site.run("press(); return 1")
    browsers.wait_for(lambda: site.run("return real.state === 'initial' && result.textContent === 'Stopped'"), "the stop")
    with server.released(site.browser.name):
        site.run("press(); return 1")
        browsers.wait_for(lambda: site.run("return real.state === 'completed'"), "the end")
        browsers.wait_for(lambda: site.run("return result.textContent === '40960 bytes'"), "all bytes")


@test("the example page's controls do what they say")
def controls(site):
    site.browser.goto(f"{site.address}/Examples/Web/index.html")
    browsers.wait_for(lambda: site.run("return !!customElements.get('headway-download')"), "the page")
    found = site.run("""
        const form = document.getElementById('controls'), bar = document.querySelector('.valued'), out = [];
        const set = (name, value) => { const input = form[name]; if (input.type === 'checkbox') input.checked = value; else input.value = value;
          input.dispatchEvent(new Event('input', { bubbles: true })); };
        const color = () => getComputedStyle(bar).getPropertyValue('--headway-color').trim();
        set('value', .75); set('buffer', .9); out.push(bar.value, bar.buffer);
        set('theme', 'classic'); out.push(bar.getAttribute('theme')); set('dir', 'rtl'); out.push(getComputedStyle(bar).direction);
        set('scheme', 'dark'); out.push(getComputedStyle(document.documentElement).colorScheme);
        set('linear', 'web'); set('circular', 'star'); set('download', 'growAndShrink');
        out.push(document.querySelector('headway-linear-progress.moving').getAttribute('motion'), document.querySelector('headway-circular-progress.moving').getAttribute('motion'),
          document.querySelector('headway-download').getAttribute('motion'));
        set('color', '#b3261e'); set('own', true); out.push(color()); set('own', false); out.push(color());
        set('thickness', 8); out.push(getComputedStyle(bar).blockSize); set('indeterminate', true); out.push(bar.indeterminate);
        set('reduced', true); out.push(bar.isReduced); set('hidden', true); out.push(bar.hidden); set('hidden', false); out.push(bar.hidden);
        return out;""")
    equal(found, [0.75, 0.9, "classic", "rtl", "dark", "web", "star", "growAndShrink", "#b3261e", "", "8px", True, True, True, False])


@test("accessibility tree: role, name, value, busy; the page's own win", browsers.Chromium)
def chromium_tree(site):
    site.open("plain.html")
    site.run(BOX + """
        await add('headway-linear-progress', { value: .4, 'aria-label': 'Upload' }); await add('headway-circular-progress');
        await add('headway-linear-progress', { value: .4, 'aria-valuenow': '7', 'aria-valuemax': '9', role: 'meter', 'aria-label': 'Own' });
        await add('headway-download', { state: 'running', value: .4, label: 'film.mp4' }); return 1;""")
    site.browser.send("Accessibility.enable")
    nodes = site.browser.send("Accessibility.getFullAXTree")["nodes"]

    def read(node):
        properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
        value = node.get("value", {}).get("value")
        return [node["role"]["value"], node.get("name", {}).get("value"), value and round(value, 6),
                properties.get("valuemax"), properties.get("busy", 0)]
    found = [read(node) for node in nodes if not node.get("ignored") and node["role"]["value"] in ("progressbar", "meter", "button", "group")]
    equal([[*entry[:4], int(bool(entry[4]))] for entry in found], [
        ["progressbar", "Upload", 0.4, 1, 0], ["progressbar", "Progress", None, 1, 1], ["meter", "Own", 7, 9, 0],
        ["group", "film.mp4", None, None, 0], ["button", "Stop download: film.mp4", None, None, 0],
        ["progressbar", "film.mp4", 0.4, 1, 0]], "the tree")


@test("AT-SPI: role, name, value and busy as Firefox tells them", browsers.Firefox)
def firefox_atspi(site):
    script = BOX + """
        await add('headway-linear-progress', { value: .4, 'aria-label': 'Upload' }); await add('headway-circular-progress');
        await add('headway-linear-progress', { value: .4, 'aria-valuenow': '7', 'aria-valuemax': '9', 'aria-label': 'Own' });
        await add('headway-download', { state: 'running', value: .4, label: 'film.mp4' }); return 1;"""
    here = os.path.dirname(os.path.abspath(__file__))
    wanted = [
        ["progress bar", "Upload", 0.4, False], ["progress bar", "Progress", None, True], ["progress bar", "Own", 7, False],
        ["push button", "Stop download: film.mp4", None, False], ["progress bar", "film.mp4", 0.4, False]]
    # Debian's own Python has the bindings of AT-SPI.
    done = subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", os.path.join(here, "atspi.py"), site.address, script,
                           json.dumps(wanted)], capture_output=True, text=True)
    expect(done.returncode == 0, done.stderr[-900:])
    equal(json.loads(done.stdout.splitlines()[-1]), wanted, "what is told")


@test("axe finds nothing on the example page, in any state or scheme", browsers.Chromium)
def axe_test(site):
    path = os.path.join(server.ROOT, ".build", "axe", "axe_playwright_python", "axe.min.js")
    if not os.path.exists(path):
        raise Skipped("axe-core could not be fetched from PyPI")
    with open(path) as file:
        axe = file.read()
    # A download in every state, which are looked at together once they have come there.
    states = """
        const [first] = document.querySelectorAll('headway-download');
        for (const state of given[0]) { const e = first.cloneNode(true); e.removeAttribute('id'); e.setAttribute('label', state); first.after(e); await e.setState(state); }
        const { violations } = await axe.run(); return violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary]);"""
    for media in ({}, {"prefers_color_scheme": "dark"}, {"forced_colors": "active"}, {"prefers_contrast": "more"}):
        site.browser.media(**media)
        site.browser.goto(f"{site.address}/Examples/Web/index.html")
        browsers.wait_for(lambda: site.run("return !!customElements.get('headway-download')"), "the page")
        site.browser.send("Runtime.evaluate", expression=axe)
        equal(site.run(states, geometry.STATES), [], f"{media}: what axe finds")
    site.browser.media()


@test("what is said of the elements is what they have: custom-elements.json, headway.d.ts", browsers.Chromium)
def described(site):
    site.open("plain.html")
    with open(os.path.join(server.ROOT, "Web", "custom-elements.json")) as file:
        declarations = [d for module in json.load(file)["modules"] for d in module["declarations"]]
    equal([d["tagName"] for d in declarations], TAGS, "the tags")
    named = lambda list: sorted(each["name"] for each in list)  # noqa: E731
    for declaration in declarations:
        found = site.run("""
            const [tag] = given, type = customElements.get(tag), e = document.createElement(tag), all = (s) => [...e.shadowRoot.querySelectorAll(s)];
            const own = new Set(); for (let p = type.prototype; p !== HTMLElement.prototype; p = Object.getPrototypeOf(p)) Object.getOwnPropertyNames(p).forEach((name) => own.add(name));
            return { parts: [...new Set(all('[part]').map((n) => n.getAttribute('part')))].sort(), slots: all('slot').map((n) => n.name).sort(),
              attributes: type.observedAttributes, members: [...own] }""", declaration["tagName"])
        equal(named(declaration["cssParts"]), found["parts"], f"{declaration['tagName']}: parts")
        equal(named(declaration.get("slots", [])), found["slots"], f"{declaration['tagName']}: slots")
        unheard = set(named(declaration["attributes"])) - set(found["attributes"]) - {"backward", "show-delay", "minimum-visible"}
        expect(not unheard, f"attributes that nothing reads: {unheard}")
        missing = set(named(declaration["members"])) - set(found["members"]) - {"hidden"}
        expect(not missing, f"members that are not there: {missing}")
    sources = ""
    for name in sorted(os.listdir(os.path.join(server.ROOT, "Web", "src"))):
        with open(os.path.join(server.ROOT, "Web", "src", name)) as file:
            sources += file.read()
    properties = {p for p in re.findall(r"--headway-[a-z]+(?:-[a-z0-9]+)*", sources)} | {f"--headway-color-{i}" for i in (2, 3, 4)}
    equal(sorted({p["name"] for d in declarations for p in d["cssProperties"]}), sorted(properties - {"--headway-color-"}), "custom properties")
    events = {event["name"] for d in declarations for event in d.get("events", [])}
    equal(sorted(events), sorted(f"headway-{name}" for name in re.findall(r"this\.tell\('([a-z]+)'", sources)), "events")
    # Debian's compiler reads the types, and a page's use of all of them.
    done = subprocess.run(["tsc", "--noEmit", "--strict", "--target", "es2022", "--lib", "es2022,dom,dom.iterable", "--moduleResolution", "node",
                           os.path.join(server.ROOT, "Tests", "Web", "use.ts")], capture_output=True, text=True)
    expect(done.returncode == 0, done.stdout[-900:])


def inks(pdf):
    """The colours that a printed page is drawn in."""
    found = set()
    for stream in re.findall(rb"stream\r?\n(.*?)\r?\nendstream", pdf, re.DOTALL):
        with contextlib.suppress(zlib.error):
            stream = zlib.decompressobj().decompress(stream)
        found.update(tuple(round(float(x) * 255) for x in ink) for ink in re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b", stream))
    return found


@test("printed without backgrounds, as browsers do unless they are told: bar and track are there", browsers.Chromium, browsers.Firefox)
def printed(site):
    site.open("back.html")
    for tag in TAGS:
        for attributes in ({"value": 0.5, "state": "running"}, *([{}] if tag == TAGS[0] else [])):
            site.run(BOX + "await add(...given); return 1", tag, attributes)
            data = (site.browser.send("Page.printToPDF", printBackground=False) if isinstance(site.browser, browsers.Chromium)
                    else site.browser.send("WebDriver:Print", {"background": False}))
            found = inks(base64.b64decode(data.get("data") or data["value"]))
            # Firefox prints a motion as it began, which for a bar is an empty track.
            wanted = {(103, 80, 164), (232, 222, 248)} if "value" in attributes else {(232, 222, 248)}
            expect(wanted <= found, f"{tag} {attributes}: printed in {found}")


@test("the page is left and come back to: it was kept, its motions go on, its promises are settled")
def back(site):
    site.open("back.html")
    site.run(BOX + """
        for (const tag of given[0]) await add(tag, { state: 'indeterminate' });
        const e = await add('headway-linear-progress', { value: .2, id: 'valued' }); window.ends = [];
        addEventListener('pageshow', ({ persisted }) => { window.isKept = persisted; });
        e.setValue(.9).then((end) => ends.push(end)); e.hide().then((end) => ends.push(end)); e.show().then((end) => ends.push(end)); return 1""", TAGS)
    site.open("plain.html")
    site.run("setTimeout(() => history.back()); return 1")
    browsers.wait_for(lambda: site.run("return window.isKept"), "the page to come back")
    browsers.wait_for(lambda: site.run("return ends.length === 3"), "what was promised")
    times = "return [...document.getElementById('box').children].map((e) => e.animations.map(({ playState, currentTime }) => [playState, currentTime]))"
    first = site.run(times)
    browsers.wait_for(lambda: site.run(times) != first, "the motions")
    equal([sorted({state for state, _ in each}) for each in first], [["running"]] * 3 + [[]], "what runs")
    equal(site.run("return [ends.sort(), valued.known, await valued.setValue(.4)]"), [[False, True, True], 0.9, True], "what ended")


@test("names that are shortened are neither the browser's nor a page's")
def private_names(site):
    site.browser.goto(f"{site.address}/Examples/Web/index.html")
    browsers.wait_for(lambda: site.run("return !!customElements.get('headway-download')"), "the page")
    with open(os.path.join(server.ROOT, ".build", "web-names.json")) as file:
        names = json.load(file)
    taken = site.run("""
        const kinds = given[1].split(' ').map((kind) => window[kind].prototype);
        return given[0].filter((name) => kinds.some((kind) => name in kind));""", [*names, *names.values()], KINDS)
    equal(taken, [], "names of the browser's")
    with open(os.path.join(server.ROOT, "Web", "headway.d.ts")) as file:
        public = set(re.findall(r"\b(\w+)\??[(:]", file.read()))
    equal(sorted(public & set(names)), [], "names of a page's")


# What the elements use.
KINDS = ("HTMLButtonElement SVGPathElement Document ShadowRoot Map WeakMap Set Array Promise Animation KeyframeEffect DocumentTimeline ResizeObserver "
         "ResizeObserverEntry IntersectionObserver IntersectionObserverEntry ElementInternals CSSStyleSheet MediaQueryList Response "
         "Headers ReadableStream ReadableStreamDefaultController ReadableStreamDefaultReader XMLHttpRequest ProgressEvent CustomEvent AbortController "
         "AbortSignal String Number RegExp Function Date")


@test("without scripts the children show", browsers.Chromium)
def without_scripts(site):
    site.browser.send("Emulation.setScriptExecutionDisabled", value=True)
    site.browser.send("Page.navigate", url=f"{site.address}/Examples/Web/index.html")
    wanted = {"Film", "Upload", "Search", "Render"}

    def names():
        nodes = site.browser.send("Accessibility.getFullAXTree")["nodes"]
        return {node.get("name", {}).get("value") for node in nodes if not node.get("ignored") and "rogress" in node["role"]["value"]}
    try:
        browsers.wait_for(lambda: wanted <= names(), "the children")
    finally:
        site.browser.send("Emulation.setScriptExecutionDisabled", value=False)


def main():
    geometry.HEADWAY = sys.argv[1]
    wanted = sys.argv[2:]
    words = wanted.pop() if "--only" in wanted else ""
    seeds = range(LIVES + WAVES) if "geometry" in words or not words else []
    kinds = [("linear",), ("circular",), ("download",)]
    scenarios = [geometry.life(seed, kinds[seed % (3 if seed < LIVES else 2)], seed >= LIVES) for seed in seeds]
    lives = [({**scenario, "seed": seed}, film) for seed, scenario, film in zip(seeds, scenarios, geometry.films(scenarios))]
    colors = color_scenarios() if "colours" in words or not words else []
    colors = [({**scenario, "seed": i}, film) for i, (scenario, film) in enumerate(zip(colors, geometry.films(colors)))]
    chosen = [name for name in wanted if name != "--only"]
    chosen_kinds = [kind for kind in browsers.ALL if not chosen or kind.__name__ in chosen]
    address = server.serve()
    # All at once: most of the time each waits for its motions.
    with concurrent.futures.ThreadPoolExecutor(len(chosen_kinds)) as pool:
        failed = sum(pool.map(lambda kind: check(kind, address, lives, colors, words), chosen_kinds))
    print(f"check-web: {failed} failed" if failed else "check-web: all passed")
    sys.exit(1 if failed else 0)


def check(kind, address, lives, colors, words):
    """Runs a browser's tests; gives how many failed."""
    failed = 0
    with display.Display() as screen, kind(environment=screen.environment, headless=False) as browser:
        site = Site(browser, screen, address)
        site.lives, site.waves, site.colors = lives[:LIVES], lives[LIVES:], colors
        for name, body, only in TESTS:
            if kind not in only or words not in name:
                continue
            begin = time.monotonic()
            try:
                figures = body(site)
                line = f"ok      {kind.name}: {name}{f' ({figures})' if figures else ''} [{time.monotonic() - begin:.1f} s]"
            except Skipped as reason:
                line = f"skipped {kind.name}: {name}: {reason}"
            except Exception as error:
                failed += 1
                if not isinstance(error, AssertionError):
                    traceback.print_exc()
                line = f"FAILED  {kind.name}: {name}: {error}"
            print(line, flush=True)
    return failed


if __name__ == "__main__":
    main()
