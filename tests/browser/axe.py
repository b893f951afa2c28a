"""What axe-core finds on a page: https://github.com/dequelabs/axe-core."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Every rule that axe has, its advice beyond WCAG included: one line for each element."""
    page.evaluate(_source())
    found = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [
        f"{rule['id']} ({rule['impact']}): {node['html'][:160]} … {node['failureSummary'][:200]}"
        for rule in found
        for node in rule["nodes"]
    ]
