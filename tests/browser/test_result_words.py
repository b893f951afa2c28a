"""The words of a result: the verdicts, their reasons, what the two say of each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser.result_page import ResultPage, compared, html
from browser.result_texts import CHINESE, CHINESE_AGAIN, GUIDE, HALF, LEDGER, WALK, WALK_AGAIN
from browser.result_texts import page as html_page
from playwright.sync_api import Page, expect

SENTENCES = {
    "identical": (WALK, WALK, "These two pages are the same.", "Ces deux pages sont identiques."),
    "near-duplicate": (
        WALK,
        WALK_AGAIN,
        "These two pages are nearly the same.",
        "Ces deux pages sont presque identiques.",
    ),
    "contained": (
        WALK,
        GUIDE,
        "All of A stands in B.",
        "A se retrouve entièrement dans B.",
    ),
    "the other contained": (
        GUIDE,
        WALK,
        "All of B stands in A.",
        "B se retrouve entièrement dans A.",
    ),
    "partial": (
        WALK,
        HALF,
        "These two pages share some passages.",
        "Ces deux pages ont des passages communs.",
    ),
    "distinct": (
        WALK,
        LEDGER,
        "These are two different pages.",
        "Ce sont deux pages différentes.",
    ),
    "too-short": ("Two words", WALK, "Too short to judge.", "Trop court pour juger."),
}


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


@pytest.mark.parametrize("relation", SENTENCES)
def test_the_verdict_in_two_languages(result: ResultPage, relation: str) -> None:
    a, b, english, french = SENTENCES[relation]
    comparison = compared(a, b)
    assert result.show(comparison).sentence() == english
    assert "copied from" not in result.page.locator(".opening").inner_text()
    assert result.show(comparison, lang="fr").sentence() == french


SHARES = [
    ("", "All of A stands in B.", "A se retrouve entièrement dans B."),
    (
        " A heron waits there.",
        "Nearly all of A (98%) stands in B.",
        "A se retrouve presque entièrement (98\u202f%) dans B.",
    ),
    (
        " A heron waits there at every tide, and the keeper of the lock has given him a name that"
        " she tells nobody but the children who come by boat to look for him.",
        "Most of A (84%) stands in B.",
        "A se retrouve en grande partie (84\u202f%) dans B.",
    ),
]


@pytest.mark.parametrize(("more", "english", "french"), SHARES)
def test_how_much_is_contained_is_said(
    result: ResultPage, more: str, english: str, french: str
) -> None:
    comparison = compared(WALK + more, GUIDE)
    assert comparison["relation"] == "contained"
    assert result.show(comparison).sentence() == english
    assert result.show(comparison, lang="fr").sentence() == french


REASONS = [
    ({}, "82% of A’s three-word phrases stand in B word for word, and 87% of B’s in A"),
    ({"k": 2}, "of A’s two-word phrases stand in B, and"),
    ({"profile": "article"}, "87% of A’s distinct words stand in B, and 92% of B’s in A"),
    ({"profile": "package"}, "of A’s four-character pieces stand in B, and"),
    ({"bits": 128}, "bits of 128; with these options, that is not judged."),
    ({}, "differ by 5 bits of 64, where two unrelated pages differ by about 32."),
    ({}, "one passage has moved"),
]


@pytest.mark.parametrize(("options", "said"), REASONS, ids=str)
def test_a_reason_is_made_of_the_figures(
    result: ResultPage, options: dict[str, Any], said: str
) -> None:
    result.show(compared(WALK, WALK_AGAIN, **options))
    reason = result.reason()
    if options == {"k": 2}:
        reason = reason.replace(" word for word", "")
    assert said in reason


def test_scripts_without_spaces_are_counted_in_characters(result: ResultPage) -> None:
    result.show(compared(CHINESE, CHINESE_AGAIN))
    assert "runs of three characters" in result.reason()
    assert "word" not in result.reason()
    expect(result.page.locator(".column.a header")).to_contain_text("80 characters")


def test_french_spaces(result: ResultPage) -> None:
    for comparison in (compared(WALK, WALK_AGAIN), compared(WALK, GUIDE), compared("a", "b")):
        words = result.show(comparison, lang="fr").page.locator(".result").text_content() or ""
        shown = words.replace(comparison["a"]["text"], "").replace(comparison["b"]["text"], "")
        assert not re.search(r"[^\u202f\u00a0\d]+[ ][;?!%»]", shown)
        assert not re.search(r"«[^\u202f]", shown)


def test_where_they_agree_the_verdict_is_said_once(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    expect(result.page.locator(".meeting")).to_contain_text("=They agree: near-duplicate")
    heads = result.page.locator(".face h3").all_inner_texts()
    assert heads == ["Two fingerprints close together", "Most of A, most of B"]


def test_where_they_disagree_the_sentence_follows_the_content(result: ResultPage) -> None:
    comparison = compared(WALK, GUIDE)
    assert comparison["fingerprint_verdict"] == "different"
    result.show(comparison)
    expect(result.page.locator(".meeting")).to_contain_text("≠They disagree")
    heads = result.page.locator(".face h3").all_inner_texts()
    assert heads == ["Two different pages", "All of A stands in B"]
    assert "would say “two different pages”. Go by the content here." in result.reason()


def test_too_short_says_what_to_do(result: ResultPage) -> None:
    result.show(compared("Two words", WALK))
    assert result.reason().startswith("A has 2 words. Sosie compares three-word phrases")
    expect(result.page.get_by_role("button", name="Add text to A")).to_be_visible()
    result.page.get_by_role("button", name="Compare single words instead").click()
    expect(result.part("relation")).to_be_visible()


def test_empty_is_not_short(result: ResultPage) -> None:
    result.show(compared("", WALK))
    assert result.reason().startswith("A has no text")
    expect(result.page.get_by_role("button", name="Compare single words")).to_have_count(0)


def test_a_short_text_has_an_unsteady_fingerprint(result: ResultPage) -> None:
    short = "One two three four five six seven eight nine ten."
    result.show(compared(short, short + " Eleven."))
    assert result.value("warnings") == "short-text-a short-text-b"
    expect(result.part("warnings")).to_contain_text("A has 10 words: under 50")
    assert result.value("verdict-fingerprint") == "unsure"
    expect(result.part("verdict-fingerprint")).to_contain_text("one changed word")
    expect(result.page.locator(".bands .here")).to_have_count(0)


def test_a_page_drawn_by_javascript_stands_above_the_verdict(result: ResultPage) -> None:
    shell = "<body><div id=root>Loading</div>" + "<script src=app.js></script>" * 3 + "</body>"
    comparison = compared(html(shell), html(html_page("A walk", WALK)))
    assert comparison["warnings"][0]["code"] == "javascript-page"
    result.show(comparison)
    warnings = result.part("warnings")
    expect(warnings).to_contain_text("A may be missing its text.")
    expect(warnings.get_by_role("button", name="Paste A")).to_be_visible()
    above, below = warnings.bounding_box(), result.page.locator(".sentence").bounding_box()
    assert above and below and above["y"] < below["y"]


def test_advice_names_the_original(result: ResultPage) -> None:
    urls = ["https://one.example/walk?a=1&b=2", "https://two.example/walk"]
    a, b = (html(html_page("A walk", t), u) for t, u in zip((WALK, WALK_AGAIN), urls, strict=True))
    result.show(compared(a, b))
    advice = result.page.locator(".advice")
    expect(advice.locator("ol > li")).to_have_count(3)
    line = '<link rel="canonical" href="https://one.example/walk?a=1&amp;b=2">'
    expect(advice.locator("code")).to_have_text(line)
    expect(advice).to_contain_text("A duplicate is not a penalty")


QUOTING = LEDGER + "\n\n" + WALK[:340]


def test_two_different_pages_may_share_something(result: ResultPage) -> None:
    comparison = compared(WALK + LEDGER[::-1], QUOTING)
    comparison["relation"] = "distinct"
    result.show(comparison)
    longest = comparison["passages"][0]["length"]
    assert longest >= 20
    assert f"{longest} words" in result.reason() and "Only" not in result.reason()
    assert "Something in common" in result.part("verdict-content").inner_text()


@pytest.mark.parametrize(
    ("b", "head", "said"),
    [
        (LEDGER, "Nothing in common", "None of A’s three-word phrases stands in B."),
        (
            LEDGER + " Its lamp turns once every fifteen seconds.",
            "Only a little in common",
            "in A: one passage of 7 words.",
        ),
    ],
)
def test_little_and_nothing_in_common(result: ResultPage, b: str, head: str, said: str) -> None:
    result.show(compared(WALK, b))
    expect(result.part("verdict-content")).to_contain_text(head)
    assert said in result.reason()


def test_from_the_verdict_to_what_stands_below(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    contents = result.page.get_by_role("navigation", name="On this page")
    steps = result.page.evaluate("history.length")
    names = ["What to do", "What was read", "What they share", "Technical details"]
    assert contents.get_by_role("link").all_inner_texts() == names
    contents.get_by_role("link", name="What to do").click()
    expect(result.page.locator("#result-advice")).to_be_in_viewport()
    expect(result.page.locator("#result-advice")).to_be_focused()
    contents.get_by_role("link", name="Technical details").click()
    expect(result.page.locator("details.details")).to_have_attribute("open", "")
    assert result.page.evaluate("history.length") == steps


def test_a_text_has_one_name(result: ResultPage) -> None:
    result.show(compared("A walk\n\n" + WALK, WALK_AGAIN))
    expect(result.page.locator(".strip-title").first).to_have_text("A walk")
    expect(result.page.locator(".column.a h3")).to_have_text("A walk")


def test_what_is_settled_is_not_asked_again(result: ResultPage) -> None:
    head = '<link rel="canonical" href="https://one.example/walk"></head>'
    pages = [html_page("A walk", t).replace("</head>", head) for t in (WALK, WALK_AGAIN)]
    comparison = compared(*(html(p, f"https://one.example/{n}") for n, p in enumerate(pages)))
    result.show(comparison)
    intro = result.page.locator(".advice .intro")
    expect(intro).to_contain_text("and these pages already say which.")
    expect(intro).not_to_contain_text("you can say which")
