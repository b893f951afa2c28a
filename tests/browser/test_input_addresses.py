"""Addresses: read directly or through the relay, and each way in which that can fail."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from browser.conftest import Watch
from browser.input_page import FOX, IMPATIENT, ComparePage
from browser.input_sites import PARAGRAPH, OtherSite, other_site
from playwright.sync_api import BrowserContext, Page, Route, expect

# What the browser itself writes about a request that was refused.
REFUSED = r"Failed to load resource|blocked by CORS policy|net::ERR_|Access to fetch"


@pytest.fixture(scope="module")
def other() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


@pytest.fixture
def compare(page: Page, site: str, watch: Watch, other: OtherSite) -> ComparePage:
    watch.allow(REFUSED)
    watch.allow_host(other.host)
    return ComparePage(page).open(site, IMPATIENT)


def without_relay(compare: ComparePage) -> None:
    compare.page.get_by_role("button", name="Choose the relay").click()
    compare.page.get_by_text("No relay").click()
    compare.part("relay-save").click()


def own_relay(compare: ComparePage, template: str) -> None:
    compare.page.get_by_role("button", name="Choose the relay").click()
    compare.part("relay-template").fill(template)
    compare.part("relay-save").click()


def test_a_site_that_allows_it_is_read_directly(compare: ComparePage, other: OtherSite) -> None:
    compare.fetch("a", other.url("open/page"))
    expect(compare.part("held-a")).to_contain_text("directly", timeout=60_000)
    expect(compare.part("held-a")).to_contain_text(other.url("open/page"))
    expect(compare.part("held-a")).to_contain_text("text/html")
    path, headers = other.seen[-1]
    assert path == "/open/page"
    assert "Cookie" not in headers and "Referer" not in headers


def test_another_site_is_read_through_the_relay(compare: ComparePage, other: OtherSite) -> None:
    compare.part("url-a").fill(other.url("closed/latin"))
    expect(compare.part("panel-a")).to_contain_text("the relay localhost")
    compare.part("url-a").press("Enter")
    expect(compare.part("held-a")).to_contain_text("Le phare éteint", timeout=60_000)
    expect(compare.part("held-a")).to_contain_text("windows-1252")
    expect(compare.part("held-a")).to_contain_text("via localhost")


def test_compare_fetches_addresses_that_wait(compare: ComparePage, other: OtherSite) -> None:
    compare.part("url-a").fill(other.url("open/page"))
    compare.part("url-b").fill(other.url("closed/text"))
    compare.compare()
    compare.expect_verdict()
    request = compare.asked("compare")[0]
    assert request["a"]["url"] == other.url("open/page")
    assert request["b"]["content_type"].startswith("text/plain")


def test_header_fields_reach_the_engine(compare: ComparePage, other: OtherSite) -> None:
    compare.part("url-a").fill(other.url("open/stated"))
    compare.part("url-b").fill(other.url("closed/stated"))
    compare.compare()
    compare.expect_verdict()
    request = compare.asked("compare")[0]
    assert request["a"]["headers"] == {"Content-Language": "en"}
    relayed = {"X-Robots-Tag": "noindex", "Link": "</page>; rel=canonical"}
    assert request["b"]["headers"] == {**relayed, "Content-Language": "en"}
    advice = compare.page.locator(".advice li").first
    expect(advice).to_have_attribute("data-code", "canonical-and-noindex-b")


def test_the_scheme_may_be_left_out(compare: ComparePage, watch: Watch) -> None:
    watch.allow_host("nobody.invalid")
    compare.fetch("a", "nobody.invalid/page")
    compare.expect_problem("a", "could not be fetched")


def test_a_page_asked_for_before_the_relay_is_known_waits_for_it(
    page: Page, site: str, watch: Watch, other: OtherSite
) -> None:
    watch.allow(REFUSED)
    watch.allow_host(other.host)
    held: list[Route] = []
    page.route("**/config.json", lambda route: held.append(route))
    compare = ComparePage(page).open(site)
    compare.fetch("a", other.url("closed/page"))
    page.wait_for_timeout(500)
    expect(compare.part("problem-a")).not_to_be_visible()
    for route in held:
        route.continue_()
    expect(compare.part("held-a")).to_contain_text("via", timeout=60_000)


@pytest.mark.parametrize(("path", "how"), [("open/page", "directly"), ("closed/page", "via")])
def test_a_site_without_https_is_found_by_http(
    compare: ComparePage, other: OtherSite, path: str, how: str
) -> None:
    compare.fetch("a", f"{other.host}/{path}")
    expect(compare.part("held-a")).to_contain_text(other.url(path), timeout=60_000)
    expect(compare.part("held-a")).to_contain_text(how)


def test_where_neither_scheme_answers_https_is_named(compare: ComparePage, watch: Watch) -> None:
    watch.allow_host("127.0.0.1:9")
    compare.fetch("a", "127.0.0.1:9/page")
    compare.expect_problem("a", "does not accept connections")


def test_a_site_silent_on_https_does_not_keep_the_reader_waiting(
    compare: ComparePage, other: OtherSite
) -> None:
    asked: list[str] = []
    compare.page.on("request", lambda request: asked.append(request.url))
    compare.page.route(re.compile("^https://127"), lambda route: None)
    compare.fetch("a", f"{other.host}/open/page")
    expect(compare.part("held-a")).to_contain_text("directly", timeout=60_000)
    assert not [url for url in asked if "proxy" in url]


def test_a_typed_scheme_is_kept(compare: ComparePage, other: OtherSite) -> None:
    compare.fetch("a", f"https://{other.host}/open/page")
    compare.expect_problem("a", "does not speak https at this address")


@pytest.mark.parametrize(
    ("address", "words"),
    [
        ("not an address", ("not a web address", "example.org/page")),
        ("mailto:someone@example.org", ("not a web address", "mailto:")),
        ("file:///etc/hosts", ("not a web address", "file:")),
        ("http://me:secret@example.org/", ("could not be fetched", "Sosie sends none")),
        ("https://me@example.org/", ("could not be fetched", "Sosie sends none")),
        ("me@example.org", ("not a web address", "example.org/page")),
    ],
)
def test_what_is_no_address(compare: ComparePage, address: str, words: tuple[str, ...]) -> None:
    compare.fill(b=FOX)
    compare.fetch("a", address)
    compare.expect_problem("a", *words, "What you gave in B is untouched.")
    expect(compare.part("url-a")).to_have_value(address)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("closed/missing", ("could not be fetched", "no such page (404)")),
        ("open/missing", ("could not be fetched", "no such page (404)")),
        ("closed/picture", ("not a page", "image/png")),
        ("open/picture", ("not a page", "image/png")),
        ("closed/huge", ("could not be fetched", "larger than 5 MB")),
        ("open/huge", ("could not be fetched", "larger than 5 MB")),
        ("open/disguised", ("not a text", "PDF")),
    ],
)
def test_what_a_site_may_answer(
    compare: ComparePage, other: OtherSite, path: str, words: tuple[str, ...]
) -> None:
    compare.fetch("a", other.url(path))
    compare.expect_problem("a", *words)


@pytest.mark.parametrize("way", ["open", "closed"])
def test_a_binary_page_compared_at_once_is_named_by_its_address(
    compare: ComparePage, other: OtherSite, way: str
) -> None:
    compare.fill(b=FOX)
    compare.part("url-a").fill(other.url(f"{way}/disguised"))
    compare.compare()
    compare.expect_problem("a", f"{other.url(f'{way}/disguised')} looks like a PDF")
    expect(compare.part("status")).to_have_text("Ready")
    expect(compare.part("problem-a")).not_to_contain_text("Pasted text")


def test_private_address_is_refused_by_the_relay(compare: ComparePage, watch: Watch) -> None:
    watch.allow_host("10.0.0.1")
    compare.fetch("a", "http://10.0.0.1/")
    compare.expect_problem("a", "private network", "drop it here")


def test_a_site_that_forbids_without_a_relay(compare: ComparePage, other: OtherSite) -> None:
    without_relay(compare)
    compare.part("url-a").fill(other.url("closed/page"))
    expect(compare.part("panel-a")).to_contain_text("No relay is set up")
    compare.part("fetch-a").click()
    compare.expect_problem("a", "does not let other sites read it", "no relay is set up")
    compare.part("problem-a").get_by_role("button", name="Other ways").click()
    expect(compare.page.get_by_role("dialog")).to_contain_text("Save the page")
    link = compare.page.get_by_role("link", name="Copy this page’s HTML")
    assert (link.get_attribute("href") or "").startswith("javascript:")
    compare.page.keyboard.press("Escape")
    compare.part("problem-a").get_by_role("button", name="Paste the text instead").click()
    expect(compare.part("input-a")).to_be_focused()


def test_a_relay_that_is_down(compare: ComparePage, watch: Watch, other: OtherSite) -> None:
    watch.allow_host("127.0.0.1:9")
    own_relay(compare, "http://127.0.0.1:9/?url={url}")
    compare.fill(b=FOX)
    compare.fetch("a", other.url("closed/page"))
    compare.expect_problem("a", "127.0.0.1:9", "cannot be reached", "B is untouched")
    expect(compare.part("input-b")).to_have_value(FOX)


def test_a_relay_that_does_not_answer(compare: ComparePage, watch: Watch, other: OtherSite) -> None:
    watch.allow_host("relay.example")
    compare.page.route(re.compile("relay.example"), lambda route: None)
    own_relay(compare, "https://relay.example/?url={url}")
    compare.fetch("a", other.url("closed/page"))
    compare.expect_problem("a", "relay.example", "did not answer in 16 seconds")


def test_a_relay_must_hold_the_place_of_the_address(compare: ComparePage) -> None:
    own_relay(compare, "https://relay.example/")
    expect(compare.page.get_by_role("dialog")).to_contain_text("holds {url}")


def test_the_choice_of_a_relay_is_kept(compare: ComparePage) -> None:
    without_relay(compare)
    compare.page.reload()
    compare.part("url-a").fill("example.org")
    expect(compare.part("panel-a")).to_contain_text("No relay is set up")


def test_static_deployment_without_relay_says_so(
    page: Page, sub_path_site: str, watch: Watch
) -> None:
    compare = ComparePage(page).open(sub_path_site)
    compare.part("url-a").fill("example.org")
    expect(compare.part("panel-a")).to_contain_text("No relay is set up")


def test_offline(compare: ComparePage, context: BrowserContext, other: OtherSite) -> None:
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    compare.part("change").click()
    context.set_offline(True)
    compare.fetch("a", other.url("open/page"))
    compare.expect_problem("a", "seems to be offline")
    compare.fill(a=PARAGRAPH * 6)
    compare.compare()
    compare.expect_verdict()


def test_a_fetch_can_be_stopped(compare: ComparePage, watch: Watch) -> None:
    watch.allow_host("slow.example")
    compare.page.route(re.compile("slow.example"), lambda route: None)
    compare.fetch("a", "https://slow.example/")
    expect(compare.part("fetch-a")).to_have_text("Stop")
    compare.part("fetch-a").click()
    expect(compare.part("fetch-a")).to_have_text("Fetch")
    expect(compare.part("url-a")).to_have_value("https://slow.example/")
    expect(compare.part("problem-a")).to_be_hidden()
