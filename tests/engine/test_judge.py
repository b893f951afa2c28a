"""Every threshold, at its boundary."""

from dataclasses import astuple

import pytest
from sosie import judge
from sosie.options import Options

SIZES = sorted(judge.TABLE)
STEP = 1e-9


@pytest.mark.parametrize("k", SIZES)
def test_relation_at_each_line(k):
    line = judge.TABLE[k]

    def relation(a_in_b: float, b_in_a: float) -> str:
        return judge.relation(line, False, a_in_b, b_in_a)

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
        return judge.fingerprint_verdict(line, distance, steady)

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
    assert judge.relation(judge.TABLE[3], True, None, None) == "too-short"
    assert judge.relation(judge.TABLE[3], True, None, 1.0) == "too-short"
    assert judge.relation(judge.TABLE[3], True, 0.0, 0.0) == "identical"


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
    assert judge.content_verdict(judge.TABLE[3], relation) == verdict


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
        Options(segmentation="pairs"),
        Options(segmentation="runs"),
    ],
    ids=str,
)
def test_what_was_not_measured_has_no_row(unmeasured):
    assert judge.thresholds_for(unmeasured) is None
    row = judge.nearest_row(unmeasured)
    assert row is judge.TABLE[min(unmeasured.shingle_size or 3, 5)]


def test_without_a_row_the_verdicts_are_unsure():
    assert {judge.fingerprint_verdict(None, bits, True) for bits in (0, 9, 40)} == {"unsure"}
    for relation in ("near-duplicate", "contained", "partial", "distinct", "too-short"):
        assert judge.content_verdict(None, relation) == "unsure"
    assert judge.content_verdict(None, "identical") == "same"


@pytest.mark.parametrize("profile", ["detector", "article"])
def test_the_profiles_were_measured(profile):
    assert judge.thresholds_for(Options(profile)) is judge.TABLE[Options(profile).shingle_size]


@pytest.mark.parametrize(
    ("relation", "layout", "kind"),
    [
        ("identical", 0.2, "complete"),
        ("near-duplicate", 1.0, "complete"),
        ("near-duplicate", 0.19, "content"),
        ("contained", 0.2, "layout"),
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
