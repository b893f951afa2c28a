"""Calibrating on a set: from the files to the thresholds."""

from __future__ import annotations

import json
import re
import zipfile
from pathlib import Path

import pytest
from browser.calibrate_page import CalibratePage, altered, article, histogram, measured, write_set
from playwright.sync_api import Page, expect

TEXTS = {f"set/text-{number:02}.txt": article(number) for number in range(12)}
TWIN = "set/twin.txt"
WITH_TWIN = TEXTS | {TWIN: altered(article(3))}
TWINS = ["set/text-03.txt", TWIN]
OPEN = "77 different, 1 not decided"


@pytest.fixture
def calibrate(page: Page, site: str) -> CalibratePage:
    return CalibratePage(page).native().open(site)


@pytest.fixture
def twins(calibrate: CalibratePage, tmp_path: Path) -> CalibratePage:
    """A set in which one text is the near-duplicate of another, measured."""
    calibrate.give_folder(write_set(tmp_path / "set", 12, twin=WITH_TWIN[TWIN]))
    calibrate.wait()
    return calibrate


def test_a_folder_gives_what_the_engine_measures(calibrate: CalibratePage, tmp_path: Path) -> None:
    calibrate.give_folder(write_set(tmp_path / "set", 12))
    calibrate.wait()
    value = measured(TEXTS)
    row = value["thresholds"]
    sentence = calibrate.part("calibrate-summary").locator(".sentence")
    near, different = row["near_bits"], row["different_bits"]
    expect(sentence).to_have_text(
        f"Nearly the same up to {near}\u00a0bits, different from {different} on."
    )
    expect(sentence).to_be_focused()
    expect(calibrate.part("calibrate-texts")).to_contain_text("12 ·")
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")
    expect(calibrate.part("calibrate-options")).to_contain_text("3-word phrases")
    counts = histogram(value, "different", "distance")
    shown = {int(bits): int(count) for bits, count in calibrate.columns("distance")}
    assert shown == {bits: count for bits, count in enumerate(counts) if count}
    shares = histogram(value, "different", "containment")
    assert [int(count) for _, count in calibrate.columns("share")] == [n for n in shares if n]
    bars = calibrate.part("histogram-distance").locator(".bar.different")
    expect(bars).to_have_count(sum(1 for count in counts if count))


def test_the_histogram_can_be_had_without_sight(twins: CalibratePage) -> None:
    chart = twins.part("histogram-distance").get_by_role("img")
    least = measured(WITH_TWIN)["different"]["distance"]["least"]
    label = chart.get_attribute("aria-label") or ""
    assert "77 pairs" in label and f"closest at {least} bits" in label
    # Suggested and built-in lines are told apart by their shape, and each is named.
    for kind in ("own", "table"):
        expect(twins.part("histogram-distance").locator(f".line.{kind}")).to_have_count(2)
    styles = twins.page.locator(".histogram.distance .line").evaluate_all(
        "lines => [...new Set(lines.map(line => getComputedStyle(line).borderLeftStyle))].sort()"
    )
    assert styles == ["dotted", "solid"]


def test_a_twin_is_first_of_the_closest_and_can_be_marked(twins: CalibratePage) -> None:
    expect(twins.part("calibrate-summary")).to_contain_text("One pair shares so much")
    first = twins.part("calibrate-pair").first
    for name in ("text-03.txt", "twin.txt"):
        expect(first).to_contain_text(name)
    first.get_by_role("button", name="These two are alike").click()
    expect(twins.part("calibrate-pairs")).to_have_text("77 different, 1 alike", timeout=30_000)
    expect(twins.part("calibrate-summary")).not_to_contain_text("shares so much")
    value = measured(WITH_TWIN, [TWINS])
    assert [call["alike"] for call in twins.asked("calibrate")] == [[], [TWINS]]
    expect(twins.part("histogram-distance").locator(".bar.alike")).to_have_count(1)
    expect(twins.part("calibrate-thresholds")).to_contain_text("1 of 1")
    expect(twins.page.locator(".sentence")).to_contain_text(
        f"up to {value['thresholds']['near_bits']}\u00a0bit"
    )
    twins.pair("text-03", "twin").get_by_role("button", name="They are different").click()
    expect(twins.part("calibrate-pairs")).to_have_text(OPEN, timeout=30_000)
    expect(twins.part("histogram-distance").locator(".bar.alike")).to_have_count(0)


