"""A newer build waits until it is asked for; the tabs of the older one keep all that is theirs."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Watch
from browser.offline_site import SECOND, Site, Visit, build_list, listed, network_off, second_build
from playwright.sync_api import BrowserContext, Page, expect

TEXT = "The lamp on the pier is lit at dusk by a keeper who never hurries, whatever the wind. " * 6
WORKER = "(version) => fetch(`engine/worker.js?v=${version}`).then((answer) => answer.text())"


@pytest.fixture
def service_workers() -> str:
    return "allow"


@pytest.fixture(scope="module")
def second(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("second") / "site"
    shutil.copytree(dist, folder)
    second_build(folder)
    return folder


@pytest.fixture
def site(dist: Path, tmp_path: Path) -> Iterator[Site]:
    site = Site(dist, tmp_path / "site")
    yield site
    site.stop()


@pytest.fixture
def old(page: Page, site: Site) -> Visit:
    """A tab of the first build, which is kept."""
    return Visit(page).open(site.url).until_kept()


def look_for_newer(visit: Visit) -> None:
    """As the browser does by itself when a page is opened."""
    visit.page.evaluate("navigator.serviceWorker.getRegistration().then((it) => it.update())")


@pytest.fixture
def offered(old: Visit, site: Site, second: Path) -> Visit:
    """The same tab, the newer build waiting."""
    site.put(second)
    look_for_newer(old)
    expect(old.part("note-update")).to_be_visible(timeout=30_000)
    return old


def is_newer(visit: Visit) -> bool:
    return visit.page.locator("html").get_attribute("data-build") == "second"


def test_the_old_tab_goes_on_with_what_is_its_own(
    offered: Visit, context: BrowserContext, site: Site, watch: Watch
) -> None:
    """Even after another tab took up the newer build, and without a network."""
    page = offered.page
    stamp = page.locator("html").get_attribute("data-build")
    new = Visit(context.new_page()).open(site.url)
    assert not is_newer(new)
    new.part("offline-reload").click()
    expect(new.page.locator("h1").first).to_have_text(SECOND)
    assert len(new.builds()) == 2
    assert page.locator("html").get_attribute("data-build") == stamp

    watch.allow(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)")
    network_off(context, site)
    assert SECOND not in page.evaluate(WORKER, stamp)
    assert SECOND in new.page.evaluate(WORKER, "second")
    # Its engine starts anew: a comparison is stopped while it runs.
    offered.part("input-a").fill(TEXT)
    offered.part("input-b").fill(TEXT)
    with page.expect_worker() as worker:
        page.evaluate("""() => {
          for (const name of ['compare', 'cancel']) {
            document.querySelector(`[data-testid=${name}]`).click();
          }
        }""")
    assert worker.value.url == f"{site.url}engine/worker.js?v={stamp}"
    offered.part("change").click()
    assert offered.compare(TEXT, TEXT)["relation"] == "identical"
    offered.part("change").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert not is_newer(offered)
    with page.expect_response(re.compile("/assets/view-")) as response:
        page.evaluate("location.hash = 'calibrate'")
    assert SECOND not in response.value.text()
    expect(offered.part("calibrate-drop")).to_be_visible()


def test_the_older_is_dropped_when_no_other_tab_is_left(
    offered: Visit, context: BrowserContext, site: Site
) -> None:
    new = Visit(context.new_page()).open(site.url)
    new.part("offline-reload").click()
    expect(new.page.locator("h1").first).to_have_text(SECOND)
    with new.page.expect_response("**/assets/offline-*", timeout=60_000):
        pass
    assert len(new.builds()) == 2
    offered.page.close()
    new.open(site.url)
    for _ in range(100):
        if len(new.builds()) == 1:
            break
        new.page.wait_for_timeout(100)
    assert [len(urls) for name, urls in new.kept().items() if name in new.builds()] == [
        len(listed(site.folder))
    ]
    assert is_newer(new)


def test_only_the_tab_that_asked_is_loaded_anew(
    offered: Visit, context: BrowserContext, site: Site
) -> None:
    other = Visit(context.new_page()).open(site.url)
    other.part("input-a").fill(TEXT)
    other.page.evaluate("window.same = true")
    expect(other.part("note-update")).to_be_visible(timeout=30_000)
    offered.part("offline-reload").click()
    expect(offered.page.locator("h1").first).to_have_text(SECOND)
    assert other.page.evaluate("window.same") is True
    # It can follow later.
    other.part("offline-reload").click()
    expect(other.page.locator("h1").first).to_have_text(SECOND)
    expect(other.part("input-a")).to_have_value(TEXT)


def test_later_keeps_the_older(offered: Visit, site: Site) -> None:
    offered.part("offline-later").click()
    expect(offered.part("note-update")).to_be_hidden()
    with offered.page.expect_response("**/assets/offline-*", timeout=60_000):
        offered.open(site.url)
    assert not is_newer(offered)
    expect(offered.page.get_by_role("button", name="Without a network")).to_be_visible()
    expect(offered.part("note-update")).to_be_hidden()
    assert len(offered.builds()) == 2


def test_a_newer_build_comes_by_itself_once_no_tab_is_left(
    offered: Visit, context: BrowserContext, site: Site
) -> None:
    offered.part("offline-later").click()
    offered.page.close()
    new = Visit(context.new_page())
    for _ in range(50):
        new.page.goto("about:blank")
        new.open(site.url)
        if is_newer(new):
            return
    raise AssertionError("the older build stays")


def test_what_did_not_change_is_not_fetched_again(
    old: Visit, context: BrowserContext, site: Site, second: Path
) -> None:
    """The engine's files are gone from the server and the browser's own cache: they are copied."""
    copied = [address for address in listed(second) if listed(site.folder).get(address)]
    assert "engine/pyodide.asm.wasm" in {address.partition("?")[0] for address in copied}
    site.put(second)
    for name in ("pyodide.asm.wasm", "pyodide.asm.js", "python_stdlib.pack", "engine.pack"):
        (site.folder / "engine" / name).unlink()
    context.new_cdp_session(old.page).send("Network.clearBrowserCache")
    look_for_newer(old)
    old.part("offline-reload").click(timeout=30_000)
    expect(old.page.locator("h1").first).to_have_text(SECOND)
    assert old.compare(TEXT, TEXT)["relation"] == "identical"


def test_a_build_that_is_half_there_is_not_taken(old: Visit, site: Site, second: Path) -> None:
    """Its files come one after the other, as some hosts put them in place."""
    page = (site.folder / "fr" / "index.html").read_bytes()
    site.put(second)
    (site.folder / "fr" / "index.html").write_bytes(page)
    assert (
        old.page.evaluate("""async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      const { installing } = registration;
      await new Promise((done) => installing.addEventListener('statechange', done));
      return installing.state;
    }""")
        == "redundant"
    )
    assert len(old.builds()) == 1
    shutil.copy(second / "fr" / "index.html", site.folder / "fr" / "index.html")
    look_for_newer(old)
    expect(old.part("note-update")).to_be_visible(timeout=30_000)


def test_the_note_names_versions_and_what_changed(
    old: Visit, site: Site, second: Path, watch: Watch
) -> None:
    # A text without an icon: browsers look for one at the host's root.
    watch.allow("404")
    page = old.page
    site.put(second)
    changelog = site.folder / "CHANGELOG.txt"
    changelog.write_text("# Changes\n\n## 9.1.0\n\nAll of it.\n", "utf-8")
    build_list(site.folder)
    worker = site.folder / "sw.js"
    text = re.sub(r'version:"[^"]+"', 'version:"9.1.0"', worker.read_text("utf-8"))
    worker.write_text(text, "utf-8")
    look_for_newer(old)
    note = old.part("note-update")
    expect(note).to_contain_text("Version 9.1.0 is ready.", timeout=30_000)
    expect(note).to_contain_text("This tab keeps working with 0.1.0. Fingerprints are the same")
    with page.expect_popup() as opened:
        note.get_by_role("link", name="What changed").click()
    expect(opened.value.locator("body")).to_contain_text("All of it.")
    opened.value.close()
    page.get_by_label("Language").select_option("fr")
    expect(note).to_contain_text("La version 9.1.0 est prête.")


def test_the_same_files_make_the_same_list(dist: Path, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    build_list(folder)
    assert (folder / "sw.js").read_bytes() == (dist / "sw.js").read_bytes()
    (folder / "favicon.svg").write_text("<svg/>", "utf-8")
    build_list(folder)
    assert (folder / "sw.js").read_bytes() != (dist / "sw.js").read_bytes()
