"""How a fingerprint comes about, step by step, for pages that explain it.

Kept apart from `measure.simhash`, which counts without ever looking at a single vote; a test holds
the two against each other.
"""

from __future__ import annotations

import math
from collections import Counter

from .document import read
from .measure.shingles import shingles
from .measure.simhash import simhash
from .options import Options

MOST_WORDS = 24
"""Of each text, so many words vote: a table with more rows is read by nobody."""


def explain(a: str, b: str, *, k: int = 1, bits: int = 64) -> dict:
    """The vote on each bit of the fingerprints of two short texts: words, shingles with their
    hashes, the sums of the votes, the outcome. Bits stand in the order of the written number, the
    highest first. `k` words make a shingle; `bits` is a multiple of 8.

    Raises `SosieError("option-invalid")`.

    >>> found = explain("a b", "a c", bits=8)
    >>> found["a"]["features"][0]
    {'text': 'a', 'count': 1, 'hash': '01100001'}
    >>> found["a"]["sums"], found["a"]["fingerprint"]
    ([0, 0, 0, -2, 0, 0, 0, 2], '00000001')
    """
    first, second = sides = [_side(text, k, bits) for text in (a, b)]
    both = all(side["features"] for side in sides)
    pairs = zip(first["fingerprint"], second["fingerprint"], strict=True) if both else ()
    differing = [bit for bit, (one, other) in enumerate(pairs) if one != other]
    return {
        "k": k,
        "bits": bits,
        "a": first,
        "b": second,
        "differing": differing,
        "distance": len(differing) if both else None,
    }


def expected_distance(dice: float, bits: int = 64) -> float:
    """How many bits are expected to differ where two sets have this much in common: each bit parts
    two vectors with the probability angle/π (Charikar 2002); for sets of like size, Dice is the
    cosine of their angle.

    >>> round(expected_distance(0.5), 2), expected_distance(1.0)
    (21.33, 0.0)
    """
    return bits * math.acos(dice) / math.pi


def _side(text: str, k: int, bits: int) -> dict:
    words = read(text, kind="text", options=Options(k=k)).folded
    counts = Counter(map(bytes.decode, shingles(words[:MOST_WORDS], k)))
    # The fingerprint of one feature is its hash.
    features = [
        {"text": feature, "count": count, "hash": _written([feature], bits)}
        for feature, count in counts.items()
    ]
    sums = [0] * bits
    for feature in features:
        for bit, vote in enumerate(feature["hash"]):
            sums[bit] += feature["count"] if vote == "1" else -feature["count"]
    return {
        "words": words[:MOST_WORDS],
        "left_out": len(words[MOST_WORDS:]),
        "features": features,
        "sums": sums,
        "fingerprint": _written(counts, bits) if counts else None,
    }


def _written(features: Counter | list[str], bits: int) -> str:
    return format(simhash(features, bits=bits), f"0{bits}b")
