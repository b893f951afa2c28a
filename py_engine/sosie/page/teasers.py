"""Repeated teasers: siblings made alike, each a linked headline with a few words about it."""

from __future__ import annotations

from .blocks import Page, Region

_FEWEST = 3
_MOST_ALIKE = 0.6
_LARGEST = 800
_WORDS_BESIDE = 4


def teaser_regions(page: Page, size: list[int], linked: list[int]) -> list[Region]:
    """The regions that are one of at least three alike teasers under the same parent."""
    alike: dict[tuple, list[Region]] = {}
    teasers: dict[tuple, list[Region]] = {}
    for region in page.regions:
        if region.parent is None or region.first == region.last:
            continue
        name = region.node.attrs.get("class", "").split(" ")[0]
        key = (id(region.parent), region.node.tag, name)
        alike.setdefault(key, []).append(region)
        if _is_teaser(page, region, size, linked):
            teasers.setdefault(key, []).append(region)
    return [
        region
        for key, group in teasers.items()
        if len(group) >= max(_FEWEST, _MOST_ALIKE * len(alike[key]))
        for region in group
    ]


def _is_teaser(page: Page, region: Region, size: list[int], linked: list[int]) -> bool:
    total = size[region.last] - size[region.first]
    inside = linked[region.last] - linked[region.first]
    if not 0 < total <= _LARGEST or inside < 0.05 * total or total - inside < _WORDS_BESIDE:
        return False
    return any(leaf.lead for leaf in page.leaves[region.first : min(region.last, region.first + 4)])
