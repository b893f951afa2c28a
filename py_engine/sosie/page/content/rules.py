"""What rules say of a page's leaves: a first answer, and what the model learns from.

What calls itself something else goes, what is mostly links goes, repeated teasers go unless the
page is made of them; the root is found by following the mass of good text down from the body; where
all that leaves under half of the page's good text, a relaxed pass takes its place. Of an index, a
page of links alone, only what calls itself something else goes.
"""

from __future__ import annotations

from dataclasses import dataclass

from .about import About
from .blocks import Leaf, Page, Region, Sums
from .exclude import Cause, dense_regions, exclude_dense, exclude_marked
from .teasers import teasers_by_leaf
from .title import find_title

# Good text is a paragraph, not a label, and not mostly links.
_GOOD_SIZE = 40
_GOOD_LINKS = 0.4
# The root goes down to a child that holds this share of the good text.
_FOLLOW = 0.8
# Text before the page's own title is rarely its content.
_BEFORE_TITLE = 0.2
# Beside at least so much other good text, and this share of theirs, teasers are not the content.
_LEAST_ARTICLE = 250
_TEASER_SHARE = 0.12
_ENOUGH = 0.5
# What holds sentences is never the root: its neighbours belong to it.
_NO_ROOT = frozenset(
    "p h1 h2 h3 h4 h5 h6 li dd dt pre blockquote figure figcaption td th tr".split()
)
# A page is an index where it has less prose than this, and than this share of its links. A line
# counts half: a heading, or a notice that one version of an index has and the next has not, must
# not make an article of it. In the evaluation sets' articles with as many links it is 248 at least.
_LITTLE = 230
_LITTLE_SHARE = 1 / 3
_LINE = 160
_END_TAGS = frozenset(
    "p h1 h2 h3 h4 h5 h6 li td th dd dt pre blockquote figcaption caption".split()
)


@dataclass(frozen=True, slots=True)
class Rules:
    """Per leaf: whether the rules keep it, whether it is good text, its teaser and why it would go.

    `causes` are those that were followed, `strict` and `relaxed` those of the two passes. `root` is
    the region that holds the content; `title` the leaf where it begins, 0 if unknown; `unsure`
    tells that the rules were relaxed: they left too little, or the page is an index; `article` that
    there is good text besides teasers.
    """

    kept: list[bool]
    good: list[bool]
    teasers: list[Region | None]
    causes: list[Cause]
    strict: list[Cause]
    relaxed: list[Cause]
    root: Region
    title: int
    unsure: bool
    article: bool


def apply_rules(page: Page, about: About) -> Rules:
    """The answer of the rules for a page that has leaves."""
    title = find_title(page, about.title)
    good = [_is_good(leaf) for leaf in page.leaves]
    mass = _good_mass(page, good, title)
    teasers = teasers_by_leaf(page)
    dense = dense_regions(page)
    spared: list[Region | None] = [None] * len(mass)
    strict = _exclusions(page, mass, spared, dense, about, strict=True)
    is_index = _is_index(page, good, mass, strict, about)
    is_article = not is_index and _is_article(page, mass, teasers, strict)
    if not is_article:
        mass = [leaf.size if teaser else m for leaf, teaser, m in zip(page.leaves, teasers, mass)]
        spared = teasers
        strict = _exclusions(page, mass, spared, dense, about, strict=True)
    relaxed = _exclusions(page, mass, spared, dense, about, strict=False)
    if is_article:
        _exclude_teasers(strict, teasers)
        _exclude_teasers(relaxed, teasers)
    left = Sums(_left(mass, strict))
    root, causes = _find_root(page, left), strict
    unsure = is_index or left.of(root) < _ENOUGH * sum(_left(mass, relaxed))
    if unsure:
        root = page.regions[0]
        causes = _marked(page, mass, about, strict=True) if is_index else relaxed
    kept = [c is None and root.first <= i < root.last for i, c in enumerate(causes)]
    _drop_repeated(page, kept)
    if is_article:
        _drop_tail(page, kept, mass)
    return Rules(kept, good, teasers, causes, strict, relaxed, root, title, unsure, is_article)


