"""Pages for tests of the reader's boundary, and what they are read with."""

from collections import Counter

from sosie.page.boundary import parse_boundary
from sosie.page.extract import extract
from sosie.page.tree import parse

FIRST = "The ferry to the northern islands leaves at dawn, its captain knows every rock by name."
SECOND = "In winter the crossing takes two hours longer, as the current turns against the boat."
THIRD = "Visitors are asked to bring their own water, since the wells of the islands are often dry."
PAGE = f"""<body><header><a href=/>The Island Post</a></header>
<nav id=menu><ul><li><a href=/a>All the news</a></li><li><a href=/b>Weather</a></li></ul></nav>
<main><h1>The ferry</h1><p id=first>{FIRST}</p>
<p class=mid>{SECOND} A ticket:<span class=price> 10 <b>euros</b></span> each.</p>
<p>{THIRD}</p></main>
<section id=comments><h2>Comments</h2><p id=c1>I was there too, and it rained.</p>
<p id=c2>So was I!</p></section>
<div class=cookie-banner><p>We use cookies to improve our site.</p></div>
<div id=secret style="display:none"><p>This was never shown to anybody at all.</p></div>
<form><label>Write to us about the islands</label></form></body>"""
MAIN = ["The ferry", FIRST, f"{SECOND} A ticket: 10 euros each.", THIRD]
HIDDEN = f"""<main><p id=p>{FIRST} <a href=/x>More<span class=sr-only>about the <i>old</i>
    ferry</span></a>, <span hidden><x-y>{SECOND}</x-y></span> and so on.</p><p>{THIRD}</p></main>"""
LOOSE = f"<body><div id=d>{FIRST}<p>{SECOND}</p>{THIRD}<br><br>Bye <b>now</b>.<ul><li>x</ul></div>"
# What a page is put together of, each with a word of its own.
PIECES = """one|two three.|<p>para|<div>divi|<div id=x>|<div id=x>|<nav>menu|<li>item|<ul>|</ul>
|</div>|</p>|<b>bold|</b>|<a href=x>link|</a>|<span hidden>veil|</span>|<br>|<br><br>|<td>cell
|<table>|</table>|<form>form|<noscript>never</noscript>|<main>|<h1>head|</h1>|<pre>code|<x:y>odd
|</x:y>|<div hidden>hide|<svg>|<script>s</script>|<div id="1&#10;é">id
|<div class=comments>said""".split("|")


def read(page, *, keep_boilerplate=False, **selectors):
    root = parse(page) if isinstance(page, str) else page
    boundary = parse_boundary(**selectors)
    return extract(root, keep_boilerplate=keep_boilerplate, boundary=boundary)


def put_together(pieces):
    return "".join(f"{piece} w{number}" for number, piece in enumerate(pieces))


def letters(texts):
    return Counter("".join("".join(texts).split()))
