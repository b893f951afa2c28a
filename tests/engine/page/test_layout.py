"""The structure of a page as tag paths."""

import pytest
import sosie
from sosie.page.layout import tag_paths
from sosie.page.tree import parse

MENU = "".join(f"<li><a href=/{number}>Page {number}</a></li>" for number in range(8))
SHELL = (
    "<body><header><div><ul>{menu}</ul></div></header><div><div><main><article>{content}</article>"
    "</main><aside><section><h3>More</h3><ul>{menu}</ul></section></aside></div></div>"
    "<footer><div><p>Imprint</p><form><label>Search<input></label></form></div></footer></body>"
)
ONE = "The ferry leaves the north quay at seven and is back before the market opens. "
OTHER = "A baker who rises at three has an hour of silence that belongs to nobody else. "


def page(content: str, shell: str = SHELL) -> str:
    return shell.format(menu=MENU, content=content)


def likeness(a: str, b: str) -> float:
    return sosie.compare(*(sosie.read(side, kind="html") for side in (a, b))).layout


def test_paths_in_document_order_without_what_cannot_be_seen():
    source = (
        "<head><title>t</title></head><body><div><p>a<a>c</a></p></div><script>s</script>"
        "<style>p{}</style><noscript><i>n</i></noscript><template><b>t</b></template><p>d</p>"
    )
    assert tag_paths(parse(source)) == [
        "html",
        "html/body",
        "html/body/div",
        "html/body/div/p",
        "html/body/div/p/a",
        "html/body/p",
    ]


def test_what_marks_words_within_a_line_is_as_if_it_were_not_there():
    plain = tag_paths(parse("<p>one <a>two</a> three</p>"))
    assert tag_paths(parse("<p><b>one</b> <em><a>two</a></em><br> <code>three</code></p>")) == plain


def test_the_text_changes_nothing():
    one = tag_paths(parse("<ul><li>a<li>b</ul>"))
    assert one == tag_paths(parse("<ul><li class=x>other<li>words</ul>"))
    assert one != tag_paths(parse("<ul><li>a</ul>"))


def test_rows_that_repeat_do_not_drown_the_rest():
    """Each kind of run counts once: a long article is as like a short one of its template."""
    short = page("<h1>T</h1>" + f"<p>{ONE}</p>" * 3)
    long = page(
        "<h1>T</h1>" + f"<p>{OTHER}</p>" * 3 + "<table>" + "<tr><td>1<td>2" * 2000 + "</table>"
    )
    assert likeness(short, long) > 0.7


def test_one_template_and_another():
    other = (
        "<body><center><table><tr><td>{menu}</td><td><font>{content}</font></td></tr></table>"
        "</center>"
    )
    same = likeness(
        page(f"<p>{ONE}</p>"), page(f"<h2>x</h2><p>{OTHER}<blockquote>{ONE}</blockquote>")
    )
    assert same > 0.7
    assert likeness(page(f"<p>{ONE}</p>"), page(f"<p>{ONE}</p>", other)) < 0.1


def test_deep_nesting_keeps_paths_short():
    paths = tag_paths(parse("<div>" * 5000))
    assert len(paths) == 5002 and max(map(len, paths)) < 300


def words(start: int, stop: int) -> str:
    return "".join(
        f"<p>{' '.join(f'w{n}' for n in range(first, min(first + 20, stop)))}.</p>"
        for first in range(start, stop, 20)
    )


OTHER_SHELL = "<body><table><tr><td><ul>{menu}</ul></td><td>{content}</td></tr></table></body>"


@pytest.mark.parametrize(
    ("content", "shell", "kind"),
    [
        (words(0, 400), SHELL, "complete"),
        (words(0, 400), OTHER_SHELL, "content"),
        (words(200, 600), SHELL, "layout"),
        (words(200, 600), OTHER_SHELL, "partial"),
        (words(400, 800), SHELL, None),
    ],
)
def test_the_four_kinds(content, shell, kind):
    pages = (page(words(0, 400)), page(content, shell))
    a, b = (sosie.read(source, kind="html") for source in pages)
    assert sosie.compare(a, b).layout_kind == kind
