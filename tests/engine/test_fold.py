"""The fold: properties. `test_scripts.py` has the table, script by script."""

import sys
import unicodedata

import pytest
from checks import plain, texts
from hypothesis import given
from hypothesis import strategies as st
from sosie.text.fold import fold_words
from sosie.text.words import cut_words

LETTERS_AND_MARKS = [
    chr(point)
    for point in range(sys.maxunicode + 1)
    if unicodedata.category(chr(point))[0] in "LMN"
]


def fold(text: str, accents: str = "fold") -> list[str]:
    return fold_words(cut_words(text), accents)


def test_words_are_not_torn_by_transliteration():
    assert fold("мальчик Объект подъезд") == ["мальчик", "объект", "подъезд"]
    assert fold("Azərbaycan ʻokina") == ["azərbaycan", "ʻokina"]


def test_hebrew_and_arabic_marks_all_go():
    kept = [
        hex(ord(char))
        for char in LETTERS_AND_MARKS
        if unicodedata.category(char) == "Mn"
        and unicodedata.name(char, "").startswith(("HEBREW ", "ARABIC "))
        and ord(char) <= 0xFFFF
        and fold_words(["x" + char]) != ["x"]
    ]
    assert kept == []


@pytest.mark.parametrize("accents", ["fold", "keep"])
def test_every_character_folds_to_one_word_and_stays(accents):
    words = list(
        dict.fromkeys(word for char in LETTERS_AND_MARKS for word in cut_words("x" + char))
    )
    once = fold_words(words, accents)
    assert fold_words(once, accents) == once
    assert [word for word in once if cut_words(word) != [word]] == []


@given(st.text(st.sampled_from(LETTERS_AND_MARKS), max_size=12), st.sampled_from(["fold", "keep"]))
def test_twice_is_once(text, accents):
    once = fold(text, accents)
    assert fold_words(once, accents) == once


# Case folding gives some letters a mark, at which simple words are cut.
LATIN = st.characters(
    max_codepoint=0x2FF, exclude_categories=("M", "Cf", "Cs"), exclude_characters="İŉǰ"
)


@given(st.text(LATIN, max_size=60))
def test_keep_equals_case_folding_and_nfkc_of_the_whole(text):
    assert fold(text, "keep") == plain.simple_words(text)


def test_keep_equals_the_simple_words_of_real_texts():
    compared = 0
    for document in texts.all_documents():
        if document["lang"] not in ("de", "en", "es", "fr", "ru"):
            continue
        text = document["text"]
        # Marks, format characters; names of languages in scripts without spaces, in a footer.
        if any(unicodedata.category(char) in ("Mn", "Mc", "Cf", "Lo") for char in set(text)):
            continue
        assert fold(text, "keep") == plain.simple_words(text), document["id"]
        compared += 1
    assert compared > 50


def test_a_word_folds_alike_alone_and_among_others():
    words = cut_words("Élève ELEVE мальчик東京 ﷺ straße")
    assert fold_words(words) == [fold_words([word])[0] for word in words]
    assert fold_words([]) == []