def _is_good(leaf: Leaf) -> bool:
    """Whether a leaf counts as text when the content is looked for."""
    return leaf.size >= _GOOD_SIZE and leaf.linked <= _GOOD_LINKS * leaf.size


def _good_mass(page: Page, good: list[bool], start: int) -> list[int]:
    sizes = [leaf.size if is_good else 0 for leaf, is_good in zip(page.leaves, good)]
    return [round(_BEFORE_TITLE * size) for size in sizes[:start]] + sizes[start:]


def _exclusions(
    page: Page,
    mass: list[int],
    spared: list[Region | None],
    dense: list[Region],
    about: About,
    *,
    strict: bool,
) -> list[Cause]:
    causes = _marked(page, mass, about, strict=strict)
    exclude_dense(dense, causes, mass, spared)
    return causes


def _is_article(
    page: Page, mass: list[int], teasers: list[Region | None], causes: list[Cause]
) -> bool:
    """Whether there is good text besides the teasers; a page without is a list of them."""
    other = sum(m for m, teaser in zip(_left(mass, causes), teasers) if teaser is None)
    listed = sum(
        leaf.size
        for leaf, teaser, cause in zip(page.leaves, teasers, causes)
        if teaser is not None and (cause is None or cause[0] == "navigation")
    )
    return other >= max(_LEAST_ARTICLE, _TEASER_SHARE * listed)


def _is_index(
    page: Page, good: list[bool], mass: list[int], causes: list[Cause], about: About
) -> bool:
    """Whether there is next to no prose beside the links."""
    prose = sum(
        leaf.size if leaf.size >= _LINE else leaf.size / 2
        for leaf, is_good, cause in zip(page.leaves, good, causes)
        if cause is None and is_good
    )
    if prose >= _LITTLE:
        return False
    marked = _marked(page, mass, about, strict=True)
    linked = sum(leaf.linked for leaf, cause in zip(page.leaves, marked) if cause is None)
    return prose < _LITTLE_SHARE * linked


def _marked(page: Page, mass: list[int], about: About, *, strict: bool) -> list[Cause]:
    return exclude_marked(page, Sums(mass), strict=strict, keep_comments=about.forum)


def _exclude_teasers(causes: list[Cause], teasers: list[Region | None]) -> None:
    for index, teaser in enumerate(teasers):
        if teaser is not None and causes[index] is None:
            causes[index] = ("related", teaser)


def _left(mass: list[int], causes: list[Cause]) -> list[int]:
    return [0 if cause else value for value, cause in zip(mass, causes)]


def _find_root(page: Page, mass: Sums) -> Region:
    """Down from the body while one child holds nearly all of the good text."""
    root = page.regions[0]
    for region in page.regions[1:]:
        if root.first <= region.first < region.last <= root.last:
            held = mass.of(region)
            if 0 < held >= _FOLLOW * mass.of(root) and region.node.tag not in _NO_ROOT:
                root = region
    return root


def _drop_repeated(page: Page, kept: list[bool]) -> None:
    """A paragraph that stands again elsewhere is a copy for small screens, or a pull quote.

    Repeated under the same parent it is the author's own repetition, and stays.
    """
    seen: dict[str, Region | None] = {}
    for index, leaf in enumerate(page.leaves):
        if kept[index] and leaf.size >= _GOOD_SIZE:
            parent = leaf.region.parent
            kept[index] = seen.setdefault(leaf.text, parent) is parent


def _drop_tail(page: Page, kept: list[bool], mass: list[int]) -> None:
    """Behind the last good text only what is marked up as text stays: no dates, counts, labels."""
    for index in range(len(kept) - 1, -1, -1):
        if kept[index] and mass[index]:
            return
        if page.leaves[index].region.node.tag not in _END_TAGS:
            kept[index] = False
