"""The structure of a page as tag paths."""

from sosie.page.layout import tag_paths
from sosie.page.tree import parse


def test_paths_in_document_order_without_what_cannot_be_seen():
    page = (
        "<head><title>t</title></head><body><div><p>a<b>c</b></p></div><script>s</script><p>d</p>"
    )
    assert tag_paths(parse(page)) == [
        "html",
        "html/body",
        "html/body/div",
        "html/body/div/p",
        "html/body/div/p/b",
        "html/body/p",
    ]


def test_the_text_changes_nothing():
    one = tag_paths(parse("<ul><li>a<li>b</ul>"))
    assert one == tag_paths(parse("<ul class=x><li>other<li>words</ul>"))
    assert one != tag_paths(parse("<ul><li>a</ul>"))


def test_deep_nesting_keeps_paths_short():
    paths = tag_paths(parse("<div>" * 5000))
    assert len(paths) == 5002 and max(map(len, paths)) < 300
