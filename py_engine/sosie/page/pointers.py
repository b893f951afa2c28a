"""Selectors that name one element of a page, as short as they can be and last.

They begin at the nearest element with an id, of a kind or with a class that the page has once, and
lead down from it by kinds and their counts, which other kinds of elements between do not move.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from .boundary import Unit
from .css.matching import TOKEN
from .css.selectors import escape_name
from .tree import Node

# Of other kinds a page may have but one by chance.
_TELLING = frozenset("html body main article nav aside header footer h1".split())
# A page nested deeper, or with longer names, has elements that are better left unnamed.
_LONGEST = 1000
_LONGEST_NAME = 60
# A class with digits is a number, or was made by a machine, anew for each version.
_DIGIT = re.compile(r"\d")
# For all of a page together: pages of many leaves far down would multiply otherwise.
_MOST = 5_000_000


class Pointers:
    """The selectors of one page's elements, each made when asked for."""

    def __init__(self, root: Node) -> None:
        self._root = root
        self._given: dict[Unit, str | None] = {}
        self._made: dict[Node, str | None] = {}
        self._steps: dict[Node, str] = {}
        self._spent = 0
        self._times: Counter[str] = Counter()
        self._classes: dict[str, list[str]] = {}

    def to(self, unit: Unit) -> str | None:
        """A selector of that text alone; None where it would be too long."""
        if unit not in self._given:
            node, run = unit
            made = self._to(node)
            suffix = "" if run is None else f"::text({run})" if run else "::text"
            self._given[unit] = None if made is None else f"{made}{suffix}"
        return self._given[unit]

    def _count(self) -> None:
        self._times.update(name for node in self._root.elements() for name in self._names(node))

    def _to(self, node: Node) -> str | None:
        below = []
        while node not in self._made:
            anchor = self._anchor(node)
            if anchor is not None:
                self._made[node] = anchor
                break
            below.append(node)
            node = node.parent
        made = self._made[node]
        for node in reversed(below):
            if made is not None:
                made = f"{made} > {self._step(node)}"
                self._spent += len(made)
                if len(made) > _LONGEST or self._spent > _MOST:
                    made = None
            self._made[node] = made
        return made

    def _anchor(self, node: Node) -> str | None:
        """A selector that needs nothing above it."""
        if not self._times:
            self._count()
        for name in self._names(node):
            if self._times[name] == 1:
                mark = name[0] if name[0] in "#." else ""
                return f"{mark}{escape_name(name[len(mark) :])}"
        return None

    def _step(self, node: Node) -> str:
        """The element among its siblings."""
        if node not in self._steps:
            kin = [child for child in node.parent.children if type(child) is Node]
            totals, counts = Counter(child.tag for child in kin), Counter()
            for child in kin:
                counts[child.tag] += 1
                step = escape_name(child.tag)
                if totals[child.tag] > 1:
                    step += f":nth-of-type({counts[child.tag]})"
                self._steps[child] = step
        return self._steps[node]

    def _names(self, node: Node) -> Iterator[str]:
        """What an element may be known by: its id, its kind, a class; each with its mark."""
        attrs = node.attrs
        name = attrs.get("id", "")
        if 0 < len(name) <= _LONGEST_NAME:
            yield f"#{name}"
        if node.tag in _TELLING:
            yield node.tag
        if "class" in attrs:
            named = attrs["class"]
            if named not in self._classes:
                self._classes[named] = _classes(named)
            yield from self._classes[named]


def _classes(attribute: str) -> list[str]:
    names = dict.fromkeys(TOKEN.findall(attribute))
    return [f".{name}" for name in names if len(name) <= _LONGEST_NAME and not _DIGIT.search(name)]
