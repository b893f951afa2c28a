"""Typed and pasted texts: compared, swapped, kept; clear words where nothing can be compared."""

from __future__ import annotations

import pytest
from browser.input_page import FOX, LAMP, ComparePage
from browser.result_texts import CHINESE
from playwright.sync_api import Browser, Page, expect


@pytest.fixture
def compare(page: Page, site: str) -> ComparePage:
    return ComparePage(page).open(site)


def test_two_pasted_texts_give_a_verdict(compare: ComparePage) -> None:
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
    expect(compare.part("input-a")).to_be_hidden()
    expect(compare.page.locator("h1:focus, h2:focus")).to_be_visible()
    expect(compare.part("status")).to_contain_text("Compared")


def test_change_brings_the_texts_back(compare: ComparePage) -> None:
    compare.fill(FOX, LAMP)
    compare.compare()
    compare.expect_verdict()
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value(FOX)
    expect(compare.part("input-b")).to_have_value(LAMP)
    expect(compare.part("input-a")).to_be_focused()
    expect(compare.part("relation")).to_have_count(0)


def test_control_enter_compares_from_anywhere(compare: ComparePage) -> None:
    compare.fill(FOX, FOX)
    compare.part("input-b").press("Control+Enter")
    compare.expect_verdict()


def test_everything_is_reached_by_keyboard(compare: ComparePage) -> None:
    compare.part("url-a").focus()
    names = []
    for _ in range(14):
        compare.page.keyboard.press("Tab")
        names.append(compare.page.evaluate("document.activeElement.dataset.testid ?? ''"))
    expected = ["fetch-a", "input-a", "swap", "file-b", "url-b", "fetch-b", "input-b", "compare"]
    assert [name for name in names if name in expected] == expected
    assert "options" in names


def test_a_comparison_asked_for_while_python_starts_waits(compare: ComparePage) -> None:
    expect(compare.page.locator("html[data-engine=loading]")).to_be_attached()
    compare.fill(FOX, FOX)
    compare.compare()
    expect(compare.part("cancel")).to_be_visible()
    compare.expect_verdict()


def test_cancel_loses_nothing(compare: ComparePage) -> None:
    compare.fill(FOX, LAMP)
    compare.compare()
    compare.part("cancel").click()
    expect(compare.part("status")).to_contain_text("Stopped")
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value(FOX)
    compare.compare()
    compare.expect_verdict()


def test_swap_exchanges_the_panels(compare: ComparePage) -> None:
    compare.fill(FOX, LAMP)
    compare.part("swap").click()
    expect(compare.part("input-a")).to_have_value(LAMP)
    expect(compare.part("input-b")).to_have_value(FOX)


def test_swap_after_a_verdict_compares_again(compare: ComparePage) -> None:
    compare.fill(FOX + LAMP, FOX)
    compare.compare()
    compare.expect_verdict()
    compare.part("swap-again").click()
    expect(compare.part("relation")).to_be_visible(timeout=60_000)
    first, second = compare.asked("compare")
    assert (first["a"], first["b"]) == (second["b"], second["a"])


def test_empty_side_says_so_in_its_panel(compare: ComparePage) -> None:
    compare.fill(a=FOX)
    compare.compare()
    compare.expect_problem("b", "B is empty")
    expect(compare.part("problem-a")).to_be_hidden()
    expect(compare.part("input-b")).to_be_focused()
    expect(compare.part("input-a")).to_have_value(FOX)
    compare.fill(b=FOX)
    expect(compare.part("problem-b")).to_be_hidden()


def test_one_word_gets_an_answer(compare: ComparePage) -> None:
    compare.fill("word", FOX)
    compare.compare()
    compare.expect_verdict()
    compare.part("change").click()
    expect(compare.part("input-a")).to_have_value("word")


def test_lone_surrogates_and_broken_html_are_compared(compare: ComparePage) -> None:
    compare.page.evaluate("""() => {
      const area = document.querySelector('[data-testid=input-a]');
      area.value = '<p>\\ud800 ' + 'one two three four five six. '.repeat(12) + '<div <<b></table>';
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }""")
    compare.fill(b="one two three four five six. " * 12)
    compare.compare()
    compare.expect_verdict()


def test_ten_megabytes_are_refused_where_they_are(compare: ComparePage) -> None:
    compare.paste("a", "lorem ipsum " * 900_000)
    compare.expect_problem("a", "too long", "10.8 MB", "5 MB")
    compare.fill(b=FOX)
    compare.compare()
    compare.expect_problem("a", "too long")
    expect(compare.part("input-b")).to_have_value(FOX)
    expect(compare.part("held-a")).to_contain_text("10.8 MB")


