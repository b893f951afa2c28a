"""The plain values that travel between the parts, and the JSON they become.

A leaf: it imports nothing of Sosie. `to_dict()` of each class is part of the JSON contract.
Offsets are code points in `Document.text`, half open: `text[start:end]`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Charset:
    """How bytes became text.

    `name` is the encoding's WHATWG name in lower case; `source` one of `bom`, `header`, `meta`,
    `xml` (the XML declaration), `valid` (undeclared, but valid UTF-8), `guess`; `replaced` counts
    the U+FFFD put in by decoding.
    """

    name: str
    source: str
    replaced: int = 0

    def to_dict(self) -> dict:
        return {"name": self.name, "source": self.source, "replaced": self.replaced}


@dataclass(frozen=True, slots=True)
class Block:
    """A piece of an HTML page that was kept as content, or removed, with the reason as a code.

    A kept block has its span in `Document.text`; a removed one has none. `index` is the place of
    its first text in the page: kept and removed blocks together, sorted by it, are the page.
    """

    tag: str
    reason: str
    words: int
    text: str
    start: int | None = None
    end: int | None = None
    index: int = 0
    naming: Callable[[], str | None] | None = field(default=None, repr=False, compare=False)

    @property
    def selector(self) -> str | None:
        """What `keep` and `drop` take to move this block alone; None where nothing names it."""
        return self.naming() if self.naming else None

    def to_dict(self) -> dict:
        return {
            "tag": self.tag,
            "reason": self.reason,
            "words": self.words,
            "text": self.text,
            "start": self.start,
            "end": self.end,
            "index": self.index,
            "selector": self.selector,
        }


@dataclass(frozen=True, slots=True)
class Head:
    """What a page says of itself. Addresses are absolute where the page's own address is known.

    `canonicals`: all that its head and the header field Link state, in this order;
    `canonicals_in_body`: those that stand where search engines do not look. `robots`: directives of
    `meta robots`, `x_robots`: of the header field X-Robots-Tag, those for one crawler written as
    `googlebot: noindex`. `hreflang`: language and address. `prev`, `next`: the neighbours in a
    series. `refresh`: where a `meta refresh` leads.
    """

    title: str | None = None
    lang: str | None = None
    canonicals: tuple[str, ...] = ()
    canonicals_in_body: tuple[str, ...] = ()
    robots: tuple[str, ...] = ()
    x_robots: tuple[str, ...] = ()
    hreflang: tuple[tuple[str, str], ...] = ()
    og_url: str | None = None
    prev: str | None = None
    next: str | None = None
    refresh: str | None = None

    @property
    def canonical(self) -> str | None:
        """The first of `canonicals`."""
        return self.canonicals[0] if self.canonicals else None

    def to_dict(self) -> dict:
        return {
            "title": self.title,
            "lang": self.lang,
            "canonical": self.canonical,
            "canonicals": list(self.canonicals),
            "canonicals_in_body": list(self.canonicals_in_body),
            "robots": list(self.robots),
            "x_robots": list(self.x_robots),
            "hreflang": [{"lang": lang, "url": url} for lang, url in self.hreflang],
            "og_url": self.og_url,
            "prev": self.prev,
            "next": self.next,
            "refresh": self.refresh,
        }


@dataclass(frozen=True, slots=True)
class Notice:
    """A warning: a stable `code` and what it is about, in numbers."""

    code: str
    detail: dict = field(default_factory=dict)

    def to_dict(self) -> dict:
        return {"code": self.code, **self.detail}


@dataclass(frozen=True, slots=True)
class Place:
    """Where a passage stands in one text: its first word's index, its span in `Document.text`."""

    word: int
    start: int
    end: int

    def to_dict(self) -> dict:
        return {"word": self.word, "start": self.start, "end": self.end}


@dataclass(frozen=True, slots=True)
class Passage:
    """A run of `length` words in both texts; `moved` when it is out of their common order."""

    length: int
    a: Place
    b: Place
    moved: bool

    def to_dict(self) -> dict:
        return {
            "length": self.length,
            "moved": self.moved,
            "a": self.a.to_dict(),
            "b": self.b.to_dict(),
        }
