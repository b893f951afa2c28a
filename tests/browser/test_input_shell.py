"""Language, colours, examples, options, and an engine that does not start."""

from __future__ import annotations

import pytest
from browser.conftest import Watch
from browser.input_page import FOX, ComparePage
from browser.waiting import engine_is
from playwright.sync_api import Browser, Page, Route, expect
from sosie.messages import LANGUAGES

EXAMPLES = {
    "reseller": "near-duplicate",
    "sheet": "contained",
    "town": "distinct",
    "shop": "distinct",
}


@pytest.fixture
def compare(page: Page, site: str) -> ComparePage:
    return ComparePage(page).open(site)


def test_the_address_fixes_the_language(page: Page, site: str) -> None:
    compare = ComparePage(page).open(f"{site}?lang=fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(compare.part("compare")).to_contain_text("Comparer")
    expect(page).to_have_title("Sosie\u00a0: est-ce deux fois la même page\u00a0?")


def test_else_the_browser_does(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="fr-CA")
    compare = ComparePage(context.new_page()).open(site)
    expect(compare.part("compare")).to_contain_text("Comparer")
    context.close()


def test_an_unknown_language_gives_english(page: Page, site: str) -> None:
    compare = ComparePage(page).open(f"{site}?lang=tlh")
    expect(compare.part("compare")).to_contain_text("Compare")


def test_changing_the_language_keeps_texts_and_verdict(compare: ComparePage) -> None:
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    compare.page.get_by_label("Language").select_option("fr")
    expect(compare.part("change")).to_have_text("Modifier")
    expect(compare.part("relation")).to_be_visible()
    assert "lang=fr" in compare.page.url
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value(FOX)


def test_colours_follow_the_choice_and_it_is_kept(compare: ComparePage) -> None:
    compare.page.get_by_label("Colours").select_option("dark")
    expect(compare.page.locator("html")).to_have_attribute("data-theme", "dark")
    compare.page.reload()
    expect(compare.page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_show_what_they_say(page: Page, site: str, language: str) -> None:
    compare = ComparePage(page).open(f"{site}?lang={language}")
    for name, relation in EXAMPLES.items():
        page.locator(f"[data-example={name}]").click()
        compare.expect_verdict()
        expect(compare.part("relation")).to_have_attribute("data-value", relation)
        compare.part("change").click()


def test_an_example_keeps_what_was_typed(compare: ComparePage) -> None:
    compare.fill(a="mine")
    compare.page.get_by_role("button", name="A sheet inside a guide").click()
    compare.expect_verdict()
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value("mine")
    expect(compare.part("panel-a")).to_contain_text("kept, but not compared")


def test_options_reach_the_engine(compare: ComparePage) -> None:
    engine_is(compare.page, "ready")
    compare.fill(FOX, FOX)
    compare.page.get_by_label("Include menus and footers").check()
    compare.part("options").click()
    compare.part("option-k").fill("4")
    compare.part("option-k").press("Tab")
    compare.part("option-bits").select_option("128")
    compare.part("option-weights").select_option("log")
    compare.part("option-accents").select_option("keep")
    compare.part("option-stop-words").select_option("fr")
    compare.part("option-stem").select_option("fr")
    compare.part("option-phrases").check()
    expect(compare.part("options")).to_contain_text("4-word phrases")
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[-1]["options"] == {
        "k": 4, "bits": 128, "weights": "log", "accents": "keep", "stop_words": "fr",
        "stem": "fr", "phrases": True, "keep_boilerplate": True,
    }  # fmt: skip


def test_the_usual_options_send_nothing(compare: ComparePage) -> None:
    compare.part("options").click()
    compare.part("option-profile").select_option("article")
    expect(compare.part("options")).to_contain_text("single words")
    compare.part("options-reset").click()
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[-1]["options"] == {}


def test_the_options_name_what_is_not_as_usual(compare: ComparePage) -> None:
    expect(compare.part("options")).to_have_text("Options: 3-word phrases")
    compare.part("options").click()
    compare.part("option-accents").select_option("keep")
    expect(compare.part("options")).to_have_text("Options: 3-word phrases · accents kept")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "it sees the address and the page"), ("fr", "il voit l’adresse et la page")],
)
def test_everywhere_the_relay_sees_the_same(page: Page, site: str, lang: str, words: str) -> None:
    compare = ComparePage(page).open(f"{site}?lang={lang}")
    expect(page.locator(".privacy")).to_contain_text(words)
    compare.part("url-a").fill("https://example.org/page")
    expect(page.locator("#hint-a")).to_contain_text(words)
    page.locator("[data-part=relay-settings]").click()
    expect(page.get_by_role("dialog")).to_contain_text(words)


def test_an_engine_file_cut_short_is_explained_and_loaded_again(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow(r"Failed to load|net::ERR|wasm|WebAssembly")
    cut = True

    def truncate(route: Route) -> None:
        answer = route.fetch()
        body = answer.body()
        route.fulfill(
            status=200,
            content_type="application/wasm",
            body=body[: len(body) // 2] if cut else body,
        )

    page.context.route("**/*.wasm*", truncate)
    compare = ComparePage(page).open(site)
    compare.fill(FOX, FOX)
    compare.compare()
    engine_is(page, "error")
    expect(compare.part("failure")).to_contain_text("Python did not start.")
    expect(compare.part("failure")).to_contain_text("arrived incomplete")
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value(FOX)
    cut = False
    page.get_by_role("button", name="Download it again").click()
    engine_is(page, "ready")
    compare.compare()
    compare.expect_verdict()


def test_cancelled_offline_the_engine_comes_back_with_the_network(
    compare: ComparePage, watch: Watch
) -> None:
    watch.allow(r"Failed to load|net::ERR")
    engine_is(compare.page, "ready")
    compare.fill(FOX * 400, FOX * 400)
    compare.page.context.set_offline(True)
    compare.compare()
    compare.part("cancel").click()
    engine_is(compare.page, "error")
    expect(compare.part("failure")).to_contain_text("This computer is offline")
    expect(compare.part("failure").get_by_role("button", name="Try again")).to_be_visible()
    compare.page.context.set_offline(False)
    engine_is(compare.page, "ready")
    compare.part("compare-again").click()
    compare.expect_verdict()


def test_an_engine_that_cannot_be_loaded_is_not_said_to_be_missing(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow(r"Failed to load|net::ERR")
    page.context.route("**/engine/worker.js*", lambda route: route.abort())
    compare = ComparePage(page).open(site)
    engine_is(page, "error")
    expect(compare.part("failure")).to_contain_text("could not be loaded (worker.js)")


def test_nothing_typed_is_sent_anywhere(compare: ComparePage) -> None:
    sent: list[str] = []
    compare.page.on("request", lambda request: sent.append(request.url + (request.post_data or "")))
    compare.fill(FOX + "unmistakable", FOX)
    compare.compare()
    compare.expect_verdict()
    assert not [entry for entry in sent if "unmistakable" in entry]
