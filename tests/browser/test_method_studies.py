"""The sliders and the thresholds on the page that explains the method."""

from __future__ import annotations

import math
import re
import statistics
from pathlib import Path

import pytest
from browser.conftest import Watch
from browser.method_page import CELLS, MethodPage, command_line
from checks import evidence
from playwright.sync_api import Browser, Page, expect
from sosie import compare, judge, read

# What the page asks figures of, seen from outside.
SPY = """
  window.asked = [];
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (message.name === 'figures') asked.push(JSON.parse(message.request));
    return post.call(this, message, ...rest);
  };
"""


@pytest.fixture
def method(page: Page, site: str) -> MethodPage:
    page.add_init_script(SPY)
    return MethodPage(page).native().open(site)


@pytest.mark.parametrize("percent", [0, 8, 37, 100])
def test_replaced_words_are_what_the_command_line_says(method, percent, tmp_path: Path) -> None:
    method.slide("replace", percent)
    a, b = method.texts("replace")
    told = command_line(tmp_path, a, b)
    assert method.value("replace-distance") == told["distance"]
    assert method.value("replace-measure") == told["jaccard"]
    words = re.compile(r"\w+")
    changed = sum(x != y for x, y in zip(words.findall(a), words.findall(b), strict=True))
    assert changed == round(percent / 100 * told["a"]["words"])
    assert told["a"]["words"] == told["b"]["words"] == len(words.findall(a)) > 280
    expect(method.part("replace-sentence")).to_contain_text(f"{percent}% of the words")
    expect(method.part("replace-sentence")).to_contain_text(f"Jaccard is {told['jaccard']:.2f}")


@pytest.mark.parametrize("percent", [0, 50, 200])
def test_added_text_is_what_the_command_line_says(method, percent, tmp_path: Path) -> None:
    method.slide("append", percent)
    a, b = method.texts("append")
    told = command_line(tmp_path, a, b)
    assert b.startswith(a)
    assert told["b"]["words"] == round((1 + percent / 100) * told["a"]["words"])
    assert method.value("append-distance") == told["distance"]
    assert method.value("append-measure") == told["a_in_b"] == 1
    for name in ("fingerprint", "content"):
        verdict = method.part(f"append-verdict-{name}")
        expect(verdict).to_have_attribute("data-value", told[f"{name}_verdict"])
    expect(method.part("append-sentence")).to_contain_text("all of A is still in B")


def test_another_language_has_texts_of_its_own(page: Page, site: str, tmp_path: Path) -> None:
    method = MethodPage(page).native().open(site, "fr")
    method.slide("replace", 20)
    a, b = method.texts("replace")
    assert a.startswith("Métriques Open Source")
    assert method.value("replace-distance") == command_line(tmp_path, a, b)["distance"]


def test_texts_can_be_taken_elsewhere(method) -> None:
    method.slide("replace", 10)
    texts = method.texts("replace")
    for side, text in zip("ab", texts, strict=True):
        with method.page.expect_download() as download:
            method.part(f"replace-save-{side}").click()
        assert download.value.suggested_filename == f"{side}.txt"
        assert download.value.path().read_text(encoding="utf-8") == text


def test_the_line_is_the_theory_of_the_dice_that_was_measured(method) -> None:
    rows = method.numbers("replace")
    asked = method.page.evaluate("asked")
    text = asked[0]["a"]
    # Of the batches, those of the other study add to the text.
    batches = [call["others"] for call in asked if len(call["others"]) > 1]
    others = [
        other
        for batch in batches
        if not any(one.startswith(f"{text}\n") for one in batch)
        for other in batch
    ]
    assert [row[0] for row in rows] == [f"{percent}%" for percent in range(0, 101, 5)]
    draws = len(rows[0]) - 3
    by_place = [others[start : start + draws] for start in range(0, draws * len(rows), draws)]
    for row, texts in zip(rows, by_place, strict=True):
        told = [figures(text, other) for other in texts]
        assert row[1 : 1 + draws] == [str(one["distance"]) for one in told]
        expected = statistics.mean(64 * math.acos(one["dice"]) / math.pi for one in told)
        assert float(row[-2]) == pytest.approx(expected)
        assert float(row[-1]) == pytest.approx(statistics.mean(one["jaccard"] for one in told))
    # The path is that line, in per cent of the plot.
    path = method.part("chart-replace-distance").locator("path.theory").get_attribute("d") or ""
    points = [tuple(map(float, point.split())) for point in re.split("[ML]", path)[1:]]
    assert points == [
        (pytest.approx(5 * index), pytest.approx(100 - float(row[-2]) / 64 * 100))
        for index, row in enumerate(rows)
    ]


def figures(a: str, b: str) -> dict:
    return compare(read(a, kind="text"), read(b, kind="text")).to_dict()


@pytest.mark.parametrize(("study", "dots"), [("replace", 84), ("append", 63)])
def test_every_comparison_is_a_dot(method, study, dots) -> None:
    for chart in ("distance", "measure"):
        circles = method.part(f"chart-{study}-{chart}").locator(".dots circle")
        expect(circles).to_have_count(dots, timeout=60_000)


