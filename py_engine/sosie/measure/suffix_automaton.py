"""The longest match of one sequence in another, for every position, in linear time.

Blumer et al., The smallest automaton recognizing the subwords of a text (1985); matching
statistics: Chang and Lawler, Sublinear approximate string matching (1994).
"""

from __future__ import annotations

from collections.abc import Sequence


class SuffixAutomaton:
    """All runs of `items`, each known by a state and a length.

    `items` are read backwards, so that a state stands for runs that start at the same places: it
    holds the lengths in (lengths[links[state]], lengths[state]].
    """

    def __init__(self, items: Sequence[int]) -> None:
        self.edges: list[dict[int, int]] = [{}]
        self.links = [-1]
        self.lengths = [0]
        last = 0
        for item in reversed(items):
            last = self._extend(last, item)

    def matches(self, other: Sequence[int]) -> list[tuple[int, int]]:
        """For each place of `other`: the length of the longest run from there on that stands in
        `items` too, and its state.

        >>> [length for length, state in SuffixAutomaton([2, 3, 1, 2]).matches([1, 2, 3, 9])]
        [2, 2, 1, 0]
        """
        edges, links, lengths = self.edges, self.links, self.lengths
        found = [(0, 0)] * len(other)
        state = length = 0
        for place in range(len(other) - 1, -1, -1):
            item = other[place]
            while state and item not in edges[state]:
                state = links[state]
                length = lengths[state]
            target = edges[state].get(item)
            if target is not None:
                state = target
                length += 1
            found[place] = (length, state)
        return found

    def shorten(self, state: int, length: int) -> int:
        """The state of a run's first `length` items, given that of the run."""
        while self.lengths[self.links[state]] >= length:
            state = self.links[state]
        return state

    def _extend(self, last: int, item: int) -> int:
        edges, links, lengths = self.edges, self.links, self.lengths
        new = len(edges)
        edges.append({})
        links.append(0)
        lengths.append(lengths[last] + 1)
        state = last
        while state != -1 and item not in edges[state]:
            edges[state][item] = new
            state = links[state]
        if state == -1:
            return new
        target = edges[state][item]
        if lengths[state] + 1 == lengths[target]:
            links[new] = target
            return new
        clone = len(edges)
        edges.append(edges[target].copy())
        links.append(links[target])
        lengths.append(lengths[state] + 1)
        links[target] = links[new] = clone
        while state != -1 and edges[state].get(item) == target:
            edges[state][item] = clone
            state = links[state]
        return new
