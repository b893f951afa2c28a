"""What to do about a pair."""

import pytest
from sosie.advice import advice
from sosie.model import Head

A, B = "https://example.org/a", "https://example.org/b"
CHOICES = ("same-site-choose-canonical", "redirect", "differentiate")


QUOTED = ("quotation-fine", "cite-source", "differentiate")
ONE_SITE = ("same-site-excerpt", "differentiate")


def of(a: Head, b: Head, relation: str = "near-duplicate", urls=(A, B)) -> tuple[str, ...]:
    return advice(relation, 0.8, a, b, *urls)


@pytest.mark.parametrize(
    ("relation", "codes"),
    [
        ("too-short", ()),
        ("identical", CHOICES),
        ("near-duplicate", CHOICES),
        ("contained", QUOTED),
        ("partial", QUOTED),
    ],
)
def test_by_relation(relation, codes):
    shared = None if relation == "too-short" else 0.8
    assert advice(relation, shared, None, None, None, None) == codes
    elsewhere = "https://other.example/b"
    pages = Head(canonical=A), Head(canonical=elsewhere)
    assert advice(relation, shared, *pages, A, elsewhere) == codes


@pytest.mark.parametrize("relation", ["contained", "partial"])
def test_a_list_and_its_article_stand_on_one_site(relation):
    assert of(Head(), Head(), relation) == ONE_SITE


@pytest.mark.parametrize(
    ("shared", "codes"),
    [
        (0.0, ("nothing-to-do",)),
        (0.099, ("nothing-to-do",)),
        (0.1, ("quotation-fine", "cite-source")),
    ],
)
def test_distinct_pages_may_share_a_passage(shared, codes):
    assert advice("distinct", shared, Head(), Head(), A, B) == codes


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
    assert of(a, b) == (code,)
    assert of(a, b, "partial") == (code, *ONE_SITE)


def test_another_query_is_another_page():
    assert of(Head(canonical=A + "?id=1"), Head(canonical=A + "?id=2")) == CHOICES


def test_without_addresses_a_canonical_says_nothing_of_the_other():
    assert of(Head(canonical=B), Head(), urls=(None, None)) == CHOICES


def test_an_address_that_is_none():
    assert of(Head(canonical="http://[x"), Head(canonical="http://[x")) == CHOICES
