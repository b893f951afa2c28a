"""Rows about how the cost grows with the length of a text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from statistics import median

from .material import PIECE_BYTES, whole_and_pieces, write_sets
from .places import Places
from .rounds import by_turns, native_round, pyodide_round
from .rows import Row, Target, seconds

ROWS = ("growth",)
SIZE = 1_000_000
PIPELINES = {
    "sosie_texts": "read and compare",
    "sosie_everything": "all that the page shows (passages too)",
}


def measure(places: Places, rounds: int, wanted: set[str]) -> Iterator[Row]:
    whole, pieces = whole_and_pieces(SIZE)
    count = len(pieces["pairs"])
    paths = {
        "whole": write_sets([whole], places.work / "whole.json"),
        "pieces": write_sets([pieces], places.work / "pieces.json"),
    }
    where = {"natively": native_round, "in Pyodide on Node": partial(pyodide_round, places)}
    for pipeline, what in PIPELINES.items():
        for place, one_round in where.items():
            found = by_turns(
                rounds, {name: partial(one_round, pipeline, path) for name, path in paths.items()}
            )
            taken = {
                name: [each["seconds"] for each in each_round] for name, each_round in found.items()
            }
            yield Row(
                "growth",
                f"two texts of 1 MB against the same words as {count} pairs of "
                f"{PIECE_BYTES // 1000} kB: {what} {place}",
                seconds(taken["whole"]),
                f"{seconds(taken['pieces'])}, short texts",
                median(taken["whole"]) / median(taken["pieces"]),
                target=Target(1.3, at_most=True),
                samples=taken,
            )
