"""Thresholds from pairs whose relation is known: how `judge.TABLE` was made, and how a reader's own
collection corrects it.

A distance is the boldest for which the mistakes seen on the pairs given allow, with 95 % certainty,
no more than a fixed share of mistakes at large (Clopper and Pearson 1934). Where too few pairs are
given to allow any, none may be seen. Between containments that separate equally well, within one
standard error, the one-standard-error rule decides (Breiman et al. 1984).
"""

from __future__ import annotations

import math
from bisect import bisect_left
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ..judge import Thresholds

FLAGGED = 0.01
"""At most this share of different pairs may pass for near by their distance, or for partial by
their containment."""

LOST = 0.005
"""At most this share of alike pairs may pass for different by their distance."""

_CERTAINTY = 0.95
_ALIKE = ("identical", "near-duplicate")


@dataclass(frozen=True, slots=True)
class Known:
    """A pair whose relation is known, as `judge.relation` names it, and its measures.

    `distance` is `None` where a text is too short, or one feature too heavy, for a fingerprint
    that stands for it.
    """

    relation: str
    distance: int | None
    a_in_b: float
    b_in_a: float

    @property
    def least(self) -> float:
        return min(self.a_in_b, self.b_in_a)

    @property
    def most(self) -> float:
        return max(self.a_in_b, self.b_in_a)


def fit(known: Iterable[Known], base: Thresholds | None = None) -> Thresholds:
    """The thresholds that follow from `known`; what they cannot tell is taken from `base`.

    Without `base` pairs of every relation are needed. With it `distinct` ones are enough: they can
    make the verdicts more careful, and only pairs known to be alike can make them bolder.
    """
    known = list(known)
    alike = [pair for pair in known if pair.relation in _ALIKE]
    distinct = [pair for pair in known if pair.relation == "distinct"]
    near_bits, different_bits = _bits(_distances(alike), _distances(distinct), base)
    partial = _above([pair.most for pair in distinct])
    if base:
        partial = max(partial, base.partial)
        near = base.near
        if alike:
            low, high = [pair.least for pair in alike], [pair.least for pair in distinct]
            near = min(_good_cuts(low, high), key=lambda cut: abs(cut - base.near))
        near = max(near, partial)
        return Thresholds(
            near, min(near, max(base.contained, partial)), partial, near_bits, different_bits
        )
    near = _best_cut(
        [pair.least for pair in alike],
        [pair.least for pair in known if pair.relation not in _ALIKE],
    )
    # A part that is missed costs more than one that is looked at in vain: the lowest good cut.
    contained = min(
        _good_cuts(
            [pair.most for pair in known if pair.relation == "contained"],
            [pair.most for pair in known if pair.relation in ("partial", "distinct")],
        )
    )
    return Thresholds(near, contained, partial, near_bits, different_bits)


def upper_bound(hits: int, trials: int) -> float:
    """The greatest rate, 0–1, at which so few hits in so many trials are not yet a surprise: the
    upper end of the exact one-sided interval of 95 %.

    >>> round(upper_bound(0, 300), 4), upper_bound(0, 0)
    (0.0099, 1.0)
    """
    if hits >= trials:
        return 1.0
    low, high = hits / trials, 1.0
    for _ in range(50):
        middle = (low + high) / 2
        if _at_most(hits, trials, middle) > 1 - _CERTAINTY:
            low = middle
        else:
            high = middle
    return high


def _bits(alike: list[int], distinct: list[int], base: Thresholds | None) -> tuple[int, int]:
    """`near_bits` and `different_bits` from sorted distances."""
    allowed = _allowed(len(distinct), FLAGGED)
    boldest = distinct[allowed] - 1 if allowed < len(distinct) else 0
    wanted = max([base.near_bits] if base else [], default=0)
    near_bits = max(0, min(boldest, max([wanted, *alike])))
    lost = _allowed(len(alike), LOST)
    different_bits = alike[-1 - lost] + 1 if lost < len(alike) else 0
    return near_bits, max(different_bits, near_bits + 1, base.different_bits if base else 0)


def _above(shares: list[float]) -> float:
    """The lowest hundredth that at most 1 % of the shares reach: `partial` is a remark and no
    verdict, so what was seen is certain enough."""
    ordered = sorted(shares, reverse=True)
    allowed = math.floor(FLAGGED * len(ordered))
    return min(1.0, (math.floor(round(ordered[allowed] * 100, 6)) + 1) / 100)


def _allowed(trials: int, share: float) -> int:
    """How many hits can be seen while their share at large is surely not over `share`; 0 where
    so few trials could not show it."""
    hits, up_to = 0, _chance(0, trials, share)
    while hits < trials:
        up_to += _chance(hits + 1, trials, share)
        if up_to > 1 - _CERTAINTY:
            break
        hits += 1
    return hits


def _best_cut(above: Collection[float], below: Collection[float]) -> float:
    rates = _rates(above, below)
    return max(rates, key=lambda cut: rates[cut][0])


def _good_cuts(above: Collection[float], below: Collection[float]) -> list[float]:
    """The hundredths that separate as well as the best one, within its standard error."""
    rates = _rates(above, below)
    best, error = max(rates.values())
    return [cut for cut, (rate, _) in rates.items() if rate >= best - error]


def _rates(above: Collection[float], below: Collection[float]) -> dict[float, tuple[float, float]]:
    """By cut: the share of `above` that it keeps less that of `below` (Youden's J, 1950), and the
    standard error of that."""
    rates = {}
    kept, flagged = sorted(above), sorted(below)
    for hundredth in range(1, 101):
        cut = hundredth / 100
        found = 1 - bisect_left(kept, cut) / len(kept)
        false = 1 - bisect_left(flagged, cut) / len(flagged) if flagged else 0.0
        variance = found * (1 - found) / len(kept)
        variance += false * (1 - false) / len(flagged) if flagged else 0.0
        rates[cut] = (found - false, math.sqrt(variance))
    return rates


def _distances(pairs: list[Known]) -> list[int]:
    return sorted(pair.distance for pair in pairs if pair.distance is not None)


def _at_most(hits: int, trials: int, rate: float) -> float:
    """The probability of so many hits or fewer."""
    return sum(_chance(count, trials, rate) for count in range(hits + 1))


def _chance(hits: int, trials: int, rate: float) -> float:
    """The binomial probability of exactly so many hits, for a rate between 0 and 1."""
    ways = math.lgamma(trials + 1) - math.lgamma(hits + 1) - math.lgamma(trials - hits + 1)
    return math.exp(ways + hits * math.log(rate) + (trials - hits) * math.log1p(-rate))
