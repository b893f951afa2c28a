"""A site of another origin, with and without CORS, and its failures."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PARAGRAPH = "The lamp on the pier is lit at dusk by a keeper who never hurries. "
PAGE = f"<!doctype html><title>Pier lamp</title><main><p>{PARAGRAPH * 12}</p></main>"
LATIN = PAGE.replace("Pier lamp", "Le phare éteint").encode("windows-1252")

# path → status, Content-Type, body; a path under /open/ may be read by every site
ROUTES: dict[str, tuple[int, str, bytes]] = {
    "page": (200, "text/html; charset=utf-8", PAGE.encode()),
    "latin": (200, "text/html; charset=windows-1252", LATIN),
    "text": (200, "text/plain; charset=utf-8", (PARAGRAPH * 12).encode()),
    "picture": (200, "image/png", b"\x89PNG\r\n\x1a\n" + bytes(64)),
    "disguised": (200, "text/html", b"%PDF-1.7\n" + bytes(range(256)) * 8),
    "huge": (200, "text/plain", b"word " * 1_100_000),
    "stated": (200, "text/html; charset=utf-8", PAGE.encode()),
    "missing": (404, "text/html", b"<h1>Not found</h1>"),
}

# What "stated" says of itself in header fields; browsers show the last to other sites unasked.
STATED = {
    "X-Robots-Tag": "noindex",
    "Link": "</page>; rel=canonical, <https://third.example>; rel=preconnect",
    "Content-Language": "en",
}


class _Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        folder, _, name = self.path.strip("/").partition("/")
        status, content_type, body = ROUTES.get(name, ROUTES["missing"])
        self.send_response(status)
        self.send_header("Content-Type", content_type)
        self.send_header("Content-Length", str(len(body)))
        for field, value in STATED.items() if name == "stated" else ():
            self.send_header(field, value)
        if folder == "open":
            self.send_header("Access-Control-Allow-Origin", "*")
        self.server.seen.append((self.path, dict(self.headers)))  # type: ignore[attr-defined]
        self.end_headers()
        with suppress(ConnectionError):  # the reader stopped, or had enough
            self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


class OtherSite:
    """``url("open/page")`` may be read directly, ``url("closed/page")`` only through the relay."""

    def __init__(self, server: ThreadingHTTPServer) -> None:
        self._server = server
        self.host = f"127.0.0.1:{server.server_port}"
        self.seen: list[tuple[str, dict[str, str]]] = server.seen  # type: ignore[attr-defined]

    def url(self, path: str) -> str:
        return f"http://{self.host}/{path}"


@contextmanager
def other_site() -> Iterator[OtherSite]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    server.seen = []  # type: ignore[attr-defined]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield OtherSite(server)
    finally:
        server.shutdown()
        server.server_close()
