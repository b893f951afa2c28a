"""The reader moves the boundary of a page's main content: block by block, or by CSS selectors."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser.result_boundary import FOOT, PARAGRAPHS, BoundaryPage, mill
from browser.result_page import ResultPage, compared, html
from playwright.sync_api import Page, expect

OPENING, FLOUR, ADVERT = PARAGRAPHS
WITH_ADVERT = mill(OPENING, FLOUR, ADVERT)
PLAIN = mill(OPENING, FLOUR)


@pytest.fixture
def result(page: Page, site: str) -> BoundaryPage:
    return BoundaryPage(page, site).open(WITH_ADVERT, PLAIN)


def test_the_whole_page_stands_in_page_order_with_its_reasons(result: BoundaryPage) -> None:
    result.choose()
    texts = ["Home", "The mill by", "The mill stands", "Flour is", "Win a weekend", "The millers"]
    expect(result.rows()).to_have_count(len(texts))
    for row, text in zip(result.rows().all(), texts, strict=True):
        expect(row).to_contain_text(text)
    expect(result.row("Home")).to_contain_text("Menu")
    expect(result.row("The millers")).to_contain_text("Footer")
    kept = [row.get_by_role("checkbox").is_checked() for row in result.rows().all()]
    assert kept == [False, True, True, True, True, False]


def test_a_block_left_out_is_not_compared(result: BoundaryPage) -> None:
    assert result.value("relation") != "identical"
    result.choose()
    expect(result.bar()).to_be_hidden()
    result.row("Win a weekend").click()
    expect(result.row("Win a weekend")).to_contain_text("to be left out")
    expect(result.bar()).to_contain_text("1 change")
    result.apply()
    result.expect_relation("identical")
    assert result.value("jaccard") == "1"
    assert ADVERT not in result.text()
    result.expect_by_hand("a", True)
    result.expect_by_hand("b", False)
    expect(result.page.locator(".verdict")).to_contain_text("main content of A chosen by hand")
    expect(result.row("Win a weekend")).to_contain_text("Left out by you")
    expect(result.bar()).to_contain_text("Compared again: Identical")


def test_a_block_taken_in_is_compared(result: BoundaryPage) -> None:
    result.choose("b")
    result.box("The millers", "b").check()
    expect(result.row("The millers", "b")).to_contain_text("to be taken in")
    result.apply()
    assert FOOT in result.text("b")
    assert FOOT not in result.text("a")
    expect(result.row("The millers", "b")).to_contain_text("Taken in by you")


def test_changes_of_both_pages_are_applied_together(result: BoundaryPage) -> None:
    result.choose("a")
    result.choose("b")
    result.box("The millers", "b").check()
    result.box("Flour is", "a").uncheck()
    result.write("drop", ".p2", "a")
    expect(result.bar()).to_contain_text("3 changes")
    result.apply()
    assert result.boundary("b") == {"keep": "footer"}
    assert FLOUR not in result.text("a") and ADVERT not in result.text("a")
    assert FOOT in result.text("b")


def test_a_change_taken_back_needs_no_comparing(result: BoundaryPage) -> None:
    result.choose()
    result.row("Flour is").click()
    result.row("Flour is").click()
    expect(result.bar()).to_be_hidden()
    result.row("Flour is").click()
    result.part("boundary-undo").click()
    expect(result.box("Flour is")).to_be_checked()
    expect(result.box("Flour is")).to_be_focused()
    expect(result.bar()).to_be_hidden()
    assert len(result.asked) == 1


def test_moved_back_it_is_the_engines_choice_again(result: BoundaryPage) -> None:
    result.choose()
    result.row("Win a weekend").click()
    result.apply()
    result.row("Win a weekend").click()
    result.apply()
    assert result.boundary() == {}
    result.expect_by_hand("a", False)
    assert ADVERT in result.text()


def test_moved_back_it_moves_whatever_else_decides_by_now(result: BoundaryPage) -> None:
    result.choose()
    result.row("Win a weekend").click()
    result.apply()
    result.write("content", ".p0")
    result.apply()
    assert result.text() == OPENING
    result.row("Win a weekend").click()
    result.apply()
    assert result.text() == f"{OPENING}\n\n{ADVERT}"


def test_as_sosie_chose(result: BoundaryPage) -> None:
    result.choose()
    expect(result.part("reset-a")).to_be_hidden()
    result.row("Flour is").click()
    result.part("reset-a").click()
    expect(result.box("Flour is")).to_be_focused()
    expect(result.bar()).to_be_hidden()
    result.row("Flour is").click()
    result.write("drop", "h1")
    result.apply()
    assert result.boundary() != {}
    with result.anew():
        result.part("reset-a").click()
    assert result.boundary() == {}
    expect(result.box("Flour is")).to_be_checked()
    expect(result.part("selector-drop-a")).to_have_value("")
    expect(result.part("reset-a")).to_be_hidden()


@pytest.mark.parametrize("option", ["content", "keep", "drop"])
def test_a_selector_that_names_nothing_is_said_at_the_verdict(
    result: BoundaryPage, option: str
) -> None:
    result.choose()
    result.write(option, ".nope")
    result.apply()
    result.expect_by_hand("a", False)
    expect(result.part("warnings")).to_contain_text("Nothing in A is named by “.nope”")
    expect(result.part("warnings")).to_contain_text("What Sosie chose was compared.")
    expect(result.page.locator(".read-side.a .light-warnings")).to_contain_text("“.nope”")
    result.write(option, ".nope, .p0")
    result.apply()
    result.expect_by_hand("a", True)
    expect(result.part("warnings")).to_contain_text("Nothing in A is named by “.nope”")
    expect(result.part("warnings")).not_to_contain_text("What Sosie chose")


def test_a_selector_that_cannot_be_read_is_said_at_its_field(result: BoundaryPage) -> None:
    result.choose()
    result.write("drop", "p[[class]")
    result.row("Flour is").click()
    result.part("boundary-apply").click()
    field = result.part("selector-drop-a")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(
        "Sosie cannot read this as a CSS selector, from “[class]” on. Nothing was changed."
    )
    expect(result.bar()).to_contain_text("2 changes")
    result.expect_by_hand("a", False)
    field.fill("p[class=p2]")
    expect(field).to_have_attribute("aria-invalid", "false")
    result.apply()
    assert result.text() == f"The mill by the bridge\n\n{OPENING}"


def test_a_selector_that_names_nothing_is_warned_of(result: BoundaryPage) -> None:
    result.choose()
    result.write("keep", "#nowhere, footer")
    with result.anew():
        result.part("selector-keep-a").press("Enter")
    expect(result.page.locator(".read-side.a .light-warning")).to_contain_text("“#nowhere”")
    assert FOOT in result.text()


def test_too_many_blocks_are_told_apart_from_a_bad_selector(result: BoundaryPage) -> None:
    """What names the blocks moved is longer than the engine reads; the reader wrote nothing."""
    result.choose()
    error = {"code": "selector-invalid", "side": "a", "detail": {"option": "drop", "rest": "div"}}
    answer = json.dumps({"ok": False, "error": error})
    result.page.route("**/native", lambda route: route.fulfill(body=answer))
    result.row("Flour is").click()
    result.part("boundary-apply").click()
    expect(result.page.locator(".selector-problem:visible")).to_contain_text("too many blocks")


def test_it_outlives_a_swap_and_other_options(result: BoundaryPage) -> None:
    result.choose()
    result.row("Win a weekend").click()
    result.apply()
    moved = result.boundary("a")
    result.part("swap-again").click()
    result.wait()
    result.expect_by_hand("b", True)
    assert result.boundary("b") == moved and result.boundary("a") == {}
    result.page.get_by_role("button", name="Compare with menus and footers").click()
    expect(result.part("once")).to_be_visible()
    result.wait()
    assert result.asked[-1]["options"]["keep_boilerplate"] is True
    assert result.boundary("b") == moved
    assert FOOT in result.text("b") and ADVERT not in result.text("b")


def test_another_text_has_a_boundary_of_its_own(result: BoundaryPage) -> None:
    result.choose("a")
    result.choose("b")
    result.row("Win a weekend").click()
    result.box("The millers", "b").check()
    result.apply()
    result.part("change").click()
    result.give("a", WITH_ADVERT)
    result.part("compare").click()
    result.wait()
    assert result.boundary("a") == {}
    assert result.boundary("b") == {"keep": "footer"}
    result.expect_by_hand("a", False)
    result.expect_by_hand("b", True)


def test_the_reader_stays_at_the_same_place(page: Page, site: str) -> None:
    many = [f"Paragraph {n} tells of year {n} at the mill and its {n} sacks." for n in range(60)]
    result = BoundaryPage(page, site).open(mill(*many, ADVERT), mill(*many))
    result.choose()
    result.row("Win a weekend").click()
    result.row("Win a weekend").evaluate("e => scrollBy(0, e.getBoundingClientRect().top - 300)")
    result.apply()
    top = "e => Math.round(e.getBoundingClientRect().top)"
    assert abs(result.row("Win a weekend").evaluate(top) - 300) <= 2
    verdict = result.part("boundary-verdict")
    expect(verdict).to_be_focused()
    expect(verdict).to_have_accessible_description(
        "Compared again: Identical. 100% of A in B, 100% of B in A."
    )
    verdict.click()
    expect(page.locator(".sentence")).to_be_focused()
    expect(page.locator(".sentence")).to_be_in_viewport()


def test_by_keyboard_alone(result: BoundaryPage) -> None:
    keyboard = result.page.keyboard
    result.part("choose-a").focus()
    keyboard.press("Enter")
    expect(result.rows().first).to_be_visible()
    for control in ("See the whole text", "By CSS selector"):
        keyboard.press("Tab")
        expect(result.page.locator(":focus")).to_have_text(control)
    keyboard.press("Tab")
    expect(result.box("Home")).to_be_focused()
    keyboard.press("End")
    expect(result.box("The millers")).to_be_focused()
    keyboard.press("ArrowUp")
    keyboard.press("Space")
    expect(result.box("Win a weekend")).not_to_be_checked()
    # The other page is closed: Tab leads over its two buttons to the bar, past all other blocks.
    names = []
    for _ in range(6):
        keyboard.press("Tab")
        names.append(result.page.evaluate("document.activeElement.dataset.testid ?? ''"))
    assert "boundary-apply" in names
    result.part("boundary-apply").focus()
    with result.anew():
        keyboard.press("Enter")
    expect(result.part("boundary-verdict")).to_be_focused()
    result.expect_relation("identical")


def test_stopped_it_leaves_the_result_and_the_changes(result: BoundaryPage) -> None:
    result.choose()
    result.row("Win a weekend").click()
    result.answers = False
    result.part("boundary-apply").click()
    expect(result.box("Win a weekend")).to_be_disabled()
    result.part("boundary-cancel").click()
    expect(result.part("boundary-apply")).to_be_focused()
    expect(result.bar()).to_contain_text("1 change")
    expect(result.box("Win a weekend")).to_be_enabled()
    result.answers = True
    result.apply()
    result.expect_relation("identical")


def test_changes_outlive_another_language(result: BoundaryPage) -> None:
    result.choose()
    result.row("Win a weekend").click()
    result.write("drop", "h1")
    result.page.locator("[data-part=language]").select_option("fr")
    expect(result.bar()).to_contain_text("2 changements")
    expect(result.box("Win a weekend")).not_to_be_checked()
    expect(result.part("selector-drop-a")).to_have_value("h1")


def test_the_engine_in_the_browser_moves_it_too(page: Page, site: str) -> None:
    result = BoundaryPage(page, site)
    page.goto(site)
    result.give("a", WITH_ADVERT)
    result.give("b", PLAIN)
    result.part("compare").click()
    result.wait()
    result.choose()
    result.row("Win a weekend").click()
    result.apply()
    result.expect_relation("identical")
    result.row("Flour is").click()
    result.write("keep", "p[")
    result.part("boundary-apply").click()
    expect(result.part("selector-keep-a")).to_be_focused()
    expect(page.locator(".selector-problem:visible")).to_contain_text("it ends too early")


def test_figures_and_json_say_who_chose(result: BoundaryPage) -> None:
    result.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    result.choose()
    result.row("Win a weekend").click()
    result.apply()
    result.page.get_by_role("button", name="Copy the figures").click()
    expect(result.page.get_by_role("button", name="Copied")).to_be_visible()
    rows = result.page.evaluate("navigator.clipboard.readText()").split("\n")
    selector = result.boundary()["drop"]
    assert f"Main content A\tmain content chosen by hand; Leave out: {selector}" in rows
    with result.page.expect_download() as download:
        result.page.get_by_role("button", name="Download JSON").click()
    kept = json.loads(Path(download.value.path()).read_text("utf-8"))
    assert kept["a"]["boundary"] == {"content": None, "keep": None, "drop": selector}


def many_blocks(kept: Any) -> dict[str, Any]:
    """A comparison of pages of 5,000 blocks; `kept(n)` tells which are kept."""
    comparison = compared(html(WITH_ADVERT), html(PLAIN))
    pattern = comparison["a"]["kept"][0]
    for side in "ab":
        blocks = [
            pattern
            | {"index": n, "selector": f"p:nth-of-type({n + 1})", "text": f"Block {n}.", "words": 2}
            for n in range(5000)
        ]
        comparison[side]["kept"] = [block for n, block in enumerate(blocks) if kept(n)]
        comparison[side]["removed"] = [
            block | {"reason": "aside"} for n, block in enumerate(blocks) if not kept(n)
        ]
    return comparison


def test_long_runs_fold(page: Page, site: str) -> None:
    result = BoundaryPage(page, site)
    ResultPage.show(result, many_blocks(lambda n: 1000 <= n < 1100))
    result.choose()
    # Of three runs the middle of each, and two blocks on both sides of either boundary.
    expect(result.rows()).to_have_count(11)
    fold = result.row("96 more blocks kept")
    expect(fold).to_contain_text("192 words")
    expect(result.row("3,898 blocks left out")).to_contain_text("Sidebar")
    fold.get_by_role("button").click()
    expect(result.rows()).to_have_count(11 + 96)
    result.row("Block 1050.").click()
    assert fold.get_by_role("checkbox").evaluate("e => e.indeterminate")
    fold.get_by_role("checkbox").click()
    expect(result.box("Block 1050.")).to_be_checked()
    fold.get_by_role("checkbox").click()
    expect(result.bar()).to_contain_text("96 changes")
    fold.get_by_role("button").click()
    expect(result.row("Block 1050.")).to_be_hidden()


def test_of_five_thousand_rows_those_in_view_are_laid_out(page: Page, site: str) -> None:
    result = BoundaryPage(page, site)
    ResultPage.show(result, many_blocks(lambda n: n % 2 == 0))
    result.choose()
    expect(result.rows()).to_have_count(5000)
    seen = (
        "rows => rows.filter((row) => row.checkVisibility({ contentVisibilityAuto: true })).length"
    )
    assert 0 < result.rows().evaluate_all(seen) < 500
    result.rows().first.get_by_role("checkbox").focus()
    page.keyboard.press("End")
    expect(result.box("Block 4999.")).to_be_focused()
    page.keyboard.press("Space")
    page.keyboard.press("ArrowUp")
    box = result.box("Block 4998.")
    expect(box).to_be_focused()
    # The bar does not lie over it.
    uncovered = """e => {
      const { x, y } = e.getBoundingClientRect();
      return document.elementFromPoint(x + 9, y + 9) === e;
    }"""
    assert box.evaluate(uncovered)
