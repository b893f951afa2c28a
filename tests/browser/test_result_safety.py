"""Whatever a page holds is shown as its text and nothing else."""

from __future__ import annotations

import pytest
from browser.result_page import ResultPage, compared, html
from playwright.sync_api import Page, expect

MARKUP = (
    "<img src=x onerror=\"document.title='broken'\"> <script>document.title='broken'</script> "
    "<svg onload=\"document.title='broken'\"> </p></mark><style>body{display:none}</style> "
    "&lt;b&gt; {{ $count }} ${1+1} one two three four five six seven eight nine ten"
)
BIDI = "\u202eabc def ghi jkl mno pqr stu vwx\u202c \u2067 مرحبا بالعالم هذا نص قصير للتجربة"


@pytest.fixture
def result(page: Page, site: str) -> ResultPage:
    return ResultPage(page, site)


def test_markup_stays_text(result: ResultPage) -> None:
    comparison = compared(MARKUP, "Before. " + MARKUP)
    result.show(comparison)
    for side in "ab":
        assert result.part(f"text-{side}").text_content() == comparison[side]["text"]
    body = result.page.locator(".column.a .text-body")
    assert (body.text_content() or "").replace("\n", "") == MARKUP
    assert result.page.locator(".result :is(img, script, style, object, iframe)").count() == 0
    assert result.page.title() != "broken"


def test_markup_in_titles_and_removed_blocks_stays_text(result: ResultPage) -> None:
    source = (
        "<title>&lt;img src=x onerror=document.title='broken'&gt;</title>"
        "<nav>&lt;img src=x onerror=document.title='broken'&gt; menu of the house</nav>"
        "<main>" + "".join(f"<p>Sentence number {n} of this page is short.</p>" for n in range(20))
    )
    result.show(compared(html(source), html(source)))
    expect(result.page.locator(".column.a h3")).to_contain_text("<img src=x")
    for block in result.page.locator(".removed-piece").all():
        block.locator("summary").click()
        expect(block.locator(".full")).to_be_visible()
    assert result.page.locator(".result img").count() == 0
    assert result.page.title() != "broken"


def test_bidirectional_text_keeps_to_its_place(result: ResultPage) -> None:
    comparison = compared(BIDI, BIDI + " end")
    result.show(comparison)
    assert result.page.locator(".column.a .text-body").text_content() == comparison["a"]["text"]
    for block in result.page.locator(".text-body .block").all():
        assert block.get_attribute("dir") == "auto"
    excerpt = result.part("passages").locator("bdi").first
    assert excerpt.evaluate("e => getComputedStyle(e).unicodeBidi") == "isolate"


def test_lone_surrogates_are_shown(result: ResultPage) -> None:
    broken = "one two three \ud83d four five six seven"
    comparison = compared(broken, broken)
    result.show(comparison)
    expect(result.part("relation")).to_have_attribute("data-value", "identical")


def test_no_style_attribute_is_in_the_markup(result: ResultPage) -> None:
    """The policy forbids inline styles; a breach is a console error, which fails any test."""
    result.show(compared(MARKUP, "Before. " + MARKUP))
    policy = result.page.locator("meta[http-equiv='Content-Security-Policy']")
    assert "style-src 'self'" in (policy.get_attribute("content") or "")
    assert "'unsafe-inline'" not in (policy.get_attribute("content") or "")
