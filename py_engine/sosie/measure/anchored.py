"""Common runs that hold an anchor: a window that stands once in each of two texts."""

from __future__ import annotations

from collections.abc import Sequence, Set
from heapq import heapify, heappop, heappush

from .free import Free


class Anchored:
    """The maximal common runs that hold an anchor, by length, then by place.

    `heap` holds (−length, place in the first text, place in the second). An anchor's number is its
    place in the second text. Few runs hold a place, so that few are cut by a tile.
    """

    def __init__(
        self,
        first: Sequence[int | None],
        second: Sequence[int],
        repeated: Set[int],
        free_a: Free,
        free_b: Free,
    ) -> None:
        self._free_a, self._free_b = free_a, free_b
        self.heap: list[tuple[int, int, int]] = []
        end = 0
        for place, window in enumerate(first):
            if place < end or window is None or window in repeated:
                continue
            start, match = place, window
            while start and match and first[start - 1] == second[match - 1]:
                start -= 1
                match -= 1
            end = place + 1
            match_end = window + 1
            while end < len(first) and match_end < len(second) and first[end] == second[match_end]:
                end += 1
                match_end += 1
            self.heap.append((start - end, start, match))
        heapify(self.heap)

    def settle(self) -> tuple[int, int, int] | None:
        """Length and places of the first run, if it is free; else what is free of it waits."""
        negative, place, match = heappop(self.heap)
        end = place - negative
        if self._free_a.room(place) >= -negative <= self._free_b.room(match):
            return -negative, place, match
        shift = match - place
        while place < end:
            room_a, room_b = self._free_a.room(place), self._free_b.room(place + shift)
            room = min(room_a, room_b, end - place)
            if room:
                heappush(self.heap, (-room, place, place + shift))
                place += room
            elif not room_a:
                place = self._free_a.after(place)
            else:
                place = self._free_b.after(place + shift) - shift
        return None
