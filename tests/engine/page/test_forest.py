"""Trees over all rows at once, held against the plain walk from the root down, row by row."""

import gzip
import json
from math import exp, log
from pathlib import Path

import pytest
import sosie.page.content.forest as forest_module
from hypothesis import given
from hypothesis import strategies as st
from sosie.page.content.features import NAMES
from sosie.page.content.forest import Forest, content_forest

COLUMNS = 3
THRESHOLDS = [[-1.5, 0.0, 2.0], [], [0.5]]
CONDITIONS = [(0, -1.5), (0, 0.0), (0, 2.0), (2, 0.5)]

TREES = st.recursive(
    st.integers(0, 255).map(lambda value: [2 * value + 1]),
    lambda tree: st.tuples(st.integers(0, len(CONDITIONS) - 1), tree, tree).map(
        lambda parts: [2 * parts[0], *parts[1], *parts[2]]
    ),
    max_leaves=12,
)
VALUES = st.sampled_from([-2.0, -1.5, -1.4, 0, 0.1, 0.5, True, 2, 2.0, 2.1, 300])
ROWS = st.lists(st.lists(VALUES, min_size=COLUMNS, max_size=COLUMNS), min_size=1, max_size=70)


def made(trees, scale=1e-4, base=-1.0):
    return {
        "columns": ["a", "b", "c"],
        "thresholds": THRESHOLDS,
        "trees": trees,
        "scale": scale,
        "base": base,
    }


def columns(rows):
    return list(zip(*rows))


def walked(tree, row):
    """The value of the leaf that a row comes to."""
    at = 0
    while not tree[at] & 1:
        column, threshold = CONDITIONS[tree[at] >> 1]
        at += 1
        if row[column] > threshold:
            open_branches = 1
            while open_branches:
                open_branches += -1 if tree[at] & 1 else 1
                at += 1
    return tree[at] >> 1


@given(st.lists(TREES, min_size=1, max_size=5), ROWS)
def test_equals_the_walk_row_by_row(trees, rows):
    expected = [1 / (1 + exp(-1e-4 * sum(walked(tree, row) for tree in trees) + 1)) for row in rows]
    assert Forest(made(trees)).predict(columns(rows)) == pytest.approx(expected)


def test_sums_beyond_a_lane_do_not_spill_over():
    rows = [[-2.0, 0, 0.0], [2.1, 0, 0.0], [2.1, 0, 1.0]] * 3
    model = Forest(made([[0, 511, 1]] * 257, scale=1e-5))
    sums = [1e5 * (1 - log(1 / chance - 1)) for chance in model.predict(columns(rows))]
    assert sums == pytest.approx([257 * 255, 0, 0] * 3, abs=1e-3)


def test_many_rows_cost_in_proportion_and_change_no_answer():
    forest = content_forest()
    few = [[float((row * column) % 7) for row in range(50)] for column in range(len(NAMES))]
    assert forest.predict([column * 40 for column in few]) == forest.predict(few) * 40


def test_the_model_knows_the_features_by_name():
    assert content_forest().columns == list(NAMES)


def test_the_model_is_small_and_needs_no_more_than_its_lanes():
    path = Path(forest_module.__file__).with_name("content_model.json")
    assert len(gzip.compress(path.read_bytes())) < 60_000
    highest = [
        max(code >> 1 for code in tree if code & 1)
        for tree in json.loads(path.read_text())["trees"]
    ]
    assert max(highest) < 2**8
    assert sum(highest) < 2**16
    assert max(map(len, content_forest()._thresholds)) < 2**7
