"""Worked examples from the literature that Sosie was asked for from."""

from importlib import import_module

import pytest
import sosie
from sosie.measure.overlap import overlap
from sosie.measure.simhash import distance

simhash_module = import_module("sosie.measure.simhash")


def test_shingles_of_two_words():
    found = sosie.compare("a b c d", "a b c e", sosie.Options(k=2))
    assert (found.shingles_a, found.shingles_b, found.common) == (3, 3, 2)
    assert found.dice == pytest.approx(2 / 3)
    assert found.jaccard == 1 / 2


def test_too_few_words_are_no_similarity():
    found = sosie.compare("a", "a", sosie.Options(k=2))
    assert (found.relation, found.jaccard, found.dice) == ("too-short", None, None)


def test_two_of_seven():
    found = overlap({"1", "2", "3", "4", "5"}, {"4", "5", "6", "7"})
    assert (found.common, found.a, found.b) == (2, 5, 4)
    assert found.jaccard == 2 / 7


def test_hamming_distance_of_eight_bits():
    assert distance(0b10000010, 0b00100001) == 4


CHAT_NOIR = {"Le": 0b0100, "chat": 0b1101, "noir": 0b1100}


@pytest.fixture
def four_bits(monkeypatch):
    """The example's own hashes, in the low half of a byte."""
    monkeypatch.setattr(
        simhash_module,
        "_hashes",
        lambda words: b"".join(bytes(15) + bytes([CHAT_NOIR[word.decode()]]) for word in words),
    )


def test_sum_table_of_four_bits(four_bits):
    ones = simhash_module._count_ones([*map(str.encode, CHAT_NOIR)], 8)
    sums = [one - (len(CHAT_NOIR) - one) for one in ones]
    assert sums[3::-1] == [1, 3, -3, -1]
    assert sosie.simhash(CHAT_NOIR.keys(), bits=8) == 0b1100


def test_a_sum_of_zero_gives_zero(four_bits):
    # The encyclopaedia's rule is ≥ 0: it would give 1101.
    assert sosie.simhash(["Le", "chat"], bits=8) == 0b0100
