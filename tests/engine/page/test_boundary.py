"""The reader's boundary: selectors that correct the choice."""

import pytest
from checks.moved import (
    FIRST,
    HIDDEN,
    LOOSE,
    MAIN,
    PAGE,
    PIECES,
    SECOND,
    THIRD,
    letters,
    put_together,
    read,
)
from hypothesis import given, settings
from hypothesis import strategies as st
from sosie.errors import SosieError
from sosie.page.boundary import parse_boundary
from sosie.page.css import matching


def kept(page, **selectors):
    return read(page, **selectors).text.replace("\n\n", "\n").split("\n")


def removed(page, **selectors):
    return {block.text: block.reason for block in read(page, **selectors).removed}


def test_without_selectors():
    assert kept(PAGE) == MAIN


# --- keep


@pytest.mark.parametrize(
    ("selector", "text"),
    [
        ("#c1", "I was there too, and it rained."),
        (".cookie-banner", "We use cookies to improve our site."),
        ("#secret", "This was never shown to anybody at all."),
        ("#secret p", "This was never shown to anybody at all."),
        ("form", "Write to us about the islands"),
        ("header", "The Island Post"),
    ],
)
def test_keep_brings_back_what_was_left_out(selector, text):
    found = read(PAGE, keep=selector)
    assert sorted(found.text.replace("\n\n", "\n").split("\n")) == sorted([*MAIN, text])
    assert {b.text: b.reason for b in found.kept if b.text == text} == {text: "chosen"}
    assert text not in [block.text for block in found.removed]
    assert all(found.text[b.start : b.end] == b.text for b in found.kept)


def test_what_is_kept_stands_in_its_place():
    assert kept(PAGE, keep="nav, #c2") == ["All the news", "Weather", *MAIN, "So was I!"]


@pytest.mark.parametrize("selector", ["script", "style", "svg", "select", "noscript", "rt"])
def test_what_is_no_text_stays_out(selector):
    page = f"""<main><p>{FIRST}</p><script>s()</script><style>s{{}}</style><svg><text>s</text></svg>
        <select><option>s</select><noscript>s</noscript><p><ruby>a<rt>s</rt></ruby></p></main>"""
    found = read(page, keep=selector)
    assert found.text == read(page).text
    assert found.notices == read(page).notices


def test_keep_with_the_whole_page():
    page = "<p>One</p><p hidden>Two</p><p>Three</p>"
    assert kept(page, keep_boilerplate=True) == ["One", "Three"]
    assert kept(page, keep_boilerplate=True, keep="[hidden]") == ["One", "Two", "Three"]
    assert kept(page, keep_boilerplate=True, drop="p:first-child") == ["Three"]


# --- drop


def test_drop_takes_out():
    found = read(PAGE, drop="#first, h1")
    assert found.text == "\n\n".join(MAIN[2:])
    dropped = [(b.tag, b.text, b.selector) for b in found.removed if b.reason == "dropped"]
    assert dropped == [("h1", "The ferry", "h1"), ("p", FIRST, "#first")]


def test_dropping_flips_nothing_else():
    before, after = read(PAGE), read(PAGE, drop="#first")
    assert [b.text for b in after.kept] == [b.text for b in before.kept if b.text != FIRST]
    assert [b for b in after.removed if b.text != FIRST] == list(before.removed)


def test_a_part_of_a_line_is_taken_out():
    found = read(PAGE, drop=".price")
    assert found.kept[2].text == f"{SECOND} A ticket: each."
    (block,) = [block for block in found.removed if block.reason == "dropped"]
    assert (block.tag, block.text, block.words, block.selector) == ("span", "10 euros", 2, ".price")
    assert found.kept[2].index < block.index < found.kept[3].index


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("one<i>two</i>three", "one three"),
        ("one <i>two</i> three", "one three"),
        ("one<i> </i>three", "one three"),
        ("one<i>1</i>, three", "one, three"),
        ("(<i>two</i>three)", "(three)"),
        ("un<wbr>able <i>two</i>", "unable"),
        ("one<br><i>two</i><br>three", "one\n\nthree".replace("\n\n", "\n")),
        ("one<i>two<br>three</i>four", "one\nfour"),
        ("हिन्दी<i>दो</i>में", "हिन्दी में"),
        ("一<i>二</i>三", "一 三"),
        ("one<i>two<b>three</b>four</i>five", "one five"),
        ("<i>two</i>", ""),
        ("on<b hidden>1<i>2</i></b>e", "one"),
        ("on<b hidden>1</b><i>two</i>e", "on e"),
    ],
)
def test_words_neither_weld_nor_tear_where_one_is_taken_out(line, left):
    assert read(f"<p>{line}</p><p>Z</p>", keep_boilerplate=True, drop="i").kept[0].text == (
        left or "Z"
    )


