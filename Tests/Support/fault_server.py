#!/usr/bin/env python3
"""A web server that misbehaves as its address asks, for tests on the loopback address.

Prints {"port": N}, then one JSON object a line for each request, and ends when its standard input closes.
Bodies are a function of version and position alone, so that two versions joined in one file show at once.

    /ANYTHING?size=N&v=1,2,...   the body; the n-th request of `key` gets the n-th version, the last one repeats
    key=NAME                     what counts the requests (the whole address if absent)
    warm=N                       the first N requests are answered well up to byte 400,000, and then with silence
    first=N                      the fault happens in the first N requests only (after the warm ones)
    etag=strong|weak|none|same   `same` does not depend on the version
    lm=old|recent|none           Last-Modified a day old, of this moment, or absent
    ranges=yes|no|deaf           `deaf` ignores If-Range
    cut=K how=fin|rst|stall      the body stops after K bytes of the answer
    framing=length|chunked|close
    length=+N|-N                 Content-Length lies by so much
    reply=empty|garbage|hang|reset|endless   instead of an answer; `endless` is a header that never ends
    rate=N                       bytes a second
    hold=NAME at=K               waits, after K bytes of the body or before the header, until /release?name=NAME was asked for
    gzip=1                       encoded though identity was asked for
    status=CODE retry=VALUE      an error with a body, and Retry-After; `retry=date+N` is a date N seconds ahead
    swap=K                       from byte K of the file on, the next version's bytes
    unasked=1                    206 though no range was asked for
    lie=start|total|etag|none|short|long|multi|garbled  a partial answer that lies in its Content-Range or its tag
    to=URL n=N code=CODE         a redirect to URL, by way of N-1 others; `to=self` is a loop
    te=VALUE ce=VALUE            Transfer-Encoding beside the length, Content-Encoding; `fold` in it becomes a fold
    refuse=CODE|hang             what a request for a range gets
    as=CODE                      the status of a whole body, in place of 200
    least=1                      a tag made of the date and the length, with the date 1970
    stray=now|late evil=CODE     after the answer a second one that nobody asked for, together with it or ahead of the next one
    evil=file                    that one is a whole file of the same length and tag
    accepts=1                    it says that ranges can be had
    cd=VALUE                     Content-Disposition
    cookie=VALUE                 Set-Cookie of a redirect
    older=N                      Last-Modified is so many days older; a condition by date is answered with 304
    same=1                       a body that is only zeros
"""
import argparse
import email.utils
import gzip
import json
import os
import socket
import ssl
import struct
import sys
import threading
import time
from urllib.parse import parse_qs, quote, urlsplit

BLOCK = 64 << 10
hits = {}
blocks = {}
bodies = {}
releases = {}
lock = threading.Lock()
output = threading.Lock()


def say(value):
    with output:
        sys.stdout.write(json.dumps(value) + "\n")
        sys.stdout.flush()


def release(name):
    with lock:
        return releases.setdefault(name, threading.Event())


def block_of(version):
    """64 KiB that look random, by a linear congruential generator that the tests have too."""
    with lock:
        if version not in blocks:
            state, made = version & 0xFFFFFFFF, bytearray(BLOCK)
            for index in range(BLOCK):
                state = (state * 1664525 + 1013904223) & 0xFFFFFFFF
                made[index] = state >> 24
            blocks[version] = bytes(made)
        return blocks[version]


def body(version, start, end):
    """The bytes from start to end: every block begins with its own number."""
    if end <= 1 << 20:
        with lock:
            whole = bodies.get(version)
        if whole is None:
            whole = make_body(version, 0, 1 << 20)
            with lock:
                bodies[version] = whole
        return whole[start:end]
    return make_body(version, start, end)


def make_body(version, start, end):
    base, pieces, index = block_of(version), [], start // BLOCK
    while index * BLOCK < end:
        block = struct.pack(">Q", index) + base[8:]
        pieces.append(block[max(0, start - index * BLOCK):max(0, min(BLOCK, end - index * BLOCK))])
        index += 1
    return b"".join(pieces)


