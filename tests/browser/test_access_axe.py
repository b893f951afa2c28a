"""No state of the page breaks a rule of axe: names, roles, contrast, targets, order of headings."""

from __future__ import annotations

from pathlib import Path

import pytest
from browser.axe import violations
from browser.calibrate_page import CalibratePage, altered, article, write_set
from browser.conftest import Watch
from browser.input_page import FOX, ComparePage
from browser.result_page import ResultPage, compared, html
from browser.result_texts import CHINESE, CHINESE_AGAIN, GUIDE, HALF, LEDGER, WALK, WALK_AGAIN
from browser.result_texts import page as html_page
from browser.waiting import engine_is
from playwright.sync_api import Page, expect
from sosie.messages import LANGUAGES

PAIRS = {
    "identical": (WALK, WALK),
    "near-duplicate": (WALK, WALK_AGAIN),
    "contained": (WALK, GUIDE),
    "partial": (WALK, HALF),
    "distinct": (WALK, LEDGER),
    "too-short": ("Two words", WALK),
    "characters": (CHINESE, CHINESE_AGAIN),
}
SCHEMES = ("light", "dark")


def test_axe_finds_what_is_wrong(page: Page, site: str) -> None:
    page.goto(site)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(found.startswith("button-name") for found in violations(page))


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_empty(page: Page, site: str, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 900})
    ComparePage(page).open(site)
    engine_is(page, "ready")
    assert violations(page) == []


def test_options_open(page: Page, site: str) -> None:
    compare = ComparePage(page).open(site)
    compare.part("options").click()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("pair", PAIRS)
def test_results(page: Page, site: str, pair: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    result = ResultPage(page, site).show(compared(*PAIRS[pair]))
    expect(result.part("relation")).to_be_visible()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert violations(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_in_every_language(page: Page, site: str, language: str) -> None:
    ResultPage(page, site).show(compared(WALK, WALK_AGAIN), lang=language)
    assert violations(page) == []


def test_pages_with_advice_and_their_boundary_being_moved(page: Page, site: str) -> None:
    canonical = '<link rel="canonical" href="https://x.example/"></head>'
    a, b = (html_page("A walk", text).replace("</head>", canonical) for text in (WALK, WALK_AGAIN))
    result = ResultPage(page, site).show(
        compared(html(a, "https://one.example/"), html(b, "https://two.example/"))
    )
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    result.part("choose-a").click()
    result.part("blocks-a").locator(".row").last.click()
    expect(result.part("boundary-bar")).to_be_visible()
    assert violations(page) == []


def test_while_python_starts(page: Page, site: str) -> None:
    page.route(
        "**/engine/worker.js*", lambda route: route.fulfill(body="", content_type="text/javascript")
    )
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.compare()
    expect(compare.part("cancel")).to_be_visible()
    assert violations(page) == []
    compare.part("cancel").click()
    expect(compare.part("compare-again")).to_be_visible()
    assert violations(page) == []


def test_an_engine_that_does_not_start(page: Page, site: str, watch: Watch) -> None:
    watch.allow(r"Failed to load|net::ERR")
    page.route("**/engine/worker.js*", lambda route: route.abort())
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.compare()
    expect(compare.part("failure")).to_be_visible()
    assert violations(page) == []


def test_problems_in_both_panels(page: Page, site: str, watch: Watch) -> None:
    watch.allow(r"Failed to load|net::ERR")
    watch.allow_host("localhost:1")
    compare = ComparePage(page).open(site)
    compare.choose("a", "data.bin", "application/octet-stream", bytes(range(256)) * 40)
    compare.fetch("b", "http://localhost:1/")
    compare.expect_problem("a")
    compare.expect_problem("b")
    assert violations(page) == []


def test_the_dialogs(page: Page, site: str) -> None:
    ComparePage(page).open(site)
    page.locator("[data-part=relay-settings]").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []


def test_the_calibration(page: Page, site: str, tmp_path: Path) -> None:
    calibrate = CalibratePage(page).native().open(site)
    assert violations(page) == []
    folder = write_set(tmp_path / "set", 12, twin=article(1), close=altered(article(2)))
    calibrate.give_folder(folder)
    calibrate.wait()
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert violations(page) == []


def test_forced_colours_and_a_zoom_of_200_percent(page: Page, site: str) -> None:
    # 1280 px at 200 % are 640 CSS px.
    page.emulate_media(forced_colors="active", reduced_motion="reduce")
    page.set_viewport_size({"width": 640, "height": 450})
    ResultPage(page, site).show(compared(WALK, WALK_AGAIN))
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 640


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help(page: Page, site: str, language: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site}{language}/help.html")
    expect(page.locator("html[data-fonts]")).to_be_attached()
    assert violations(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("width", [390, 1280])
def test_how_it_works(page: Page, site: str, width: int, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 900})
    page.goto(f"{site}method.html")
    engine_is(page, "ready")
    page.evaluate("for (const each of document.querySelectorAll('details')) each.open = true")
    assert violations(page) == []


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_page_of_the_snippet(page: Page, site: str, scheme: str) -> None:
    page.emulate_media(color_scheme=scheme)
    page.goto(f"{site}embed.html")
    expect(page.locator("sosie-compare").get_by_role("button")).to_be_visible()
    assert violations(page) == []


@pytest.mark.parametrize("width", [360, 900])
@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_framed_page(page: Page, site: str, scheme: str, width: int) -> None:
    page.emulate_media(color_scheme=scheme)
    page.set_viewport_size({"width": width, "height": 900})
    compare = ComparePage(page).open(f"{site}widget.html")
    assert violations(page) == []
    compare.fill(WALK, WALK_AGAIN)
    compare.compare()
    compare.expect_verdict()
    assert violations(page) == []
