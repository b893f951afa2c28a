"""The widget's element in a page of another origin: closed, its attributes, its life."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from browser.conftest import Watch
from browser.widget_host import LISTEN, A, B, Hosts, Widget, hosts
from playwright.sync_api import Page, expect
from sosie import messages

SNIPPET = "<sosie-compare id=w></sosie-compare>"
SHIFTS = """
  window.shifts = [];
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifts.push(value);
  }).observe({ type: 'layout-shift', buffered: true });
"""


@pytest.fixture
def host(sub_path_site: str, watch: Watch, page: Page) -> Iterator[Hosts]:
    watch.allow_host(urlsplit(sub_path_site).netloc)
    page.add_init_script(LISTEN)
    with hosts(sub_path_site) as site:
        yield site


def test_costs_the_page_less_than_8_kilobytes(dist: Path):
    script = (dist / "widget.js").read_bytes()
    assert len(gzip.compress(script)) < 8000
    assert script.startswith(b"/*! ")
    assert b"MIT" in script[:200]


def test_loads_nothing_but_its_script_until_it_is_activated(page: Page, host: Hosts):
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    address = host.put(SNIPPET)
    page.goto(address, wait_until="networkidle")
    expect(Widget(page).button).to_be_visible()
    assert [url for url in asked if not url.endswith("/favicon.ico")] == [
        address,
        f"{host.sosie}widget.js",
    ]
    expect(page.locator("iframe")).to_have_count(0)


def test_says_what_it_will_load(page: Page, host: Hosts, dist: Path):
    page.goto(host.put(SNIPPET))
    said = Widget(page).element.locator(".act").inner_text()
    engine = sum(len(gzip.compress(path.read_bytes())) for path in (dist / "engine").iterdir())
    megabytes = float(re.search(r"([\d.]+) MB", said)[1])
    assert megabytes == pytest.approx(engine / 1e6, abs=0.1)


def shifts(page: Page, address: str) -> list[float]:
    """How much a page moves when the widget comes after the first paint."""
    page.add_init_script(SHIFTS)
    page.route("**/widget.js", lambda route: (page.wait_for_timeout(300), route.continue_()))
    page.goto(address)
    expect(Widget(page).button).to_be_visible()
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go, 100)))")
    return page.evaluate("shifts")


def test_moves_nothing_in_the_page(page: Page, host: Hosts):
    policy = f"{host.policy}; style-src 'unsafe-inline'"
    style = 'style="display: block; min-height: 216px"'
    address = host.put(f"<sosie-compare id=w {style}></sosie-compare>", policy=policy)
    assert shifts(page, address) == []


def test_without_the_line_of_style_it_would(page: Page, host: Hosts):
    assert shifts(page, host.put(SNIPPET)) != []


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_the_closed_card_fits_the_room_kept_for_it(page: Page, host: Hosts, language: str):
    page.goto(host.put(SNIPPET, lang=language))
    element = Widget(page).element
    for width in (280, 300, 360, 431, 544, 1100):
        page.set_viewport_size({"width": width + 16, "height": 700})
        assert element.evaluate("e => [e.offsetWidth, e.offsetHeight]") == [width, 216]
        assert element.locator(".card").evaluate("e => e.scrollHeight <= e.clientHeight")


@pytest.mark.parametrize(
    ("attributes", "around", "language"),
    [("", "fr", "fr"), ("lang=en", "fr", "en"), ("lang=fr-CA", "en", "fr"), ("", "tlh", "en")],
)
def test_speaks_the_language_around_it(page: Page, host: Hosts, attributes, around, language):
    page.goto(host.put(f"<sosie-compare id=w {attributes}></sosie-compare>", lang=around))
    said = messages.Messages(language)("widget-card-button")
    expect(Widget(page).button).to_have_text(said)


def test_theme_and_accent(page: Page, host: Hosts):
    page.goto(host.put('<sosie-compare id=w theme=dark accent="#ffd24a"></sosie-compare>'))
    widget = Widget(page)
    look = "e => [getComputedStyle(e).backgroundColor, getComputedStyle(e).color]"
    box = widget.element.locator(".box")
    assert box.evaluate(look)[0] == "rgb(20, 22, 26)"

    def text_on(accent: str) -> list[list[int]]:
        page.evaluate("accent => { w.accent = accent }", accent)
        script = """e => {
          const context = new OffscreenCanvas(1, 1).getContext('2d');
          const pixel = (colour) => {
            context.fillStyle = colour;
            context.fillRect(0, 0, 1, 1);
            return [...context.getImageData(0, 0, 1, 1).data];
          };
          const style = getComputedStyle(e);
          return JSON.stringify([pixel(style.backgroundColor), pixel(style.color)]);
        }"""
        return json.loads(widget.button.evaluate(script))

    black, white = [0, 0, 0, 255], [255, 255, 255, 255]
    assert text_on("#ffd24a") == [[255, 210, 74, 255], black]
    assert text_on("navy") == [[0, 0, 128, 255], white]
    assert text_on("#757575")[1] == white
    assert text_on("#777777")[1] == black
    page.evaluate("w.theme = 'light'")
    assert box.evaluate(look)[0] == "rgb(251, 250, 246)"
    # What is no colour leaves the widget's own.
    assert text_on("no; colour")[0] == [22, 23, 27, 255]


def test_properties_and_attributes_are_one(page: Page, host: Hosts):
    page.goto(host.put(SNIPPET))
    expect(Widget(page).button).to_be_visible()
    read = "() => [w.a, w.b, w.theme, w.accent, w.auto, w.compact, w.height]"
    assert page.evaluate(read) == ["", "", "auto", "", False, False, None]
    page.evaluate(
        "() => Object.assign(w, { a: 'x', b: 'y', theme: 'dark', accent: 'red', compact: true,"
        " height: 400 })"
    )
    assert page.evaluate("() => [...w.attributes].map(({ name, value }) => [name, value])") == [
        ["id", "w"], ["a", "x"], ["b", "y"], ["theme", "dark"], ["accent", "red"],
        ["compact", ""], ["height", "400"],
    ]  # fmt: skip
    page.evaluate("() => { w.setAttribute('theme', 'odd'); w.setAttribute('height', 'tall') }")
    page.evaluate("() => { w.a = null; w.compact = false }")
    assert page.evaluate(read) == ["", "y", "auto", "red", False, False, None]


def test_what_was_set_before_the_script_came_counts(page: Page, host: Hosts):
    page.route("**/widget.js", lambda route: (page.evaluate("w.a = 'early'"), route.continue_()))
    page.goto(host.put(SNIPPET))
    expect(Widget(page).button).to_be_visible()
    assert page.evaluate("[w.a, w.getAttribute('a')]") == ["early", "early"]


def test_opens_by_itself_only_when_it_comes_into_view(page: Page, host: Hosts):
    page.goto(host.put(f"{'<br>' * 300}<sosie-compare id=w auto></sosie-compare>"))
    expect(Widget(page).button).to_be_attached()
    page.wait_for_timeout(300)
    expect(page.locator("iframe")).to_have_count(0)
    page.evaluate("w.scrollIntoView()")
    expect(Widget(page).part("input-a")).to_be_visible(timeout=60_000)


def test_compares_by_itself_when_both_texts_are_given(page: Page, host: Hosts):
    page.goto(host.put(f'<sosie-compare id=w auto a="{A}" b="{B}"></sosie-compare>'))
    Widget(page).expect_verdict()


def test_taken_out_and_put_back_it_is_closed_and_works(page: Page, host: Hosts):
    page.goto(host.put(SNIPPET))
    widget = Widget(page)
    widget.open()
    page.evaluate("() => { window.kept = w; kept.remove() }")
    assert page.evaluate("window.length") == 0
    page.evaluate("() => document.body.prepend(kept)")
    expect(widget.button).to_be_visible()
    expect(page.locator("iframe")).to_have_count(0)
    widget.open()
    widget.compare()
    assert len(widget.heard("result")) == 1


def test_a_fixed_height_holds_from_the_start(page: Page, host: Hosts):
    page.goto(host.put("<sosie-compare id=w height=420></sosie-compare>"))
    widget = Widget(page)
    height = "e => e.offsetHeight"
    expect(widget.button).to_be_visible()
    assert widget.element.evaluate(height) == 420
    widget.open()
    widget.compare()
    assert widget.element.evaluate(height) == 420
    page.evaluate("w.height = null")
    expect(widget.element.locator("iframe")).not_to_have_js_property("offsetHeight", 381)
    assert widget.element.evaluate(height) != 420


def test_a_policy_that_refuses_the_frame_is_told(page: Page, host: Hosts, watch: Watch):
    watch.allow("frame-src|Framing")
    page.clock.install()
    policy = re.sub(r"frame-src [^;]+", "frame-src 'none'", host.policy)
    page.goto(host.put(SNIPPET, policy=policy))
    widget = Widget(page)
    widget.button.click()
    expect(widget.button).to_have_attribute("aria-disabled", "true")
    page.wait_for_timeout(500)
    page.clock.run_for(6000)
    expect(widget.element.locator(".text")).to_contain_text("could not be opened")
    assert widget.heard("error") == [{"code": "frame-refused", "detail": {}}]
    expect(widget.button).not_to_have_attribute("aria-disabled", "true")
