"""What a page says of itself: title, language, canonical address, robots, hreflang."""

from __future__ import annotations

from urllib.parse import urljoin, urlsplit

from ..model import Head
from .tree import Node

_FOREIGN = frozenset(("svg", "template", "noscript"))


def read_head(root: Node, url: str | None = None) -> Head:
    """The statements of the page; addresses are made absolute against `base` and `url`.

    They are looked for in the whole page: browsers and search engines find a `link` that broken
    markup pushed into the body. Of several, the first counts, as for search engines.
    """
    found = _Statements(url)
    stack = [root]
    while stack:
        node = stack.pop()
        found.take(node)
        stack.extend(
            child
            for child in reversed(node.children)
            if type(child) is Node and child.tag not in _FOREIGN
        )
    return found.head()


class _Statements:
    def __init__(self, url: str | None) -> None:
        self.url = url
        self.base: str | None = None
        self.title: str | None = None
        self.og_title: str | None = None
        self.lang: str | None = None
        self.canonical: str | None = None
        self.og_url: str | None = None
        self.robots: list[str] = []
        self.hreflang: list[tuple[str, str]] = []

    def take(self, node: Node) -> None:
        take = getattr(self, f"_take_{node.tag}", None) if node.tag in _TAKEN else None
        if take:
            take(node)

    def _take_html(self, node: Node) -> None:
        lang = (node.attrs.get("lang") or node.attrs.get("xml:lang") or "").strip()
        self.lang = self.lang or lang or None

    def _take_base(self, node: Node) -> None:
        self.base = self.base or node.attrs.get("href", "").strip() or None

    def _take_title(self, node: Node) -> None:
        self.title = self.title or " ".join("".join(node.texts()).split()) or None

    def _take_link(self, node: Node) -> None:
        href = node.attrs.get("href", "").strip()
        rel = node.attrs.get("rel", "").lower().split()
        if not href:
            return
        if "canonical" in rel and self.canonical is None:
            self.canonical = href
        if "alternate" in rel and (lang := node.attrs.get("hreflang", "").strip()):
            self.hreflang.append((lang, href))

    def _take_meta(self, node: Node) -> None:
        name = (node.attrs.get("name") or node.attrs.get("property") or "").strip().lower()
        content = node.attrs.get("content", "").strip()
        if name == "robots":
            directives = (part.strip().lower() for part in content.split(","))
            self.robots += [part for part in directives if part]
        elif name == "og:url":
            self.og_url = self.og_url or content or None
        elif name == "og:title":
            self.og_title = self.og_title or content or None
        elif node.attrs.get("http-equiv", "").lower() == "content-language":
            self.lang = self.lang or content.split(",")[0].strip() or None

    def head(self) -> Head:
        hreflang = ((lang, self._absolute(href)) for lang, href in self.hreflang)
        return Head(
            title=self.title or self.og_title,
            lang=self.lang,
            canonical=self._absolute(self.canonical),
            robots=tuple(dict.fromkeys(self.robots)),
            hreflang=tuple(dict.fromkeys(hreflang)),
            og_url=self._absolute(self.og_url),
        )

    def _absolute(self, address: str | None) -> str | None:
        """The address against the page's base; as it stands where that cannot be known."""
        if address is None:
            return None
        try:
            base = urljoin(self.url or "", self.base or "")
            return urljoin(base, address) if urlsplit(base).scheme else address
        except ValueError:
            return address


_TAKEN = frozenset(("html", "base", "title", "link", "meta"))
