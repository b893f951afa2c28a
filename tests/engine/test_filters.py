"""Stop words, stems, phrases, weights."""

import math
from itertools import islice

import pytest
import sosie
from hypothesis import given
from hypothesis import strategies as st
from sosie.text.filters import (
    LANGUAGES,
    join_phrases,
    log_weights,
    stems,
    stop_words,
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_words_and_stems(language):
    words = stop_words(language)
    assert len(words) > 50
    assert all(word == word.casefold() for word in words)
    assert len(stems(["a", "b", "a"], language)) == 3


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", ["continu", "continuer", "continuation"]),
        ("en", ["connect", "connected", "connection"]),
        ("ru", ["книга", "книги", "книгой"]),
        ("de", ["häuser", "häusern"]),
    ],
)
def test_stems_unite(language, words):
    assert len(set(stems(words, language))) == 1


@pytest.mark.parametrize("ask", [stop_words, lambda language: stems(["a"], language)])
def test_a_language_without_lists_is_refused(ask):
    with pytest.raises(sosie.SosieError) as refused:
        ask("tlh")
    assert refused.value.code == "option-invalid"


@given(st.lists(st.sampled_from("abcd"), max_size=60))
def test_phrases_keep_every_word_in_its_place(words):
    runs = [joined.split("_") for joined in join_phrases(words)]
    assert [word for run in runs for word in run] == words
    assert all(len(run) in (1, 2) for run in runs)


def test_a_phrase_needs_to_be_seen_more_often_than_chance():
    filler = [f"w{number}" for number in range(200)]
    words = ["new", "york", *filler, "new", "york", *filler, "new", "york"]
    assert join_phrases(words)[0] == "new_york"
    assert join_phrases(["new", "york", *filler]) == ["new", "york", *filler]


def test_log_weights():
    assert log_weights(["b", "a", "b"]) == {"b": 1 + math.log(2), "a": 1}


def features(text: str, **options) -> list[str]:
    return sosie.read(
        text, kind="text", options=sosie.Options(profile="article", **options)
    ).features


def test_stop_words_act_before_the_fold():
    # « sur » is a stop word, « sûr » is none.
    assert features("Sûr d'être sur le pont", stop_words="fr") == ["sur", "pont"]


def test_stop_words_of_ones_own():
    assert features("Une Éponge été", stop_words=["ÉPONGE", "e\u0301te\u0301"]) == ["une"]


def test_stems_act_before_the_fold():
    assert features("Häuser Häusern", stem="de") == ["haus", "haus"]


def test_phrases_join_folded_words():
    others = iter(f"w{number}" for number in range(300))
    text = " ".join(" ".join(["Été indien", *islice(others, 60)]) for _ in range(5))
    assert features(text, phrases=True)[:3] == ["ete_indien", "w0", "w1"]


def test_the_words_count_before_filters():
    read = sosie.read("le chat", kind="text", options=sosie.Options(stop_words="fr"))
    assert (read.words, read.features) == (2, [])


@pytest.mark.parametrize("weights", ["count", "binary", "log"])
def test_weights(weights):
    text = "a b a b a b c d e a a a a"
    options = sosie.Options(profile="article", weights=weights)
    counts = {"a": 7, "b": 3, "c": 1, "d": 1, "e": 1}
    weigh = {"count": lambda n: n, "binary": lambda n: 1, "log": lambda n: 1 + math.log(n)}[weights]
    wanted = sosie.simhash({word: weigh(count) for word, count in counts.items()})
    assert sosie.read(text, kind="text", options=options).fingerprint == wanted
