"""Chromium, each time with a process and a profile of its own, and the server of the sites."""

from __future__ import annotations

import json
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import BrowserContext, Page, Playwright

from .places import Places

FLAGS = [
    "--no-sandbox",  # as root the sandbox refuses to start
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
READY_MS = 120_000
# A browser that has just started still does things of its own.
SETTLE_MS = 1000
SERVER = Path(__file__).with_name("server.mjs")

# What a page notes of itself: when the engine was first ready, counted from the start of the
# navigation, and every task of the main thread over 50 ms: when it began and how long it took.
NOTES = """
  window.noted = { ready: 0, tasks: [] };
  new PerformanceObserver((list) => {
    noted.tasks.push(...list.getEntries().map((task) => [task.startTime, task.duration]));
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    if (noted.ready || document.documentElement?.dataset.engine !== 'ready') return;
    noted.ready = performance.now();
    console.debug('bench: ready');
  };
  new MutationObserver(look).observe(document, {
    subtree: true, attributes: true, attributeFilter: ['data-engine'],
  });
"""


@dataclass(frozen=True)
class Server:
    address: str

    def site(self, name: str) -> str:
        return f"{self.address}{name}/"

    def log(self) -> list[dict]:
        """What it sent since this was last asked."""
        with urlopen(f"{self.address}log") as response:
            return json.load(response)


@contextmanager
def served(places: Places) -> Iterator[Server]:
    command = [places.node, str(SERVER), json.dumps(places.sites)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin and process.stdout
    try:
        yield Server(process.stdout.readline().strip())
    finally:
        process.stdin.close()
        process.wait()


@contextmanager
def profile() -> Iterator[str]:
    """A folder for a profile, empty."""
    with tempfile.TemporaryDirectory(prefix="sosie-bench-", ignore_cleanup_errors=True) as folder:
        yield folder


@contextmanager
def opened(playwright: Playwright, places: Places, folder: str) -> Iterator[BrowserContext]:
    """A new process of the browser on that profile, settled, with one empty page."""
    context = playwright.chromium.launch_persistent_context(
        folder,
        executable_path=places.chromium,
        args=FLAGS,
        locale="en-GB",
        viewport={"width": 1440, "height": 900},
    )
    try:
        context.add_init_script(NOTES)
        context.pages[0].wait_for_timeout(SETTLE_MS)
        yield context
    finally:
        context.close()


def visit(page: Page, address: str) -> dict:
    """Opens a page whose engine becomes ready; what it noted until then."""
    ready = "bench: ready"
    with page.expect_console_message(lambda m: m.text == ready, timeout=READY_MS):
        page.goto(address, wait_until="commit")
    # A task is told of when it is over.
    page.wait_for_timeout(500)
    return page.evaluate("noted")
