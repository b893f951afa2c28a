"""Shared passages: equal to the plain algorithm, and in time that does not explode."""

import random
import sys
import tracemalloc
from collections.abc import Callable
from itertools import pairwise

import pytest
from checks import plain
from hypothesis import given
from hypothesis import strategies as st
from sosie.measure import anchored, free, passages, repeated, suffix_automaton
from sosie.measure.passages import Tile, in_order, tiles
from sosie.measure.suffix_automaton import SuffixAutomaton

WORDS = st.lists(st.sampled_from("ab"), max_size=24) | st.lists(
    st.sampled_from("abcd"), max_size=40
)


@st.composite
def related(draw) -> tuple[list[str], list[str]]:
    """Two texts, of which the second is made of pieces of the first."""
    a = draw(WORDS)
    pieces = draw(st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)), max_size=4))
    b = [word for start, end in pieces for word in [*a[start:end], *draw(WORDS)[:3]]]
    return a, b


@given(st.tuples(WORDS, WORDS) | related(), st.integers(1, 5))
def test_equal_the_plain_algorithm(pair, minimum):
    a, b = pair
    assert tiles(a, b, minimum) == plain.tiles(a, b, minimum)


@given(related(), st.integers(1, 5))
def test_one_to_one_maximal_longest_first(pair, minimum):
    a, b = pair
    found = tiles(a, b, minimum)
    for tile in found:
        assert a[tile.a : tile.a + tile.length] == b[tile.b : tile.b + tile.length]
    for side in ("a", "b"):
        runs = sorted((getattr(tile, side), tile.length) for tile in found)
        assert all(start + length <= after for (start, length), (after, _) in pairwise(runs))
    assert [tile.length for tile in found] == sorted((tile.length for tile in found), reverse=True)


def test_ties_by_position_in_a_then_in_b():
    assert tiles("a b x c d".split(), "c d y a b z a b".split(), 2) == [
        Tile(2, 0, 3),
        Tile(2, 3, 0),
    ]


def test_what_a_tile_leaves_of_a_run_goes_to_the_first_place_too():
    # "q u" stands once in each text, and "p q" in front of it twice in the second.
    a, b = "p q u v 1 2 3".split(), "p q x u v 1 2 3 y p q u v w".split()
    assert tiles(a, b, 2) == [Tile(5, 2, 3), Tile(2, 0, 0)]


def test_moved_passages_are_found():
    a, b = "one two three four five six".split(), "four five six one two three".split()
    assert tiles(a, b, 3) == [Tile(3, 0, 3), Tile(3, 3, 0)]


@given(st.lists(st.integers(1, 9), max_size=12), st.randoms())
def test_in_order_is_the_heaviest_selection(lengths, chance):
    places = list(range(len(lengths)))
    chance.shuffle(places)
    found = [Tile(n, 10 * a, 10 * b) for n, a, b in zip(lengths, range(12), places, strict=False)]
    chance.shuffle(found)
    kept = sorted(in_order(found), key=lambda tile: tile.a)
    assert kept == sorted(kept, key=lambda tile: tile.b)
    assert sum(tile.length for tile in kept) == plain.heaviest_in_order(found)


@given(st.lists(st.integers(0, 2), max_size=30), st.lists(st.integers(0, 2), max_size=30))
def test_longest_match_from_every_place(items, other):
    def longest(start: int) -> int:
        lengths = range(len(other) - start, 0, -1)
        runs = {tuple(items[place : place + n]) for n in lengths for place in range(len(items))}
        return next((n for n in lengths if tuple(other[start : start + n]) in runs), 0)

    lengths, _ = SuffixAutomaton(items).matches(other)
    assert list(lengths) == [longest(start) for start in range(len(other))]


CHANCE = random.Random(64)
MOST_BYTES = 300
SENTENCE = "the quick brown fox jumps over a lazy dog now".split()


def _speech(size: int) -> list[str]:
    """Words as frequent as in speech: few very often, most seldom."""
    return [f"w{int(5_000 ** CHANCE.random())}" for _ in range(size)]


def _edited(words: list[str], share: float = 0.02) -> list[str]:
    return [f"x{CHANCE.random()}" if CHANCE.random() < share else word for word in words]


