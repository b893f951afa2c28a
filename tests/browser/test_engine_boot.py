"""The engine in the browser: it boots anywhere, and a boot that fails says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browser.waiting import engine_is
from playwright.sync_api import BrowserContext, Page, Route

Handler = Callable[[Route], None]
ASSETS = ["pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.pack", "engine.pack"]
SHORT_MS = 3_000
NOISE = r"console: Failed to load resource"


def cut_short(route: Route) -> None:
    """Half of the file, as a broken upload leaves it: the host itself sees nothing wrong."""
    response = route.fetch()
    half = response.body()[: len(response.body()) // 2]
    headers = {k: v for k, v in response.headers.items() if k != "content-length"}
    route.fulfill(response=response, body=half, headers=headers)


def one_bit_flipped(route: Route) -> None:
    response = route.fetch()
    body = bytearray(response.body())
    body[len(body) // 2] ^= 1
    route.fulfill(response=response, body=bytes(body))


def missing(route: Route) -> None:
    route.fulfill(status=404, body="no such file")


def page_instead(route: Route) -> None:
    """What hosts of single-page applications send for every unknown address."""
    route.fulfill(status=200, content_type="text/html", body="<!doctype html><title>Home</title>")


def hanging(_: Route) -> None:
    """Never answers."""


def broken_off(route: Route) -> None:
    route.abort()


def boot(page: Page, site: str, timeout_ms: int | None = None) -> dict[str, Any]:
    page.goto(site if timeout_ms is None else f"{site}?boot_timeout_ms={timeout_ms}")
    engine_is(page, "ready", "error")
    return page.evaluate("engine.state")


def test_ready_under_a_sub_path(page: Page, sub_path_site: str) -> None:
    page.goto(sub_path_site)
    assert engine_is(page, "ready", "error") == "ready"


def test_progress_is_real(page: Page, engine_site: str) -> None:
    assert boot(page, engine_site)["name"] == "ready"
    states = page.evaluate("states")
    loading = [s for s in states if s["name"] == "loading" and s["total"]]
    assert [s["stage"] for s in loading if s["stage"] != "download"] == ["start", "engine"]
    loaded = [s["loaded"] for s in loading]
    assert loaded == sorted(loaded)
    assert loaded[-1] == loading[-1]["total"] > 10_000_000


def test_engine_fetches_nothing_twice(
    page: Page, context: BrowserContext, engine_site: str
) -> None:
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    boot(page, engine_site)
    assert len(asked) == len(set(asked))


@pytest.mark.parametrize("file", ASSETS)
def test_truncated_asset(page: Page, context: BrowserContext, engine_site: str, file: str) -> None:
    context.route(f"**/{file}*", cut_short)
    state = boot(page, engine_site)
    assert state["code"] == "asset-truncated"
    detail = state["detail"]
    assert detail["file"] == file
    assert 0 < detail["loaded"] < detail["total"]


@pytest.mark.parametrize("file", ASSETS[1:])
def test_corrupt_asset(page: Page, context: BrowserContext, engine_site: str, file: str) -> None:
    context.route(f"**/{file}*", one_bit_flipped)
    state = boot(page, engine_site)
    assert (state["code"], state["detail"]) == ("asset-corrupt", {"file": file})


@pytest.mark.parametrize("file", [*ASSETS, "worker.js"])
def test_missing_asset(
    page: Page, context: BrowserContext, engine_site: str, file: str, watch
) -> None:
    watch.allow(NOISE)
    context.route(f"**/{file}*", missing)
    state = boot(page, engine_site)
    assert (state["code"], state["detail"]["file"]) == ("asset-missing", file)


@pytest.mark.parametrize("file", ASSETS[:2])
def test_page_in_place_of_an_asset(
    page: Page, context: BrowserContext, engine_site: str, file: str, watch
) -> None:
    watch.allow(r"MIME type|Failed to load module script")
    context.route(f"**/{file}*", page_instead)
    state = boot(page, engine_site)
    assert (state["code"], state["detail"]["file"]) == ("asset-corrupt", file)


@pytest.mark.parametrize("file", ASSETS[:2])
def test_connection_broken_off(
    page: Page, context: BrowserContext, engine_site: str, file: str, watch
) -> None:
    watch.allow(NOISE)
    context.route(f"**/{file}*", broken_off)
    state = boot(page, engine_site)
    assert (state["code"], state["detail"]) == ("network", {"file": file})


@pytest.mark.parametrize("file", [*ASSETS[:2], "worker.js"])
def test_hanging_asset(page: Page, context: BrowserContext, engine_site: str, file: str) -> None:
    context.route(f"**/{file}*", hanging)
    state = boot(page, engine_site, SHORT_MS)
    assert (state["code"], state["detail"]) == ("boot-timeout", {"stage": "download"})


def test_browser_that_cannot_compile(page: Page, context: BrowserContext, engine_site: str) -> None:
    refusal = "WebAssembly.compileStreaming = async () => { throw new TypeError('too old'); };"

    def older(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=refusal + response.text())

    context.route("**/worker.js*", older)
    state = boot(page, engine_site)
    assert (state["code"], state["detail"]["feature"]) == ("unsupported", "WebAssembly")


def test_restart_after_a_failure(
    page: Page, context: BrowserContext, engine_site: str, watch
) -> None:
    watch.allow(NOISE)
    context.route("**/engine.pack*", missing)
    assert boot(page, engine_site)["code"] == "asset-missing"
    assert page.evaluate("ask('info', {})")["code"] == "asset-missing"
    context.unroute("**/engine.pack*")
    page.evaluate("engine.restart()")
    assert engine_is(page, "ready", "error") == "ready"
    assert page.evaluate("ask('info', {})")["value"]["schema"] == 1


def test_waiting_calls_learn_that_the_boot_failed(
    page: Page, context: BrowserContext, engine_site: str, watch
) -> None:
    watch.allow(NOISE)
    context.route("**/pyodide.asm.wasm*", missing)
    page.goto(engine_site)
    assert page.evaluate("ask('info', {})")["code"] == "asset-missing"
