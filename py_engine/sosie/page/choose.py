"""Which leaves of a page are its content: the decision, apart from how leaves are cut and shown.

By rules: what calls itself something else goes, what is mostly links goes, repeated teasers go
unless the page is made of them; the root is found by following the mass of good text down from the
body; where all that leaves under half of the page's good text, a relaxed pass takes its place.
A learned decision over the same leaves would take the place of this file and no other.
"""

from __future__ import annotations

from dataclasses import dataclass

from .about import About
from .blocks import Leaf, Page, Region, Sums
from .exclude import Cause, exclude_dense, exclude_hidden, exclude_marked
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
# A page that keeps less than this, and less than this share of what nothing speaks against, is one
# of links alone: an index, a site map.
_LITTLE = 150
_LITTLE_SHARE = 0.1
_END_TAGS = frozenset(
    "p h1 h2 h3 h4 h5 h6 li td th dd dt pre blockquote figcaption caption".split()
)


@dataclass(frozen=True, slots=True)
class Choice:
    """Per leaf: whether it is kept, why or why not, and the region that put it out, if one did.

    `unsure` tells that the rules left too little and were relaxed.
    """

    kept: list[bool]
    reasons: list[str]
    causes: list[Region | None]
    unsure: bool = False


def choose_all(page: Page) -> Choice:
    """Everything that the page shows."""
    causes = exclude_hidden(page, Sums(leaf.size for leaf in page.leaves))
    kept = [cause is None for cause in causes]
    return _choice(kept, causes, "whole-page", unsure=False)


def choose(page: Page, about: About) -> Choice:
    """The page's content; no leaf is kept where nothing looks like content."""
    if not page.leaves:
        return Choice([], [], [])
    mass = _good_mass(page, about.title)
    teasers = teasers_by_leaf(page)
    first_pass = _exclusions(page, mass, [None] * len(mass), about, strict=True)
    is_article = _is_article(page, mass, teasers, first_pass)
    if not is_article:
        mass = [leaf.size if teaser else m for leaf, teaser, m in zip(page.leaves, teasers, mass)]
    spared = [None] * len(mass) if is_article else teasers
    causes = _exclusions(page, mass, spared, about, strict=True)
    relaxed = _exclusions(page, mass, spared, about, strict=False)
    if is_article:
        _exclude_teasers(causes, teasers)
        _exclude_teasers(relaxed, teasers)
    root = _find_root(page, Sums(_left(mass, causes)))
    got = sum(_left(mass, causes)[root.first : root.last])
    unsure = got < _ENOUGH * sum(_left(mass, relaxed))
    if unsure:
        root, causes = page.regions[0], relaxed
    kept = [c is None and root.first <= i < root.last for i, c in enumerate(causes)]
    unmarked = exclude_marked(page, Sums(mass), strict=True, keep_comments=about.forum)
    if _is_too_little(page, kept, unmarked):
        unsure, root, causes = True, page.regions[0], unmarked
        kept = [cause is None for cause in causes]
    _drop_repeated(page, kept)
    if is_article:
        _drop_tail(page, kept, mass)
    return _choice(kept, causes, _reason_to_keep(root), unsure)


def _choice(kept: list[bool], causes: list[Cause], reason: str, unsure: bool) -> Choice:
    reasons = [
        reason if keep else cause[0] if cause else "boilerplate-other"
        for keep, cause in zip(kept, causes)
    ]
    return Choice(kept, reasons, [cause[1] if cause else None for cause in causes], unsure)


def is_good(leaf: Leaf) -> bool:
    """Whether a leaf counts as text when the content is looked for."""
    return leaf.size >= _GOOD_SIZE and leaf.linked <= _GOOD_LINKS * leaf.size


def _good_mass(page: Page, title: str) -> list[int]:
    start = find_title(page, title)
    return [
        (leaf.size if index >= start else round(_BEFORE_TITLE * leaf.size)) if is_good(leaf) else 0
        for index, leaf in enumerate(page.leaves)
    ]


def _exclusions(
    page: Page, mass: list[int], spared: list[Region | None], about: About, *, strict: bool
) -> list[Cause]:
    causes = exclude_marked(page, Sums(mass), strict=strict, keep_comments=about.forum)
    exclude_dense(page, causes, mass, spared)
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


def _is_too_little(page: Page, kept: list[bool], unmarked: list[Cause]) -> bool:
    size = sum(leaf.size for leaf, keep in zip(page.leaves, kept) if keep)
    possible = sum(leaf.size for leaf, cause in zip(page.leaves, unmarked) if cause is None)
    return size < _LITTLE and size < _LITTLE_SHARE * possible


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
        if region.node.tag in _NO_ROOT or region.first < root.first or region.last > root.last:
            continue
        if mass.of(region) > 0 and mass.of(region) >= _FOLLOW * mass.of(root):
            root = region
    return root


def _reason_to_keep(root: Region) -> str:
    region: Region | None = root
    while region is not None:
        if region.node.tag in ("main", "article"):
            return region.node.tag
        if region.node.attrs.get("role") == "main":
            return "role-main"
        region = region.parent
    return "body"


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
