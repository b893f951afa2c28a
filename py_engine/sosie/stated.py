"""What two pages say of themselves, held against each other: who names whom, as what."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from .model import Head
from .page.address import Key, key
from .page.robots import kept_out


class Page:
    """One page's statements, its addresses as keys (`page.address.key`). Without a head, as for a
    pasted text, it has stated nothing, which is not the same as stating that there is nothing."""

    def __init__(self, head: Head | None, url: str | None) -> None:
        self.head = head or Head()
        self.is_silent = head is None
        self.here = key(url)

    @cached_property
    def _named(self) -> frozenset[Key]:
        return _keys(self.head.canonicals)

    @property
    def several(self) -> bool:
        """Whether it names several originals; spellings of one address are one."""
        return len(self._named) > 1

    @property
    def original(self) -> Key | None:
        """The page that it names as its original, itself perhaps; `None` for none or several."""
        return next(iter(self._named)) if len(self._named) == 1 else None

    @cached_property
    def misplaced(self) -> bool:
        """Whether a canonical link that leads away stands where it is not read."""
        return bool(_keys(self.head.canonicals_in_body) - {self.here})

    @cached_property
    def own(self) -> frozenset[Key]:
        """Its address, and the one it names as its original where that is only its own without
        parameters of the query, such as those that count visits. Empty where it is not known."""
        if self.here is None:
            return frozenset()
        if self.original is not None and _drops_parameters(self.here, self.original):
            return frozenset({self.here, self.original})
        return frozenset({self.here})

    @property
    def known_as(self) -> frozenset[Key]:
        """Where it stands; where that is not known, at the address that it names itself by."""
        return self.own or frozenset({self.original} - {None})

    @cached_property
    def versions(self) -> frozenset[Key]:
        """The pages that it names as versions for other languages or countries."""
        return _keys(address for _, address in self.head.hreflang)

    @cached_property
    def neighbours(self) -> frozenset[Key]:
        """The pages before and after it in a series."""
        return _keys((self.head.prev, self.head.next))

    @cached_property
    def kept_out(self) -> str | None:
        """Who it asks not to list it: `all`, `some` or nobody."""
        return kept_out((*self.head.robots, *self.head.x_robots))


class Pair:
    """Two pages, `a` and `b`; nothing is concluded from an address that is not known."""

    def __init__(self, a: Page, b: Page) -> None:
        self._pages = {"a": a, "b": b}

    def __getitem__(self, side: str) -> Page:
        return self._pages[side]

    def names(self, side: str) -> bool:
        """Whether a side names the other, and not itself, as its original."""
        page, other = self._both(side)
        if page.original in (None, page.here):
            return False
        return page.original == other.here or page.original in other.own - page.own

    def names_a_third(self, side: str) -> bool:
        """Whether a side names a page as its original that is surely neither of the two."""
        page, other = self._both(side)
        if page.original is None or page.here is None or page.original in page.own:
            return False
        return bool(other.known_as) and page.original not in other.known_as

    @property
    def same_original(self) -> bool:
        """Whether both name one original."""
        a, b = self._both("a")
        return a.original is not None and a.original == b.original

    @property
    def originals_apart(self) -> bool:
        """Whether they name two originals, themselves perhaps: where one stands is not known."""
        a, b = self._both("a")
        known = a.here is not None and b.here is not None
        return not known and None not in (a.original, b.original) and a.original != b.original

    @property
    def is_one(self) -> bool:
        """Whether, by their canonical links, they are one page."""
        return self.same_original or self.names("a") or self.names("b")

    def links_version(self, side: str) -> bool:
        """Whether a side names the other as a language version. A double that names the other as
        its original often repeats that page's links; a version of its own names itself too."""
        page, other = self._both(side)
        if self.names(side) and page.here not in page.versions:
            return False
        return bool(page.versions & _only(other, page))

    @property
    def neighbours(self) -> bool:
        """Whether one names the other as the next or the previous of a series."""
        a, b = self._both("a")
        return bool(a.neighbours & _only(b, a) or b.neighbours & _only(a, b))

    def leads(self, side: str) -> bool:
        """Whether a side sends its readers on to the other."""
        page, other = self._both(side)
        return other.here is not None and key(page.head.refresh) == other.here != page.here

    def shares_as(self, side: str) -> bool:
        """Whether a side's `og:url` is the other's address, its canonical link none but its own."""
        page, other = self._both(side)
        named = page.original is not None and page.original not in page.own
        if other.here is None or page.several or named:
            return False
        return key(page.head.og_url) == other.here != page.here

    @property
    def languages_differ(self) -> bool:
        """Whether they declare two languages."""
        a, b = (primary_language(page.head.lang) for page in self._both("a"))
        return a is not None and b is not None and a != b

    def _both(self, side: str) -> tuple[Page, Page]:
        """The page of a side, and the other."""
        return self._pages[side], self._pages["b" if side == "a" else "a"]


def _only(page: Page, other: Page) -> frozenset[Key]:
    """The addresses that tell a page from the other: where it stands, and what it names as its
    original unless that is the other, or the other's too."""
    return (page.known_as | {page.original} - {other.original}) - other.known_as - {None}


def _drops_parameters(address: Key, shorter: Key) -> bool:
    kept = set(shorter[2].split("&")) - {""}
    return address[:2] == shorter[:2] and kept <= set(address[2].split("&"))


def _keys(addresses: Iterable[str | None]) -> frozenset[Key]:
    return frozenset(map(key, addresses)) - {None}


def primary_language(lang: str | None) -> str | None:
    """Of a BCP 47 tag, `en-GB` or `en_GB`, its language: `en`."""
    return lang.replace("_", "-").split("-")[0].lower() if lang else None
