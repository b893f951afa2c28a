"""What no tile has taken yet."""

from __future__ import annotations

import sys
from bisect import bisect_right


class Free:
    """The free windows of a text, in stretches. A window is free where all its words are."""

    def __init__(self, size: int, width: int) -> None:
        self._width = width
        self._starts = [0, sys.maxsize]
        self._ends = [size, sys.maxsize]

    def room(self, place: int) -> int:
        """How many free windows follow from `place` on, itself included."""
        return max(0, self._ends[bisect_right(self._starts, place) - 1] - place)

    def after(self, place: int) -> int:
        """The first free window behind one that is taken."""
        return self._starts[bisect_right(self._starts, place)]

    def take(self, place: int, length: int) -> None:
        """Takes the words of `length` windows that are free."""
        at = bisect_right(self._starts, place)
        self._starts.insert(at, place + length + self._width - 1)
        self._ends.insert(at - 1, place - self._width + 1)
