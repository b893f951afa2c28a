"""A long comparison never holds the page."""

from __future__ import annotations

from browser.result_page import LONG_TASKS, ResultPage, compared
from browser.result_texts import long_pair
from playwright.sync_api import Page, expect

# What the browser reports as a long task; half of what a reader notices.
LONG_MS = 50
# A machine that does other work stretches tasks; one undisturbed run shows what the page does.
RUNS = 6


def longest_task(result: ResultPage) -> int:
    result.page.evaluate(LONG_TASKS)
    result.page.locator(".columns").evaluate("e => e.setAttribute('data-old', '')")
    result.part("compare-again").click()
    result.wait()
    result.page.wait_for_timeout(200)
    return max(result.page.evaluate("longTasks"), default=0)


def test_twenty_thousand_words_and_two_thousand_passages(page: Page, site: str) -> None:
    comparison = compared(*long_pair(2000, 9))
    assert comparison["a"]["words"] == 20_000
    assert len(comparison["passages"]) == 2000
    result = ResultPage(page, site).show(comparison)
    expect(page.locator(".column.a [role=button].n")).to_have_count(2000)
    assert any(longest_task(result) <= LONG_MS for _ in range(RUNS))


def test_a_long_text_without_a_paragraph(page: Page, site: str) -> None:
    a, b = (side.replace("\n\n", " ") for side in long_pair(2000, 9))
    result = ResultPage(page, site).show(compared(a, b))
    assert any(longest_task(result) <= LONG_MS for _ in range(RUNS))
