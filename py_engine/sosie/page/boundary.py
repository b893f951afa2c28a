"""The reader's own boundary of a page's main content: selectors that correct the automatic choice.

`content` takes the choice's place: only these elements, of them what the page shows. `keep` and
`drop` correct it: the nearest element at or above a text that one of them names decides, and where
both name the same one, it is dropped. A run of text (`::text`) is nearer than the block it stands
in. What a page hides inside of a line is decided by names of itself or of what is in it only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from ..errors import SosieError
from ..model import Notice
from .content.blocks import Leaf, Page, Region, Sums
from .content.choose import Choice
from .content.exclude import Cause, exclude_hidden
from .css.matching import Matcher, TooCostly
from .css.selectors import Selector, SelectorSyntax, parse_selectors
from .tree import Node

OPTIONS = ("content", "keep", "drop")
_SHOWN = 200
_SHOWN_REST = 20

# What names a text: an element and None, or a block and the number of a run in it, 0 for all.
Unit = tuple[Node, int | None]


class Verdict(NamedTuple):
    """What becomes of a text, and why. `by` is the unit that the reader named, or the region that
    put it out of the automatic choice, if one did."""

    kept: bool
    reason: str
    by: Unit | Region | None = None


@dataclass(frozen=True, slots=True)
class Boundary:
    """The reader's selectors, parsed; empty where the option was not given."""

    content: tuple[Selector, ...] = ()
    keep: tuple[Selector, ...] = ()
    drop: tuple[Selector, ...] = ()

    def unmatched(self) -> tuple[Notice, ...]:
        """The warnings for a source without elements."""
        return tuple(
            _unmatched(option, selector) for option in OPTIONS for selector in getattr(self, option)
        )


def parse_boundary(**given: str | None) -> Boundary | None:
    """The boundary that `content`, `keep` and `drop` draw; None where all three are.

    Raises `SosieError`: `selector-invalid`, with the `option`, the `selector`, and its `rest` from
    where on it cannot be read, empty where it ends too early.
    """
    parsed = {}
    for option, text in given.items():
        if text is not None:
            try:
                parsed[option] = parse_selectors(text)
            except SelectorSyntax as error:
                raise _invalid(option, text, text[error.at :]) from None
    return Boundary(**parsed) if parsed else None


def _unmatched(option: str, selector: Selector) -> Notice:
    return Notice("selector-unmatched", {"selector": selector.source[:_SHOWN], "option": option})


def _invalid(option: str, text: str, rest: str) -> SosieError:
    shown = {"selector": text[:_SHOWN], "rest": rest[:_SHOWN_REST]}
    return SosieError("selector-invalid", option=option, **shown)


