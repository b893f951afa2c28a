"""What the lines of `sosie/judge.py` find, and what they flag by mistake.

    python tests/tools/thresholds.py --data FOLDER

Every labelled pair of FOLDER/pairs/*/pairs.jsonl (`a`, `b`, `label`), its texts from docs.jsonl.gz
beside it or, where that is missing, from FOLDER/extraction/daniel_news. For each shingle size the
figures of the table in the docstring of `judge.py`, which says what they mean.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

import sosie  # noqa: E402
from checks import texts  # noqa: E402
from sosie import judge  # noqa: E402

RELATIONS = {
    "identical": "identical", "near": "near-duplicate", "contained": "contained",
    "different": "distinct", "rewritten": "distinct", "translation": "distinct",
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, required=True, help="folder of the sets")
    folder = parser.parse_args().data
    print(" k  pairs     F1   found  flagged    lost   of near, of others")
    for k, line in judge.TABLE.items():
        found = [
            (wanted, comparison)
            for pairs in sorted(folder.glob("pairs/*/pairs.jsonl"))
            for wanted, comparison in compared(pairs, folder, sosie.Options(k=k))
        ]
        near, others = distances(found)
        print(
            f"{k:>2} {len(found):>6} {macro_f1(found):>6.3f}"
            f" {share_up_to(line.near_bits, near):>7.2%}"
            f" {share_up_to(line.near_bits, others):>8.2%}"
            f" {1 - share_up_to(line.different_bits - 1, near):>7.2%}"
            f"   {len(near)}, {len(others)}"
        )


def compared(pairs: Path, folder: Path, options: sosie.Options):
    """The pairs of a set whose label names a relation, with that relation."""
    own = pairs.with_name("docs.jsonl.gz")
    if own.exists():
        sources = {document["id"]: document["text"] for document in texts.lines(own)}
    else:
        news = texts.lines(folder / "extraction" / "daniel_news" / "gold.jsonl.gz")
        sources = {page["id"]: page["gold"] for page in news}
    documents: dict[str, sosie.Document] = {}
    for pair in map(json.loads, pairs.read_text(encoding="utf-8").splitlines()):
        if pair["label"] not in RELATIONS:
            continue
        for name in (pair["a"], pair["b"]):
            if name not in documents:
                documents[name] = sosie.read(sources[name], kind="text", options=options)
        a, b = documents[pair["a"]], documents[pair["b"]]
        found = sosie.compare(a, b)
        yield (
            RELATIONS[pair["label"]],
            {
                "relation": found.relation,
                "distance": found.distance,
                "words": min(a.words, b.words),
            },
        )


def distances(found) -> tuple[list[int], list[int]]:
    """Of pairs long enough for a steady fingerprint: the near ones, and the others."""
    near, others = [], []
    for wanted, pair in found:
        if pair["words"] >= judge.STEADY_WORDS and wanted != "contained":
            (others if wanted == "distinct" else near).append(pair["distance"])
    return near, others


def macro_f1(found) -> float:
    counts = Counter((wanted, pair["relation"]) for wanted, pair in found)
    scores = []
    for relation in set(RELATIONS.values()):
        right = counts[relation, relation]
        named = sum(count for (_, got), count in counts.items() if got == relation)
        real = sum(count for (wanted, _), count in counts.items() if wanted == relation)
        scores.append(2 * right / (named + real) if named + real else 0.0)
    return statistics.mean(scores)


def share_up_to(bits: int, found: list[int]) -> float:
    return sum(distance <= bits for distance in found) / len(found) if found else 0.0


if __name__ == "__main__":
    main()