@pytest.mark.parametrize("gesture", ["paste", "drop_text"])
def test_a_long_text_is_held_beside_the_text_area(compare: ComparePage, gesture: str) -> None:
    compare.fill(a="typed before")
    getattr(compare, gesture)("a", FOX * 600)
    expect(compare.part("held-a")).to_contain_text("Pasted text")
    expect(compare.part("input-a")).to_have_value("typed before")
    expect(compare.part("held-a")).to_contain_text("compared as it is")
    expect(compare.part("held-a").get_by_role("button")).to_have_text(["Remove"])


def test_a_text_pasted_piece_by_piece_moves_beside_at_the_limit(compare: ComparePage) -> None:
    compare.fill(a=FOX * 400)
    expect(compare.part("held-a")).to_be_hidden()
    compare.fill(a=FOX * 800)
    expect(compare.part("held-a")).to_contain_text("Pasted text")
    expect(compare.part("input-a")).to_have_value("")
    compare.fill(b=FOX)
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[0]["a"]["text"] == FOX * 800


def test_html_is_told_apart_and_can_be_read_as_text(compare: ComparePage) -> None:
    compare.fill(f"<main><p>{FOX}</p></main>", FOX)
    expect(compare.part("count-a")).to_contain_text("HTML")
    compare.part("panel-a").get_by_text("text", exact=True).click()
    expect(compare.part("count-a")).to_contain_text("words")
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[0]["a"]["kind"] == "text"


def test_nothing_given_is_not_counted(compare: ComparePage) -> None:
    expect(compare.part("count-a")).to_have_text("")
    compare.fill(a="One word more")
    expect(compare.part("count-a")).to_have_text("3 words")
    compare.fill(a=" ")
    expect(compare.part("count-a")).to_have_text("")


def test_scripts_without_spaces_are_counted_in_characters(compare: ComparePage) -> None:
    compare.fill(CHINESE, CHINESE)
    expect(compare.part("count-a")).to_have_text("80 characters")
    compare.choose("b", "path.txt", "text/plain", CHINESE.encode())
    expect(compare.part("held-b")).to_contain_text("80 characters", timeout=60_000)
    compare.compare()
    compare.expect_verdict()
    strip = compare.page.locator(".strip-facts")
    expect(strip).to_contain_text(["80 characters", "80 characters"])


def test_options_of_one_comparison_are_not_kept(compare: ComparePage) -> None:
    compare.fill("Two words", FOX)
    compare.compare()
    compare.expect_verdict()
    compare.page.get_by_role("button", name="Compare single words instead").click()
    expect(compare.part("once")).to_have_text("This time only: single words.", timeout=60_000)
    compare.part("swap-again").click()
    expect(compare.part("relation")).to_be_visible(timeout=60_000)
    expect(compare.part("once")).to_be_visible()
    compare.part("compare-again").click()
    expect(compare.page.locator(".sentence")).to_have_text("Too short to judge.")
    expect(compare.part("once")).to_have_count(0)
    asked = [request["options"] for request in compare.asked("compare")]
    single = {"profile": "article", "k": 1}
    assert asked == [{}, single, single, {}]
    compare.part("change").click()
    expect(compare.part("options")).to_contain_text("3-word phrases")


def test_without_a_mouse_nothing_is_said_of_dropping(browser: Browser, site: str) -> None:
    context = browser.new_context(locale="en-GB", has_touch=True, is_mobile=True)
    compare = ComparePage(context.new_page()).open(site)
    placeholder = compare.part("input-a").get_attribute("placeholder") or ""
    context.close()
    assert placeholder == "…or paste a text or a page’s HTML here."


def test_what_was_typed_survives_a_reload(compare: ComparePage) -> None:
    compare.fill(FOX, LAMP)
    compare.page.reload()
    expect(compare.part("input-a")).to_have_value(FOX)
    expect(compare.part("input-b")).to_have_value(LAMP)


def test_storage_refused_changes_nothing(page: Page, site: str) -> None:
    refuse = """
      for (const name of ['localStorage', 'sessionStorage']) {
        const get = () => { throw new DOMException('refused', 'SecurityError'); };
        Object.defineProperty(window, name, { get });
      }
    """
    compare = ComparePage(page).open(site, refuse)
    compare.fill(FOX, FOX)
    compare.compare()
    compare.expect_verdict()
