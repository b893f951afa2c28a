"""The page that builds the widget's snippet."""

from __future__ import annotations

from html.parser import HTMLParser
from urllib.parse import urlsplit

import pytest
from browser.conftest import Watch
from browser.widget_host import LISTEN, A, B, Widget, hosts
from playwright.sync_api import Page, expect


def attributes(page: Page) -> dict[str, str]:
    """Those that the snippet gives the widget."""
    found: dict[str, dict[str, str]] = {}
    parser = HTMLParser()
    parser.handle_starttag = lambda tag, attributes: found.update(  # type: ignore[method-assign]
        {tag: {name: value or "" for name, value in attributes}}
    )
    parser.feed(page.get_by_test_id("snippet").inner_text())
    assert list(found) == ["script", "sosie-compare"]
    return found["sosie-compare"]


def test_the_snippet_says_what_is_chosen(page: Page, sub_path_site: str):
    page.goto(f"{sub_path_site}embed.html")
    expect(page.locator("sosie-compare button")).to_be_visible()
    style = "display: block; min-height: 216px"
    assert attributes(page) == {"style": style}
    part = page.get_by_test_id
    part("embed-lang").select_option("fr")
    part("embed-theme").select_option("dark")
    part("embed-accented").check()
    part("embed-accent").fill("#ffd24a")
    part("embed-a").fill('A "quoted" text & <b>more</b>.')
    part("embed-b").fill("https://example.org/?a=1&b=2")
    part("embed-compact").check()
    part("embed-height").fill("480")
    chosen = {
        "lang": "fr", "theme": "dark", "accent": "#ffd24a", "a": 'A "quoted" text & <b>more</b>.',
        "b": "https://example.org/?a=1&b=2", "compact": "", "height": "480",
    }  # fmt: skip
    assert attributes(page) == {**chosen, "style": "display: block; min-height: 480px"}
    assert page.get_by_test_id("style").inner_text() == (
        "sosie-compare { display: block; min-height: 480px }"
    )
    names = "e => Object.fromEntries([...e.attributes].map(({ name, value }) => [name, value]))"
    preview = page.locator("sosie-compare")
    assert preview.evaluate(names) == chosen
    assert preview.evaluate("e => e.offsetHeight") == 480
    expect(preview.locator("button")).to_have_text("Comparer deux textes")
    # What is out of bounds is not taken; what is taken back is gone.
    part("embed-height").fill("20")
    part("embed-accented").uncheck()
    part("embed-a").fill("")
    expect(preview.locator("button")).to_be_visible()
    assert attributes(page).keys() == {"lang", "theme", "b", "compact", "style"}


@pytest.mark.parametrize("folder", ["", "fr/"])
def test_the_preview_compares(page: Page, sub_path_site: str, folder: str):
    page.goto(f"{sub_path_site}{folder}embed.html")
    page.get_by_test_id("embed-a").fill(A)
    page.get_by_test_id("embed-b").fill(B)
    page.get_by_test_id("embed-auto").check()
    expect(page.locator("iframe").content_frame.get_by_test_id("relation")).to_be_visible(
        timeout=60_000
    )
    assert f'src="{sub_path_site}widget.js"' in page.get_by_test_id("snippet").inner_text()


def test_the_snippet_works_in_a_host_s_page(page: Page, sub_path_site: str, watch: Watch):
    page.goto(f"{sub_path_site}embed.html?lang=en")
    page.get_by_test_id("embed-a").fill(A)
    page.get_by_test_id("embed-b").fill(B)
    page.get_by_test_id("embed-auto").check()
    snippet = page.get_by_test_id("snippet").inner_text()
    policy = page.get_by_test_id("policy").inner_text()
    line = page.get_by_test_id("style").inner_text()
    with hosts(sub_path_site) as host:
        watch.allow_host(urlsplit(host.address).netloc)
        host.serve("/style.css", line, {"Content-Type": "text/css"})
        # As for a policy that forbids style attributes.
        bare = snippet.replace("<sosie-compare", "<sosie-compare id=w")
        bare = bare[: bare.index(' style="')] + bare[bare.index("></sosie-compare>") :]
        html = f"<!doctype html><title>H</title><link rel=stylesheet href=/style.css>{bare}"
        policy = f"default-src 'none'; style-src 'self'; {policy}"
        page.add_init_script(LISTEN)
        page.goto(host.serve("/page", html, {"Content-Security-Policy": policy}))
        widget = Widget(page)
        widget.expect_verdict()
        assert len(widget.heard("result")) == 1


def test_copies_the_snippet(page: Page, sub_path_site: str):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{sub_path_site}embed.html")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == (
        page.get_by_test_id("snippet").inner_text()
    )


def test_every_page_leads_there(page: Page, sub_path_site: str):
    page.goto(f"{sub_path_site}fr/")
    page.get_by_role("link", name="Le mettre sur votre site").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Le mettre sur votre site")
    assert page.url == f"{sub_path_site}fr/embed.html"
