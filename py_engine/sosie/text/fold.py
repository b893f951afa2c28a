"""Fold: the same word written with other capitals or accents becomes the same word.

Whole words are folded, never the whole text: transliterating a text cuts words where the
transliteration has an apostrophe (`мальчик`). Every distinct word is folded once.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache

from unidecode import unidecode_expect_nonascii

# Letters that are written now with, now without their sign: alef with hamza, madda or wasla; ё.
_UNITED = str.maketrans("آأإٱٲٳё", "اااااا" + "е")
_WORDS_REMEMBERED = 200_000

_remembered: dict[tuple[str, str], str] = {}
_letters: dict[str, str] = {}


def fold_words(words: Iterable[str], accents: str = "fold") -> list[str]:
    """Each word folded. `accents="keep"` stops after case folding and NFKC.

    >>> fold_words(["Élève", "STRASSE", "Straße", "Ёлка", "й"])
    ['eleve', 'strasse', 'strasse', 'елка', 'й']
    >>> fold_words(["Élève"], accents="keep")
    ['élève']
    """
    words = list(words)
    if len(_remembered) > _WORDS_REMEMBERED:
        _remembered.clear()
    fold = fold_word if accents == "fold" else keep_word
    table = {}
    for word in set(words):
        key = (accents, word)
        folded = _remembered.get(key)
        if folded is None:
            folded = _remembered[key] = word.lower() if word.isascii() else fold(word)
        table[word] = folded
    return list(map(table.__getitem__, words))


def unmarked(word: str) -> str:
    """A word in lower case without the marks that help a reader and that most writers leave out:
    stress, Arabic vowel marks, Hebrew points. What composes with its letter stays.

    >>> unmarked("За\u0301мок"), unmarked("Élève")
    ('замок', 'élève')
    """
    return "".join(letter for letter in keep_word(word) if not _is_dropped_mark(letter))


def spelling(word: str) -> str:
    """A word folded but for its Latin letters, whose accents tell words apart.

    >>> spelling("إلى") == spelling("الى"), spelling("sûr") == spelling("sur")
    (True, False)
    """
    return "".join(map(_spelling_of_letter, keep_word(word).translate(_UNITED)))


def keep_word(word: str) -> str:
    return unicodedata.normalize("NFKC", word.casefold())


def fold_word(word: str) -> str:
    word = keep_word(word).translate(_UNITED)
    folded = []
    for letter in word:
        known = _letters.get(letter)
        if known is None:
            known = _letters[letter] = _fold_letter(letter)
        folded.append(known)
    return "".join(folded)


def _fold_letter(letter: str) -> str:
    if letter.isascii():
        return letter
    if _is_dropped_mark(letter):
        return ""
    name = unicodedata.name(letter, "")
    if name.startswith("LATIN "):
        ascii_form = unidecode_expect_nonascii(letter).lower()
        # `ə` is `@` to unidecode: an answer that is no letter would cut or lose the word.
        return ascii_form if ascii_form.isalnum() else letter
    if name.startswith("GREEK "):
        return "".join(
            part for part in unicodedata.normalize("NFD", letter) if not _is_dropped_mark(part)
        )
    return letter


@cache
def _spelling_of_letter(letter: str) -> str:
    is_latin = unicodedata.name(letter, "").startswith("LATIN ")
    return letter if is_latin else _fold_letter(letter)


def _is_dropped_mark(letter: str) -> bool:
    """Accents that composed with nothing, Hebrew points, Arabic vowel marks. The marks of Indic
    scripts, Thai and kana are spelling, not decoration: they stay."""
    if "\u0300" <= letter <= "\u036f":
        return True
    hebrew_or_arabic = (
        "\u0591" <= letter <= "\u06ed" or "\u0897" <= letter <= "\u08ff" or letter == "\ufb1e"
    )
    return hebrew_or_arabic and unicodedata.category(letter) == "Mn"
