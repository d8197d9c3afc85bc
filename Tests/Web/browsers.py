"""Debian's three browsers behind one face: `goto`, `run` (a script's answer as JSON), `picture`, `close`; no package needed.

Chromium is driven by DevTools over a pipe, Firefox by Marionette, WebKitGTK by WebDriver."""
import base64
import contextlib
import glob
import json
import os
import queue
import shutil
import socket
import subprocess
import tempfile
import threading
import time
import urllib.error
import urllib.request

from display import UNTIL_WE_END

PATIENCE = 180


class PageError(Exception):
    """A script in the page threw."""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(condition, what):
    """The first true answer of a condition that is asked until then."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError, PageError):
            answer = condition()
            if answer:
                return answer
        time.sleep(0.02)
    raise TimeoutError(f"waited {PATIENCE} s for {what}")


class Browser:
    """What the three have in common: a process with a folder of its own."""
    name = ""

    def __init__(self, environment=None, media=None):
        self.folder = tempfile.mkdtemp(prefix="headway-web-")
        self.environment = dict(os.environ if environment is None else environment, HOME=self.folder)
        self.process = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def start_process(self, arguments, **options):
        log = open(os.path.join(self.folder, "log"), "wb")
        self.process = subprocess.Popen(
            [*UNTIL_WE_END, *arguments], stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment,
            start_new_session=True, **options)

    def close(self):
        if self.process:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def goto(self, url):
        self.open(url)
        wait_for(lambda: self.run("return document.readyState === 'complete'"), url)

    @contextlib.contextmanager
    def hidden_tab(self):
        """Says to the page that its tab is hidden, where the browser has no tabs."""
        say = ("for (const name of ['hidden', 'visibilityState']) { if (given[0]) Object.defineProperty(document, name, { configurable: true,"
               " value: name === 'hidden' || 'hidden' }); else delete document[name]; }"
               " document.dispatchEvent(new Event('visibilitychange')); return 1")
        self.run(say, True)
        yield
        self.run(say, False)

    def picture(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.screenshot()))


class Chromium(Browser):
    name = "Chromium"

    def __init__(self, environment=None, media=None, headless=True, flags=()):
        super().__init__(environment)
        read_ours, write_theirs = os.pipe()
        read_theirs, write_ours = os.pipe()
        # The browser reads commands from descriptor 3 and answers at 4.
        def place():
            os.dup2(read_theirs, 3)
            os.dup2(write_theirs, 4)
        base = [100, 101]
        held = [os.dup2(read_theirs, base[0]), os.dup2(write_theirs, base[1])]
        os.close(read_theirs)
        os.close(write_theirs)
        read_theirs, write_theirs = held
        self.start_process(
            ["chromium", *(["--headless=new"] if headless else []), "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--remote-debugging-pipe", f"--user-data-dir={self.folder}/profile", "--window-size=900,700",
             "--window-position=0,0", "--hide-scrollbars", *flags, "about:blank"],
            preexec_fn=place, pass_fds=(3, 4))
        os.close(read_theirs)
        os.close(write_theirs)
        self.output = os.fdopen(write_ours, "wb", buffering=0)
        self.number = 0
        self.events = []
        self.answers = queue.Queue()
        threading.Thread(target=self.listen, args=(os.fdopen(read_ours, "rb"),), daemon=True).start()
        self.session = None
        target = wait_for(
            lambda: next((t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page"), None), "a page")
        self.session = self.send("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        self.send("Page.enable")
        self.send("Runtime.enable")
        self.send("Log.enable")
        if media:
            self.media(**media)

    def listen(self, pipe):
        rest = b""
        while chunk := os.read(pipe.fileno(), 1 << 16):
            *messages, rest = (rest + chunk).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers.put(message)
                else:
                    self.events.append(message)

    def send(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        self.output.write(json.dumps(message).encode() + b"\0")
        while True:
            answer = self.answers.get(timeout=PATIENCE)
            if answer["id"] == self.number:
                break
        if "error" in answer:
            raise PageError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def open(self, url):
        self.send("Page.navigate", url=url)
        wait_for(lambda: self.run("return location.href") == url, url)

    def run(self, script, *arguments):
        expression = f"(async (...given) => {{ {script} }})(...{json.dumps(arguments)})"
        answer = self.send("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise PageError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    @contextlib.contextmanager
    def hidden_tab(self):
        """Shows another tab over the page's."""
        target = self.send("Target.createTarget", url="about:blank")["targetId"]
        self.send("Target.activateTarget", targetId=target)
        yield
        self.send("Target.closeTarget", targetId=target)
        self.send("Page.bringToFront")

    def screenshot(self):
        return self.send("Page.captureScreenshot")["data"]

    def media(self, **features):
        """Emulates media features: prefers_color_scheme="dark" and the like; others are as the machine has them."""
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": name.replace("_", "-"), "value": value} for name, value in features.items()])

    def close(self):
        with contextlib.suppress(Exception):
            self.send("Browser.close")
        with contextlib.suppress(Exception):
            self.process.wait(10)
        super().close()