def test_close_pairs_wait_for_the_readers_word(twins: CalibratePage) -> None:
    close = twins.part("calibrate-close")
    expect(close).to_contain_text("Nothing is drawn from it until you say what it is")
    first = twins.part("calibrate-pair").first
    expect(first.locator(".tag")).to_have_text("not decided")
    expect(twins.part("histogram-distance").locator(".bar.undecided")).to_have_count(1)
    box = close.get_by_label("They are different: count them too")
    box.focus()
    twins.page.keyboard.press("Space")
    expect(twins.part("calibrate-pairs")).to_have_text("78")
    expect(box).to_be_checked()
    expect(box).to_be_focused()
    expect(close).to_contain_text("counted as different texts, as you said")
    expect(first.locator(".tag")).to_have_count(0)
    box.uncheck()
    expect(twins.part("calibrate-pairs")).to_have_text(OPEN)
    assert [call.get("all_different") for call in twins.asked("calibrate")] == [None, True, None]


def test_a_marked_pair_stays_in_the_list(calibrate: CalibratePage, tmp_path: Path) -> None:
    """Of very many that are as close, the engine names others once it is marked."""
    more = {f"long-{n:02}": article(n) + article(100 + n) for n in range(25)}
    calibrate.give_folder(write_set(tmp_path / "set", 25, **more))
    calibrate.wait()
    rows = calibrate.part("calibrate-pair")
    expect(rows).to_have_count(20)
    order = calibrate.page.locator(".closest .order")
    expect(order).to_have_text(
        "The 20 closest of 1,225 pairs, by share and distance; the greater share first."
    )
    shares = rows.evaluate_all(
        "rows => rows.map(row => [...row.querySelectorAll('.figure')]"
        ".map(cell => parseFloat(cell.textContent)))"
    )
    assert shares == sorted(shares, key=lambda row: (-max(row[1:]), row[0]))
    name = rows.first.locator(".file").first.inner_text()
    number = re.search(r"\d+", name).group()
    pair = calibrate.pair(f"text-{number}", f"long-{number}")
    pair.get_by_role("button", name="These two are alike").click()
    expect(calibrate.part("calibrate-pairs")).to_contain_text("1 alike")
    expect(pair).to_contain_text("marked alike")
    pair.get_by_role("button", name="They are different").click()
    expect(calibrate.part("calibrate-pairs")).not_to_contain_text("alike")


@pytest.mark.parametrize("way", ["folder", "archive", "archive and file"])
def test_a_text_can_be_left_out_and_taken_in_again(
    calibrate: CalibratePage, tmp_path: Path, way: str
) -> None:
    folder = write_set(tmp_path / "set", 12, twin=WITH_TWIN[TWIN])
    if way == "folder":
        calibrate.give_folder(folder)
    else:
        path = tmp_path / "set.zip"
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            for name, text in WITH_TWIN.items():
                archive.writestr(name, text)
        other = tmp_path / "brief.txt"
        other.write_text("Too short.", encoding="utf-8")
        calibrate.give(*[path, other][: 1 + (way != "archive")])
    calibrate.wait()
    expect(calibrate.part("calibrate-pairs")).to_have_text(OPEN)
    pair = calibrate.pair("text-03", "twin")
    pair.get_by_role("button", name="These two are alike").click()
    expect(calibrate.part("calibrate-pairs")).to_have_text("77 different, 1 alike")
    button = pair.get_by_role("button", name=re.compile("^Leave out .*twin.txt"))
    button.focus()
    calibrate.page.keyboard.press("Enter")
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")
    out = calibrate.part("calibrate-taken-out")
    expect(out).to_contain_text("1 text left out by you")
    expect(out.locator("summary")).to_be_focused()
    expect(calibrate.part("calibrate-skipped-by-hand")).to_contain_text("left out: by you")
    out.get_by_role("button", name=re.compile("^Take in again .*twin.txt")).click()
    # What was said of it is known still.
    expect(calibrate.part("calibrate-pairs")).to_have_text("77 different, 1 alike")
    expect(out).to_have_count(0)


