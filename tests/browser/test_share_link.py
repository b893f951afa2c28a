"""A comparison passed on: by a link, as a page, and kept in this browser."""

from __future__ import annotations

import base64
import json
import re
import zlib
from pathlib import Path

import pytest
from browser.axe import violations
from browser.conftest import Watch
from browser.input_page import ComparePage
from browser.input_sites import other_site
from browser.result_texts import LEDGER, WALK, WALK_AGAIN
from browser.waiting import engine_is
from playwright.sync_api import Page, expect


@pytest.fixture
def compare(page: Page, site: str) -> ComparePage:
    return ComparePage(page).open(site)


def shown(compare: ComparePage, a: str = WALK, b: str = WALK_AGAIN) -> ComparePage:
    compare.fill(a, b)
    compare.compare()
    compare.expect_verdict()
    return compare


def link(compare: ComparePage, *ticked: str) -> str:
    compare.part("share").click()
    for name in ticked:
        compare.part(f"share-{name}").check()
    field = compare.part("share-link")
    expect(field).to_have_value(re.compile("#share="))
    return field.input_value()


def figures(compare: ComparePage) -> list[str | None]:
    names = ("relation", "distance", "jaccard", "a-in-b", "b-in-a")
    return [compare.part(name).get_attribute("data-value") for name in names]


def open_link(compare: ComparePage, address: str) -> ComparePage:
    """In a tab of its own."""
    other = ComparePage(compare.page.context.new_page())
    return other.open(address)


def test_texts_go_along_where_the_reader_says_so(compare: ComparePage) -> None:
    shown(compare, WALK + " 東京 😀 été", WALK_AGAIN)
    other = ComparePage(compare.page.context.new_page())
    sent: list[str] = []
    other.page.on("request", lambda request: sent.append(request.url))
    other.page.goto(link(compare, "texts"))
    other.expect_verdict()
    assert figures(other) == figures(compare)
    # Behind "#": no server is sent it, and a reload does not bring it back over what was changed.
    assert not any("share=" in url for url in sent)
    assert "#" not in other.page.url


def test_else_they_do_not(compare: ComparePage) -> None:
    shown(compare)
    address = link(compare)
    assert len(address) < 120
    other = open_link(compare, address)
    expect(other.part("share-opened")).to_contain_text("brought its options")
    expect(other.part("input-a")).to_have_value("")


def test_options_go_along(compare: ComparePage) -> None:
    compare.part("options").click()
    compare.part("option-k").fill("4")
    compare.part("option-k").press("Tab")
    compare.part("option-stem").select_option("fr")
    compare.page.get_by_label("Include menus and footers").check()
    other = open_link(compare, link(shown(compare)))
    other.fill(WALK, WALK_AGAIN)
    other.compare()
    other.expect_verdict()
    assert other.asked("compare")[-1]["options"] == {"k": 4, "stem": "fr", "keep_boilerplate": True}


def test_addresses_wait_for_the_reader(compare: ComparePage, watch: Watch) -> None:
    with other_site() as site:
        watch.allow_host(site.host)
        places = {"a": site.url("open/page"), "b": site.url("open/text")}
        for side, place in places.items():
            compare.fetch(side, place)
            expect(compare.part(f"held-{side}")).to_be_visible(timeout=60_000)
        compare.compare()
        compare.expect_verdict()
        address = link(compare, "addresses")
        site.seen.clear()
        other = open_link(compare, address)
        expect(other.part("share-opened")).to_contain_text("two addresses")
        for side, place in places.items():
            expect(other.part(f"url-{side}")).to_have_value(place)
        engine_is(other.page, "ready")
        assert site.seen == []
        other.compare()
        other.expect_verdict()
        assert figures(other) == figures(compare)


@pytest.mark.parametrize(
    "content",
    ["AAAA", "%%%", "", base64.urlsafe_b64encode(zlib.compress(b"{}", wbits=-15)).decode()],
)
def test_a_link_that_is_none_is_said_to_be(page: Page, site: str, content: str) -> None:
    compare = ComparePage(page).open(f"{site}#share={content}")
    expect(compare.part("share-opened")).to_contain_text("cannot be read")
    shown(compare)