class Firefox(Browser):
    name = "Firefox"
    preferences = {
        "browser.shell.checkDefaultBrowser": False, "datareporting.policy.dataSubmissionEnabled": False,
        "browser.aboutwelcome.enabled": False, "app.normandy.enabled": False, "browser.startup.page": 0,
        "browser.startup.homepage_override.mstone": "ignore", "app.update.enabled": False,
        "network.captive-portal-service.enabled": False, "network.connectivity-service.enabled": False,
        "browser.safebrowsing.update.enabled": False, "services.settings.server": "data:,#remote-settings-dummy/v1",
        "extensions.update.enabled": False, "dom.disable_open_during_load": False,
        # A test presses no key first, and its window need not have the focus.
        "dom.min_background_timeout_value": 4,
    }
    schemes = {"dark": 0, "light": 1}

    def __init__(self, environment=None, media=None, headless=True, preferences={}):
        super().__init__(environment)
        profile = os.path.join(self.folder, "profile")
        os.mkdir(profile)
        port = free_port()
        values = {**self.preferences, **preferences, "marionette.port": port}
        for feature, value in (media or {}).items():
            values.update(self.preference(feature, value))
        with open(os.path.join(profile, "user.js"), "w") as file:
            for name, value in values.items():
                file.write(f"user_pref({json.dumps(name)}, {json.dumps(value)});\n")
        self.start_process(
            ["firefox-esr", "--no-remote", "--marionette", "-remote-allow-system-access", "--profile", profile, "--width=900", "--height=700",
             *(["--headless"] if headless else []), "about:blank"])
        self.socket = wait_for(lambda: socket.create_connection(("127.0.0.1", port), PATIENCE), "Marionette")
        self.read()
        self.number = 0
        self.send("WebDriver:NewSession", {})
        self.send("WebDriver:SetTimeouts", {"script": PATIENCE * 1000})

    @classmethod
    def preference(cls, feature, value):
        return {
            "prefers_color_scheme": lambda: {"layout.css.prefers-color-scheme.content-override": cls.schemes[value]},
            "prefers_reduced_motion": lambda: {"ui.prefersReducedMotion": int(value == "reduce")},
            "prefers_contrast": lambda: {"browser.display.prefers_low_contrast": False, "ui.prefersContrast": 1},
            "forced_colors": lambda: {"browser.display.document_color_use": 2},
        }[feature]()

    def media(self, **features):
        for feature, value in features.items():
            query, again = f"({feature.replace('_', '-')}: {value})", 0

            def matches():
                nonlocal again
                # A page that is just being opened may miss a preference: it is taken back and set anew.
                if time.monotonic() > again:
                    again = time.monotonic() + 5
                    self.prefer(self.preference(feature, value))
                return self.run("return matchMedia(given[0]).matches", query)

            wait_for(matches, query)

    def prefer(self, numbers):
        self.send("Marionette:SetContext", {"value": "chrome"})
        for name, number in numbers.items():
            self.run("Services.prefs.clearUserPref(given[0]); Services.prefs.setIntPref(given[0], given[1])", name, number)
        self.send("Marionette:SetContext", {"value": "content"})

    def read(self):
        length = b""
        while not length.endswith(b":"):
            length += self.receive(1)
        return json.loads(self.receive(int(length[:-1])))

    def receive(self, count):
        data = b""
        while len(data) < count:
            chunk = self.socket.recv(count - len(data))
            if not chunk:
                raise ConnectionError("Firefox has closed the connection")
            data += chunk
        return data

    def send(self, command, parameters):
        self.number += 1
        text = json.dumps([0, self.number, command, parameters]).encode()
        self.socket.sendall(str(len(text)).encode() + b":" + text)
        _, _, error, answer = self.read()
        if error:
            raise PageError(f"{command}: {error.get('message')}")
        return answer

    def open(self, url):
        self.send("WebDriver:Navigate", {"url": url})

    def run(self, script, *arguments):
        answer = self.send("WebDriver:ExecuteAsyncScript", {
            "script": "const [given, done] = arguments; (async () => {" + script +
                      "})().then((value) => done({ value: value ?? null }), (e) => done({ error: `${e}\\n${e.stack}` }))",
            "args": [list(arguments)], "sandbox": None})["value"]
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["value"]

    def screenshot(self):
        return self.send("WebDriver:TakeScreenshot", {"full": False})["value"]

    def close(self):
        with contextlib.suppress(Exception):
            self.send("Marionette:Quit", {"flags": ["eForceQuit"]})
            self.process.wait(20)
        super().close()


class WebKit(Browser):
    name = "WebKitGTK"

    def __init__(self, environment=None, media=None, headless=True):
        super().__init__(environment)
        port = free_port()
        self.start_process(["WebKitWebDriver", f"--port={port}"])
        self.address = f"http://127.0.0.1:{port}"
        binary = glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser")[0]
        wanted = {"browserName": "MiniBrowser", "webkitgtk:browserOptions": {"binary": binary, "args": ["--automation"]}}
        session = wait_for(
            lambda: self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}}), "WebDriver")
        self.address += "/session/" + session["sessionId"]
        self.call("POST", "/timeouts", {"script": PATIENCE * 1000, "pageLoad": PATIENCE * 1000})
        self.call("POST", "/window/rect", {"x": 0, "y": 0, "width": 900, "height": 700})

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            self.address + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            return json.load(urllib.request.urlopen(request, timeout=PATIENCE))["value"]
        except urllib.error.HTTPError as error:
            raise PageError(error.read().decode(errors="replace")[:600]) from None

    def open(self, url):
        self.call("POST", "/url", {"url": url})

    def run(self, script, *arguments):
        answer = self.call("POST", "/execute/async", {
            "script": "const [given, done] = arguments; (async () => {" + script +
                      "})().then((value) => done({ value: value ?? null }), (e) => done({ error: `${e}\\n${e.stack}` }))",
            "args": [list(arguments)]})
        if "error" in answer:
            raise PageError(answer["error"])
        return answer["value"]

    def screenshot(self):
        return self.call("GET", "/screenshot")

    def close(self):
        with contextlib.suppress(Exception):
            self.call("DELETE", "")
        super().close()


ALL = (Chromium, Firefox, WebKit)