def test_any_text_of_the_set_can_be_left_out(twins: CalibratePage) -> None:
    names = twins.part("calibrate-measured")
    names.locator("summary").click()
    names.get_by_role("button", name="Leave out set/text-07.txt").click()
    expect(twins.part("calibrate-texts")).to_contain_text("12 ·")
    # The list stays open.
    names.get_by_role("button", name="Leave out set/text-08.txt").click()
    expect(twins.part("calibrate-texts")).to_contain_text("11 ·")
    twins.part("calibrate-clear").click()
    expect(twins.part("calibrate-drop")).to_be_visible()


def test_the_focus_stays_on_the_pair_that_was_marked(twins: CalibratePage) -> None:
    twins.pair("text-03", "twin").get_by_role("button", name="These two are alike").focus()
    twins.page.keyboard.press("Enter")
    expect(twins.part("calibrate-pairs")).to_contain_text("1 alike", timeout=30_000)
    undo = twins.pair("text-03", "twin").get_by_role("button", name="They are different")
    expect(undo).to_be_focused()
    expect(twins.part("calibrate-status")).to_contain_text("Nearly the same up to")


@pytest.mark.parametrize("way", ["back", "link"])
def test_a_pair_is_compared_and_back_leads_to_the_list(twins: CalibratePage, way: str) -> None:
    twins.pair("text-03", "twin").get_by_role("button", name="Compare them").click()
    twins.expect_verdict()
    expect(twins.part("relation")).to_have_attribute("data-value", "near-duplicate")
    expect(twins.page.locator(".strip")).to_contain_text("text-03.txt")
    expect(twins.part("calibrate-summary")).to_be_hidden()
    if way == "back":
        twins.page.go_back()
    else:
        twins.part("calibrate-return").click()
    expect(twins.part("calibrate-summary")).to_be_visible()
    button = twins.pair("text-03", "twin").get_by_role("button", name="Compare them")
    expect(button).to_be_focused()
    expect(button).to_be_in_viewport()
    assert len(twins.asked("calibrate")) == 1


@pytest.mark.parametrize("beside", [False, True])
def test_an_archive_is_unpacked_by_the_engine(
    calibrate: CalibratePage, tmp_path: Path, beside: bool
) -> None:
    path = tmp_path / "set.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in WITH_TWIN.items():
            archive.writestr(name, text)
        archive.writestr("set/logo.png", b"\x89PNG")
    other = tmp_path / "other.txt"
    other.write_text(article(99), encoding="utf-8")
    calibrate.give(*[path, other][: 1 + beside])
    calibrate.wait()
    text = "90 different, 1 not decided" if beside else OPEN
    expect(calibrate.part("calibrate-pairs")).to_have_text(text)
    calibrate.pair("text-03", "twin").get_by_role("button", name="Compare them").click()
    calibrate.expect_verdict()
    expect(calibrate.part("relation")).to_have_attribute("data-value", "near-duplicate")


def test_marks_in_an_archive_outlive_what_is_added(
    calibrate: CalibratePage, tmp_path: Path
) -> None:
    """Beside another file, the engine names the texts of an archive otherwise."""
    path = tmp_path / "set.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for name, text in WITH_TWIN.items():
            archive.writestr(name, text)
    calibrate.give(path)
    calibrate.wait()
    calibrate.pair("text-03", "twin").get_by_role("button", name="These two are alike").click()
    expect(calibrate.part("calibrate-pairs")).to_have_text("77 different, 1 alike")
    other = {"name": "other.txt", "mimeType": "text/plain", "buffer": article(99).encode()}
    calibrate.give(other)
    expect(calibrate.part("calibrate-pairs")).to_have_text("90 different, 1 alike")
    expect(calibrate.pair("text-03", "twin")).to_contain_text("marked alike")


def test_an_archive_with_names_of_an_older_kind(calibrate: CalibratePage, tmp_path: Path) -> None:
    """Names that are not said to be UTF-8 are those of code page 437."""
    path = tmp_path / "old.zip"
    with zipfile.ZipFile(path, "w") as archive:
        for number in range(10):
            archive.writestr(f"\N{LATIN SMALL LETTER E WITH ACUTE}t{number}.txt", article(number))
        archive.writestr("\N{LATIN SMALL LETTER E WITH ACUTE}t-bis.txt", altered(article(3)))
    content = path.read_bytes()
    # As archivers wrote them: one byte for the letter, and no flag.
    old = content.replace("ét".encode(), b"\x82t ").replace(b"\x82t ", b"\x82tt")
    old = bytearray(old)
    for at in range(len(old) - 4):
        if old[at : at + 4] == b"PK\x01\x02":
            old[at + 9] &= ~8
        if old[at : at + 4] == b"PK\x03\x04":
            old[at + 7] &= ~8
    path.write_bytes(bytes(old))
    calibrate.give(path)
    calibrate.wait()
    calibrate.pair("étt3", "étt-bis").get_by_role("button", name="Compare them").click()
    calibrate.expect_verdict()


