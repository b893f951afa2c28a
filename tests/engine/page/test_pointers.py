"""The names of blocks: every one has its own, by which it can be kept or dropped."""

from functools import cache

import pytest
from checks.moved import HIDDEN, LOOSE, PAGE, PIECES, letters, put_together, read
from checks.texts import all_documents
from hypothesis import given, settings
from hypothesis import strategies as st
from sosie.page import extract as extraction
from sosie.page.tree import parse


@pytest.fixture
def remembering(monkeypatch):
    """The choice is made once for each page, however often the page is read."""
    monkeypatch.setattr(extraction, "cut_blocks", cache(extraction.cut_blocks))
    monkeypatch.setattr(extraction, "choose", cache(extraction.choose))


def described(blocks):
    return [(b.tag, b.reason, b.text, b.index, b.selector) for b in blocks]


def check_names(page, *, every=1, keep_boilerplate=False):
    """To keep a removed block by its selector adds its text and changes nothing else; to drop a
    kept one removes it and changes nothing else."""
    root = parse(page)
    before = read(root, keep_boilerplate=keep_boilerplate)
    blocks = before.kept + before.removed
    for some in (before.kept, before.removed):
        assert [block.index for block in some] == sorted(block.index for block in some)
    assert len({block.index for block in blocks}) == len(blocks)
    nameable = [block for block in blocks if block.reason != "script-fallback"]
    assert len({block.selector for block in nameable} - {None}) == len(nameable)
    for block in nameable[::every]:
        option = "drop" if block.start is not None else "keep"
        selectors = {option: block.selector}
        after = read(root, keep_boilerplate=keep_boilerplate, **selectors)
        assert [n for n in after.notices if n.code == "selector-unmatched"] == []
        own = described([block])
        if option == "drop":
            assert described(after.kept) == [b for b in described(before.kept) if b not in own]
            added = [b for b in described(after.removed) if b not in described(before.removed)]
            assert added == [(b[0], "dropped", *b[2:]) for b in own]
            assert len(after.removed) == len(before.removed) + 1
        else:
            assert described(after.removed) == [
                b for b in described(before.removed) if b not in own
            ]
            check_added(before, after, block)


def check_added(before, after, block):
    old, new = described(before.kept), described(after.kept)
    gone = [b for b in old if b not in new]
    added = [b[2] for b in new if b not in old]
    if gone:
        # What is hidden in a line comes back into the line, between words or within one.
        assert (block.reason, len(gone), len(added)) == ("hidden", 1, 1)
        assert letters(added) == letters([block.text, gone[0][2]])
    else:
        assert "\n".join(added).split() == block.text.split()


HTML = [document["html"] for document in all_documents() if "html" in document]


@pytest.mark.parametrize("number", range(len(HTML)))
def test_every_block_of_a_real_page_is_named(remembering, number):
    check_names(HTML[number], every=7)


@pytest.mark.parametrize("page", [PAGE, HIDDEN, LOOSE, LOOSE.replace("id=d", ""), ""])
@pytest.mark.parametrize("keep_boilerplate", [False, True])
def test_every_block_of_a_small_page_is_named(page, keep_boilerplate):
    check_names(page, keep_boilerplate=keep_boilerplate)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=25), st.booleans())
def test_every_block_of_any_page_is_named(pieces, keep_boilerplate):
    check_names(put_together(pieces), keep_boilerplate=keep_boilerplate)


@pytest.mark.parametrize(
    ("page", "selectors"),
    [
        ("<p id=a>x</p>", ["#a"]),
        ("<p>x</p>", ["body > p"]),
        ("<p>x</p><p>y</p>", ["body > p:nth-of-type(1)", "body > p:nth-of-type(2)"]),
        ("<div id=a><p>x</p><h2>y</h2><p>z</p></div>",
         ["#a > p:nth-of-type(1)", "#a > h2", "#a > p:nth-of-type(2)"]),
        ("<p id=a>x</p><p id=a>y</p>", ["body > p:nth-of-type(1)", "body > p:nth-of-type(2)"]),
        ("<p id='1 a'>x</p><p id=''>y</p>", [r"#\31 \ a", "body > p:nth-of-type(2)"]),
        ("<p class='a b1 c'>x</p><p class='a d'>y</p>", [".c", ".d"]),
        ("<main class=c><p>x</p><p>y</p></main>",
         ["main > p:nth-of-type(1)", "main > p:nth-of-type(2)"]),
        ("x<p>y</p>", ["body::text", "body > p"]),
        ("x<p>y</p>z", ["body::text(1)", "body > p", "body::text(2)"]),
        ("<o:p>x</o:p><o:q>y</o:q>", ["body"]),
        ("<h1>x", ["h1"]),
        ("<div>" * 300 + "x", [None]),
    ],
)  # fmt: skip
def test_names_are_short(page, selectors):
    found = read(page, keep_boilerplate=True)
    assert [block.selector for block in found.kept] == selectors


def test_a_menu_kept_in_part_is_named_in_pieces():
    page = PAGE.replace("<li><a href=/b>Weather</a></li>", "<li id=w>W</li><li>X</li><li>Y</li>")
    menu = [b for b in read(page, keep="#w").removed if b.reason == "navigation"]
    assert [(b.tag, b.text, b.selector) for b in menu] == [
        ("li", "All the news", "#menu > ul > li:nth-of-type(1)"),
        ("li", "X", "#menu > ul > li:nth-of-type(3)"),
        ("li", "Y", "#menu > ul > li:nth-of-type(4)"),
    ]
    page = PAGE.replace("</nav>", "<ul><li>V</li><li>W</li></ul></nav>")
    menu = [b for b in read(page, keep="[href='/a']").removed if b.reason == "navigation"]
    assert [(b.tag, b.text, b.selector) for b in menu] == [
        ("li", "Weather", "#menu > ul:nth-of-type(1) > li:nth-of-type(2)"),
        ("ul", "V\nW", "#menu > ul:nth-of-type(2)"),
    ]
    page = page.replace("Weather", "Wea<b hidden>x</b>ther")
    places = [block.index for block in read(page, keep="[href='/a']").removed]
    assert places == sorted(places)
