"""What the browser kept or the host lacks may be anything: the page opens all the same."""

from __future__ import annotations

import json

import pytest
from browser.conftest import Watch
from browser.input_page import FOX, ComparePage
from playwright.sync_api import Page, expect

SIDE = {"text": "kept", "address": "", "kind": "auto", "uses": "text"}


def keep(area: str, key: str, value: str) -> str:
    return f"{area}.setItem({json.dumps('sosie:' + key)}, {json.dumps(value)})"


@pytest.mark.parametrize(
    "script",
    [
        keep("localStorage", "language", "5"),
        keep("localStorage", "language", '{"a":1}'),
        keep("localStorage", "theme", '"zz"'),
        keep("localStorage", "relay", '{"name":"own","template":"no place"}'),
        keep("localStorage", "relay", '{"name":"own"}'),
        keep("localStorage", "relay", "5"),
        keep("sessionStorage", "compare", "not JSON"),
        keep("sessionStorage", "compare", '"text"'),
        keep("sessionStorage", "compare", "{}"),
        keep("sessionStorage", "compare", json.dumps({"a": SIDE | {"kind": "zz"}, "b": SIDE})),
        keep("sessionStorage", "compare", json.dumps({"a": SIDE | {"text": 5}, "b": SIDE})),
    ],
)
def test_what_was_kept_and_is_not_valid_is_dropped(page: Page, site: str, script: str) -> None:
    compare = ComparePage(page).open(site, script)
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page.get_by_label("Colours")).to_have_value("auto")
    expect(compare.part("input-a")).to_have_value("")
    compare.part("url-a").fill("example.org")
    expect(compare.part("panel-a")).to_contain_text("the relay localhost")
    expect(compare.part("kind-auto-a")).to_be_checked()


def test_what_was_kept_and_used_otherwise_is_taken_as_text(page: Page, site: str) -> None:
    kept = json.dumps({"a": SIDE | {"uses": "held"}, "b": SIDE})
    compare = ComparePage(page).open(site, keep("sessionStorage", "compare", kept))
    expect(compare.part("input-a")).to_have_value("kept")
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()


@pytest.mark.parametrize("answer", [{"status": 404}, {"status": 200, "body": "<h1>Home</h1>"}])
def test_without_its_file_english_is_there(
    page: Page, site: str, watch: Watch, answer: dict[str, object]
) -> None:
    watch.allow("Failed to load resource")
    page.route("**/locale/en.ftl*", lambda route: route.fulfill(**answer))
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()


def test_without_its_file_a_language_is_said_to_be_missing(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow("Failed to load resource")
    page.route("**/locale/*.ftl*", lambda route: route.fulfill(status=404))
    compare = ComparePage(page).open(f"{site}?lang=fr")
    expect(page.get_by_text("here is the page in English")).to_be_visible()
    expect(page.get_by_label("Language")).to_have_value("en")
    expect(compare.part("compare")).to_contain_text("Compare")
    page.unroute("**/locale/*.ftl*")
    page.get_by_label("Language").select_option("fr")
    expect(compare.part("compare")).to_contain_text("Comparer")
    expect(page.locator("[data-part=language-missing]")).to_be_hidden()


def test_without_any_words_the_page_says_so(page: Page, site: str, watch: Watch) -> None:
    watch.allow("Failed to load|net::ERR|Failed to fetch")
    page.route("**/locale/*.ftl*", lambda route: route.fulfill(status=404))
    page.route("**/assets/en-*.js", lambda route: route.abort())
    page.goto(site)
    expect(page.get_by_text("here is the page in English")).to_be_visible()
