"""The kinds of pages that go wrong for people, each as a whole small page with the text it has."""

import pytest
import sosie

TITLE = "A winter on the northern islands"
LEAD = "It was still dark."
TEXT = [
    "The ferry to the northern islands leaves at dawn, and its captain knows every rock by name, "
    "because his father ran the same boat and drew the same line across the bay each morning.",
    "In winter the crossing takes two hours longer, as the current turns against the boat, and "
    "most of the passengers stay below, where the stove is lit before anybody comes on board.",
    "Visitors are asked to bring their own water, since the wells of the islands are often dry, "
    "even after weeks of rain that turn the only road into a shallow and rather pleasant stream.",
    "The last boat back leaves before noon. Whoever misses it sleeps at the school, where the "
    "teacher keeps six beds, a shelf of novels and a cat that belongs to nobody in particular.",
]
PROSE = "".join(f"<p>{paragraph}</p>" for paragraph in TEXT)
MENU = "".join(f'<li><a href="/{n}">Section number {n}</a></li>' for n in range(8))
LEGAL = "We and our partners store and read information on your device to measure visits. " * 12


def page(body: str) -> str:
    return f"""<!doctype html><html lang=en><head><title>{TITLE} | The Island Post</title>
        <style>p {{ margin: 0 }}</style><script>var menu = "none";</script></head><body>
        <header><a href=/>The Island Post</a></header><nav><ul>{MENU}</ul></nav>{body}
        <footer><p>Printed on the mainland. All rights reserved.</p></footer></body></html>"""


def text_of(body: str) -> list[str]:
    return [line for line in sosie.read(page(body)).text.split("\n") if line]


ARTICLE = f"<main><article><h1>{TITLE}</h1><p>{LEAD}</p>{PROSE}</article></main>"
WHOLE = [TITLE, LEAD, *TEXT]


@pytest.mark.parametrize(
    "body",
    [
        ARTICLE,
        f"<article><article><h1>{TITLE}</h1><p>{LEAD}</p><div><article>{PROSE}</article></div>"
        "</article></article>",
        f"<div class=story><h1>{TITLE}</h1><p>{LEAD}</p>{PROSE}</div><article>A seal!</article>",
        f"<div><article class=teaser>Seals ahoy</article></div>{ARTICLE}",
    ],
    ids=["plain", "nested", "tiny article behind", "tiny article ahead"],
)
def test_the_body_is_given_once_and_whole(body):
    assert text_of(body) == WHOLE


@pytest.mark.parametrize(
    "banner",
    [
        "class=privacy-banner", "id=cookieLaw", "class=CookieBar", "id=CybotCookiebotDialog",
        "class=consent-layer", "class=avis-cookies", "class=politica-cookies", "class=notice-rgpd",
        "role=alertdialog", "role=dialog aria-modal=true",
    ],
)  # fmt: skip
@pytest.mark.parametrize("first", [True, False])
def test_a_banner_longer_than_a_short_article_is_not_taken_for_it(banner, first):
    banner = f"<div {banner}><h2>Your privacy</h2><p>{LEGAL}</p><button>Accept all</button></div>"
    short = f"<main><h1>{TITLE}</h1><p>{TEXT[0]}</p></main>"
    assert text_of(banner + short if first else short + banner) == [TITLE, TEXT[0]]


@pytest.mark.parametrize(
    "thread",
    [
        '<section id="comments"><h2>3 comments</h2>{}</section>',
        '<ol class="comment-list">{}</ol>',
        '<div id="disqus_thread">{}</div>',
        '<div class="kommentare">{}</div>',
        '<section class="commentaires">{}</section>',
    ],
)
def test_a_thread_longer_than_the_article_is_not_the_article(thread):
    said = (f"<li><p>Reader {n} was there as well: {TEXT[n % 4]}</p></li>" for n in range(12))
    document = sosie.read(page(ARTICLE + thread.format("".join(said))))
    assert document.text.split("\n\n") == WHOLE
    assert "comments" in {block.reason for block in document.removed}


def inside(body: str) -> list[str]:
    """What an article gives that holds this between its paragraphs."""
    found = text_of(f"<main><h1>{TITLE}</h1>{PROSE}{body}{PROSE.replace('The', 'Its')}</main>")
    assert found[:5] == [TITLE, *TEXT]
    assert found[-4:] == [paragraph.replace("The", "Its") for paragraph in TEXT]
    return found[5:-4]


