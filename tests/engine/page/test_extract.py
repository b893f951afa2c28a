"""The main text: each kind of page that goes wrong for people, small and of our own making."""

import pytest
from sosie.page.extract import extract
from sosie.page.tree import parse

FIRST = "The ferry to the northern islands leaves at dawn, its captain knows every rock by name."
SECOND = "In winter the crossing takes two hours longer, as the current turns against the boat."
THIRD = "Visitors are asked to bring their own water, since the wells of the islands are often dry."
PROSE = f"<p>{FIRST}</p><p>{SECOND}</p><p>{THIRD}</p>"
MENU = "".join(f'<li><a href="/{n}">Section number {n}</a></li>' for n in range(12))


def read(html, keep_boilerplate=False):
    return extract(parse(html), keep_boilerplate=keep_boilerplate)


def text(html):
    return read(html).text


def reasons(extraction):
    return {block.reason for block in extraction.removed}


def codes(extraction):
    return [notice.code for notice in extraction.notices]


# --- what is kept and what is removed


@pytest.mark.parametrize(
    ("boilerplate", "reason"),
    [
        (f"<nav><ul>{MENU}</ul></nav>", "navigation"),
        (f'<div role="navigation"><p>{SECOND} Menu.</p></div>', "navigation"),
        (f'<ul class="menu-principal">{MENU}</ul>', "navigation"),
        (f"<ul>{MENU}</ul>", "navigation"),
        ("<header><p>The Island Post, founded in 1890 by two brothers.</p></header>", "header"),
        ("<footer><p>Printed on the mainland. All rights reserved.</p></footer>", "footer"),
        ('<div class="footerWrap"><p>Printed on the mainland since 1890.</p></div>', "footer"),
        ("<aside><p>Did you know that seals sleep standing upright?</p></aside>", "aside"),
        ('<div id="sidebar-right"><p>Weather today: rain, wind and more rain.</p></div>', "aside"),
        ('<div class="cookie-notice"><p>We use cookies to improve our site.</p></div>', "banner"),
        ("<dialog open><p>Subscribe and never miss a boat again.</p></dialog>", "banner"),
        ('<section id="comments"><p>Great article, I was there too!</p></section>', "comments"),
        ('<ol class="kommentare"><li>Sehr schöner Artikel, vielen Dank!</li></ol>', "comments"),
        ('<div class="articles-similaires"><p>À lire aussi : le phare.</p></div>', "related"),
        ('<form action="/s"><label>Search the whole site for something</label></form>', "form"),
        ('<div class="partage"><p>Partager avec vos amis.</p></div>', "boilerplate-other"),
        ('<div class="advert-top"><p>Buy two coats, get one hat.</p></div>', "boilerplate-other"),
        ("<noscript>Please <b>enable</b> JavaScript to see the map.</noscript>", "script-fallback"),
        ("<div hidden><p>This was never shown to anybody at all.</p></div>", "hidden"),
        ('<p style="display: none">This was never shown to anybody.</p>', "hidden"),
    ],
)  # fmt: skip
@pytest.mark.parametrize("before", [True, False])
def test_boilerplate_goes_with_its_reason(boilerplate, reason, before):
    content = f"<main><h1>The ferry</h1>{PROSE}</main>"
    page = boilerplate + content if before else content + boilerplate
    extraction = read(f"<body>{page}</body>")
    assert extraction.text == f"The ferry\n\n{FIRST}\n\n{SECOND}\n\n{THIRD}"
    assert reason in reasons(extraction)
    assert all(block.start is None and block.words for block in extraction.removed)


def test_kept_blocks_carry_their_spans_in_document_order():
    extraction = read(f"<nav>x y z</nav><article><h1>The ferry</h1>{PROSE}</article>")
    assert [block.tag for block in extraction.kept] == ["h1", "p", "p", "p"]
    assert {block.reason for block in extraction.kept} == {"article"}
    assert "".join(extraction.text[b.start : b.end] for b in extraction.kept) == (
        f"The ferry{FIRST}{SECOND}{THIRD}"
    )
    assert extraction.kept[1].words == 16


