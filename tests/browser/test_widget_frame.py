"""The widget activated in a page of another origin: its frame, its port, its events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
import sosie
from browser.conftest import Watch
from browser.widget_host import LISTEN, A, B, Hosts, Widget, hosts
from playwright.sync_api import Page, expect

SNIPPET = "<sosie-compare id=w></sosie-compare>"
OTHER = "A quiet harbour keeps its boats in rows while gulls argue over the last of the bait. " * 6

# Counts what comes with a port.
PORTS = """
  window.ports = 0;
  addEventListener('message', ({ ports: given }) => { window.ports += given.length; });
"""
REFUSED = """
  for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB']) {
    Object.defineProperty(globalThis, name, {
      get() { throw new DOMException('denied', 'SecurityError'); },
    });
  }
"""


@pytest.fixture
def host(sub_path_site: str, watch: Watch, page: Page) -> Iterator[Hosts]:
    watch.allow_host(urlsplit(sub_path_site).netloc)
    page.add_init_script(LISTEN)
    with hosts(sub_path_site) as site:
        yield site


@pytest.fixture
def widget(page: Page, host: Hosts) -> Widget:
    page.goto(host.put(SNIPPET))
    widget = Widget(page)
    widget.open()
    return widget


def by_python(a: str, b: str) -> dict:
    return json.loads(json.dumps(sosie.compare(sosie.read(a), sosie.read(b)).to_dict()))


def test_tells_the_page_what_the_command_line_prints(widget: Widget):
    widget.compare()
    [found] = widget.heard("result")
    assert found["offsets"] == "utf-16"
    expected = by_python(A, B) | {"offsets": "utf-16"}
    assert found == expected
    for name in ("distance", "jaccard", "a-in-b", "b-in-a"):
        shown = float(widget.part(name).get_attribute("data-value"))
        assert shown == expected[name.replace("-", "_")]
    [ready] = widget.heard("ready")
    assert (ready["schema"], ready["engine"]) == (expected["schema"], expected["engine"])
    assert widget.heard("error") == []


def test_shows_what_both_share(widget: Widget):
    widget.compare()
    text = widget.part("text-b")
    expect(text.locator("mark").first).to_be_visible()
    assert "".join(text.inner_text().split()) == "".join(B.split())
    own = text.locator(".only.b").all_inner_texts()
    assert own[0].strip() == "sleepy"
    widget.part("edit").click()
    expect(widget.part("input-a")).to_be_focused()
    expect(widget.part("input-b")).to_have_value(B)


def test_two_on_a_page_do_not_mix(page: Page, host: Hosts):
    page.goto(host.put("<sosie-compare id=one></sosie-compare><sosie-compare id=two theme=dark />"))
    one, two = Widget(page, "one"), Widget(page, "two")
    one.open()
    two.open()
    one.compare(A, B)
    two.compare(OTHER, A)
    page.evaluate("() => { one.compact = true }")
    expect(one.part("text-a")).to_have_count(0)
    expect(two.part("text-a")).to_have_count(1)
    assert [found["relation"] for found in one.heard("result")] == [by_python(A, B)["relation"]]
    assert [found["relation"] for found in two.heard("result")] == ["distinct"]
    expect(one.frame.locator("html")).to_have_attribute("data-theme", "auto")
    expect(two.frame.locator("html")).to_have_attribute("data-theme", "dark")


def test_what_is_set_later_reaches_the_frame(page: Page, widget: Widget):
    html = widget.frame.locator("html")
    page.evaluate("() => Object.assign(w, { lang: 'fr', theme: 'dark', accent: 'rgb(0 99 0)' })")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(widget.part("compare")).to_have_text("Comparer")
    expect(widget.part("compare")).to_have_css("background-color", "color(srgb 0 0.388235 0)")
    page.evaluate("([a, b]) => { w.a = a; w.b = b; w.compare() }", [A, B])
    widget.expect_verdict()
    distance = str(by_python(A, B)["distance"])
    expect(widget.part("distance")).to_have_attribute("data-value", distance)
    # Another text takes the result away; with the setting alone it stays.
    page.evaluate("() => { w.theme = 'light' }")
    expect(html).to_have_attribute("data-theme", "light")
    expect(widget.part("relation")).to_be_visible()
    page.evaluate("text => { w.b = text }", OTHER)
    expect(widget.part("input-b")).to_have_value(OTHER)
    page.evaluate("() => { w.auto = true; w.b = w.a }")
    expect(widget.part("relation")).to_have_attribute("data-value", "identical", timeout=60_000)
    assert len(widget.heard("result")) == 2


def test_compare_opens_it(page: Page, host: Hosts):
    page.goto(host.put(f'<sosie-compare id=w a="{A}" b="{B}" compact></sosie-compare>'))
    widget = Widget(page)
    expect(widget.button).to_be_visible()
    page.evaluate("w.compare()")
    widget.expect_verdict()
    expect(widget.part("text-a")).to_have_count(0)
    expect(widget.part("jaccard")).to_be_visible()


def test_failures_are_told(page: Page, widget: Widget):
    page.evaluate("w.compare()")
    expect(widget.part("problem-a")).to_be_visible()
    assert [(e["code"], e["detail"]["side"]) for e in widget.heard("error")] == [
        ("empty", "a"),
        ("empty", "b"),
    ]
    page.evaluate("() => { w.a = 'http://user:secret@example.org/'; w.b = 'x'; w.compare() }")
    expect(widget.part("problem-a")).to_contain_text("password")
    assert widget.heard("error")[-1]["code"] == "credentials"


def test_too_short_to_judge(widget: Widget):
    widget.compare("Two words.", B)
    expect(widget.part("relation")).to_have_attribute("data-value", "too-short")
    expect(widget.part("distance")).to_have_attribute("data-value", "")
    assert widget.heard("result")[0]["relation"] == "too-short"


def test_an_engine_that_does_not_start_is_told(page: Page, host: Hosts, watch: Watch):
    watch.allow("404|Failed to load")
    page.route("**/engine/engine.pack*", lambda route: route.fulfill(status=404))
    page.goto(host.put(SNIPPET))
    widget = Widget(page)
    widget.open()
    expect(widget.part("failure")).to_be_visible(timeout=60_000)
    assert [error["code"] for error in widget.heard("error")] == ["asset-missing"]
    page.unroute("**/engine/engine.pack*")
    widget.part("failure").get_by_role("button").first.click()
    widget.compare()


def test_addresses_are_fetched(page: Page, site: str, watch: Watch):
    watch.allow_host(urlsplit(site).netloc)
    watch.allow("CORS|Failed to load")
    page.add_init_script(LISTEN)
    with hosts(site) as host:
        article = host.serve("/article", f"<title>T</title><main><p>{A}</p></main>")
        page.goto(host.put(f'<sosie-compare id=w auto a="{article}" b="{A}"></sosie-compare>'))
        widget = Widget(page)
        widget.expect_verdict()
        [found] = widget.heard("result")
        assert (found["a"]["url"], found["relation"]) == (article, "identical")


CHANNELS = """
  window.channels = 0;
  window.MessageChannel = class extends MessageChannel {
    constructor() { super(); window.channels += 1; }
  };