def test_space_stands_where_it_did_in_code():
    page = "<pre>a = 1<i># one</i>\n  b = 2</pre>"
    assert read(page, keep_boilerplate=True, drop="i").text == "a = 1\n  b = 2"


# --- which of them decides


@pytest.mark.parametrize(
    ("selectors", "expected"),
    [
        ({"drop": "main", "keep": "#first"}, [FIRST]),
        ({"drop": "#first", "keep": "main"}, [MAIN[0], *MAIN[2:]]),
        ({"drop": "p", "keep": "main"}, [MAIN[0]]),
        ({"drop": "main", "keep": "main"}, []),
        ({"drop": "main p", "keep": "b"}, [MAIN[0], "euros"]),
        ({"drop": "main, b", "keep": ".price"}, ["10"]),
        ({"drop": "body", "keep": "#c2", "content": "main"}, ["So was I!"]),
        ({"drop": ".price", "content": ".mid"}, [f"{SECOND} A ticket: each."]),
        ({"content": "main", "keep": "form"}, [*MAIN, "Write to us about the islands"]),
        ({"content": ".price", "drop": "main"}, []),
    ],
)  # fmt: skip
def test_the_nearest_decides_and_drop_wins_a_tie(selectors, expected):
    assert kept(PAGE, **selectors) == (expected or [""])


def test_what_is_dropped_around_something_kept_falls_into_blocks():
    found = read(PAGE, drop="main", keep="#first")
    dropped = [(b.text, b.selector) for b in found.removed if b.reason == "dropped"]
    assert dropped == [
        ("The ferry", "h1"),
        (MAIN[2], ".mid"),
        (THIRD, "main > p:nth-of-type(3)"),
    ]
    assert kept(PAGE, drop="main", keep="#first, .mid") == [FIRST, MAIN[2]]


# --- content


def test_content_takes_the_place_of_the_choice():
    found = read(PAGE, content="#comments")
    assert found.text == "Comments\n\nI was there too, and it rained.\n\nSo was I!"
    assert {block.reason for block in found.kept} == {"chosen"}
    assert {block.reason for block in found.removed} == {"outside"}
    # What the page was cut into stays: the menu is one block, the paragraphs are one each.
    before = read(PAGE)
    assert {b.text for b in found.removed} == (
        {b.text for b in before.kept + before.removed if b.text not in before.text}
        - {b.text for b in before.removed if b.reason == "comments"}
    ) | set(MAIN)


def test_content_of_several_places_and_in_lines():
    assert kept(PAGE, content=".price, #c2") == ["10 euros", "So was I!"]


def test_hidden_parts_of_the_content_stay_out_unless_they_are_named():
    page = f"""<div id=a><p>{FIRST}</p><p hidden>Nobody sees it.</p></div>
        <div id=b hidden><p>{THIRD}</p></div>"""
    assert kept(page, content="div") == [FIRST, THIRD]
    assert removed(page, content="#a") == {"Nobody sees it.": "hidden", THIRD: "outside"}
    assert kept(page, content="#a, #a [hidden]") == [FIRST, "Nobody sees it."]
    assert kept(page, content="#a", keep="[hidden]") == [FIRST, "Nobody sees it.", THIRD]


def test_an_unsure_choice_is_of_no_interest_where_content_is_given():
    page = "<nav><a href=/>Home</a></nav><footer>Only a footer</footer>"
    assert [n.code for n in read(page).notices] == ["nothing-extracted"]
    assert read(page, content="footer").notices == ()
    assert read(page, content="footer").text == "Only a footer"


# --- hidden in a line


def test_what_is_hidden_in_a_line_is_reported():
    found = read(HIDDEN)
    assert [(b.tag, b.reason, b.text, b.selector) for b in found.removed] == [
        ("span", "hidden", "about the old ferry", ".sr-only"),
        ("span", "hidden", SECOND, "#p > span"),
    ]
    assert kept(HIDDEN, keep="span")[0] == f"{FIRST} More about the old ferry, {SECOND} and so on."


def test_what_is_hidden_in_a_line_comes_back_by_its_own_name_only():
    line = f"<main><p id=p>{FIRST} <i aria-hidden=true>star <b>two</b></i></p><p>{THIRD}</p></main>"
    assert kept(line, keep="#p, main")[0] == FIRST
    assert kept(line, content="#p")[0] == FIRST
    assert kept(line, keep="i")[0] == f"{FIRST} star two"
    assert kept(line, content="#p, #p i")[0] == f"{FIRST} star two"
    assert kept(line, keep="b")[0] == f"{FIRST} two"
    assert removed(line, keep="b") == {"star": "hidden"}
    assert removed(line, drop="b") == {"star": "hidden", "two": "dropped"}
    assert read(line, content="i", drop="main").text == ""


def test_blocks_hidden_in_a_line_come_back_as_lines():
    page = "<div>one<span hidden><div>two</div><p>three<br>four</p></span>five</div>"
    assert kept(page, keep="span") == ["one", "two", "three", "four", "five"]


