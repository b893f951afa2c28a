"""What to do about a pair."""

import itertools

import pytest
import sosie
from sosie.advice import CODES, advice
from sosie.model import Head

A, B, C, D = (f"https://example.org/{name}" for name in "abcd")
CHOICES = ("same-site-choose-canonical", "redirect", "differentiate")
QUOTED = ("quotation-fine", "cite-source", "differentiate")
ONE_SITE = ("same-site-excerpt", "differentiate")
NOTHING = Head()


def original(*urls: str, **more) -> Head:
    return Head(canonicals=urls, **more)


def versions(*urls: str, **more) -> Head:
    return Head(hreflang=tuple(("fr", url) for url in urls), **more)


def of(
    a: Head | None, b: Head | None, relation: str = "near-duplicate", urls=(A, B), shared=0.8
) -> tuple[str, ...]:
    return advice(relation, shared, a, b, *urls)


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
    pages = original(A), original(elsewhere)
    assert advice(relation, shared, *pages, A, elsewhere) == codes


def test_files_with_originals_of_their_own():
    """Where a file stood is not known: each may name itself, and yet they are not one page."""
    apart = ("canonicals-apart", *CHOICES)
    assert of(original(A), original(B), urls=(None, None)) == apart
    assert of(original(A), original(B), urls=(A, None)) == apart
    assert of(original(A), original(A), urls=(None, None)) == ("same-canonical",)
    assert of(original(A), NOTHING, urls=(None, None)) == CHOICES
    assert of(original(A), original(B), "contained", (None, None)) == QUOTED


@pytest.mark.parametrize("relation", ["contained", "partial"])
def test_a_list_and_its_article_stand_on_one_site(relation):
    assert of(NOTHING, NOTHING, relation) == ONE_SITE
    assert of(NOTHING, NOTHING, relation, ("http://www.example.org/a", B)) == ONE_SITE


@pytest.mark.parametrize(
    ("shared", "codes"),
    [
        (0.0, ("nothing-to-do",)),
        (0.099, ("nothing-to-do",)),
        (0.1, ("quotation-fine", "cite-source")),
    ],
)
def test_distinct_pages_may_share_a_passage(shared, codes):
    assert of(NOTHING, NOTHING, "distinct", shared=shared) == codes


@pytest.mark.parametrize(
    ("a", "b", "code"),
    [
        (original(B), NOTHING, "canonical-present-a-to-b"),
        (original(B), original(B), "canonical-present-a-to-b"),
        (NOTHING, original(A), "canonical-present-b-to-a"),
        (original(A + "/#x"), original("http://EXAMPLE.org/a"), "canonical-present-b-to-a"),
        (original(C), original(C), "same-canonical"),
        (original(C), original("http://example.org:80/c/"), "same-canonical"),
        (original(B), original(A), "canonicals-mutual"),
        (original(C), original(D), "canonicals-conflict"),
        (original(B), original(C), "canonical-chain-a-to-b"),
        (original(C), original(A), "canonical-chain-b-to-a"),
        (original(C), NOTHING, "canonical-elsewhere-a"),
        (original(A), original("https://elsewhere.example/"), "canonical-elsewhere-b"),
        (Head(robots=("noindex", "follow")), NOTHING, "noindex-a"),
        (NOTHING, Head(robots=("none",)), "noindex-b"),
        (NOTHING, Head(x_robots=("noarchive", "none")), "noindex-b"),
        (Head(robots=("noindex",)), Head(x_robots=("noindex",)), "noindex-both"),
        (Head(robots=("googlebot: noindex",)), NOTHING, "noindex-some-a"),
        (NOTHING, Head(x_robots=("bingbot: none",)), "noindex-some-b"),
        (Head(robots=("index", "googlebot: noindex"), x_robots=("none",)), NOTHING, "noindex-a"),
        (original(A, robots=("noindex",)), NOTHING, "noindex-a"),
        (versions(B), versions(A), "translations"),
        (versions(A, B), versions(B, A + "/"), "translations"),
        (Head(hreflang=(("x-default", B),)), versions(A), "translations"),
        (versions(B), NOTHING, "translations-return-b"),
        (versions(B), versions(C), "translations-return-b"),
        (NOTHING, versions(A), "translations-return-a"),
        (versions(B, canonicals=(B,)), versions(A), "translations-and-canonical"),
        (versions(B, canonicals=(C,)), versions(A, canonicals=(C,)), "translations-and-canonical"),
        (Head(next=B), NOTHING, "series"),
        (NOTHING, Head(prev=A + "/"), "series"),
        (Head(next=B), original(A, prev=A), "series-and-canonical"),
        (Head(refresh=B), NOTHING, "refresh-a-to-b"),
        (NOTHING, Head(refresh=A), "refresh-b-to-a"),
    ],
)
def test_what_is_stated_settles_the_matter(a, b, code):
    assert of(a, b) == (code,)


