"""The shared passages: marked in both texts, moved ones named, each a step away from its twin."""

from __future__ import annotations

import re

import pytest
from browser.result_page import ResultPage, compared
from browser.result_texts import CHINESE, CHINESE_AGAIN, GUIDE, LEDGER, WALK, WALK_AGAIN, long_pair
from playwright.sync_api import Page, expect

EMOJI = "🦊 The fox 👩‍💻 and the heron met at the ford before the sun was up. 🦊"


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


def flat(text: str) -> str:
    return re.sub(r"\s+", "", text)


def utf16_slice(text: str, start: int, end: int) -> str:
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


PAIRS = {
    "moved": (WALK, WALK_AGAIN),
    "across paragraphs": (WALK, GUIDE),
    "characters": (CHINESE, CHINESE_AGAIN),
    "emoji": (EMOJI + " Then they left.", "Before: " + EMOJI),
    "many": long_pair(60, 7),
}


@pytest.mark.parametrize("name", PAIRS)
def test_what_is_marked_is_the_passage(result: ResultPage, name: str) -> None:
    comparison = compared(*PAIRS[name])
    result.show(comparison)
    assert comparison["passages"]
    for n, passage in enumerate(comparison["passages"], 1):
        for side in "ab":
            place = passage[side]
            expected = utf16_slice(comparison[side]["text"], place["start"], place["end"])
            assert flat("".join(result.marks(side, n).all_text_contents())) == flat(expected)
            moved = result.marks(side, n).first.evaluate("e => e.classList.contains('moved')")
            assert moved == passage["moved"]


def test_copying_takes_the_text_without_the_numbers(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    assert flat(result.page.locator(".column.a .text-body").text_content() or "") == flat(WALK)


def test_a_moved_passage_is_named(result: ResultPage) -> None:
    comparison = compared(WALK, WALK_AGAIN)
    moved = next(n for n, p in enumerate(comparison["passages"], 1) if p["moved"])
    result.show(comparison)
    expect(result.number("a", moved)).to_have_attribute("data-label", f"{moved} moved")
    row = result.part("passages").locator("li").nth(moved - 1)
    expect(row).to_contain_text("moved")
    style = result.marks("a", moved).locator(".words").first
    assert style.evaluate("e => getComputedStyle(e).textDecorationStyle") == "dashed"


def test_a_number_leads_to_its_twin_and_back(result: ResultPage) -> None:
    result.show(compared(*long_pair(60, 12)))
    result.number("a", 1).scroll_into_view_if_needed()
    result.number("a", 1).click()
    twin = result.number("b", 1)
    expect(twin).to_be_focused()
    expect(twin).to_be_in_viewport()
    for side in "ab":
        expect(result.marks(side, 1).first).to_have_class(re.compile(r"\bpicked\b"))
    result.page.keyboard.press("Enter")
    expect(result.number("a", 1)).to_be_focused()
    result.page.keyboard.press("Escape")
    expect(result.page.locator("mark.picked")).to_have_count(0)


def test_a_twin_far_away_is_found(result: ResultPage) -> None:
    comparison = compared(*long_pair(1200, 9))
    result.show(comparison)
    last = result.page.locator(".column.a [role=button].n").last
    n = int(last.get_attribute("data-n") or 0)
    last.dispatch_event("click")
    expect(result.number("b", n)).to_be_focused()
    expect(result.number("b", n)).to_be_in_viewport()
    result.page.get_by_role("button", name="Show passage 1 in A").click()
    expect(result.number("a", 1)).to_be_in_viewport()


def test_numbers_are_walked_by_arrow_keys(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    numbers = result.page.locator(".column.a [role=button].n")
    assert numbers.count() == 3
    expect(result.page.locator(".column.a [role=button].n[tabindex='0']")).to_have_count(1)
    numbers.nth(0).focus()
    result.page.keyboard.press("ArrowDown")
    expect(numbers.nth(1)).to_be_focused()
    result.page.keyboard.press("End")
    expect(numbers.nth(2)).to_be_focused()
    result.page.keyboard.press("ArrowDown")
    expect(numbers.nth(2)).to_be_focused()


def test_the_list_leads_to_a_passage(result: ResultPage) -> None:
    result.show(compared(*long_pair(60, 12)))
    result.page.get_by_role("button", name="Show passage 2 in A").click()
    expect(result.number("a", 2)).to_be_focused()
    expect(result.number("a", 2)).to_be_in_viewport()


def test_the_list_shows_the_longest_and_then_the_rest(result: ResultPage) -> None:
    comparison = compared(*long_pair(60, 7))
    result.show(comparison)
    rows = result.part("passages").locator("li")
    expect(rows).to_have_count(6)
    result.page.get_by_role("button", name="Show the other 54 passages").click()
    expect(rows).to_have_count(60)


def test_differences_only_leaves_the_differences(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    column = result.page.locator(".column.b .text-body")
    result.page.get_by_label("Differences only").check()
    assert "customs house" not in column.inner_text()
    assert "Bring a warm coat" in column.inner_text()
    # A number opens its passage, in both texts.
    result.number("b", 1).click()
    assert "customs house" in column.inner_text() or "light tower" in column.inner_text()
    result.page.get_by_label("Differences only").uncheck()
    assert flat(column.inner_text()) == flat(WALK_AGAIN)


def test_long_one_sided_text_folds_and_opens(result: ResultPage) -> None:
    comparison = compared(WALK, LEDGER)
    result.show(comparison)
    body = result.page.locator(".column.b .text-body")
    fold = body.get_by_role("button", name=re.compile(r"^\d+ words only in B$"))
    expect(fold).to_have_attribute("aria-expanded", "false")
    assert "Entry 0 records" in body.inner_text() and "Entry 29 records" in body.inner_text()
    assert "Entry 15 records" not in body.inner_text()
    fold.click()
    expect(body).to_contain_text("Entry 15 records")
    assert flat(body.inner_text()).replace(flat(fold.inner_text()), "") == flat(LEDGER)
    fold.click()
    assert "Entry 15 records" not in body.inner_text()


def test_a_fold_over_paragraphs_opens_in_order(result: ResultPage) -> None:
    ledger = re.sub(r"(?<=port\.) ", "\n\n", LEDGER)
    result.show(compared(WALK, ledger))
    body = result.page.locator(".column.b .text-body")
    fold = body.locator(".fold")
    fold.click()
    expect(body.locator("p")).to_have_count(30)
    assert flat(body.inner_text()).replace(flat(fold.inner_text()), "") == flat(ledger)


def test_nothing_shared_is_said(result: ResultPage) -> None:
    result.show(compared(WALK, LEDGER))
    expect(result.part("passages")).to_contain_text("No run of 5 words or more")
    expect(result.page.get_by_label("Differences only")).to_have_count(0)