@pytest.mark.parametrize(
    ("page", "reason"),
    [
        (f"<main>{PROSE}</main>", "main"),
        (f'<div role="main">{PROSE}</div>', "role-main"),
        (f"<div>{PROSE}</div>", "body"),
    ],
)
def test_why_it_was_kept(page, reason):
    assert {block.reason for block in read(page).kept} == {reason}


def test_everything_shown_on_demand():
    page = (
        f"<header>Head line</header><nav>Menu item</nav><main>{PROSE}</main><footer>Foot</footer>"
        "<script>var x</script><style>p{}</style><p hidden>secret</p><noscript>no</noscript>"
    )
    extraction = read(page, keep_boilerplate=True)
    shown = f"Head line\n\nMenu item\n\n{FIRST}\n\n{SECOND}\n\n{THIRD}\n\nFoot"
    assert extraction.text == shown
    assert {block.reason for block in extraction.kept} == {"whole-page"}
    assert reasons(extraction) == {"hidden", "script-fallback"}


def test_the_header_of_an_article_stays():
    page = (
        f"<header>Site name</header><article><header><h1>The ferry</h1></header>{PROSE}</article>"
    )
    assert text(page).startswith("The ferry\n\nThe ferry to")


def test_a_wrapper_called_after_its_sidebar_is_no_sidebar():
    assert text(f'<div class="with-sidebar cookie-bar-shown">{PROSE}</div>').startswith(FIRST)


def test_a_page_that_fades_in_is_not_hidden():
    assert text(f'<body style="visibility:hidden"><div>{PROSE}</div></body>').startswith(FIRST)


def test_a_form_around_the_whole_page_is_no_form():
    assert text(f'<form id="aspnetForm">{PROSE}</form>').startswith(FIRST)


# --- articles in articles, lists of articles


def test_nested_articles_give_the_body_once():
    page = f"<article><article><div>{PROSE}</div></article></article>"
    assert text(page) == f"{FIRST}\n\n{SECOND}\n\n{THIRD}"


def test_a_body_repeated_for_small_screens_is_given_once():
    page = f'<div><div class="wide">{PROSE}</div><div class="small">{PROSE}</div></div>'
    assert text(page).count(FIRST) == 1


def test_a_refrain_stays():
    verse = "<p>And the waves of the bay go in, and the waves of the bay go out.</p>"
    assert text(f"<div>{verse}<p>{FIRST}</p>{verse}</div>").count("waves of the bay go in") == 2


def test_a_tiny_article_beside_the_body_is_not_taken_for_it():
    page = f"<article>Teaser of the day.</article><div>{PROSE}</div>"
    assert text(page) == f"{FIRST}\n\n{SECOND}\n\n{THIRD}"


def test_a_list_of_whole_articles_gives_all_of_them():
    page = "".join(
        f"<article><h2>Day {n}</h2><p>{n} boats left. {FIRST}</p><p>{n}. {SECOND}</p></article>"
        for n in range(4)
    )
    found = text(f"<main>{page}</main>")
    assert all(f"Day {n}" in found and f"{n} boats left" in found for n in range(4))


TEASERS = "".join(
    f'<article class="card"><h3><a href="/{n}">Headline of story {n}</a></h3>'
    f"<p>A few words about story {n}, enough to make the reader curious.</p></article>"
    for n in range(5)
)


def test_teasers_below_an_article_go():
    extraction = read(f"<div><div>{PROSE}</div><div>{TEASERS}</div></div>")
    assert extraction.text == f"{FIRST}\n\n{SECOND}\n\n{THIRD}"
    assert "related" in reasons(extraction)


