"""The light parser: it builds the tree of the full one, or says that the page is not for it."""

import gzip
import json
import time
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sosie.page.markup.build import build
from sosie.page.markup.scan import Unusual
from sosie.page.tree import parse, parse_fully

DATA = Path(__file__).parents[2] / "data"


def outline(root):
    """Everything that a tree holds, flat: trees nest deeper than a comparison may recurse."""
    found, stack = [], [(root, None)]
    while stack:
        node, parent = stack.pop()
        if type(node) is str:
            found.append(node)
        else:
            assert node.parent is parent
            found.append((node.tag, list(node.attrs.items()), len(node.children)))
            stack.extend((child, node) for child in reversed(node.children))
    return found


LIGHT = {
    "the shell": [
        "",
        " \n",
        "x",
        "<p>x",
        "<html lang=a><head><title>t</title></head> <body class=b>x</body></html>\n",
        "<title>t</title>\n<meta charset=a> y<link>",
        "<head>\n</head>\n<script>s</script> <!-- c --> <p>",
        "</head> <noscript>n</noscript>",
        "<head></head><head a=b></head><style>s</style>x",
        "<html a=1><body b=1>x<html a=2 c=3><body b=2 d=4>",
        "</p></div><body>",
        "<!-- a --><!doctype html><!-- b --> x <!-- c --> y",
        "<?xml version='1.0'?><p>a<?php b ?>c",
        "x</body> <!-- a --> </html> <!-- b -->\n",
        "x</body> y <!-- a --> z",
        "\ufeff<p>x",
        "<body><head>x</head><frameset><frame>y",
    ],
    "attributes": [
        "<p a b=c d='e\"' f=\"g'>\" h = i>",
        "<p A=1 a=2 =b c==d e/f/>",
        "<p/a/>x<br/ /><a href=x/>y",
        '<p a="1"b="2"c=\'3\'d=4"e">',
        "<p title='a\r\nb'\ra=b\fc=d>",
        "<a b='&amp;&copy=&copy;&notit;&not;&#65;&lt' c=&amp>",
        "<p Ä=a ä=b>" + "<p élan>",
    ],
    "text": [
        "<p>&amp; &nbsp;&notit; &#x41; &#0; &bogus; &",
        "<p>a<!-- b -->c</x>d<![CDATA[e]]>f</>g</ h>i<!j>k",
        "<p>a < b << c <3",
        "<p>a\r\nb\rc",
        "<pre>\na</pre><pre>\n\nb</pre><listing>\r\nc",
        "<p><b>x<pre>\n</pre>",
        "<p>a<!-->b<!--->c<!---->d<!-- - -- > --->e<!-- f",
        "x</",
        "x<",
    ],
    "raw text": [
        "<script>a<b</script >c<SCRIPT>d</ScRiPt>e",
        "<script><!-- a --></script>b",
        "<script><!-- <script> a </script> b --></script>c",
        "<script>a</scripty></script",
        "<textarea>\n<p>&amp;</textarea>a<title>&lt;</title>b",
        "<style>a</p></style><noscript><p>x</noscript><iframe><p></iframe>y<xmp><b></xmp>",
        "<p><b>x<xmp>y</xmp>z",
        "<title>a",
    ],
    "blocks": [
        "<p>a<p>b<div>c</p>d",
        "<p><button><p>a</p></button>b",
        "<ul><li>a<li>b<ul><li>c</ul><li><div><li>d",
        "<dl><dt>a<dd>b<dl><dd>c</dl><dt>d</dd>",
        "<h1>a<h2>b</h3>c<div></h1>d",
        "<button>a<button>b</button>c",
        "<form><div><form><p></form>a</div></form>b<form>",
        "<div><span><p></div>a</span>b",
        "<p><table><tr><td>a",
        "<!doctype html><p><table><tr><td>a",
        "<!doctype html public '-//W3C//DTD XHTML 1.0 Transitional//EN' 'u'><p><table>",
        "<!doctype html public '-//W3C//DTD HTML 3.2//EN'><p><table>",
        "<ruby>a<rt>b<rp>c<rtc>d<rt>e</ruby>f<rt>g",
        "<address><li>a<p>b</address>c<nav></section></nav>",
        "<object><p>a</object><marquee></p>b",
        "<image><keygen>a<wbr></br>b</x-y><x-y>c",
    ],
    "formatting": [
        "<b>a<i>b</b>c</i>d",
        "<p><b>a<p>b</b>c<p>d",
        "<a>a<a>b</a>c",
        "<a><div>a</a>b</div>c",
        "<b><p>a<i>b</b>c</i>d</p>e",
        "<b><i><u><s><p>a</b>b",
        "<p><font><font><font><font><p>x<font color=a><p>y",
        "<nobr>a<nobr>b</nobr>c",
        "<b><object>a</b>b</object>c</b>d",
        "<div><b></div>a</b>b<em></em>c",
        "<i><b><p></i>a</b>b<hr>c",
        "<b><i><p>a</b>b</p>c<p>d",
        "<b><i><u><p>a</b>b</i>c</p>d<p>e",
        "<b><dialog><p>a</b>b",
        "<u><b><b><b><b><p>a</u>b",
        f"<section><b><i>{'<div>' * 9}a</b>b</section>c",
        f"<section><b><i><u><s><em>{'<div>' * 9}a</b>b</section>c",
        f"<section><em><b><i><u><s>{'<div>' * 9}a</em>b</section>c",
    ],
    "tables": [
        "<table><td>a<th>b<tr><td>c</table>d",
        "<table> <tr> <td> a </td> </tr> </table>",
        "<table><caption>a<b><tr><td>b</caption>c",
        "<table><caption><p><b>a</p>b</caption>c",
        "<table><colgroup> <col><!-- a --><col></colgroup><col a=b><tr>",
        "<table><col><col><thead><tr><th>a<tbody><tr><td>b<tfoot>",
        "<table>a<tr>b<td>c</td>d</table>e",
        "<table><div>a</div><p>b<tr><td>c",
        "<table><b>a<tr>b<td>c</b>d</table>e",
        "<table><form><input type=hidden><input><tr><td></form>a",
        "<table><tr><td><table><tr><td>a</table>b</td></tr></td>c",
        "<table><table><tr><td>a</tr></table></table>b",
        "<table><script>a</script><style>b</style><noscript>c</noscript>",
        "<td>a<tr>b</td></table><tbody>c",
        "<table><tr><td><p>a</tr>b<td><b>c</tbody>d",
        "<b><table><tr><td><b>a</table>b",
    ],
    "select": [
        "<select><option>a<option>b<optgroup><option>c<optgroup>d<hr></select>e",
        "<select><select>a<select><input>b",
        "<div><select></div>a</select>b",
        "<table><tr><td><select><option>a<td>b",
        "<select><table><tr><td><select>a<input>b",
        "<b><select></b>a<p><option>b</body>c",
    ],
    "foreign content": [
        "<svg viewBox='a' xlink:href=b><path d=c/><g><a>d</a></g></svg>e",
        "<svg><title>a</title><style>b<c></c></style><![CDATA[<d>]]><!-- e -->f</svg>g",
        "<p>a<svg/>b<math><mi>c</mi><mo>d</math>e",
        "<b><p></b><svg><linearGradient></svg>a",
        "<table><svg><g></svg>a<tr>",
        "<svg><g>",
    ],
    "templates": [
        "<template><p>a</template>b<div><template id=c><svg><g/></svg>d</template>e",
        "<head><template>a</template> <meta></head>",
        "<p><b><template></b></p><script></template></script></template>c",
        "<table><template>a</template><tr><template><!-- </template> --></template>",
    ],
}


