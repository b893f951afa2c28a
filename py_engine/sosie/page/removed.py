"""The removed parts of a page as blocks, those with one cause together, each with a name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from ..model import Block
from ..text.words import cut_words
from .boundary import Unit
from .content.blocks import Page, Region
from .parts import Part, unit_of
from .pointers import Pointers

# Reasons of what readers of the page never see.
ASIDE = frozenset(("hidden", "script-fallback"))

# A block to be: its tag, what names it, and its parts.
_Named = tuple[str, Unit | None, list[Part]]


@dataclass(slots=True, eq=False)
class _Group:
    """Removed parts in a row that have one cause."""

    by: Unit | Region
    reason: str
    parts: list[Part] = field(default_factory=list)


def removed_blocks(page: Page, parts: list[Part], pointers: Pointers) -> tuple[Block, ...]:
    """The removed blocks in page order."""
    groups = _groups(parts)
    times = Counter(group.by for group in groups)
    blocks = []
    for group in groups:
        for tag, unit, own in _named(page, group, alone=times[group.by] == 1):
            text = "\n".join(part.text for part in own)
            words = len(cut_words(text))
            # What is hidden and has no words is an icon, an arrow, a pilcrow.
            if words or group.reason not in ASIDE:
                naming = partial(pointers.to, unit) if unit else None
                place = own[0].index
                blocks.append(Block(tag, group.reason, words, text, None, None, place, naming))
    return tuple(sorted(blocks, key=lambda block: block.index))


def _groups(parts: list[Part]) -> list[_Group]:
    """Leaves in a row with one cause make a group. What has a fate of its own in a line, kept or
    removed, does not part what stands around it."""
    found: list[_Group] = []
    open_: dict[tuple[Unit | Region, str], _Group] = {}
    for part in parts:
        key = (part.verdict.by or part.region, part.verdict.reason)
        group = open_.get(key)
        if part.number is not None:
            open_.clear()
        if part.verdict.kept:
            continue
        if group is None:
            group = _Group(*key)
            found.append(group)
        open_[key] = group
        group.parts.append(part)
    return found


def _named(page: Page, group: _Group, *, alone: bool) -> Iterator[_Named]:
    """The group, or where no selector names it alone, the widest pieces of it that have one."""
    by, parts = group.by, group.parts
    if isinstance(by, Region):
        if len(parts) == by.last - by.first:
            yield by.node.tag, (by.node, None), parts
        else:
            yield from _split(page, parts)
    elif alone:
        yield by[0].tag, None if group.reason == "script-fallback" else by, parts
    else:
        yield from _split(page, parts)


def _split(page: Page, parts: list[Part]) -> Iterator[_Named]:
    """Regions that lie in the group as a whole, and the leaves beside them."""
    at = end = 0
    while at < len(parts):
        part = parts[at]
        number, region = part.number, part.region
        if number is None:
            # Its name is that of all that has the same fate.
            yield region.node.tag, None, [part]
            at += 1
            continue
        if at >= end:
            end = at
            while end < len(parts) and parts[end].number == number + end - at:
                end += 1
        last = number + end - at
        unit, count = unit_of(page.leaves[number]), 1
        while region is not None and region.first == number and region.last <= last:
            unit, count = (region.node, None), region.last - number
            region = region.parent
        yield unit[0].tag, unit, parts[at : at + count]
        at += count
