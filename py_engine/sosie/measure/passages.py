"""Passages: the runs of words that two texts share, longest first, wherever they stand.

Greedy string tiling: Wise, YAP3: improved detection of similarities in computer program and other
texts (1996). Each word belongs to one passage at most.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple

from .anchored import Anchored
from .free import Free
from .repeated import Repeated


class Tile(NamedTuple):
    """`length` words that stand at word `a` of the first text and at word `b` of the second."""

    length: int
    a: int
    b: int


def tiles(a: Sequence[str], b: Sequence[str], minimum: int) -> list[Tile]:
    """The maximal common runs of at least `minimum` words, one-to-one, longest first; of equally
    long ones the first in `a`, then the first in `b`.

    The result is that of the plain algorithm, which compares all pairs of places again and again.
    Here a run is a run of windows of `minimum` words. One that holds a window which stands once in
    each text is known from the start, `Anchored`; the others lie where windows repeat themselves,
    `Repeated`. All wait with a bound: how long a run can still be. The greatest is tried first,
    and lowered where words are taken: that keeps the time near linear, whatever is repeated.

    >>> tiles("x a b c d".split(), "a b y c d a b c".split(), 2)
    [Tile(length=3, a=1, b=5)]
    """
    first, second = _windows(a, b, minimum)
    repeated = _repeated(first, second)
    free_a, free_b = Free(len(first), minimum), Free(len(second), minimum)
    # Of equally long runs from one place, all those without an anchor are known to `Repeated`.
    unanchored = Repeated(first, second, repeated, free_a, free_b)
    sources = (unanchored, Anchored(first, second, repeated, free_a, free_b))
    found = []
    while (source := min(sources, key=_bound)).heap:
        run = source.settle()
        if run is not None:
            length, place, match = run
            free_a.take(place, length)
            free_b.take(match, length)
            unanchored.taken(place + length + minimum - 1)
            found.append(Tile(length + minimum - 1, place, match))
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


def _bound(source: Anchored | Repeated) -> tuple[int, int]:
    return source.heap[0][:2] if source.heap else (0, 0)


def _windows(
    a: Sequence[str], b: Sequence[str], minimum: int
) -> tuple[list[int | None], list[int]]:
    """The windows of both texts as numbers: a window's is the last place in `b` where it stands;
    `None` where it stands nowhere in `b`."""
    last: dict[tuple[str, ...], int] = {}
    last.update(zip(_runs(b, minimum), count()))
    return list(map(last.get, _runs(a, minimum))), list(map(last.__getitem__, _runs(b, minimum)))


def _runs(words: Sequence[str], size: int) -> Iterator[tuple[str, ...]]:
    return zip(*(words[start:] for start in range(size)))


def _repeated(first: Sequence[int | None], second: Sequence[int]) -> set[int]:
    """The windows that stand in both texts, and more than once in one of them."""
    seen = bytearray(len(second))
    again = {number for place, number in enumerate(second) if number != place}
    for number in first:
        if number is not None:
            if seen[number]:
                again.add(number)
            seen[number] = True
    return {number for number in again if seen[number]}
