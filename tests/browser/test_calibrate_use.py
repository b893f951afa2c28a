"""What was calibrated, put to use: own thresholds judge comparisons, and there is a way back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from browser.calibrate_page import CalibratePage, altered, article, measured, write_set
from browser.input_page import ComparePage
from playwright.sync_api import Page, expect

TWIN = altered(article(3))
TEXTS = {f"set/text-{number:02}.txt": article(number) for number in range(12)}
# Taken for different, a twin draws the lines of the set elsewhere than the built-in ones stand.
ROW = measured(TEXTS | {"set/twin.txt": TWIN}, all_different=True)["thresholds"]
BUILT_IN = measured(TEXTS)["table"]


@pytest.fixture
def calibrate(page: Page, site: str, tmp_path: Path) -> CalibratePage:
    calibrate = CalibratePage(page).native().open(site)
    calibrate.give_folder(write_set(tmp_path / "set", 12, twin=TWIN))
    calibrate.wait()
    calibrate.part("calibrate-all-different").check()
    expect(calibrate.part("calibrate-pairs")).to_have_text("78")
    calibrate.part("calibrate-use").click()
    expect(calibrate.part("calibrate-in-use")).to_be_focused()
    calibrate.part("calibrate-back").click()
    expect(calibrate.part("input-a")).to_be_visible()
    return calibrate


def compare(page: ComparePage) -> dict[str, Any]:
    """Compares a text and its twin; gives what the engine was asked."""
    page.fill(article(3), TWIN)
    page.compare()
    page.expect_verdict()
    return page.asked("compare")[-1]


def kept(**changes: Any) -> str:
    """A script that keeps thresholds as a visit before would have."""
    options = {
        "profile": "detector", "k": 3, "bits": 64, "weights": "count", "accents": "fold",
        "segmentation": "characters", "stop_words": None, "stem": None, "phrases": False,
        "keep_boilerplate": False,
    }  # fmt: skip
    own = {
        "version": 1, "used": True, "thresholds": ROW, "options": options, "texts": 26,
        "date": "2026-11-30T12:00:00.000Z",
    }  # fmt: skip
    return f"localStorage.setItem('sosie:thresholds', {json.dumps(json.dumps(own | changes))})"


def open_with(page: Page, site: str, *scripts: str) -> ComparePage:
    CalibratePage(page).native()
    return ComparePage(page).open(site, *scripts)


def test_the_set_has_lines_of_its_own() -> None:
    assert ROW != BUILT_IN


def test_own_thresholds_judge_and_the_result_says_so(calibrate: CalibratePage) -> None:
    assert compare(calibrate)["thresholds"] == ROW
    note = calibrate.part("own-thresholds")
    expect(note).to_contain_text("your own thresholds (13 texts, ")
    # What the built-in ones call nearly the same, these do not.
    expect(calibrate.part("relation")).not_to_have_attribute("data-value", "near-duplicate")


def test_the_way_back_stands_beside_the_verdict(calibrate: CalibratePage) -> None:
    compare(calibrate)
    calibrate.part("use-built-in").click()
    expect(calibrate.part("relation")).to_have_attribute("data-value", "near-duplicate")
    assert "thresholds" not in calibrate.asked("compare")[-1]
    expect(calibrate.part("own-thresholds")).to_have_count(0)
    # They are kept, and can be chosen again among the options.
    calibrate.part("change").click()
    expect(calibrate.part("option-thresholds")).to_have_value("table")
    calibrate.part("option-thresholds").select_option("own")
    assert compare(calibrate)["thresholds"] == ROW


def test_the_options_choose_between_built_in_and_own(calibrate: CalibratePage) -> None:
    choice = calibrate.part("option-thresholds")
    expect(choice).to_have_value("own")
    expect(choice).to_contain_text("My own (13 texts, ")
    choice.select_option("table")
    assert "thresholds" not in compare(calibrate)


@pytest.mark.parametrize(("lang", "words"), [("en", "my own thresholds"), ("fr", "mes seuils")])
def test_the_options_closed_say_whose_thresholds_judge(
    page: Page, site: str, lang: str, words: str
) -> None:
    compared = open_with(page, f"{site}?lang={lang}", kept())
    expect(compared.part("options")).to_contain_text(words)
    compared.part("option-keep_boilerplate").check()
    expect(compared.part("options")).not_to_contain_text(words)
    compared.part("option-keep_boilerplate").uncheck()
    compared.part("options").click()
    compared.part("option-thresholds").select_option("table")
    expect(compared.part("options")).not_to_contain_text(words)


def test_they_outlive_the_page(page: Page, site: str) -> None:
    compared = open_with(page, site, kept())
    assert compare(compared)["thresholds"] == ROW
    expect(compared.part("own-thresholds")).to_contain_text("(26 texts, 30 Nov 2026)")


@pytest.mark.parametrize(
    ("option", "value"), [("k", "2"), ("weights", "log"), ("segmentation", "pairs")]
)
def test_with_other_options_they_are_not_used_and_the_options_say_so(
    page: Page, site: str, option: str, value: str
) -> None:
    compared = open_with(page, site, kept())
    compared.part("options").click()
    field = compared.part(f"option-{option}")
    if option == "k":
        field.fill(value)
        field.blur()
    else:
        field.select_option(value)
    expect(compared.part("option-thresholds-help")).to_contain_text("measured with other options")
    assert "thresholds" not in compare(compared)
    expect(compared.part("own-thresholds")).to_have_count(0)


def test_with_menus_included_they_are_not_used(page: Page, site: str) -> None:
    compared = open_with(page, site, kept())
    compared.part("option-keep_boilerplate").check()
    assert "thresholds" not in compare(compared)


def test_they_can_be_forgotten(page: Page, site: str) -> None:
    page.add_init_script(kept())
    calibrate = CalibratePage(page).native()
    page.goto(f"{site}#calibrate")
    expect(calibrate.part("calibrate-own")).to_contain_text("26 texts")
    calibrate.part("calibrate-forget").click()
    expect(calibrate.part("calibrate-own")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('sosie:thresholds')") is None


@pytest.mark.parametrize(
    "changes",
    [
        {"version": 2},
        {"used": "yes"},
        {"options": None},
        {"texts": "26"},
        {"date": "some day"},
        {"thresholds": None},
        {"thresholds": ROW | {"near": 2}},
        {"thresholds": ROW | {"near_bits": 30, "different_bits": 20}},
        {"thresholds": ROW | {"near_bits": "9"}},
    ],
)
def test_what_was_kept_and_is_not_valid_is_not_used(
    page: Page, site: str, changes: dict[str, Any]
) -> None:
    compared = open_with(page, site, kept(**changes))
    assert "thresholds" not in compare(compared)
    compared.part("change").click()
    compared.part("options").click()
    expect(compared.part("option-thresholds")).to_have_value("table")
