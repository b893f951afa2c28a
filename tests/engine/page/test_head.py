"""What a page says of itself."""

import pytest
from sosie.model import Head
from sosie.page.head import read_head
from sosie.page.tree import parse

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
        canonical="https://example.org/fr/a?x=1",
        robots=("noindex", "follow", "noarchive"),
        hreflang=(("en", "https://example.org/en/a"), ("x-default", "https://x.org/")),
        og_url="https://example.org/og",
    )


def test_without_an_address_they_stay_as_written():
    head = read_head(parse(PAGE), None)
    assert head.canonical == "a?x=1" and head.hreflang[0] == ("en", "/en/a")


def test_a_page_that_says_nothing():
    assert read_head(parse("<p>x"), "https://example.org/") == Head()


def test_statements_that_broken_markup_pushed_into_the_body_count():
    page = "<head><p>x</p><link rel=canonical href='/c'><title>t</title></head>"
    head = read_head(parse(page), "https://example.org/")
    assert (head.canonical, head.title) == ("https://example.org/c", "t")


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
