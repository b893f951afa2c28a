"""What a page says of itself."""

import pytest
from sosie.model import Head
from sosie.page.head import read_head
from sosie.page.headers import Fields
from sosie.page.tree import parse

HERE = "https://example.org/shop/page"

PAGE = """<html lang="fr-CA"><head><base href="/fr/"><title> Un
 titre </title><title>no</title>
<link rel="Canonical" href="a?x=1"><link rel="canonical" href="b">
<link rel="alternate" hreflang="en" href="/en/a">
<link rel=alternate hreflang=x-default href="//x.org/">
<link rel="alternate" type="application/rss+xml" href="/feed">
<meta name="ROBOTS" content="NoIndex, follow"><meta name="robots" content="noindex,noarchive">
<meta property="og:url" content="https://example.org/og"></head>
<body><svg><title>an icon</title></svg>
<template><link rel=canonical href=t></template></body></html>"""


def test_all_statements_absolute_against_base_and_address():
    assert read_head(parse(PAGE), "https://example.org/en/page") == Head(
        title="Un titre",
        lang="fr-CA",
        canonicals=("https://example.org/fr/a?x=1", "https://example.org/fr/b"),
        robots=("noindex", "follow", "noarchive"),
        hreflang=(("en", "https://example.org/en/a"), ("x-default", "https://x.org/")),
        og_url="https://example.org/og",
    )


def test_without_an_address_they_stay_as_written():
    head = read_head(parse(PAGE), None)
    assert head.canonical == "a?x=1" and head.hreflang[0] == ("en", "/en/a")


def test_a_page_that_says_nothing():
    assert read_head(parse("<p>x"), "https://example.org/") == Head()


def test_what_broken_markup_pushed_into_the_body_counts_where_search_engines_follow_it():
    page = (
        "<head><meta name=robots content=nofollow><p>x</p><title>t</title>"
        "<link rel=canonical href='/c'><link rel=alternate hreflang=de href=/de>"
        "<link rel=next href=/2><meta name=robots content=noindex></head>"
    )
    head = read_head(parse(page), "https://example.org/")
    assert head == Head(
        title="t",
        robots=("nofollow", "noindex"),
        canonicals_in_body=("https://example.org/c",),
        next="https://example.org/2",
    )
    assert head.canonical is None


def test_the_title_of_an_icon_is_not_the_page_s():
    page = "<svg><title>icon</title></svg><meta property=og:title content=Shared>"
    assert read_head(parse(page)).title == "Shared"


@pytest.mark.parametrize("href", ["http://[broken", "javascript:x", "mailto:a@b.c", "\ud800"])
def test_odd_addresses_do_no_harm(href):
    page = parse(f"<base href='http://[x'><link rel=canonical href='{href}'>")
    assert read_head(page, "https://example.org/").canonical


def test_language_of_the_http_equiv():
    page = "<meta http-equiv=Content-Language content='de, en'>"
    assert read_head(parse(page)).lang == "de"


def head_of(markup: str, url: str | None = HERE, **headers: str | list[str]) -> Head:
    fields = Fields({name.replace("_", "-"): value for name, value in headers.items()})
    return read_head(parse(f"<head>{markup}</head>"), url, fields)


@pytest.mark.parametrize(
    ("href", "address"),
    [
        ("other", "https://example.org/shop/other"),
        ("/other", "https://example.org/other"),
        ("//cdn.example/x", "https://cdn.example/x"),
        ("https://www.example.net/x?a=1&amp;b=2", "https://www.example.net/x?a=1&b=2"),
        ("?page=2", "https://example.org/shop/page?page=2"),
        ("#part", "https://example.org/shop/page#part"),
        (" /a\n\tb ", "https://example.org/ab"),
        ("", None),
        ("  ", None),
    ],
)
def test_where_a_canonical_leads(href, address):
    assert head_of(f"<link rel=canonical href='{href}'>").canonical == address


