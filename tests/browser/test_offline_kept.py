"""After one visit everything works without a network, and nothing but the site's own is kept."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from browser.conftest import Watch
from browser.input_sites import OtherSite, other_site
from browser.offline_site import BASE, Site, Visit, listed, network_off
from browser.waiting import engine_is
from playwright.sync_api import BrowserContext, Page, expect
from sosie.bridge import call

A = "The lamp on the pier is lit at dusk by a keeper who never hurries, whatever the wind. " * 6
B = A.replace("dusk", "dawn", 2) + "Nobody has seen the keeper for a week, and it is lit still."


@pytest.fixture
def service_workers() -> str:
    return "allow"


@pytest.fixture(params=["/", BASE], ids=["root", "sub-path"])
def site(request: pytest.FixtureRequest, dist: Path, tmp_path: Path) -> Iterator[Site]:
    site = Site(dist, tmp_path / "site", request.param)
    yield site
    site.stop()


@pytest.fixture
def visit(page: Page, site: Site) -> Visit:
    return Visit(page).open(site.url).until_kept()


def expected() -> dict[str, str]:
    request = {"a": {"text": A}, "b": {"text": B}, "options": {}}
    value = json.loads(call("compare", json.dumps(request)))["value"]
    return {name: value[name] for name in ("relation", "distance", "jaccard", "dice")}


def test_everything_works_without_a_network(
    visit: Visit, context: BrowserContext, site: Site, watch: Watch
) -> None:
    watch.allow(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)")
    network_off(context, site)
    page = visit.page
    pages = [str(path.relative_to(site.folder)) for path in site.folder.rglob("*.html")]
    assert {"index.html", "en/index.html", "fr/index.html"} <= set(pages)
    for name in pages:
        for address in (name, name.removesuffix("index.html"), f"{name}?lang=fr"):
            page.goto(site.url + address)
            expect(page.locator("h1").first).not_to_be_empty()
    page.goto(f"{site.url}fr")
    assert page.url == f"{site.url}fr/"

    visit.open(site.url)
    values = visit.compare(A, B)
    for name, value in expected().items():
        found = values[name]
        assert (found if name == "relation" else float(found)) == value, name
    languages = page.get_by_label("Language").locator("option")
    for tag in [option.get_attribute("value") for option in languages.all()]:
        page.locator("[data-part=language]").select_option(tag)
        expect(page.locator("html")).to_have_attribute("lang", tag or "")
        expect(page.locator("[data-part=language-missing]")).to_be_hidden()

    page.goto(f"{site.url}?lang=en#calibrate")
    expect(page.get_by_test_id("calibrate-drop")).to_be_visible()
    page.goto(f"{site.url}?lang=en")
    for example in page.locator("[data-example]").all():
        name = example.get_attribute("data-example")
        page.locator(f"[data-example={name}]").click()
        expect(visit.part("relation")).to_be_visible(timeout=60_000)
        visit.part("change").click()


def test_an_address_is_said_to_need_the_network(
    visit: Visit, context: BrowserContext, site: Site, watch: Watch
) -> None:
    watch.allow(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)")
    watch.allow_host("example.org")
    network_off(context, site)
    visit.open(site.url)
    visit.part("url-a").fill("https://example.org/page")
    visit.part("fetch-a").click()
    expect(visit.part("problem-a")).to_contain_text("seems to be offline")


def test_what_is_kept_is_the_site_and_nothing_else(visit: Visit, site: Site) -> None:
    visit.open(site.url).compare(A, B)
    kept = visit.kept()
    assert [name.split()[0] for name in kept] == ["sosie-engine", "sosie-site"]
    snapshot, files = kept.values()
    assert [re.sub(r"\?.*", "", url) for url in snapshot] == [f"{site.url}engine/snapshot"]
    assert sorted(files) == sorted(site.url + address for address in listed(site.folder))
    there = {str(p.relative_to(site.folder)) for p in site.folder.rglob("*") if p.is_file()}
    addressed = {re.sub(r"\?.*", "", address) for address in listed(site.folder)}
    named = {f"{path}index.html" if path[-1:] in ("", "/") else path for path in addressed}
    for_hosts = {"_headers", ".nojekyll"}
    others = {"sw.js", "source.zip", "config.json", "engine/assets.json"}
    assert there - named == others | for_hosts


def test_the_list_holds_digests_of_what_is_there(dist: Path) -> None:
    for address, digest in listed(dist).items():
        path = dist / re.sub(r"\?.*", "", address)
        content = (path / "index.html" if path.is_dir() else path).read_bytes()
        assert hashlib.sha256(content).hexdigest() == digest, address


def test_a_first_visit_loads_nothing_of_it_before_the_engine_is_ready(
    page: Page, site: Site
) -> None:
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    page.goto(site.url)
    engine_is(page, "ready")
    before = list(asked)
    Visit(page).until_kept()
    offline = re.compile(r"/assets/offline-|/sw\.js$|manifest|\.png$")
    assert not [url for url in before if offline.search(url)]
    assert [url for url in asked if "/assets/offline-" in url]


def test_the_note_says_how_much_and_is_closed_once(visit: Visit, site: Site) -> None:
    expect(visit.part("note-kept")).to_contain_text(re.compile(r"keeps [23]\d\.\d MB on this"))
    visit.part("offline-close").click()
    expect(visit.part("note-kept")).to_be_hidden()
    opener = visit.page.get_by_role("button", name="Without a network")
    expect(opener).to_be_focused()
    visit.page.reload()
    expect(opener).to_be_visible(timeout=30_000)
    expect(visit.part("note-kept")).to_be_hidden()
    opener.click()
    expect(visit.part("note-kept").locator("h2")).to_be_focused()
    visit.page.get_by_label("Language").select_option("fr")
    expect(visit.part("note-kept")).to_contain_text("fonctionne désormais sans réseau")


def test_erase_leaves_nothing_until_it_is_asked_for(visit: Visit, site: Site) -> None:
    page = visit.page
    visit.part("offline-erase").click()
    expect(visit.part("note-erased").locator("h2")).to_be_focused()
    assert visit.caches() in ([], ["sosie-engine"])
    assert visit.kept().get("sosie-engine", []) == []
    with page.expect_response("**/assets/offline-*"):
        visit.open(site.url)
    expect(page.get_by_role("button", name="Without a network")).to_be_visible()
    assert visit.builds() == []
    assert page.evaluate("navigator.serviceWorker.getRegistration().then(Boolean)") is False
    page.get_by_role("button", name="Without a network").click()
    visit.part("offline-again").click()
    visit.until_kept()
    assert len(visit.builds()) == 1


def test_kept_again_in_the_same_tab(visit: Visit, context: BrowserContext, site: Site) -> None:
    visit.part("offline-erase").click()
    visit.part("offline-again").click()
    visit.until_kept()
    assert len(visit.kept()[visit.builds()[0]]) == len(listed(site.folder))


def test_a_changed_configuration_is_seen(
    visit: Visit, context: BrowserContext, site: Site, watch: Watch
) -> None:
    watch.allow(r"net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)")
    relay = '{"proxy": "https://relay.example/?url={url}"}'
    (site.folder / "config.json").write_text(relay, "utf-8")
    for _ in range(2):
        visit.open(site.url)
        visit.page.locator("[data-part=relay-settings]").click()
        expect(visit.page.get_by_role("dialog")).to_contain_text("relay.example")
        if site.server.poll() is None:
            network_off(context, site)


@pytest.fixture
def other() -> Iterator[OtherSite]:
    with other_site() as site:
        yield site


def test_pages_that_are_fetched_are_not_kept(
    page: Page, dist: Path, serve, other: OtherSite, watch: Watch
) -> None:
    watch.allow(r"blocked by CORS policy|net::ERR_FAILED")
    watch.allow_host(other.host)
    site = serve(dist, BASE)
    visit = Visit(page).open(site).until_kept().open(site)
    for _ in range(2):
        visit.part("url-a").fill(other.url("closed/page"))
        visit.part("fetch-a").click()
        expect(visit.part("panel-a")).to_contain_text("via localhost")
        visit.part("url-a").fill("")
    addresses = [url for urls in visit.kept().values() for url in urls]
    assert not [url for url in addresses if "proxy" in url or other.host in url]


def test_a_frame_of_another_site_keeps_nothing(
    page: Page, dist: Path, tmp_path: Path, serve, watch: Watch
) -> None:
    site = serve(dist, BASE, "--static")
    watch.allow_host(site.split("/")[2])
    html = f'<!doctype html><link rel="icon" href="data:,"><iframe src="{site}"></iframe>'
    (tmp_path / "index.html").write_text(html, "utf-8")
    page.add_init_script("""
      ServiceWorkerContainer.prototype.register = async () => {
        document.documentElement.dataset.registered = 'yes';
      };
    """)
    blog = serve(tmp_path, "/", "--static")
    watch.allow_host(blog.split("/")[2])
    for host in ("127.0.0.1", "localhost"):
        with page.expect_response("**/assets/offline-*", timeout=60_000):
            page.goto(blog.replace("localhost", host))
        page.frames[1].evaluate("new Promise(requestAnimationFrame)")
        assert page.frames[1].locator("html").get_attribute("data-registered") is None
    # Of the page itself it is seen.
    page.goto(site)
    page.locator("html[data-registered]").wait_for(state="attached", timeout=60_000)
