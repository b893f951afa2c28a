"""What the boxes around a leaf tell of it: their size, links, names, places and likes.

A box is an ancestor that holds more leaves than the one below it: wrappers around one thing say
nothing new. All values of a region are computed once and shared by its leaves.
"""

from __future__ import annotations

from math import log1p
from operator import add, mul

from .blocks import Page, Region, Sums
from .candidates import score_regions
from .naming import COUNT, NONE, named
from .rules import Rules

_BOXES = 3
_TAGS = {
    tag: code
    for code, tags in enumerate(
        ("p", "h1", "h2", "h3 h4 h5 h6", "pre blockquote", "li", "dd", "dt", "td", "th",
         "figcaption caption", "article main section", "div", "body", "summary button legend"),
        1,
    )
    for tag in tags.split()
}  # fmt: skip
_REASONS = (
    "header form aside related boilerplate-other navigation comments banner footer hidden".split()
)
REASON_CODES = {reason: code for code, reason in enumerate(_REASONS, 1)}
# One bit each: what a leaf stands in.
_INSIDE = {"li": 1, "td": 2, "table": 2, "figure": 4, "blockquote": 8, "aside": 16, "form": 32}
_UNMARKED = 99

REGION_NAMES = (
    "tag", "parent-tag", "depth", "inside", "in-main", "in-article",
    "mark", "mark-height", "mark-share",
    *(f"named-{n}" for n in range(COUNT)), *(f"named-above-{n}" for n in range(COUNT)),
    "alike", "alike-above", "kind-count", "kind-size", "kind-linked", "kind-kept",
    "candidate", "own-candidate",
    *(f"box{n}-{name}" for n in range(_BOXES)
      for name in ("size", "leaves", "linked", "good", "kept", "candidate")),
)  # fmt: skip


class Surroundings:
    """The sums over a page's leaves, and what they and the regions above tell of each region.

    `of`: for each region that holds leaves itself its values, named by `REGION_NAMES`.
    """

    def __init__(self, page: Page, rules: Rules) -> None:
        sizes = [leaf.size for leaf in page.leaves]
        self.size, self.linked = page.size, page.linked
        self.good = Sums(map(mul, sizes, rules.good))
        self.kept = Sums(map(mul, sizes, rules.kept))
        self._candidates = score_regions(page)
        self._alike = {region: len(kin) for kin in page.alike for region in kin}
        self._larger: dict[Region | None, Region | None] = {None: None}
        self._boxes: dict[Region, tuple[float, ...]] = {}
        self._around: dict[Region, list[float]] = {}
        kinds = _measure_kinds(page, rules)
        held: dict[Region | None, _Held] = {None: (0, 0, 0, 0, 0, 0, 0.0, NONE, 0, 0.0)}
        self.of: dict[Region, list[float]] = {}
        for region in page.regions:
            if region.first < region.last:
                own_names = named(region.node.attrs)
                here = held[region] = self._add(held[region.parent], region, own_names)
                self._larger[region] = self._larger_than(region)
                if region.runs:
                    self.of[region] = self._measure(region, here, own_names, *kinds[region])

    def _measure(
        self,
        region: Region,
        held: _Held,
        own_names: tuple[int, ...],
        count: int,
        size: int,
        linked: int,
        kept: int,
    ) -> list[float]:
        depth, inside, main, article, mark, mark_depth, share, names, alike, candidate = held
        above = region.parent.node.tag if region.parent else ""
        return [
            _TAGS.get(region.node.tag, 0), _TAGS.get(above, 0), depth, inside, main, article,
            mark, depth - mark_depth if mark else _UNMARKED, share, *own_names, *names,
            self._alike[region], alike,
            count, log1p(size / count), linked / size, kept / size,
            candidate, self._candidates.get(region, 0.0), *self._boxes_around(region),
        ]  # fmt: skip

    def _add(self, held: _Held, region: Region, own_names: tuple[int, ...]) -> _Held:
        """What holds for all within a region, from what holds around it."""
        depth, inside, main, article, mark, mark_depth, share, names, alike, candidate = held
        tag, attrs = region.node.tag, region.node.attrs
        if region.mark:
            mark, mark_depth = REASON_CODES[region.mark[0]], depth
            share = self.good.of(region) / (self.good.total or 1)
        if own_names != NONE:
            names = tuple(map(add, names, own_names))
        if tag != "p":
            alike = max(alike, self._alike[region])
        return (
            depth + 1,
            inside | _INSIDE.get(tag, 0),
            main or tag == "main" or attrs.get("role") == "main",
            article + (tag == "article" or "articleBody" in attrs.get("itemprop", "")),
            mark, mark_depth, share, names, alike,
            max(candidate, self._candidates.get(region, 0.0)),
        )  # fmt: skip

    def _larger_than(self, region: Region) -> Region | None:
        """The nearest region above that holds more leaves."""
        above = region.parent
        if above and above.last - above.first == region.last - region.first:
            return self._larger[above]
        return above

    def _boxes_around(self, region: Region) -> list[float]:
        """The values of the nearest boxes above; the outermost one is its own."""
        box = self._larger[region] or region
        values = self._around.get(box)
        if values is None:
            values = self._around[box] = []
            for _ in range(_BOXES):
                values += self._box(box)
                box = self._larger[box] or box
        return values

    def _box(self, box: Region) -> tuple[float, ...]:
        values = self._boxes.get(box)
        if values is None:
            size = self.size.of(box)
            values = self._boxes[box] = (
                log1p(size),
                box.last - box.first,
                self.linked.of(box) / size,
                self.good.of(box) / (self.good.total or 1),
                self.kept.of(box) / size,
                self._candidates.get(box, 0.0),
            )
        return values


# Depth, what it is inside of, in main, articles; the nearest mark, its depth, its share of the good
# text; names, most alike, best candidate.
_Held = tuple[int, int, bool, int, int, int, float, tuple[int, ...], int, float]


def _kind(region: Region) -> tuple:
    """Leaves with the same tags and classes are made by the same line of a template."""
    node = region.node
    above = region.parent.node if region.parent else node
    return node.tag, node.attrs.get("class"), above.tag, above.attrs.get("class")


def _measure_kinds(page: Page, rules: Rules) -> dict[Region, list[int]]:
    """Per region that holds leaves itself, over all leaves of its kind: how many, their size,
    their links, and how much of them the rules keep."""
    kinds: dict[tuple, list[int]] = {}
    found: dict[Region, list[int]] = {}
    for leaf, keep in zip(page.leaves, rules.kept):
        region = leaf.region
        if region not in found:
            found[region] = kinds.setdefault(_kind(region), [0, 0, 0, 0])
        kind = found[region]
        kind[0] += 1
        kind[1] += leaf.size
        kind[2] += leaf.linked
        if keep:
            kind[3] += leaf.size
    return found
