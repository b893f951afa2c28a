"""The PyPI package `simhash` 2.1.2, asked so that it does not err."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from simhash import Simhash

_PIECE = 50


def value(features: Iterable | Mapping, bits: int = 64) -> int:
    """`Simhash(features).value`; a whole weight over 50 goes in pieces, because the package
    overflows over 255 under NumPy 2. The sums are the same."""
    return Simhash(list(_pieces(features)), f=bits).value


def text_value(text: str, bits: int = 64) -> int:
    """`Simhash(text).value`, likewise: the package's own features with their counts."""
    windows = Simhash("", f=bits)._tokenize(text)
    return value(Counter(windows), bits)


def _pieces(features: Iterable | Mapping) -> Iterable:
    for feature in features.items() if isinstance(features, Mapping) else features:
        if isinstance(feature, str) or not isinstance(feature[1], int):
            yield feature
            continue
        name, weight = feature
        while weight > _PIECE:
            yield name, _PIECE
            weight -= _PIECE
        yield name, weight
