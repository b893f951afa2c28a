"""All words at once are the words one by one."""

import sys
import unicodedata

import pytest
from checks import sentences, texts
from hypothesis import given
from hypothesis import strategies as st
from sosie.text import bulk
from sosie.text.bulk import folded_words
from sosie.text.fold import fold_words
from sosie.text.words import cut_words

ACCENTS = ("fold", "keep")
# Neighbours that might matter: a letter that has case, one of a script without spaces, a mark.
FRAME = "{0} a{0}b {0}{0} é{0}東 ก{0} {0}\u0301 I{0}"
PLAIN_FRAME = "{0} a{0}b {0}{0} É{0}"
# Thousands of letters of one kind: the first and the last page of them stand for all.
ALIKE = ((0x3500, 0x9F00), (0xAD00, 0xD700), (0x17100, 0x18C00), (0x20100, 0x32000))


def points():
    for point in range(sys.maxunicode + 1):
        if unicodedata.category(chr(point)) in ("Cn", "Co", "Cs"):
            continue
        if not any(first <= point < end for first, end in ALIKE):
            yield point


@pytest.mark.parametrize("accents", ACCENTS)
@pytest.mark.parametrize("frame", [FRAME, PLAIN_FRAME])
def test_every_character_among_others(frame, accents):
    wrong = []
    for point in points():
        text = frame.format(chr(point))
        if folded_words(text, accents) != fold_words(cut_words(text), accents):
            wrong.append(hex(point))
    assert wrong == []


@pytest.mark.parametrize("accents", ACCENTS)
def test_real_texts(accents):
    for document in texts.all_documents():
        text = document["text"]
        assert folded_words(text, accents) == fold_words(cut_words(text), accents)


@pytest.mark.parametrize("accents", ACCENTS)
def test_texts_in_pieces(accents, monkeypatch):
    """Cut as often as can be: wherever a letter follows a space."""
    monkeypatch.setattr(bulk, "_PIECE", 1)
    for document in [*texts.all_documents()][::20]:
        text = document["text"]
        assert folded_words(text, accents) == fold_words(cut_words(text), accents)
    for space in map(chr, (*range(0x21), 0x85, 0xA0, 0x1680, *range(0x2000, 0x2010), 0x3000)):
        for sign in "\u0301\u0654\u1161\u094d\u200d\u00bd\ufdfa\u6771\u0e01I\u0130":
            text = f"a{space}{sign}b{space}{sign} {space}e"
            assert folded_words(text, accents) == fold_words(cut_words(text), accents)


@given(st.lists(st.sampled_from(sentences.SENTENCES) | st.text(max_size=6)))
def test_any_text(parts):
    text = "".join(parts)
    for accents in ACCENTS:
        assert folded_words(text, accents) == fold_words(cut_words(text), accents)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ёлка № 5: «за\u0301мок»… 😀 ½", "елка no 5 замок 1 2"),
        ("كِتَابٌ ‏۱۲۳ ـ می\u200cخواهم، ﷺ", "كتاب ۱۲۳ میخواهم صلى الله عليه وسلم"),
        ("שָׁלוֹם עולם", "שלום עולם"),
        ("Ἑλλάς, ΆΛΦΑ™", "ελλασ αλφαtm"),
        ("ՀԱՅԱՍՏԱՆ և საქართველო", "հայաստան եւ საქართველო"),
        ("слово слово東京слово", "слово слово 東 京 слово"),
    ],
)
def test_alphabets(text, words):
    assert folded_words(text) == words.split() == fold_words(cut_words(text))


def test_an_alphabet_of_too_many_characters_starts_anew():
    signs = "".join(map(chr, range(0x2100, 0x2800)))
    for text in (f"начало {signs} конец", "ещё слово", f"{signs} ещё", "и ещё; слово"):
        assert folded_words(text) == fold_words(cut_words(text))
