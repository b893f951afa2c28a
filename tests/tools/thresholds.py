"""The thresholds of `sosie/judge.py`: what the pairs of `tests/data/pairs` make of them, and what
they find and flag by mistake.

    python tests/tools/thresholds.py [--data FOLDER]

Prints the rows that `sosie.corpus.thresholds.fit` derives, and for each shingle size the figures
of `EVIDENCE` there, which says what they mean: on the pairs that the rows were derived
from and, with FOLDER, on every labelled pair of FOLDER/pairs/*/pairs.jsonl (`a`, `b`, `label`),
its texts from docs.jsonl.gz beside it or, where that is missing, from
FOLDER/extraction/daniel_news. Sets that are not in `tests/data` show how the rows fare elsewhere.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from dataclasses import astuple
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

from checks import evidence, texts  # noqa: E402
from sosie import judge  # noqa: E402
from sosie.corpus.thresholds import fit  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, help="folder of larger sets")
    folder = parser.parse_args().data
    shipped = {k: evidence.shipped_pairs(k) for k in judge.TABLE}
    print(" k   near  contained  partial  near_bits  different_bits")
    for k, pairs in shipped.items():
        row = fit(pairs)
        near, contained, partial, near_bits, different_bits = astuple(row)
        same = "" if row == judge.TABLE[k] else f"   judge.py: {astuple(judge.TABLE[k])}"
        print(f"{k:>2}    {near:.2f}       {contained:.2f}     {partial:.2f} {near_bits:>10}"
              f" {different_bits:>15}{same}")  # fmt: skip
    show("tests/data/pairs", shipped)
    if folder:
        every = {k: [] for k in judge.TABLE}
        other = {k: [] for k in judge.TABLE}
        for name, documents, labelled in larger_sets(folder):
            for k in judge.TABLE:
                found = list(evidence.measure(documents, labelled, k))
                every[k] += found
                if name not in texts.SETS:
                    other[k] += found
        show("the whole data", every)
        show("its sets that are not in tests/data", other)


def show(name: str, known: dict[int, list]) -> None:
    print(f"\n{name}\n k  pairs     F1   found  flagged    lost   of near, of others")
    for k, pairs in known.items():
        row = judge.TABLE[k]
        near, others = evidence.distances(pairs)
        found = share(bits <= row.near_bits for bits in near)
        flagged = share(bits <= row.near_bits for bits in others)
        lost = share(bits >= row.different_bits for bits in near)
        print(
            f"{k:>2} {len(pairs):>6} {evidence.macro_f1(pairs, row):>6.3f}"
            f" {found:>7.2%} {flagged:>8.2%} {lost:>7.2%}   {len(near)}, {len(others)}"
        )


def share(held: Iterable[bool]) -> float:
    held = list(held)
    return sum(held) / len(held) if held else 0.0


def larger_sets(folder: Path) -> Iterator[tuple[str, dict[str, str], list[dict]]]:
    for pairs in sorted(folder.glob("pairs/*/pairs.jsonl")):
        own = pairs.with_name("docs.jsonl.gz")
        if own.exists():
            documents = {document["id"]: document["text"] for document in texts.lines(own)}
        else:
            news = texts.lines(folder / "extraction" / "daniel_news" / "gold.jsonl.gz")
            documents = {page["id"]: page["gold"] for page in news}
        labelled = [json.loads(line) for line in pairs.read_text(encoding="utf-8").splitlines()]
        yield pairs.parent.name, documents, labelled


if __name__ == "__main__":
    main()