@pytest.mark.parametrize(
    ("base", "address"),
    [
        ("/base/", "https://example.org/base/a"),
        ("//cdn.example/", "https://cdn.example/a"),
        (r"\\cdn.example\b\c", "https://cdn.example/b/a"),
        # What can be no base leaves the page's own address, and the first counts even so.
        ("", "https://example.org/shop/a"),
        (" ", "https://example.org/shop/a"),
        ("data:,", "https://example.org/shop/a"),
        (" JavaScript:1", "https://example.org/shop/a"),
        ("https://[x", "https://example.org/shop/a"),
        ("https://", "https://example.org/shop/a"),
        ("https://b c/", "https://example.org/shop/a"),
        ("x" * 5000 + "/", "https://example.org/shop/a"),  # a flood of links would multiply it
    ],
)
def test_what_addresses_are_relative_to(base, address):
    markup = f"<base target=x><base href='{base}'><base href=/second/><link rel=canonical href=a>"
    assert head_of(markup).canonical == address


def test_an_absolute_base_needs_no_address():
    assert head_of("<base href=https://b.org/c/><link rel=canonical href=a>", None).canonical == (
        "https://b.org/c/a"
    )
    assert head_of("<base href=data:,><link rel=canonical href=a>", None).canonical == "a"


def test_canonicals_of_markup_and_header_field_each_once():
    head = head_of(
        "<base href=/base/><link rel=canonical href=a><link rel=canonical href=/base/a>",
        LINK=["<b>; rel=canonical", '</base/a>; rel="Canonical"'],
    )
    # The field stands beside the page and knows no `base`.
    assert head.canonicals == ("https://example.org/base/a", "https://example.org/shop/b")
    assert head.canonical == head.canonicals[0]


def test_a_header_field_alone_names_the_canonical():
    assert head_of("", link="</x>; rel=canonical").canonical == "https://example.org/x"


@pytest.mark.parametrize(
    ("field", "links"),
    [
        ("</a>; rel=alternate; hreflang=de", [("de", "https://example.org/a")]),
        (
            '</a,b>; rel="alternate"; title="x, <y>; rel=z"; hreflang="de-AT", '
            "</c>;hreflang=x-default;REL=ALTERNATE",
            [("de-AT", "https://example.org/a,b"), ("x-default", "https://example.org/c")],
        ),
        ("</a>; rel=alternate", []),
        ("</a>; rel=stylesheet; hreflang=de", []),
        ('</a>; rel=alternate; hreflang=de; anchor="/other"', []),
        ("<>; rel=alternate; hreflang=de", []),
        ('</a>; rel=alternate; hreflang="de', []),
        # A quoted text left open goes on to the end, as RFC 8288 reads it: once, not from each `<`.
        (
            '</a>; rel=alternate; hreflang=de; title="x, </b>; rel=alternate; hreflang=en',
            [("de", "https://example.org/a")],
        ),
        (
            '</a>; title="\\"; hreflang=x\\\\"; rel=alternate; hreflang=de; a="\\',
            [("de", "https://example.org/a")],
        ),
        ("</a; rel=alternate; hreflang=de", []),
        ("", []),
        ("</\u00c3\u00a9>; rel=alternate; hreflang=fr", [("fr", "https://example.org/\u00e9")]),
    ],
)
def test_links_of_header_fields(field, links):
    assert list(head_of("", Link=field).hreflang) == links


def test_language_versions_of_both_each_once():
    markup = "<link rel=alternate hreflang=de href=/de><link rel=alternate hreflang=en href=''>"
    head = head_of(
        markup, link="</de>; rel=alternate; hreflang=de, </en>; rel=alternate;hreflang=en"
    )
    assert head.hreflang == (("de", "https://example.org/de"), ("en", "https://example.org/en"))


@pytest.mark.parametrize(
    ("content", "found"),
    [
        ("NoIndex,FOLLOW", ("noindex", "follow")),
        (" none , ,noarchive", ("none", "noarchive")),
        (
            "max-snippet: 20, max-image-preview:large",
            ("max-snippet: 20", "max-image-preview:large"),
        ),
        (
            "noindex, unavailable_after: Sunday, 25-Jun-28 15:00:00 GMT, nofollow",
            ("noindex", "unavailable_after: sunday, 25-jun-28 15:00:00 gmt", "nofollow"),
        ),
        (
            "unavailable_after: Jan 1, 2028 12:00:00, max-snippet:5",
            ("unavailable_after: jan 1, 2028 12:00:00", "max-snippet:5"),
        ),
        ("", ()),
    ],
)
def test_robots(content, found):
    assert head_of(f"<meta name=Robots content='{content}'>").robots == found
    assert head_of("", X_Robots_Tag=content).x_robots == found


