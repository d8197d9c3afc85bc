"""A static server of the repository on loopback, with a strict policy for pages whose name asks for one."""
import contextlib
import functools
import http.server
import os
import threading

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STRICT = ("default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; "
          "require-trusted-types-for 'script'; trusted-types 'none'")


GATE = threading.Event()


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".js": "text/javascript"}

    def end_headers(self):
        if "strict" in self.path:
            self.send_header("Content-Security-Policy", STRICT)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def do_GET(self):
        if self.path != "/stream":
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
            self.server.gate.wait(60)
            self.wfile.write(body[len(body) // 2:])
        except OSError:
            # The page has stopped it.
            pass

    def log_message(self, *_):
        pass


def serve(folder=ROOT):
    """Serves a folder from a thread until the program ends; gives the address."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    server.gate = GATE
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


@contextlib.contextmanager
def released():
    """While this lasts a stream goes on to its end."""
    GATE.set()
    yield
    GATE.clear()
