"""Shingles: the overlapping windows that a text is compared by.

Broder, On the resemblance and containment of documents (1997).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

_PACKAGE_TOKEN = re.compile(r"[\w\u4e00-\u9fcc]+")
_PACKAGE_WIDTH = 4


def shingles(words: Sequence[str], k: int) -> list[bytes]:
    """All `max(0, n − k + 1)` runs of `k` consecutive words (k = 1–10), repeats included, each
    joined by one space, in UTF-8. Words have no control characters.

    >>> shingles(["a", "b", "c", "d"], 2)
    [b'a b', b'b c', b'c d']
    """
    if len(words) < k:
        return []
    # All words are joined once, by k separators in turn. Where one of them cuts and the others are
    # spaces, every k-th shingle stands between two cuts: k splits give all of them, in C.
    separators, cuts = _separators(k)
    parts = [""] * (2 * len(words))
    parts[::2] = words
    parts[1::2] = (separators * (len(words) // k + 1))[: len(words)]
    joined = "".join(parts).encode()
    found = [b""] * (len(words) - k + 1)
    for start, cut in enumerate(cuts):
        # What stands before the first cut and behind the last is no whole shingle.
        found[start::k] = joined.translate(cut).split(b"\0")[start > 0 : -1]
    return found


@cache
def _separators(k: int) -> tuple[list[str], list[bytes]]:
    """The separators, and the tables that make one of them a cut and the others spaces: first the
    one that ends the first shingle."""
    points = range(1, k + 1)
    separators = [chr(point) for point in points]
    tables = [
        bytes(0 if byte == cut else 0x20 if byte in points else byte for byte in range(256))
        for cut in (k, *points[:-1])
    ]
    return separators, tables


def character_windows(text: str) -> list[bytes]:
    """The features that the PyPI package `simhash` 2.1.2 makes of a text, in UTF-8: lower case, the
    matches of its own expression joined without a separator, overlapping windows of four characters
    (a shorter text is one feature). A text with no such character has no feature, where the
    package takes the empty string for one.

    >>> character_windows("A bcde")
    [b'abcd', b'bcde']
    """
    content = "".join(_PACKAGE_TOKEN.findall(text.lower()))
    if not content:
        return []
    last = max(len(content) - _PACKAGE_WIDTH + 1, 1)
    return [content[start : start + _PACKAGE_WIDTH].encode() for start in range(last)]
