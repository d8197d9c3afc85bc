"""A static server of the repository on loopback, with a strict policy for pages whose name asks for one."""
import collections
import contextlib
import functools
import http.server
import os
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STRICT = ("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; "
          "require-trusted-types-for 'script'; trusted-types 'none'")


# What holds back an answer, by the name that a browser's pages ask with.
GATES = collections.defaultdict(threading.Event)


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def end_headers(self):
        if "strict" in self.path:
            self.send_header("Content-Security-Policy", STRICT)
        if "/block" in self.path:
            # Memory that a page and its worker share is for pages that are on their own.
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        # What must not be stored is not kept for going back either.
        self.send_header("Cache-Control", "no-cache" if "/back" in self.path else "no-store")
        super().end_headers()

    def do_GET(self):
        path, _, gate = self.path.partition("?")
        if path == "/gate":
            GATES[gate].wait(300)
            self.send_response(204)
            return self.end_headers()
        if path != "/stream":
            return super().do_GET()
        # Half a download, and the rest once the test has seen that.
        body = bytes(range(256)) * 160
        self.send_response(200)
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        try:
            self.wfile.write(body[:len(body) // 2])
            self.wfile.flush()
            GATES[gate].wait(300)
            self.wfile.write(body[len(body) // 2:])
        except OSError:
            # The page has stopped it.
            pass

    def log_message(self, *_):
        pass


def serve(folder=ROOT):
    """Serves a folder from a thread until the program ends; gives the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


@contextlib.contextmanager
def released(gate):
    """While this lasts what a browser's pages wait for comes."""
    GATES[gate].set()
    yield
    GATES[gate].clear()