@pytest.mark.parametrize(
    ("a", "b", "codes"),
    [
        (
            original(B, robots=("noindex",)),
            NOTHING,
            ("canonical-and-noindex-a", "canonical-present-a-to-b"),
        ),
        (
            original(B),
            Head(x_robots=("noindex",)),
            ("original-noindex-b", "canonical-present-a-to-b"),
        ),
        (
            NOTHING,
            original(C, robots=("none",)),
            ("canonical-and-noindex-b", "canonical-elsewhere-b"),
        ),
        (original(C, D), NOTHING, ("canonicals-several-a", *CHOICES)),
        (original(B, C), original(A), ("canonicals-several-a", "canonical-present-b-to-a")),
        (original(B, B + "/#part"), NOTHING, ("canonical-present-a-to-b",)),
        (Head(canonicals_in_body=(B,)), NOTHING, ("canonical-in-body-a", *CHOICES)),
        (Head(canonicals_in_body=(A,)), NOTHING, CHOICES),
        (NOTHING, original(C, canonicals_in_body=(A,)), ("canonical-elsewhere-b",)),
        (Head(og_url=B), original(B), ("og-url-a-to-b", *CHOICES)),
        (Head(og_url=A), Head(og_url=B), CHOICES),
        (original(C, D, og_url=B), NOTHING, ("canonicals-several-a", *CHOICES)),
        (Head(canonicals_in_body=(C,)), original(A), ("canonical-present-b-to-a",)),
        (original(B, og_url=B), NOTHING, ("canonical-present-a-to-b",)),
        (Head(refresh=C), NOTHING, CHOICES),
        (Head(next=C), Head(prev=C), CHOICES),
    ],
)
def test_what_matters_comes_first(a, b, codes):
    assert of(a, b) == codes


def test_self_references_make_no_translations():
    assert of(versions(A), versions(B)) == CHOICES
    # B is A's double and repeats its links; two doubles of one page repeat those of that page.
    assert of(versions(A), versions(A, canonicals=(A,))) == ("canonical-present-b-to-a",)
    one = versions(C, D, canonicals=(C,))
    assert of(one, one) == ("same-canonical",)


def test_neighbours_with_the_same_text_are_doubles():
    assert of(Head(next=B), Head(prev=A), "identical") == CHOICES


@pytest.mark.parametrize("relation", ["contained", "partial"])
def test_of_pages_that_share_a_part(relation):
    assert of(original(B), NOTHING, relation) == ("canonical-present-a-to-b", *ONE_SITE)
    assert of(NOTHING, Head(robots=("noindex",)), relation) == ("noindex-b", *ONE_SITE)
    assert of(Head(next=B), NOTHING, relation) == ("series",)
    # Each may have its own original.
    assert of(original(C), original(D), relation) == ONE_SITE
    assert of(original(C), NOTHING, relation) == ONE_SITE


@pytest.mark.parametrize(
    ("a", "b", "codes"),
    [
        (versions(B), versions(A), ("translations",)),
        (versions(B), NOTHING, ("translations-return-b",)),
        (versions(B, canonicals=(B,)), versions(A), ("translations-and-canonical",)),
        (original(B), NOTHING, ("canonical-unlike",)),
        (original(C), original(C), ("canonical-unlike",)),
        (original(C), original(D), ("nothing-to-do",)),
        (Head(robots=("noindex",)), NOTHING, ("nothing-to-do",)),
        (Head(lang="fr-CA"), Head(lang="en"), ("nothing-to-do", "translations-unlinked")),
        (Head(lang="en-US"), Head(lang="EN_GB"), ("nothing-to-do",)),
        (versions(B, lang="fr"), versions(A, lang="en"), ("translations",)),
    ],
)
def test_of_distinct_pages(a, b, codes):
    assert of(a, b, "distinct", shared=0.01) == codes


@pytest.mark.parametrize(
    ("other", "codes"),
    [
        (A, ("same-address",)),
        ("https://EXAMPLE.org:443/a#part", ("same-address",)),
        ("http://example.org/a", ("address-variants",)),
        ("https://example.org/a/", ("address-variants",)),
        ("https://www.example.org/a", ("address-variants",)),
        ("https://example.org/a?x=1", CHOICES),
    ],
)
def test_an_address_given_twice(other, codes):
    assert of(NOTHING, NOTHING, urls=(A, other)) == codes


def test_variants_whose_canonical_is_one():
    of_both = of(original(A), original(A), urls=(A, "http://example.org/a"))
    assert of_both == ("address-variants", "same-canonical")
    www = "https://www.example.org/a"
    named = of(NOTHING, original(A), urls=(A, www))
    assert named == ("address-variants", "canonical-present-b-to-a")


