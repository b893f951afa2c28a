"""The page that explains the method, as its tests use it: on the native engine or the page's."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import sosie
from browser.calibrate_page import STAND_IN, native_route
from playwright.sync_api import Locator, Page, expect

CELLS = "rows => rows.map(({ cells }) => [...cells].map(c => c.dataset.value ?? c.innerText))"
ENGINE = Path(sosie.__file__).parents[1]


class MethodPage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def native(self) -> MethodPage:
        """The native engine in the place of the browser's: its figures, without the wait."""
        body = STAND_IN % json.dumps([False, None])
        self.page.route(
            "**/engine/worker.js*",
            lambda route: route.fulfill(body=body, content_type="text/javascript"),
        )
        self.page.route("**/native-engine", native_route)
        return self

    def open(self, site: str, language: str = "en") -> MethodPage:
        self.page.goto(f"{site}method.html?lang={language}")
        self.expect_vote()
        return self

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def expect_vote(self) -> None:
        expect(self.part("vote-table-a")).to_be_visible(timeout=60_000)

    def choose(self, bits: int = 8, k: int = 1) -> None:
        for name, value in (("bits", bits), ("k", k)):
            self.part(f"vote-{name}-{value}").check(force=True)
        table = f"[data-testid=vote-table-a][data-bits='{bits}'][data-k='{k}']"
        expect(self.page.locator(table)).to_be_visible()

    def rows(self, side: str) -> list[list[str]]:
        """The table of a side, row by row."""
        return self.part(f"vote-table-{side}").evaluate(
            "table => [...table.rows].map(row => [...row.cells].map(cell => cell.innerText.trim()))"
        )

    def slide(self, study: str, percent: int) -> None:
        slider = self.part(f"{study}-slider")
        slider.evaluate(
            "(slider, value) => {"
            " slider.value = value; slider.dispatchEvent(new Event('input')); }",
            percent,
        )
        sentence = self.page.locator(f"[data-testid={study}-sentence][data-percent='{percent}']")
        expect(sentence).to_be_visible(timeout=60_000)

    def value(self, chart: str) -> float:
        """The figure at the slider's place."""
        return float(self.part(f"value-{chart}").get_attribute("data-value") or "nan")

    def texts(self, study: str) -> list[str]:
        """The two texts at the slider's place, as the page offers them."""
        details = self.part(f"{study}-texts")
        details.evaluate("element => { element.open = true }")
        columns = [self.part(f"{study}-text-{side}") for side in "ab"]
        expect(columns[1]).to_be_visible()
        return [column.evaluate("element => element.textContent") for column in columns]

    def numbers(self, study: str) -> list[list[str]]:
        """The rows of the table behind the charts."""
        drawn = self.page.locator(f"[data-testid=chart-{study}-measure] .plot[aria-label]")
        expect(drawn).to_be_visible(timeout=60_000)
        details = self.part(f"{study}-numbers")
        details.evaluate("element => { element.open = true }")
        expect(details.locator("tbody")).to_be_visible()
        return details.locator("tbody tr").evaluate_all(CELLS)


def command_line(folder: Path, a: str, b: str, *options: str) -> dict[str, Any]:
    """What `sosie compare --json` says of two texts."""
    paths = [folder / "a.txt", folder / "b.txt"]
    for path, text in zip(paths, (a, b), strict=True):
        path.write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "sosie", "compare", "--json", *options, *map(str, paths)]
    told = subprocess.run(command, capture_output=True, cwd=ENGINE, encoding="utf-8", timeout=60)
    assert told.returncode != 2, told.stderr
    return json.loads(told.stdout)