def test_what_is_left_out_is_named_with_the_reason(
    calibrate: CalibratePage, tmp_path: Path
) -> None:
    folder = write_set(tmp_path / "set", 10, brief="Too short for that.", copy=article(1))
    (folder / "logo.png").write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(64))
    (folder / "scan.txt").write_bytes(b"%PDF-1.7\n" + bytes(range(256)) * 8)
    (folder / "huge.txt").write_text("word " * 1_100_000, encoding="utf-8")
    calibrate.give_folder(folder)
    calibrate.wait()
    expect(calibrate.part("calibrate-skipped")).to_have_text("5 files")
    reasons = {
        "kind": ("of another kind", "set/logo.png"),
        "too-large": ("over 5 MB", "set/huge.txt"),
        "binary": ("no text", "set/scan.txt"),
        "too-short": ("too short", "set/brief.txt"),
        "copy-of": ("the same words", "set/text-01.txt"),
    }
    for code, (reason, name) in reasons.items():
        part = calibrate.part(f"calibrate-skipped-{code}")
        expect(part).to_contain_text(reason)
        part.locator("summary").click()
        expect(part).to_contain_text(name)


def test_too_few_texts_give_no_thresholds_and_more_can_be_added(
    calibrate: CalibratePage, tmp_path: Path
) -> None:
    folder = write_set(tmp_path / "set", 12)
    files = sorted(folder.iterdir())
    calibrate.give(*files[:5])
    calibrate.wait()
    expect(calibrate.part("calibrate-summary")).to_contain_text("5 texts are too few")
    expect(calibrate.part("calibrate-use")).to_have_count(0)
    expect(calibrate.part("histogram-distance").locator(".line.own")).to_have_count(0)
    expect(calibrate.part("histogram-distance").locator(".line.table")).to_have_count(2)
    calibrate.give(*files[5:])
    expect(calibrate.part("calibrate-use")).to_be_visible(timeout=30_000)
    expect(calibrate.part("calibrate-pairs")).to_have_text("66")


def test_two_files_of_one_name_are_two_texts(calibrate: CalibratePage) -> None:
    for number in range(2):
        content = article(number).encode()
        calibrate.give({"name": "a.txt", "mimeType": "text/plain", "buffer": content})
        calibrate.wait()
        expect(calibrate.part("calibrate-texts")).to_contain_text(f"{number + 1} ·")
    names = {source["name"] for source in calibrate.asked("calibrate")[1]["sources"]}
    assert names == {"a.txt", "a (2).txt"}


def test_the_file_saved_is_the_engine_s_own_and_can_be_loaded(
    twins: CalibratePage, site: str
) -> None:
    with twins.page.expect_download() as download:
        twins.part("calibrate-save").click()
    path = download.value.path()
    value = json.loads(path.read_text(encoding="utf-8"))
    assert value == measured(WITH_TWIN)
    twins.part("calibrate-clear").click()
    twins.part("calibrate-load-input").set_input_files(path)
    twins.wait()
    expect(twins.part("calibrate-pairs")).to_have_text(OPEN)
    # The texts did not come with it.
    expect(twins.part("calibrate-compare")).to_have_count(0)
    expect(twins.part("calibrate-mark")).to_have_count(0)
    twins.part("calibrate-use").click()
    expect(twins.part("calibrate-own")).to_contain_text("13 texts")


@pytest.mark.parametrize(
    "content", ["no JSON", "{}", '{"schema": 1}', '{"schema": 2}', "[]", "null"]
)
def test_a_file_that_is_no_calibration_is_refused(calibrate: CalibratePage, content: str) -> None:
    file = {"name": "other.json", "mimeType": "application/json", "buffer": content.encode()}
    calibrate.part("calibrate-load-input").set_input_files(file)
    expect(calibrate.part("calibrate-failure")).to_contain_text("other.json is no calibration")
    expect(calibrate.part("calibrate-drop")).to_be_visible()
