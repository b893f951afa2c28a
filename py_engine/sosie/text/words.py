"""Words: where they are cut, in every script.

A word is a run of letters and numbers (categories L* and N*) with the marks that follow them;
everything else separates. Scripts written without spaces have no such words; three ways to cut
them are offered, none needs a dictionary, and `Document.segmentation` states which was used:

`characters`  each letter, with its marks, is a word: the unigrams of information retrieval
`pairs`       overlapping pairs of letters, and a letter that stands alone: the bigrams of Lucene's
              CJKBigramFilter, here for Thai, Lao, Khmer and Burmese too
`runs`        nothing is cut: an unbroken run is one word, as tools made for spaced scripts have it
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator
from itertools import chain, compress
from operator import methodcaller

from .characters import MARKS, UNSPACED
from .normalise import JOINING, SourceMap, normalise, normalise_with_map

SEGMENTATIONS = ("characters", "pairs", "runs")
"""The ways to cut scripts without spaces; the first is the usual one."""

# `[^\W_]` is exactly L* and N*; `[^\W\d_]` leaves the decimal digits out.
_UNSPACED_LETTER = f"(?=[^\\W\\d_])[{UNSPACED}]"
_LETTER = f"{_UNSPACED_LETTER}[{MARKS}]*"
_SPACED_WORD = f"(?:(?:(?![{UNSPACED}])[^\\W_]|(?=\\d)[{UNSPACED}])[{MARKS}]*)+"
_PIECES = {
    "characters": re.compile(f"{_LETTER}|{_SPACED_WORD}"),
    "pairs": re.compile(f"((?:{_LETTER})+)|{_SPACED_WORD}"),
    "runs": re.compile(f"(?:[^\\W_][{MARKS}]*)+"),
}
_ASCII_WORD = re.compile("[A-Za-z0-9]+")
# What a word is where no letter and no mark is treated in a way of its own.
_PLAIN_WORD = re.compile("[^\\W_]+")
_PARTICULAR = re.compile(f"[{UNSPACED}{MARKS}]")
_ONE_LETTER = re.compile(_LETTER)
_SOME_LETTER = re.compile(_UNSPACED_LETTER)


def cut_words(text: str, how: str = "characters") -> list[str]:
    """The words of `text`, normalised, in their own case.

    >>> cut_words("It's 2,5 € — naïve_test 東京2024年")
    ['It', 's', '2', '5', 'naïve', 'test', '東', '京', '2024', '年']
    >>> cut_words("naïve 東京都2024年", "pairs")
    ['naïve', '東京', '京都', '2024', '年']
    >>> cut_words("naïve 東京都2024年", "runs")
    ['naïve', '東京都2024年']
    """
    if text.isascii():
        return _ASCII_WORD.findall(text)
    text = normalise(text)
    if how == "pairs":
        return [text[start:end] for start, end in _places(text, how)]
    return _PIECES[how].findall(text)


def cut_spans(
    text: str, how: str = "characters", chosen: Iterable[object] | None = None
) -> list[tuple[int, int]]:
    """The span of each word of `cut_words(text, how)` in `text` itself: half open, in code points.
    They stand in the order of the words; those of two pairs overlap by a letter. `chosen`: for each
    word, whether its span is wanted; those of all words take more room than a long text."""
    normalised = normalise(text)
    places = _places(normalised, how)
    if chosen is not None:
        places = compress(places, chosen)
    if normalised == text:
        return list(places)
    # Stretches that stay as they are and those that change, in turn: where each begins.
    cuts, origins, sources = [0], [0], [SourceMap("")]
    known: dict[str, SourceMap] = {}
    for start, end in _changing(text):
        piece = text[start:end]
        source = known.get(piece) or known.setdefault(piece, normalise_with_map(piece))
        if source.text != piece:
            cut = cuts[-1] + start - origins[-1]
            cuts += (cut, cut + len(source.text))
            origins += (start, end)
            sources += (source, SourceMap(""))

    def origin(offset: int) -> tuple[int, int]:
        stretch = bisect_right(cuts, offset) - 1
        inside = offset - cuts[stretch]
        start, end = sources[stretch].span(inside, inside + 1)
        return origins[stretch] + start, origins[stretch] + end

    return [(origin(start)[0], origin(end - 1)[1]) for start, end in places]


def segmentation(words: list[str], how: str = "characters") -> str:
    """What a text was cut into, by the share of its words that scripts without spaces give:
    `how` (half or more), `mixed` (a tenth or more) or `words`."""
    unspaced = sum(1 for word in words if not word.isascii() and _SOME_LETTER.search(word))
    if 2 * unspaced >= len(words) > 0:
        return how
    return "mixed" if unspaced and 10 * unspaced >= len(words) else "words"


def _changing(text: str) -> Iterator[tuple[int, int]]:
    """Stretches outside of which `normalise` leaves every character as it is."""
    special = "".join(c for c in set(text) if c in JOINING or normalise(c) != c)
    end = 0
    for match in re.finditer(f"[{re.escape(special)}]+", text):
        # What joins does so with the character before.
        start, end = max(end, match.start() - 1), match.end()
        yield start, end


def _places(text: str, how: str) -> Iterator[tuple[int, int]]:
    """The span of each word of a normalised text."""
    plain = not _PARTICULAR.search("".join(set(text)))
    matches = (_PLAIN_WORD if plain else _PIECES[how]).finditer(text)
    if plain or how != "pairs":
        return map(methodcaller("span"), matches)
    return chain.from_iterable(
        _pairs(text, *match.span()) if match[1] else (match.span(),) for match in matches
    )


def _pairs(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    letters = [match.span() for match in _ONE_LETTER.finditer(text, start, end)]
    if len(letters) == 1:
        yield letters[0]
    for (first, _), (_, last) in zip(letters, letters[1:], strict=False):
        yield first, last
