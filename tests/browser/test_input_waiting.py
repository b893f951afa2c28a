"""A comparison that waits for an address: what ends the wait, and what comes of it."""

from __future__ import annotations

import re

import pytest
from browser.conftest import Watch
from browser.input_page import FOX, LAMP, ComparePage
from browser.waiting import engine_is
from playwright.sync_api import Page, Route, expect

SLOW = "https://slow.example/page"
BROKEN = "AbortSignal.timeout = () => { throw new TypeError('broken'); };"


class Slow:
    """A site that answers when the test says so."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._asked: list[Route] = []
        page.route(re.compile("slow.example"), lambda route: self._asked.append(route))

    def answer(self, text: str) -> None:
        while not self._asked:
            self._page.wait_for_timeout(20)
        # The last: those before it were given up.
        self._asked.pop().fulfill(
            body=text, content_type="text/plain", headers={"Access-Control-Allow-Origin": "*"}
        )


@pytest.fixture
def compare(page: Page, site: str, watch: Watch) -> ComparePage:
    watch.allow(r"Failed to load resource|net::ERR_")
    watch.allow_host("slow.example")
    return ComparePage(page).open(site)


@pytest.fixture
def slow(compare: ComparePage) -> Slow:
    """B is given, A is being fetched for a comparison."""
    slow = Slow(compare.page)
    engine_is(compare.page, "ready")
    compare.fill(b=FOX)
    compare.part("url-a").fill(SLOW)
    compare.compare()
    expect(compare.part("status")).to_have_text("Fetching")
    return slow


def expect_ended(compare: ComparePage) -> None:
    expect(compare.part("status")).to_have_text("Ready")
    expect(compare.part("cancel")).to_be_hidden()


def test_swapped_meanwhile_it_goes_on_the_other_way_round(compare: ComparePage, slow: Slow) -> None:
    compare.part("swap").click()
    expect(compare.part("url-b")).to_have_value(SLOW)
    slow.answer(LAMP)
    compare.expect_verdict()
    request = compare.asked("compare")[-1]
    assert request["a"]["text"] == FOX
    assert request["b"]["url"] == SLOW


def test_typing_where_a_page_is_fetched_ends_the_wait(compare: ComparePage, slow: Slow) -> None:
    compare.part("input-a").press_sequentially("typed at length")
    expect(compare.part("input-a")).to_have_value("typed at length")
    expect_ended(compare)
    compare.compare()
    compare.expect_verdict()
    assert [request["a"]["text"] for request in compare.asked("compare")] == ["typed at length"]


@pytest.mark.parametrize("gesture", ["empty", "type", "file", "kind", "stop", "paste", "address"])
def test_a_change_of_either_side_ends_the_wait(
    compare: ComparePage, slow: Slow, gesture: str
) -> None:
    panel = compare.part("panel-b")
    match gesture:
        case "empty":
            compare.fill(b="")
        case "type":
            compare.part("input-b").press("x")
        case "file":
            compare.choose("b", "lamp.txt", "text/plain", LAMP.encode())
        case "kind":
            panel.get_by_text("text", exact=True).click()
        case "stop":
            compare.part("fetch-a").click()
        case "paste":
            compare.paste("b", LAMP * 4000)
        case "address":
            compare.part("url-b").fill("https://slow.example/other")
    expect_ended(compare)
    if gesture != "stop":
        slow.answer(LAMP)
        expect(compare.part("held-a")).to_contain_text("slow.example")
    assert compare.asked("compare") == []


def test_emptied_meanwhile_a_side_says_so_when_compared(compare: ComparePage, slow: Slow) -> None:
    compare.fill(b="")
    slow.answer(LAMP)
    expect(compare.part("held-a")).to_be_visible()
    compare.compare()
    compare.expect_problem("b", "B is empty")


def test_an_empty_side_is_named_before_anything_is_fetched(compare: ComparePage) -> None:
    compare.part("url-a").fill(SLOW)
    compare.compare()
    compare.expect_problem("b", "B is empty")
    expect(compare.part("count-a")).to_have_text("not fetched yet")


def test_undisturbed_the_comparison_follows(compare: ComparePage, slow: Slow) -> None:
    slow.answer(FOX)
    compare.expect_verdict()


def test_asked_twice_it_fetches_once(compare: ComparePage, slow: Slow) -> None:
    compare.compare()
    slow.answer(FOX)
    compare.expect_verdict()
    assert len(compare.asked("compare")) == 1


def test_a_fault_while_fetching_is_shown(page: Page, site: str) -> None:
    compare = ComparePage(page).open(site, BROKEN)
    compare.fill(b=FOX)
    compare.part("url-a").fill(f"{site}none")
    compare.compare()
    compare.expect_problem("a", "could not be fetched", "a fault of its own")
    expect(compare.part("cancel")).to_be_hidden()
