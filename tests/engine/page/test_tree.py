"""The tree: what it holds, and that no page makes it slow or deep."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sosie.page.extract import extract
from sosie.page.head import read_head
from sosie.page.layout import tag_paths
from sosie.page.tree import parse


def find(root, tag):
    return [node for node in root.elements() if node.tag == tag]


def test_elements_attributes_and_texts_in_document_order():
    root = parse('<ARTICLE Class="A" hidden>a<b>b</b>c<!-- x --></ARTICLE><p>d')
    (article,) = find(root, "article")
    assert article.attrs == {"class": "A", "hidden": ""}
    assert [getattr(child, "tag", child) for child in article.children] == ["a", "b", "c"]
    assert "".join(root.texts()) == "abcd"
    assert find(root, "p")[0].parent is find(root, "body")[0]


def test_sections_are_not_sanitised_away():
    root = parse("<nav>n</nav><main><article>a</article></main><script>s</script>")
    assert all(find(root, tag) for tag in ("nav", "main", "article", "script"))


def test_entities_are_decoded():
    assert "".join(parse("<p>&eacute;&nbsp;&shy;&#x1F600;&amp;lt;").texts()) == "é\xa0\xad😀&lt;"


def test_lone_surrogates_and_nuls_survive():
    text = "".join(parse("<p>a\ud800b</p><p>c\0d</p>").texts())
    assert "a\ud800b" in text and "d" in text
    assert extract(parse("<p>a\ud800b c\0d</p>"), keep_boilerplate=False).text


def test_a_template_shows_nothing_but_a_declared_shadow_root_does():
    page = "<div><template shadowrootmode=open><p>shown</p></template></div><template>no</template>"
    assert "".join(parse(page).texts()) == "shown"


def test_lone_less_than_signs_are_kept():
    assert "".join(parse("<p>" + "a < b " * 3000).texts()) == "a < b " * 3000


@pytest.mark.parametrize(
    "piece",
    ["<", "< ", "a<1 ", "<div>", "<b>", "<p><font color=#{}>", "<table><td>", "<ul><li>x",
     "<div hidden>x", "<a href=x>y", "<header>", "<noscript>", "<svg>", "<!-", "</x>a", "<br>",
     "<div class=nav>x", "<select>", "<x-y>z", "<script>", '<a b="',
     "<span class=k>x</span> ", "x<i></i>", "<t{0}>x</t{0}> ", "<t{0}>x", "<nobr>y"],
)  # fmt: skip
def test_a_flood_costs_no_more_than_in_proportion(piece):
    def seconds(count):
        page = "".join(piece.format(number) for number in range(count))
        start = time.process_time()
        root = parse(page)
        extract(root, keep_boilerplate=False)
        read_head(root)
        tag_paths(root)
        return time.process_time() - start

    small, large = seconds(3000), seconds(12000)
    assert large < 10 * small + 0.5


MARKUP = (
    "<p> </p> <div> <b> </b> <table> <tr> <td> <li> <ul> <br> <a/href=x> </a> <pre> <svg> <math>"
    " <template> <select> <option> <script> </script> <body> <frameset> <ruby> <rt> <header>"
    " <article> <nav> <div/hidden> <!-- --> <![CDATA[ &#0;".split()
)


@settings(max_examples=60, deadline=None)
@given(
    st.lists(
        st.one_of(
            st.sampled_from(MARKUP),
            st.text(max_size=8),
        ),
        max_size=40,
    )
)
def test_any_page_is_read(pieces):
    root = parse("".join(pieces))
    for keep_boilerplate in (False, True):
        extraction = extract(root, keep_boilerplate=keep_boilerplate)
        for block in extraction.kept:
            assert extraction.text[block.start : block.end] == block.text
    read_head(root, "https://example.org/")
    tag_paths(root)
