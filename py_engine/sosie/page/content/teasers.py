"""Repeated teasers: siblings made alike, each a linked headline with a few words about it."""

from __future__ import annotations

from .blocks import Page, Region

_FEWEST = 3
# Posts of a forum are alike too, and some begin with a link; most of the siblings must be teasers.
_MOST = 0.6
_LARGEST = 800
_LEAST_LINKED = 0.05
_LEAST_PLAIN = 4
# The headline is among the first leaves; a date or a label may stand before it.
_FIRST = 4


def teasers_by_leaf(page: Page) -> list[Region | None]:
    """Per leaf, the teaser that it belongs to: one of at least three alike under one parent."""
    found: list[Region | None] = [None] * len(page.leaves)
    for siblings in page.alike:
        if len(siblings) < _FEWEST or siblings[0].parent is None:
            continue
        teasers = [region for region in siblings if _is_teaser(page, region)]
        if len(teasers) >= max(_FEWEST, _MOST * len(siblings)):
            for region in teasers:
                found[region.first : region.last] = [region] * (region.last - region.first)
    return found


def _is_teaser(page: Page, region: Region) -> bool:
    total, links = page.size.of(region), page.linked.of(region)
    if total > _LARGEST or links < _LEAST_LINKED * total or total - links < _LEAST_PLAIN:
        return False
    first = page.leaves[region.first : min(region.last, region.first + _FIRST)]
    return any(leaf.lead for leaf in first)
