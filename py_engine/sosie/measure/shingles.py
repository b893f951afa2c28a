"""Shingles: the overlapping windows that a text is compared by.

Broder, On the resemblance and containment of documents (1997).
"""

from __future__ import annotations

import re
from collections.abc import Sequence

_PACKAGE_TOKEN = re.compile(r"[\w\u4e00-\u9fcc]+")
_PACKAGE_WIDTH = 4


def shingles(words: Sequence[str], k: int) -> list[str]:
    """All `max(0, n − k + 1)` runs of `k` consecutive words, repeats included, each joined by one
    space.

    >>> shingles(["a", "b", "c", "d"], 2)
    ['a b', 'b c', 'c d']
    """
    if k == 1:
        return list(words)
    return list(map(" ".join, zip(*(words[start:] for start in range(k)), strict=False)))


def character_windows(text: str) -> list[str]:
    """The features that the PyPI package `simhash` 2.1.2 makes of a text: lower case, the matches
    of its own expression joined without a separator, overlapping windows of four characters
    (a shorter text is one feature). A text with no such character has no feature, where the
    package takes the empty string for one.

    >>> character_windows("A bcde")
    ['abcd', 'bcde']
    """
    content = "".join(_PACKAGE_TOKEN.findall(text.lower()))
    if not content:
        return []
    last = max(len(content) - _PACKAGE_WIDTH + 1, 1)
    return [content[start : start + _PACKAGE_WIDTH] for start in range(last)]
