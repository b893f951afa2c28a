"""What to do about a pair."""

import pytest
from sosie.advice import advice
from sosie.model import Head

A, B = "https://example.org/a", "https://example.org/b"
CHOICES = ("same-site-choose-canonical", "redirect", "differentiate")


def of(a: Head, b: Head, relation: str = "near-duplicate", urls=(A, B)) -> tuple[str, ...]:
    return advice(relation, a, b, *urls)


@pytest.mark.parametrize(
    ("relation", "codes"),
    [
        ("too-short", ()),
        ("distinct", ("nothing-to-do",)),
        ("identical", CHOICES),
        ("near-duplicate", CHOICES),
        ("contained", ("quotation-fine", "cite-source", "differentiate")),
        ("partial", ("quotation-fine", "cite-source", "differentiate")),
    ],
)
def test_by_relation(relation, codes):
    assert advice(relation, None, None, None, None) == codes
    assert of(Head(canonical=A), Head(canonical=B), relation) == codes


@pytest.mark.parametrize(
    ("a", "b", "code"),
    [
        (Head(canonical=B), Head(), "canonical-present-a-to-b"),
        (Head(), Head(canonical=A), "canonical-present-b-to-a"),
        (Head(canonical=A), Head(canonical=A), "same-canonical"),
        (Head(canonical=A + "/#x"), Head(canonical="http://EXAMPLE.org/a"), "same-canonical"),
        (Head(robots=("noindex", "follow")), Head(), "noindex-a"),
        (Head(), Head(robots=("none",)), "noindex-b"),
        (Head(hreflang=(("fr", B),)), Head(), "translations"),
        (Head(), Head(hreflang=(("en", "https://example.org/a/"),)), "translations"),
    ],
)
def test_what_is_arranged_is_said(a, b, code):
    assert of(a, b) == (code, "nothing-to-do")
    assert of(a, b, "partial") == (code, "quotation-fine", "cite-source", "differentiate")


def test_another_query_is_another_page():
    assert of(Head(canonical=A + "?id=1"), Head(canonical=A + "?id=2")) == CHOICES


def test_without_addresses_a_canonical_says_nothing_of_the_other():
    assert of(Head(canonical=B), Head(), urls=(None, None)) == CHOICES


def test_an_address_that_is_none():
    assert of(Head(canonical="http://[x"), Head(canonical="http://[x")) == CHOICES
