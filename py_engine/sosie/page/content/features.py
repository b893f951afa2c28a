"""A page's leaves in numbers: all that the model sees of them.

The columns hold what the leaf itself says, its place among its neighbours, what the rules say, the
boxes around it (`surroundings.py`), and the page as a whole. By the gain in the trees the rules'
own answer, and that on leaves made alike or standing near, tells the most.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from math import log1p
from operator import truediv

from .about import About
from .blocks import Leaf, Page
from .phrases import PHRASE_NAMES, phrases_in
from .rules import Rules
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

_ENDS = frozenset('.!?…。！？।؟۔”»"):：')
_COMMAS = ",，、،;；"
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


def describe(page: Page, about: About, rules: Rules) -> list[Sequence[float]]:
    """The columns named by `NAMES`, with a value for each leaf."""
    leaves = page.leaves
    around = Surroundings(page, rules)
    regions = [around.of[leaf.region] for leaf in leaves]
    sizes = [log1p(leaf.size) for leaf in leaves]
    linked = [leaf.linked for leaf in leaves]
    shares = [leaf.linked / leaf.size for leaf in leaves]
    copies = Counter(leaf.text for leaf in leaves)
    tags = [values[0] for values in regions]
    return [
        sizes, shares, linked,
        [leaf.lead for leaf in leaves],
        [copies[leaf.text] for leaf in leaves],
        *_texts(leaves, about),
        *zip(*map(_dress, leaves)),
        _like_neighbours(leaves),
        *_by_rules(page, rules),
        *_places(page, rules, around),
        *_neighbours(sizes, shares, rules.kept, tags),
        *zip(*regions),
        *([value] * len(leaves) for value in _page_values(page, about, rules, around)),
    ]  # fmt: skip


def _texts(leaves: list[Leaf], about: About) -> list[Sequence[float]]:
    """What texts themselves tell, beside what the page says that it is about."""
    texts = [leaf.text for leaf in leaves]
    begins = [text[:_BEGINNING] for text in texts]
    title = set(_WORD.findall(about.title.lower()))
    description = about.description.lower()
    return [
        [sum(map(begin.count, _COMMAS)) for begin in begins],
        [text[-1] in _ENDS for text in texts],
        [len(_DIGIT.findall(begin)) / len(begin) for begin in begins],
        [begin.count(" ") / len(begin) for begin in begins],
        [text[:60].isupper() + 2 * text[0].isupper() for text in texts],
        [not text[0].isalnum() for text in texts],
        [leaf.size / (leaf.text.count("\n") + 1) for leaf in leaves],
        [_share_in(title, leaf.text) if leaf.size <= _SHORT else -1 for leaf in leaves],
        [len(text) > 15 and text[:60].lower() in description for text in texts],
        *phrases_in(texts),
    ]


def _share_in(title: set[str], text: str) -> float:
    """The share of the words that the title has too, -1 where there are none."""
    words = _WORD.findall(text.lower())
    return sum(map(title.__contains__, words)) / len(words) if words else -1


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


def _like_neighbours(leaves: list[Leaf]) -> list[int]:
    """How many of the four neighbours have the same tag and class."""
    kinds: list[tuple | None] = [None, None]
    kinds += [(leaf.region.node.tag, leaf.region.node.attrs.get("class")) for leaf in leaves]
    kinds += [None, None]
    return [kinds[at - 2 : at + 3].count(kinds[at]) - 1 for at in range(2, len(kinds) - 2)]


def _by_rules(page: Page, rules: Rules) -> list[Sequence[float]]:
    indices = range(len(page.leaves))
    return [
        rules.kept,
        [REASON_CODES[cause[0]] if cause else 0 for cause in rules.strict],
        [REASON_CODES[cause[0]] if cause else 0 for cause in rules.relaxed],
        [rules.root.first <= index < rules.root.last for index in indices],
        [teaser is not None for teaser in rules.teasers],
        rules.good,
        [index == rules.title for index in indices],
    ]


def _places(page: Page, rules: Rules, around: Surroundings) -> list[Sequence[float]]:
    """Where each leaf stands: in the page, and from its title, headings and what the rules keep."""
    leaves, kept, good = page.leaves, rules.kept, rules.good
    indices = range(len(leaves))
    first = next((i for i in indices if kept[i]), 0)
    last = next((i for i in reversed(indices) if kept[i]), len(leaves) - 1)
    size_total, good_total = around.size.total, around.good.total or 1
    found = [g and k for g, k in zip(good, kept)]
    return [
        indices,
        [before / size_total for before in around.size.before[:-1]],
        [before / good_total for before in around.good.before[:-1]],
        [i - rules.title for i in indices],
        [i - first for i in indices],
        [last - i for i in indices],
        list(map(truediv, around.kept.near(_NEAR), around.size.near(_NEAR))),
        list(map(truediv, around.kept.near(_AROUND), around.size.near(_AROUND))),
        _distances(leaf.region.node.tag in _HEADINGS for leaf in leaves),
        _distances(found),
        _distances(reversed(found))[::-1],
        list(accumulate(good, lambda length, is_good: length + 1 if is_good else 0)),
    ]


def _distances(marks: Iterable[bool]) -> list[int]:
    """From each place back to the last mark, at most `_FAR`."""
    found, distance = [], _FAR
    for mark in marks:
        distance = 0 if mark else min(_FAR, distance + 1)
        found.append(distance)
    return found


def _neighbours(*columns: Sequence[float]) -> list[Sequence[float]]:
    """The values of the leaves before and behind each, and the first value of the second ones;
    zeros where there is none."""
    count = len(columns[0])
    ahead = [[0, 0, *column] for column in columns]
    behind = [[*column, 0, 0] for column in columns]
    return [
        *(column[1 : count + 1] for column in ahead),
        *(column[1 : count + 1] for column in behind),
        ahead[0][:count],
        behind[0][2:],
    ]


def _page_values(page: Page, about: About, rules: Rules, around: Surroundings) -> tuple[float, ...]:
    count, size = len(page.leaves), around.size.total
    teasers = sum(teaser is not None for teaser in rules.teasers)
    return (
        log1p(count), log1p(size), around.good.total / size, around.kept.total / size,
        around.linked.total / size, rules.article, about.forum, rules.unsure,
        teasers / count, log1p(size / count),
    )  # fmt: skip
