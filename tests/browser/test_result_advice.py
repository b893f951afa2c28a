"""What to do: the engine's codes as sentences, with the lines that they ask for."""

from __future__ import annotations

import pytest
from browser.result_page import ResultPage, compared, html
from browser.result_texts import WALK, WALK_AGAIN
from browser.result_texts import page as html_page
from playwright.sync_api import Page, expect

ONE, TWO, THIRD = ("https://one.example/walk", "https://two.example/walk", "https://x.example/?a&b")


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


def show(result: ResultPage, heads: tuple[str, str], urls: tuple[str, str] = (ONE, TWO)) -> None:
    pages = [
        html(html_page("A walk", text).replace("</head>", f"{head}</head>"), url)
        for text, head, url in zip((WALK, WALK_AGAIN), heads, urls, strict=True)
    ]
    result.show(compared(*pages))


@pytest.mark.parametrize(
    ("heads", "code", "side", "line"),
    [
        (
            (f'<link rel="canonical" href="{THIRD}">', ""),
            "canonical-elsewhere-a",
            "B",
            '<link rel="canonical" href="https://x.example/?a&amp;b">',
        ),
        (
            ("", f'<link rel=alternate hreflang=en-GB href="{ONE}"><link rel=alternate'
             f' hreflang=en-US href="{TWO}">'),
            "translations-return-a",
            "A",
            f'<link rel="alternate" hreflang="en-US" href="{TWO}">',
        ),
    ],
)  # fmt: skip
def test_a_link_that_is_missing_can_be_copied(
    result: ResultPage, heads: tuple[str, str], code: str, side: str, line: str
) -> None:
    show(result, heads)
    item = result.page.locator(f".advice li[data-code={code}]")
    expect(item.locator("code")).to_have_text(line)
    expect(item.locator(".note")).to_contain_text(f"head of {side}")
    expect(result.page.locator(".advice code")).to_have_count(1)


def test_nobody_says_that_no_page_names_an_original_where_one_does(result: ResultPage) -> None:
    show(result, (f'<link rel=canonical href="{TWO}">', f'<link rel=canonical href="{ONE}">'))
    expect(result.page.locator(".advice li")).to_have_attribute("data-code", "canonicals-mutual")
    intro = result.page.locator(".advice .intro")
    expect(intro).to_contain_text("A duplicate is not a penalty")
    expect(intro).not_to_contain_text("Neither page names the other")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "for another language or region"), ("fr", "pour une autre langue ou une autre région")],
)
def test_regional_versions_are_of_one_language(result: ResultPage, lang: str, words: str) -> None:
    links = "".join(
        f'<link rel=alternate hreflang={tag} href="{url}">'
        for tag, url in (("en-GB", ONE), ("en-US", TWO))
    )
    pages = [
        html(html_page("A walk", text).replace("</head>", f"{links}</head>"), url)
        for text, url in ((WALK, ONE), (WALK_AGAIN, TWO))
    ]
    comparison = compared(*pages)
    assert "translations" in comparison["advice"]
    result.show(comparison, lang)
    expect(result.page.locator(".advice li[data-code=translations] h3")).to_contain_text(words)


def test_one_address_given_twice_has_nothing_to_fear(result: ResultPage) -> None:
    show(result, ("", ""), (ONE, f"{ONE}#part"))
    expect(result.page.locator(".advice li h3")).to_have_text("This is one address, given twice.")
    expect(result.page.locator(".advice .intro")).to_have_count(0)