def test_a_line_that_shows_nothing_has_its_place():
    bare = "<p><span hidden>Below</span> <i hidden>it</i></p>"
    page = f"<main><p>{FIRST}</p>{bare}<p>{THIRD}</p></main>"
    assert kept(page, keep="[hidden]") == [FIRST, "Below it", THIRD]
    assert kept(page, keep="i") == [FIRST, "it", THIRD]
    assert removed(page) == {"Below": "hidden", "it": "hidden"}
    assert [block.selector for block in read(page, keep="i").kept][
        1
    ] == "main > p:nth-of-type(2) > i"


def test_icons_are_not_reported():
    page = f"<main><h1>Ferry <a href=#><i aria-hidden=true>¶</i></a></h1><p>{FIRST}</p></main>"
    assert removed(page) == {}


# --- text directly in a block


@pytest.mark.parametrize(
    ("selector", "expected"),
    [
        ("#d::text", [SECOND, "x"]),
        ("#d::text(1)", [SECOND, THIRD, "Bye now.", "x"]),
        ("#d::text(3)", [FIRST, SECOND, THIRD, "x"]),
        ("p::text", [FIRST, THIRD, "Bye now.", "x"]),
        ("b::text", [FIRST, SECOND, THIRD, "Bye .", "x"]),
        ("#d ::text", [FIRST, THIRD, "Bye ."]),  # of all that is in it, not its own
    ],
)
def test_text_names_what_stands_directly_in_a_block(selector, expected):
    assert kept(LOOSE, keep_boilerplate=True, drop=selector) == expected


def test_text_is_nearer_than_its_block_and_further_than_what_is_in_it():
    assert kept(LOOSE, keep_boilerplate=True, drop="#d", keep="#d::text(2)") == [THIRD]
    assert kept(LOOSE, keep_boilerplate=True, drop="#d::text", keep="#d") == [SECOND, "x"]
    assert kept(LOOSE, keep_boilerplate=True, drop="#d::text, p, li", keep="b") == ["now"]
    assert kept(LOOSE, keep_boilerplate=True, drop="#d::text", keep="#d::text(2)") == [SECOND, "x"]


# --- warnings and errors


def test_what_names_nothing_is_noticed():
    found = read(PAGE, content="article", keep="h7 > b, #c1", drop="#first::text(2)")
    assert [notice.to_dict() for notice in found.notices] == [
        {"code": "selector-unmatched", "selector": "article", "option": "content"},
        {"code": "selector-unmatched", "selector": "h7 > b", "option": "keep"},
        {"code": "selector-unmatched", "selector": "#first::text(2)", "option": "drop"},
    ]
    assert found.text == "\n\n".join([*MAIN, "I was there too, and it rained."])


@pytest.mark.parametrize(
    ("selectors", "detail"),
    [
        ({"keep": "p:hover"}, {"option": "keep", "selector": "p:hover", "rest": "hover"}),
        ({"keep": "p", "drop": "p >"}, {"option": "drop", "selector": "p >", "rest": ""}),
        ({"content": ""}, {"option": "content", "selector": "", "rest": ""}),
        ({"content": "$" * 9000}, {"option": "content", "selector": "$" * 200, "rest": "$" * 20}),
    ],
)
def test_what_is_no_selector_is_an_error(selectors, detail):
    with pytest.raises(SosieError) as error:
        parse_boundary(**selectors)
    assert (error.value.code, error.value.detail) == ("selector-invalid", detail)


def test_what_asks_for_too_much_is_an_error(monkeypatch):
    monkeypatch.setattr(matching, "_MOST_WORK", 1000)
    with pytest.raises(SosieError) as error:
        read("<p>x</p>" * 200, drop="p, p ~ p ~ p ~ p")
    assert error.value.code == "selector-invalid"
    assert error.value.detail["rest"] == "p ~ p ~ p ~ p"


# --- any page


SELECTORS = st.lists(
    st.sampled_from(
        "p div li b a span nav form td main body * [hidden] #x ::text(1) b::text div::text"
        " div>p li:first-child :not(p) a *::text".split()
    ),
    min_size=1,
    max_size=3,
).map(",".join)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.sampled_from(PIECES), max_size=25),
    st.dictionaries(st.sampled_from(["content", "keep", "drop"]), SELECTORS),
    st.booleans(),
)
def test_no_text_is_lost_or_given_twice(pieces, selectors, keep_boilerplate):
    page = put_together(pieces)
    found = read(page, keep_boilerplate=keep_boilerplate, **selectors)
    assert all(found.text[b.start : b.end] == b.text for b in found.kept)
    places = [block.start for block in found.kept]
    assert places == sorted(places)
    texts = [[b.text for b in each.kept + each.removed] for each in (found, read(page))]
    assert letters(texts[0]) == letters(texts[1])
