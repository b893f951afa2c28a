"""How a fingerprint comes about, step by step, for pages that explain it.

Kept apart from `measure.simhash`, which counts without ever looking at a single vote; a test holds
the two against each other.
"""

from __future__ import annotations

import math
from collections import Counter

from .document import read
from .errors import SosieError
from .measure.shingles import shingles
from .measure.simhash import distance, simhash
from .options import Options

MOST_WORDS = 24
"""Of each text, so many words vote: a table with more rows is read by nobody."""


def explain(a: str, b: str, *, k: int = 1, bits: int = 64) -> dict:
    """The vote on each bit of the fingerprints of two short texts: words, shingles with their
    hashes, the sums of the votes, the outcome. Bits stand in the order of the written number, the
    highest first. `k` words make a shingle; `bits` is a multiple of 8 up to 64.

    Raises `SosieError("option-invalid")`.

    >>> found = explain("a b", "a c", bits=8)
    >>> found["a"]["features"][0]
    {'text': 'a', 'count': 1, 'hash': '01100001'}
    >>> found["a"]["sums"], found["a"]["fingerprint"]
    ([0, 0, 0, -2, 0, 0, 0, 2], '00000001')
    """
    if bits not in range(8, 65, 8):
        raise SosieError("option-invalid", option="bits", value=repr(bits)[:40])
    options = Options(k=k)
    sides = {side: _side(text, options, bits) for side, text in (("a", a), ("b", b))}
    first, second = (side["fingerprint"] for side in sides.values())
    both = first is not None and second is not None
    return {
        "k": k,
        "bits": bits,
        **sides,
        "distance": distance(int(first, 2), int(second, 2)) if both else None,
        "differing": [bit for bit in range(bits) if first[bit] != second[bit]] if both else [],
    }


def expected_distance(dice: float, bits: int = 64) -> float:
    """How many bits are expected to differ where two sets have this much in common: each bit parts
    two vectors with the probability angle/π (Charikar 2002); for sets of like size, Dice is the
    cosine of their angle.

    >>> round(expected_distance(0.5), 2), expected_distance(1.0)
    (21.33, 0.0)
    """
    return bits * math.acos(dice) / math.pi


def _side(text: str, options: Options, bits: int) -> dict:
    every = read(text, kind="text", options=options).folded
    words = every[:MOST_WORDS]
    counts = Counter(shingle.decode() for shingle in shingles(words, options.shingle_size))
    # The fingerprint of one feature is its hash.
    hashes = {feature: _written(simhash([feature], bits=bits), bits) for feature in counts}
    sums = [
        sum(count if hashes[feature][bit] == "1" else -count for feature, count in counts.items())
        for bit in range(bits)
    ]
    return {
        "words": words,
        "left_out": len(every) - len(words),
        "features": [
            {"text": feature, "count": count, "hash": hashes[feature]}
            for feature, count in counts.items()
        ],
        "sums": sums,
        "fingerprint": _written(simhash(counts, bits=bits), bits),
    }


def _written(value: int | None, bits: int) -> str | None:
    return None if value is None else format(value, f"0{bits}b")
