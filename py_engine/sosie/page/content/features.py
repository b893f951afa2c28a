"""A page's leaves in numbers: all that the model sees of them.

A row holds what the leaf itself says, its place among its neighbours, what the rules say, the
boxes around it (`surroundings.py`), and the page as a whole. By the gain in the trees the rules'
own answer, and that on leaves made alike or standing near, tells the most.
"""

from __future__ import annotations

import re
from collections import Counter
from itertools import accumulate
from math import log1p

from .about import About
from .blocks import Leaf, Page
from .phrases import PHRASE_NAMES, phrases_in
from .rules import Rules, is_good
from .surroundings import REASON_CODES, REGION_NAMES, Surroundings

_TEXT_NAMES = (
    "commas", "ended", "digits", "spaces", "capitals", "symbol", "line-size",
    "title-words", "described", *PHRASE_NAMES,
)  # fmt: skip
_DRESS_NAMES = ("dress", "pictures", "like-neighbours")
_RULE_NAMES = ("kept", "strict", "relaxed", "in-root", "teaser", "good", "is-title")
_PLACE_NAMES = (
    "index", "place", "good-before", "from-title", "from-first-kept", "to-last-kept",
    "kept-near", "kept-around", "from-heading", "from-kept", "to-kept", "good-run",
)  # fmt: skip
_NEIGHBOUR_NAMES = (
    *(f"{which}-{name}" for which in ("previous", "next")
      for name in ("size", "linked", "kept", "tag")),
    "second-previous-size", "second-next-size",
)  # fmt: skip
_PAGE_NAMES = (
    "page-leaves", "page-size", "page-good", "page-kept", "page-linked", "page-article",
    "page-forum", "page-unsure", "page-teasers", "page-leaf-size",
)  # fmt: skip
NAMES = (
    "size", "share-linked", "letters-linked", "lead", "copies", *_TEXT_NAMES, *_DRESS_NAMES,
    *_RULE_NAMES, *_PLACE_NAMES, *_NEIGHBOUR_NAMES, *REGION_NAMES, *_PAGE_NAMES,
)  # fmt: skip

_ENDS = (".", "!", "?", "…", "。", "！", "？", "।", "؟", "۔", "”", "»", '"', ")", ":", "：")
_COMMA = re.compile("[,，、،;；]")
_DIGIT = re.compile(r"\d")
_WORD = re.compile(r"\w+")
_BEGINNING = 400
_SHORT = 300
_DRESSES = {"a": 4, "strong": 3, "b": 3, "em": 2, "i": 2, "span": 1, "font": 1, "small": 5}
_BESIDE_TEXT = 10
_PICTURES = frozenset(("img", "picture", "figure"))
_HEADINGS = frozenset("h1 h2 h3 h4 h5 h6".split())
# Leaves so far away are as good as absent.
_FAR = 50
_NEAR, _AROUND = 3, 10


def describe(page: Page, about: About, rules: Rules) -> list[list[float]]:
    """One row for each leaf, its columns named by `NAMES`."""
    around = Surroundings(page, rules)
    copies = Counter(leaf.text for leaf in page.leaves)
    texts = _Texts(about)
    whole = _page_values(page, about, rules, around)
    places = _places(page, rules, around)
    neighbours = _neighbours(page, rules, around)
    return [
        [
            log1p(leaf.size), leaf.linked / leaf.size, leaf.linked, leaf.lead, copies[leaf.text],
            *texts.of(leaf), *_dress(leaf), _like_neighbours(page.leaves, index),
            *_by_rules(page, rules, index), *places[index], *neighbours[index],
            *around.of(leaf.region), *whole,
        ]
        for index, leaf in enumerate(page.leaves)
    ]  # fmt: skip


class _Texts:
    """What texts themselves tell, beside what the page says that it is about."""

    def __init__(self, about: About) -> None:
        self._title = set(_WORD.findall(about.title.lower()))
        self._description = about.description.lower()

    def of(self, leaf: Leaf) -> tuple[float, ...]:
        text = leaf.text
        begin = text[:_BEGINNING]
        words = _WORD.findall(text.lower()) if leaf.size <= _SHORT else ()
        return (
            len(_COMMA.findall(begin)),
            text.endswith(_ENDS),
            len(_DIGIT.findall(begin)) / len(begin),
            begin.count(" ") / len(begin),
            text[:60].isupper() + 2 * text[0].isupper(),
            not text[0].isalnum(),
            leaf.size / (text.count("\n") + 1),
            sum(word in self._title for word in words) / len(words) if words else -1,
            len(text) > 15 and text[:60].lower() in self._description,
            *phrases_in(text),
        )