def test_a_page_of_teasers_keeps_them():
    found = text(f"<nav><ul>{MENU}</ul></nav><main>{TEASERS}</main>")
    assert all(f"Headline of story {n}" in found for n in range(5))
    assert "Section number" not in found


def test_product_cards_are_the_content_of_a_listing():
    cards = "".join(
        f'<li class="card"><a href="/{n}">Oilskin jacket model {n}</a><p>€ {n}9.90</p></li>'
        for n in range(1, 9)
    )
    found = text(f"<ul>{MENU}</ul><main><h1>Jackets</h1><ul>{cards}</ul></main>")
    assert all(f"Oilskin jacket model {n}\n\n€ {n}9.90" in found for n in range(1, 9))


def test_a_site_map_keeps_its_links():
    extraction = read(
        f"<nav>{MENU.replace('Section', 'Menu')}</nav><h1>Site map</h1><ul>{MENU}</ul>"
    )
    assert extraction.text.startswith("Site map\n\nSection number 0\nSection number 1\n")
    assert "extraction-unsure" in codes(extraction)


def test_a_forum_keeps_its_posts():
    posts = "".join(
        f'<div class="comment"><a href="/u">A user with a name {n}</a><p>{n}. {FIRST}</p></div>'
        for n in range(4)
    )
    page = f'<body class="forum-page"><div id="comments">{posts}</div></body>'
    assert all(f"{n}. {FIRST}" in text(page) for n in range(4))


def test_comments_longer_than_the_article_are_not_the_content():
    thread = "".join(f"<li><p>Reader {n} says: {SECOND} {THIRD}</p></li>" for n in range(20))
    page = f'<div><p>{FIRST}</p><p>{SECOND}</p></div><ol class="comment-list">{thread}</ol>'
    assert text(page) == f"{FIRST}\n\n{SECOND}"


@pytest.mark.parametrize("banner", ['id="cookie-consent"', 'class="gdpr-modal"', 'role="dialog"'])
def test_a_long_banner_does_not_win_over_a_short_article(banner):
    legal = "We and our partners store and read information on your device. " * 8
    page = f"<div {banner}><p>{legal}</p></div><div><h1>The ferry</h1><p>{FIRST}</p></div>"
    assert text(page) == f"The ferry\n\n{FIRST}"


# --- parts that must not be dropped


def test_opening_paragraph_table_list_and_code_stay():
    page = f"""<article><h1>The ferry</h1><p>At dawn.</p>{PROSE}
      <table><tr><th>Day</th><th>Time</th></tr><tr><td>Monday</td><td>6:00</td></tr></table>
      <ul><li>Water</li><li>A warm coat</li></ul>
      <pre><code>for boat in boats:
    boat.leave()</code></pre><p>{THIRD} Bye.</p></article>"""
    assert text(page) == (
        f"The ferry\n\nAt dawn.\n\n{FIRST}\n\n{SECOND}\n\n{THIRD}\n\n"
        "Day\nTime\nMonday\n6:00\n\nWater\nA warm coat\n\n"
        f"for boat in boats:\n    boat.leave()\n\n{THIRD} Bye."
    )


def test_inline_code_is_given_once():
    assert text("<p>Call <code>read()</code> before <code>close()</code>.</p>") == (
        "Call read() before close()."
    )


def test_a_paragraph_with_many_links_stays_in_prose():
    linked = "".join(f'<a href="/{n}">island number {n}</a>, ' for n in range(3))
    page = f"<div>{PROSE}<p>The ferry calls at {linked} then home.</p><p>{THIRD} Again.</p></div>"
    assert "island number 2" in text(page)


# --- words neither weld nor tear


