"""Boosted regression trees, over all rows at once, in plain Python.

A set of rows is one integer with a lane of 32 bits for each row, the lowest bit set where the row
is in it: a node of a tree costs one `&`, a leaf one multiplication, however many rows there are.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from math import exp
from pathlib import Path

_LANE = 32
_CONTENT = Path(__file__).with_name("content_model.json")


class Forest:
    """Trees as read from JSON, as `tests/tools/train_extraction.py` makes it.

    `columns`: the names of the columns. `thresholds`: for each column those that any tree asks for,
    in rising order. `trees`: each in preorder, an integer `condition × 2` for a node (its left
    branch follows, then its right one) and `value × 2 + 1` for a leaf; a condition counts through
    the thresholds of all columns and holds where the row's value is at most the threshold. Values
    are not negative; `scale × sum + base` is the log-odds.
    """

    def __init__(self, data: dict) -> None:
        self.columns: list[str] = data["columns"]
        self._thresholds: list[list[float]] = data["thresholds"]
        self._trees: list[list[int]] = data["trees"]
        self._scale: float = data["scale"]
        self._base: float = data["base"]

    def predict(self, rows: Sequence[Sequence[float]]) -> list[float]:
        """For each row the probability that it belongs.

        >>> tree = [0, 3, 1]  # at most 0.5: the leaf of value 1, else the one of value 0
        >>> data = {"columns": ["x"], "thresholds": [[0.5]], "trees": [tree], "scale": 1, "base": 0}
        >>> Forest(data).predict([[0.2], [0.7]])
        [0.7310585786300049, 0.5]
        """
        count = len(rows)
        everything = int.from_bytes(b"\1\0\0\0" * count, "little")
        holds = self._conditions(rows)
        total = 0
        for tree in self._trees:
            waiting = [everything]
            for code in tree:
                here = waiting.pop()
                if code & 1:
                    if here:
                        total += here * (code >> 1)
                elif here:
                    left = here & holds[code >> 1]
                    waiting += (here ^ left, left)
                else:
                    waiting += (0, 0)
        sums = memoryview(total.to_bytes(count * _LANE // 8, "little")).cast("I")
        return [1 / (1 + exp(-self._scale * value - self._base)) for value in sums]

    def _conditions(self, rows: Sequence[Sequence[float]]) -> list[int]:
        """For each condition the set of rows that meet it."""
        count = len(rows)
        found = []
        for column, thresholds in zip(zip(*rows), self._thresholds):
            if not thresholds:
                continue
            order = sorted(range(count), key=column.__getitem__)
            lanes = bytearray(count * _LANE // 8)
            at = met = 0
            for threshold in thresholds:
                start = at
                while at < count and column[order[at]] <= threshold:
                    lanes[order[at] * _LANE // 8] = 1
                    at += 1
                if at > start:
                    met = int.from_bytes(lanes, "little")
                found.append(met)
        return found


@cache
def content_forest() -> Forest:
    """The model of which leaves are content: see `content_model.md`."""
    return Forest(json.loads(_CONTENT.read_text(encoding="ascii")))
