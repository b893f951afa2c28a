"""Jaccard, Dice, containment."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.measure.overlap import Overlap, overlap

SETS = st.frozensets(st.sampled_from("abcdefghij"), min_size=1)


@given(SETS, SETS)
def test_as_defined(a, b):
    found = overlap(a, b)
    assert found.common == len(a & b)
    assert found.jaccard == len(a & b) / len(a | b)
    assert found.dice == 2 * len(a & b) / (len(a) + len(b))
    assert found.a_in_b == len(a & b) / len(a)
    assert found.b_in_a == len(a & b) / len(b)


@given(SETS, SETS)
def test_symmetric_and_bounded(a, b):
    here, there = overlap(a, b), overlap(b, a)
    assert (here.jaccard, here.dice, here.a_in_b) == (there.jaccard, there.dice, there.b_in_a)
    shares = (here.jaccard, here.dice, here.a_in_b, here.b_in_a)
    assert all(0 <= share <= 1 for share in shares)
    assert here.jaccard <= here.dice <= max(here.a_in_b, here.b_in_a)
    assert (here.jaccard == 1) == (a == b)
    assert (here.a_in_b == 1) == (a <= b)


@pytest.mark.parametrize("common", [0, 1, 40, 99, 100])
def test_larger_sets_whichever_side_is_larger(common):
    # What both have comes last in the smaller one's order.
    small, large = frozenset(range(100)), frozenset(range(100 - common, 400))
    for a, b in ((small, large), (large, small)):
        assert overlap(a, b) == Overlap(common, len(a), len(b))


def test_nothing_can_be_said_of_an_empty_set():
    assert overlap(set(), {"a"}) is None
    assert overlap({"a"}, set()) is None
    assert overlap(set(), set()) is None