@pytest.mark.parametrize(
    ("page", "expected"),
    [
        ("<h1>One</h1><p>Two</p>", "One\n\nTwo"),
        ("<div>One<p>Two</p>three</div>", "One\n\nTwo\n\nthree"),
        ("<ul><li>One<li>Two</ul>", "One\nTwo"),
        ("<table><tr><td>One<td>Two</table>", "One\nTwo"),
        ("<dl><dt>One<dd>Two</dl>", "One\nTwo"),
        ("<p>One<br>two<br/>three</p>", "One\ntwo\nthree"),
        ("<p>One<br><br>two</p>", "One\n\ntwo"),
        ("<p>a<b>b</b>c <i>d</i>e</p>", "abc de"),
        ("<p>un<wbr>break<span>able</span></p>", "unbreakable"),
        ("<p>  much \n\t space&nbsp; here </p>", "much space here"),
        ("<p>l'<a href='/x'>été</a>, enfin</p>", "l'été, enfin"),
        ("<x-card>One</x-card><x-card>Two</x-card>", "One\n\nTwo"),
        ("<p>a <x-tip>to</x-tip>ol</p>", "a tool"),
        ("<a style='display:block'>One</a><a style='display:block'>Two</a>", "One\n\nTwo"),
        ("<p>caf&eacute; &amp; co&shy;op</p>", "café & co\xadop"),
        ("<ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rt>きょう</rt></ruby>", "東京"),
        ("<p>a<svg><style>b{}</style><text>c</text></svg>d</p>", "ad"),
        ("<p>a<script>b</script><style>c</style>d</p>", "ad"),
        ("<p>a<template>b</template><noscript>c</noscript>d</p>", "ad"),
        ("<p>a<select><option>b</select><textarea>c</textarea>d</p>", "ad"),
        ("<details><summary>One</summary><p>Two</p></details>", "One\n\nTwo"),
    ],
)  # fmt: skip
def test_boundaries(page, expected):
    assert text(page) == expected
    assert read(page, keep_boilerplate=True).text == expected


# --- folded away


@pytest.mark.parametrize(
    "item",
    [
        "<h3>{q}</h3><div style='display:none'><p>{a}</p></div>",
        "<div><button aria-expanded=false>{q}</button></div><div hidden><p>{a}</p></div>",
        "<dl><dt>{q}</dt><dd class=hidden>{a}</dd></dl>",
        "<div class=q>{q}?</div><div aria-hidden=true>{a}</div>",
        "<details><summary>{q}</summary><p>{a}</p></details>",
    ],
)
def test_the_answers_of_a_folded_faq_stay(item):
    questions = ("When does it leave", "How long does it take", "What should I bring")
    answers = (FIRST, SECOND, THIRD)
    page = "".join(f"<div>{item.format(q=q, a=a)}</div>" for q, a in zip(questions, answers))
    found = text(f"<main><h1>Questions</h1>{page}</main>")
    assert all(part in found for part in (*questions, *answers))


@pytest.mark.parametrize(
    "hidden",
    [
        f"<div style='display:none'><p>{SECOND} Hidden.</p></div>",
        f"<h3>Share</h3><div hidden class='share-popup'><p>{SECOND} Hidden.</p></div>",
        "<h3>Thanks</h3><div hidden>Sent</div>",
        f"<p>x <span class='sr-only'>{SECOND} Hidden.</span></p>",
    ],
)
def test_other_hidden_text_goes(hidden):
    page = f"<main>{PROSE}{hidden}</main>"
    assert "Hidden." not in text(page) and "Sent" not in text(page)


def test_class_names_that_only_contain_hidden_hide_nothing():
    assert text(f'<div class="overflow-hidden md:hidden">{PROSE}</div>').startswith(FIRST)


# --- warnings


def test_a_page_drawn_by_scripts_is_noticed():
    extraction = read('<div id="app">Loading the page…</div><script src="app.js"></script>')
    (notice,) = [n for n in extraction.notices if n.code == "javascript-page"]
    assert notice.detail == {"words": 3}
    assert "javascript-page" not in codes(read("<p>Short page without scripts.</p>"))
    long = f"<main>{PROSE}<p>{FIRST} {SECOND}</p></main><script>x</script>"
    assert "javascript-page" not in codes(read(long))


