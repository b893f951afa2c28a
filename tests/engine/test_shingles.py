"""Windows of words and of characters."""

import pytest
from checks import texts
from hypothesis import given
from hypothesis import strategies as st
from simhash import Simhash
from sosie.measure.shingles import character_windows, shingles


@given(st.lists(st.text(min_size=1), max_size=20), st.integers(1, 10))
def test_all_windows_in_order(words, k):
    made = shingles(words, k)
    assert len(made) == max(0, len(words) - k + 1)
    assert made == [" ".join(words[start : start + k]) for start in range(len(made))]


def test_repeats_stay():
    assert shingles(["a", "b", "a", "b"], 2) == ["a b", "b a", "a b"]


def test_words_are_not_changed():
    words = ["b", "a"]
    assert shingles(words, 1) is not words


@given(st.text(max_size=40))
def test_characters_are_the_packages(text):
    if any(0xD800 <= ord(char) < 0xE000 for char in text):
        return
    # A text without a word character has no feature, where the package takes the empty one.
    assert (character_windows(text) or [""]) == Simhash(0)._tokenize(text)


@pytest.mark.parametrize(
    ("text", "windows"),
    [
        ("", []),
        ("… 🙂", []),
        ("a", ["a"]),
        ("A-b C", ["abc"]),
        ("ab cd_e", ["abcd", "bcd_", "cd_e"]),
        ("हिन्दी", ["हनद"]),
        ("İS", ["i\u0307s".replace("\u0307", "")]),
    ],
)
def test_characters(text, windows):
    assert character_windows(text) == windows


def test_characters_of_real_texts():
    for document in texts.all_documents()[::5]:
        assert character_windows(document["text"]) == Simhash(0)._tokenize(document["text"])
