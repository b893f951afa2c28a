"""Rows about the page itself: how long it is held, and what long texts take."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from playwright.sync_api import Browser, Page, Playwright, sync_playwright

from .browser import FLAGS, NOTES, SETTLE_MS, Server, served, visit
from .material import long_pair
from .places import Places
from .rounds import by_turns
from .rows import Row, Target, seconds

ROWS = ("page",)
WORDS = 20_000
LONG = 1_000_000
HELD = Target(50, at_most=True, unit="ms")
DONE = ".columns:not([aria-busy], [data-old])"
DONE_MS = 300_000
AFTER_MS = 500
HIGH_WATER = "VmHWM:"


def measure(places: Places, rounds: int, wanted: set[str]) -> Iterator[Row]:
    with served(places) as server, sync_playwright() as playwright:
        one_round = partial(_round, playwright, places, server)
        found = by_turns(
            rounds,
            {
                "page": partial(one_round, _medium_pair(), files=False),
                "long": partial(one_round, _joined(long_pair(LONG)), files=True),
            },
        )
    boots = [each["boot"] for each in found["page"] + found["long"]]
    yield _held("longest task of the main thread over a boot, first visit", boots)
    what = f"longest task over comparing and showing two texts of {WORDS:,} words"
    yield _held(what, [each["compare"] for each in found["page"]])
    what = "longest task over comparing and showing two texts of 1 MB"
    yield _held(what, [each["compare"] for each in found["long"]], target=None)
    taken = [each["seconds"] for each in found["long"]]
    yield Row(
        "page",
        "two texts of 1 MB as files: from the click until both stand marked in the page",
        seconds(taken),
        value=median(taken),
        target=Target(10, at_most=True, unit="s"),
        samples={"page": taken},
    )
    yield _memory(found["long"])


def _memory(rounds: list[dict]) -> Row:
    peaks, boots = ([each[key] for each in rounds] for key in ("peak", "boot_peak"))
    known = all(peaks)
    shown = f"{median(peaks):.0f} MB; over the boot {median(boots):.0f} MB"
    return Row(
        "page",
        "the same: most memory resident in the page's process at any time, Chromium's own code "
        "included",
        shown if known else "not known on this system",
        value=median(peaks) if known else None,
        target=Target(400, at_most=True, unit="MB"),
        samples={"page": peaks, "boot": boots},
    )


def _held(what: str, rounds: list[list], target: Target | None = HELD) -> Row:
    """A browser tells of no task under 50 ms: where it told of none, that is 0 here."""
    longest = [max((duration for _, duration in tasks), default=0.0) for tasks in rounds]
    middle = median(longest)
    several = f"{sum(1 for each in longest if each)} of {len(longest)} rounds over 50 ms"
    shown = f"{middle:.0f} ms" if middle else "under 50 ms"
    return Row(
        "page",
        what,
        f"{shown}; {several}, at most {max(longest):.0f}" if max(longest) else shown,
        value=middle,
        target=target,
        samples={"page": longest},
        details={"tasks": rounds},
    )


def _round(
    playwright: Playwright, places: Places, server: Server, pair: tuple[str, str], files: bool
) -> dict:
    browser = playwright.chromium.launch(executable_path=places.chromium, args=FLAGS)
    try:
        page = browser.new_page(locale="en-GB", viewport={"width": 1440, "height": 900})
        page.set_default_timeout(DONE_MS)
        page.add_init_script(NOTES)
        page.wait_for_timeout(SETTLE_MS)
        boot = visit(page, server.site("dist"))["tasks"]
        boot_peak = _peak(browser)
        _give(page, pair, files)
        page.wait_for_timeout(AFTER_MS)
        page.evaluate("noted.tasks = []")
        start = perf_counter()
        page.get_by_test_id("compare").click()
        page.locator(DONE).wait_for(state="attached")
        taken = perf_counter() - start
        page.wait_for_timeout(AFTER_MS)
        compare = page.evaluate("noted.tasks")
        return {
            "boot": boot,
            "compare": compare,
            "seconds": taken,
            "boot_peak": boot_peak,
            "peak": _peak(browser),
        }
    finally:
        browser.close()


def _give(page: Page, pair: tuple[str, str], files: bool) -> None:
    for side, text in zip("ab", pair):
        if files:
            file = {"name": f"{side}.txt", "mimeType": "text/plain", "buffer": text.encode()}
            page.get_by_test_id(f"file-{side}").set_input_files(file)
        else:
            page.get_by_test_id(f"input-{side}").fill(text)
    # A page that reads what it is given ahead of the click is left to do so.
    page.wait_for_timeout(AFTER_MS)
    ready = page.locator('html[data-engine="ready"]')
    ready.wait_for(state="attached")


def _medium_pair() -> tuple[str, str]:
    """Cut to the number of words; a paragraph's end counts as a space."""
    pair = []
    for paragraphs in long_pair(WORDS * 8):
        kept, words = [], 0
        for paragraph in paragraphs:
            kept.append(" ".join(paragraph.split(" ")[: WORDS - words]))
            words += len(kept[-1].split(" "))
            if words == WORDS:
                break
        pair.append("\n\n".join(kept))
    return pair[0], pair[1]


def _joined(pair: tuple[list[str], list[str]]) -> tuple[str, str]:
    return "\n\n".join(pair[0]), "\n\n".join(pair[1])


def _peak(browser: Browser) -> float:
    """Megabytes that the largest of the pages' processes held at most; 0 where no one tells."""
    if not sys.platform.startswith("linux"):
        return 0.0
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return max(_resident(each["id"]) for each in processes if each["type"] == "renderer")


def _resident(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    line = next((line for line in lines if line.startswith(HIGH_WATER)), None)
    return int(line.split()[1]) * 1024 / 1e6 if line else 0.0
