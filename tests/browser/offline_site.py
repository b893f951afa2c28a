"""A copy of the built site on a server that can be stopped, and put in another build's place."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from browser.waiting import engine_is
from playwright.sync_api import BrowserContext, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
BASE = "/some/sub/path/"
#: A site is kept once the engine has rested for a while.
KEPT_MS = 60_000
#: Written where the engine's worker, a message and a chunk of the second build can be told apart.
SECOND = "the second build"


def build_list(folder: Path) -> None:
    """Writes sw.js anew, as the last step of the build does."""
    script = "(await import('./build/steps/offline.mjs')).offline({ out: process.argv[1] })"
    subprocess.run(
        ["node", "--input-type=module", "--eval", script, str(folder)], cwd=ROOT, check=True
    )


def second_build(folder: Path) -> None:
    """Turns a build into another: other names for assets, another worker, other messages."""
    assets = folder / "assets"
    named = {p.name: re.sub(r"-(\w{7})\w\.", r"-\g<1>_.", p.name) for p in assets.iterdir()}
    for path in [*folder.rglob("*.html"), *assets.glob("*.js"), *assets.glob("*.css")]:
        content = path.read_text("utf-8")
        for old, new in named.items():
            content = content.replace(old, new)
        path.write_text(re.sub(r'data-build="\w+"', 'data-build="second"', content), "utf-8")
    for old, new in named.items():
        (assets / old).rename(assets / new)
    for path in [folder / "engine" / "worker.js", *assets.glob("view-*.js")]:
        path.write_text(f"{path.read_text('utf-8')}\n// {SECOND}\n", "utf-8")
    for path in folder.glob("locale/??.ftl"):
        content = path.read_text("utf-8")
        content = re.sub("(?m)^app-headline = .*", f"app-headline = {SECOND}", content)
        path.write_text(content, "utf-8")
    build_list(folder)


class Site:
    def __init__(self, dist: Path, folder: Path, base: str = BASE) -> None:
        self.folder = folder
        shutil.copytree(dist, folder)
        self._base = base
        self._port = 0
        self.start()

    @property
    def url(self) -> str:
        return f"http://localhost:{self._port}{self._base}"

    def start(self) -> None:
        command = ["node", "build/serve.mjs", "--root", str(self.folder), "--static"]
        self.server = subprocess.Popen(
            [*command, "--port", str(self._port), "--base", self._base],
            cwd=ROOT, stdout=subprocess.PIPE, text=True,
        )  # fmt: skip
        assert self.server.stdout
        found = re.search(r":(\d+)/", self.server.stdout.readline())
        assert found, "the server did not start"
        self._port = int(found[1])

    def stop(self) -> None:
        self.server.terminate()
        self.server.wait(timeout=10)

    def put(self, build: Path) -> None:
        """Another build takes this one's place, its files at once."""
        aside = self.folder.with_name(f"{self.folder.name}.old")
        self.folder.rename(aside)
        shutil.copytree(build, self.folder)
        shutil.rmtree(aside)


@dataclass
class Visit:
    """A tab on the site."""

    page: Page

    def open(self, address: str) -> Visit:
        self.page.goto(address)
        engine_is(self.page, "ready")
        return self

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def until_kept(self) -> Visit:
        expect(self.part("note-kept")).to_be_visible(timeout=KEPT_MS)
        return self

    def caches(self) -> list[str]:
        return self.page.evaluate("caches.keys()")

    def kept(self) -> dict[str, list[str]]:
        """Addresses by cache."""
        return self.page.evaluate("""async () => Object.fromEntries(await Promise.all(
          (await caches.keys()).map(async (name) => [
            name, (await (await caches.open(name)).keys()).map(({ url }) => url),
          ])))""")

    def builds(self) -> list[str]:
        return [name for name in self.caches() if name.startswith("sosie-site")]

    def compare(self, a: str, b: str) -> dict[str, str]:
        """Names and values of the figures."""
        self.part("input-a").fill(a)
        self.part("input-b").fill(b)
        self.part("compare").click()
        expect(self.part("relation")).to_be_visible(timeout=60_000)
        names = ("relation", "distance", "jaccard", "dice")
        return {name: self.part(name).first.get_attribute("data-value") or "" for name in names}


def network_off(context: BrowserContext, site: Site) -> None:
    site.stop()
    context.set_offline(True)


def listed(folder: Path) -> dict[str, str]:
    """What sw.js lists: digests by address."""
    found = re.search(r"files:(\{.*?\})\}", (folder / "sw.js").read_text("utf-8"))
    assert found
    return json.loads(re.sub(r"([{,])(\w+):", r'\1"\2":', found[1]))
