"""A result at the widths, in the colours and on the paper that it is read in."""

from __future__ import annotations

import pytest
from browser.result_page import ResultPage, compared
from browser.result_texts import GUIDE, LEDGER, WALK, WALK_AGAIN, long_pair
from playwright.sync_api import Page, expect

PAIRS = {
    "near": (WALK, WALK_AGAIN),
    "contained": (WALK, GUIDE),
    "distinct, one short": (LEDGER, "a b c d e f"),
    "too short": ("a", WALK),
    "one long word": ("x" * 3000 + " " + WALK, WALK),
    "many passages": long_pair(120, 6),
}


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


@pytest.mark.parametrize("name", PAIRS)
def test_nothing_sticks_out(result: ResultPage, name: str) -> None:
    result.show(compared(*PAIRS[name]), lang="fr")
    for width in (360, 768, 1440):
        result.page.set_viewport_size({"width": width, "height": 800})
        assert result.page.evaluate("document.documentElement.scrollWidth") == width


def test_a_short_text_stays_in_view_beside_a_long_one(result: ResultPage) -> None:
    long, _ = long_pair(60, 12)
    result.show(compared(WALK, WALK + "\n\n" + long.replace(" ", "\n\n", 40)))
    for fold in result.page.locator(".fold").all():
        fold.click()
    column = result.page.locator(".column.a")
    end = result.page.locator(".column.b .block").nth(20)
    end.evaluate("e => e.scrollIntoView({ block: 'center' })")
    expect(column).to_be_in_viewport()


def test_on_a_phone_the_texts_are_tabs(result: ResultPage) -> None:
    result.page.set_viewport_size({"width": 390, "height": 800})
    result.show(compared(WALK, WALK_AGAIN))
    expect(result.page.locator(".column.b")).to_be_hidden()
    result.page.get_by_role("tab", name="Second page").click()
    expect(result.page.locator(".column.a")).to_be_hidden()
    expect(result.page.locator(".column.b")).to_be_visible()
    # A number turns to the other text and shows its twin there.
    result.number("b", 1).click()
    expect(result.number("a", 1)).to_be_focused()
    expect(result.number("a", 1)).to_be_in_viewport()
    expect(result.page.get_by_role("tab", name="First page")).to_have_attribute(
        "aria-selected", "true"
    )


def test_what_is_short_stands_before_the_long_texts(result: ResultPage) -> None:
    result.page.set_viewport_size({"width": 390, "height": 844})
    result.show(compared(*long_pair(120, 12)))
    places = ["#result-advice", "#result-read", ".columns", ".folds"]
    tops = [
        result.page.locator(place).evaluate("e => e.getBoundingClientRect().top + scrollY")
        for place in places
    ]
    assert tops == sorted(tops)
    assert tops[1] < 4 * 844


def test_on_paper_both_texts_and_the_details_are_open(result: ResultPage) -> None:
    result.page.set_viewport_size({"width": 390, "height": 800})
    result.show(compared(WALK, WALK_AGAIN))
    result.page.emulate_media(media="print")
    result.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    for side in "ab":
        expect(result.page.locator(f".column.{side}")).to_be_visible()
    expect(result.part("article-distance")).to_be_visible()
    expect(result.page.get_by_text("Who copied whom.")).to_be_visible()
    expect(result.page.get_by_role("button", name="Print")).to_be_hidden()
    result.page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(result.part("article-distance")).to_be_hidden()


def test_shared_text_is_underlined_where_colours_are_forced(result: ResultPage) -> None:
    result.page.emulate_media(forced_colors="active")
    result.show(compared(WALK, WALK_AGAIN))
    words = result.marks("a", 1).locator(".words").first
    assert words.evaluate("e => getComputedStyle(e).textDecorationLine") == "underline"
    expect(result.number("a", 1)).to_be_visible()


@pytest.mark.parametrize("bits", [64, 128])
def test_the_scale_fills_a_cell_for_each_differing_bit(result: ResultPage, bits: int) -> None:
    comparison = compared(WALK, WALK_AGAIN, bits=bits)
    result.show(comparison)
    expect(result.page.locator(".cell.full")).to_have_count(comparison["distance"])
    expect(result.page.locator(".cell:not(.origin)")).to_have_count(bits)
    crosses = result.page.locator(".bits.difference .cross")
    expect(crosses).to_have_count(comparison["distance"])


def test_another_language_is_shown_at_once(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    result.page.locator("[data-part=language]").select_option("fr")
    expect(result.page.locator(".sentence")).to_have_text("Ces deux pages sont presque identiques.")
