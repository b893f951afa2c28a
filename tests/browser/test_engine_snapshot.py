"""A return visit starts from memory that the browser kept; without it, or with bad memory, the
engine boots as on a first visit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.waiting import engine_is
from playwright.sync_api import BrowserContext, Page, Route

TEXT = "Marcassin bleu, valise de plomb, sept violons dans la brume du matin. " * 20
#: Puts another in place of the snapshot that is kept.
CHANGE = """async (change) => {
  const cache = await caches.open('sosie-engine');
  const [key] = await cache.keys();
  const kept = await cache.match(key);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  const hex = async (content) => Array.from(
    new Uint8Array(await crypto.subtle.digest('SHA-256', content)),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('');
  const headers = new Headers(kept.headers);
  const put = async (content, url = key.url) => {
    headers.set('X-Digest', await hex(content));
    await cache.put(url, new Response(content, { headers }));
  };
  if (change === 'flipped') {
    bytes[bytes.length >> 1] ^= 1;
    await cache.put(key, new Response(bytes, { headers }));
  } else if (change === 'short') {
    await cache.put(key, new Response(bytes.subarray(0, bytes.length >> 1), { headers }));
  } else if (change === 'no digest') {
    await cache.put(key, new Response(bytes));
  } else if (change === 'empty') {
    await put(new Uint8Array());
  } else if (change === 'noise') {
    await put(bytes.map((byte, index) => byte ^ (index * 31)));
  } else if (change === 'half forgotten') {
    await put(bytes.fill(0, bytes.length >> 1));
  } else if (change === 'stale') {
    await cache.delete(key);
    await put(bytes, key.url.replace('?v=', '?v=0000'));
  } else if (change === 'missing') {
    await cache.delete(key);
  }
}"""


def visit(page: Page, site: str) -> dict[str, Any]:
    page.goto(site)
    engine_is(page, "ready", "error")
    return page.evaluate("engine.state")


def keys(page: Page) -> list[str]:
    return page.evaluate("""async () => {
      const keys = await (await caches.open('sosie-engine')).keys();
      return keys.map(({ url }) => url);
    }""")


def await_snapshot(page: Page, wanted: str | None = None) -> str:
    """Address of the snapshot, once one is kept, or the one that is wanted is."""
    for _ in range(300):
        found = keys(page)
        assert len(found) <= 1
        if found and wanted in (None, found[0]):
            return found[0]
        page.wait_for_timeout(100)
    raise AssertionError("no snapshot was kept")


def compare(page: Page) -> dict[str, Any]:
    sides = {"a": {"text": TEXT}, "b": {"text": f"<p>{TEXT}</p><p>Fin.</p>", "kind": "html"}}
    return page.evaluate("(request) => ask('compare', request)", {**sides, "options": {}})


@pytest.fixture
def kept(page: Page, engine_site: str) -> Page:
    """A page whose browser has kept a snapshot, the engine not yet asked anything."""
    assert visit(page, engine_site)["restored"] is False
    await_snapshot(page)
    return page


def test_a_return_visit_answers_the_same(page: Page, engine_site: str) -> None:
    assert visit(page, engine_site)["restored"] is False
    first = compare(page)
    await_snapshot(page)
    assert visit(page, engine_site)["restored"] is True
    assert compare(page) == first
    assert first["value"]["distance"] >= 0


def test_what_is_read_from_the_archive_is_there_on_a_return_visit(
    kept: Page, engine_site: str
) -> None:
    assert visit(kept, engine_site)["restored"] is True
    for option, language in (("stop_words", "pt"), ("stem", "ru")):
        request = {"source": {"text": TEXT}, "options": {option: language}}
        assert "value" in kept.evaluate("(request) => ask('read', request)", request)


def test_no_text_is_kept(page: Page, engine_site: str) -> None:
    """Asked at once, before the engine had time to keep its memory: it does so first."""
    visit(page, engine_site)
    assert "value" in compare(page)
    await_snapshot(page)
    found = page.evaluate("""async () => {
      const cache = await caches.open('sosie-engine');
      const [kept] = await cache.matchAll();
      const memory = new TextDecoder('latin1').decode(await kept.arrayBuffer());
      const words = ['justhtml', 'Marcassin', 'marcassin', 'M\\0a\\0r\\0c'];
      return words.map((word) => memory.includes(word));
    }""")
    assert found == [True, False, False, False]


@pytest.mark.parametrize(
    "change",
    ["flipped", "short", "no digest", "empty", "noise", "half forgotten", "stale", "missing"],
)
def test_bad_memory_is_replaced(kept: Page, engine_site: str, change: str, watch) -> None:
    # Python that starts from noise says so.
    watch.allow("console: ")
    good = keys(kept)
    kept.evaluate(CHANGE, change)
    assert visit(kept, engine_site)["restored"] is False
    assert "value" in compare(kept)
    await_snapshot(kept, good[0])
    assert visit(kept, engine_site)["restored"] is True


def test_random_numbers_are_others_in_every_boot(kept: Page, engine_site: str) -> None:
    def lay_open(route: Route) -> None:
        made = "var Module=moduleArg;"
        response = route.fetch()
        body = response.text()
        assert body.count(made) == 1
        route.fulfill(response=response, body=body.replace(made, f"{made}self.python=Module;"))

    kept.context.route("**/pyodide.asm.js*", lay_open)
    draw = "python.API.public_api.runPython('import random; random.random()')"
    drawn = set()
    for _ in range(2):
        assert visit(kept, engine_site)["restored"] is True
        drawn.add(kept.workers[-1].evaluate(draw))
    assert len(drawn) == 2


def breaking(script: str) -> Callable[[Route], None]:
    def handler(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    return handler


@pytest.mark.parametrize(
    "script",
    [
        "Object.defineProperty(self, 'caches', { value: undefined });",
        "caches.open = async () => { throw new DOMException('', 'SecurityError'); };",
        "Cache.prototype.put = async () => { throw new DOMException('', 'QuotaExceededError'); };",
    ],
    ids=["none", "refused", "full"],
)
def test_without_storage(
    page: Page, context: BrowserContext, engine_site: str, script: str
) -> None:
    context.route("**/worker.js*", breaking(script))
    for _ in range(2):
        assert visit(page, engine_site)["restored"] is False
        assert "value" in compare(page)
    assert keys(page) == []
