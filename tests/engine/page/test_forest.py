"""Trees over all rows at once, held against the plain walk from the root down, row by row."""

import gzip
from math import exp
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
    st.integers(0, 10**5).map(lambda value: [2 * value + 1]),
    lambda tree: st.tuples(st.integers(0, len(CONDITIONS) - 1), tree, tree).map(
        lambda parts: [2 * parts[0], *parts[1], *parts[2]]
    ),
    max_leaves=12,
)
VALUES = st.sampled_from([-2.0, -1.5, -1.4, 0, 0.1, 0.5, True, 2.0, 2.1])
ROWS = st.lists(st.lists(VALUES, min_size=COLUMNS, max_size=COLUMNS), min_size=1, max_size=70)


def made(trees, scale=1e-4, base=-1.0):
    return {
        "columns": ["a", "b", "c"],
        "thresholds": THRESHOLDS,
        "trees": trees,
        "scale": scale,
        "base": base,
    }


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
    assert Forest(made(trees)).predict(rows) == pytest.approx(expected)


def test_many_rows_cost_in_proportion_and_change_no_answer():
    forest = content_forest()
    rows = [[float((row * column) % 7) for column in range(len(NAMES))] for row in range(50)]
    assert forest.predict(rows * 40) == forest.predict(rows) * 40


def test_the_model_knows_the_features_by_name():
    assert content_forest().columns == list(NAMES)


def test_the_model_is_small_and_needs_no_more_than_its_lanes():
    path = Path(forest_module.__file__).with_name("content_model.json")
    assert len(gzip.compress(path.read_bytes())) < 60_000
    highest = sum(max(code >> 1 for code in tree if code & 1) for tree in content_forest()._trees)
    assert highest < 2**32
