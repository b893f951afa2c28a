"""Pages of another site that have the widget in them: a small server, its policies, its pages."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import FrameLocator, Locator, Page, expect

A = "The quick brown fox jumps over the lazy dog near the river bank every single morning. " * 5
B = A.replace("lazy", "sleepy") + "A keeper lights the lamp on the pier at dusk, whatever the wind."

# Collects what the widgets say, from before they are there.
LISTEN = """
  window.heard = [];
  for (const kind of ['ready', 'result', 'error']) {
    document.addEventListener(kind, ({ target, type, detail }) => {
      if (target.localName === 'sosie-compare') heard.push({ id: target.id, type, detail });
    });
  }
"""


class Hosts:
    """A site of another origin: its pages by path, each with its policy."""

    def __init__(self, sosie: str) -> None:
        self.sosie = sosie
        self.pages: dict[str, tuple[str, dict[str, str]]] = {}
        self.address = ""

    @property
    def policy(self) -> str:
        """The lines that the embed page gives, and nothing else."""
        origin = "{0.scheme}://{0.netloc}".format(urlsplit(self.sosie))
        return (
            f"default-src 'none'; script-src {origin}; frame-src {origin}; "
            "require-trusted-types-for 'script'; trusted-types 'none'"
        )

    def put(self, body: str, *, lang: str = "en", policy: str | None = None) -> str:
        """Adds a page around `body`, whose script is the widget's; gives its address."""
        path = f"/{len(self.pages)}"
        html = (
            f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>A host</title>'
            f'<script type="module" src="{self.sosie}widget.js"></script>'
            f"<body><h1>A host</h1>{body}<p id=after>After the widget.</p></body></html>"
        )
        policy = self.policy if policy is None else policy
        return self.serve(path, html, {"Content-Security-Policy": policy} if policy else {})

    def serve(self, path: str, html: str, headers: dict[str, str] | None = None) -> str:
        self.pages[path] = (html, headers or {})
        return self.address + path


@contextmanager
def hosts(sosie: str) -> Iterator[Hosts]:
    site = Hosts(sosie)

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            html, headers = site.pages.get(urlsplit(self.path).path, ("", {}))
            self.send_response(200 if html else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(html.encode())

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site.address = f"http://127.0.0.1:{server.server_port}"
    yield site
    server.shutdown()
    server.server_close()


class Widget:
    """One widget of a host's page, by the element's id."""

    def __init__(self, page: Page, name: str = "w") -> None:
        self.page = page
        self.name = name
        self.element: Locator = page.locator(f"#{name}")
        self.frame: FrameLocator = self.element.locator("iframe").content_frame

    @property
    def button(self) -> Locator:
        return self.element.locator("button")

    def part(self, name: str) -> Locator:
        return self.frame.get_by_test_id(name)

    def open(self) -> None:
        self.button.click()
        expect(self.part("input-a")).to_be_visible(timeout=60_000)

    def compare(self, a: str = A, b: str = B) -> None:
        self.part("input-a").fill(a)
        self.part("input-b").fill(b)
        self.part("compare").click()
        self.expect_verdict()

    def expect_verdict(self) -> None:
        expect(self.part("relation")).to_be_visible(timeout=60_000)

    def heard(self, kind: str) -> list[Any]:
        """The details of the events of one kind."""
        return [
            event["detail"]
            for event in self.page.evaluate("heard")
            if event["type"] == kind and event["id"] == self.name
        ]
