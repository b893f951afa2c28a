"""The calibration as its tests use it, and sets of texts of our own making."""

from __future__ import annotations

import base64
import json
import random
from pathlib import Path
from typing import Any

from browser.input_page import ComparePage
from playwright.sync_api import Locator, Route, expect
from sosie.bridge import call

_SYLLABLES = "ba de fi go lu ma ne pi ro su ta ve".split()
WORDS = [a + b + c for a in _SYLLABLES for b in _SYLLABLES for c in _SYLLABLES]


def article(number: int, words: int = 120) -> str:
    """A text that shares hardly a phrase with that of another number."""
    chosen = random.Random(f"article {number}").choices(WORDS, k=words)
    return " ".join(chosen) + ".\n"


def altered(text: str, every: int = 40) -> str:
    """The text with one word in so many replaced."""
    words = text.split()
    words[::every] = ["zzz"] * len(words[::every])
    return " ".join(words)


def write_set(folder: Path, count: int, **more: str) -> Path:
    """So many different texts as files, and more by their names (without an ending)."""
    folder.mkdir()
    for number in range(count):
        (folder / f"text-{number:02}.txt").write_text(article(number), encoding="utf-8")
    for name, content in more.items():
        (folder / f"{name}.txt").write_text(content, encoding="utf-8")
    return folder


def measured(
    texts: dict[str, str], alike: list[list[str]] | None = None, **more: Any
) -> dict[str, Any]:
    """The native engine's CALIBRATION of texts by name."""
    sources = [{"name": name, "text": text} for name, text in texts.items()]
    request = {"sources": sources, "alike": alike or [], "options": {}}
    answer = json.loads(call("calibrate", json.dumps(request | more)))
    assert answer["ok"], answer
    return answer["value"]


# A worker that hands every call to the native engine, so that a test waits for no Python in the
# browser. A calibration says how far it is; where it is to hold, it goes no further.
STAND_IN = """
  const [hold, known] = %s;
  const post = (message) => self.postMessage(message);
  const text = (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  self.onmessage = async ({ data: { id, name, request, buffers } }) => {
    if (name === 'calibrate') {
      const total = JSON.parse(request).sources.length;
      post({ kind: 'report', id, progress: { done: Math.floor(total / 2), total } });
      if (hold) return;
      const answer = new TextEncoder().encode(JSON.stringify({ ok: true, value: known }));
      if (known) return post({ kind: 'answer', id, answer });
    }
    const body = JSON.stringify({ name, request, buffers: buffers.map((one) => btoa(text(one))) });
    const answer = await fetch('native-engine', { method: 'POST', body });
    post({ kind: 'answer', id, answer: await answer.arrayBuffer() });
  };
  post({ kind: 'progress', protocol: 1, stage: 'engine', loaded: 1, total: 1 });
  post({ kind: 'ready' });
"""


def native_route(route: Route) -> None:
    asked = json.loads(route.request.post_data or "")
    buffers = [base64.b64decode(buffer) for buffer in asked["buffers"]]
    answer = call(asked["name"], asked["request"], *buffers)
    route.fulfill(body=answer, content_type="application/json")


class CalibratePage(ComparePage):
    """The part of the compare page that calibrates."""

    def open(self, address: str, *scripts: str) -> CalibratePage:
        super().open(address, *scripts)
        self.part("options").click()
        self.part("calibrate-link").click()
        expect(self.part("calibrate-drop")).to_be_visible()
        return self

    def native(self, *, hold: bool = False, known: dict[str, Any] | None = None) -> CalibratePage:
        """The native engine in the place of the browser's. `hold`: no calibration ever ends;
        `known`: what every calibration gives."""
        body = STAND_IN % json.dumps([hold, known])
        self.page.route(
            "**/engine/worker.js*",
            lambda route: route.fulfill(body=body, content_type="text/javascript"),
        )
        self.page.route("**/native-engine", native_route)
        return self

    def give_folder(self, folder: Path) -> None:
        self.part("calibrate-folder-input").set_input_files(folder)

    def give(self, *files: Path | dict[str, Any]) -> None:
        self.part("calibrate-files-input").set_input_files(list(files))

    def wait(self) -> None:
        expect(self.part("calibrate-summary")).to_be_visible(timeout=60_000)

    def pair(self, *names: str) -> Locator:
        """The row of the closest pairs that holds both names."""
        row = self.part("calibrate-pair")
        for name in names:
            row = row.filter(has_text=name)
        return row

    def columns(self, chart: str) -> list[list[str]]:
        """The figures behind a histogram, row by row."""
        rows = self.part(f"histogram-{chart}").locator("tbody tr")
        return rows.evaluate_all("rows => rows.map(row => [...row.cells].map(c => c.textContent))")


def histogram(value: dict[str, Any], kind: str, measure: str) -> list[int]:
    return value[kind][measure]["histogram"]
