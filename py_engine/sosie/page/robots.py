"""What a page asks of crawlers: the directives of `meta robots` and of X-Robots-Tag.

A directive for one crawler is written `googlebot: noindex`. Of the crawlers addressed by name only
those of two web searches are followed; a news or picture crawler does not decide about the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

CRAWLERS = ("googlebot", "bingbot")

_EVERYONE = frozenset(("*", "robots"))
_KEPT_OUT = frozenset(("noindex", "none"))
_WITH_VALUE = frozenset(
    ("unavailable_after", "max-snippet", "max-image-preview", "max-video-preview")
)
_NAMED = re.compile(r"([a-z*][\w*.-]*)\s*:\s*(.*)", re.DOTALL)
_DIGIT = re.compile(r"\d")


def directives(content: str) -> list[str]:
    """The directives of a `meta`, in lower case; a date keeps its commas.

    >>> directives("NoIndex, unavailable_after: Sunday, 25-Jun-28 15:00:00 GMT")
    ['noindex', 'unavailable_after: sunday, 25-jun-28 15:00:00 gmt']
    """
    # Each with the parts of its date, joined once: hostile dates of many commas cost linear time.
    found: list[list[str]] = []
    for part in content.lower().split(","):
        part = " ".join(part.split())
        if found and "unavailable_after" in found[-1][0] and _continues_a_date(part):
            found[-1].append(part)
        elif part:
            found.append([part])
    return [", ".join(parts) for parts in found]


def header_directives(fields: Iterable[str]) -> tuple[str, ...]:
    """The directives of fields X-Robots-Tag for all crawlers or for one of `CRAWLERS`.

    >>> header_directives(["noarchive", "googlebot: noindex, nofollow", "otherbot: none"])
    ('noarchive', 'googlebot: noindex', 'googlebot: nofollow')
    """
    found: list[str] = []
    for field in fields:
        crawler = "*"
        for directive in directives(field):
            named = _NAMED.fullmatch(directive)
            if named and named[1] not in _WITH_VALUE:
                crawler, directive = named[1], named[2]
            if directive and crawler in _EVERYONE:
                found.append(directive)
            elif directive and crawler in CRAWLERS:
                found.append(f"{crawler}: {directive}")
    return tuple(dict.fromkeys(found))


def kept_out(stated: Iterable[str]) -> str | None:
    """Who is asked not to list the page: `all`, `some` (crawlers by name), or `None`: nobody."""
    parts = [directive.rpartition(": ") for directive in stated]
    asked = {crawler for crawler, _, directive in parts if directive in _KEPT_OUT}
    if not asked:
        return None
    return "all" if "" in asked else "some"


def _continues_a_date(part: str) -> bool:
    return bool(_DIGIT.search(part)) and not _NAMED.fullmatch(part)
