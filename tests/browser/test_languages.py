"""Each language: its folder, its page without scripts, its addresses for search engines."""

from __future__ import annotations

import json
import os
import re
import subprocess
from pathlib import Path

import pytest
from browser.conftest import ROOT
from browser.input_page import FOX, ComparePage
from playwright.sync_api import Browser, Page, expect
from sosie.messages import LANGUAGES, Messages

PAGES = sorted(path.name for path in (ROOT / "web").glob("*.html"))
NORMAL = [name for name in PAGES if "data-framed" not in (ROOT / "web" / name).read_text()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NORMAL)
def test_a_page_reads_without_scripts(
    browser: Browser, site: str, name: str, language: str
) -> None:
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    failed: list[str] = []
    page.on("response", lambda answer: answer.ok or failed.append(answer.url))
    page.goto(f"{site}{language}/{name}")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("html")).to_have_attribute("dir", "ltr")
    assert re.search(r"\w{4}|[\u4e00-\u9fff]{4}", page.title())
    assert len(page.locator("meta[name=description]").get_attribute("content") or "") > 20
    expect(page.get_by_role("heading", level=1)).not_to_be_empty()
    assert page.get_by_role("link").first.inner_text() == Messages(language)("app-skip")
    # All that a page names is there: style sheets, icons, links within the site.
    for path in page.locator("[href]:not([href^='#'])").evaluate_all("all => all.map(e => e.href)"):
        if path.startswith(site):
            assert page.request.get(path).ok, path
    assert failed == []
    context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_folder_fixes_the_language(page: Page, site: str, language: str) -> None:
    compare = ComparePage(page).open(f"{site}{language}/")
    expect(page.locator("html")).to_have_attribute("lang", language)
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    expect(compare.part("relation")).to_have_text(Messages(language)("result-relation-identical"))
    expect(page.get_by_test_id("jaccard")).to_have_attribute("data-value", "1")


def test_another_language_has_another_address(page: Page, site: str) -> None:
    compare = ComparePage(page).open(f"{site}fr/")
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    page.get_by_label("Langue").select_option("en")
    expect(compare.part("relation")).to_have_text("Identical")
    assert page.url == f"{site}en/"
    # What comes later is still found.
    compare.part("change").click()
    page.locator("[data-example=town]").click()
    compare.expect_verdict()
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_the_address_asks_louder_than_the_folder(page: Page, site: str) -> None:
    ComparePage(page).open(f"{site}fr/?lang=en")
    expect(page.locator("html")).to_have_attribute("lang", "en")


def built(tmp_path: Path, site_url: str) -> subprocess.CompletedProcess[str]:
    """One page of two languages, as the build's own step writes it."""
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "worker.js").touch()
    page = '<html lang="en"><head><title data-l10n="t"></title></head><body></body></html>'
    script = f"""
      import {{ pages }} from '{(ROOT / "build/steps/pages.mjs").as_uri()}';
      const messages = new Map([['en', 't = Twins'], ['he', 't = תאומים']]);
      const out = {json.dumps(str(tmp_path))};
      const html = {json.dumps(page)};
      const sources = new Map([['index.html', html], ['method.html', html]]);
      await pages({{ out, messages, pages: sources, bundled: new Map() }});
    """
    return subprocess.run(
        ["node", "--input-type=module", "-e", script],
        env={**os.environ, "SITE_URL": site_url},
        capture_output=True,
        text=True,
        check=False,
    )


def test_search_engines_are_told_of_each_translation(tmp_path: Path) -> None:
    assert built(tmp_path, "https://sosie.example/app").returncode == 0
    method = (tmp_path / "he" / "method.html").read_text(encoding="utf-8")
    assert '<link rel="canonical" href="https://sosie.example/app/he/method.html">' in method
    alternates = dict(re.findall(r'hreflang="([\w-]+)" href="([^"]+)"', method))
    base = "https://sosie.example/app/"
    assert alternates == {
        "en": f"{base}en/method.html",
        "he": f"{base}he/method.html",
        "x-default": f"{base}method.html",
    }
    index = (tmp_path / "en" / "index.html").read_text(encoding="utf-8")
    assert f'<link rel="canonical" href="{base}en/">' in index
    sitemap = (tmp_path / "sitemap.xml").read_text(encoding="utf-8")
    assert set(re.findall("<loc>(.*?)</loc>", sitemap)) == {
        f"{base}{folder}{name}" for folder in ("", "en/", "he/") for name in ("", "method.html")
    }


def test_without_an_address_nothing_is_said_of_one(tmp_path: Path) -> None:
    assert built(tmp_path, "").returncode == 0
    assert "canonical" not in (tmp_path / "he" / "index.html").read_text(encoding="utf-8")
    assert not (tmp_path / "sitemap.xml").exists()


def test_what_is_no_address_is_refused(tmp_path: Path) -> None:
    done = built(tmp_path, "sosie.example")
    assert done.returncode != 0
    assert "SITE_URL" in done.stderr


def test_a_language_written_from_right_to_left_is(tmp_path: Path) -> None:
    built(tmp_path, "")
    page = (tmp_path / "he" / "index.html").read_text(encoding="utf-8")
    assert re.search(r'<html lang="he" [^>]*data-language="he" dir="rtl"', page)
