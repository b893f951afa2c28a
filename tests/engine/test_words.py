"""Where words are cut, in every script."""

import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.text import words as module
from sosie.text.words import cut_words, segmentation

EVERY = [chr(point) for point in range(sys.maxunicode + 1) if not 0xD800 <= point < 0xE000]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("It's a naïve_test", "It s a naïve test"),
        ("l’été, aujourd'hui", "l été aujourd hui"),
        ("x², H₂O, 3½", "x2 H2O 31 2"),
        ("C++ & C# — 100 %", "C C 100"),
        ("a🙂b 👩‍👩‍👧 c™", "a b cTM"),
        ("__init__ snake_case", "init snake case"),
        ("мальчик съел за́мок", "мальчик съел за́мок"),
        ("שָׁלוֹם עֲלֵיכֶם", "שָׁלוֹם עֲלֵיכֶם"),
        ("السَّلامُ عليكم", "السَّلامُ عليكم"),
        ("हिन्दी में क्षत्रिय", "हिन्दी में क्षत्रिय"),
        ("தமிழ் மொழி", "தமிழ் மொழி"),
        ("한국어 텍스트를 분석", "한국어 텍스트를 분석"),
        ("አማርኛ ቋንቋ", "አማርኛ ቋንቋ"),
        ("བོད་སྐད།", "བོད སྐད"),
        ("東京2024年", "東 京 2024 年"),
        ("人々。アーチ〆切", "人 々 ア ー チ 〆 切"),
        ("ｱｰﾁ", "ア ー チ"),
        ("二〇二四", "二 〇 二 四"),
        ("Python很有趣", "Python 很 有 趣"),
        ("ไทยๆ๑๒๓", "ไ ท ย ๆ ๑๒๓"),
        ("ที่", "ที่"),
        ("ລາວ໑໒", "ລ າ ວ ໑໒"),
        ("ខ្មែរ ១២", "ខ្ មែ រ ១២"),
        ("မြန်မာ ၁၂", "မြ န် မာ ၁၂"),
        ("𠮷野家", "𠮷 野 家"),
        ("12,345.67", "12 345 67"),
        ("\u0301a -\u0301", "a"),
        ("", ""),
        ("🙂 … ★", ""),
    ],
)
def test_words(text, words):
    assert [unicodedata.normalize("NFC", word) for word in cut_words(text)] == [
        unicodedata.normalize("NFC", word) for word in words.split()
    ]


def test_a_word_character_is_a_letter_or_a_number():
    word = re.compile(r"[^\W_]")
    wrong = [
        char
        for char in EVERY
        if unicodedata.category(char) not in ("Cn", "Co")
        and bool(word.match(char)) != (unicodedata.category(char)[0] in "LN")
    ]
    assert wrong == []


def test_scripts_without_spaces_give_a_word_a_letter():
    # Names begin with the script's, but for the marks of Han and kana.
    scripts = ("CJK ", "HIRAGANA", "KATAKANA", "HENTAIGANA", "THAI", "LAO", "KHMER", "MYANMAR")
    marks = ("IDEOGRAPHIC ", "VERTICAL IDEO", "VERTICAL KANA ", "MASU ", "OLD CHINESE ")
    unspaced = re.compile(f"[{module.UNSPACED}]")
    wrong = [
        char
        for char in EVERY
        if unicodedata.category(char)[0] == "L" and unicodedata.normalize("NFKC", char) == char
        if unicodedata.name(char, "").startswith((*scripts, *marks)) != bool(unspaced.match(char))
    ]
    assert wrong == []


@given(st.text(st.characters(max_codepoint=0x7F), max_size=60))
def test_ascii_takes_the_same_words(text):
    assert cut_words(text) == module._WORD.findall(text)


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
    ],
)
def test_segmentation(text, kind):
    assert segmentation(cut_words(text)) == kind