def test_a_link_that_swells_is_refused(page: Page, site: str) -> None:
    bomb = zlib.compressobj(9, wbits=-15)
    swelling = b"".join([*(bomb.compress(b" " * 10**6) for _ in range(40)), bomb.flush()])
    content = base64.urlsafe_b64encode(swelling).decode().rstrip("=")
    compare = ComparePage(page).open(f"{site}#share={content}")
    expect(compare.part("share-opened")).to_contain_text("cannot be read")


def test_unknown_options_are_dropped(page: Page, site: str) -> None:
    given = {"options": {"k": 99, "bits": "x", "stem": "fr", "evil": 1, "__proto__": 2}}
    packed = zlib.compress(json.dumps(given).encode(), wbits=-15)
    content = base64.urlsafe_b64encode(packed).decode().rstrip("=")
    compare = shown(ComparePage(page).open(f"{site}#share={content}"))
    assert compare.asked("compare")[-1]["options"] == {"stem": "fr"}


def test_saved_as_a_page_it_needs_nothing_else(compare: ComparePage, tmp_path: Path) -> None:
    shown(compare, WALK + " </script><b>$& 😀", WALK_AGAIN + " </script><b>$& 😀")
    with compare.page.expect_download() as saving:
        compare.part("save-page").click()
    saving.value.save_as(tmp_path / "sosie.html")
    page = compare.page.context.new_page()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.goto((tmp_path / "sosie.html").as_uri())
    expect(page.get_by_role("heading", level=1)).to_have_text(
        "These two pages are nearly the same."
    )
    texts = page.locator(".text").all_inner_texts()
    assert "</script><b>$& 😀" in texts[0]
    shared = page.locator("article.a mark").all_inner_texts()
    assert [mark[1:].strip() for mark in shared][0].startswith("The harbour path begins")
    assert page.locator("article.a mark").count() == page.locator("article.b mark").count()
    assert page.locator(".differs").count() == int(figures(compare)[1] or "")
    assert len(sent) == 1
    assert violations(page) == []


def test_nothing_is_kept_before_the_reader_asks(compare: ComparePage) -> None:
    shown(compare)
    compare.part("change").click()
    kept = compare.page.evaluate("JSON.stringify(localStorage)")
    assert "harbour" not in kept
    expect(compare.part("recent")).to_have_count(0)


def test_recent_comparisons_are_opened_and_erased(compare: ComparePage) -> None:
    compare.part("recent-keep").click()
    shown(compare, WALK, LEDGER)
    compare.part("change").click()
    shown(compare)
    before = figures(compare)
    compare.page.reload()
    expect(compare.part("recent")).to_have_count(2)
    compare.fill("", "")
    compare.part("recent").first.get_by_role("button").first.click()
    compare.expect_verdict()
    assert figures(compare) == before
    compare.part("change").click()
    # Compared again it is no other one.
    expect(compare.part("recent")).to_have_count(2)
    compare.part("recent").last.get_by_role("button").last.click()
    expect(compare.part("recent")).to_have_count(1)
    compare.part("recent-stop").click()
    expect(compare.part("recent")).to_have_count(0)
    assert "harbour" not in compare.page.evaluate("JSON.stringify(localStorage)")


def test_the_last_ten_are_kept(page: Page, site: str) -> None:
    side = {"title": "t", "text": "x"}
    kept = [
        {"date": f"2026-01-{n:02}", "relation": "distinct", "distance": 30, "jaccard": 0.1,
         "options": {}, "a": side | {"text": f"x{n}"}, "b": side} for n in range(10, 20)
    ]  # fmt: skip
    value = json.dumps(json.dumps({"version": 1, "list": kept}))
    compare = ComparePage(page).open(site, f"localStorage['sosie:recent'] ??= {value}")
    shown(compare)
    compare.part("change").click()
    expect(compare.part("recent")).to_have_count(10)
    expect(compare.part("recent").first).to_contain_text("Near-duplicate")


@pytest.mark.parametrize("kept", ["5", '{"version":1,"list":[{}]}', '{"version":2,"list":[]}'])
def test_what_another_version_kept_is_not_shown(page: Page, site: str, kept: str) -> None:
    compare = ComparePage(page).open(site, f"localStorage['sosie:recent'] = {json.dumps(kept)}")
    expect(compare.part("recent-keep")).to_be_visible()
