"""Boosted regression trees, over all rows at once, in plain Python.

A set of rows is one integer with a lane of eight bits for each row, the lowest bit set where the
row is in it: a node of a tree costs one `&`, a leaf one multiplication, however many rows there
are. Branches that no row takes cost nothing.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache
from itertools import repeat
from math import exp
from operator import itemgetter
from pathlib import Path

# One for each value that fits into a lane.
_LEAVES = tuple((None, value, 0) for value in range(256))
_CONTENT = Path(__file__).with_name("content_model.json")


class Forest:
    """Trees as read from JSON, as `tests/tools/train_extraction.py` makes it.

    `columns`: the names of the columns. `thresholds`: for each column those that any tree asks for,
    in rising order, at most 127. `trees`: each in preorder, an integer `condition × 2` for a node
    (its left branch follows, then its right one) and `value × 2 + 1` for a leaf; a condition counts
    through the thresholds of all columns and holds where the row's value is at most the threshold.
    Values are 0–255, a sum over the trees at most 65,535; `scale × sum + base` is the log-odds.
    """

    def __init__(self, data: dict) -> None:
        self.columns: list[str] = data["columns"]
        self._thresholds: list[list[float]] = data["thresholds"]
        self._trees = [_nested(codes) for codes in data["trees"]]
        self._scale: float = data["scale"]
        self._base: float = data["base"]

    def predict(self, columns: Sequence[Sequence[float]]) -> list[float]:
        """For each row the probability that it belongs; `columns` hold a value for each row.

        >>> tree = [0, 3, 1]  # at most 0.5: the leaf of value 1, else the one of value 0
        >>> data = {"columns": ["x"], "thresholds": [[0.5]], "trees": [tree], "scale": 1, "base": 0}
        >>> Forest(data).predict([[0.2, 0.7]])
        [0.7310585786300049, 0.5]
        """
        count = len(columns[0])
        holds = self._conditions(columns)
        everything = int.from_bytes(b"\1" * count, "little")
        # What a tree says fits into the lanes; the sums do not, but where every other one is empty.
        half = (count + 1) // 2
        even_lanes = int.from_bytes(b"\xff\0" * half, "little")
        total = even = 0
        for tree in self._trees:
            said = 0
            waiting = [(tree, everything)]
            for (condition, left, right), here in waiting:
                while condition is not None:
                    met = here & holds[condition]
                    if met == here:
                        condition, left, right = left
                    elif met:
                        waiting.append((right, here ^ met))
                        here = met
                        condition, left, right = left
                    else:
                        condition, left, right = right
                said += here * left
            total += said
            even += said & even_lanes
        sums = [0.0] * (2 * half)
        for first, lanes in enumerate((even, (total - even) >> 8)):
            sums[first::2] = memoryview(lanes.to_bytes(2 * half, "little")).cast("H")
        return [1 / (1 + exp(-self._scale * value - self._base)) for value in sums[:count]]

    def _conditions(self, columns: Sequence[Sequence[float]]) -> list[int]:
        """For each condition the set of rows that meet it."""
        everything = int.from_bytes(b"\1" * len(columns[0]), "little")
        found: list[int] = []
        for column, thresholds in zip(columns, self._thresholds):
            if not thresholds:
                continue
            # How many of the thresholds a value exceeds.
            values = set(column)
            exceeded = dict(zip(values, map(bisect_left, repeat(thresholds), values)))
            numbers = sorted(set(exceeded.values()))
            found += [0] * numbers[0]
            if len(numbers) == 1:
                found += [everything] * (len(thresholds) - numbers[0])
                continue
            lanes = int.from_bytes(bytes(itemgetter(*column)(exceeded)), "little")
            for number, next_ in zip(numbers, [*numbers[1:], len(thresholds)]):
                # A lane keeps its highest bit unless more is taken from the rest of it than it has.
                met = ((everything * (128 + number) - lanes) >> 7) & everything
                found += [met] * (next_ - number)
        return found


def _nested(codes: list[int]) -> tuple:
    """A tree of nodes, each its condition and its two branches; a leaf is None and its value."""
    built: list[tuple] = []
    for code in reversed(codes):
        built.append(_LEAVES[code >> 1] if code & 1 else (code >> 1, built.pop(), built.pop()))
    (tree,) = built
    return tree


@cache
def content_forest() -> Forest:
    """The model of which leaves are content: see `content_model.md`."""
    return Forest(json.loads(_CONTENT.read_text(encoding="ascii")))
