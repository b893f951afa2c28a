"""Overlap: how much two sets of shingles have in common, exactly.

Broder, On the resemblance and containment of documents (1997).
"""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass
from itertools import islice

# So many of a set tell whether to expect more in common, or less.
_SAMPLE = 32


@dataclass(frozen=True, slots=True)
class Overlap:
    """Sizes of two non-empty sets and of their intersection, and the four shares in [0, 1]."""

    common: int
    a: int
    b: int

    @property
    def jaccard(self) -> float:
        """|A∩B| / |A∪B|"""
        return self.common / (self.a + self.b - self.common)

    @property
    def dice(self) -> float:
        """2|A∩B| / (|A|+|B|)"""
        return 2 * self.common / (self.a + self.b)

    @property
    def a_in_b(self) -> float:
        """|A∩B| / |A|, the share of A that B contains"""
        return self.common / self.a

    @property
    def b_in_a(self) -> float:
        """|A∩B| / |B|, the share of B that A contains"""
        return self.common / self.b


def overlap(a: Set, b: Set) -> Overlap | None:
    """The overlap of two sets, or `None` where one is empty: nothing then can be said.

    >>> found = overlap({"a b", "b c", "c d"}, {"a b", "b c", "c e"})
    >>> found.common, round(found.dice, 4), found.jaccard
    (2, 0.6667, 0.5)
    >>> overlap(set(), set()) is None
    True
    """
    if not a or not b:
        return None
    smaller, larger = (a, b) if len(a) < len(b) else (b, a)
    # What takes time is to fill a third set: with what both have, or with what only one has.
    if larger.isdisjoint(islice(smaller, _SAMPLE)):
        common = len(smaller & larger)
    else:
        common = len(smaller) - len(smaller - larger)
    return Overlap(common, len(a), len(b))