@pytest.mark.parametrize("kind", LIGHT)
def test_builds_the_tree_of_the_full_parser(kind):
    for page in LIGHT[kind]:
        assert outline(build(page)) == outline(parse_fully(page)), page


@pytest.mark.parametrize(
    "page",
    [
        "<p>a\0b",
        "<frameset><frame>",
        "<p><plaintext>a</p>",
        "<p>a<b ",
        '<p>a<b c="d>e',
        "<svg><p>a</svg>",
        "<svg><foreignObject><p>a</foreignObject></svg>",
        "<svg></p>a</svg>",
        "<template shadowrootmode=open><p>a</template>",
        "<template><table><tr><td>a</template>",
        "<select><selectedcontent></select>",
        "<table>a < b",
        "<table><b><div>a</b>b",
        "<td><b><object></td>".join(["<table><tr>", "<td>a"]),
        "x<!-- a --!> b",
        "</body><!-- </body> --> <p>",
        "&#32;<p>a",
        "<pre>&#10;a",
        '<pre><i a=""">\n',
        "<p \u212a=a k=b>",
        "<K\u0130>a",
        "<div>" * 300 + "x",
        "<b>" * 80 + "<p>x",
        f"<p {' '.join(f'a{number}' for number in range(600))}>x",
    ],
)
def test_leaves_what_is_unusual_to_the_full_parser(page):
    with pytest.raises(Unusual):
        build(page)
    assert outline(parse(page)) == outline(parse_fully(page))


