"""Where words are cut: properties. `test_scripts.py` has the table, script by script."""

import re
import sys
import unicodedata

import pytest
from checks import plain
from hypothesis import given
from hypothesis import strategies as st
from sosie.text import words as module
from sosie.text.normalise import normalise
from sosie.text.words import cut_spans, cut_words, segmentation

EVERY = [chr(point) for point in range(sys.maxunicode + 1) if not 0xD800 <= point < 0xE000]


def test_words_keep_their_own_case_and_accents():
    assert cut_words("Élève ΟΔΟΣ ｱ") == ["Élève", "ΟΔΟΣ", "ア"]


def test_a_word_character_is_a_letter_or_a_number():
    word = re.compile(r"[^\W_]")
    wrong = [
        char
        for char in EVERY
        if unicodedata.category(char) not in ("Cn", "Co")
        and bool(word.match(char)) != (unicodedata.category(char)[0] in "LN")
    ]
    assert wrong == []


def test_scripts_without_spaces_are_known_by_the_names_of_their_letters():
    unspaced = re.compile(f"[{module.UNSPACED}]")
    wrong = [
        char
        for char in EVERY
        if unicodedata.category(char)[0] == "L" and unicodedata.normalize("NFKC", char) == char
        if plain.is_unspaced_letter(char) != bool(unspaced.match(char))
    ]
    assert wrong == []


SOME_TEXT = st.text(
    st.sampled_from("aÉß9٤ ، 東京々〆ーかガｱﾞไท่ิ๑ๆລາ໑ខ្ា១မြ်၁한ㅎहि\u0301\u3099\u00ad\u200b½㍻ﷺ🙂𠮷_")
)


@given(SOME_TEXT | st.text(max_size=30), st.sampled_from(module.SEGMENTATIONS))
def test_words_as_they_are_defined(text, how):
    assert cut_words(text, how) == plain.words(normalise(text), how)


@given(SOME_TEXT, st.sampled_from(module.SEGMENTATIONS))
def test_spans_hold_their_words(text, how):
    words, spans = cut_words(text, how), cut_spans(text, how)
    assert spans == sorted(spans)
    assert len(words) == len(spans)
    for word, (start, end) in zip(words, spans, strict=True):
        assert word in normalise(text[start:end])


@given(st.text(st.sampled_from("aé9 東京かท่ัไ한.\u0301"), max_size=30))
def test_pairs_overlap_by_a_letter(text):
    """Of a run of letters each but the first and the last stands in two pairs."""
    letters = [word for word in cut_words(text) if plain.is_unspaced_letter(word[0])]
    pairs = [word for word in cut_words(text, "pairs") if plain.is_unspaced_letter(word[0])]
    assert len(letters) / 2 <= len(pairs) <= len(letters)
    assert set("".join(pairs)) == set("".join(letters))


@given(st.text(st.characters(max_codepoint=0x7F), max_size=60))
def test_ascii_takes_the_same_words(text):
    for pieces in module._PIECES.values():
        assert cut_words(text) == [match[0] for match in pieces.finditer(text)]


@given(st.lists(st.sampled_from(["café", "Straße", "мир", "12", "עברית", "한국"]), max_size=20))
def test_spaces_give_the_words_back(words):
    assert cut_words(" ".join(words)) == words


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("one two three", "words"),
        ("", "words"),
        ("東京都", "characters"),
        ("東京 is big", "characters"),
        ("one two three four 東", "mixed"),
        ("one two three four five six seven eight nine 東", "mixed"),
        ("one two three four five six seven eight nine ten 東", "words"),
        ("Ünïcödé wörds", "words"),
        ("๑๒๓", "words"),
    ],
)
def test_segmentation(text, kind):
    assert segmentation(cut_words(text)) == kind


@pytest.mark.parametrize(
    ("text", "pairs", "runs"),
    [
        ("one two three", "words", "words"),
        ("東京都", "pairs", "runs"),
        ("京", "pairs", "runs"),
        ("one two 東京都", "pairs", "mixed"),
        ("one two three four 東京", "mixed", "mixed"),
        ("Tokyo東京 2024年 é", "mixed", "runs"),
    ],
)
def test_segmentation_is_what_was_asked_for(text, pairs, runs):
    assert segmentation(cut_words(text, "pairs"), "pairs") == pairs
    assert segmentation(cut_words(text, "runs"), "runs") == runs
