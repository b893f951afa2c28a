"""Classes of characters, as the inside of a regular expression's brackets.

`re` has no \\p{M}; the marks are read from `unicodedata` once, over the blocks that hold any
(Unicode 14 to 17), because walking all 1,114,112 code points would cost a fifth of a second.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from itertools import chain, compress, starmap

_BLOCKS_WITH_MARKS = (
    (0x0300, 0x3100), (0xA660, 0xABFF), (0xFB00, 0xFB20), (0xFE00, 0xFE30),
    (0x101F0, 0x12000), (0x13430, 0x13460), (0x16100, 0x17000), (0x1BC90, 0x1BCB0),
    (0x1CF00, 0x1D250), (0x1DA00, 0x1E900), (0x1E900, 0x1E960), (0xE0100, 0xE01F0),
)  # fmt: skip


def char_class(code_points: Iterable[int]) -> str:
    """Ascending code points as ranges for `[…]`.

    >>> char_class([97, 98, 99, 120])
    'a-cx'
    """
    ranges: list[list[int]] = []
    for point in code_points:
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return "".join(
        re.escape(chr(first)) + (f"-{re.escape(chr(last))}" if last > first else "")
        for first, last in ranges
    )


def characters(inside: str) -> frozenset[str]:
    """The characters that the inside of brackets names, where it names ranges and single ones.

    >>> sorted(characters("a-cx"))
    ['a', 'b', 'c', 'x']
    """
    found: set[str] = set()
    for first, last in re.findall(r"\\?(.)(?:-\\?(.))?", inside, re.DOTALL):
        found.update(map(chr, range(ord(first), ord(last or first) + 1)))
    return frozenset(found)


# In C: it is done at every start.
_POINTS = list(chain.from_iterable(starmap(range, _BLOCKS_WITH_MARKS)))
_CATEGORIES = map(unicodedata.category, map(chr, _POINTS))
_MARKS = list(compress(_POINTS, map({"Mn", "Mc", "Me"}.__contains__, _CATEGORIES)))
MARKS = char_class(_MARKS)
REORDERED_MARKS = char_class(point for point in _MARKS if unicodedata.combining(chr(point)))

# Format characters (Cf), the tatweel, variation selectors and the combining grapheme joiner:
# invisible, and different between a pasted and a fetched copy of one text.
DROPPED = (
    "\u00ad\u034f\u0600-\u0605\u061c\u0640\u06dd\u070f\u0890\u0891\u08e2\u180b-\u180f"
    "\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufe00-\ufe0f\ufeff\ufff9-\ufffb"
    "\U000110bd\U000110cd\U00013430-\U0001343f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0001\U000e0020-\U000e007f\U000e0100-\U000e01ef"
)

# Scripts written without spaces: each letter is a word of its own. Digits of these blocks are
# not letters, and stay whole (`words.py` asks for a letter as well).
UNSPACED = (
    "\u0e00-\u0eff"  # Thai, Lao
    "\u1000-\u109f\ua9e0-\ua9ff\uaa60-\uaa7f"  # Burmese
    "\u1780-\u17ef"  # Khmer, without its divination numbers
    "\u3005\u3006\u3031-\u3035\u303b\u303c"  # iteration and repeat marks of Han and kana
    "\u3041-\u309f\u30a1-\u30fa\u30fc-\u30ff\u31f0-\u31ff"  # kana, with its length mark
    "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"  # Han
    "\U00016fe3\U0001aff0-\U0001b16f\U00020000-\U0003ffff"
)