def test_real_pages():
    pages = []
    for name in ("apache_manual", "fiches_travail"):
        with gzip.open(DATA / f"texts/{name}.jsonl.gz", "rt") as lines:
            pages += [text["html"] for text in map(json.loads, lines) if text.get("html")]
    assert len(pages) > 20
    for page in pages:
        assert outline(build(page)) == outline(parse_fully(page))


NAMES = (
    "html head body p div span a b i nobr ul li dl dd dt h1 h2 table tr td th tbody thead caption"
    " col colgroup select option optgroup input button form br hr img script title textarea"
    " noscript pre svg math g path desc mi template link meta ruby rb rt object section x-y"
).split()
TAGS = st.builds(
    "<{}{}{}>".format,
    st.sampled_from(["", "", "/"]),
    st.sampled_from(NAMES),
    st.sampled_from(["", "", "", " a=b", " A='c' a", ' type="hidden"', "/", " encoding=text/html"]),
)
OTHERS = st.sampled_from(
    "x| |\n|&amp;|&notit;|<!-- c -->|<!doctype html>|</body>|</html>|a < b|<?p ?>|</>|<![CDATA[z]]>"
    "|\r\n|\ufeff|&#32;|<!-->|--!>|=|'|\"|<i".split("|")
)


@settings(max_examples=1500)
@given(st.lists(st.one_of(TAGS, TAGS, OTHERS), max_size=25))
def test_any_page_gives_the_tree_of_the_full_parser_or_is_left_to_it(pieces):
    page = "".join(pieces)
    try:
        light = build(page)
    except Unusual:
        return
    assert outline(light) == outline(parse_fully(page))


@pytest.mark.parametrize("before", ["", "<table>", "<svg>", "<template>", "<script>", "<p a"])
@pytest.mark.parametrize(
    "piece",
    ["<", "</", "<a", "<a b ", '<a b="', "<div>", "<b>", "<a>x", "<p><b>", "<b><p>x</b>", "</x>a",
     "<!-", "<!--", "--!>", "<!-- -->", "<td>", "<table>", "<table>x", "<table><col>", "<li>x",
     "<body a{0}=b>", "<t{0} a{0}>x", "&", "&amp", "\r", "<pre>\n", "<script></", "</body><!---->",
     "<svg><g>", "<svg/>", "<object><b>", "<td><object>", "<template></template>",
     "<select><option>", " a=b"],
)  # fmt: skip
def test_a_flood_is_read_or_refused_in_linear_time(before, piece):
    def seconds(count):
        page = before + "".join(piece.format(number) for number in range(count))
        start = time.process_time()
        with suppress(Unusual):
            build(page)
        return time.process_time() - start

    small, large = seconds(1000), seconds(8000)
    assert large < 20 * small + 0.2