"""


def test_hello_counts_from_the_frame_and_its_origin_alone(page: Page, host: Hosts, watch: Watch):
    with hosts(host.sosie) as evil:
        watch.allow_host(urlsplit(evil.address).netloc)
        script = f"<script>{PORTS}; parent.postMessage({{ sosie: 'hello' }}, '*');</script>"
        address = evil.serve("/evil", script)
        policy = host.policy.replace("frame-src", f"frame-src {evil.address}")
        page.add_init_script(PORTS + CHANNELS)
        page.goto(host.put(SNIPPET, policy=policy))
        widget = Widget(page)
        expect(widget.button).to_be_visible()
        # In the widget's place another origin; beside it, and in the page itself, another source.
        page.evaluate(
            """([evil, ours]) => {
              w.activate();
              w.shadowRoot.querySelector('iframe').src = evil;
              const beside = document.createElement('iframe');
              beside.src = ours;
              document.body.append(beside);
              postMessage({ sosie: 'hello' }, '*');
            }""",
            [address, f"{host.sosie}widget.html"],
        )
        expect(widget.frame.locator("script")).to_be_attached()
        beside = page.frame_locator("body > iframe")
        expect(beside.get_by_test_id("input-a")).to_be_visible(timeout=60_000)
        assert page.evaluate("channels") == 0
        for frame in page.frames:
            assert frame.evaluate("window.ports") == 0, frame.url
        assert page.evaluate("w.shadowRoot.querySelector('.open')") is None


def test_the_port_is_handed_over_once(page: Page, host: Hosts):
    page.add_init_script(PORTS)
    page.goto(host.put(SNIPPET))
    widget = Widget(page)
    widget.open()
    html = widget.frame.locator("html")
    assert html.evaluate("() => window.ports") == 1
    html.evaluate("() => parent.postMessage({ sosie: 'hello' }, '*')")
    page.evaluate("() => { w.theme = 'dark' }")
    expect(html).to_have_attribute("data-theme", "dark")
    page.wait_for_timeout(300)
    assert html.evaluate("() => window.ports") == 1


HAND_OVER = """
  window.said = [];
  window.handOver = (target) => {
    const channel = new MessageChannel();
    const at = said.push(0) - 1;
    channel.port1.onmessage = () => { said[at] += 1; };
    target.postMessage({ sosie: 'port' }, '*', [channel.port2]);
  };
