"""The thresholds are what the pairs say, and nobody's choice."""

from collections.abc import Callable, Iterator, Sequence
from itertools import repeat

import pytest
from checks import evidence
from sosie import judge
from sosie.corpus.thresholds import Known, fit, upper_bound

BASE = judge.Thresholds(near=0.77, contained=0.74, partial=0.32, near_bits=14, different_bits=18)


@pytest.mark.parametrize("k", judge.TABLE)
def test_the_table_follows_from_the_shipped_pairs(k):
    known = evidence.shipped_pairs(k)
    assert len(known) == 1789
    row, ((f1, found, flagged, lost), _) = judge.TABLE[k], judge.EVIDENCE[k]
    assert fit(known) == row
    near, distinct = evidence.distances(known)
    assert round(evidence.macro_f1(known, row), 3) == f1
    assert round(share(near, lambda bits: bits <= row.near_bits), 4) == found
    assert round(share(distinct, lambda bits: bits <= row.near_bits), 4) == flagged
    assert share(near, lambda bits: bits >= row.different_bits) == lost
    if k == 3:
        counts = {name: tuple(counted(each)) for name, each in judge.DISTANCES.items()}
        assert counts == {"near": tuple(sorted(near)), "distinct": tuple(sorted(distinct))}


def share(distances: list[int], holds: Callable[[int], bool]) -> float:
    return sum(map(holds, distances)) / len(distances)


def counted(histogram: Sequence[int]) -> Iterator[int]:
    """The values that a histogram counts, in their order."""
    for value, count in enumerate(histogram):
        yield from repeat(value, count)


def distinct(count: int, distance: int = 32, share: float = 0.02) -> list[Known]:
    return [Known("distinct", distance, share, share)] * count


def alike(count: int, distance: int = 3, share: float = 0.95) -> list[Known]:
    return [Known("near-duplicate", distance, share, share)] * count


def test_different_texts_far_apart_change_nothing():
    assert fit(distinct(325), BASE) == BASE


@pytest.mark.parametrize(
    ("closest", "near_bits"),
    [
        # Of 500 pairs one mistake shows with 95 % certainty that there are under 1 % (.0095).
        (1, 14),
        (2, 11),
    ],
)
def test_close_strangers_make_the_fingerprint_more_careful(closest, near_bits):
    found = fit(distinct(500 - closest) + distinct(closest, distance=12), BASE)
    assert (found.near_bits, found.different_bits) == (near_bits, 18)


def test_few_pairs_allow_no_mistake():
    assert fit(distinct(44) + distinct(1, distance=12), BASE).near_bits == 11


def test_near_bits_are_never_negative():
    assert fit(distinct(400, distance=0), BASE).near_bits == 0


def test_shared_templates_raise_the_shares():
    found = fit(distinct(400, share=0.5), BASE)
    assert (found.partial, found.contained, found.near) == (0.51, 0.74, 0.77)
    found = fit(distinct(400, share=0.9), BASE)
    assert (found.partial, found.contained, found.near) == (0.91, 0.91, 0.91)
    found = fit(distinct(400, share=1.0), BASE)
    assert (found.partial, found.contained, found.near) == (1.0, 1.0, 1.0)


def test_pairs_known_to_be_alike_make_bolder():
    found = fit(distinct(400) + alike(5, distance=20, share=0.6), BASE)
    assert (found.near_bits, found.different_bits) == (20, 21)
    assert found.near == found.contained == 0.6


def test_alike_pairs_within_reach_change_nothing():
    assert fit(distinct(400) + alike(5), BASE) == BASE


def test_what_overlaps_is_cut_where_strangers_begin():
    found = fit(distinct(400, distance=17) + alike(5, distance=20), BASE)
    assert (found.near_bits, found.different_bits) == (16, 21)


def test_upper_bound():
    # Clopper and Pearson's one-sided interval; with no hit, the root of 0.05.
    assert upper_bound(0, 325) == pytest.approx(1 - 0.05 ** (1 / 325), abs=1e-9)
    assert upper_bound(3, 850) == pytest.approx(0.00910, abs=5e-5)
    assert upper_bound(5, 5) == upper_bound(0, 0) == 1.0
