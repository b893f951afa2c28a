"""The optional steps between words and features: stop words, stems, phrases, weights.

Off by default: dropping "not" changes a meaning. Word lists come from the package `stop-words`,
stems from Snowball (`snowballstemmer`); both are asked for by language code.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from ..errors import SosieError

LANGUAGES = ("ar", "de", "en", "es", "fr", "it", "pt", "ru")
"""Language codes that `stop_words` and `stem` take."""

_SNOWBALL = {
    "ar": "arabic", "de": "german", "en": "english", "es": "spanish",
    "fr": "french", "it": "italian", "pt": "portuguese", "ru": "russian",
}  # fmt: skip

# Mikolov et al. (2013), Distributed representations of words and phrases, equation 6, as `gensim`
# sets it: a pair of neighbours is a phrase when (count − 5) · N / (count₁ · count₂) > 10.
# A single page is short, so a pair needs to be seen twice, not five times.
_PHRASE_DISCOUNT = 1
_PHRASE_THRESHOLD = 10.0


def stop_words(language: str) -> frozenset[str]:
    """The stop words of a language, case folded. Raises `option-invalid` for one without a list."""
    if language not in LANGUAGES:
        raise SosieError("option-invalid", option="stop_words", value=language)
    return _stop_words(language)


def stems(words: Sequence[str], language: str) -> list[str]:
    """The Snowball stem of each word. Raises `option-invalid` for a language without a stemmer."""
    if language not in LANGUAGES:
        raise SosieError("option-invalid", option="stem", value=language)
    stem = _stemmer(language).stemWord
    table = {word: stem(word) for word in set(words)}
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

    return frozenset(word.casefold() for word in get_stop_words(language))


@lru_cache
def _stemmer(language: str):
    from snowballstemmer import stemmer

    return stemmer(_SNOWBALL[language])