"""


def test_the_frame_takes_one_port_and_from_its_parent_alone(page: Page, host: Hosts, watch: Watch):
    with hosts(host.sosie) as evil:
        watch.allow_host(urlsplit(evil.address).netloc)
        page.add_init_script(HAND_OVER)
        other = evil.serve("/evil", "<p>Another site's.</p>")
        policy = host.policy.replace("frame-src", f"frame-src {evil.address}")
        frames = f"<iframe src={host.sosie}widget.html></iframe><iframe src={other}></iframe>"
        page.goto(host.put(frames, policy=policy))
        ours = page.frame_locator("iframe").first
        expect(ours.locator('html[data-engine="ready"]')).to_be_attached(timeout=60_000)
        beside = next(frame for frame in page.frames if frame.url == other)
        beside.evaluate("handOver(parent.frames[0])")
        page.wait_for_timeout(300)
        page.evaluate("() => { handOver(frames[0]); handOver(frames[0]) }")
        page.wait_for_timeout(300)
        assert beside.evaluate("said") == [0]
        first, second = page.evaluate("said")
        assert first > 0
        assert second == 0


def test_is_as_high_as_its_content(page: Page, widget: Widget):
    frame = widget.element.locator("iframe")

    def heights() -> tuple[int, int]:
        inside = "() => Math.ceil(document.body.getBoundingClientRect().height)"
        return frame.evaluate("e => e.offsetHeight"), widget.frame.locator("html").evaluate(inside)

    def settled() -> int:
        for _ in range(50):
            outer, inner = heights()
            if outer == inner:
                return outer
            page.wait_for_timeout(100)
        raise AssertionError(heights())

    editing = settled()
    widget.compare()
    shown = settled()
    assert shown != editing
    page.set_viewport_size({"width": 380, "height": 900})
    page.wait_for_timeout(300)
    assert settled() > shown
    scrolls = "() => document.documentElement.scrollHeight > innerHeight"
    assert not widget.frame.locator("html").evaluate(scrolls)


def test_takes_no_focus_and_scrolls_nothing_by_itself(page: Page, host: Hosts):
    texts = f'a="{A}" b="{B}"'
    far = "<br>" * 40
    body = f"<input id=mine>{far}<sosie-compare id=w auto {texts}></sosie-compare>{far}"
    page.goto(host.put(body))
    page.evaluate("() => { mine.focus({ preventScroll: true }); scrollTo(0, 500) }")
    widget = Widget(page)
    widget.expect_verdict()
    page.evaluate("() => { w.a = ''; w.compare() }")
    expect(widget.part("problem-a")).to_be_visible()
    assert page.evaluate("[document.activeElement.id, scrollY]") == ["mine", 500]


def test_who_presses_the_button_goes_on_in_the_frame(page: Page, host: Hosts):
    page.goto(host.put(f"{'<br>' * 40}{SNIPPET}{'<br>' * 60}"))
    widget = Widget(page)
    widget.button.scroll_into_view_if_needed()
    widget.button.focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(widget.part("input-a")).to_be_focused(timeout=60_000)
    assert page.evaluate("[document.activeElement.id, scrollY]") == ["w", before]
    page.keyboard.type("One two three.")
    expect(widget.part("input-a")).to_have_value("One two three.")


def test_works_where_storage_is_refused(page: Page, host: Hosts):
    # In the frame alone: a host's own storage is its own matter.
    page.add_init_script(f"if (self !== top) {{ {REFUSED} }}")

    def refuse(route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=REFUSED + answer.text())

    page.context.route("**/engine/worker.js*", refuse)
    page.goto(host.put(SNIPPET))
    widget = Widget(page)
    widget.open()
    script = "() => { try { return typeof localStorage } catch { return 'refused' } }"
    assert widget.frame.locator("html").evaluate(script) == "refused"
    widget.compare()
    assert widget.heard("result")[0]["distance"] == by_python(A, B)["distance"]


def test_its_page_works_by_itself(page: Page, sub_path_site: str):
    page.goto(f"{sub_path_site}widget.html?lang=fr")
    expect(page.get_by_test_id("compare")).to_have_text("Comparer", timeout=60_000)
    page.get_by_test_id("input-a").fill(A)
    page.get_by_test_id("input-b").fill(B)
    page.get_by_test_id("compare").click()
    expect(page.get_by_test_id("relation")).to_be_visible(timeout=60_000)
    link = page.get_by_role("link", name="Ouvrir en pleine page")
    assert link.get_attribute("href") == f"{sub_path_site}index.html?lang=fr"


def test_is_not_to_be_found_by_a_search(dist):
    assert '<meta name="robots" content="noindex">' in (dist / "widget.html").read_text()
    assert not (dist / "fr" / "widget.html").exists()
