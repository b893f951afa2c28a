"""Common runs of windows that repeat themselves in one of two texts, or in both."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from collections.abc import Sequence, Set
from heapq import heapify, heappop, heappush
from itertools import pairwise

from .free import Free
from .suffix_automaton import SuffixAutomaton


class Repeated:
    """The common runs of `repeated` windows, by length, then by place.

    `heap` holds (−bound, place in the first text, state): places that start the same run share one
    bound and are tried once, and where a run stands in the second text is known beforehand. A place
    whose run is the rest of the one before waits behind that, until no such run is left.
    """

    def __init__(
        self,
        first: Sequence[int | None],
        second: Sequence[int],
        repeated: Set[int],
        free_a: Free,
        free_b: Free,
    ) -> None:
        places, windows = _stretches(second, repeated, len(second))
        self._automaton = SuffixAutomaton(windows)
        self._free = free_a
        self._runs = _Runs(self._automaton, places, free_b)
        self._places, windows = _stretches(first, repeated, len(second) + 1)
        self._lengths, self._states = self._automaton.matches(windows)
        self._waits = bytearray(
            after == before - 1 for before, after in pairwise((0, *self._lengths))
        )
        self._waits.append(False)
        self._groups: dict[tuple[int, int], list[int]] = {}
        self._behind: dict[tuple[int, int], list[int]] = {}
        self.heap: list[tuple[int, int, int]] = []
        for index, waits in enumerate(self._waits):
            if not waits and index < len(self._lengths):
                self._push(self._lengths[index], [index], self._states[index])

    def settle(self) -> tuple[int, int, int] | None:
        """Length and places of the first run, if there is one as long as its bound; else the bound
        is lowered."""
        negative, place, state = heappop(self.heap)
        length = -negative
        group = self._groups.get((length, state))
        if not group or self._places[group[0]] != place:
            return None
        index = heappop(group)
        if group:
            heappush(self.heap, (negative, self._places[group[0]], state))
        room = self._free.room(place)
        if room < length:
            self._push(room, [index], state)
            return None
        match = self._runs.first(state, length)
        if match is not None:
            return length, place, match
        rest = self._groups.pop((length, state))
        heappush(rest, index)
        for behind in self._behind.pop((length, state), ()):
            self._wake(behind)
        self._push(self._runs.bound(state, length), rest, state)
        return None

    def taken(self, place: int) -> None:
        """The first text is taken up to a place: what waited behind that is on its own."""
        self._wake(bisect_left(self._places, place))

    def _wake(self, index: int) -> None:
        if self._waits[index]:
            self._waits[index] = False
            self._push(self._lengths[index], [index], self._states[index])

    def _push(self, length: int, indices: list[int], state: int) -> None:
        """Puts a group back with a shorter run."""
        if not length:
            return
        state = self._automaton.shorten(state, length)
        key = (length, state)
        smaller, larger = sorted((indices, self._groups.get(key, [])), key=len)
        for index in smaller:
            heappush(larger, index)
        self._groups[key] = larger
        if len(indices) == 1 and self._waits[indices[0] + 1]:
            self._behind.setdefault(key, []).append(indices[0] + 1)
        heappush(self.heap, (-length, self._places[larger[0]], state))


def _stretches(
    windows: Sequence[int | None], wanted: Set[int], part: int
) -> tuple[array[int], array[int]]:
    """The places of the `wanted` windows and their numbers, `part` behind each stretch."""
    places, numbers = array("i"), array("i")
    end = 0
    for place, window in enumerate(windows):
        if window in wanted:
            if place != end and numbers:
                places.append(end)
                numbers.append(part)
            places.append(place)
            numbers.append(window)
            end = place + 1
    return places, numbers


class _Runs:
    """Where the second text still has the run of a state, free.

    A tree of maxima over the places in suffix order holds how many free words follow each; a value
    is lowered when it is found too high, since places only lose room.
    """

    def __init__(self, automaton: SuffixAutomaton, places: Sequence[int], free: Free) -> None:
        self._automaton = automaton
        self._free = free
        indices, self._firsts, self._ends = automaton.occurrences()
        self._places = array("i", map(places.__getitem__, indices))
        self._size = len(self._places)
        self._tree = array("i", [0]) * self._size
        self._tree.extend(map(free.room, self._places))
        for node in range(self._size - 1, 0, -1):
            self._tree[node] = max(self._tree[2 * node], self._tree[2 * node + 1])
        self._ready: dict[tuple[int, int], list[int]] = {}

    def first(self, state: int, length: int) -> int | None:
        """The first place with the run of `length` items of `state`, free."""
        ready = self._ready.get((state, length))
        if ready is None:
            ready = self._ready[state, length] = self._with_room(state, length)
        while ready:
            if self._free.room(ready[0]) >= length:
                return ready[0]
            heappop(ready)
        return None

    def bound(self, state: int, length: int) -> int:
        """How long a run that starts like that of `state` can still be, once `first` found none of
        `length`: what room its places have, or else the longest run that stands elsewhere too."""
        del self._ready[state, length]
        room = max((self._tree[node] for node in self._nodes(state)), default=0)
        shorter = self._automaton.lengths[self._automaton.links[state]]
        return max(min(room, length - 1), shorter)

    def _with_room(self, state: int, length: int) -> list[int]:
        tree, size = self._tree, self._size
        nodes = self._nodes(state)
        found = []
        while nodes:
            node = nodes.pop()
            if tree[node] < length:
                continue
            if node < size:
                nodes += (2 * node, 2 * node + 1)
                continue
            place = self._places[node - size]
            room = self._free.room(place)
            if room >= length:
                found.append(place)
            else:
                self._lower(node, room)
        heapify(found)
        return found

    def _nodes(self, state: int) -> list[int]:
        """The nodes of the tree that make up the range of a state."""
        first, end = self._firsts[state] + self._size, self._ends[state] + self._size
        nodes = []
        while first < end:
            if first & 1:
                nodes.append(first)
                first += 1
            if end & 1:
                end -= 1
                nodes.append(end)
            first >>= 1
            end >>= 1
        return nodes

    def _lower(self, node: int, room: int) -> None:
        tree = self._tree
        tree[node] = room
        node >>= 1
        while node:
            most = max(tree[2 * node], tree[2 * node + 1])
            if tree[node] == most:
                break
            tree[node] = most
            node >>= 1
