"""The optional steps between words and features: stop words, stems, phrases, weights.

Off by default: dropping "not" changes a meaning. Word lists come from the package `stop-words`,
stems from Snowball (`snowballstemmer`); both are asked for by language code.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import import_module

from ..errors import SosieError
from .fold import spelling, unmarked
from .words import cut_words

# By the name that both packages give them; `build/steps/engine.mjs` packs these for the browser.
# More have stems, but no good list: the Greek words are ancient ones, the Turkish ones garbled,
# the Romanian ones without their accents.
_NAMES = {
    "ar": "arabic", "cs": "czech", "da": "danish", "de": "german", "en": "english",
    "es": "spanish", "fi": "finnish", "fr": "french", "hu": "hungarian", "it": "italian",
    "nl": "dutch", "no": "norwegian", "pl": "polish", "pt": "portuguese", "ru": "russian",
    "sv": "swedish",
}  # fmt: skip

LANGUAGES = tuple(_NAMES)
"""Language codes that `stop_words` and `stem` take."""

# Mikolov et al. (2013), Distributed representations of words and phrases, equation 6, as `gensim`
# sets it: a pair of neighbours is a phrase when (count − 5) · N / (count₁ · count₂) > 10.
# A single page is short, so a pair needs to be seen twice, not five times.
_PHRASE_DISCOUNT = 1
_PHRASE_THRESHOLD = 10.0


def stop_words(language: str) -> frozenset[str]:
    """The stop words of a language, in lower case, cut as a text is: `don`, `t`. Raises
    `option-invalid` for a language without a list."""
    if language not in LANGUAGES:
        raise SosieError("option-invalid", option="stop_words", value=language)
    return _stop_words(language)


def without(words: Sequence[str], dropped: Iterable[str]) -> list[str]:
    """The words that are not among `dropped`. Accents on Latin letters tell words apart; what one
    writer adds and another leaves out does not: vowel marks, stress, the hamza of an alef, ё.

    >>> without(["sûr", "sur", "إلى"], ["sur", "الى"])
    ['sûr']
    """
    spellings = set(map(spelling, dropped))
    table = {word: spelling(word) in spellings for word in set(words)}
    return [word for word in words if not table[word]]


def stems(words: Sequence[str], language: str) -> list[str]:
    """The Snowball stem of each word, which knows no stress and no points. Raises `option-invalid`
    for a language without a stemmer."""
    if language not in LANGUAGES:
        raise SosieError("option-invalid", option="stem", value=language)
    stem = _stemmer(language).stemWord
    table = {word: stem(unmarked(word)) for word in set(words)}
    return list(map(table.__getitem__, words))


def join_phrases(words: Sequence[str]) -> list[str]:
    """The words, those of a two-word phrase joined by `_`, which stands in no word.

    >>> words = ["new", "york", *map(str, range(40)), "new", "york"]
    >>> join_phrases(words)[:3]
    ['new_york', '0', '1']
    """
    counts = Counter(words)
    pairs = Counter(zip(words, words[1:], strict=False))
    total = len(words)

    def is_phrase(index: int) -> bool:
        if index + 1 >= total:
            return False
        first, second = words[index], words[index + 1]
        seen = pairs[first, second] - _PHRASE_DISCOUNT
        return seen * total > _PHRASE_THRESHOLD * counts[first] * counts[second]

    joined, index = [], 0
    while index < total:
        end = index + 2 if is_phrase(index) else index + 1
        joined.append("_".join(words[index:end]))
        index = end
    return joined


def log_weights(features: Sequence[str]) -> dict[str, float]:
    """Each distinct feature with 1 + ln(its count), in order of first occurrence."""
    return {feature: 1 + math.log(count) for feature, count in Counter(features).items()}


@lru_cache
def _stop_words(language: str) -> frozenset[str]:
    from stop_words import get_stop_words  # loaded by the few who ask for it

    listed = " ".join(get_stop_words(_NAMES[language]))
    return frozenset(word.casefold() for word in cut_words(listed))


@lru_cache
def _stemmer(language: str):
    # Not by the package's own door: it reads the stemmers of all languages, and hands out those of
    # PyStemmer, of whatever version, where that is installed.
    name = _NAMES[language]
    module = import_module(f"snowballstemmer.{name}_stemmer")
    return getattr(module, f"{name.capitalize()}Stemmer")()
