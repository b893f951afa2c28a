"""What the pages say of themselves, and which of the four kinds of near-duplicate they are."""

from __future__ import annotations

from typing import Any

import pytest
from browser.result_boundary import PARAGRAPHS, BoundaryPage, mill
from browser.result_page import ResultPage, compared, html
from browser.result_texts import LEDGER, WALK, WALK_AGAIN
from playwright.sync_api import Locator, Page, expect

OPENING, FLOUR, ADVERT = PARAGRAPHS
LONG_ADDRESS = "https://mill.example/" + "a-part-of-the-path/" * 12


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


def stating(head: str, headers: dict[str, str] | None = None) -> dict[str, Any]:
    source = mill(OPENING, FLOUR, ADVERT).replace("</title>", f"</title>{head}")
    return html(source, "https://mill.example/rye") | {"headers": headers or {}}


def cells(result: ResultPage, row: str) -> Locator:
    return (
        result.page.get_by_role("row")
        .filter(has=result.page.get_by_role("rowheader", name=row, exact=True))
        .get_by_role("cell")
    )


def show_says(result: ResultPage, a: dict[str, Any], b: dict[str, Any]) -> None:
    result.show(compared(a, b))
    result.page.locator(".says > summary").click()


def test_both_pages_beside_each_other(result: ResultPage) -> None:
    a = stating(
        f'<link rel="canonical" href="{LONG_ADDRESS}"><meta name="robots" content="index, follow">'
        '<link rel="alternate" hreflang="fr" href="/fr"><link rel="next" href="/rye/2">',
        {"X-Robots-Tag": "googlebot: noindex"},
    )
    show_says(result, a, stating('<meta property="og:url" content="https://mill.example/og">'))
    said = {
        "Title": ["The mill by the bridge", "The mill by the bridge"],
        "Language": ["en", "en"],
        "Canonical": [LONG_ADDRESS, "not stated"],
        "og:url": ["not stated", "https://mill.example/og"],
        "Meta robots": ["index, follow", "not stated"],
        "X-Robots-Tag": ["googlebot: noindex", "not stated"],
        "Other languages (hreflang)": [
            "1 version for a language or regionfr https://mill.example/fr",
            "not stated",
        ],
        "Next page": ["https://mill.example/rye/2", "not stated"],
    }
    for row, texts in said.items():
        expect(cells(result, row)).to_have_text(texts)
    expect(result.page.get_by_role("rowheader", name="Previous page")).to_have_count(0)
    for width in (360, 768, 1440):
        result.page.set_viewport_size({"width": width, "height": 800})
        assert result.page.evaluate("document.documentElement.scrollWidth") == width


def test_contradictions_are_said_where_they_stand(result: ResultPage) -> None:
    a = stating(
        '<link rel="canonical" href="/rye"><link rel="canonical" href="/wheat">'
        '<meta property="og:url" content="https://mill.example/oats">'
    )
    b = stating(
        '<link rel="canonical" href="https://mill.example/rye/">'
        '<meta property="og:url" content="http://mill.example/rye">'
    )
    show_says(result, a, b)
    expect(cells(result, "Canonical").first).to_contain_text("More than one canonical")
    expect(cells(result, "Canonical").first).to_contain_text("https://mill.example/wheat")
    expect(cells(result, "og:url").first).to_contain_text("Not the canonical address.")
    # One page, written in two ways.
    expect(cells(result, "og:url").last).to_have_text("http://mill.example/rye")


def test_many_language_versions_fold_but_not_on_paper(result: ResultPage) -> None:
    tags = ("fr", "de", "es", "it", "pt", "ru", "ar")
    links = "".join(f'<link rel="alternate" hreflang="{tag}" href="/{tag}">' for tag in tags)
    show_says(result, stating(links), stating(""))
    versions = cells(result, "Other languages (hreflang)").first
    expect(versions.get_by_text("7 versions for languages or regions")).to_be_visible()
    expect(versions.get_by_role("listitem").first).to_be_hidden()
    result.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    expect(versions.get_by_role("listitem")).to_have_count(7)
    expect(versions.get_by_role("listitem").last).to_be_visible()


def test_plain_texts_say_nothing_of_themselves(result: ResultPage) -> None:
    result.show(compared(WALK, WALK_AGAIN))
    expect(result.page.locator(".says")).to_have_count(0)
    expect(result.part("kind")).to_have_count(0)


def plain(*paragraphs: str) -> str:
    """The same content in another layout: a row of a table each."""
    rows = "".join(f"<tr><td><div>{text}</div></td></tr>" for text in paragraphs)
    return f"<html lang=en><body><table><tbody>{rows}</tbody></table></body></html>"


KINDS = {
    "complete": (mill(OPENING, FLOUR, ADVERT), mill(OPENING, FLOUR, ADVERT), "Same content, same"),
    "content": (mill(*PARAGRAPHS, title=""), plain(*PARAGRAPHS), "Same content, another layout"),
    "layout": (
        mill(OPENING),
        mill(f"{OPENING} {FLOUR} {ADVERT}"),
        "Part of the content, same layout",
    ),
    "partial": (mill(OPENING, title=""), plain(*PARAGRAPHS), "Part of the content, another"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_the_kind_of_near_duplicate_stands_under_the_verdict(result: ResultPage, kind: str) -> None:
    a, b, words = KINDS[kind]
    comparison = compared(html(a), html(b))
    assert comparison["layout_kind"] == kind
    result.show(comparison)
    line = result.part("kind")
    expect(line).to_have_attribute("data-value", kind)
    expect(line.locator("summary")).to_contain_text(words)
    expect(line.locator("summary")).to_contain_text("% alike)")
    explanation = line.locator("p")
    expect(explanation).to_be_hidden()
    line.locator("summary").click()
    expect(explanation).to_be_visible()


def test_different_pages_are_of_no_kind(result: ResultPage) -> None:
    result.show(compared(html(mill(*PARAGRAPHS)), html(mill(LEDGER))))
    expect(result.part("kind")).to_have_count(0)


def test_the_charset_and_why(page: Page, site: str) -> None:
    result = BoundaryPage(page, site).open(mill(OPENING, FLOUR), mill(OPENING, FLOUR))
    expect(page.locator(".read-side.a .origin")).to_contain_text("utf-8, undeclared, but valid")
    page.locator(".folded.details > summary").click()
    expect(cells(result, "Charset").first).to_have_text("utf-8, undeclared, but valid")
