"""The compare page with the native engine behind its worker: every comparison is the engine's own,
and a test waits for no Python in the browser."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from browser.result_page import ResultPage
from playwright.sync_api import Locator, Page, Route, expect
from sosie.bridge import call

RELAY = """
  self.onmessage = async ({ data }) => {
    const text = (buffer) => btoa([...buffer].map((byte) => String.fromCharCode(byte)).join(''));
    const body = JSON.stringify({ ...data, buffers: data.buffers.map(text) });
    const answer = await fetch('/native', { method: 'POST', body });
    self.postMessage({ kind: 'answer', id: data.id, answer: await answer.arrayBuffer() });
  };
  self.postMessage({ kind: 'progress', protocol: 1, stage: 'engine', loaded: 1, total: 1 });
  self.postMessage({ kind: 'ready' });
"""

_OPENING = (
    "The mill stands where the stream leaves the wood, and its wheel has turned since the bridge "
    "was built. Two families have kept it, one after the other, and neither has raised the price."
)
_FLOUR = (
    "Flour is ground on Mondays and Thursdays from rye of the upper fields. A sack weighs twelve "
    "kilos, and whoever brings an old sack back pays less for the new one at the next visit."
)
_ADVERT = (
    "Win a weekend at the seaside for two: leave your number with our partners before Sunday, tell "
    "three friends about the draw, and read the conditions that hang in every participating shop."
)
PARAGRAPHS = (_OPENING, _FLOUR, _ADVERT)
FOOT = "The millers, Stream Lane 4, open in every season but the flood."

_PAGE = """<!doctype html><html lang="en"><head><title>{title}</title></head><body>
<nav class="top"><ul><li><a href="/">Home</a></li><li><a href="/rye">Rye</a></li></ul></nav>
<main><h1>{title}</h1>{body}</main>
<footer><p>{foot}</p></footer></body></html>"""


def mill(*paragraphs: str, title: str = "The mill by the bridge") -> str:
    """A page with a menu and a footer around these paragraphs, each of class p0, p1, …"""
    body = "".join(f'<p class="p{n}">{text}</p>' for n, text in enumerate(paragraphs))
    return _PAGE.format(title=title, body=body, foot=FOOT)


class BoundaryPage(ResultPage):
    """Two HTML pages compared, and the editor of the boundary between what is kept and left out."""

    def __init__(self, page: Page, site: str) -> None:
        super().__init__(page, site)
        self.asked: list[dict[str, Any]] = []
        self.answers = True

    def open(self, a: str, b: str, lang: str = "en") -> BoundaryPage:
        self.page.route(
            "**/engine/worker.js*",
            lambda route: route.fulfill(body=RELAY, content_type="text/javascript"),
        )
        self.page.route("**/native", self._answer)
        self.page.goto(f"{self.site}?lang={lang}")
        self.give("a", a)
        self.give("b", b)
        self.part("compare").click()
        self.wait()
        return self

    def give(self, side: str, source: str) -> None:
        file = {"name": f"{side}.html", "mimeType": "text/html", "buffer": source.encode()}
        self.part(f"file-{side}").set_input_files(file)

    def choose(self, side: str = "a") -> None:
        """Opens a page's blocks."""
        self.part(f"choose-{side}").click()
        expect(self.rows(side).first).to_be_visible()

    def rows(self, side: str = "a") -> Locator:
        return self.part(f"blocks-{side}").locator(".row")

    def row(self, text: str, side: str = "a") -> Locator:
        return self.rows(side).filter(has_text=text)

    def box(self, text: str, side: str = "a") -> Locator:
        return self.row(text, side).get_by_role("checkbox")

    def bar(self) -> Locator:
        return self.part("boundary-bar")

    def apply(self) -> None:
        with self.anew():
            self.part("boundary-apply").click()

    @contextmanager
    def anew(self) -> Iterator[None]:
        """Waits until another result has taken the place of the one shown before."""
        self.page.locator(".result").evaluate("e => e.setAttribute('data-old', '')")
        yield
        self.page.locator(".result:not([data-old])").wait_for(state="visible")
        self.page.locator(".result[data-old]").wait_for(state="detached")

    def write(self, option: str, selector: str, side: str = "a") -> None:
        """A CSS selector into its field."""
        field = self.part(f"selector-{option}-{side}")
        if not field.is_visible():
            self.part(f"selectors-{side}").click()
        field.fill(selector)

    def boundary(self, side: str = "a") -> dict[str, str]:
        """The selectors that the last comparison was asked with."""
        source = self.asked[-1][side]
        return {name: source[name] for name in ("content", "keep", "drop") if source.get(name)}

    def text(self, side: str = "a") -> str:
        return self.part(f"text-{side}").text_content() or ""

    def expect_relation(self, relation: str) -> None:
        expect(self.part("relation")).to_have_attribute("data-value", relation)

    def expect_by_hand(self, side: str, yes: bool) -> None:
        strip = self.page.locator(".strip-side").nth("ab".index(side))
        said = re.compile("main content chosen by hand")
        if yes:
            expect(strip).to_contain_text(said)
        else:
            expect(strip).not_to_contain_text(said)

    def _answer(self, route: Route) -> None:
        asked = json.loads(route.request.post_data or "")
        if asked["name"] == "compare":
            self.asked.append(json.loads(asked["request"]))
            if not self.answers:
                return
        buffers = [base64.b64decode(text) for text in asked["buffers"]]
        route.fulfill(body=call(asked["name"], asked["request"], *buffers))
