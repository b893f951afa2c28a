"""How the training script labels blocks by a gold text, and the figures it prints."""

import pytest
from tools.extraction.labels import label
from tools.extraction.measure import figure

GOLD = "The ferry\nIt leaves at dawn, come what may.\nBring water and a coat."


def shares(*texts):
    return label(list(texts), {"gold": GOLD})[0]


def test_a_block_is_labelled_by_its_share_in_the_gold():
    found = shares(
        "Home", "The ferry", "It leaves at dawn, come what may.", "And none of this at all"
    )
    assert found == [0, 1, 1, 0]
    (half,) = shares("It leaves at dawn but nothing else")
    assert half == pytest.approx(4 / 7)


def test_of_two_copies_the_one_in_company_is_meant():
    line = "It leaves at dawn, come what may."
    found = shares(line, "Menu of the day here", "Another headline to follow", "More of the same",
                   "The ferry", line, "Bring water and a coat.")  # fmt: skip
    assert found == [0, 0, 0, 0, 1, 1, 1]


def test_passages_label_the_blocks_that_hold_them():
    row = {"with": ["at dawn, come"], "without": ["may. Share"]}
    found, weights = label(["It leaves at dawn,", "come what may.", "Share this", "Else"], row)
    assert found == [1, 0.5, 0, 0]
    assert weights == [0.5, 0.001, 0.5, 0]


def test_figures():
    assert figure("any", [({"gold": "a b c d"}, "a b c d"), ({"gold": "a b"}, "a x")]) == 0.75
    assert figure("scrapinghub_aeb", [({"gold": "a b c d e"}, "a b c d")]) == pytest.approx(2 / 3)
    row = {"with": ["a b", "c"], "without": ["d", "x"]}
    assert figure("any", [(row, "a  b d")]) == 0.5
