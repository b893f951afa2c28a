"""Words: where they are cut, in every script.

A word is a run of letters and numbers (categories L* and N*) with the marks that follow them;
everything else separates. In scripts written without spaces each letter, with its marks, is a
word: the standard unigram segmentation, stated in `Document.segmentation`.
"""

from __future__ import annotations

import re

from .characters import MARKS, UNSPACED
from .normalise import normalise, normalise_with_map

# `[^\W_]` is exactly L* and N*; `[^\W\d_]` leaves the decimal digits out.
_WORD = re.compile(
    f"(?=[^\\W\\d_])[{UNSPACED}][{MARKS}]*"
    f"|(?:(?:(?![{UNSPACED}])[^\\W_]|(?=\\d)[{UNSPACED}])[{MARKS}]*)+"
)
_ASCII_WORD = re.compile("[A-Za-z0-9]+")
_UNSPACED_WORD = re.compile(f"(?=[^\\W\\d_])[{UNSPACED}]")


def cut_words(text: str) -> list[str]:
    """The words of `text`, normalised, in their own case.

    >>> cut_words("It's 2,5 € — naïve_test 東京2024年")
    ['It', 's', '2', '5', 'naïve', 'test', '東', '京', '2024', '年']
    """
    if text.isascii():
        return _ASCII_WORD.findall(text)
    return _WORD.findall(normalise(text))


def cut_spans(text: str) -> list[tuple[int, int]]:
    """The span of each word of `cut_words(text)` in `text` itself: half open, in code points."""
    source = normalise_with_map(text)
    spans = (match.span() for match in _WORD.finditer(source.text))
    if source.starts is None:
        return list(spans)
    return [source.span(start, end) for start, end in spans]


def segmentation(words: list[str]) -> str:
    """How a text was cut, by the share of its words that are single letters of a script without
    spaces: `characters` (half or more), `mixed` (a tenth or more) or `words`."""
    alone = sum(1 for word in words if not word.isascii() and _UNSPACED_WORD.match(word))
    if 2 * alone >= len(words) > 0:
        return "characters"
    return "mixed" if alone and 10 * alone >= len(words) else "words"
