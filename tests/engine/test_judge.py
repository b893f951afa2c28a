"""Every threshold, at its boundary."""

from dataclasses import astuple

import pytest
from sosie import judge
from sosie.options import Options

SIZES = sorted(judge.TABLE)
STEP = 1e-9


def options(k: int) -> Options:
    return Options(k=k)


@pytest.mark.parametrize("k", SIZES)
def test_relation_at_each_line(k):
    line = judge.TABLE[k]

    def relation(a_in_b: float, b_in_a: float) -> str:
        return judge.relation(options(k), False, a_in_b, b_in_a)

    assert relation(line.near, line.near) == "near-duplicate"
    assert relation(line.near - STEP, 1.0) == relation(1.0, line.near - STEP) == "contained"
    assert relation(line.contained, 0.0) == relation(0.0, line.contained) == "contained"
    assert relation(line.contained - STEP, 0.0) == "partial"
    assert relation(0.0, line.partial) == "partial"
    assert relation(line.partial - STEP, line.partial - STEP) == relation(0.0, 0.0) == "distinct"


@pytest.mark.parametrize("k", SIZES)
def test_fingerprint_verdict_at_each_line(k):
    line = judge.TABLE[k]

    def verdict(distance: int | None, steady: bool = True) -> str:
        return judge.fingerprint_verdict(options(k), distance, steady)

    assert verdict(0) == "same"
    assert verdict(1) == verdict(line.near_bits) == "near"
    assert verdict(line.near_bits + 1) == verdict(line.different_bits - 1) == "unsure"
    assert verdict(line.different_bits) == verdict(64) == "different"
    assert verdict(None) == "unsure"
    assert {verdict(distance, steady=False) for distance in (0, 1, 20, 64)} == {"unsure"}


@pytest.mark.parametrize("k", SIZES)
def test_lines_ascend(k):
    near, contained, partial, near_bits, different_bits = astuple(judge.TABLE[k])
    assert 0 < partial < contained < near < 1
    assert 0 < near_bits < different_bits - 1 < 32


def test_too_short_comes_before_identical():
    assert judge.relation(Options(), True, None, None) == "too-short"
    assert judge.relation(Options(), True, None, 1.0) == "too-short"
    assert judge.relation(Options(), True, 0.0, 0.0) == "identical"


@pytest.mark.parametrize(
    ("relation", "verdict"),
    [
        ("identical", "same"),
        ("near-duplicate", "near"),
        ("contained", "near"),
        ("partial", "unsure"),
        ("too-short", "unsure"),
        ("distinct", "different"),
    ],
)
def test_content_verdict(relation, verdict):
    assert judge.content_verdict(Options(), relation) == verdict


@pytest.mark.parametrize(
    "unmeasured",
    [
        Options(profile="package"),
        Options(k=6),
        Options(k=10),
        Options(bits=128),
        Options(weights="binary"),
        Options(weights="log"),
        Options(stop_words="fr"),
        Options(stop_words=["the"]),
        Options(stem="en"),
        Options(phrases=True),
    ],
    ids=str,
)
def test_what_was_not_measured_is_unsure(unmeasured):
    assert judge.line_for(unmeasured) is None
    assert {judge.fingerprint_verdict(unmeasured, bits, True) for bits in (0, 9, 40)} == {"unsure"}
    for relation in ("near-duplicate", "contained", "partial", "distinct", "too-short"):
        assert judge.content_verdict(unmeasured, relation) == "unsure"
    assert judge.relation(unmeasured, False, 1.0, 1.0) == "near-duplicate"
    assert judge.relation(unmeasured, False, 0.0, 0.0) == "distinct"


@pytest.mark.parametrize("profile", ["detector", "article"])
def test_the_profiles_were_measured(profile):
    assert judge.line_for(Options(profile)) is judge.TABLE[Options(profile).shingle_size]


@pytest.mark.parametrize(
    ("relation", "layout", "kind"),
    [
        ("identical", 0.8, "complete"),
        ("near-duplicate", 1.0, "complete"),
        ("near-duplicate", 0.79, "content"),
        ("contained", 0.8, "layout"),
        ("partial", 0.9, "layout"),
        ("partial", 0.1, "partial"),
        ("contained", 0.0, "partial"),
        ("distinct", 1.0, None),
        ("too-short", 1.0, None),
        ("identical", None, None),
    ],
)
def test_layout_kind(relation, layout, kind):
    assert judge.layout_kind(relation, layout) == kind