class Connection:
    def __init__(self, sock):
        self.sock, self.file, self.stray = sock, sock.makefile("rb"), b""
        self.number = sock.getpeername()[1]

    def serve(self):
        try:
            while self.request():
                pass
        except (OSError, ValueError):
            pass
        finally:
            try:
                self.file.close()
                self.sock.close()
            except OSError:
                pass

    def request(self):
        line = self.file.readline(65536).decode("latin1")
        if not line.strip():
            return False
        method, target, _ = line.split(" ", 2)
        fields = {}
        while True:
            line = self.file.readline(65536).decode("latin1").rstrip("\r\n")
            if not line:
                break
            name, _, value = line.partition(":")
            fields[name.strip().lower()] = value.strip()
        self.sock.sendall(self.stray)
        self.stray = b""
        address = urlsplit(target)
        query = {name: values[-1] for name, values in parse_qs(address.query, keep_blank_values=True).items()}
        key = self.key = query.get("key", target)
        with lock:
            hit = hits[key] = hits.get(key, 0) + 1
        say(dict(method=method, target=target, path=address.path, key=key, hit=hit, headers=fields,
                 time=round(time.monotonic(), 4), peer=self.peer(), connection=self.number))
        return self.answer(query, fields, hit, address)

    def peer(self):
        """The name in the client's certificate."""
        shown = self.sock.getpeercert() if isinstance(self.sock, ssl.SSLSocket) else None
        return dict(pair[0] for pair in shown["subject"]).get("commonName") if shown else None

    def answer_twice(self, query):
        """Sends an answer that nobody asked for, or keeps it until the next request is here."""
        evil = query.get("evil", "200")
        if evil == "file":
            size = int(query["size"])
            stray = (f"HTTP/1.1 200 OK\r\nContent-Length: {size}\r\nETag: {self.tag}\r\nAccept-Ranges: bytes\r\n\r\n"
                     ).encode() + body(99, 0, size)
            return self.keep_stray(query, stray)
        stray = (f"HTTP/1.1 {evil} Stray\r\nContent-Length: 4\r\nLocation: /evil\r\n"
                 "Content-Range: bytes 0-3/4\r\n\r\nEVIL").encode()
        return self.keep_stray(query, stray)

    def keep_stray(self, query, stray):
        if query.get("stray") == "now":
            self.sock.sendall(stray)
        elif "stray" in query:
            self.stray = stray

    def head(self, status, fields):
        lines = [f"HTTP/1.1 {status}"] + [f"{name}: {value}" for name, value in fields]
        self.sock.sendall(("\r\n".join(lines) + "\r\n\r\n").encode("latin1"))

    def reset(self):
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        # The file object shares the descriptor: both must go for the reset to leave.
        self.file.close()
        self.sock.close()
        return False

    def hang(self):
        """Waits until the other side gives up, and says so."""
        self.sock.settimeout(60)
        try:
            while self.sock.recv(4096):
                pass
        except OSError:
            pass
        say(dict(departure=self.key))
        return False

    def answer(self, query, fields, hit, address):
        if address.path == "/release":
            release(query["name"]).set()
            query = dict(size="0")
        if "hold" in query and "at" not in query:
            release(query["hold"]).wait(60)
        warm = int(query.get("warm", 0))
        if hit <= warm:
            plain = {name: query[name] for name in ("size", "v", "etag", "lm", "same") if name in query}
            return self.file_answer(dict(plain, cut="400000", how="stall"), fields, hit, True)
        faulty = hit <= warm + int(query.get("first", 1 << 30))
        if faulty and "reply" in query:
            return self.no_answer(query["reply"])
        if faulty and "status" in query:
            return self.error(query)
        if query.get("refuse") == "hang" and "range" in fields:
            return self.hang()
        if "refuse" in query and "range" in fields:
            return self.error(dict(status=query["refuse"]))
        if "to" in query:
            return self.redirect(query, address)
        return self.file_answer(query, fields, hit, faulty)

    def no_answer(self, reply):
        if reply == "empty":
            return False
        if reply == "reset":
            return self.reset()
        if reply == "garbage":
            self.sock.sendall(b"\x00\x01\x02 no HTTP at all\r\n\r\n")
            return False
        if reply == "endless":
            self.sock.sendall(b"HTTP/1.1 200 OK\r\n")
            while True:
                self.sock.sendall(b"X-More: " + b"x" * 8000 + b"\r\n")
        return self.hang()

    def error(self, query):
        page = b"<html>an error page</html>"
        fields = [("Content-Length", len(page))]
        if "retry" in query:
            value = query["retry"]
            if value.startswith("date"):
                value = email.utils.formatdate(time.time() + float(value[5:] or 0), usegmt=True)
            fields.append(("Retry-After", value))
        self.head(query["status"] + " Error", fields)
        self.sock.sendall(page)
        return True

    def redirect(self, query, address):
        left = int(query.get("n", 1))
        to = query["to"]
        if to == "self":
            to = address.path + "?" + address.query
        elif left > 1:
            to = f"{address.path}?n={left - 1}&to={quote(to, safe='')}"
            if "stray" in query:
                to += f"&stray={query['stray']}&evil={query.get('evil', '200')}"
        cookie = [("Set-Cookie", query["cookie"])] if "cookie" in query else []
        self.head(query.get("code", "302") + " Found", [("Location", to), ("Content-Length", 5)] + cookie)
        self.sock.sendall(b"moved")
        self.answer_twice(query)
        return True

    def file_answer(self, query, fields, hit, faulty):
        size = int(query.get("size", 1 << 20))
        versions = query.get("v", "1").split(",")
        version = int(versions[min(hit, len(versions)) - 1])
        etag = f'"v{version}-{size}"' if query.get("etag") != "same" else '"same"'
        if query.get("etag") == "weak":
            etag = "W/" + etag
        now = time.time()
        modified = now if query.get("lm") == "recent" else int(now / 86400) * 86400 - 86400 * (10 - version)
        modified -= int(query.get("older", 0)) * 86400
        since = email.utils.parsedate_to_datetime(fields["if-modified-since"]) if "if-modified-since" in fields else None
        if since and modified <= since.timestamp():
            self.head("304 Not Modified", [])
            return True
        if "least" in query:
            modified, etag = 1, f'"1-{size:x}"'
        modified = email.utils.formatdate(modified, usegmt=True)
        sent = [("Date", email.utils.formatdate(now, usegmt=True)), ("Content-Type", "application/octet-stream")]
        start, part = 0, False
        asked = fields.get("range", "")
        end = size
        if query.get("ranges") != "no" and asked.startswith("bytes="):
            condition = fields.get("if-range")
            if query.get("ranges") == "deaf" or condition in (None, etag, modified):
                first, _, last = asked[6:].partition("-")
                start, part, end = int(first), True, min(size, int(last) + 1 if last else size)
        if part and start >= size:
            self.head("416 Range Not Satisfiable", [("Content-Range", f"bytes */{size}"), ("Content-Length", 0)])
            return True
        lie = query.get("lie") if part else None
        if lie == "etag":
            etag = '"another"'
        self.tag = etag
        if "accepts" in query:
            sent.append(("Accept-Ranges", "bytes"))
        if query.get("etag") != "none" and lie != "none":
            sent.append(("ETag", etag))
        if query.get("lm") != "none" and lie != "none":
            sent.append(("Last-Modified", modified))
        if "cd" in query:
            sent.append(("Content-Disposition", query["cd"]))
        if part:
            first = start + 7 if lie == "start" else start
            total = size + 7 if lie == "total" else size
            value = f"bytes {first}-{(total if end == size else end) - 1}/{total}"
            if lie == "garbled":
                value = "bytes all of it"
            if lie == "multi":
                sent.append(("Content-Type", "multipart/byteranges; boundary=x"))
            else:
                sent.append(("Content-Range", value))
        data = self.bytes_of(query, version)
        if "unasked" in query and not part:
            part = True
            sent.append(("Content-Range", f"bytes 0-{size - 1}/{size}"))
        return self.send_file(query, sent, part, start, end, data, faulty, lie)

    @staticmethod
    def bytes_of(query, version):
        if "same" in query:
            return lambda start, end: bytes(end - start)
        if "swap" not in query:
            return lambda start, end: body(version, start, end)
        swap = int(query["swap"])
        return lambda start, end: (body(version, start, min(end, swap)) if start < swap else b"") + (
            body(version + 1, max(start, swap), end) if end > swap else b"")

    def send_file(self, query, sent, part, start, size, data, faulty, lie):
        status = "206 Partial Content" if part else query.get("as", "200") + " OK"
        for name, value in (("Transfer-Encoding", query.get("te")), ("Content-Encoding", query.get("ce"))):
            if value is not None:
                sent.append((name, value.replace("fold", "\r\n ")))
        framing = query.get("framing", "length")
        count = size - start
        if faulty and "gzip" in query:
            packed = gzip.compress(data(start, size))
            sent += [("Content-Encoding", "gzip"), ("Content-Length", len(packed))]
            self.head(status, sent)
            self.sock.sendall(packed)
            return True
        if framing == "chunked":
            sent.append(("Transfer-Encoding", "chunked"))
        elif framing == "close":
            sent.append(("Connection", "close"))
        else:
            told = count + (int(query.get("length", "0")) if faulty else 0)
            told += {"short": -7, "long": 7}.get(lie, 0)
            sent.append(("Content-Length", told))
        self.head(status, sent)
        end = min(count, int(query["cut"])) if faulty and "cut" in query else count
        self.send_body(query, start, start + end, data, framing)
        if faulty and "cut" in query:
            return self.cut(query.get("how", "fin"))
        if framing == "chunked":
            self.sock.sendall(b"0\r\n\r\n")
        self.answer_twice(query)
        return framing != "close" and "te" not in query and not (faulty and int(query.get("length", "0")) != 0)

    def send_body(self, query, position, end, data, framing):
        rate = float(query.get("rate", 0))
        step = max(1, min(256 << 10, int(rate / 50))) if rate else 256 << 10
        began, sent = time.monotonic(), 0
        if "at" in query:
            step = int(query["at"])
        while position < end:
            if "at" in query and sent:
                release(query["hold"]).wait(60)
            piece = data(position, min(end, position + step))
            if framing == "chunked":
                self.sock.sendall(b"%x\r\n" % len(piece) + piece + b"\r\n")
            else:
                self.sock.sendall(piece)
            position += len(piece)
            sent += len(piece)
            if rate:
                time.sleep(max(0, began + sent / rate - time.monotonic()))

    def cut(self, how):
        if how == "stall":
            return self.hang()
        if how == "rst":
            time.sleep(0.05)
            return self.reset()
        return False


def accept(listener, context):
    while True:
        sock, _ = listener.accept()
        sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=converse, args=(sock, context), daemon=True).start()


def converse(sock, context):
    try:
        if context:
            sock = context.wrap_socket(sock, server_side=True)
    except (OSError, ssl.SSLError):
        sock.close()
        return
    Connection(sock).serve()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cert")
    parser.add_argument("--key")
    parser.add_argument("--clients", help="the authority of certificates that clients may show")
    options = parser.parse_args()
    context = None
    if options.cert:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(options.cert, options.key)
        context.load_verify_locations(options.clients)
        context.verify_mode = ssl.CERT_OPTIONAL
    listener = socket.create_server(("127.0.0.1", 0), backlog=128)
    say(dict(port=listener.getsockname()[1]))
    threading.Thread(target=accept, args=(listener, context), daemon=True).start()
    while sys.stdin.buffer.read(4096):
        pass
    os._exit(0)


main()
