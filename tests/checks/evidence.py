"""Labelled pairs as the evidence for thresholds."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from sosie import Options, judge, read
from sosie.comparison import Comparison
from sosie.corpus.thresholds import Known

from . import texts

RELATIONS = {
    "identical": "identical", "near": "near-duplicate", "contained": "contained",
    "partial": "partial", "different": "distinct", "rewritten": "distinct",
    "translation": "distinct",
}  # fmt: skip


def shipped_pairs(k: int) -> list[Known]:
    """Every pair of `tests/data/pairs`, measured with shingles of `k` words."""
    found = []
    for name in texts.SETS:
        documents, labelled = texts.all_pairs(name)
        found += measure(documents, labelled, k)
    return found


def measure(documents: Mapping[str, str], labelled: Sequence[dict], k: int) -> Iterator[Known]:
    """Labelled pairs, their texts by id, as the engine measures them."""
    made = {}
    for pair in labelled:
        for name in (pair["a"], pair["b"]):
            if name not in made:
                made[name] = read(documents[name], kind="text", options=Options(k=k))
        found = Comparison(made[pair["a"]], made[pair["b"]])
        if found.overlap is None:
            continue
        steady = min(found.a.words, found.b.words) >= judge.STEADY_WORDS
        relation = RELATIONS[pair["label"]]
        yield Known(relation, found.distance if steady else None, found.a_in_b, found.b_in_a)


def distances(known: Sequence[Known]) -> tuple[list[int], list[int]]:
    """Of pairs long enough for a steady fingerprint: the identical and near ones, the distinct."""
    steady = [pair for pair in known if pair.distance is not None]
    near = [pair.distance for pair in steady if pair.relation in ("identical", "near-duplicate")]
    return near, [pair.distance for pair in steady if pair.relation == "distinct"]


def macro_f1(known: Sequence[Known], row: judge.Thresholds) -> float:
    """The mean F1 of `near-duplicate` (the identical among them), `contained` and `distinct`, where
    the relation follows from `row`; partial pairs are a grey zone, and left out."""
    merged = {"identical": "near-duplicate"}
    counts = Counter()
    for pair in known:
        if pair.relation != "partial":
            wanted = merged.get(pair.relation, pair.relation)
            counts[wanted, judge.relation(row, False, pair.a_in_b, pair.b_in_a)] += 1
    scores = []
    for relation in {wanted for wanted, _ in counts}:
        right = counts[relation, relation]
        named = sum(count for (_, got), count in counts.items() if got == relation)
        real = sum(count for (wanted, _), count in counts.items() if wanted == relation)
        scores.append(2 * right / (named + real))
    return statistics.mean(scores)
