"""The parts of a page that are no content by what they say of themselves, or by their links."""

from __future__ import annotations

from .answers import is_folded_answer
from .blocks import Page, Region, Sums

# Per leaf: why it is out, and the outermost region that says so; None while it is in.
Cause = tuple[str, Region] | None

# A hint is overruled where the region holds more than this share of the page's good text: wrappers
# are called `with-sidebar`, pages fade in from `visibility: hidden`, one form spans the whole page.
_OVERRULED = 0.35
# Threads and consent texts are often longer than what they stand beside, and their names are sure.
_OVERRULED_SURE = {"comments": 1.0, "banner": 0.95}
_DENSE = 0.5
# A sentence may be full of links; a menu's item is one.
_DENSE_SENTENCE = 0.8
_SENTENCES = frozenset(("p", "blockquote", "li", "td", "dd"))
# Mostly links, yet with more of the good text than this, is a frame around the content.
_LIGHT = 0.15


def exclude_marked(page: Page, mass: Sums, *, strict: bool, keep_comments: bool) -> list[Cause]:
    """Hidden regions and those marked as something else; without `strict` only the surest marks."""
    causes: list[Cause] = [None] * len(page.leaves)
    done = 0
    for region in page.marked:
        if region.first >= done and (reason := _reason(page, region, mass, strict, keep_comments)):
            _exclude(causes, region, reason)
            done = region.last
    return causes


def exclude_hidden(page: Page, size: Sums) -> list[Cause]:
    """Only what the page does not show, whatever it is; but not what is folded away."""
    causes: list[Cause] = [None] * len(page.leaves)
    done = 0
    for region in page.marked:
        if region.first >= done and _is_out_of_sight(page, region, size):
            _exclude(causes, region, "hidden")
            done = region.last
    return causes


def dense_regions(page: Page) -> list[Region]:
    """The regions that are mostly links."""
    size, linked = page.size, page.linked
    found = []
    for region in page.regions:
        links = linked.of(region)
        if links:
            limit = _DENSE_SENTENCE if region.node.tag in _SENTENCES else _DENSE
            if links > limit * size.of(region):
                found.append(region)
    return found


def exclude_dense(
    dense: list[Region], causes: list[Cause], mass: list[int], spared: list[Region | None]
) -> None:
    """Add the regions that are mostly links; the teasers `spared` stay where they are content."""
    good = Sums(0 if cause else value for cause, value in zip(causes, mass))
    done = 0
    for region in dense:
        if region.first >= done and good.of(region) <= _LIGHT * good.total:
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
    if by != "word" and reason not in ("form", "aside"):
        return reason
    sure = _OVERRULED_SURE.get(reason)
    if not strict and sure is None and reason != "form":
        return None
    return None if _holds(region, mass, sure or _OVERRULED) else reason


def _is_out_of_sight(page: Page, region: Region, mass: Sums) -> bool:
    return (
        region.hidden
        and not _holds(region, mass, _OVERRULED)
        and not is_folded_answer(page, region)
    )


def _holds(region: Region, mass: Sums, share: float) -> bool:
    """Whether the region holds so much of the page's good text that its hint cannot be meant."""
    return mass.total > 0 and mass.of(region) >= share * mass.total


def _exclude(causes: list[Cause], region: Region, reason: str) -> None:
    causes[region.first : region.last] = [(reason, region)] * (region.last - region.first)
