"""Repeated teasers: siblings made alike, each a linked headline with a few words about it."""

from __future__ import annotations

from .blocks import Page, Region, Sums

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
    size = Sums(leaf.size for leaf in page.leaves)
    linked = Sums(leaf.linked for leaf in page.leaves)
    alike: dict[tuple, list[Region]] = {}
    for region in page.regions:
        if region.parent is not None and region.first < region.last:
            name = region.node.attrs.get("class", "").split(" ", 1)[0]
            alike.setdefault((id(region.parent), region.node.tag, name), []).append(region)
    found: list[Region | None] = [None] * len(page.leaves)
    for siblings in alike.values():
        if len(siblings) < _FEWEST:
            continue
        teasers = [region for region in siblings if _is_teaser(page, region, size, linked)]
        if len(teasers) >= max(_FEWEST, _MOST * len(siblings)):
            for region in teasers:
                found[region.first : region.last] = [region] * (region.last - region.first)
    return found


def _is_teaser(page: Page, region: Region, size: Sums, linked: Sums) -> bool:
    total, links = size.of(region), linked.of(region)
    if total > _LARGEST or links < _LEAST_LINKED * total or total - links < _LEAST_PLAIN:
        return False
    first = page.leaves[region.first : min(region.last, region.first + _FIRST)]
    return any(leaf.lead for leaf in first)
