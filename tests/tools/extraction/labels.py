"""How much of each leaf belongs to the content, by the gold; and how much each leaf counts."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, defaultdict
from itertools import accumulate

from .tokens import shingles, squeezed, tokens

_RUN = 4
_NEAR = 3


def label(texts: list[str], row: dict) -> tuple[list[float], list[float]]:
    """Per leaf the share that is content, 0 to 1, and a weight; 0 where the gold says nothing."""
    if row.get("gold") is None:
        return _by_segments(texts, row)
    words = [tokens(text) for text in texts]
    return _by_text(words, row["gold"]), [float(len(own)) for own in words]


def _by_text(words: list[list[str]], gold: str) -> list[float]:
    """The share of each leaf's words that stand in runs of four that the gold has too."""
    gold_words = tokens(gold)
    known = set(shingles(gold_words, _RUN))
    flat = [(word, leaf) for leaf, own in enumerate(words) for word in own]
    covered = [False] * len(flat)
    for at in range(len(flat) - _RUN + 1):
        if tuple([word for word, _ in flat[at : at + _RUN]]) in known:
            covered[at : at + _RUN] = [True] * _RUN
    found = [0.0] * len(words)
    for (_, leaf), is_in in zip(flat, covered):
        found[leaf] += is_in
    shares = [hits / len(own) if own else 0.0 for hits, own in zip(found, words)]
    lines = {tuple(tokens(line)) for line in gold.split("\n")}
    for leaf, own in enumerate(words):
        if 0 < len(own) < _RUN and tuple(own) in lines:
            shares[leaf] = 1.0
    _settle_copies(words, shares, gold_words)
    return shares


def _settle_copies(words: list[list[str]], shares: list[float], gold: list[str]) -> None:
    """Where the page has a text more often than the gold, those in the best company are meant."""
    copies = defaultdict(list)
    for leaf, own in enumerate(words):
        if own and shares[leaf] > 0.5:
            copies[tuple(own)].append(leaf)
    mass = [share * len(own) for share, own in zip(shares, words)]
    sums = list(accumulate(mass))
    middle = bisect_left(sums, sums[-1] / 2) if sums else 0

    def company(leaf: int) -> tuple[float, int]:
        near = [*range(max(0, leaf - _NEAR), leaf), *range(leaf + 1, leaf + 1 + _NEAR)]
        near = [at for at in near if at < len(words)]
        size = sum(len(words[at]) for at in near)
        return -sum(mass[at] for at in near) / (size or 1), abs(leaf - middle)

    for text, leaves in copies.items():
        if len(leaves) > 1:
            meant = max(1, Counter(shingles(gold, len(text)))[text])
            for leaf in sorted(leaves, key=company)[meant:]:
                shares[leaf] = 0.0


def _by_segments(texts: list[str], row: dict) -> tuple[list[float], list[float]]:
    """Leaves that hold a passage that must be there, or must not; the others count nothing."""
    flat, ends = "", []
    for text in texts:
        flat += (" " if flat else "") + squeezed(text)
        ends.append(len(flat))
    shares, weights = [0.0] * len(texts), [0.0] * len(texts)
    for share, segments in ((1.0, row["with"]), (0.0, row["without"])):
        for segment in filter(None, map(squeezed, segments)):
            places = _places(flat, ends, segment)
            for leaves in places:
                for leaf in leaves:
                    if weights[leaf] and shares[leaf] != share:
                        shares[leaf], weights[leaf] = 0.5, 0.001
                    else:
                        shares[leaf] = share
                        weights[leaf] += 1 / len(leaves) / len(places)
    return shares, weights


def _places(flat: str, ends: list[int], segment: str) -> list[range]:
    found = []
    at = flat.find(segment)
    while at >= 0:
        first = bisect_left(ends, at + 1)
        found.append(range(first, bisect_left(ends, at + len(segment)) + 1))
        at = flat.find(segment, at + 1)
    return found
