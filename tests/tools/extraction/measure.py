"""The figure that each set is judged by, the field's own: words, 4-word shingles, or segments.

words: F1 per page over multisets, mean over pages (WCXB). shingles: mean precision and mean recall
over multisets, F1 of the two (article-extraction-benchmark). segments: labelled passages that must
and must not be there, summed over pages (trafilatura), where the gold has no full text.
"""

from __future__ import annotations

from collections import Counter
from statistics import mean

from .tokens import shingles, squeezed, tokens

_BY_SHINGLES = frozenset(("scrapinghub_aeb",))


def figure(name: str, answers: list[tuple[dict, str]]) -> float:
    """The main figure of a set, from its rows and the texts found."""
    if answers[0][0].get("gold") is None:
        return _segments(answers)
    pairs = [(tokens(text), tokens(row["gold"])) for row, text in answers]
    if name in _BY_SHINGLES:
        both = [_precision_recall(shingles(found), shingles(gold)) for found, gold in pairs]
        return _f1(mean(p for p, _ in both), mean(r for _, r in both))
    return mean(_f1(*_precision_recall(found, gold)) for found, gold in pairs)


def _precision_recall(found: list, gold: list) -> tuple[float, float]:
    if not found or not gold:
        return (1.0, 1.0) if not found and not gold else (0.0, 0.0)
    common = (Counter(found) & Counter(gold)).total()
    return common / len(found), common / len(gold)


def _segments(answers: list[tuple[dict, str]]) -> float:
    right = wrong = wanted = 0
    for row, text in answers:
        flat = squeezed(text)
        right += sum(squeezed(segment) in flat for segment in row["with"])
        wrong += sum(squeezed(segment) in flat for segment in row["without"])
        wanted += len(row["with"])
    return _f1(right / ((right + wrong) or 1), right / (wanted or 1))


def _f1(precision: float, recall: float) -> float:
    return 2 * precision * recall / (precision + recall) if precision + recall else 0.0