def _over_and_over(size: int) -> list[str]:
    return (SENTENCE * (size // len(SENTENCE) + 1))[:size]


def _shop(size: int) -> list[str]:
    button = "add to cart now for free".split()
    return [word for _ in range(size // 12) for word in [*button, *_speech(6)]]


def _pages(size: int) -> list[str]:
    """Pages of one site: the same frame around a few words of their own."""
    top, bottom = _speech(60), _speech(60)
    return [word for _ in range(size // 150) for word in [*top, *_speech(30), *bottom]]


def _fibonacci(size: int) -> list[str]:
    """Of all texts the one whose runs come round again most, yet never in turn."""
    before, word = "b", "a"
    while len(word) < size:
        before, word = word, word + before
    return list(word[:size])


def _moved(words: list[str], length: int = 40) -> list[str]:
    pieces = [words[start : start + length] for start in range(0, len(words), length)]
    CHANCE.shuffle(pieces)
    return [word for piece in pieces for word in piece]


def _two_words(size: int, one: int, other: int) -> list[str]:
    """Long runs of the one and the other of two words, of lengths that come round again."""
    words: list[str] = []
    turn = 0
    while len(words) < size:
        words += ["a"] * (turn % one) + ["b"] * (turn % other)
        turn += 1
    return words[:size]


PAIRS: dict[str, Callable[[int], tuple[list[str], list[str]]]] = {
    "unrelated": lambda size: (_speech(size), _speech(size)),
    "identical": lambda size: (_speech(size),) * 2,
    "edited": lambda size: (lambda text: (text, _edited(text)))(_speech(size)),
    "moved": lambda size: (lambda text: (text, _moved(text)))(_speech(size)),
    "contained": lambda size: (lambda text: (text[size // 3 : size // 2], text))(_speech(size)),
    "one word": lambda size: (["a"] * size, ["a"] * (size // 2)),
    "one sentence": lambda size: (_over_and_over(size),) * 2,
    "one sentence, edited": lambda size: (_over_and_over(size), _edited(_over_and_over(size))),
    "both edited": lambda size: (_edited(_over_and_over(size)), _edited(_over_and_over(size))),
    "many boxes": lambda size: (_shop(size), _shop(size)),
    "one site's pages": lambda size: (lambda text: (text, _edited(text)))(_pages(size)),
    "fibonacci": lambda size: (_fibonacci(size), _fibonacci(size)[1:]),
    "fibonacci, edited": lambda size: (_fibonacci(size), _edited(_fibonacci(size))),
    "short in long": lambda size: (_over_and_over(size), _edited(_over_and_over(size // 20))),
    "runs of two words": lambda size: (_two_words(size, 29, 23), _two_words(size, 19, 17)),
    "few letters": lambda size: ([CHANCE.choice("abc") for _ in range(size // 4)],
                                 [CHANCE.choice("abc") for _ in range(size // 4)]),
}  # fmt: skip


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_as_the_plain_algorithm_on_every_kind_of_text(pair):
    a, b = pair(150)
    assert tiles(a, b, 5) == plain.tiles(a, b, 5)


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_steps_grow_with_the_text(pair):
    """Counted, not timed: the lines of Python that run for a text four times as long."""
    small, large = (_steps(*pair(size)) for size in (1_000, 4_000))
    assert large < 8 * small


@pytest.mark.parametrize("name", ["unrelated", "identical", "edited", "moved", "contained"])
def test_few_steps_where_little_is_repeated(name):
    a, b = PAIRS[name](4_000)
    assert _steps(a, b) < 12 * (len(a) + len(b))


@pytest.mark.parametrize("pair", PAIRS.values(), ids=PAIRS)
def test_memory_for_each_word(pair):
    """Texts of a megabyte have to fit beside all else that a browser holds."""
    a, b = pair(20_000)
    tracemalloc.start()
    try:
        tiles(a, b, 5)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert peak < MOST_BYTES * (len(a) + len(b))


def _steps(a: list[str], b: list[str]) -> int:
    files = {part.__file__ for part in (passages, anchored, repeated, free, suffix_automaton)}
    count = 0

    def trace(frame, event, argument):
        nonlocal count
        count += 1
        return trace if frame.f_code.co_filename in files else None

    former = sys.gettrace()
    sys.settrace(trace)
    try:
        tiles(a, b, 5)
    finally:
        sys.settrace(former)
    return count
