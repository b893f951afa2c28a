"""Which elements of a page selectors name.

A selector is followed from left to right, a set of elements at a time: each step leads from all
elements found so far to those below or behind them, and keeps those that pass its tests. So the
work grows with the length of the selector times the size of the page, and never faster.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from ..tree import Node
from .selectors import Compound, Selector, Test

# Elements looked at, for all selectors of a page together: some seconds at the very worst.
_MOST_WORK = 2_000_000
# So many characters of an attribute's value cost as much to look through as an element.
_CHARACTERS = 32
TOKEN = re.compile(r"[^ \t\n\r\f]+")


class TooCostly(Exception):
    """The selectors ask for more work than any reader's would."""


class Matcher:
    """The elements of one page, to be found by selectors."""

    def __init__(self, root: Node) -> None:
        self._root = root
        self._elements = [node for node in root.elements() if node is not root]
        self._work = 0
        self._by: dict[str, dict[str, list[Node]]] = {}
        self._siblings: dict[Node, list[Node]] = {}
        self._places: dict[tuple, dict[Node, tuple[int, int]]] = {}
        self._sets: dict[tuple, set[Node]] = {}
        self._cut: dict[tuple[Node, str, bool], frozenset[str]] = {}

    def select(self, selector: Selector) -> set[Node]:
        """The elements that the selector names. Raises `TooCostly`."""
        (_, compound), *further = selector.steps
        found = self._matching(compound)
        for combinator, compound in further:
            found = self._passing(self._moved(_FORWARD[combinator], found), compound)
        self._spend(len(found))
        return found

    def _matching(self, compound: Compound) -> set[Node]:
        """All elements of the page that pass the tests; a name leads to few of them quickly."""
        for kind in ("id", "class", "tag"):
            for test in compound:
                if test[0] == kind:
                    return self._passing(self._index(kind).get(test[1], ()), compound)
        return self._passing(self._elements, compound)

    def _passing(self, nodes: Iterable[Node], compound: Compound) -> set[Node]:
        for test in compound:
            if test[0] != "any":
                nodes = list(nodes)
                self._spend(len(nodes))
                passes = _TESTS[test[0]]
                nodes = [node for node in nodes if passes(self, node, test)]
        return set(nodes)

    def _spend(self, work: int) -> None:
        self._work += work
        if self._work > _MOST_WORK:
            raise TooCostly

    def _index(self, kind: str) -> dict[str, list[Node]]:
        if kind not in self._by:
            self._by[kind] = index = {}
            for node in self._elements:
                for name in _names(node, kind):
                    index.setdefault(name, []).append(node)
        return self._by[kind]

    # --- from elements to others

    def _moved(
        self, move: Callable[[Matcher, set[Node]], set[Node]], nodes: set[Node]
    ) -> set[Node]:
        found = move(self, nodes)
        self._spend(len(nodes) + len(found))
        return found

    def _children(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for node in nodes:
            found.update(self._kin(node))
        return found

    def _descendants(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for node in nodes:
            stack = [node]
            while stack:
                below = [child for child in self._kin(stack.pop()) if child not in found]
                found.update(below)
                stack += below
        return found

    def _next(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for parent, places in self._by_parent(nodes):
            kin = self._kin(parent)
            found.update(kin[place] for place in places if place < len(kin))
        return found

    def _following(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for parent, places in self._by_parent(nodes):
            found.update(self._kin(parent)[min(places) :])
        return found

    def _parents(self, nodes: set[Node]) -> set[Node]:
        return {node.parent for node in nodes} - {self._root}

    def _ancestors(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for node in nodes:
            above = node.parent
            while above is not self._root and above not in found:
                found.add(above)
                above = above.parent
        return found

    def _previous(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for parent, places in self._by_parent(nodes):
            kin = self._kin(parent)
            found.update(kin[place - 2] for place in places if place > 1)
        return found

    def _preceding(self, nodes: set[Node]) -> set[Node]:
        found: set[Node] = set()
        for parent, places in self._by_parent(nodes):
            found.update(self._kin(parent)[: max(places) - 1])
        return found

    def _by_parent(self, nodes: set[Node]) -> Iterable[tuple[Node, list[int]]]:
        """The parents of the elements, each with their places in it, from 1."""
        found: dict[Node, list[Node]] = {}
        for node in nodes:
            found.setdefault(node.parent, []).append(node)
        for parent, kin in found.items():
            places = self._places_in(parent, None)
            yield parent, [places[node][0] for node in kin]

    def _kin(self, parent: Node) -> list[Node]:
        """The elements directly in that one."""
        kin = self._siblings.get(parent)
        if kin is None:
            kin = [child for child in parent.children if type(child) is Node]
            self._siblings[parent] = kin
        return kin

    def _places_in(self, parent: Node, among: object) -> dict[Node, tuple[int, int]]:
        """The place of each element in its parent from the first, and from the last, both from 1.

        `among`: all of them (None), those of its type ("type"), or those that selectors name.
        """
        places = self._places.get((parent, among))
        if places is None:
            places = self._places[parent, among] = {}
            row = self._kin(parent)
            self._spend(len(row))
            if isinstance(among, tuple):
                named = self._named(among)
                row = [kin for kin in row if kin in named]
            kinds = [kin.tag if among == "type" else "" for kin in row]
            totals, counts = Counter(kinds), Counter()
            for kin, kind in zip(row, kinds):
                counts[kind] += 1
                places[kin] = counts[kind], totals[kind] + 1 - counts[kind]
        return places

    # --- sets that tests ask about

    def _named(self, selectors: Sequence[Selector]) -> set[Node]:
        """The elements that any of the selectors names."""
        found = self._sets.get(selectors)
        if found is None:
            found = self._sets[selectors] = set().union(*map(self.select, selectors))
        return found

    def _having(self, selectors: Sequence[Selector]) -> set[Node]:
        """The elements from which any of the relative selectors leads to another."""
        found = self._sets.get(selectors)
        if found is None:
            found = self._sets[selectors] = set().union(*map(self._origins, selectors))
        return found

    def _origins(self, selector: Selector) -> set[Node]:
        """A relative selector, followed from right to left."""
        (combinator, compound), *before = reversed(selector.steps)
        found = self._matching(compound)
        for further, compound in before:
            found = self._passing(self._moved(_BACKWARD[combinator], found), compound)
            combinator = further
        return self._moved(_BACKWARD[combinator], found)

    # --- tests of one element

    def _tag(self, node: Node, test: Test) -> bool:
        return node.tag == test[1]

    def _id(self, node: Node, test: Test) -> bool:
        return node.attrs.get("id") == test[1]

    def _class(self, node: Node, test: Test) -> bool:
        return test[1] in self._tokens(node, "class", False)

    def _attribute(self, node: Node, test: Test) -> bool:
        _, name, operator, wanted, any_case = test
        value = node.attrs.get(name)
        if value is None or operator is None:
            return value is not None
        if operator == "~=":
            return wanted in self._tokens(node, name, any_case)
        self._spend(len(value) // _CHARACTERS)
        value = value.lower() if any_case else value
        if operator == "=":
            return value == wanted
        if operator == "|=":
            return value == wanted or value.startswith(f"{wanted}-")
        if not wanted or wanted not in value:
            return False
        return operator == "*=" or (
            value.startswith(wanted) if operator == "^=" else value.endswith(wanted)
        )

    def _tokens(self, node: Node, name: str, any_case: bool) -> frozenset[str]:
        """The words of an attribute, cut once however often they are asked for."""
        tokens = self._cut.get((node, name, any_case))
        if tokens is None:
            value = node.attrs.get(name, "")
            self._spend(len(value) // _CHARACTERS)
            found = TOKEN.findall(value.lower() if any_case else value)
            tokens = self._cut[node, name, any_case] = frozenset(found)
        return tokens

    def _nth(self, node: Node, test: Test) -> bool:
        _, a, b, from_end, of_type, of = test
        if of is not None and node not in self._named(of):
            return False
        places = self._places_in(node.parent, "type" if of_type else of)
        ahead = places[node][from_end] - b
        return ahead == 0 if a == 0 else ahead % a == 0 and ahead // a >= 0

    def _is(self, node: Node, test: Test) -> bool:
        return node in self._named(test[1])

    def _not(self, node: Node, test: Test) -> bool:
        return node not in self._named(test[1])

    def _has(self, node: Node, test: Test) -> bool:
        return node in self._having(test[1])

    def _is_root(self, node: Node, test: Test) -> bool:
        return node.parent is self._root

    def _is_empty(self, node: Node, test: Test) -> bool:
        return not node.children

    def _is_link(self, node: Node, test: Test) -> bool:
        return node.tag in ("a", "area") and "href" in node.attrs


def _names(node: Node, kind: str) -> Iterable[str]:
    if kind == "tag":
        return (node.tag,)
    value = node.attrs.get(kind)
    if value is None:
        return ()
    return (value,) if kind == "id" else dict.fromkeys(TOKEN.findall(value))


_FORWARD = {
    " ": Matcher._descendants,
    ">": Matcher._children,
    "+": Matcher._next,
    "~": Matcher._following,
}
_BACKWARD = {
    " ": Matcher._ancestors,
    ">": Matcher._parents,
    "+": Matcher._previous,
    "~": Matcher._preceding,
}
_TESTS = {
    "tag": Matcher._tag,
    "id": Matcher._id,
    "class": Matcher._class,
    "attribute": Matcher._attribute,
    "nth": Matcher._nth,
    "is": Matcher._is,
    "not": Matcher._not,
    "has": Matcher._has,
    "root": Matcher._is_root,
    "empty": Matcher._is_empty,
    "link": Matcher._is_link,
}
