"""SimHash: the definition, the package `simhash` 2.1.2, and where the two part on purpose."""

import math
from fractions import Fraction

import pytest
import sosie
import sosie.measure.simhash as simhash_module
from checks import package, plain
from hypothesis import given
from hypothesis import strategies as st
from simhash import Simhash
from sosie.measure.simhash import distance, fingerprint

NAMES = st.text(st.characters(exclude_categories=("Cs",)), max_size=4)
BITS = st.sampled_from([8, 16, 24, 64, 72, 128])
WHOLE = st.integers(0, 50)
REAL = st.floats(0, 1e6, allow_subnormal=False)


@given(st.lists(st.tuples(NAMES, st.integers(0, 10**30)), min_size=1, max_size=20), BITS)
def test_whole_weights_are_summed_exactly(features, bits):
    assert sosie.simhash(features, bits=bits) == plain.simhash(features, bits)


@given(st.lists(st.tuples(NAMES, st.one_of(WHOLE, REAL)), min_size=1, max_size=20), BITS)
def test_floats_are_summed_in_order(features, bits):
    assert sosie.simhash(features, bits=bits) == plain.simhash(features, bits)


@given(st.lists(st.sampled_from(["a", "b", "c", "à la", "é"]), min_size=1, max_size=30), BITS)
def test_bare_words_weigh_one(features, bits):
    found = sosie.simhash(features, bits=bits)
    assert found == plain.simhash([(feature, 1) for feature in features], bits)
    assert found == fingerprint([feature.encode() for feature in features], bits)
    assert found == Simhash(features, f=bits).value


@given(st.lists(st.tuples(NAMES, WHOLE), min_size=1, max_size=250), BITS)
def test_whole_weights_as_the_package(features, bits):
    assert sosie.simhash(features, bits=bits) == Simhash(features, f=bits).value


@given(st.lists(st.tuples(NAMES, REAL), min_size=1, max_size=450), BITS)
def test_floats_as_the_package(features, bits):
    assert sosie.simhash(features, bits=bits) == Simhash(features, f=bits).value


@given(st.dictionaries(NAMES, st.integers(0, 100_000), min_size=1), BITS)
def test_large_weights_as_the_package_fed_in_pieces(features, bits):
    assert sosie.simhash(features, bits=bits) == package.value(features, bits)


@given(st.lists(NAMES, max_size=30), st.randoms())
def test_the_order_does_not_matter(features, chance):
    shuffled = list(features)
    chance.shuffle(shuffled)
    assert sosie.simhash(shuffled) == sosie.simhash(features)


@pytest.mark.parametrize("pieces", [1, 2, 3])
@pytest.mark.parametrize("beyond", [-1, 0, 1])
def test_one_feature_decides_at_the_borders_of_pieces(pieces, beyond):
    count = (pieces * simhash_module._AT_ONCE + beyond) // 2
    few, more = [b"a"] * count, [b"b"] * (count + 1)
    assert fingerprint(few + more, 64) == fingerprint(more + few, 64) == sosie.simhash(["b"])
    assert fingerprint(few + more[1:], 64) == sosie.simhash(["a", "b"])
    words = [feature.decode() for feature in few + more]
    assert sosie.simhash(words) == sosie.simhash([(word, 3) for word in words])
    assert sosie.simhash(words) == sosie.simhash(["b"])


def test_the_last_bytes_of_md5():
    # md5("") is d41d8cd98f00b204e9800998ecf8427e.
    assert sosie.simhash([""]) == 0xE9800998ECF8427E
    assert sosie.simhash([""], bits=128) == 0xD41D8CD98F00B204E9800998ECF8427E
    assert sosie.simhash([""], bits=8) == 0x7E


def test_two_equal_weights_give_the_bits_that_both_have():
    both = sosie.simhash(["a"]) & sosie.simhash(["b"])
    assert sosie.simhash(["a", "b"]) == sosie.simhash([("a", 7), ("b", 7)]) == both


