"""Storage that is refused or full breaks nothing; the site can be installed."""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from browser.offline_site import Site, Visit
from playwright.sync_api import BrowserContext, Page, expect

TEXT = "The lamp on the pier is lit at dusk by a keeper who never hurries, whatever the wind. " * 6
#: What a browser may refuse, and how.
REFUSALS = {
    "no service workers": """
      Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined });
    """,
    "service workers refused": """
      ServiceWorkerContainer.prototype.register = async () => {
        throw new DOMException('', 'SecurityError');
      };
    """,
    "no storage at all": """
      const refuse = () => { throw new DOMException('', 'SecurityError'); };
      for (const name of ['caches', 'localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, { get: refuse });
      }
      ServiceWorkerContainer.prototype.register = async () => refuse();
    """,
}  # fmt: skip


@pytest.fixture
def service_workers() -> str:
    return "allow"


@pytest.fixture
def site(dist: Path, tmp_path: Path) -> Iterator[Site]:
    site = Site(dist, tmp_path / "site")
    yield site
    site.stop()


def expect_silence(visit: Visit) -> None:
    assert visit.compare(TEXT, TEXT)["relation"] == "identical"
    expect(visit.page.locator("[data-part=offline-note]")).to_be_empty()
    expect(visit.page.locator("[data-part=offline]")).to_be_hidden()


@pytest.mark.parametrize("refusal", REFUSALS)
def test_refused(page: Page, site: Site, refusal: str) -> None:
    page.add_init_script(REFUSALS[refusal])
    visit = Visit(page)
    with page.expect_response("**/assets/offline-*", timeout=60_000):
        visit.open(site.url)
    expect_silence(visit)


def test_full(page: Page, context: BrowserContext, site: Site) -> None:
    page.add_init_script("""
      const register = ServiceWorkerContainer.prototype.register;
      ServiceWorkerContainer.prototype.register = async function (...args) {
        const registration = await register.apply(this, args);
        const { installing } = registration;
        installing.addEventListener('statechange', () => {
          document.documentElement.dataset.worker = installing.state;
        });
        return registration;
      };
    """)
    visit = Visit(page).open(site.url)
    origin = page.evaluate("origin")
    quota = {"origin": origin, "quotaSize": 4_000_000}
    context.new_cdp_session(page).send("Storage.overrideQuotaForOrigin", quota)
    worker = page.locator("html[data-worker]")
    worker.wait_for(state="attached", timeout=60_000)
    assert worker.get_attribute("data-worker") == "redundant"
    expect_silence(visit)
    assert visit.builds() == []


def test_caches_erased_behind_its_back(page: Page, site: Site) -> None:
    visit = Visit(page).open(site.url).until_kept()
    page.evaluate("""async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    }""")
    visit.open(site.url)
    assert visit.compare(TEXT, TEXT)["relation"] == "identical"
    visit.part("change").click()
    visit.until_kept()
    assert len(visit.builds()) == 1


def test_it_can_be_installed(page: Page, context: BrowserContext, site: Site) -> None:
    Visit(page).open(site.url)
    cdp = context.new_cdp_session(page)
    assert cdp.send("Page.getInstallabilityErrors")["installabilityErrors"] == [
        # Tests run in profiles that keep nothing.
        {"errorId": "in-incognito", "errorArguments": []}
    ]
    found = cdp.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    assert found["url"] == f"{site.url}manifest.webmanifest"
    for icon in manifest["icons"]:
        if icon["type"] == "image/png":
            content = (site.folder / icon["src"]).read_bytes()
            assert "{}x{}".format(*struct.unpack(">II", content[16:24])) == icon["sizes"]


def test_the_browser_s_offer_to_install_is_passed_on(page: Page, site: Site) -> None:
    visit = Visit(page).open(site.url).until_kept()
    expect(visit.part("offline-install")).to_have_count(0)
    page.evaluate("""() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true });
      offer.prompt = () => { document.documentElement.dataset.asked = 'yes'; };
      dispatchEvent(offer);
    }""")
    visit.part("offline-install").click()
    expect(page.locator("html")).to_have_attribute("data-asked", "yes")
    expect(visit.part("offline-install")).to_have_count(0)


def test_every_page_leads_to_the_manifest(dist: Path) -> None:
    for path in dist.rglob("*.html"):
        html = path.read_text("utf-8")
        if "data-framed" in html:
            continue
        root = "../" * (len(path.relative_to(dist).parts) - 1) or ""
        for name in ("manifest.webmanifest", "apple-touch-icon.png", "favicon.svg"):
            assert re.search(rf'<link [^>]*href="(\./)?{re.escape(root + name)}"', html), path
        assert html.count('name="theme-color"') == 2, path


def test_types(site: Site) -> None:
    types = {"sw.js": "text/javascript", "manifest.webmanifest": "application/manifest+json"}
    for name, kind in types.items():
        with urlopen(site.url + name) as answer:
            assert answer.headers["Content-Type"].startswith(kind)
