"""The choice among leaves by their chances, and the numbers that the model sees."""

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.page.content.about import read_about
from sosie.page.content.blocks import cut_blocks
from sosie.page.content.choose import best_by_expectation, choose
from sosie.page.content.features import NAMES, describe
from sosie.page.content.phrases import PHRASE_NAMES, phrases_in
from sosie.page.content.rules import apply_rules
from sosie.page.tree import parse

LEAVES = st.lists(
    st.tuples(st.floats(0, 1, allow_subnormal=False), st.integers(1, 500)), min_size=1, max_size=8
)
SENTENCE = "The ferry to the northern islands leaves at dawn, its captain knows every rock by name."


def expected_f1(kept, chances, sizes):
    common = sum(c * s for keep, c, s in zip(kept, chances, sizes) if keep)
    taken = sum(s for keep, s in zip(kept, sizes) if keep)
    wanted = sum(c * s for c, s in zip(chances, sizes))
    return 2 * common / (taken + wanted) if taken else 0.0


@given(LEAVES)
def test_no_other_choice_has_a_higher_expectation(leaves):
    chances, sizes = zip(*leaves)
    kept, expected = best_by_expectation(chances, sizes)
    assert expected == pytest.approx(expected_f1(kept, chances, sizes))
    others = product((False, True), repeat=len(leaves))
    assert expected >= max(expected_f1(other, chances, sizes) for other in others) - 1e-9


def test_what_has_no_chance_is_never_kept():
    assert best_by_expectation([0.0, 0.0], [10, 20]) == ([False, False], 0.0)


class Constant:
    """Gives every leaf the same chance."""

    def __init__(self, chance):
        self.chance = chance

    def predict(self, columns):
        return [self.chance] * len(columns[0])


def chosen(html, chance):
    root = parse(html)
    return choose(cut_blocks(root), read_about(root), Constant(chance))


def test_the_model_may_not_show_what_is_hidden_or_a_thread_or_a_banner():
    page = (
        f"<main><p>{SENTENCE}</p><p hidden>{SENTENCE} No.</p></main>"
        f"<div id=comments><p>{SENTENCE} Well said!</p></div>"
        f"<div class=cookie-banner><p>{SENTENCE} Accept?</p></div>"
    )
    choice = chosen(page, 0.9)
    assert choice.kept == [True, False, False, False]
    assert choice.reasons == ["main", "hidden", "comments", "banner"]


def test_a_copy_elsewhere_stays_only_where_the_model_is_sure():
    page = f"<div><p>{SENTENCE}</p></div><section><p>{SENTENCE}</p></section>"
    assert chosen(page, 0.9).kept == [True, False]
    assert chosen(page, 0.96).kept == [True, True]


def test_a_low_expectation_is_unsure():
    page = f"<main><p>{SENTENCE}</p><p>{SENTENCE} Twice.</p></main>"
    assert chosen(page, 0.5).unsure
    assert not chosen(page, 0.9).unsure


def test_every_kept_leaf_names_the_nearest_thing_marked_as_content():
    page = (
        f"<p>{SENTENCE} A</p><div role=main><p>{SENTENCE} B</p>"
        f"<article><div><p>{SENTENCE} C</p></div></article></div>"
    )
    assert chosen(page, 0.9).reasons == ["body", "role-main", "article"]


# --- the numbers


def described(html):
    root = parse(html)
    page, about = cut_blocks(root), read_about(root)
    columns = describe(page, about, apply_rules(page, about))
    assert len(columns) == len(NAMES)
    assert all(len(column) == len(page.leaves) for column in columns)
    return [dict(zip(NAMES, row)) for row in zip(*columns)]


def test_names_are_distinct():
    assert len(set(NAMES)) == len(NAMES)


def test_what_the_numbers_say():
    first, second, third = described(
        "<title>The ferry at dawn - Post</title><meta name=description content='It leaves early.'>"
        "<body><h1 class='entry-title'>The ferry at dawn</h1>"
        f"<article><p class=x><b>{SENTENCE}</b></p>"
        "<p class=x><a href=/a>Read also: 12 islands</a></p></article>"
    )
    assert (first["title-words"], first["tag"], first["is-title"]) == (1.0, 2, True)
    assert (second["tag"], second["in-article"], second["ended"]) == (1, 1, True)
    assert (second["from-heading"], second["from-title"], second["like-neighbours"]) == (1, 1, 1)
    assert (third["share-linked"], third["opens-see-also"]) == (1.0, True)
    assert third["digits"] == pytest.approx(2 / 21)
    assert (second["opens-see-also"], second["dress"], third["dress"]) == (False, 3, 4)


def test_a_phrase_stands_in_one_text_near_its_beginning():
    texts = ["4 min read", "4 min", "read the weblog in peace", "Log in", "x" * 601, "• Share it"]
    said = dict(zip(PHRASE_NAMES, phrases_in([*texts, "comment " * 76, f"{'x' * 120} comment"])))
    assert [texts.index(text) for text, says in zip(texts, said["says-byline"]) if says] == [0]
    assert said["says-comments"] == [False, False, False, True, False, False, False, False]
    assert said["opens-action"] == [False] * 5 + [True, False, False]


def test_wrappers_around_one_thing_change_no_box():
    plain = described(f"<div><p>{SENTENCE}</p><p>{SENTENCE} Again.</p></div><p>End.</p>")
    inner = f"<div><div><p>{SENTENCE}</p></div><div><div><p>{SENTENCE} Again.</p></div></div></div>"
    wrapped = described(f"<div><div>{inner}</div></div><p>End.</p>")
    for name in NAMES:
        if name.startswith("box") and not name.endswith("candidate"):
            assert [row[name] for row in plain] == pytest.approx([row[name] for row in wrapped]), (
                name
            )


@pytest.mark.parametrize("page", ["x", "<p>x", "<td>x", "a<hr>b", "<a href=x>y</a>"])
def test_the_smallest_pages_have_numbers(page):
    assert described(page)
