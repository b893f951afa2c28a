"""A web server of the machine's own, for the command line to fetch from."""

from __future__ import annotations

import gzip
import time
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

PAGE = "<html lang='fr'><title>Été</title><main><p>Un été très doux à la mer.</p></main></html>"
LATIN = PAGE.encode("latin1")
TYPE = "text/html; charset=iso-8859-1"

STATED = (
    "<html lang='fr'><title>T</title><link rel=canonical href=/page><main><p>Un été.</p></main>"
)
FIELDS = {
    "X-Robots-Tag": ["noarchive", "googlebot: noindex"],
    "Link": "</page>; rel=canonical, </en>; rel=alternate; hreflang=en",
}

ANSWERS = {
    "/page": (200, {"Content-Type": TYPE}, LATIN),
    "/%C3%A9t%C3%A9?q=%C3%A0%20b": (200, {"Content-Type": TYPE}, LATIN),
    "/stated": (200, {"Content-Type": "text/html", **FIELDS}, STATED.encode()),
    "/text": (200, {"Content-Type": "text/plain", "X-Robots-Tag": "none"}, "Un été.".encode()),
    "/moved": (302, {"Location": "/page"}, b""),
    "/loop": (302, {"Location": "/loop"}, b""),
    "/to-file": (302, {"Location": "file:///etc/hostname"}, b""),
    "/gzip": (200, {"Content-Type": TYPE, "Content-Encoding": "gzip"}, gzip.compress(LATIN)),
    "/deflate": (200, {"Content-Type": TYPE, "Content-Encoding": "deflate"}, zlib.compress(LATIN)),
    "/raw-deflate": (
        200,
        {"Content-Type": TYPE, "Content-Encoding": "deflate"},
        zlib.compress(LATIN)[2:-4],
    ),
    "/cut-deflate": (200, {"Content-Encoding": "deflate"}, zlib.compress(LATIN)[:-9]),
    "/broken-gzip": (200, {"Content-Encoding": "gzip"}, b"no gzip"),
    "/pdf": (200, {"Content-Type": "application/pdf"}, b"%PDF-1.7\n\0\1"),
    "/cut": (200, {"Content-Type": TYPE, "Content-Length": "9999"}, LATIN),
    "/drip": (200, {"Content-Type": TYPE, "Content-Length": "9999"}, b""),
    "/500": (500, {}, b"broken"),
}


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        status, headers, body = ANSWERS.get(self.path, (404, {}, b"not here"))
        self.send_response(status)
        for name, values in {"Content-Length": str(len(body)), **headers}.items():
            for value in [values] if isinstance(values, str) else values:
                self.send_header(name, value)
        self.end_headers()
        if self.path == "/drip":
            self._drip()
        self.wfile.write(body)

    def _drip(self) -> None:
        """A byte now and then, for as long as somebody reads."""
        with suppress(OSError):
            while True:
                self.wfile.write(b"x")
                time.sleep(0.02)

    def log_message(self, *arguments: object) -> None:
        """Says nothing."""


@contextmanager
def serving() -> Iterator[str]:
    """The server's address, while it runs."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
