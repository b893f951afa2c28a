"""Fits the trees to labelled pages, by LightGBM, as `sosie.page.content.forest` reads them."""

from __future__ import annotations

from collections import Counter

import lightgbm
import numpy
from sosie.page.content.features import NAMES

from .pages import Labelled

ROUNDS = 200
SETTINGS = {
    "objective": "cross_entropy",
    "num_leaves": 31,
    "learning_rate": 0.04,
    "min_data_in_leaf": 80,
    "min_sum_hessian_in_leaf": 5,
    "lambda_l2": 20,
    "feature_fraction": 0.4,
    "bagging_fraction": 0.7,
    "bagging_freq": 1,
    "max_bin": 63,
    "deterministic": True,
    "force_col_wise": True,
    "num_threads": 1,
    "verbose": -1,
}
# As many forests, of which the mean is taken: a single one's figures move more from seed to seed.
# Which: `content_model.md`.
SEEDS = (2, 4)
# A leaf counts by its words, dampened; a page as any other of its set; a set as any other, but for
# those whose figure needs it.
POWER = 0.75
SET_WEIGHTS = {"scrapinghub_aeb": 2.0}
_SUM_OF_WEIGHTS = 20000
# The step of the leaves' values, and the digits of thresholds, that are written.
_STEP = 1e-3
_DIGITS = ".7g"


def fit(pages: list[Labelled]) -> dict:
    """The trees, as the data of a `Forest`."""
    weights = numpy.concatenate(_weights(pages))
    counts = weights > 0
    rows = numpy.concatenate([page.rows for page in pages])[counts]
    shares = numpy.concatenate([page.shares for page in pages])[counts]
    data = lightgbm.Dataset(rows, shares, weight=weights[counts])
    boosters = [lightgbm.train({**SETTINGS, "seed": seed}, data, ROUNDS) for seed in SEEDS]
    return _plain(boosters)


def _weights(pages: list[Labelled]) -> list[numpy.ndarray]:
    found, sums = [], Counter()
    for page in pages:
        weights = page.weights**POWER if page.in_full else page.weights
        total = weights.sum()
        # Where only passages are known, each counts one, however many a page has.
        if total and page.in_full:
            weights = weights / total
        found.append(weights)
        sums[page.name] += weights.sum()
    return [
        weights * SET_WEIGHTS.get(page.name, 1.0) * _SUM_OF_WEIGHTS / sums[page.name]
        for page, weights in zip(pages, found)
    ]


def _plain(boosters: list[lightgbm.Booster]) -> dict:
    trees = [
        tree["tree_structure"] for booster in boosters for tree in booster.dump_model()["tree_info"]
    ]
    asked: list[set[float]] = [set() for _ in NAMES]
    for tree in trees:
        for node in _nodes(tree):
            if "leaf_value" not in node:
                asked[node["split_feature"]].add(_rounded(node["threshold"]))
    thresholds = [sorted(values) for values in asked]
    pairs = [(column, value) for column, values in enumerate(thresholds) for value in values]
    conditions = {pair: number for number, pair in enumerate(pairs)}
    base, codes = 0.0, []
    for tree in trees:
        lowest = min(node["leaf_value"] for node in _nodes(tree) if "leaf_value" in node)
        base += lowest / len(boosters)
        codes.append([_code(node, conditions, lowest) for node in _nodes(tree)])
    return {
        "columns": list(NAMES),
        "scale": _STEP / len(boosters),
        "base": round(base, 6),
        "thresholds": thresholds,
        "trees": codes,
    }


def _nodes(tree: dict) -> list[dict]:
    """The nodes and leaves of a tree in preorder, left before right."""
    found, waiting = [], [tree]
    while waiting:
        node = waiting.pop()
        found.append(node)
        if "leaf_value" not in node:
            waiting += (node["right_child"], node["left_child"])
    return found


def _code(node: dict, conditions: dict, lowest: float) -> int:
    if "leaf_value" in node:
        return 2 * round((node["leaf_value"] - lowest) / _STEP) + 1
    return 2 * conditions[node["split_feature"], _rounded(node["threshold"])]


def _rounded(threshold: float) -> float:
    return float(format(threshold, _DIGITS))
