"""Scripts without spaces: how they were cut is said, and can be chosen."""

from __future__ import annotations

import pytest
from browser.input_page import FOX, ComparePage
from browser.result_page import ResultPage, compared
from browser.result_texts import CHINESE, CHINESE_AGAIN
from playwright.sync_api import Page, expect

SAID = {
    "characters": ("runs of three characters", "80 characters", "characters"),
    "pairs": (
        "runs of three pairs of characters",
        "73 pairs of characters",
        "overlapping pairs of characters",
    ),
    "runs": ("three-word phrases", "7 words (unbroken runs)", "unbroken runs"),
}


@pytest.mark.parametrize("how", SAID)
def test_what_was_counted_is_named(page: Page, site: str, how: str) -> None:
    comparison = compared(CHINESE, CHINESE_AGAIN, segmentation=how)
    result = ResultPage(page, site).show(comparison)
    units, length, kind = SAID[how]
    assert units in result.reason()
    expect(page.locator(".column.a")).to_contain_text(length)
    page.locator("summary", has_text="Technical details").click()
    row = page.get_by_role("row", name="Cut into")
    assert row.get_by_role("cell").all_inner_texts() == [kind, kind]
    long = page.get_by_role("row", name="Length").get_by_role("cell").first
    expect(long).to_have_text(length)
    assert ("not judged" in result.reason()) == (how != "characters")


def test_a_letter_that_two_passages_share_is_shown_once(page: Page, site: str) -> None:
    one, two = "港口小路从旧海关大楼后面开始", "始沿着城墙走半英里灯塔是邻近"
    here, there = one + two[1:], f"{two}。{one}"
    comparison = compared(here, there, segmentation="pairs")
    assert len(comparison["passages"]) == 2
    ResultPage(page, site).show(comparison)
    assert page.locator(".column.a .text-body").text_content() == here
    assert page.locator(".column.b .text-body").text_content() == there


def test_the_choice_reaches_the_engine(page: Page, site: str) -> None:
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.part("options").click()
    compare.part("option-segmentation").select_option("pairs")
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[-1]["options"] == {"segmentation": "pairs"}


def test_the_package_cuts_its_own_way(page: Page, site: str) -> None:
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.part("options").click()
    compare.part("option-segmentation").select_option("runs")
    compare.part("option-profile").select_option("package")
    expect(compare.part("option-segmentation")).to_be_disabled()
    expect(compare.part("option-segmentation")).to_have_value("characters")
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[-1]["options"] == {"profile": "package"}