def test_another_query_is_another_page():
    found = of(original(A + "?id=1"), original(A + "?id=2"), urls=(None, None))
    assert found == ("canonicals-apart", *CHOICES)


def test_an_address_with_parameters_that_count_visits_names_itself_without_them():
    counted = f"{A}?id=1&utm_source=letter"
    clean = f"{A}?id=1"
    assert of(original(clean), NOTHING, urls=(counted, B)) == CHOICES
    assert of(original(clean), original(clean), urls=(counted, B)) == ("canonical-present-b-to-a",)
    assert of(original(clean), NOTHING, urls=(counted, clean)) == ("canonical-present-a-to-b",)
    assert of(original(A + "?id=2"), NOTHING, urls=(counted, B)) == ("canonical-elsewhere-a",)
    two = f"{clean}&utm_source=a", f"{clean}&utm_source=b"
    assert of(original(clean), original(clean), urls=two) == ("same-canonical",)
    versioned = versions(clean, B, canonicals=(clean,))
    assert of(versioned, versions(clean, B), urls=(counted, B)) == ("translations",)
    assert of(original(clean, robots=("noindex",)), NOTHING, urls=(counted, B)) == ("noindex-a",)


def test_of_pages_without_an_address():
    """A pasted page's canonical link may be its own: only what it names the other by is sure."""
    pasted = None, None
    assert of(original(B), NOTHING, urls=pasted) == CHOICES
    assert of(original(C), original(C), urls=pasted) == ("same-canonical",)
    assert of(original("/c"), original("/c"), urls=pasted) == CHOICES
    one = versions(A, B, canonicals=(A,))
    assert of(one, versions(A, B, canonicals=(B,)), urls=pasted) == ("translations",)
    assert of(original(B), NOTHING, urls=(None, B)) == ("canonical-present-a-to-b",)
    assert of(original(C), NOTHING, urls=(None, B)) == CHOICES
    assert of(original(C), NOTHING, urls=(A, None)) == CHOICES


def test_a_text_beside_a_page_has_said_nothing():
    page = versions(B, robots=("noindex",))
    assert of(page, None, urls=(A, B)) == ("translations", "noindex-a")
    assert of(page, NOTHING, urls=(A, B)) == ("translations-return-b", "noindex-a")
    assert of(None, original(A), urls=(A, B)) == ("canonical-present-b-to-a",)


def test_addresses_that_are_none():
    assert of(original("http://[x"), original("http://[x")) == CHOICES
    assert of(original("javascript:x"), original("javascript:x"), urls=("x:", "y:")) == CHOICES


def every_answer() -> set[tuple[str, ...]]:
    stated = [
        *(NOTHING, original(A), original(B), original(C), original(D), original(B, C)),
        *(versions(A, B), versions(B, canonicals=(B,)), Head(robots=("noindex",))),
        *(original(B, robots=("none",)), original(A, x_robots=("none",)), original(C, next=B)),
        *(Head(robots=("bingbot: none",)), Head(next=B, prev=A), Head(refresh=B), Head(refresh=A)),
        *(Head(og_url=A), Head(og_url=B), Head(canonicals_in_body=(C,)), Head(lang="fr")),
        *(Head(lang="en"), original(A, C, canonicals_in_body=(B,), og_url=B, refresh=B, next=B)),
    ]
    urls = [(A, B), (A, A), (A, A + "/"), (None, None), (A, None), (A, "https://x.example/b")]
    relations = ("identical", "near-duplicate", "contained", "partial", "distinct")
    return {
        advice(relation, shared, a, b, *pair)
        for relation, shared in itertools.product(relations, (0.05, 0.8))
        for a, b in itertools.product([*stated, None], repeat=2)
        for pair in urls
    }


def test_every_code_is_in_the_table_can_be_given_and_is_short():
    answers = every_answer()
    assert {code for answer in answers for code in answer} == set(CODES)
    assert max(map(len, answers)) == 4
    for answer in answers:
        assert answer
        assert len(set(answer)) == len(answer)


def test_the_advice_of_a_comparison():
    text = "The lamp on the pier is lit at dusk by a keeper who never hurries and counts the boats."
    page = f"<html><head>{{}}</head><body><main><p>{text}</p></main>"
    a = sosie.read(page.format("<link rel=canonical href=/b>"), kind="html", url=A)
    b = sosie.read(page.format(""), kind="html", url=B, headers={"x-robots-tag": "noindex"})
    found = sosie.compare(a, b)
    assert found.advice == ("original-noindex-b", "canonical-present-a-to-b")
    assert found.to_dict()["advice"] == list(found.advice)
