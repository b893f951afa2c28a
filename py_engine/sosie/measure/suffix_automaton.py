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
        self._tips = []  # the state of the whole rest, from each place on; the last place first
        last = 0
        for item in reversed(items):
            last = self._extend(last, item)
            self._tips.append(last)

    def occurrences(self) -> tuple[list[int], list[int], list[int]]:
        """The places of `items` in an order in which those of any state's runs stand together:
        `places`, and for each state the half-open range `firsts[state]`, `ends[state]` of it.

        It is a suffix array, read off the tree of the suffix links.
        """
        links = self.links
        by_length = sorted(range(len(links)), key=self.lengths.__getitem__)
        sizes = [0] * len(links)
        for state in self._tips:
            sizes[state] = 1
        for state in reversed(by_length[1:]):
            sizes[links[state]] += sizes[state]
        firsts = [0] * len(links)
        room = [0] * len(links)
        for state in self._tips:
            room[state] = 1  # a state's own place stands before those of its longer runs
        for state in by_length[1:]:
            link = links[state]
            firsts[state] = firsts[link] + room[link]
            room[link] += sizes[state]
        places = [0] * len(self._tips)
        for place, state in enumerate(reversed(self._tips)):
            places[firsts[state]] = place
        ends = [first + size for first, size in zip(firsts, sizes, strict=True)]
        return places, firsts, ends

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
