"""Windows of words and of characters."""

import pytest
from checks import texts
from hypothesis import given
from hypothesis import strategies as st
from simhash import Simhash
from sosie.measure.shingles import character_windows, shingles

words = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), min_size=1)


@given(st.lists(words, max_size=40), st.integers(1, 10))
def test_all_windows_in_order(words, k):
    made = shingles(words, k)
    assert len(made) == max(0, len(words) - k + 1)
    assert made == [" ".join(words[start : start + k]).encode() for start in range(len(made))]


def test_repeats_stay():
    assert shingles(["a", "b", "a", "b"], 2) == [b"a b", b"b a", b"a b"]


@given(st.text(max_size=40))
def test_characters_are_the_packages(text):
    if any(0xD800 <= ord(char) < 0xE000 for char in text):
        return
    # A text without a word character has no feature, where the package takes the empty one.
    assert (decoded(text) or [""]) == Simhash(0)._tokenize(text)


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
    assert decoded(text) == windows


def test_characters_of_real_texts():
    for document in texts.all_documents()[::5]:
        assert decoded(document["text"]) == Simhash(0)._tokenize(document["text"])


def decoded(text: str) -> list[str]:
    return [window.decode() for window in character_windows(text)]
