"""The results as their tests use them: a comparison of the native engine, shown by the built site.

A stand-in answers in the place of the engine's worker, so that a test waits for no Python in the
browser and can show any comparison; that the browser's engine gives the same is a test of its own.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page
from sosie.bridge import call

STAND_IN = """
  const answers = %s;
  const encode = (value) => new TextEncoder().encode(JSON.stringify(value));
  self.onmessage = ({ data }) => self.postMessage({
    kind: 'answer', id: data.id, answer: encode({ ok: true, value: answers[data.name] }),
  });
  self.postMessage({ kind: 'progress', protocol: 1, stage: 'engine', loaded: 1, total: 1 });
  self.postMessage({ kind: 'ready' });
"""

# The long tasks of the page, from the click on Compare on.
LONG_TASKS = """
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) longTasks.push(Math.round(entry.duration));
  }).observe({ type: 'longtask' });
"""


def text(content: str) -> dict[str, Any]:
    return {"text": content, "kind": "text"}


def html(content: str, url: str | None = None) -> dict[str, Any]:
    return {"text": content, "kind": "html", "url": url}


def compared(a: str | dict[str, Any], b: str | dict[str, Any], **options: Any) -> dict[str, Any]:
    """The native engine's COMPARISON."""
    sources = [text(side) if isinstance(side, str) else side for side in (a, b)]
    request = {"a": sources[0], "b": sources[1], "options": options}
    answer = json.loads(call("compare", json.dumps(request)))
    assert answer["ok"], answer
    return answer["value"]


class ResultPage:
    """A comparison on the page."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site

    def show(self, comparison: dict[str, Any], lang: str = "en") -> ResultPage:
        self._stand_in(comparison)
        self.page.goto(f"{self.site}?lang={lang}")
        self.compare()
        return self

    def compare(self) -> None:
        """Any two texts: the stand-in knows its answer."""
        for side in "ab":
            self.part(f"input-{side}").fill(f"A text for {side}.")
        self.part("compare").click()
        self.wait()

    def wait(self) -> None:
        """Until both texts stand complete."""
        # Not `expect`: each of its looks at an unready page describes the whole of it, a long task.
        done = self.page.locator(".columns:not([aria-busy], [data-old])")
        done.wait_for(state="attached", timeout=60_000)

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def value(self, name: str) -> str:
        value = self.part(name).get_attribute("data-value")
        assert value is not None, f"{name} has no data-value"
        return value

    def sentence(self) -> str:
        return self.page.locator(".sentence").inner_text()

    def reason(self) -> str:
        return self.page.locator(".reason").inner_text()

    def marks(self, side: str, n: int) -> Locator:
        return self.page.locator(f".column.{side} mark[data-n='{n}']")

    def number(self, side: str, n: int) -> Locator:
        return self.page.locator(f".column.{side} [role=button][data-n='{n}']")

    def _stand_in(self, comparison: dict[str, Any]) -> None:
        info = json.loads(call("info", "{}"))["value"]
        answers = {"info": info, "read": comparison["a"], "compare": comparison}
        body = STAND_IN % json.dumps(answers)
        self.page.route(
            "**/engine/worker.js*",
            lambda route: route.fulfill(body=body, content_type="text/javascript"),
        )
