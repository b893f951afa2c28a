"""One spelling for one text: NFKC, without invisible characters, with a way back to the source.

Pasted and fetched copies of a page differ in composed and decomposed accents, soft hyphens,
zero-width joiners, no-break spaces, full-width letters and ligatures; none of it is a difference
that a reader sees. Source: Unicode Standard Annex 15 (normalisation forms).
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

from .characters import DROPPED, MARKS, REORDERED_MARKS, characters

_DROPPED = re.compile(f"[{DROPPED}]+")
# Whether a text has any: a set of characters answers sooner than an expression.
_DROPPED_CHARACTERS = characters(DROPPED)
_REORDERED_MARKS = characters(REORDERED_MARKS)

# Marks on one letter are sorted when they are normalised, in quadratic time. No language needs more
# than thirty (Unicode's Stream-Safe Text Format); of a flood the rest is dropped.
_FLOOD = re.compile(f"([{REORDERED_MARKS}]{{30}})[{REORDERED_MARKS}]+")
_A_MARK = "\u0300"
_ONE_TOO_MANY = _A_MARK * 31


# What NFKC may compose with the character before it: marks, the vowels and final consonants of
# Hangul and half-width kana marks in all their encodings, vowels of Kirat Rai. A cluster is a
# character and these; clusters can be normalised one by one, which makes a map of offsets possible.
_JOINS = (
    f"{MARKS}{DROPPED}\u1160-\u11ff\ud7b0-\ud7ff\u3133\u3135\u3136\u313a-\u313f\u314f-\u3163"
    "\uff9e\uff9f\uffa3\uffa5\uffa6\uffaa-\uffaf\uffc2-\uffdc\U00016d67\U00016d68"
)
_CLUSTER = re.compile(f"[^{_JOINS}][{_JOINS}]*|[{_JOINS}]+")
JOINING = characters(_JOINS) - _DROPPED_CHARACTERS
"""What may compose with its neighbours. A text without any is normalised a character at a time."""


def normalise(text: str) -> str:
    """NFKC of `text` without format characters, tatweel and variation selectors.

    >>> normalise("co\\u00adope\\u0301rer\\u00a0ﬁn")
    'coopérer fin'
    """
    if text.isascii():
        return text
    # Asked of a few dozen characters, whatever the length of the text.
    alphabet = set(text)
    text = _nfkc(text, alphabet)
    if _DROPPED_CHARACTERS.isdisjoint("".join(map(_one, alphabet))):
        return text
    text = _DROPPED.sub("", text)
    # What stood between a letter and its mark is gone, so the two may compose now.
    return _nfkc(text, set(text))


def _nfkc(text: str, alphabet: set[str]) -> str:
    if marks := _REORDERED_MARKS & alphabet:
        # A flood is found soonest where all marks are one.
        shape = text
        for mark in marks:
            shape = shape.replace(mark, _A_MARK)
        if _ONE_TOO_MANY in shape:
            text = _FLOOD.sub(r"\1", text)
    return unicodedata.normalize("NFKC", text)


@lru_cache(maxsize=4096)
def _one(character: str) -> str:
    return unicodedata.normalize("NFKC", character)


@dataclass(frozen=True, slots=True)
class SourceMap:
    """The way from a normalised text back to its source.

    `starts[i]` and `ends[i]` bound the piece of source that gave character `i`; both are `None`
    where the two texts are the same.
    """

    text: str
    starts: list[int] | None = None
    ends: list[int] | None = None

    def span(self, start: int, end: int) -> tuple[int, int]:
        """The source's half-open span for the non-empty `text[start:end]`."""
        if self.starts is None or self.ends is None:
            return start, end
        return self.starts[start], self.ends[end - 1]


def normalise_with_map(text: str) -> SourceMap:
    """`normalise(text)` and the map of its offsets; a changed cluster lends its span to each
    character that it gave (½ gives three, each with the span of ½)."""
    normalised = normalise(text)
    if normalised == text:
        return SourceMap(text)
    starts: list[int] = []
    ends: list[int] = []
    for match in _CLUSTER.finditer(text):
        start, end = match.span()
        piece = match.group()
        made = normalise(piece)
        if made == piece:
            starts.extend(range(start, end))
            ends.extend(range(start + 1, end + 1))
        else:
            starts.extend([start] * len(made))
            ends.extend([end] * len(made))
    return SourceMap(normalised, starts, ends)
