"""The vote on each bit, step by step: the same fingerprints, and nothing made up on the way."""

import hashlib
import json
import math

import pytest
import sosie
from sosie import Options, compare
from sosie.bridge import call
from sosie.explain import MOST_WORDS, expected_distance, explain

MILK = "The black cat drinks milk."
WATER = "the BLACK cat drinks water"


def bits_of(feature: str, bits: int) -> str:
    return format(int.from_bytes(hashlib.md5(feature.encode()).digest(), "big"), "0128b")[-bits:]


def vote(features: list[str], bits: int) -> list[int]:
    """Each occurrence of a feature votes for or against each bit."""
    ballots = [bits_of(feature, bits) for feature in features]
    return [sum(1 if ballot[bit] == "1" else -1 for ballot in ballots) for bit in range(bits)]


TEXTS = [
    ("le café, l’été", ["le", "cafe", "l", "ete"]),
    ("a rose is a rose is a rose", ["a", "rose", "is", "a", "rose", "is", "a", "rose"]),
    ("Мальчик пьёт молоко", ["мальчик", "пьет", "молоко"]),
    ("黑猫喝牛奶", ["黑", "猫", "喝", "牛", "奶"]),
    ("القِطّة تشرب", ["القطة", "تشرب"]),
    ("a b", ["a", "b"]),
]


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize(("text", "words"), TEXTS)
def test_each_word_votes_as_often_as_it_occurs(text, words, bits):
    found = explain(text, "", bits=bits)["a"]
    assert found["words"] == words
    assert [feature["text"] for feature in found["features"]] == list(dict.fromkeys(words))
    for feature in found["features"]:
        assert feature["count"] == words.count(feature["text"])
        assert feature["hash"] == bits_of(feature["text"], bits)
    assert found["sums"] == vote(words, bits)
    # A tie gives 0.
    assert found["fingerprint"] == "".join("1" if sum > 0 else "0" for sum in vote(words, bits))
    assert int(found["fingerprint"], 2) == sosie.simhash(words, bits=bits)


def test_ties_there_are():
    found = explain("a b", "", bits=8)["a"]
    tied = [bit for bit, sum in enumerate(found["sums"]) if sum == 0]
    assert {found["fingerprint"][bit] for bit in tied} == {"0"}


def test_phrases():
    found = explain(MILK, WATER, k=3, bits=16)
    shingles = ["the black cat", "black cat drinks", "cat drinks milk"]
    assert [feature["text"] for feature in found["a"]["features"]] == shingles
    assert found["a"]["sums"] == vote(shingles, 16)


@pytest.mark.parametrize("k", [1, 3])
def test_the_distance_is_that_of_a_comparison(k):
    told = compare(MILK, WATER, Options(k=k)).to_dict()
    found = explain(MILK, WATER, k=k, bits=64)
    assert found["distance"] == told["distance"] > 0
    for side in "ab":
        assert format(int(found[side]["fingerprint"], 2), "016x") == told[side]["fingerprint"]
    # Eight bits are the last eight.
    short = explain(MILK, WATER, k=k, bits=8)
    last = [int(told[side]["fingerprint"][-2:], 16) for side in "ab"]
    assert [int(short[side]["fingerprint"], 2) for side in "ab"] == last
    assert short["distance"] == len(short["differing"]) == (last[0] ^ last[1]).bit_count()
    for bit in short["differing"]:
        assert short["a"]["fingerprint"][bit] != short["b"]["fingerprint"][bit]


@pytest.mark.parametrize("empty", ["", " … ", "two words"])
def test_nothing_votes_where_there_is_no_shingle(empty):
    found = explain(empty, MILK, k=3, bits=8)
    assert found["a"]["fingerprint"] is None
    assert (found["a"]["features"], found["a"]["sums"]) == ([], [0] * 8)
    assert (found["distance"], found["differing"]) == (None, [])


def test_long_texts_are_cut():
    found = explain(" ".join(f"w{number}" for number in range(100)), "", bits=8)["a"]
    assert len(found["words"]) == MOST_WORDS == len(found["features"])
    assert found["left_out"] == 100 - MOST_WORDS


@pytest.mark.parametrize("bits", [0, 7, 136, None])
def test_bits_that_no_fingerprint_has(bits):
    with pytest.raises(sosie.SosieError, match="option-invalid"):
        explain(MILK, WATER, bits=bits)


def test_theory():
    assert expected_distance(1.0) == 0
    assert expected_distance(0.0) == 32
    assert expected_distance(0.25, 8) == pytest.approx(8 * math.acos(0.25) / math.pi)


def asked(name: str, **request: object) -> dict:
    return json.loads(call(name, json.dumps(request)))


def test_figures_are_those_of_comparisons():
    text = " ".join(f"w{number}" for number in range(80))
    others = [text, text + " and more", text.replace("w7", "other"), "nothing else", ""]
    found = asked("figures", a=text, others=others)["value"]
    for other, figures in zip(others, found, strict=True):
        told = sosie.compare(text, other).to_dict()
        expected = figures.pop("expected")
        words = (figures.pop("words_a"), figures.pop("words_b"))
        assert figures == {name: told[name] for name in figures}
        assert words == (told["a"]["words"], told["b"]["words"])
        dice = told["dice"]
        assert expected == (None if dice is None else pytest.approx(64 * math.acos(dice) / math.pi))


def test_the_bridge_explains():
    assert asked("explain", a=MILK, b=WATER, k=1, bits=8)["value"] == explain(MILK, WATER, bits=8)
    assert asked("explain", a=MILK, b=WATER, k=0, bits=8)["error"]["code"] == "option-invalid"


def test_the_bridge_tells_the_thresholds():
    found = asked("thresholds")["value"]
    assert found["rows"]["3"] == sosie.compare(MILK, WATER).to_dict()["thresholds"]
    assert found["evidence"].keys() == found["rows"].keys()
    assert sum(found["distances"]["near"]) == 704
