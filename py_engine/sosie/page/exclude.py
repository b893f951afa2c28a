"""The parts of a page that are no content by what they say of themselves, or by their links."""

from __future__ import annotations

from .answers import is_folded_answer
from .blocks import Page, Region, Sums

# Per leaf: why it is out, and the outermost region that says so; None while it is in.
Cause = tuple[str, Region] | None

# A hint is overruled where the region holds more than this share of the page's good text: wrappers
# are called `with-sidebar`, pages fade in from `visibility: hidden`, one form spans the whole page.
_OVERRULED = 0.35
_DENSE = 0.5
_DENSE_PROSE = 0.5
PROSE=("p","blockquote")
_O={"banner":.35,"comments":1.0}
# Mostly links, yet with more of the good text than this, is a frame around the content.
_LIGHT = 0.15


def exclude_marked(page: Page, mass: Sums, *, strict: bool, keep_comments: bool) -> list[Cause]:
    """Hidden regions and those marked as something else; without `strict` only the surest marks."""
    causes: list[Cause] = [None] * len(page.leaves)
    done = 0
    for region in page.regions:
        if region.first >= done and (reason := _reason(page, region, mass, strict, keep_comments)):
            _exclude(causes, region, reason)
            done = region.last
    return causes


def exclude_hidden(page: Page, size: Sums) -> list[Cause]:
    """Only what the page does not show, whatever it is; but not what is folded away."""
    causes: list[Cause] = [None] * len(page.leaves)
    done = 0
    for region in page.regions:
        if region.first >= done and _is_out_of_sight(page, region, size):
            _exclude(causes, region, "hidden")
            done = region.last
    return causes


def exclude_dense(
    page: Page, causes: list[Cause], mass: list[int], spared: list[Region | None]
) -> None:
    """Add the regions that are mostly links; the teasers `spared` stay where they are content."""
    good = Sums(0 if cause else value for cause, value in zip(causes, mass))
    size = Sums(leaf.size for leaf in page.leaves)
    linked = Sums(leaf.linked for leaf in page.leaves)
    done = 0
    for region in page.regions:
        limit = _DENSE_PROSE if region.node.tag in PROSE else _DENSE
        dense = linked.of(region) > limit * size.of(region)
        if region.first >= done and dense and good.of(region) <= _LIGHT * good.total:
            for index in range(region.first, region.last):
                if spared[index] is None and causes[index] is None:
                    causes[index] = ("navigation", region)
            done = region.last


def _reason(
    page: Page, region: Region, mass: Sums, strict: bool, keep_comments: bool
) -> str | None:
    if _is_out_of_sight(page, region, mass):
        return "hidden"
    if region.mark is None:
        return None
    reason, by = region.mark
    if reason == "comments" and keep_comments:
        return None
    if reason in _O and by=="word":
        return None if mass.of(region) > _O[reason] * mass.total else reason
    if not strict and (reason == "aside" or by == "word"):
        return None
    if by == "word" or reason == "form":
        return None if _holds_the_page(region, mass) else reason
    return reason


def _is_out_of_sight(page: Page, region: Region, mass: Sums) -> bool:
    return (
        region.hidden and not _holds_the_page(region, mass) and not is_folded_answer(page, region)
    )


def _holds_the_page(region: Region, mass: Sums) -> bool:
    return mass.of(region) > _OVERRULED * mass.total


def _exclude(causes: list[Cause], region: Region, reason: str) -> None:
    causes[region.first : region.last] = [(reason, region)] * (region.last - region.first)
