"""Readability's score of a page's regions: paragraphs speak for what holds them.

Source: mozilla/readability, `_grabArticle`, without its weights of class names, which the model
sees for themselves.
"""

from __future__ import annotations

from .blocks import Page, Region

_SHORTEST = 25
_COMMAS = ",，、،"
_FULL_LENGTH = 100
_MOST_FOR_LENGTH = 3
# What the region itself, the one above it, and so on, get of a paragraph's points.
_SHARES = (1, 1 / 2, 1 / 6, 1 / 9)


def score_regions(page: Page) -> dict[Region, float]:
    """The score of each region that holds paragraphs, as a share of the best."""
    scores: dict[Region, float] = {}
    for leaf in page.leaves:
        text = leaf.text
        if len(text) < _SHORTEST:
            continue
        points = 1 + min(leaf.size / _FULL_LENGTH, _MOST_FOR_LENGTH)
        points += sum(map(text.count, _COMMAS))
        region: Region | None = leaf.region
        if region.node.tag != "div":
            region = region.parent
        for share in _SHARES:
            if region is None:
                break
            scores[region] = scores.get(region, 0.0) + points * share
            region = region.parent
    for region in scores:
        scores[region] *= 1 - page.linked.of(region) / page.size.of(region)
    best = max(scores.values(), default=0.0) or 1.0
    return {region: score / best for region, score in scores.items()}
