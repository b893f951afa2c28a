"""The folded words of a whole text at once: what `fold_words(cut_words(text))` gives, in C.

Nearly every character is cut and folded alike wherever it stands, so one table of characters does
both: a letter becomes what it folds to, whatever separates becomes a space. Where neighbours
matter, words are cut and folded one by one.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .characters import MARKS, UNSPACED, characters
from .fold import fold_word, fold_words, keep_word
from .normalise import normalise
from .words import cut_words

_LETTER = re.compile(r"[^\W_]")
_UNSPACED_LETTER = re.compile(f"(?=[^\\W\\d_])[{UNSPACED}]")
_LEADING_MARKS = re.compile(f"^[{MARKS}]+")
_MARKS = characters(MARKS)
# These compose with letters, which case folding may change.
_COMPOSING = re.compile("[\u0300-\u036f]")


class _Table(dict):
    """What each code point becomes; made when it is first met."""

    def __init__(self, fold: Callable[[str], str]) -> None:
        super().__init__()
        self._fold = fold

    def __missing__(self, point: int) -> str:
        character = chr(point)
        becomes = " "
        if _UNSPACED_LETTER.match(character):
            becomes = f" {self._fold(character)} "
        elif _LETTER.match(character) or character in _MARKS:
            becomes = self._fold(character)
        self[point] = becomes
        return becomes


_TABLES = {"fold": _Table(fold_word), "keep": _Table(keep_word)}


def folded_words(text: str, accents: str = "fold") -> list[str]:
    """`fold_words(cut_words(text), accents)`.

    >>> folded_words("Élève n° 5, 東京2024年")
    ['eleve', 'n', '5', '東', '京', '2024', '年']
    """
    text = normalise(text)
    # A few dozen characters, whatever the length of the text.
    alphabet = "".join(set(text))
    marked = not _MARKS.isdisjoint(alphabet)
    if marked and (_COMPOSING.search(alphabet) or _UNSPACED_LETTER.search(alphabet)):
        return fold_words(cut_words(text), accents)
    words = text.translate(_TABLES[accents]).split()
    if marked:
        words = [word if word[0] not in _MARKS else _without_leading_marks(word) for word in words]
        words = [word for word in words if word]
    return words


def _without_leading_marks(word: str) -> str:
    """A mark that follows no letter is no part of a word."""
    return _LEADING_MARKS.sub("", word)
