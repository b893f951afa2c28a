"""Passages: the runs of words that two texts share, longest first, wherever they stand.

Greedy string tiling: Wise, YAP3: improved detection of similarities in computer program and other
texts (1996). Each word belongs to one passage at most.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from heapq import heapify, heappop, heappush, heapreplace
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
    same run share one bound and are tried once, which keeps the time near linear in texts that
    repeat themselves.

    >>> tiles("x a b c d".split(), "a b y c d a b c".split(), 2)
    [Tile(length=3, a=1, b=5)]
    """
    numbers: dict[str, int] = {}
    first = [numbers.setdefault(word, len(numbers)) for word in a]
    second = [numbers.setdefault(word, len(numbers)) for word in b]
    queue = _Queue(first, SuffixAutomaton(second), minimum)
    free_a, free_b = _Free(len(first)), _Free(len(second))
    candidates = _candidates(first, second, minimum, free_b)
    found = []
    while (run := queue.pop()) is not None:
        length, place, state = run
        room = free_a.room(place)
        if room < length:
            queue.push(room, [place], state)
            continue
        starts = candidates[tuple(first[place : place + minimum])]
        match = starts.first_match(first, place, length)
        if match is not None:
            free_a.take(place, length)
            free_b.take(match, length)
            found.append(Tile(length, place, match))
        else:
            group = queue.take_group(length, place, state)
            queue.push(starts.longest_match(first, place, length - 1), group, state)
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


class _Starts:
    """The places of the second text where runs with the same first words start.

    `awake` are those with room for the run that is asked for now, in order; the others sleep
    until the runs asked for, which only get shorter, are as short as their room.
    """

    def __init__(self, items: list[int], free: _Free) -> None:
        self._items = items
        self._free = free
        self._awake: list[int] = []
        self._asleep: list[tuple[int, int]] = []

    def add(self, place: int, room: int) -> None:
        heappush(self._asleep, (-room, place))

    def first_match(self, a: list[int], start: int, length: int) -> int | None:
        """The first place where the run of `length` items at `start` of `a` stands, free."""
        awake, items = self._wake(length), self._items
        if not awake:
            return None
        wanted = a[start : start + length]
        for place in awake:
            end = place + length
            if items[end - 1] == wanted[-1] and items[place:end] == wanted:
                return place
        return None

    def longest_match(self, a: list[int], start: int, most: int) -> int:
        """A bound, `most` at the most, for the longest run from `start` of `a` on that is left."""
        asleep = self._asleep
        while asleep and (room := self._free.room(asleep[0][1])) < -asleep[0][0]:
            if room:
                heapreplace(asleep, (-room, asleep[0][1]))
            else:
                heappop(asleep)
        bound = -asleep[0][0] if asleep else 0
        for place in self._awake:
            if bound < most:
                bound = max(bound, _common(a, start, self._items, place, most))
        return bound

    def _wake(self, length: int) -> list[int]:
        asleep, free = self._asleep, self._free
        awake = []
        for place in self._awake:
            room = free.room(place)
            if room >= length:
                awake.append(place)
            elif room:
                heappush(asleep, (-room, place))
        grown = False
        while asleep and -asleep[0][0] >= length:
            negative, place = heappop(asleep)
            room = min(-negative, free.room(place))
            if room >= length:
                awake.append(place)
                grown = True
            elif room:
                heappush(asleep, (-room, place))
        if grown:
            awake.sort()
        self._awake = awake
        return awake


def _candidates(
    a: list[int], b: list[int], width: int, free: _Free
) -> dict[tuple[int, ...], _Starts]:
    """The starts in `b` by their first `width` items, for runs that `a` has as well.

    A match goes on only as long as each window of it stands in `a` too: that bounds a start's room.
    """
    known = {run: _Starts(b, free) for run in _windows(a, width)}
    windows = list(_windows(b, width))
    room = 0
    for place in range(len(windows) - 1, -1, -1):
        starts = known.get(windows[place])
        if starts is None:
            room = 0
        else:
            room = room + 1 if room else width
            starts.add(place, room)
    return known


def _windows(items: list[int], width: int) -> zip:
    return zip(*(items[offset:] for offset in range(width)), strict=False)


def _common(a: list[int], start: int, b: list[int], place: int, most: int) -> int:
    """How many items, `most` at the most, are equal from the two places on: by slices whose size
    doubles, then halves, so that long runs are compared in C."""
    length, step = 0, 16
    while length < most:
        step = min(step, most - length)
        if a[start + length : start + length + step] == b[place + length : place + length + step]:
            length += step
            step *= 2
        elif step == 1:
            break
        else:
            most = length + step - 1
            step //= 2
    return length
