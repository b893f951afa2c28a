"""Waiting for the page.

The content security policy forbids ``page.wait_for_function`` (it evaluates strings), so this waits
for elements.
"""

from __future__ import annotations

from playwright.sync_api import Page

READY_MS = 60_000


def engine_is(page: Page, *states: str, timeout: float = READY_MS) -> str:
    """Waits until ``<html data-engine>`` is one of the states; gives the one that it is."""
    selector = ",".join(f'html[data-engine="{state}"]' for state in states)
    page.locator(selector).wait_for(state="attached", timeout=timeout)
    return page.locator("html").get_attribute("data-engine") or ""
