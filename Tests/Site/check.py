#!/usr/bin/env python3
"""The site of scripts/site in Chromium and Firefox, and its hand-written pages under tidy. usage: check.py [PICTURES]

One line a test and browser; the exit status tells whether all passed. PICTURES is a folder for pictures of the landing page in
both schemes and at a phone's width, for people to look at."""
import base64
import glob
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
import traceback
import urllib.request

sys.path.insert(0, os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "Web"))
import browsers
import server

SITE = os.path.join(server.ROOT, ".site")
PICTURES = sys.argv[1] if len(sys.argv) > 1 else None
PHONE = {"width": 390, "height": 844, "deviceScaleFactor": 2, "mobile": True}
TESTS = []
# What a page shows when the renderer has made it; a page that is not there shows another heading.
READY = "return !!document.querySelector('main h1, .hero h1, .topictitle, h1')"


def test(name, *only):
    """Registers a test by its name, for some browsers or for both."""
    def register(body):
        TESTS.append((name, body, only or (browsers.Chromium, browsers.Firefox)))
        return body
    return register


def expect(condition, what):
    if not condition:
        raise AssertionError(what)


def equal(found, wanted, what):
    expect(found == wanted, f"{what}: {json.dumps(found)[:1500]}, not {json.dumps(wanted)[:600]}")


class Page:
    """A browser, the site's address, and what went wrong in a page since it was opened."""

    def __init__(self, browser, address):
        self.browser, self.address = browser, address
        self.run = browser.run

    def open(self, path, ready=READY):
        if isinstance(self.browser, browsers.Chromium):
            self.browser.events.clear()
        else:
            self.chrome("Services.console.reset()")
        self.browser.goto(self.address + path)
        browsers.wait_for(lambda: self.run(ready), f"what makes {path} ready")

    def chrome(self, script):
        self.browser.send("Marionette:SetContext", {"value": "chrome"})
        try:
            return self.run(script)
        finally:
            self.browser.send("Marionette:SetContext", {"value": "content"})

    def errors(self):
        """Errors of scripts and of what could not be loaded."""
        if isinstance(self.browser, browsers.Chromium):
            found = [event["params"] for event in list(self.browser.events)]
            return [str(given.get("exceptionDetails", {}).get("exception", {}).get("description") or given["entry"]["text"])
                    for given in found if "exceptionDetails" in given or given.get("entry", {}).get("level") == "error"]
        return self.chrome(
            f"return Services.console.getMessageArray().filter((m) => m instanceof Ci.nsIScriptError && !(m.flags & m.warningFlag)"
            f" && m.sourceName.startsWith('{self.address}')).map((m) => m.errorMessage)")

    def moves(self, selector):
        """Waits until an element's pixels change."""
        self.run(f"document.querySelector({json.dumps(selector)}).scrollIntoView({{ block: 'center' }}); return 1")
        first = self.browser.screenshot()
        browsers.wait_for(lambda: self.browser.screenshot() != first, f"{selector} to move")


def articles():
    """The addresses of the guide's pages and of every module's page and articles."""
    found = []
    for folder, _, files in os.walk(os.path.join(SITE, "data", "documentation")):
        for name in files:
            path = os.path.join(folder, name)
            with open(path) as file:
                page = json.load(file)
            if page.get("kind") == "article" or page.get("metadata", {}).get("symbolKind") == "module":
                found.append("/" + os.path.relpath(path, os.path.join(SITE, "data"))[:-5] + "/")
    return sorted(found)


@test("every article opens, with its heading, all its pictures and without an error")
def opens(page):
    paths = articles()
    expect(len(paths) >= 20, f"only {len(paths)} pages")
    for path in paths:
        page.open(path)
        # Pictures further down are loaded when they come into sight, unless they are asked for.
        page.run("for (const image of document.images) image.loading = 'eager'; return 1")
        browsers.wait_for(
            lambda: page.run("return [...document.images].every((i) => i.complete && i.naturalWidth > 0)"), f"the pictures of {path}")
        heading = page.run("return document.querySelector('h1').innerText")
        expect(heading and "can’t be found" not in heading, f"{path} shows '{heading}'")
        equal(page.errors(), [], path)
    return f"{len(paths)} pages"


@test("each module's navigator lists what is in it")
def navigator(page):
    with open(os.path.join(SITE, "index", "index.json")) as file:
        modules = json.load(file)["interfaceLanguages"]["swift"][0]["children"]
    for module in modules:
        page.open(module["path"] + "/")
        browsers.wait_for(lambda: page.run("return document.querySelectorAll('.navigator a').length") > 2, f"what is in {module['title']}")
    return f"{len(modules)} modules"


