"""What the boxes around a leaf tell of it: their size, links, names, places and likes.

A box is an ancestor that holds more leaves than the one below it: wrappers around one thing say
nothing new. All values of a region are computed once and shared by its leaves.
"""

from __future__ import annotations

from math import log1p

from .blocks import Page, Region, Sums
from .candidates import score_regions
from .naming import COUNT, NONE, named
from .rules import Rules, is_good

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
    """The values of every region of a page, and the sums that they come from."""

    def __init__(self, page: Page, rules: Rules) -> None:
        leaves = page.leaves
        self.size = Sums(leaf.size for leaf in leaves)
        self.linked = Sums(leaf.linked for leaf in leaves)
        self.good = Sums(leaf.size if is_good(leaf) else 0 for leaf in leaves)
        self.kept = Sums(leaf.size if keep else 0 for leaf, keep in zip(leaves, rules.kept))
        self._candidates = score_regions(page, self.size, self.linked)
        self._alike = _count_alike(page)
        self._kinds = _measure_kinds(page, rules)
        self._held: dict[Region | None, _Held] = {None: (0, 0, 0, 0, 0, 0, 0.0, NONE, 0, 0.0)}
        self._boxes: dict[Region, tuple[float, ...]] = {}
        self._values: dict[Region, list[float]] = {}

    def of(self, region: Region) -> list[float]:
        """The values of a region, named by `REGION_NAMES`."""
        values = self._values.get(region)
        if values is None:
            values = self._values[region] = self._measure(region)
        return values

    def _measure(self, region: Region) -> list[float]:
        held = self._held_by(region)
        depth, inside, main, article, mark, mark_depth, share, names, alike, candidate = held
        node = region.node
        above = region.parent.node.tag if region.parent else ""
        count, size, linked, kept = self._kinds[_kind(region)]
        values = [
            _TAGS.get(node.tag, 0), _TAGS.get(above, 0), depth, inside, main, article,
            mark, depth - mark_depth if mark else _UNMARKED, share,
            *named(node.attrs), *names,
            self._alike[_likeness(region)], alike,
            count, log1p(size / count), linked / size, kept / size,
            candidate, self._candidates.get(region, 0.0),
        ]  # fmt: skip
        box = region
        for _ in range(_BOXES):
            box = _larger(box)
            values += self._box(box)
        return values

    def _held_by(self, region: Region) -> _Held:
        """What holds for all within a region, from those above it."""
        path = []
        at: Region | None = region
        while at not in self._held:
            path.append(at)
            at = at.parent
        held = self._held[at]
        for at in reversed(path):
            held = self._held[at] = self._add(held, at)
        return held

    def _add(self, held: _Held, region: Region) -> _Held:
        depth, inside, main, article, mark, mark_depth, share, names, alike, candidate = held
        node = region.node
        tag, attrs = node.tag, node.attrs
        if region.mark:
            mark, mark_depth = REASON_CODES[region.mark[0]], depth
            share = self.good.of(region) / (self.good.total or 1)
        own_names = named(attrs)
        if own_names != NONE:
            names = tuple([a + b for a, b in zip(names, own_names)])
        if tag != "p":
            alike = max(alike, self._alike.get(_likeness(region), 0))
        return (
            depth + 1,
            inside | _INSIDE.get(tag, 0),
            main or tag == "main" or attrs.get("role") == "main",
            article + (tag == "article" or "articleBody" in attrs.get("itemprop", "")),
            mark, mark_depth, share, names, alike,
            max(candidate, self._candidates.get(region, 0.0)),
        )  # fmt: skip

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


def _larger(region: Region) -> Region:
    """The nearest region above that holds more leaves; the outermost one for itself."""
    above = region.parent
    while above is not None and above.last - above.first == region.last - region.first:
        above = above.parent
    return above or region


def _kind(region: Region) -> tuple:
    """Leaves with the same tags and classes are made by the same line of a template."""
    node = region.node
    above = region.parent.node if region.parent else node
    return node.tag, node.attrs.get("class"), above.tag, above.attrs.get("class")


def _measure_kinds(page: Page, rules: Rules) -> dict[tuple, list[int]]:
    """Per kind of leaf: how many, their size, their links, and how much the rules keep."""
    kinds: dict[tuple, list[int]] = {}
    for leaf, keep in zip(page.leaves, rules.kept):
        kind = kinds.setdefault(_kind(leaf.region), [0, 0, 0, 0])
        kind[0] += 1
        kind[1] += leaf.size
        kind[2] += leaf.linked
        if keep:
            kind[3] += leaf.size
    return kinds


def _likeness(region: Region) -> tuple:
    name = region.node.attrs.get("class", "").split(" ", 1)[0]
    return id(region.parent), region.node.tag, name


def _count_alike(page: Page) -> dict[tuple, int]:
    """How many siblings with text are made alike."""
    alike: dict[tuple, int] = {}
    for region in page.regions:
        if region.first < region.last:
            key = _likeness(region)
            alike[key] = alike.get(key, 0) + 1
    return alike
