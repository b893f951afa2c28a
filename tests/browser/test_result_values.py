"""The figures of a result: each where its test id says, each the engine's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser.result_page import ResultPage, compared, html
from browser.result_texts import CHINESE, GUIDE, HALF, LEDGER, WALK, WALK_AGAIN
from browser.result_texts import page as html_page
from playwright.sync_api import Page, expect

FIGURES = {
    "distance": "distance",
    "jaccard": "jaccard",
    "dice": "dice",
    "a-in-b": "a_in_b",
    "b-in-a": "b_in_a",
    "article-distance": "article_distance",
}
CODES = {
    "relation": "relation",
    "verdict-fingerprint": "fingerprint_verdict",
    "verdict-content": "content_verdict",
}
PAIRS = {
    "identical": (WALK, WALK.upper()),
    "near-duplicate": (WALK, WALK_AGAIN),
    "contained": (WALK, GUIDE),
    "partial": (WALK, HALF),
    "distinct": (WALK, LEDGER),
    "too-short": ("Two words", WALK),
}


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


def expect_values(result: ResultPage, comparison: dict[str, Any]) -> None:
    for name, key in FIGURES.items():
        shown = result.value(name)
        assert (float(shown) if shown else None) == comparison[key], name
    for name, key in CODES.items():
        assert result.value(name) == comparison[key], name
    for side in "ab":
        assert result.value(f"fingerprint-{side}") == (comparison[side]["fingerprint"] or "")
        assert result.part(f"text-{side}").text_content() == comparison[side]["text"]
    assert result.value("passages") == str(len(comparison["passages"]))
    assert result.part("warnings").count() == 1


@pytest.mark.parametrize("relation", PAIRS)
def test_every_figure_is_the_engines(result: ResultPage, relation: str) -> None:
    comparison = compared(*PAIRS[relation])
    assert comparison["relation"] == relation
    expect_values(result.show(comparison), comparison)


@pytest.mark.parametrize(
    "options",
    [{"profile": "article"}, {"profile": "package"}, {"bits": 128}, {"k": 7}, {"weights": "log"}],
    ids=str,
)
def test_with_other_options_too(result: ResultPage, options: dict[str, Any]) -> None:
    comparison = compared(WALK, WALK_AGAIN, **options)
    expect_values(result.show(comparison), comparison)


def test_without_words_no_figure_is_invented(result: ResultPage) -> None:
    comparison = compared("", "")
    expect_values(result.show(comparison), comparison)
    for name in ("distance", "jaccard", "dice", "a-in-b", "b-in-a", "fingerprint-a"):
        expect(result.part(name)).to_have_text("not computed")


def test_the_engine_in_the_browser_gives_the_same(result: ResultPage) -> None:
    result.page.goto(result.site)
    result.part("input-a").fill(WALK)
    result.part("input-b").fill(WALK_AGAIN)
    result.part("compare").click()
    result.wait()
    expect_values(result, compared(WALK, WALK_AGAIN))


def test_and_from_html_files(result: ResultPage) -> None:
    pages = {"a": html_page("A walk", WALK), "b": html_page("Another walk", WALK_AGAIN)}
    result.page.goto(result.site)
    for side, source in pages.items():
        file = {"name": f"{side}.html", "mimeType": "text/html", "buffer": source.encode()}
        result.part(f"file-{side}").set_input_files(file)
    result.part("compare").click()
    result.wait()
    expect_values(result, compared(html(pages["a"]), html(pages["b"])))
    read = result.page.locator(".read-side.a")
    expect(read).to_contain_text("a.html")
    expect(read.locator("details", has_text="Harbour Trust")).to_contain_text("Footer")
    expect(read.locator("details", has_text="All our walks")).to_contain_text("Menu")


def test_a_part_is_never_rounded_up_to_the_whole(result: ResultPage) -> None:
    many = " ".join(f"word{n}" for n in range(900))
    result.show(compared(many, many + " last"))
    expect(result.part("a-in-b")).to_have_text("100%")
    expect(result.part("b-in-a")).to_have_text("99.8%")
    expect(result.part("jaccard")).to_have_text("0.998")


def test_figures_are_written_as_the_language_does(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN), lang="fr")
    assert result.part("a-in-b").text_content() == "82\u202f%"
    expect(result.part("jaccard")).to_have_text("0,73")


def test_the_whole_text_can_be_read(result: ResultPage) -> None:
    result.show(compared(CHINESE, WALK))
    region = result.part("text-b")
    expect(region).to_be_hidden()
    result.page.get_by_role("button", name="See the whole text").nth(1).click()
    expect(region).to_be_visible()
    expect(region.locator(".block")).to_have_count(4)
    assert region.text_content() == WALK
    result.page.get_by_role("button", name="Hide the whole text").click()
    expect(region).to_be_hidden()


def test_copied_figures_are_the_whole_ones(result: ResultPage) -> None:
    comparison = compared(WALK, WALK_AGAIN)
    result.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.show(comparison)
    result.page.get_by_role("button", name="Copy the figures").click()
    expect(result.page.get_by_role("button", name="Copied")).to_be_visible()
    rows = result.page.evaluate("navigator.clipboard.readText()").split("\n")
    assert f"Share of A in B\t{comparison['a_in_b']}" in rows
    assert f"Fingerprint B\t{comparison['b']['fingerprint']}" in rows


def test_the_json_is_the_engines(result: ResultPage) -> None:
    comparison = compared(WALK, WALK_AGAIN)
    result.show(comparison)
    with result.page.expect_download() as download:
        result.page.get_by_role("button", name="Download JSON").click()
    assert json.loads(Path(download.value.path()).read_text("utf-8")) == comparison
