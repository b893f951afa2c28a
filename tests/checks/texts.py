"""The real texts of `tests/data/texts`, freely licensed: see `tests/data/README.md`."""

from __future__ import annotations

import gzip
import json
import lzma
from functools import cache
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "data"
SETS = (
    "apache_manual",
    "fiches_travail",
    "german_laws",
    "opensource_guide",
    "react_docs",
    "spdx_licences",
)


def lines(path: Path) -> list[dict]:
    """The values of a file of JSON lines, compressed by gzip."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


@cache
def documents(name: str) -> list[dict]:
    """The documents of a set: id, lang, group, src, text; some have title, url, html."""
    return lines(DATA / "texts" / f"{name}.jsonl.gz")


@cache
def pairs(name: str) -> list[dict]:
    """The labelled pairs of a set: a, b (ids), label, relation."""
    return lines(DATA / "texts" / f"{name}.pairs.jsonl.gz")


def all_pairs(name: str) -> tuple[dict[str, str], list[dict]]:
    """Every text of a set by its id, and every labelled pair: a, b, label, relation."""
    documents = _xz_lines(DATA / "pairs" / f"{name}.texts.jsonl.xz")
    pairs = _xz_lines(DATA / "pairs" / f"{name}.pairs.jsonl.xz")
    return {document["id"]: document["text"] for document in documents}, pairs


def all_documents() -> list[dict]:
    """The documents of all sets."""
    return [document for name in SETS for document in documents(name)]


def newest_fiches() -> list[dict]:
    """26 French articles of different families, each in its newest version."""
    return list({document["group"]: document for document in documents("fiches_travail")}.values())


def _xz_lines(path: Path) -> list[dict]:
    with lzma.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]
