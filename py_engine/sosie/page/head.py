"""What a page says of itself: in its markup and in the header fields that came with it.

What is followed is what search engines follow: `canonical` and `hreflang` links count in the
`head` alone, since a reader's comment could put one into the body (Google's documentation says so
of both); an element that belongs in the body ends the head wherever it stands. Titles, `og:` and
`meta robots` count anywhere, as does the first `base`.
"""

from __future__ import annotations

import re
from functools import cached_property
from urllib.parse import urlsplit

from ..model import Head
from .address import key, resolve, trimmed
from .headers import Fields, Link
from .robots import CRAWLERS, directives
from .tree import Node

_FOREIGN = frozenset(("svg", "template", "noscript"))
_TAKEN = frozenset(("html", "base", "title", "link", "meta", "a"))
# HTML's "shared declarative refresh steps": a number, then perhaps where to, perhaps in quotes.
_REFRESH = re.compile(r"\s*[\d.]+\s*[;,\s]\s*(?:url\s*=\s*)?(.*)", re.I | re.S)
# In characters. The addresses of a page may be as many as it is long: a longer base is no base.
_LONGEST_BASE = 2000


def read_head(root: Node | None, url: str | None = None, fields: Fields | None = None) -> Head:
    """The statements of a page, or of the transport alone where `root` is `None`.

    Addresses are made absolute: those of the markup against `base` and `url`, those of header
    fields against `url`. They stay as written where that cannot be known.
    """
    found = _Statements(url)
    # None stands where a `head` ends.
    stack: list[Node | str | None] = [root] if root else []
    while stack:
        node = stack.pop()
        if node is None:
            found.open_heads -= 1
        elif type(node) is Node and (tag := node.tag) not in _FOREIGN:
            if tag == "head":
                found.open_heads += 1
                stack.append(None)
            elif tag in _TAKEN and (tag != "a" or "rel" in node.attrs):
                getattr(found, f"_take_{tag}")(node)
            stack += node.children[::-1]
    return found.head(fields or Fields())


class _Statements:
    """What was met in the markup, addresses as written. Of several titles, languages and the like
    the first counts."""

    def __init__(self, url: str | None) -> None:
        self.url = url
        self.open_heads = 0
        self.base: str | None = None
        self.title: str | None = None
        self.og_title: str | None = None
        self.lang: str | None = None
        self.canonicals: list[str] = []
        self.misplaced: list[str] = []
        self.og_url: str | None = None
        self.robots: list[str] = []
        self.hreflang: list[tuple[str, str]] = []
        self.series: dict[str, str] = {}
        self.refresh: str | None = None

    def _take_html(self, node: Node) -> None:
        lang = (node.attrs.get("lang") or node.attrs.get("xml:lang") or "").strip()
        self.lang = self.lang or lang or None

    def _take_base(self, node: Node) -> None:
        if self.base is None:
            self.base = node.attrs.get("href")

    def _take_title(self, node: Node) -> None:
        self.title = self.title or " ".join("".join(node.texts()).split()) or None

    def _take_link(self, node: Node) -> None:
        href = trimmed(node.attrs.get("href", ""))
        rel = frozenset(node.attrs.get("rel", "").lower().split())
        if not href:
            return
        if "canonical" in rel:
            (self.canonicals if self.open_heads else self.misplaced).append(href)
        if (
            self.open_heads
            and "alternate" in rel
            and (lang := node.attrs.get("hreflang", "").strip())
        ):
            self.hreflang.append((lang, href))
        self._take_series(rel, href)

    def _take_a(self, node: Node) -> None:
        if href := trimmed(node.attrs.get("href", "")):
            self._take_series(node.attrs["rel"].lower().split(), href)

    def _take_series(self, rel: frozenset[str] | list[str], href: str) -> None:
        for name, relations in (("prev", ("prev", "previous")), ("next", ("next",))):
            if any(relation in rel for relation in relations):
                self.series.setdefault(name, href)

    def _take_meta(self, node: Node) -> None:
        name = (node.attrs.get("name") or node.attrs.get("property") or "").strip().lower()
        content = node.attrs.get("content", "").strip()
        stated = node.attrs.get("http-equiv", "").strip().lower()
        if name == "robots":
            self.robots += directives(content)
        elif name in CRAWLERS:
            self.robots += [f"{name}: {directive}" for directive in directives(content)]
        elif name == "og:url":
            self.og_url = self.og_url or trimmed(content) or None
        elif name == "og:title":
            self.og_title = self.og_title or content or None
        elif stated == "content-language":
            self.lang = self.lang or content.split(",")[0].strip() or None
        elif stated == "refresh" and self.refresh is None:
            self.refresh = _refreshed(content)

    def head(self, fields: Fields) -> Head:
        links = list(fields.links())
        series = {name: self._absolute(href) for name, href in self.series.items()}
        for name in ("prev", "next"):
            if name not in series and (link := _first(links, name)):
                series[name] = self._beside(link.href)
        canonicals = [
            *(self._absolute(href) for href in self.canonicals),
            *(self._beside(link.href) for link in links if "canonical" in link.rel),
        ]
        hreflang = [
            *((lang, self._absolute(href)) for lang, href in self.hreflang),
            *(
                (link.hreflang, self._beside(link.href))
                for link in links
                if link.hreflang and "alternate" in link.rel
            ),
        ]
        return Head(
            title=self.title or self.og_title,
            lang=self.lang or fields.language(),
            canonicals=tuple(dict.fromkeys(canonicals)),
            canonicals_in_body=tuple(dict.fromkeys(map(self._absolute, self.misplaced))),
            robots=tuple(dict.fromkeys(self.robots)),
            x_robots=fields.robots(),
            hreflang=tuple(dict.fromkeys(hreflang)),
            og_url=self._absolute(self.og_url),
            prev=series.get("prev"),
            next=series.get("next"),
            refresh=self._elsewhere(self._absolute(self.refresh)),
        )

    @cached_property
    def _around(self) -> str | None:
        """What addresses of the markup are relative to: HTML's "document base URL"."""
        found = resolve(self.base, self.url) if self.base is not None else None
        if not found or len(found) > _LONGEST_BASE:
            return self.url
        return self.url if urlsplit(found).scheme in ("data", "javascript") else found

    def _absolute(self, address: str | None) -> str | None:
        """An address of the markup against the page's base; as it stands where that is unknown."""
        return address and (resolve(address, self._around) or address)

    def _beside(self, address: str) -> str:
        """An address of a header field: the page's `base` is none of its business."""
        return resolve(address, self.url) or address

    def _elsewhere(self, address: str | None) -> str | None:
        """The address, unless the page is there already: many reload themselves."""
        return None if self.url and key(address) == key(self.url) else address


def _refreshed(content: str) -> str | None:
    """Where a `meta refresh` leads; `None` where it only reloads."""
    found = _REFRESH.fullmatch(content)
    if not found:
        return None
    target = found[1].strip()
    if target[:1] in ("'", '"'):
        target = target[1:].partition(target[0])[0]
    return trimmed(target) or None


def _first(links: list[Link], rel: str) -> Link | None:
    return next((link for link in links if rel in link.rel), None)
