"""The folded words of a whole text at once: what `fold_words(cut_words(text))` gives, in C.

Nearly every character is cut and folded alike wherever it stands, so one table of characters does
both: a letter becomes what it folds to, whatever separates becomes a space. Texts in the letters of
an alphabet become bytes on the way, which are translated much faster. Where neighbours matter,
words are cut and folded one by one.
"""

from __future__ import annotations

import re
from codecs import charmap_build, charmap_decode, charmap_encode
from collections.abc import Callable, Iterator
from functools import cache
from string import printable

from .characters import MARKS, UNSPACED, characters
from .fold import fold_word, fold_words, keep_word
from .normalise import JOINING, normalise
from .words import cut_words

_LETTER = re.compile(r"[^\W_]")
_UNSPACED_LETTER = re.compile(f"(?=[^\\W\\d_])[{UNSPACED}]")
_LEADING_MARKS = re.compile(f"^[{MARKS}]+")
_MARKS_OF_NOTHING = re.compile(f"(?<= )[{MARKS}]+")
_MARKS = characters(MARKS)
# These compose with letters, which case folding may change.
_COMPOSING = re.compile("[\u0300-\u036f]")
# Marks that fold to nothing, but may compose with a letter before.
_COMPOSING_DROPPED = re.compile("[\u0300-\u036f\u0653-\u0655]")
_CUT = re.compile(r"\s(?=[^\W_])")
_PIECE = 1 << 12
# So many different characters that are no bytes are replaced one by one; of more a table is faster.
_FEW = 60


class _Folded(dict):
    """What each code point of a normalised text becomes; made when it is first met."""

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


class _NeighboursMatter(Exception):
    """The text has a character that is not cut or folded alike wherever it stands."""


class _Raw(dict):
    """The same of a text that is not normalised."""

    def __init__(self, folded: _Folded) -> None:
        super().__init__()
        self._folded = folded

    def __missing__(self, point: int) -> str:
        character = chr(point)
        # An accent that stands alone is a space with a mark.
        normalised = _MARKS_OF_NOTHING.sub("", normalise(character))
        becomes = normalised.translate(self._folded)
        joins = character in JOINING or not _MARKS.isdisjoint(normalised)
        if joins and (becomes or _COMPOSING_DROPPED.match(character)):
            raise _NeighboursMatter
        self[point] = becomes
        return becomes


_FOLDED = {"fold": _Folded(fold_word), "keep": _Folded(keep_word)}
_RAW = {accents: _Raw(folded) for accents, folded in _FOLDED.items()}


def folded_words(text: str, accents: str = "fold") -> list[str]:
    """`fold_words(cut_words(text), accents)`.

    >>> folded_words("Élève n° 5, 東京2024年")
    ['eleve', 'n', '5', '東', '京', '2024', '年']
    """
    words: list[str] = []
    for piece in _pieces(text):
        words += _words_of(piece, accents)
    return words


def _pieces(text: str) -> Iterator[str]:
    """The text, cut where no neighbours can matter: between a space and a letter or digit. A piece
    stays in the processor's cache, and has fewer different characters than the whole."""
    start = 0
    while len(text) - start > _PIECE and (cut := _CUT.search(text, start + _PIECE)):
        yield text[start : cut.end()]
        start = cut.end()
    yield text[start:] if start else text


def _words_of(text: str, accents: str) -> list[str]:
    try:
        words = _words_in_bytes(text) if accents == "fold" else None
        return text.translate(_RAW[accents]).split() if words is None else words
    except _NeighboursMatter:
        return _words_of_normalised(normalise(text), accents)


def _words_of_normalised(text: str, accents: str) -> list[str]:
    # A few dozen characters, whatever the length of the text.
    alphabet = "".join(set(text))
    marked = not _MARKS.isdisjoint(alphabet)
    if marked and (_COMPOSING.search(alphabet) or _UNSPACED_LETTER.search(alphabet)):
        return fold_words(cut_words(text), accents)
    words = text.translate(_FOLDED[accents]).split()
    if marked:
        words = [word if word[0] not in _MARKS else _without_leading_marks(word) for word in words]
        words = [word for word in words if word]
    return words


def _words_in_bytes(text: str) -> list[str] | None:
    """The words of a text in the letters of one alphabet; `None` for another."""
    folded = _RAW["fold"]
    for _ in range(_FEW):
        try:
            content = text.encode("latin-1")
            break
        except UnicodeEncodeError as error:
            character = text[error.start]
            becomes = folded[ord(character)]
            if not becomes.isascii():
                return _alphabet(ord(character) // 0x100).words(text)
            text = text.replace(character, becomes)
    else:
        return None
    table, longer = _latin_table()
    if not text.isascii():
        for character, becomes in longer.items():
            if character in text:
                if not becomes.isascii():
                    return None
                text = text.replace(character, becomes)
        content = text.encode("latin-1")
    return content.translate(table).decode("ascii").split()


@cache
def _latin_table() -> tuple[bytes, dict[str, str]]:
    """What each byte of Latin-1 becomes, and the characters that become none or several."""
    folded = [_RAW["fold"][point] for point in range(256)]
    one = [len(becomes) == 1 and becomes.isascii() for becomes in folded]
    table = bytes(ord(becomes) if single else 0x20 for becomes, single in zip(folded, one))
    return table, {chr(point): folded[point] for point in range(256) if not one[point]}


class _Alphabet:
    """Up to 256 characters, those that its texts have, and what each becomes: its letters are of
    one page of Unicode. As bytes they are translated by the codecs for encodings of one byte."""

    def __init__(self, page: int) -> None:
        self._page = page
        self._forget()

    def words(self, text: str) -> list[str] | None:
        """The words of a text; `None` where it has too many characters or other letters."""
        for _ in range(256):
            try:
                content, _ = charmap_encode(text, "strict", self._bytes)
            except UnicodeEncodeError as error:
                character = text[error.start]
            else:
                content = content.translate(None, self._dropped)
                return charmap_decode(content, "strict", self._table)[0].split()
            becomes = _RAW["fold"][ord(character)]
            if becomes.isspace():
                becomes = " "
            if not becomes.isascii() and ord(becomes[0]) // 0x100 != self._page:
                return None
            if len(becomes) > 1 or character > "\uffff":
                text = text.replace(character, becomes)
            elif len(self._characters) < 256:
                self._add(character, becomes)
            else:
                self._forget()
                return None
        return None

    def _forget(self) -> None:
        self._characters = self._folded = ""
        self._dropped = b""
        # A map of bytes starts with a zero.
        for character in "\0" + printable:
            self._add(character, _RAW["fold"][ord(character)])

    def _add(self, character: str, becomes: str) -> None:
        if not becomes:
            self._dropped += bytes((len(self._characters),))
        self._characters += character
        self._folded += becomes or " "
        self._bytes = charmap_build(self._characters)
        self._table = self._folded.ljust(256)


# One for each page of letters that was met.
_alphabet = cache(_Alphabet)


def _without_leading_marks(word: str) -> str:
    """A mark that follows no letter is no part of a word."""
    return _LEADING_MARKS.sub("", word)
