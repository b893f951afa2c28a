"""Rows about the texts of the pair sets: natively, in Pyodide on Node, in Pyodide in Chromium."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

from playwright.sync_api import Playwright, sync_playwright

from .browser import Server, opened, profile, served
from .material import pair_sets, write_sets
from .places import Places
from .rounds import (
    MESSAGE_LENGTH,
    RoundFailed,
    by_turns,
    native_round,
    peer_round,
    pyodide_round,
)
from .rows import Row, Target, per_second

ROWS = ("pyodide", "native", "chromium")
PACKAGE = "simhash 2.1.2 fed by unidecode"
TIMEOUT_MS = 600_000


def measure(places: Places, rounds: int, wanted: set[str], data: Path | None) -> Iterator[Row]:
    sets = pair_sets(data)
    path = write_sets(sets, places.work / "texts.json")
    texts = sum(len(each["texts"]) for each in sets)
    pairs = sum(len(each["pairs"]) for each in sets)
    work = f"{texts} texts read once, {pairs} pairs compared once"
    contestants = {}
    if wanted & {"pyodide", "native"}:
        contestants["package"] = partial(peer_round, places, "package_texts", path)
    if "native" in wanted:
        contestants["native"] = partial(native_round, "sosie_texts", path)
    if "pyodide" in wanted:
        contestants["pyodide"] = partial(pyodide_round, places, "sosie_texts", path)
    found = by_turns(rounds, contestants)
    if "chromium" in wanted:
        with served(places) as server, sync_playwright() as playwright:
            found |= by_turns(
                rounds,
                {
                    name: partial(_chromium_round, playwright, places, server, name)
                    for name in ("sosie", "simhash-js", "js-md5")
                },
            )
    _check_distances(found)
    taken = {name: [each["seconds"] for each in rounds] for name, rounds in found.items()}
    row = partial(_row, taken, texts, work)
    if "pyodide" in wanted:
        yield row("pyodide", "read and compare in Pyodide on Node", "pyodide", "package", 1.5)
    if "native" in wanted:
        yield row("native", "read and compare natively", "native", "package", 2.5)
    if "chromium" in wanted:
        what = "read and compare in Pyodide in Chromium"
        yield row("chromium", what, "sosie", "simhash-js", 3.0)
        what = "the same beside tuned JavaScript, the limit"
        yield row("chromium", what, "sosie", "js-md5", None)


PEERS = {
    "package": f"{PACKAGE}, distance alone",
    "simhash-js": "npm simhash-js, distance alone",
    "js-md5": "own code with js-md5, distance alone",
}


def _row(
    taken: dict[str, list[float]],
    texts: int,
    work: str,
    name: str,
    what: str,
    ours: str,
    peer: str,
    bound: float | None,
) -> Row:
    return Row(
        name,
        f"{what} (distance, overlap, relation, verdicts): {work}",
        per_second(texts, "texts", taken[ours]),
        f"{per_second(texts, 'texts', taken[peer])}, {PEERS[peer]}",
        median(taken[peer]) / median(taken[ours]),
        target=None if bound is None else Target(bound, at_most=False),
        samples={ours: taken[ours], peer: taken[peer]},
    )


def _chromium_round(playwright: Playwright, places: Places, server: Server, name: str) -> dict:
    with profile() as folder, opened(playwright, places, folder) as context:
        page = context.pages[0]
        page.goto(f"{server.site('texts')}?{name}")
        page.locator("body:not(:empty)").wait_for(state="attached", timeout=TIMEOUT_MS)
        found = json.loads(page.locator("body").text_content() or "")
    if "error" in found:
        raise RoundFailed(f"{name} in Chromium\n{found['error'][-MESSAGE_LENGTH:]}")
    return found


def _check_distances(found: dict[str, list[dict]]) -> None:
    """Sosie's are the same wherever it runs; of the others is told how many are the same."""
    distances = {name: rounds[0]["distances"] for name, rounds in found.items()}
    own = [name for name in ("native", "pyodide", "sosie") if name in distances]
    reference = distances[own[0]]
    for name in own[1:]:
        if distances[name] != reference:
            raise RoundFailed(f"{name} and {own[0]} differ: a measure of different work")
    for name in distances.keys() - own - {"simhash-js"}:
        same = sum(a == b for a, b in zip(distances[name], reference))
        share = f"{same} of {len(reference)}"
        print(f"  {name}: {share} distances equal Sosie's", file=sys.stderr, flush=True)
