"""The compare page as the input tests use it."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

FOX = "The quick brown fox jumps over the lazy dog near the river bank every single morning. " * 5
LAMP = "A keeper who never hurries lights the lamp on the pier at dusk, whatever the wind. " * 5

# What the page asks of the engine, and how long it waits, seen from outside.
SPY = """
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.kind === 'call') asked.push({ name: message.name, request: message.request });
    return post.call(this, message, ...rest);
  };
"""
IMPATIENT = """
  const timeout = AbortSignal.timeout;
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, ms / 20);
"""


class ComparePage:
    """Parts and gestures of the page, by their test ids."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open(self, address: str, *scripts: str) -> ComparePage:
        for script in (SPY, *scripts):
            self.page.add_init_script(script)
        self.page.goto(address)
        expect(self.part("input-a")).to_be_visible()
        return self

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def fill(self, a: str | None = None, b: str | None = None) -> None:
        for side, text in (("a", a), ("b", b)):
            if text is not None:
                self.part(f"input-{side}").fill(text)

    def compare(self) -> None:
        self.part("compare").click()

    def expect_verdict(self) -> None:
        expect(self.part("relation")).to_be_visible(timeout=60_000)

    def fetch(self, side: str, address: str) -> None:
        self.part(f"url-{side}").fill(address)
        self.part(f"fetch-{side}").click()

    def expect_problem(self, side: str, *words: str) -> None:
        problem = self.part(f"problem-{side}")
        expect(problem).to_be_visible(timeout=60_000)
        for phrase in words:
            expect(problem).to_contain_text(phrase)

    def choose(self, side: str, name: str, mime: str, content: bytes) -> None:
        self.part(f"file-{side}").set_input_files(
            {"name": name, "mimeType": mime, "buffer": content}
        )

    def drop(self, side: str, name: str, mime: str, content: str) -> None:
        """Drops a file on the middle of a panel, as far as a script can."""
        script = """(element, [name, type, content]) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([content], name, { type }));
          const init = { dataTransfer, bubbles: true, cancelable: true };
          for (const kind of ['dragenter', 'dragover', 'drop']) {
            element.dispatchEvent(new DragEvent(kind, init));
          }
        }"""
        self.part(f"input-{side}").evaluate(script, [name, mime, content])

    def paste(self, side: str, text: str) -> None:
        script = """(element, text) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData('text/plain', text);
          const init = { clipboardData, bubbles: true, cancelable: true };
          element.dispatchEvent(new ClipboardEvent('paste', init));
        }"""
        self.part(f"input-{side}").evaluate(script, text)

    def drop_text(self, side: str, text: str) -> None:
        script = """(element, text) => {
          const dataTransfer = new DataTransfer();
          dataTransfer.setData('text/plain', text);
          const init = { dataTransfer, bubbles: true, cancelable: true };
          element.dispatchEvent(new DragEvent('drop', init));
        }"""
        self.part(f"input-{side}").evaluate(script, text)

    def asked(self, name: str) -> list[dict[str, Any]]:
        """The requests of one name that reached the engine."""
        calls = self.page.evaluate("asked")
        return [json.loads(call["request"]) for call in calls if call["name"] == name]
