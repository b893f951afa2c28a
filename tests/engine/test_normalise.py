"""Normalisation and its way back to the source."""

import re
import sys
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.text import normalise as module
from sosie.text.characters import DROPPED, MARKS, char_class
from sosie.text.normalise import normalise, normalise_with_map
from sosie.text.words import cut_spans, cut_words

EVERY = [chr(point) for point in range(sys.maxunicode + 1) if not 0xD800 <= point < 0xE000]
ASSIGNED = [char for char in EVERY if unicodedata.category(char) not in ("Cn", "Co")]

# What composes, decomposes, reorders, disappears or is none of the ordinary.
TRICKY = st.sampled_from(
    "aeiouAEnm \u0301\u0308\u0323\u0345\u0303\u00ad\u200d\u200b\u034f\ufe0f\u0640½ﷺﬁﬃ①㌀™ªßİı"
    "\u1100\u1112\u1161\u11a8\u11a7\u314f\u3131\u3133가각ｶﾞﾊﾟｰー\uffa1\uffc2"
    "אבָּשׁ\u05b0اأ\u0653\u0655ـمُّкй\u0306е\u0308ксЁ\u0915\u093c\u094d\u0958กำ้ภ\u0e33"
    "ΐ\u0390ᾳ\u1fb3ά\u0301\U0001d173\U0001d160𝐁🙂\U000e0101\ufeff\u06dd\u2126\u212b\ud800\udfff_-."
)
TEXTS = st.one_of(st.text(TRICKY, max_size=30), st.text(max_size=30))


def reference(text: str) -> str:
    """As defined: NFKC, drop, NFKC."""
    text = re.sub(f"[{DROPPED}]", "", unicodedata.normalize("NFKC", text))
    return unicodedata.normalize("NFKC", text)


@given(TEXTS)
def test_is_nfkc_without_the_invisible(text):
    assert normalise(text) == reference(text)


@given(TEXTS)
def test_clusters_one_by_one_equal_the_whole(text):
    clusters = module._CLUSTER.findall(text)
    assert "".join(clusters) == text
    assert "".join(map(normalise, clusters)) == normalise(text)


@given(TEXTS)
def test_twice_is_once(text):
    assert normalise(normalise(text)) == normalise(text)


@given(TEXTS)
def test_map_covers_the_text(text):
    source = normalise_with_map(text)
    assert source.text == normalise(text)
    if source.starts is None:
        assert source.text == text
        return
    assert len(source.starts) == len(source.ends) == len(source.text)
    assert source.starts == sorted(source.starts)
    assert all(0 <= a < b <= len(text) for a, b in zip(source.starts, source.ends, strict=True))


@given(TEXTS)
def test_spans_lead_back_to_the_word(text):
    words, spans = cut_words(text), cut_spans(text)
    assert len(words) == len(spans)
    for word, (start, end) in zip(words, spans, strict=True):
        piece = normalise(text[start:end])
        # Not always equal: a character that gives several words lends each its own span.
        assert word in piece


# Characters up to Arabic that give no word or one, whole: not ½, not ŀ.
SINGLE = [
    char for char in ASSIGNED if char < "\u0700" and cut_words(char) in ([], [normalise(char)])
]


@given(st.text(st.sampled_from(SINGLE), max_size=40))
def test_spans_hold_exactly_the_word(text):
    spans = cut_spans(text)
    assert [normalise(text[start:end]) for start, end in spans] == cut_words(text)


def test_spans_stand_in_the_order_of_the_words():
    spans = cut_spans("½ ﷺ e\u0301t\u00ade\u0301 ①②")
    assert spans == sorted(spans)


@pytest.mark.parametrize(
    ("text", "words", "spans"),
    [
        ("½", ["1", "2"], [(0, 1), (0, 1)]),
        ("ﷺ", ["صلى", "الله", "عليه", "وسلم"], [(0, 1)] * 4),
        ("x½y", ["x1", "2y"], [(0, 2), (1, 3)]),
        ("co\u00adopé\u00adrer", ["coopérer"], [(0, 10)]),
        ("e\u0301te\u0301", ["été"], [(0, 5)]),
        ("1\u202f000", ["1", "000"], [(0, 1), (2, 5)]),
        ("e\u200b\u0301", ["é"], [(0, 3)]),
    ],
)
def test_spans(text, words, spans):
    assert cut_words(text) == words
    assert cut_spans(text) == spans


def test_text_that_needs_nothing_keeps_its_offsets():
    source = normalise_with_map("Déjà vu, 東京")
    assert (source.starts, source.ends) == (None, None)
    assert source.span(0, 4) == (0, 4)


def test_marks_are_the_category():
    marks = re.compile(f"[{MARKS}]")
    wrong = [c for c in ASSIGNED if bool(marks.match(c)) != (unicodedata.category(c)[0] == "M")]
    assert wrong == []


def test_format_characters_are_dropped():
    dropped = re.compile(f"[{DROPPED}]")
    kept = [c for c in ASSIGNED if unicodedata.category(c) == "Cf" and not dropped.match(c)]
    assert kept == []


def test_what_composes_with_the_character_before_joins_its_cluster():
    composed = (char for char in ASSIGNED if unicodedata.normalize("NFC", char) == char)
    parts = (unicodedata.normalize("NFD", char) for char in composed)
    seconds = {char for part in parts if len(part) > 1 for char in part[1:]}
    seconds |= {chr(point) for point in (*range(0x1161, 0x1176), *range(0x11A8, 0x11C3))}
    joins = re.compile(f"[{module._JOINS}]")
    missing = []
    for char in ASSIGNED:
        first = unicodedata.normalize("NFKD", char)[:1]
        if first and (unicodedata.combining(first) or first in seconds) and not joins.match(char):
            missing.append(hex(ord(char)))
    assert missing == []


def test_char_class_escapes_what_means_something_in_brackets():
    assert re.findall(f"[{char_class(map(ord, '-]^a'))}]", "a-]^b") == ["a", "-", "]", "^"]


def test_a_flood_of_marks_is_cut_at_thirty():
    # Sorting the marks of one letter is quadratic; no language stacks so many.
    flood = "\u0301\u0323" * 50_000
    joined = "\u0301\u200d" * 50_000
    for text in (f"a{flood} b", f"a{joined} b"):
        assert len(normalise(text)) < 40
        assert cut_words(text)[1] == "b"
        assert cut_spans(text) == [(0, len(text) - 2), (len(text) - 1, len(text))]