@pytest.mark.parametrize(
    ("body", "lines"),
    [
        ("<h2>The way back</h2><p>There are two boats a day.</p>",
         ["The way back", "There are two boats a day."]),
        ("<h2>The way back</h2>There are two boats a day.",
         ["The way back", "There are two boats a day."]),
        ("<ul><li>A warm coat<li>Two litres of water<ul><li>or three</ul><li>A book</ul>",
         ["A warm coat", "Two litres of water", "or three", "A book"]),
        ("<dl><dt>Dawn<dd>The first boat leaves.<dt>Noon<dd>The last one is back.</dl>",
         ["Dawn", "The first boat leaves.", "Noon", "The last one is back."]),
        ("<blockquote>We never sleep,<br>we only wait.</blockquote>",
         ["We never sleep,", "we only wait."]),
    ],
)  # fmt: skip
def test_blocks_are_not_welded(body, lines):
    assert inside(body) == lines


@pytest.mark.parametrize(
    ("markup", "line"),
    [
        ("un<b>forget</b>table days, e<a href=/x>mail</a>s from home and H<sub>2</sub>O in bottles",
         "unforgettable days, emails from home and H2O in bottles"),
        ("Call <code>wait()</code> before <code>leave()</code>, then <code>wait()</code> again",
         "Call wait() before leave(), then wait() again"),
        ("so the <span><em>whole</em></span><span> </span><i>crew</i> said: l'<b>été</b>, enfin",
         "so the whole crew said: l'été, enfin"),
        ("a boat to <ruby>東<rp>(</rp><rt>とう</rt><rp>)</rp>京<rtc>Tokyo</rtc></ruby> is not ours",
         "a boat to 東京 is not ours"),
        ("a light<wbr>house, a har&shy;bour and<!-- not --> a <img alt=picture> pier",
         "a lighthouse, a har\xadbour and a pier"),
    ],
)  # fmt: skip
def test_lines_are_not_torn_nor_said_twice(markup, line):
    assert inside(f"<p>It is known that {markup}, as they say here.</p>") == [
        f"It is known that {line}, as they say here."
    ]


def test_a_table_stays_with_all_its_cells():
    rows = "".join(f"<tr><td>{n}:00 from the pier</td><td>boat {n}</td></tr>" for n in range(6, 10))
    found = inside(f"<table><tr><th>Departure</th><th>Boat</th></tr>{rows}</table>")
    assert found == ["Departure", "Boat"] + [
        cell for n in range(6, 10) for cell in (f"{n}:00 from the pier", f"boat {n}")
    ]


@pytest.mark.parametrize(
    "markup",
    [
        "<svg><style>.sea { fill: blue }</style><title>Icon</title><text>sea</text></svg>",
        "<noscript><img src=/x.jpg alt=boat>Please allow scripts.</noscript>",
        "<img src=/y.jpg><noscript><img src=/x.jpg></noscript>",
        "<script>var boat = 1;</script><style>p { color: red }</style>",
        "<template><p>A boat named {{ name }}</p></template>",
        "<select><option>One boat<option>Two boats</select>",
    ],
)
def test_styles_scripts_and_pictures_are_no_text(markup):
    assert inside(markup) == []
    assert inside(f"<p>On the{markup} pier we waited for the boat.</p>") == [
        "On the pier we waited for the boat."
    ]


@pytest.mark.parametrize(
    "item",
    [
        "<h3>{q}</h3><div style='display:none'><p>{a}</p></div>",
        "<button aria-expanded=false>{q}</button><div class=hidden>{a}</div>",
        "<details><summary>{q}</summary><p>{a}</p></details>",
    ],
)
def test_the_answers_of_a_folded_faq_are_wanted(item):
    questions = ("When does it leave?", "How long is it?", "What to bring?", "Where to sleep?")
    items = (item.format(q=q, a=a) for q, a in zip(questions, TEXT, strict=True))
    body = f"<main><h1>Questions</h1>{''.join(f'<div>{one}</div>' for one in items)}</main>"
    expected = [line for pair in zip(questions, TEXT, strict=True) for line in pair]
    assert text_of(body) == ["Questions", *expected]
