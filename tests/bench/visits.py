"""Rows about a visitor who comes for the first time, and again."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from .browser import Server, opened, profile, served, visit
from .places import Places
from .rounds import by_turns
from .rows import Row, Target, seconds

ROWS = ("bytes", "first", "return")
# Between the first visit's boot and its end: what a page keeps for the next visit it makes when
# it is idle.
IDLE_MS = 8000
PEER = "stock Pyodide, engine as wheels"


def measure(places: Places, rounds: int, wanted: set[str]) -> Iterator[Row]:
    with served(places) as server, sync_playwright() as playwright:
        # The server reads and compresses what it has not sent yet: not while it is measured.
        for site in ("dist", "stock"):
            _visits(playwright, places, server, site, again=False)
        found = by_turns(
            rounds,
            {
                site: lambda site=site: _visits(
                    playwright, places, server, site, "return" in wanted
                )
                for site in ("dist", "stock")
            },
        )
    if "bytes" in wanted:
        yield _bytes(found)
    if "first" in wanted:
        what = "first visit, empty cache, Chromium: from navigation to engine ready"
        yield _times("first", what, found, 0.45)
    if "return" in wanted:
        what = "return visit, same profile, new browser: from navigation to engine ready"
        yield _times("return", what, found, 0.20)


def _visits(playwright: Playwright, places: Places, server: Server, site: str, again: bool) -> dict:
    address = server.site(site)
    with profile() as folder:
        server.log()
        with opened(playwright, places, folder) as context:
            page = context.pages[0]
            first = visit(page, address)
            sent = server.log()
            if again:
                page.wait_for_timeout(IDLE_MS)
        found = {
            "first": first["ready"] / 1000,
            "bytes": sum(response["gzip"] for response in sent),
            "sent": sent,
        }
        if again:
            with opened(playwright, places, folder) as context:
                found["return"] = visit(context.pages[0], address)["ready"] / 1000
    return found


def _bytes(found: dict[str, list[dict]]) -> Row:
    samples = {site: [each["bytes"] for each in visits] for site, visits in found.items()}
    ours, peer = (median(samples[site]) for site in ("dist", "stock"))
    return Row(
        "bytes",
        "bytes of a first visit until a verdict is possible, each response gzip -9",
        f"{ours / 1e6:.2f} MB, {len(found['dist'][0]['sent'])} files",
        f"{peer / 1e6:.2f} MB, {PEER}",
        ours / peer,
        target=Target(0.75, at_most=True),
        samples=samples,
        details={site: visits[0]["sent"] for site, visits in found.items()},
    )


def _times(name: str, what: str, found: dict[str, list[dict]], bound: float) -> Row:
    samples = {site: [each[name] for each in visits] for site, visits in found.items()}
    return Row(
        name,
        what,
        seconds(samples["dist"]),
        f"{seconds(samples['stock'])}, {PEER}",
        median(samples["dist"]) / median(samples["stock"]),
        target=Target(bound, at_most=True),
        samples=samples,
    )