def test_another_draw_is_another_text_and_the_same_places(method) -> None:
    method.slide("replace", 20)
    before = method.texts("replace")[1]
    dots = method.part("chart-replace-distance").locator(".dots circle")
    expect(dots).to_have_count(84, timeout=60_000)
    method.part("replace-again").click()
    expect(method.part("replace-text-b")).not_to_have_text(before)
    expect(dots).to_have_count(84, timeout=60_000)
    method.numbers("replace")


def test_a_change_of_language_drops_the_draws_before(method) -> None:
    method.page.locator("[data-part=language]").select_option("fr")
    method.page.locator("[data-part=language]").select_option("en")
    rows = method.numbers("replace")
    dots = method.part("chart-replace-distance").locator(".dots circle")
    expect(dots).to_have_count(84)
    assert len(rows) == 21


def test_slider_by_keyboard_is_heard(method) -> None:
    expect(method.page.locator("[data-testid=replace-sentence][data-percent]")).to_be_visible()
    slider = method.part("replace-slider")
    slider.focus()
    for key, percent in (("ArrowRight", 9), ("End", 100), ("Home", 0)):
        method.page.keyboard.press(key)
        expect(slider).to_have_attribute("aria-valuetext", f"{percent}%")
        expect(method.part("replace-sentence")).to_have_attribute("data-percent", str(percent))
    expect(method.part("replace-sentence")).to_have_text(
        "With 0% of the words replaced, no bit differs and Jaccard is 1.00."
    )
    expect(method.part("replace-sentence")).to_have_attribute("role", "status")


def test_thresholds_are_the_table_s_and_the_evidence_the_pairs(method) -> None:
    row = judge.TABLE[3]
    near, distinct = evidence.distances(evidence.shipped_pairs(3))
    rows = method.part("lines").locator("tbody tr")
    told = rows.evaluate_all(CELLS)
    lines = [3, 10, row.near_bits, row.different_bits - 1]
    assert [line[0] for line in told] == [f"{bits} bits" for bits in lines]
    for bits, (_, found, flagged, _) in zip(lines, told, strict=True):
        assert float(found) == pytest.approx(sum(one <= bits for one in near) / len(near))
        assert float(flagged) == pytest.approx(sum(one <= bits for one in distinct) / len(distinct))
    expect(method.page.locator("tr.chosen")).to_contain_text(f"{row.near_bits} bits")
    # The two charts of the distance draw the same line.
    for study in ("replace", "append"):
        mark = method.part(f"chart-{study}-distance").locator(".marks text")
        expect(mark).to_have_text(str(row.near_bits))
    method.part("rows").locator("summary").click()
    expect(method.part("rows").locator("tbody tr")).to_have_count(len(judge.TABLE))
    for k, cells in enumerate(method.part("rows").locator("tbody tr").all(), 1):
        wanted = judge.TABLE[k]
        expect(cells).to_contain_text(f"{wanted.near:.0%}")
        expect(cells.locator("td").nth(3)).to_have_text(str(wanted.near_bits))
        expect(cells.locator("td").nth(4)).to_have_text(str(wanted.different_bits))
    said = method.page.locator("#lines").inner_text()
    assert "1,789 pairs" in said
    assert f"{len(near)} pairs" in said
    assert f"{len(distinct)} pairs" in said


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_does_not_scroll_sideways(
    browser: Browser, site: str, watch: Watch, language: str
) -> None:
    context = browser.new_context(viewport={"width": 360, "height": 780}, locale="en-GB")
    watch.attach(context)
    method = MethodPage(context.new_page()).native().open(site, language)
    method.choose(bits=64, k=3)
    method.numbers("replace")
    method.texts("append")
    for details in method.page.locator("details").all():
        details.evaluate("element => { element.open = true }")
    assert method.page.evaluate("document.documentElement.scrollWidth") == 360
    # The table of votes scrolls in itself, its first column stays.
    region = method.page.get_by_role("group", name=re.compile(" A$"))
    region.evaluate("element => { element.scrollLeft = 400 }")
    first = method.part("vote-table-a").locator("tbody th").first
    assert first.evaluate("cell => cell.getBoundingClientRect().left") == pytest.approx(
        region.evaluate("element => element.getBoundingClientRect().left"), abs=1
    )
    context.close()


def test_it_is_found_from_the_other_pages(page: Page, site: str) -> None:
    page.goto(f"{site}?lang=en")
    page.locator(".pages").get_by_role("link", name="How it works").click()
    expect(page).to_have_title(re.compile("How Sosie works"))
    expect(page.locator(".pages [aria-current]")).to_have_text("How it works")
    expect(page.locator(".foot").get_by_role("link", name="How it works")).to_be_visible()


def test_the_page_reads_before_any_script(dist: Path) -> None:
    said = {".": "A duplicate is no penalty", "fr": "Un doublon n’est ni une sanction"}
    for folder, words in said.items():
        html = (dist / folder / "method.html").read_text(encoding="utf-8")
        assert words in html
        links = re.findall(r'<a href="(https://[^"]+)" ([^>]*)>', html)
        assert len(links) == 6
        assert all('rel="noreferrer"' in attributes for _, attributes in links)