def test_weights_may_be_a_mapping_or_a_generator():
    pairs = [("a", 2), ("b", 5)]
    assert sosie.simhash(dict(pairs)) == sosie.simhash(iter(pairs)) == sosie.simhash(pairs)


def test_a_half_is_exact_however_large():
    assert sosie.simhash([("a", 2**53), ("b", 2**53 + 1)]) == sosie.simhash(["b"])
    assert sosie.simhash([("a", 10**400), ("b", 1)]) == sosie.simhash(["a"])


class TestWhereThePackageErrs:
    """The known exceptions: what the package does, and what Sosie does."""

    def test_no_features(self):
        assert sosie.simhash([]) is None
        assert sosie.simhash({}) is None
        assert sosie.read("… 🙂", kind="text").fingerprint is None
        assert Simhash("… 🙂").distance(Simhash("")) == 0

    def test_a_weight_does_not_leak(self):
        features = [("a", 5), "b"]
        assert sosie.simhash(features) == Simhash([("a", 5), ("b", 1)]).value
        assert Simhash(features).value == Simhash([("a", 5), ("b", 5)]).value
        assert Simhash(features).value != sosie.simhash(features)

    def test_a_weight_over_255(self):
        with pytest.raises(OverflowError):
            Simhash([("a", 300), ("b", 1)])
        assert sosie.simhash([("a", 300), ("b", 1)]) == sosie.simhash(["a"])

    def test_whole_weights_among_floats_are_summed_in_order(self):
        # 1 goes under in 2 ** 53 when it comes after, not when it comes before.
        features = [("a", 1), ("b", 2.0**53), ("c", 1), ("a", 1.5)]
        assert sosie.simhash(features, bits=128) == plain.simhash(features, 128)

    def test_negative_weights(self):
        for weight in (-1, -0.5, -math.inf):
            with pytest.raises(sosie.SosieError) as refused:
                sosie.simhash([("a", weight)])
            assert refused.value.code in ("weight-negative", "weight-invalid")
        with pytest.raises(sosie.SosieError) as refused:
            sosie.simhash([("a", 3), ("b", -2)])
        assert refused.value.code == "weight-negative"
        assert refused.value.detail == {"feature": "b", "weight": -2}

    def test_lone_surrogates(self):
        with pytest.raises(UnicodeEncodeError):
            Simhash(["\ud800"])
        assert sosie.simhash(["\ud800"]) != sosie.simhash(["\ud801"])


@pytest.mark.parametrize(
    ("features", "code"),
    [
        ("abc", "feature-invalid"),
        ([1], "feature-invalid"),
        ([("a",)], "feature-invalid"),
        ([("a", 1, 2)], "feature-invalid"),
        ([(1, "a")], "feature-invalid"),
        ([None], "feature-invalid"),
        ([("a", math.nan)], "weight-invalid"),
        ([("a", math.inf)], "weight-invalid"),
        ([("a", "x")], "weight-invalid"),
        ([("a", None)], "weight-invalid"),
        ([("a", "3")], "weight-invalid"),
        ([("a", 10**400), ("b", 1.5)], "weight-invalid"),
        ([("a", Fraction(10**400))], "weight-invalid"),
        ([("a", 1e308), ("a", 1e308)], "weight-invalid"),
        (5, "feature-invalid"),
        (None, "feature-invalid"),
    ],
)
def test_refusals(features, code):
    with pytest.raises(sosie.SosieError) as refused:
        sosie.simhash(features)
    assert refused.value.code == code


@pytest.mark.parametrize("bits", [0, 7, 12, 136, -8, 64.0, "64", True, None])
def test_bits_refused(bits):
    with pytest.raises(sosie.SosieError) as refused:
        sosie.simhash(["a"], bits=bits)
    assert refused.value.code == "option-invalid"


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_distance(one, other):
    assert distance(one, other) == distance(other, one) == bin(one ^ other).count("1")
    assert distance(one, one) == 0
