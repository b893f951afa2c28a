"""The labelled pages of a folder of sets, and their leaves in numbers."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy
from sosie.page.content.about import read_about
from sosie.page.content.blocks import cut_blocks
from sosie.page.content.features import NAMES, describe
from sosie.page.content.rules import apply_rules
from sosie.page.decode import decode
from sosie.page.tree import Node, parse

from .labels import label


@dataclass(frozen=True)
class Labelled:
    """A page in numbers: a row, a share of content and a weight for each leaf.

    `in_full`: whether the gold is its whole text, not passages.
    """

    name: str
    group: str
    in_full: bool
    rows: numpy.ndarray
    shares: numpy.ndarray
    weights: numpy.ndarray


def read_pages(folder: Path) -> Iterator[tuple[str, dict, Node]]:
    """The name of the set, the row of the gold, and the parsed page, of all pages."""
    for place in sorted((folder / "extraction").iterdir()):
        with gzip.open(place / "gold.jsonl.gz", "rt", encoding="utf-8") as lines:
            for line in lines:
                row = json.loads(line)
                with gzip.open(place / row["file"]) as page:
                    yield place.name, row, parse(decode(page.read(), None)[0])


def in_numbers(name: str, row: dict, root: Node) -> Labelled:
    page, about = cut_blocks(root), read_about(root)
    shares, weights = label([leaf.text for leaf in page.leaves], row)
    columns = describe(page, about, apply_rules(page, about)) if page.leaves else []
    return Labelled(
        name,
        row["group"],
        row.get("gold") is not None,
        numpy.array(columns, dtype=float).T.reshape(-1, len(NAMES)),
        numpy.array(shares),
        numpy.array(weights),
    )
