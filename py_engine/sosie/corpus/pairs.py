"""Every pair of a collection, measured: the distance of its fingerprints, what it shares."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from ..document import Document
from ..measure.overlap import Overlap
from ..measure.simhash import distance


@dataclass(frozen=True, slots=True)
class Pair:
    """Two documents by their places in the collection, `a` < `b`; `distance` in bits, what the
    sets of shingles have in common as in `measure.overlap`."""

    a: int
    b: int
    distance: int
    overlap: Overlap

    @property
    def containment(self) -> float:
        """The greater of the two shares, 0–1."""
        return max(self.overlap.a_in_b, self.overlap.b_in_a)


def all_pairs(documents: Sequence[Document]) -> Iterator[Pair]:
    """The n(n−1)/2 pairs of documents that have a shingle each, exactly, in order.

    An inverted index counts what two documents share: time grows with what is shared, and a count
    is made for a document against all before it at once.
    """
    holders: dict[bytes, list[int]] = defaultdict(list)
    for b, document in enumerate(documents):
        common = Counter(chain.from_iterable(map(holders.__getitem__, document.shingle_set)))
        for a in range(b):
            other = documents[a]
            sizes = len(other.shingle_set), len(document.shingle_set)
            bits = distance(other.fingerprint, document.fingerprint)
            yield Pair(a, b, bits, Overlap(common[a], *sizes))
        for shingle in document.shingle_set:
            holders[shingle].append(b)
