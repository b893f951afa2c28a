"""Passages: the runs of words that two texts share, longest first, wherever they stand.

Greedy string tiling: Wise, YAP3: improved detection of similarities in computer program and other
texts (1996). Each word belongs to one passage at most.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from .suffix_automaton import SuffixAutomaton


class Tile(NamedTuple):
    """`length` words that stand at word `a` of the first text and at word `b` of the second."""

    length: int
    a: int
    b: int


def tiles(a: Sequence[str], b: Sequence[str], minimum: int) -> list[Tile]:
    """The maximal common runs of at least `minimum` words, one-to-one, longest first; of equally
    long ones the first in `a`, then the first in `b`.

    The result is that of the plain algorithm, which compares all pairs of places again and again.
    Here each place of `a` waits with a bound: how long a run from there can be. The greatest bound
    is tried first; where `b` has no such run left, the bound is lowered. Places that start the
    same run share one bound and are tried once, and where a run stands in `b` is known beforehand:
    that keeps the time near linear, also in texts that repeat themselves.

    >>> tiles("x a b c d".split(), "a b y c d a b c".split(), 2)
    [Tile(length=3, a=1, b=5)]
    """
    numbers: dict[str, int] = {}
    first = [numbers.setdefault(word, len(numbers)) for word in a]
    second = [numbers.setdefault(word, len(numbers)) for word in b]
    automaton = SuffixAutomaton(second)
    queue = _Queue(first, automaton, minimum)
    free_a, free_b = _Free(len(first)), _Free(len(second))
    runs_of_b = _Runs(automaton, free_b)
    found = []
    while (run := queue.pop()) is not None:
        length, place, state = run
        room = free_a.room(place)
        if room < length:
            queue.push(room, [place], state)
            continue
        match = runs_of_b.first(state, length)
        if match is not None:
            free_a.take(place, length)
            free_b.take(match, length)
            found.append(Tile(length, place, match))
        else:
            group = queue.take_group(length, place, state)
            queue.push(runs_of_b.bound(state, length), group, state)
    return found


def in_order(found: Sequence[Tile]) -> set[Tile]:
    """The tiles that stand in the same order in both texts: of all such selections, the one with
    most words. The rest have moved.

    >>> sorted(in_order([Tile(9, 0, 6), Tile(5, 9, 0), Tile(4, 20, 20)]))
    [Tile(length=4, a=20, b=20), Tile(length=9, a=0, b=6)]
    """
    # Longest increasing subsequence, with weights: `ends` and `weights` ascend together, the
    # heaviest selection whose last tile stands at most so far in the second text.
    ends: list[int] = []
    weights: list[int] = []
    tails: list[Tile] = []
    before: dict[Tile, Tile | None] = {}
    for tile in sorted(found, key=lambda tile: tile.a):
        at = bisect_left(ends, tile.b)
        before[tile] = tails[at - 1] if at else None
        weight = tile.length + (weights[at - 1] if at else 0)
        worse = at
        while worse < len(ends) and weights[worse] <= weight:
            worse += 1
        ends[at:worse] = [tile.b]
        weights[at:worse] = [weight]
        tails[at:worse] = [tile]
    kept = set()
    tile = tails[-1] if tails else None
    while tile is not None:
        kept.add(tile)
        tile = before[tile]
    return kept


class _Queue:
    """The places of the first text, in groups that start the same run, by the run's length."""

    def __init__(self, items: list[int], automaton: SuffixAutomaton, minimum: int) -> None:
        self._automaton = automaton
        self._minimum = minimum
        self._groups: dict[tuple[int, int], list[int]] = {}
        for place, (length, state) in enumerate(automaton.matches(items)):
            if length >= minimum:
                self._groups.setdefault((length, state), []).append(place)
        self._heap = [
            (-length, places[0], state) for (length, state), places in self._groups.items()
        ]
        heapify(self._heap)

    def push(self, length: int, places: list[int], state: int) -> None:
        """Puts a group back with a shorter run; under the minimum it is dropped."""
        if length < self._minimum:
            return
        state = self._automaton.shorten(state, length)
        key = (length, state)
        smaller, larger = sorted((places, self._groups.get(key, [])), key=len)
        for place in smaller:
            heappush(larger, place)
        self._groups[key] = larger
        heappush(self._heap, (-length, larger[0], state))

    def pop(self) -> tuple[int, int, int] | None:
        """Length, place and state of the longest run, of equally long ones the first."""
        while self._heap:
            negative, place, state = heappop(self._heap)
            group = self._groups.get((-negative, state))
            if group and group[0] == place:
                heappop(group)
                if group:
                    heappush(self._heap, (negative, group[0], state))
                return -negative, place, state
        return None

    def take_group(self, length: int, place: int, state: int) -> list[int]:
        """Takes out the rest of a group, with the `place` that was popped."""
        group = self._groups.pop((length, state), [])
        heappush(group, place)
        return group


class _Free:
    """The stretches of a text that no tile has taken yet."""

    def __init__(self, size: int) -> None:
        self._starts = [0]
        self._ends = [size]

    def room(self, place: int) -> int:
        """How many free words follow from `place` on, itself included."""
        return max(0, self._ends[bisect_right(self._starts, place) - 1] - place)

    def take(self, place: int, length: int) -> None:
        """Takes a run that is free."""
        at = bisect_right(self._starts, place) - 1
        self._starts.insert(at + 1, place + length)
        self._ends.insert(at, place)


class _Runs:
    """Where the second text still has the run of a state, free.

    A tree of maxima over the places in suffix order holds how many free words follow each; a value
    is lowered when it is found too high, since places only lose room.
    """

    def __init__(self, automaton: SuffixAutomaton, free: _Free) -> None:
        self._automaton = automaton
        self._free = free
        self._places, self._firsts, self._ends = automaton.occurrences()
        self._size = len(self._places)
        self._tree = [0] * self._size + [self._size - place for place in self._places]
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