def test_where_nothing_looks_like_content_the_whole_page_is_given():
    extraction = read('<nav><a href="/">Home</a></nav><footer>Only a footer</footer>')
    assert extraction.text == "Home\n\nOnly a footer"
    assert codes(extraction) == ["nothing-extracted"]
    assert {block.reason for block in extraction.kept} == {"whole-page"}


def test_an_unsure_choice_is_noticed():
    page = (
        f'<div class="widget">{PROSE}</div><div class="sidebar">{PROSE.replace("The", "A")}</div>'
    )
    page += f'<div class="footer-box">{PROSE.replace("the", "a")}</div><p>{FIRST[:60]}</p>'
    extraction = read(page)
    assert "extraction-unsure" in codes(extraction)
    assert FIRST in extraction.text and SECOND in extraction.text


@pytest.mark.parametrize("page", ["", " ", "<html></html>", "<script>x</script>", "<!-- -->"])
def test_an_empty_page_is_empty(page):
    extraction = read(page)
    assert (extraction.text, extraction.kept) == ("", ())


@pytest.mark.parametrize(
    "page", ["one", "<p>one", "<title>t</title><b>one</b>", "one<nav>two</nav>"]
)
def test_a_page_of_one_word(page):
    assert text(page) == "one"


def test_a_notice_makes_no_article_of_an_index():
    links = "".join(
        f'<li><a href="/{n}">How the ferry number {n} is run</a></li>' for n in range(30)
    )
    notice = "<p>This page may be out of date; see the English one for what has changed.</p>"
    page = "<body><h1>The ferries</h1><div>{}<h2>Guides</h2><ul>" + links + "</ul></div></body>"
    plain, noticed = (read(page.format(part)) for part in ("", notice))
    assert all(f"ferry number {n} is run" in plain.text for n in range(30))
    words = set(noticed.text.split()) - set(plain.text.split())
    assert plain.text in noticed.text.replace(f"{notice[3:-4]}\n\n", "")
    assert words <= set(notice[3:-4].split())
    assert codes(plain) == ["extraction-unsure"]


# --- boxes that ask for consent

CONSENT = {
    "en": ("We use cookies and similar technologies to improve this site.", "Accept all"),
    "fr": ("Ce site utilise des cookies pour mesurer son audience.", "Tout accepter"),
    "de": ("Wir verwenden Cookies, um die Seite zu verbessern.", "Alle akzeptieren"),
    "es": ("Usamos cookies propias y de terceros para medir las visitas.", "Aceptar"),
    "ru": ("Мы используем файлы cookie, чтобы улучшить работу сайта.", "Принять"),
    "zh": ("本网站使用 Cookie 以改善浏览体验。", "同意"),
}


@pytest.mark.parametrize("place", ["before", "after"])
@pytest.mark.parametrize("language", CONSENT)
def test_a_box_without_a_telling_name_asks_for_consent(language, place):
    notice, label = CONSENT[language]
    button = f"<div><button>{label}</button></div>"
    box = f'<div class="c7"><p>{notice} <a href="/p">…</a></p>{button}</div>'
    body = f"<div class='text'><h1>The ferry</h1><p>{FIRST}</p></div>"
    page = f"<nav><a href='/'>Home</a></nav>{box}{body}" if place == "before" else body + box
    found = extract(parse(page), keep_boilerplate=False)
    assert found.text == f"The ferry\n\n{FIRST}"
    assert {block.reason for block in found.removed if notice in block.text} == {"banner"}


def test_an_article_on_cookies_is_none():
    law = "Since 2018 sites have to ask before they set cookies that are not needed. " * 4
    page = f"<div><h1>Cookies</h1><p>{law}</p><p>Accept</p><p>{SECOND}</p></div>"
    assert text(page).startswith(f"Cookies\n\n{law.strip()}")