class Moved:
    """The choice as the reader's boundary corrects it. `notices`: the selectors that name nothing.

    Raises `SosieError`: `selector-invalid`, where the selectors ask for too much work.
    """

    def __init__(self, root: Node, page: Page, choice: Choice, boundary: Boundary) -> None:
        self.notices: list[Notice] = []
        self._choice = choice
        self._regions = {region.node: region for region in page.regions}
        matcher = Matcher(root)
        content, kept, dropped = (
            self._units(matcher, option, getattr(boundary, option)) for option in OPTIONS
        )
        self._corrections = _Nearest({**dict.fromkeys(kept, True), **dict.fromkeys(dropped, False)})
        self._content = _Nearest(dict.fromkeys(content, True)) if content else None
        self._hidden = self._hidden_in_content(page) if content else []

    @property
    def by_hand(self) -> bool:
        """Whether `content` has taken the place of the automatic choice."""
        return self._content is not None

    def of_leaf(self, number: int, leaf: Leaf) -> Verdict:
        """What becomes of a leaf, but for what is named inside of it."""
        choice = self._choice
        if corrected := self._corrections.of_leaf(leaf):
            return _corrected(corrected)
        if self._content is None:
            return Verdict(choice.kept[number], choice.reasons[number], choice.causes[number])
        content = self._content.of_leaf(leaf)
        if content is None:
            # Its blocks are those of the automatic choice.
            return Verdict(False, "outside", None if choice.kept[number] else choice.causes[number])
        hidden = self._hidden[number]
        if hidden and self._content.above(hidden[1].node.parent) == content[0]:
            return Verdict(False, "hidden", hidden[1])
        return Verdict(True, "chosen", content[0])

    def in_leaf(self, holder: Node, leaf: Leaf, whole: Verdict) -> Verdict:
        """What becomes of a text of a leaf that stands in that element."""
        block = leaf.region.node
        if corrected := self._corrections.between(holder, block):
            return _corrected(corrected)
        content = None
        if self._content is not None and self._corrections.of_leaf(leaf) is None:
            content = self._content.between(holder, block)
        return Verdict(True, "chosen", content[0]) if content else whole

    def in_whole(self, leaf: Leaf, whole: Verdict) -> bool:
        """Whether nothing named inside of a leaf parts it."""
        return all(self.in_leaf(holder, leaf, whole) == whole for holder in set(leaf.line.holders))

    def set_aside(self, holder: Node, aside: Node) -> Verdict:
        """What becomes of a text in an element that is hidden in a line."""
        around = aside.parent
        if corrected := self._corrections.between(holder, around):
            return _corrected(corrected)
        content = None
        if self._content is not None and not self._corrections.drops(around):
            content = self._content.between(holder, around)
        return Verdict(True, "chosen", content[0]) if content else hidden_aside(aside)

    def _units(self, matcher: Matcher, option: str, selectors: Iterable[Selector]) -> set[Unit]:
        found: set[Unit] = set()
        for selector in {selector.source: selector for selector in selectors}.values():
            try:
                nodes = matcher.select(selector)
            except TooCostly:
                raise _invalid(option, selector.source, selector.source) from None
            units = {unit for node in nodes if (unit := self._unit(node, selector.run))}
            if not units:
                self.notices.append(_unmatched(option, selector))
            found |= units
        return found

    def _unit(self, node: Node, run: int | None) -> Unit | None:
        """The text of an element in a line is one run, itself."""
        region = self._regions.get(node)
        if run is None or (region is None and run < 2):
            return node, None
        return (node, run) if region and region.runs >= max(run, 1) else None

    def _hidden_in_content(self, page: Page) -> list[Cause]:
        sizes = (leaf.size if self._content.of_leaf(leaf) else 0 for leaf in page.leaves)
        return exclude_hidden(page, Sums(sizes))


def hidden_aside(aside: Node) -> Verdict:
    """What becomes of an element hidden in a line, if nobody names it."""
    return Verdict(False, "hidden", (aside, None))


def _corrected(correction: tuple[Unit, bool]) -> Verdict:
    unit, keep = correction
    return Verdict(keep, "chosen" if keep else "dropped", unit)


class _Nearest:
    """Finds what is named nearest to a text, and whether it is kept."""

    def __init__(self, named: dict[Unit, bool]) -> None:
        self._named = named
        self._known: dict[Node | None, Unit | None] = {None: None}

    def above(self, node: Node) -> Unit | None:
        """The nearest named element, the given one or one that holds it."""
        passed = []
        at = node
        while at not in self._known and (at, None) not in self._named:
            passed.append(at)
            at = at.parent
        found = (at, None) if (at, None) in self._named else self._known[at]
        self._known.update(dict.fromkeys(passed, found))
        return found

    def of_leaf(self, leaf: Leaf) -> tuple[Unit, bool] | None:
        """What decides the whole leaf: its run, its block, or what holds that."""
        block = leaf.region.node
        runs = [unit for unit in ((block, leaf.run), (block, 0)) if unit in self._named]
        unit = min(runs, key=self._named.__getitem__) if runs else self.above(block)
        return (unit, self._named[unit]) if unit else None

    def between(self, holder: Node, end: Node) -> tuple[Unit, bool] | None:
        """What decides a text in `holder`, if it stands below `end`."""
        unit = self.above(holder)
        return (unit, self._named[unit]) if unit and unit != self.above(end) else None

    def drops(self, node: Node) -> bool:
        """Whether what is named nearest at or above it is dropped."""
        unit = self.above(node)
        return unit is not None and not self._named[unit]