def test_robots_by_name():
    head = head_of(
        "<meta name=googlebot content='noindex,nofollow'><meta name=BingBot content=noarchive>"
        "<meta name=googlebot-news content=none><meta name=robots content=index>"
    )
    named = ("googlebot: noindex", "googlebot: nofollow", "bingbot: noarchive", "index")
    assert head.robots == named


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ("noindex", ("noindex",)),
        (["noarchive", "nofollow"], ("noarchive", "nofollow")),
        ("googlebot: noindex, nofollow", ("googlebot: noindex", "googlebot: nofollow")),
        ("GoogleBot : NOINDEX", ("googlebot: noindex",)),
        ("otherbot: noindex, nofollow", ()),
        (["otherbot: noindex", "nofollow"], ("nofollow",)),
        ("otherbot: noindex, bingbot: none", ("bingbot: none",)),
        ("robots: noindex", ("noindex",)),
        ("*: noindex", ("noindex",)),
        (
            "googlebot: unavailable_after: 25 Jun 2028, 15:00:00 PST",
            ("googlebot: unavailable_after: 25 jun 2028, 15:00:00 pst",),
        ),
        (["unavailable_after: 25 Jun 2028 15:00:00 PST", "noindex"],
         ("unavailable_after: 25 jun 2028 15:00:00 pst", "noindex")),
    ],
)  # fmt: skip
def test_robots_of_header_fields(fields, found):
    assert head_of("", **{"x-robots-tag": fields}).x_robots == found


@pytest.mark.parametrize(
    ("markup", "neighbours"),
    [
        ("<link rel=prev href=/1><link rel=next href=/3>", ("/1", "/3")),
        ("<link rel=previous href=/1>", ("/1", None)),
        ("</head><body><a rel='next nofollow' href=/3>on</a><a rel=prev>none</a>", (None, "/3")),
        ("<link rel=next href=/3></head><body><a rel=next href=/4>on</a>", (None, "/3")),
        ("<a href=/3>next</a>", (None, None)),
    ],
)
def test_neighbours_in_a_series(markup, neighbours):
    head = head_of(markup)
    wanted = tuple(path and f"https://example.org{path}" for path in neighbours)
    assert (head.prev, head.next) == wanted


def test_neighbours_named_by_a_header_field():
    head = head_of("<link rel=next href=/a>", Link="</b>; rel=next, </c>; rel=prev")
    assert (head.prev, head.next) == ("https://example.org/c", "https://example.org/a")


@pytest.mark.parametrize(
    ("content", "address"),
    [
        ("0;url=/x", "https://example.org/x"),
        ("5; URL='/x' ", "https://example.org/x"),
        ('0.5, url = "/x";', "https://example.org/x"),
        ("3 /x", "https://example.org/x"),
        ("600", None),
        ("600;", None),
        ("url=/x", None),
        ("0;url=page", None),
        ("0;url=/shop/page/#top", None),
        ("", None),
    ],
)
def test_refresh_leads_elsewhere_or_nowhere(content, address):
    meta = f"<meta http-equiv=Refresh content='{content}'>".replace("'/x'", "&#39;/x&#39;")
    assert head_of(meta).refresh == address


def test_a_refresh_for_readers_without_scripts_is_none():
    meta = "<meta http-equiv=refresh content='0;url=/x'>"
    assert head_of(f"<noscript>{meta}</noscript>").refresh is None


def test_language_in_order_markup_meta_field():
    page = "<html lang=fr><meta http-equiv=content-language content=de>"
    fields = Fields({"Content-Language": "it, en"})
    assert read_head(parse(page), HERE, fields).lang == "fr"
    assert read_head(parse(page.removeprefix("<html lang=fr>")), HERE, fields).lang == "de"
    assert read_head(parse("<p>x"), HERE, fields).lang == "it"


def test_fields_that_are_hostile_cost_no_time():
    for piece in (
        "<",
        '<>"',
        '<>;rel="',
        ";rel=",
        "<>;",
        '"\\',
        "<>; a",
        ",",
        "a:",
        "unavailable_after:,",
    ):
        value = piece * 30_000
        assert head_of("", Link=value, X_Robots_Tag=value).canonicals == ()
