"""Blocks: what a line is, and that one block of many elements costs no more than its length."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.page.content.blocks import Sums, cut_blocks
from sosie.page.tree import Node, parse


def block_of(tag, count, children):
    """One block of `count` times the children that `children(parent, number)` gives."""
    root = Node("#document", {}, None)
    block = Node(tag, {}, root)
    root.children.append(block)
    for number in range(count):
        block.children.extend(children(block, number))
    return root


def wrapped(tag, parent, text):
    node = Node(tag, {}, parent)
    node.children.append(text)
    return node


MANY_IN_ONE_BLOCK = {
    "highlighted code": ("pre", lambda parent, _: [wrapped("span", parent, "x"), " "]),
    "a paragraph of spans": ("p", lambda parent, _: [wrapped("span", parent, "x"), " "]),
    "empty elements": ("p", lambda parent, _: ["x", Node("i", {}, parent)]),
    "unknown tags": ("p", lambda parent, number: [wrapped(f"t{number}", parent, "x "), "y "]),
    "links": ("p", lambda parent, _: [wrapped("a", parent, "x"), " y "]),
    "lines": ("pre", lambda parent, _: ["x", Node("br", {}, parent), "y"]),
}


@pytest.mark.parametrize("case", MANY_IN_ONE_BLOCK)
def test_many_elements_in_one_block_cost_in_proportion(case):
    tag, children = MANY_IN_ONE_BLOCK[case]

    def seconds(count):
        root = block_of(tag, count, children)
        start = time.process_time()
        (leaf,) = cut_blocks(root).leaves
        assert leaf.text.count("x") == count
        return time.process_time() - start

    small, large = min(seconds(2000) for _ in range(3)), seconds(16000)
    assert large < 24 * small + 0.2


def test_only_the_first_line_tells_a_headline():
    def lead(html):
        return [leaf.lead for leaf in cut_blocks(parse(html)).leaves]

    link = "<a href=/x>A headline that leads elsewhere</a>"
    assert lead(f"<p>{link}<br>and what it says of it</p><p>more words</p>") == [True, False]
    assert lead(f"<p>Words before {link}<br>more</p>") == [False]
    assert lead(f"<p>One line<br>two</p><p>Words before {link}</p>") == [False, False]
    assert lead(f"<p>One line</p><br>Words before {link}") == [False, False]
    assert lead(f"<i hidden>x</i><br>Words before {link}") == [False]
    assert lead(f"<p>One line<br><br>Words before {link}</p>") == [False, False]


@given(st.lists(st.integers(0, 9), min_size=1), st.integers(1, 12))
def test_sums_of_what_is_near(values, reach):
    near = [sum(values[max(0, at - reach) : at + reach + 1]) for at in range(len(values))]
    assert Sums(values).near(reach) == near
