"""Hints for and against content in the words of an element's class and id.

`hints.py` holds the words that put a block out by themselves; these only speak to the model. They
began as the lists of mozilla/readability (`REGEXPS.positive`, `negative`, `byline`).
"""

from __future__ import annotations

from functools import lru_cache

# In this order: content, what is said about it, pictures, and what is done with it or leads away.
_GROUPS = (
    "article|content|body|entry|text|story|post|blog|main|page|news|artikel|artigo|noticia|contenido"
    "|texto|beitrag|inhalt|tresc|detail|descri|desc|summary|message|answer|product",
    "byline|author|autor|date|datum|fecha|time|meta|info|source|categ|credit|breadcrumb|label|badge"
    "|rubric|tag|count|views|stat",
    "caption|figure|image|img|photo|foto|gallery|slide|video|media|thumb|pic|bild",
    "share|social|btn|button|action|tool|link|list|more|menu|nav|next|prev|read|card|item|grid"
    "|teaser|promo|box|widget|block|module|side|col|relat|foot|head|top|bottom",
)
COUNT = len(_GROUPS)
NONE = (0,) * COUNT
_WORDS = tuple(words.split("|") for words in _GROUPS)
_LONGEST = 400
_MOST_REMEMBERED = 20_000


def named(attrs: dict[str, str]) -> tuple[int, ...]:
    """Per group 1 where the class or id holds one of its words, else 0."""
    if "class" not in attrs and "id" not in attrs:
        return NONE
    return _groups_in(attrs.get("class", ""), attrs.get("id", ""))


@lru_cache(_MOST_REMEMBERED)
def _groups_in(class_: str, id_: str) -> tuple[int, ...]:
    names = f"{class_} {id_}"[:_LONGEST].lower()
    return tuple([int(any(map(names.__contains__, words))) for words in _WORDS])