@test("a page of a symbol is linked across modules")
def symbols(page):
    page.open("/documentation/guide/ahostofyourown/")
    page.run("document.querySelector('a[href*=\"headwayhosting/framehost\"]').click(); return 1")
    browsers.wait_for(lambda: page.run("return document.querySelector('h1').innerText") == "FrameHost", "the symbol's page")


@test("the landing page has no error, and its elements are live")
def landing(page):
    page.open("/")
    browsers.wait_for(lambda: page.run("return !!customElements.get('headway-download')"), "the elements")
    page.run("document.getElementById('more').click(); return 1")
    equal(page.run("return document.getElementById('bar').getAttribute('value')"), "0.6", "the value after 'More'")
    page.run("document.getElementById('download').shadowRoot.querySelector('button').click(); return 1")
    browsers.wait_for(lambda: page.run("return document.getElementById('download').getAttribute('state')") == "completed", "the download")
    equal(page.errors(), [], "errors")


@test("the films move")
def films(page):
    page.open("/")
    page.moves(".hero img")
    page.open("/documentation/guide/motiongallery/")
    browsers.wait_for(lambda: page.run("return document.images.length > 15"), "the pictures")
    page.moves("img")


@test("without scripts the landing page reads, with its links and pictures")
def without_scripts(page):
    with urllib.request.urlopen(page.address + "/") as answer:
        whole = answer.read().decode()
    expect("<h1>" in whole and "href=\"documentation/guide/starthere/\"" in whole, "the page is made by a script")
    if not isinstance(page.browser, browsers.Chromium):
        return None
    page.browser.send("Emulation.setScriptExecutionDisabled", value=True)
    try:
        page.browser.send("Page.navigate", url=page.address + "/")

        def tree():
            return {(node["role"]["value"], node.get("name", {}).get("value"))
                    for node in page.browser.send("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")}
        wanted = {("link", "Start here"), ("heading", "Three ways to install it"), ("progressbar", "A bar with a value")}
        browsers.wait_for(lambda: wanted <= tree(), f"{wanted}")
    finally:
        page.browser.send("Emulation.setScriptExecutionDisabled", value=False)


@test("both schemes and a phone's width: nothing is cut off, axe finds nothing", browsers.Chromium)
def schemes(page):
    axe = os.path.join(server.ROOT, ".build", "axe", "axe_playwright_python", "axe.min.js")
    for scheme in ("light", "dark"):
        for place, metrics in (("wide", {"width": 1200, "height": 900, "deviceScaleFactor": 1, "mobile": False}), ("phone", PHONE)):
            page.browser.media(prefers_color_scheme=scheme)
            page.browser.send("Emulation.setDeviceMetricsOverride", **metrics)
            page.open("/")
            browsers.wait_for(lambda: page.run("return !!customElements.get('headway-download')"), "the elements")
            over = page.run("return document.documentElement.scrollWidth - innerWidth")
            expect(over <= 0, f"{scheme} {place}: {over} px are beyond the right edge")
            expect((scheme == "dark") == page.run("return document.querySelector('.hero img').currentSrc.includes('dark')"),
                   f"{scheme} {place}: the picture is another scheme's")
            if PICTURES:
                os.makedirs(PICTURES, exist_ok=True)
                time.sleep(2)
                height = page.run("return document.documentElement.scrollHeight")
                shot = page.browser.send("Page.captureScreenshot", captureBeyondViewport=True, clip={
                    "x": 0, "y": 0, "width": metrics["width"], "height": height, "scale": 1})
                write(os.path.join(PICTURES, f"landing-{scheme}-{place}.png"), shot["data"])
            if os.path.exists(axe):
                with open(axe) as file:
                    page.browser.send("Runtime.evaluate", expression=file.read())
                found = page.run("const { violations } = await axe.run();"
                                 " return violations.map(({ id, nodes }) => [id, nodes[0].html, nodes[0].failureSummary])")
                equal(found, [], f"{scheme} {place}: what axe finds")
    page.browser.send("Emulation.clearDeviceMetricsOverride")
    page.browser.media()
    return None if os.path.exists(axe) else "AXE LEFT OUT: it could not be fetched"


