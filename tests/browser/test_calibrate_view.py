"""The calibration as a part of the page: ways in and out, dropping, stopping, failing, speed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from browser.calibrate_page import CalibratePage, altered, article, measured, write_set
from browser.conftest import Watch
from browser.result_page import LONG_TASKS
from browser.waiting import engine_is
from playwright.sync_api import Page, expect

# A dropped folder, as a browser hands it over: nothing else can be made by a script.
FOLDER = """
  const entry = (name, inside) => (typeof inside === 'string'
    ? { isFile: true, name, file: (done) => done(new File([inside], name, { type: 'text/plain' })) }
    : { isFile: false, name, createReader: () => {
        const names = Object.keys(inside);
        // Some at a time and later, an empty batch at the end.
        const some = () => names.splice(0, window.batch ?? 5);
        const batch = () => some().map((one) => entry(one, inside[one]));
        return { readEntries: (done) => setTimeout(() => done(batch())) };
      } });
  window.dropFolder = (name, inside) => {
    DataTransferItem.prototype.webkitGetAsEntry = () => entry(name, inside);
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([''], name));
    for (const kind of ['dragenter', 'dragover', 'drop']) {
      document.querySelector('[data-testid=calibrate-drop]')
        .dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }
  };
"""
# A machine that does other work stretches tasks; one undisturbed run shows what the page does.
RUNS = 6
LONG_MS = 50


@pytest.fixture
def calibrate(page: Page, site: str) -> CalibratePage:
    return CalibratePage(page).native().open(site, FOLDER)


def test_measured_in_the_browser_s_own_python(page: Page, site: str, tmp_path: Path) -> None:
    calibrate = CalibratePage(page).open(site)
    calibrate.give_folder(write_set(tmp_path / "set", 12))
    calibrate.wait()
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")


@pytest.mark.parametrize("way", ["back", "escape", "link"])
def test_every_way_out_leads_to_where_the_reader_was(calibrate: CalibratePage, way: str) -> None:
    page = calibrate.page
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("^Calibrate"))
    expect(calibrate.part("input-a")).to_be_hidden()
    length = page.evaluate("history.length")
    if way == "back":
        page.go_back()
    elif way == "escape":
        page.keyboard.press("Escape")
    else:
        calibrate.part("calibrate-back").click()
    expect(calibrate.part("input-a")).to_be_visible()
    expect(calibrate.part("calibrate-drop")).to_be_hidden()
    expect(calibrate.part("calibrate-link")).to_be_focused()
    expect(page).to_have_title(re.compile("^Sosie"))
    assert "#" not in page.url
    assert page.evaluate("history.length") == length


@pytest.mark.parametrize("place", [".masthead", ".foot"])
def test_it_is_found_without_the_options(page: Page, site: str, place: str) -> None:
    calibrate = CalibratePage(page).native()
    page.goto(f"{site}?lang=en")
    calibrate.fill(article(1), article(2))
    page.locator(place).get_by_role("link", name="Calibrate").click()
    expect(calibrate.part("calibrate-drop")).to_be_visible()
    current = page.locator(".pages [aria-current]")
    expect(current).to_have_text("Calibrate")
    # What was typed, and what was measured, is not loaded anew.
    page.evaluate("window.stayed = true")
    page.locator(".pages").get_by_role("link", name="Compare").click()
    expect(calibrate.part("input-a")).to_have_value(article(1))
    expect(current).to_have_text("Compare")
    assert page.evaluate("window.stayed")


def test_on_a_phone_the_foot_leads_to_it(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 360, "height": 700})
    page.goto(f"{site}?lang=fr")
    expect(page.locator(".foot").get_by_role("link", name="Étalonner")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360


@pytest.mark.parametrize(("lang", "wrong"), [("en", r"\d[\s\u202f]%"), ("fr", r"\d%|\d\.\d")])
def test_shares_are_written_as_the_language_does(
    page: Page, site: str, tmp_path: Path, lang: str, wrong: str
) -> None:
    calibrate = CalibratePage(page).native().open(f"{site}?lang={lang}")
    calibrate.give_folder(write_set(tmp_path / "set", 26, twin=altered(article(3))))
    calibrate.wait()
    said = page.locator("#main").inner_text()
    assert said.count("%") > 20
    assert not re.search(wrong, said.replace(".txt", ""))


def test_an_address_leads_straight_to_it(page: Page, site: str) -> None:
    calibrate = CalibratePage(page).native()
    page.goto(f"{site}?lang=en#calibrate")
    expect(calibrate.part("calibrate-drop")).to_be_visible()
    page.keyboard.press("Escape")
    expect(calibrate.part("input-a")).to_be_visible()
    assert page.url == f"{site}?lang=en"


def test_the_link_that_skips_ahead_stays(calibrate: CalibratePage) -> None:
    calibrate.page.locator(".skip").focus()
    calibrate.page.keyboard.press("Enter")
    expect(calibrate.part("calibrate-drop")).to_be_visible()
    calibrate.page.keyboard.press("Escape")
    expect(calibrate.part("input-a")).to_be_visible()


def test_the_shortcut_compares_nothing_behind_it(calibrate: CalibratePage) -> None:
    calibrate.page.keyboard.press("Escape")
    calibrate.fill(article(1), article(2))
    calibrate.part("calibrate-link").click()
    expect(calibrate.part("calibrate-drop")).to_be_visible()
    calibrate.page.keyboard.press("Control+Enter")
    calibrate.page.wait_for_timeout(200)
    assert calibrate.asked("compare") == []


def test_it_can_be_done_with_the_keyboard_alone(calibrate: CalibratePage) -> None:
    page = calibrate.page
    page.keyboard.press("Shift+Tab")
    expect(calibrate.part("calibrate-back")).to_be_focused()
    page.keyboard.press("Tab")
    expect(calibrate.part("calibrate-files")).to_be_focused()
    calibrate.part("calibrate-files-input").evaluate(
        """(input) => input.addEventListener('click', (event) => {
          event.preventDefault();
          input.dataset.opened = input.multiple;
        })"""
    )
    page.keyboard.press("Enter")
    expect(calibrate.part("calibrate-files-input")).to_have_attribute("data-opened", "true")
    page.keyboard.press("Tab")
    expect(calibrate.part("calibrate-folder")).to_be_focused()


def test_a_dropped_folder_is_walked_through(calibrate: CalibratePage) -> None:
    texts = {f"{number}.txt": article(number) for number in range(7)}
    deeper = {f"{number}.html": f"<p>{article(number)}" for number in range(7, 12)}
    folder = texts | {"deeper": deeper, ".git": {"x.txt": article(50)}, "a.css": "p {}"}
    calibrate.page.evaluate("folder => dropFolder('site', folder)", folder)
    calibrate.wait()
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")
    names = {source["name"] for source in calibrate.asked("calibrate")[0]["sources"]}
    assert names == {f"site/{n}" for n in texts} | {f"site/deeper/{n}" for n in deeper}
    expect(calibrate.part("calibrate-skipped-kind")).to_contain_text("1 left out: of another kind")


def test_what_holds_no_text_says_so(calibrate: CalibratePage) -> None:
    calibrate.page.evaluate("dropFolder('styles', { 'a.css': 'p {}', 'b.js': '1' })")
    expect(calibrate.part("calibrate-failure")).to_contain_text("no text and no HTML file")
    expect(calibrate.part("calibrate-skipped-kind")).to_contain_text("2 left out: of another kind")
    assert calibrate.asked("calibrate") == []


def test_progress_is_counted_and_stopping_keeps_the_set(
    page: Page, site: str, tmp_path: Path
) -> None:
    calibrate = CalibratePage(page).native(hold=True).open(site)
    calibrate.give_folder(write_set(tmp_path / "set", 12))
    expect(calibrate.part("calibrate-progress")).to_have_text("6 of 12")
    expect(calibrate.part("calibrate-status")).to_have_text("Reading the texts")
    expect(page.locator(".calibrate .grid .full")).to_have_count(32)
    calibrate.part("calibrate-cancel").click()
    expect(calibrate.part("calibrate-drop")).to_be_visible()
    expect(page.locator(".calibrate .message")).to_contain_text("Your set is still here")
    engine_is(page, "ready")
    page.get_by_role("button", name="Calibrate again").click()
    expect(calibrate.part("calibrate-progress")).to_have_text("6 of 12")
    assert [len(call["sources"]) for call in calibrate.asked("calibrate")] == [12, 12]


def test_a_comparison_asked_meanwhile_says_that_it_waits(
    page: Page, site: str, tmp_path: Path
) -> None:
    calibrate = CalibratePage(page).native(hold=True).open(site)
    calibrate.give_folder(write_set(tmp_path / "set", 12))
    expect(calibrate.part("calibrate-progress")).to_have_text("6 of 12")
    page.keyboard.press("Escape")
    calibrate.fill(article(1), article(2))
    calibrate.compare()
    expect(calibrate.part("status")).to_contain_text("A calibration runs")


def test_a_text_gone_since_is_named(calibrate: CalibratePage, tmp_path: Path) -> None:
    folder = write_set(tmp_path / "set", 12)
    calibrate.give_folder(folder)
    calibrate.wait()
    row = calibrate.part("calibrate-pair").first
    names = row.locator(".file").all_inner_texts()
    (folder / names[1]).unlink()
    row.get_by_role("button", name="These two are alike").click()
    expect(calibrate.part("calibrate-pairs")).to_have_text("55")
    expect(calibrate.part("calibrate-skipped-unreadable")).to_be_visible()
    # With a text that is gone there is no such pair any more.
    assert calibrate.asked("calibrate")[-1]["alike"] == []


def test_without_its_scripts_the_page_says_so(page: Page, site: str, watch: Watch) -> None:
    watch.allow("Failed to load resource|net::ERR|Failed to fetch")
    page.route("**/assets/view-*.js", lambda route: route.abort())
    CalibratePage(page).native()
    page.goto(f"{site}#calibrate")
    expect(page.locator(".calibrate")).to_contain_text("could not be loaded")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_another_language_shows_the_same(
    calibrate: CalibratePage, tmp_path: Path, lang: str
) -> None:
    calibrate.give_folder(write_set(tmp_path / "set", 12, brief="One two."))
    calibrate.wait()
    calibrate.page.get_by_label("Language").select_option(lang)
    title = {"en": "The closest pairs", "fr": "Les paires les plus proches"}[lang]
    expect(calibrate.page.get_by_role("heading", name=title)).to_be_visible()
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")
    assert len(calibrate.asked("calibrate")) == 1


@pytest.mark.parametrize("width", [390, 768, 1280])
def test_nothing_is_wider_than_the_window(
    calibrate: CalibratePage, tmp_path: Path, width: int
) -> None:
    page = calibrate.page
    page.set_viewport_size({"width": width, "height": 800})
    folder = write_set(tmp_path / "set", 12)
    (folder / ("a-name-without-an-end" * 6 + ".txt")).write_text(article(30), encoding="utf-8")
    calibrate.give_folder(folder)
    calibrate.wait()
    for summary in page.locator(".calibrate summary").all():
        summary.click()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_five_hundred_texts_never_hold_the_page(page: Page, site: str) -> None:
    texts = {f"{number:03}.txt": article(number) for number in range(500)}
    names = [{"name": f"many/{name}", "words": 120} for name in texts]
    known = measured({name: article(number) for number, name in enumerate("abcdefghijkl")})
    calibrate = CalibratePage(page).native(known=known | {"texts": names}).open(site, FOLDER)
    calibrate.page.evaluate(LONG_TASKS)
    calibrate.page.evaluate("window.batch = 100")  # as Chromium does

    def longest() -> int:
        calibrate.page.evaluate("longTasks.length = 0")
        calibrate.page.evaluate("folder => dropFolder('many', folder)", texts)
        calibrate.wait()
        assert len(calibrate.asked("calibrate")[-1]["sources"]) == 500
        calibrate.part("calibrate-clear").click()
        calibrate.page.wait_for_timeout(200)
        return max(calibrate.page.evaluate("longTasks"), default=0)

    assert any(longest() <= LONG_MS for _ in range(RUNS))


def test_a_second_run_that_fails_keeps_the_first_result(
    calibrate: CalibratePage, tmp_path: Path
) -> None:
    calibrate.give_folder(write_set(tmp_path / "set", 12))
    calibrate.wait()
    broken = '{"ok": false, "error": {"code": "internal", "side": null, "detail": {}}}'
    calibrate.page.route("**/native-engine", lambda route: route.fulfill(body=broken))
    calibrate.part("calibrate-mark").first.click()
    expect(calibrate.part("calibrate-failure")).to_contain_text("did not finish")
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")
