"""Fixtures of the browser tests: the built site, served as hosts do, and a page that is watched.

A test whose page leaves an error on the console, breaks the content security policy or asks another
host fails. What a test provokes on purpose it says beforehand: ``watch.allow(r"...")``,
``watch.allow_host("127.0.0.1:1234")``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
SUB_PATH = "/some/sub/path/"
CHROMIUM_FLAGS = [
    "--no-sandbox",  # CI runs as root, where the sandbox refuses to start
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@dataclass
class Watch:
    """What a page did that no page of ours should do."""

    origin: str = ""
    faults: list[str] = field(default_factory=list)
    _allowed: list[re.Pattern[str]] = field(default_factory=list)

    def allow(self, pattern: str) -> None:
        """Lets faults pass that match a regular expression anywhere."""
        self._allowed.append(re.compile(pattern))

    def allow_host(self, host: str) -> None:
        """Lets requests to ``host[:port]`` pass."""
        self.allow(rf"^request to \w+://{re.escape(host)}/")

    def attach(self, context: BrowserContext) -> None:
        context.on(
            "console", lambda m: m.type == "error" and self.faults.append(f"console: {m.text}")
        )
        context.on("weberror", lambda e: self.faults.append(f"uncaught: {e.error}"))
        context.on("request", lambda r: self._request(r.url))

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in ("http", "https", "ws", "wss"):
            origin = f"{parts.scheme}://{parts.netloc}"
            self.origin = self.origin or origin
            if origin != self.origin:
                self.faults.append(f"request to {url}")

    def unexpected(self) -> list[str]:
        return [f for f in self.faults if not any(p.search(f) for p in self._allowed)]


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site. ``npm test`` has just built it; pytest alone builds it here."""
    if "SOSIE_BUILT" not in os.environ:
        subprocess.run(["node", "build/build.mjs"], cwd=ROOT, check=True)
    return ROOT / "dist"


@pytest.fixture(scope="session")
def serve() -> Iterator[Callable[..., str]]:
    """``serve(folder, "/base/", "--static")`` → address; the servers end with the session."""
    servers: list[subprocess.Popen[str]] = []

    def start(folder: Path, base: str = "/", *options: str) -> str:
        command = ["node", "build/serve.mjs", "--root", str(folder), "--port", "0", "--base", base]
        env = {k: v for k, v in os.environ.items() if k != "PORT"}
        env["SOSIE_PROXY_ALLOW_LOOPBACK"] = "1"
        server = subprocess.Popen(
            [*command, *options], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True
        )
        servers.append(server)
        assert server.stdout
        line = server.stdout.readline()
        assert "http" in line, f"the server did not start: {line!r}"
        return line[line.index("http") :].strip()

    yield start
    for server in servers:
        server.terminate()
    for server in servers:
        server.wait(timeout=10)


@pytest.fixture(scope="session")
def site(dist: Path, serve: Callable[..., str]) -> str:
    """Address of the site with its own proxy, which may read pages of this machine."""
    return serve(dist)


@pytest.fixture(scope="session")
def sub_path_site(dist: Path, serve: Callable[..., str]) -> str:
    """Address of the site under a sub-path of a dumb static host."""
    return serve(dist, SUB_PATH, "--static")


@pytest.fixture(scope="session")
def engine_site(
    dist: Path, serve: Callable[..., str], tmp_path_factory: pytest.TempPathFactory
) -> str:
    """Address of a page with nothing but the engine, as ``window.engine``."""
    folder = tmp_path_factory.mktemp("engine")
    shutil.copytree(dist / "engine", folder / "engine")
    for name in ("client.js", "protocol.js"):
        shutil.copy(ROOT / "web" / "engine" / name, folder / name)
    for file in (Path(__file__).parent / "engine_alone").iterdir():
        shutil.copy(file, folder / file.name)
    return serve(folder, SUB_PATH, "--static")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium: the one that npm test found, Playwright's own, or one on PATH."""
    with sync_playwright() as playwright:
        path = os.environ.get("SOSIE_CHROMIUM")
        if not path and not Path(playwright.chromium.executable_path).exists():
            path = next(
                filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))),
                None,
            )
        browser = playwright.chromium.launch(executable_path=path, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    watch = Watch()
    yield watch
    assert not watch.unexpected()


@pytest.fixture
def service_workers() -> str:
    """Each visit would keep the whole site: only tests about that say "allow"."""
    return "block"


@pytest.fixture
def context(browser: Browser, watch: Watch, service_workers: str) -> Iterator[BrowserContext]:
    """A profile of its own: nothing cached, nothing stored. The language is English."""
    context = browser.new_context(
        locale="en-GB",
        viewport={"width": 1440, "height": 900},
        service_workers=service_workers,
    )
    watch.attach(context)
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Page:
    return context.new_page()
