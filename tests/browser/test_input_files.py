"""Files: chosen, dropped, read, refused."""

from __future__ import annotations

import pytest
from browser.input_page import FOX, LAMP, ComparePage
from playwright.sync_api import Page, expect

HTML = f"<!doctype html><meta charset=utf-8><title>Fox page</title><main><p>{FOX}</p></main>"


@pytest.fixture
def compare(page: Page, site: str) -> ComparePage:
    return ComparePage(page).open(site)


def test_two_files_are_compared_as_bytes(compare: ComparePage) -> None:
    compare.choose("a", "fox.html", "text/html", HTML.encode())
    compare.choose("b", "fox.txt", "text/plain", FOX.encode())
    expect(compare.part("held-a")).to_contain_text("Fox page", timeout=60_000)
    expect(compare.part("held-a")).to_contain_text("utf-8")
    expect(compare.part("held-a")).to_contain_text("from a file")
    compare.compare()
    compare.expect_verdict()
    request = compare.asked("compare")[0]
    assert request["a"]["content_type"] == "text/html"
    assert {request["a"]["buffer"], request["b"]["buffer"]} == {0, 1}


def test_dropping_on_the_panel_takes_the_file(compare: ComparePage) -> None:
    compare.fill(a=LAMP)
    compare.drop("a", "fox.txt", "text/plain", FOX)
    expect(compare.part("held-a")).to_contain_text("fox.txt")
    expect(compare.part("input-a")).to_have_value(LAMP)
    expect(compare.part("panel-a")).to_contain_text("kept, but not compared")


def test_typing_after_a_file_compares_the_typing_and_keeps_the_file(compare: ComparePage) -> None:
    compare.choose("a", "fox.txt", "text/plain", FOX.encode())
    compare.fill(LAMP, LAMP)
    expect(compare.part("panel-a")).to_contain_text("Kept, not compared: fox.txt")
    compare.compare()
    compare.expect_verdict()
    assert compare.asked("compare")[0]["a"]["text"] == LAMP
    compare.part("change").click()
    compare.part("panel-a").get_by_role("button", name="Compare it instead").click()
    expect(compare.part("held-a")).to_contain_text("fox.txt")


def test_a_file_becomes_text_in_its_own_charset(compare: ComparePage) -> None:
    russian = "<meta charset=windows-1251><title>Т</title><main><p>мальчик идёт домой</p></main>"
    compare.choose("a", "r.html", "text/html", russian.encode("windows-1251"))
    expect(compare.part("held-a")).to_contain_text("windows-1251", timeout=60_000)
    compare.part("held-a").get_by_role("button", name="Edit as text").click()
    expect(compare.part("input-a")).to_have_value(russian)


def test_a_file_can_be_removed(compare: ComparePage) -> None:
    compare.choose("a", "fox.txt", "text/plain", FOX.encode())
    compare.part("held-a").get_by_role("button", name="Remove").click()
    expect(compare.part("held-a")).to_be_hidden()
    expect(compare.part("input-a")).to_be_focused()


def test_binary_file_is_named_in_its_panel(compare: ComparePage) -> None:
    compare.fill(LAMP, FOX)
    compare.choose("a", "scan.pdf", "application/pdf", b"%PDF-1.7\n" + bytes(range(256)) * 8)
    compare.expect_problem("a", "not a text", "scan.pdf", "PDF")
    expect(compare.part("input-a")).to_have_value(LAMP)
    expect(compare.part("input-b")).to_have_value(FOX)


def test_binary_file_compared_at_once_comes_back_to_its_panel(compare: ComparePage) -> None:
    compare.fill(b=FOX)
    compare.choose("a", "scan.pdf", "application/pdf", b"%PDF-1.7\n" + bytes(range(256)) * 8)
    compare.compare()
    compare.expect_problem("a", "not a text")
    expect(compare.part("input-b")).to_be_visible()
    expect(compare.part("input-b")).to_have_value(FOX)


def test_what_cannot_be_used_is_still_named_after_compare(compare: ComparePage) -> None:
    compare.fill(b=FOX)
    program = b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 8
    compare.choose("a", "bin.dat", "application/octet-stream", program)
    compare.expect_problem("a", "bin.dat looks like a program")
    compare.compare()
    compare.expect_problem("a", "bin.dat looks like a program")
    compare.choose("a", "big.txt", "text/plain", b"word " * 1_100_000)
    compare.compare()
    compare.expect_problem("a", "big.txt")
    expect(compare.part("problem-a")).not_to_contain_text("is empty")
    compare.part("problem-a").get_by_role("button", name="Paste the text instead").click()
    compare.compare()
    compare.expect_problem("a", "A is empty")


def test_file_over_the_limit_is_refused_before_it_is_read(compare: ComparePage) -> None:
    compare.choose("a", "big.txt", "text/plain", b"word " * 1_100_000)
    compare.expect_problem("a", "too long", "big.txt", "5.5 MB")