@test("the keyboard reaches everything in the order of the page, and shows where it is", browsers.Chromium)
def keyboard(page):
    page.open("/")
    browsers.wait_for(lambda: page.run("return !!customElements.get('headway-download')"), "the elements")
    wanted = page.run("return [...document.querySelectorAll('a, button, headway-download')]"
                      ".map((e) => e.textContent.trim() || e.id)")
    found = []
    for _ in wanted:
        for kind in ("keyDown", "keyUp"):
            page.browser.send("Input.dispatchKeyEvent", type=kind, key="Tab", code="Tab", windowsVirtualKeyCode=9)
        found.append(page.run("const e = document.activeElement; return e.textContent.trim() || e.id"))
        inner = "const a = document.activeElement; const e = a.shadowRoot?.activeElement ?? a;"
        expect(page.run(inner + "return getComputedStyle(e).outlineStyle") != "none", f"no outline on '{found[-1]}'")
    equal(found, wanted, "the order of Tab")
    return f"{len(found)} places"


@test("the accessibility tree: landmarks, and headings without a step left out", browsers.Chromium)
def tree(page):
    page.open("/")
    nodes = [node for node in page.browser.send("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
    roles = [node["role"]["value"] for node in nodes]
    for role in ("banner", "navigation", "main", "contentinfo"):
        equal(roles.count(role), 1, f"landmarks of the role {role}")
    levels = [next(p["value"]["value"] for p in node["properties"] if p["name"] == "level")
              for node in nodes if node["role"]["value"] == "heading"]
    expect(levels[0] == 1 and levels.count(1) == 1, f"headings {levels}")
    expect(all(after <= before + 1 for before, after in zip(levels, levels[1:])), f"headings {levels}")
    # Drawings within the elements say nothing of their own; pictures of the page do.
    equal(page.run("return [...document.images].filter((i) => !i.alt).map((i) => i.src)"), [], "pictures without a text")
    named = [node for node in nodes if node["role"]["value"] in ("link", "button", "progressbar")]
    lost = [node["role"]["value"] for node in named if not node.get("name", {}).get("value")]
    equal(lost, [], "what has no name")


@test("the examples of the documentation work in a page")
def examples(page):
    with tempfile.TemporaryDirectory() as folder:
        for file in [*glob.glob(os.path.join(server.ROOT, "Web", "dist", "*.js")), *glob.glob(os.path.join(server.ROOT, "Examples", "Web", "*.*"))]:
            shutil.copy(file, folder)
        with open(os.path.join(folder, "film.mp4"), "wb") as film:
            film.write(bytes(200_000))
        # Chromium asks for one, and takes its absence for an error.
        open(os.path.join(folder, "favicon.ico"), "w").close()
        own = Page(page.browser, server.serve(folder))
        for name in ("lines.html", "fallback.html"):
            own.open(f"/{name}", ready="return !!customElements.get('headway-download')")
            equal(own.run("return [...document.querySelectorAll(':not(:defined)')].map((e) => e.localName)"), [], f"unknown in {name}")
            done = own.run("const { show } = await import('./show.js'); const e = document.querySelector('headway-download');"
                           " const film = await show(e); return [film.size, e.state]")
            equal(done, [200_000, "completed"], f"a followed download in {name}")
            equal(own.errors(), [], name)


def write(path, encoded):
    with open(path, "wb") as file:
        file.write(base64.b64decode(encoded))


def tidy():
    """What tidy says of the pages that are written by hand."""
    pages = [os.path.join(server.ROOT, "Documentation", "Site", "index.html"),
             *sorted(glob.glob(os.path.join(server.ROOT, "Examples", "Web", "*.html")))]
    options = ["-quiet", "-errors", "--custom-tags", "blocklevel", "--drop-empty-elements", "no", "--warn-proprietary-attributes", "no"]
    return [line for page in pages
            for line in subprocess.run(["tidy", *options, page], capture_output=True, text=True).stderr.splitlines()]


def report(name, body):
    """Runs one test; gives whether it failed."""
    begin = time.monotonic()
    try:
        figures = body()
        print(f"ok      {name}{f' ({figures})' if figures else ''} [{time.monotonic() - begin:.1f} s]", flush=True)
        return 0
    except Exception as error:
        if not isinstance(error, AssertionError):
            traceback.print_exc()
        print(f"FAILED  {name}: {error}", flush=True)
        return 1


def main():
    failed = report("tidy finds nothing on the pages written by hand", lambda: equal(tidy(), [], "what tidy says"))
    address = server.serve(SITE)
    for kind in (browsers.Chromium, browsers.Firefox):
        with kind() as browser:
            page = Page(browser, address)
            for name, body, only in TESTS:
                if kind in only:
                    failed += report(f"{kind.name}: {name}", lambda: body(page))
    print(f"check-site: {failed} failed" if failed else "check-site: all passed")
    sys.exit(1 if failed else 0)


main()
