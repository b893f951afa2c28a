"""The longest match of one sequence in another, for every position, in linear time.

Blumer et al., The smallest automaton recognizing the subwords of a text (1985); matching
statistics: Chang and Lawler, Sublinear approximate string matching (1994).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from operator import add

_NOTHING = -1


class SuffixAutomaton:
    """All runs of `items`, integers >= 0, each known by a state and a length.

    `items` are read backwards, so that a state stands for runs that start at the same places: it
    holds the lengths in (lengths[links[state]], lengths[state]].
    """

    def __init__(self, items: Sequence[int]) -> None:
        self.links = array("i", (_NOTHING,))
        self.lengths = array("i", (0,))
        # Most states have one edge, which takes no dictionary.
        self._items = array("i", (_NOTHING,))
        self._targets = array("i", (_NOTHING,))
        self._more: dict[int, dict[int, int]] = {}
        self._tips = array("i")  # the state of the whole rest, from each place on; the last first
        last = 0
        for item in reversed(items):
            last = self._extend(last, item)
            self._tips.append(last)

    def occurrences(self) -> tuple[array[int], array[int], array[int]]:
        """The places of `items` in an order in which those of any state's runs stand together:
        `places`, and for each state the half-open range `firsts[state]`, `ends[state]` of it.

        It is a suffix array, read off the tree of the suffix links.
        """
        links, size = self.links, len(self.links)
        by_length = sorted(range(1, size), key=self.lengths.__getitem__)
        sizes, room, firsts = (array("i", bytes(size * links.itemsize)) for _ in range(3))
        for state in self._tips:
            sizes[state] = room[state] = 1  # its own place stands before those of longer runs
        for state in reversed(by_length):
            sizes[links[state]] += sizes[state]
        for state in by_length:
            link = links[state]
            firsts[state] = firsts[link] + room[link]
            room[link] += sizes[state]
        places = array("i", bytes(len(self._tips) * links.itemsize))
        for place, state in enumerate(reversed(self._tips)):
            places[firsts[state]] = place
        ends = array("i", map(add, firsts, sizes))
        return places, firsts, ends

    def matches(self, other: Sequence[int]) -> tuple[array[int], array[int]]:
        """For each place of `other`: the length of the longest run from there on that stands in
        `items` too, and its state.

        >>> SuffixAutomaton([2, 3, 1, 2]).matches([1, 2, 3, 9])[0].tolist()
        [2, 2, 1, 0]
        """
        links, lengths = self.links, self.lengths
        found, states = array("i"), array("i")
        state = length = 0
        for item in reversed(other):
            target = self._step(state, item)
            while state and target == _NOTHING:
                state = links[state]
                length = lengths[state]
                target = self._step(state, item)
            if target != _NOTHING:
                state = target
                length += 1
            found.append(length)
            states.append(state)
        found.reverse()
        states.reverse()
        return found, states

    def shorten(self, state: int, length: int) -> int:
        """The state of a run's first `length` items, given that of the run."""
        while self.lengths[self.links[state]] >= length:
            state = self.links[state]
        return state

    def _step(self, state: int, item: int) -> int:
        if self._items[state] == item:
            return self._targets[state]
        return self._more[state].get(item, _NOTHING) if state in self._more else _NOTHING

    def _set(self, state: int, item: int, target: int) -> None:
        if self._items[state] in (item, _NOTHING):
            self._items[state] = item
            self._targets[state] = target
        else:
            self._more.setdefault(state, {})[item] = target

    def _extend(self, last: int, item: int) -> int:
        links, lengths = self.links, self.lengths
        new = self._add(lengths[last] + 1, 0)
        state = last
        while state != _NOTHING and (target := self._step(state, item)) == _NOTHING:
            self._set(state, item, new)
            state = links[state]
        if state == _NOTHING:
            return new
        if lengths[state] + 1 == lengths[target]:
            links[new] = target
            return new
        clone = self._add(lengths[state] + 1, links[target])
        self._items[clone], self._targets[clone] = self._items[target], self._targets[target]
        if target in self._more:
            self._more[clone] = self._more[target].copy()
        links[target] = links[new] = clone
        while state != _NOTHING and self._step(state, item) == target:
            self._set(state, item, clone)
            state = links[state]
        return new

    def _add(self, length: int, link: int) -> int:
        self.lengths.append(length)
        self.links.append(link)
        self._items.append(_NOTHING)
        self._targets.append(_NOTHING)
        return len(self.links) - 1
