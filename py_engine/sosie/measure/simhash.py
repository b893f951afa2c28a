"""SimHash: one fingerprint for a set of weighted features, near for near sets.

Charikar, Similarity estimation techniques from rounding algorithms (STOC 2002); Manku, Jain, Das
Sarma, Detecting near-duplicates for web crawling (WWW 2007). Values equal those of the PyPI
package `simhash` 2.1.2 bit for bit; the exceptions are named in `simhash`'s docstring.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Mapping
from operator import add

from ..errors import SosieError

try:
    # Python's own: for short strings it takes half the time of OpenSSL's.
    from _md5 import md5
except ImportError:
    from hashlib import md5

Feature = str | tuple[str, float]

_DIGEST_BYTES = 16
# So many features are hashed and counted at once: more take more room, and no less time.
_AT_ONCE = 1 << 12
# A bit of every byte, for so many bytes or fewer.
_MASKS = [int.from_bytes(bytes((1 << bit,)) * _AT_ONCE, "big") for bit in range(8)]


def simhash(features: Iterable[Feature] | Mapping[str, float], *, bits: int = 64) -> int | None:
    """The fingerprint of `features`, an integer in [0, 2**bits), or `None` when there are none.

    A feature is a string (weight 1) or a pair (string, weight >= 0); a mapping gives pairs. A bit
    is 1 where the features whose MD5 has it set weigh more than half of all; a tie gives 0.
    `bits` is a multiple of 8 up to 128. Integers are summed exactly, floats in order.

    Where the package errs or cannot answer, this differs: no features give `None`; in a mixed
    list a bare string weighs 1 (the package leaks the weight before it); a weight over 255 works;
    integers among floats are summed in order; lone surrogates are hashed instead of refused.

    Raises `SosieError`: `option-invalid` (bits), `feature-invalid`, `weight-negative`,
    `weight-invalid` (not a finite number).

    >>> format(simhash(["a b", "b c"]), "016x")
    'a60020c819088a90'
    >>> simhash([]) is None
    True
    """
    if not isinstance(bits, int) or bits % 8 or not 8 <= bits <= 128:
        raise SosieError("option-invalid", option="bits", value=bits)
    if isinstance(features, str):
        raise SosieError("feature-invalid", value=features[:40])
    pairs = features.items() if isinstance(features, Mapping) else features
    if not isinstance(pairs, Iterable):
        raise SosieError("feature-invalid", value=repr(features)[:40])
    weighted = [(pair, 1) if isinstance(pair, str) else _weighted(pair) for pair in pairs]
    if not weighted:
        return None
    if all(isinstance(weight, int) for _, weight in weighted):
        return _majority_of_integers(weighted, bits)
    return _majority_of_floats(weighted, bits)


def fingerprint(windows: list[bytes], bits: int) -> int | None:
    """`simhash` of features in UTF-8: each counts as often as it occurs."""
    return _threshold(_count_ones(windows, bits), len(windows) // 2) if windows else None


def distance(first: int, second: int) -> int:
    """Hamming distance: in how many bits two fingerprints differ.

    >>> distance(0b10000010, 0b00100001)
    4
    """
    return (first ^ second).bit_count()


def _weighted(pair: object) -> tuple[str, float]:
    try:
        feature, weight = pair  # type: ignore[misc]
    except (TypeError, ValueError):
        raise SosieError("feature-invalid", value=repr(pair)[:40]) from None
    if not isinstance(feature, str):
        raise SosieError("feature-invalid", value=repr(pair)[:40])
    if not isinstance(weight, int):
        try:
            weight = math.nan if isinstance(weight, str | bytes) else float(weight)
        except (TypeError, ValueError, OverflowError):
            raise SosieError("weight-invalid", feature=feature[:40]) from None
        if not math.isfinite(weight):
            raise SosieError("weight-invalid", feature=feature[:40])
    if weight < 0:
        raise SosieError("weight-negative", feature=feature[:40], weight=weight)
    return feature, weight


def _hashes(features: Iterable[bytes]) -> bytes:
    """The MD5 of each feature, one behind the other."""
    return b"".join([md5(feature).digest() for feature in features])


def _encoded(feature: str) -> bytes:
    return feature.encode("utf-8", "surrogatepass")


def _majority_of_integers(weighted: list[tuple[str, int]], bits: int) -> int:
    """Features of one weight are counted together, so only distinct weights cost a sum."""
    by_weight = defaultdict(list)
    for feature, weight in weighted:
        by_weight[int(weight)].append(_encoded(feature))
    sums = [0] * bits
    for weight, features in by_weight.items():
        ones = _count_ones(features, bits)
        sums = [total + weight * one for total, one in zip(sums, ones, strict=True)]
    # A whole number is over a half where it is over the half's floor: exact, however large.
    return _threshold(sums, sum(weight for _, weight in weighted) // 2)


def _majority_of_floats(weighted: list[tuple[str, float]], bits: int) -> int:
    sums = [0.0] * bits
    total = 0.0
    try:
        for _, weight in weighted:
            total += weight  # not `sum`, which rounds otherwise from Python 3.12 on
    except OverflowError:
        total = math.inf
    if not math.isfinite(total):
        raise SosieError("weight-invalid", reason="the sum is not finite")
    hashes = _hashes(_encoded(feature) for feature, _ in weighted)
    for place, (_, weight) in enumerate(weighted, 1):
        end = place * _DIGEST_BYTES
        value = int.from_bytes(hashes[end - bits // 8 : end], "big")
        while value:
            low = value & -value
            sums[low.bit_length() - 1] += weight
            value ^= low
    return _threshold(sums, total / 2)


def _count_ones(features: list[bytes], bits: int) -> list[int]:
    """For each of the last `bits` bits of MD5, lowest first, how many features' hashes have it set.

    One column of bytes at a time, as one long integer: the counting runs in C.
    """
    ones = [0] * bits
    for start in range(0, len(features), _AT_ONCE):
        hashes = _hashes(features[start : start + _AT_ONCE])
        columns = [
            int.from_bytes(hashes[_DIGEST_BYTES - column :: _DIGEST_BYTES], "big")
            for column in range(1, bits // 8 + 1)
        ]
        counts = [(column & mask).bit_count() for column in columns for mask in _MASKS]
        ones = list(map(add, ones, counts))
    return ones


def _threshold(sums: list[float], half: float) -> int:
    return sum(1 << bit for bit, weight in enumerate(sums) if weight > half)
