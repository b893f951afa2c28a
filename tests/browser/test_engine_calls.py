"""Calls to the engine: kept while it starts, cancelled, limited in time, stale answers dropped."""

from __future__ import annotations

import pytest
from browser.waiting import engine_is
from playwright.sync_api import Page

TEXT = "The quick brown fox jumps over the lazy dog near the river bank every single morning. "
# A call that takes seconds: two long texts.
LONG = """(() => {
  const text = (step) => Array.from({ length: 200000 }, (_, i) => `w${i * step % 99991}`).join(' ');
  return { a: { text: text(7) }, b: { text: text(11) }, options: {} };
})()"""


@pytest.fixture
def engine_page(page: Page, engine_site: str) -> Page:
    page.goto(engine_site)
    return page


def test_call_asked_while_loading_runs_when_ready(engine_page: Page) -> None:
    assert engine_page.evaluate("engine.state.name") == "loading"
    request = {"a": {"text": TEXT * 5}, "b": {"text": TEXT * 5}, "options": {}}
    answer = engine_page.evaluate("request => ask('compare', request)", request)
    assert answer["value"]["relation"] == "identical"
    names = [state["name"] for state in engine_page.evaluate("states")]
    assert names[names.index("ready") :] == ["ready", "busy", "ready"]


def test_buffers_stay_with_the_caller(engine_page: Page) -> None:
    answer = engine_page.evaluate(
        """async (text) => {
          const bytes = new TextEncoder().encode(text);
          const request = { source: { buffer: 0, kind: 'text' }, options: {} };
          const first = await ask('read', request, { buffers: [bytes] });
          const second = await ask('read', request, { buffers: [bytes.buffer] });
          return [first, second, bytes.length];
        }""",
        TEXT,
    )
    first, second, length = answer
    assert first == second
    assert first["value"]["words"] == len(TEXT.split())
    assert length == len(TEXT)


def test_bridge_errors_keep_code_and_side(engine_page: Page) -> None:
    request = {"a": {"text": TEXT}, "b": {"text": TEXT}, "options": {"k": 99}}
    assert (
        engine_page.evaluate("request => ask('compare', request)", request)["code"]
        == "option-invalid"
    )


def test_cancel_ends_the_call_and_the_next_one_runs(engine_page: Page) -> None:
    engine_is(engine_page, "ready")
    outcome = engine_page.evaluate(f"""async () => {{
      const abort = new AbortController();
      const long = ask('compare', {LONG}, {{ signal: abort.signal }});
      const waiting = ask('compare', {LONG}, {{ signal: abort.signal }});
      const next = ask('info', {{}});
      setTimeout(() => abort.abort(), 200);
      const states = [engine.state.name, (await long).code, engine.state.name];
      return {{ states, waiting: (await waiting).code, next: (await next).value.schema }};
    }}""")
    assert outcome == {
        "states": ["busy", "cancelled", "loading"],
        "waiting": "cancelled",
        "next": 1,
    }


def test_already_cancelled(engine_page: Page) -> None:
    call = "ask('info', {}, { signal: AbortSignal.abort() })"
    assert engine_page.evaluate(call)["code"] == "cancelled"


def test_deadline(engine_page: Page) -> None:
    engine_is(engine_page, "ready")
    answer = engine_page.evaluate(f"ask('compare', {LONG}, {{ deadline_ms: 200 }})")
    assert (answer["code"], answer["detail"]) == ("deadline", {"ms": 200})
    assert engine_page.evaluate("ask('info', {})")["value"]["schema"] == 1


def test_progress_of_a_call(engine_page: Page) -> None:
    answer = engine_page.evaluate(
        """async (texts) => {
          const told = [];
          const sources = texts.map((text, index) => ({ text, name: `${index}.txt` }));
          const onProgress = (step) => told.push(step);
          const answer = await ask('calibrate', { sources, options: {} }, { onProgress });
          return { told, texts: answer.value.texts.length };
        }""",
        [f"{number} {TEXT * 5}" for number in range(30)],
    )
    assert answer["texts"] == 30
    assert answer["told"][-1] == {"done": 30, "total": 30}
    assert [step["done"] for step in answer["told"]] == sorted(
        {step["done"] for step in answer["told"]}
    )


def test_without_being_asked_no_progress_is_told(engine_page: Page) -> None:
    engine_is(engine_page, "ready")
    engine_page.evaluate(
        """() => {
          window.kinds = [];
          const listen = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (...message) {
            this.addEventListener('message', ({ data }) => kinds.push(data.kind), { once: true });
            return listen.apply(this, message);
          };
        }"""
    )
    request = {"sources": [{"text": TEXT * 5, "name": "a.txt"}], "options": {}}
    engine_page.evaluate("request => ask('calibrate', request)", request)
    assert engine_page.evaluate("kinds") == ["answer"]


def test_buffers_given_away_are_not_copied(engine_page: Page) -> None:
    answer = engine_page.evaluate(
        """async (text) => {
          const bytes = new TextEncoder().encode(text);
          const request = { source: { buffer: 0, kind: 'text' }, options: {} };
          const { value } = await ask('read', request, { buffers: [bytes], transfer: true });
          return { words: value.words, left: bytes.length };
        }""",
        TEXT,
    )
    assert answer == {"words": len(TEXT.split()), "left": 0}


# An engine that goes on for as long as it is told to, a step at a time.
STEPPING = """
  let call = null;
  const post = (message) => self.postMessage(message);
  const encode = (value) => new TextEncoder().encode(JSON.stringify(value));
  const steps = new BroadcastChannel('steps');
  self.onmessage = ({ data }) => { call = data; };
  steps.onmessage = ({ data: done }) => post(done < 5
    ? { kind: 'report', id: call.id, progress: { done, total: 5 } }
    : { kind: 'answer', id: call.id, answer: encode({ ok: true, value: done }) });
  post({ kind: 'progress', protocol: 1, stage: 'engine', loaded: 1, total: 1 });
  post({ kind: 'ready' });
"""


def test_a_call_that_goes_on_never_meets_its_deadline(page: Page, engine_site: str) -> None:
    page.route(
        "**/worker.js*",
        lambda route: route.fulfill(body=STEPPING, content_type="text/javascript"),
    )
    page.clock.install()
    page.goto(engine_site)
    engine_is(page, "ready")
    page.evaluate(
        """() => {
          window.told = [];
          window.steps = new BroadcastChannel('steps');
          const onProgress = ({ done }) => { told.push(done); hear(); };
          window.outcome = ask('long', {}, { deadline_ms: 1000, onProgress });
        }"""
    )
    for done in range(5):
        page.clock.run_for(900)
        page.evaluate(
            """(done) => Promise.race([outcome, new Promise((resolve) => {
              window.hear = resolve;
              steps.postMessage(done);
            })])""",
            done,
        )
    assert page.evaluate("told") == [0, 1, 2, 3, 4]
    page.clock.run_for(900)
    page.evaluate("steps.postMessage(5)")
    assert page.evaluate("outcome") == {"value": 5}


def test_engine_makes_no_requests(engine_page: Page, context) -> None:
    """What is read stays in the worker: it has no way left to ask anyone for anything."""
    engine_is(engine_page, "ready")
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    html = '<img src="/leak.png"><script src="/leak.js"></script><link href="/leak.css">'
    source = {"text": f"<main><p>{TEXT * 5}</p>{html}</main>", "kind": "html"}
    answer = engine_page.evaluate("source => ask('read', { source, options: {} })", source)
    assert answer["value"]["kind"] == "html"
    assert asked == []