def _dress(leaf: Leaf) -> tuple[int, int]:
    """What the text, or its beginning, stands in (a link, bold), and the pictures beside it."""
    inner = [c for c in leaf.region.node.children if type(c) is not str or not c.isspace()]
    elements = [child for child in inner if type(child) is not str]
    if not elements:
        return 0, 0
    pictures = sum(child.tag in _PICTURES for child in elements)
    if type(inner[0]) is str:
        return 0, pictures
    dress = _DRESSES.get(inner[0].tag, 0)
    return (dress if len(elements) == len(inner) else _BESIDE_TEXT + dress), pictures


def _like_neighbours(leaves: list[Leaf], index: int) -> int:
    """How many of the four neighbours have the same tag and class."""
    node = leaves[index].region.node
    name = node.attrs.get("class")
    found = 0
    for leaf in leaves[max(0, index - 2) : index + 3]:
        other = leaf.region.node
        found += other.tag == node.tag and other.attrs.get("class") == name
    return found - 1


def _by_rules(page: Page, rules: Rules, index: int) -> tuple[float, ...]:
    strict, relaxed = rules.strict[index], rules.relaxed[index]
    return (
        rules.kept[index],
        REASON_CODES[strict[0]] if strict else 0,
        REASON_CODES[relaxed[0]] if relaxed else 0,
        rules.root.first <= index < rules.root.last,
        rules.teasers[index] is not None,
        is_good(page.leaves[index]),
        index == rules.title,
    )


def _places(page: Page, rules: Rules, around: Surroundings) -> list[tuple[float, ...]]:
    """Where each leaf stands: in the page, and from its title, headings and what the rules keep."""
    leaves, kept = page.leaves, rules.kept
    count = len(leaves)
    good = [is_good(leaf) for leaf in leaves]
    first = next((i for i in range(count) if kept[i]), 0)
    last = next((i for i in range(count - 1, -1, -1) if kept[i]), count - 1)
    ahead = _distances(reversed([g and k for g, k in zip(good, kept)]))[::-1]
    behind = _distances(g and k for g, k in zip(good, kept))
    heading = _distances(leaf.region.node.tag in _HEADINGS for leaf in leaves)
    run = accumulate(good, lambda length, is_in: length + 1 if is_in else 0)
    size_total, good_total = around.size.total, around.good.total or 1
    return [
        (
            i, around.size.before(i) / size_total, around.good.before(i) / good_total,
            i - rules.title, i - first, last - i,
            _share_kept(around, i, _NEAR), _share_kept(around, i, _AROUND),
            heading[i], behind[i], ahead[i], int(length),
        )
        for i, length in enumerate(run)
    ]  # fmt: skip


def _distances(marks) -> list[int]:
    """From each place back to the last mark, at most `_FAR`."""
    found, distance = [], _FAR
    for mark in marks:
        distance = 0 if mark else min(_FAR, distance + 1)
        found.append(distance)
    return found


def _share_kept(around: Surroundings, index: int, reach: int) -> float:
    first, last = max(0, index - reach), index + reach + 1
    return around.kept.between(first, last) / around.size.between(first, last)


def _neighbours(page: Page, rules: Rules, around: Surroundings) -> list[tuple[float, ...]]:
    """The leaves before and behind each; zeros where there is none."""
    none = (0, 0, 0, 0)
    own = [none, none]
    for leaf, keep in zip(page.leaves, rules.kept):
        own.append((log1p(leaf.size), leaf.linked / leaf.size, keep, around.of(leaf.region)[0]))
    own += [none, none]
    return [
        (*own[at - 1], *own[at + 1], own[at - 2][0], own[at + 2][0])
        for at in range(2, len(own) - 2)
    ]


def _page_values(page: Page, about: About, rules: Rules, around: Surroundings) -> tuple[float, ...]:
    count, size = len(page.leaves), around.size.total
    teasers = sum(teaser is not None for teaser in rules.teasers)
    return (
        log1p(count), log1p(size), around.good.total / size, around.kept.total / size,
        around.linked.total / size, rules.article, about.forum, rules.unsure,
        teasers / count, log1p(size / count),
    )  # fmt: skip
