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


# A sentence in each language, what is left without its stop words, the stems of that, folded.
SENTENCES = [
    (
        "ar",
        "القِطُّ لم ينم على الطاولة إلى أن توقف المطر، وهو الآن في السرير.",
        "القط ينم الطاولة توقف المطر السرير",
        "القط ينم طاول توقف مطر سرير",
    ),
    (
        "cs",
        "Kočky nejsou na stole, spí pod postelemi, protože včera pršelo.",
        "kocky stole spi postelemi vcera prselo",
        "kock stol spi postel vcer prsel",
    ),
    (
        "da",
        "Kattene er ikke på bordet, de sover under sengene, fordi det har regnet.",
        "kattene bordet sover sengene fordi regnet",
        "kat bord sov seng fordi regn",
    ),
    (
        "de",
        "Die Katze ist nicht auf dem Tisch; sie schläft unter den Bäumen, weil es geregnet hat.",
        "katze tisch schlaft baumen geregnet",
        "katz tisch schlaft baum geregn",
    ),
    (
        "en",
        "The cats aren't on the table: they've been sleeping under the beds since it rained.",
        "cats table sleeping beds rained",
        "cat tabl sleep bed rain",
    ),
    (
        "es",
        "Los gatos no están en la mesa: duermen debajo de las camas desde que llovió.",
        "gatos mesa duermen debajo camas llovio",
        "gat mes duerm debaj cam llov",
    ),
    (
        "fi",
        "Kissat eivät ole pöydällä, vaan ne nukkuvat sänkyjen alla, koska sataa.",
        "kissat poydalla nukkuvat sankyjen",
        "kis poyda nukkuv sankyj",
    ),
    (
        "fr",
        "Les chats ne sont pas sur les tables, ils dorment sous les lits depuis qu’il a plu.",
        "chats tables dorment lits plu",
        "chat tabl dorment lit plu",
    ),
    (
        "hu",
        "A macskák nincsenek az asztalon, hanem az ágyak alatt alszanak, mert esett az eső.",
        "macskak nincsenek asztalon agyak alszanak esett eso",
        "macska nincs asztal agy alsz eset eso",
    ),
    (
        "it",
        "I gatti non sono sul tavolo, dormono sotto i letti dell’ospite, perché c’è la pioggia.",
        "gatti tavolo dormono letti ospite pioggia",
        "gatt tavol dorm lett ospit piogg",
    ),
    (
        "nl",
        "De katten zijn niet op de tafels, ze slapen onder de bedden, omdat het heeft geregend.",
        "katten tafels slapen bedden geregend",
        "kat tafel slaap bed reeg",
    ),
    (
        "no",
        "Kattene er ikke på bordet, de sover under sengene, fordi det har regnet.",
        "kattene bordet sover under sengene regnet",
        "katt bord sov und seng regn",
    ),
    (
        "pl",
        "Koty nie są na stole, śpią pod łóżkami, ponieważ wczoraj padał deszcz.",
        "koty stole spia lozkami wczoraj padal deszcz",
        "kot stol spia lozk wczor pad deszcz",
    ),
    (
        "pt",
        "Os gatos não estão na mesa: dormem debaixo das camas desde que choveu.",
        "gatos mesa dormem camas choveu",
        "gat mes dorm cam chov",
    ),
    (
        "ru",
        "Ко\u0301шки не на столе, они спят под кроватью, потому что всё ещё идёт дождь.",
        "кошки столе спят кроватью идет дождь",
        "кошк стол спят кроват идет дожд",
    ),
    (
        "sv",
        "Katterna är inte på bordet, de sover under sängarna, eftersom det har regnat.",
        "katterna bordet sover sangarna regnat",
        "katt bordet sov sang regn",
    ),
]


def test_every_language_has_its_sentence():
    assert tuple(row[0] for row in SENTENCES) == LANGUAGES


@pytest.mark.parametrize(("language", "text", "left", "stemmed"), SENTENCES)
def test_sentences(language, text, left, stemmed):
    assert features(text, stop_words=language) == left.split()
    assert features(text, stop_words=language, stem=language) == stemmed.split()


# Forms of one word, as they stand in texts.
FORMS = [
    ("ar", "كتاب الكتاب كِتابٌ"),
    ("ar", "معلم معلمون المعلمين"),
    ("cs", "kočka kočky kočkami"),
    ("da", "kat katten kattene"),
    ("de", "Haus Häuser Häusern"),
    ("en", "connect connected connection"),
    ("fi", "kissa kissat kissan"),
    ("hu", "asztal asztalok asztalon"),
    ("nl", "kat katten"),
    ("no", "katt katten kattene"),
    ("pl", "kot koty kotami"),
    ("sv", "katt katten katterna"),
    ("es", "perro perros perra"),
    ("fr", "continu continuer continuation"),
    ("fr", "élève élèves ÉLÈVE"),
    ("it", "gatto gatti gatta"),
    ("pt", "menino menina meninos"),
    ("ru", "книга книги книгой кни\u0301га"),
    ("ru", "окно окно\u0301 окном"),
    ("ru", "ёлка ёлки елку"),
]


@pytest.mark.parametrize(("language", "forms"), FORMS)
def test_stems_unite_forms(language, forms):
    assert len(set(features(forms, stem=language))) == 1


@pytest.mark.parametrize(
    ("language", "accented", "plain"),
    [
        ("fr", "été élèves forêts garçon", "ete eleves forets garcon"),
        ("de", "Häuser schöne Straßen", "Hauser schone Strassen"),
        ("es", "canción corazón niños", "cancion corazon ninos"),
        ("it", "città perché", "citta perche"),
        ("pt", "avó irmã câmaras", "avo irma camaras"),
        ("ru", "ёлка ещё", "елка еще"),
    ],
)
def test_stems_of_accented_and_plain_words(language, accented, plain):
    assert features(accented, stem=language) == features(plain, stem=language)


def test_an_ending_is_known_by_its_accent():
    # Stems act before the fold, on what Snowball knows: for it only `activité` has the ending.
    assert features("activité activite", stem="fr") == ["activ", "activit"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["私は東京に行きます。", "ผมไปกรุงเทพฯ", "나는 서울에 간다"])
def test_other_scripts_are_left_as_they_are(language, text):
    assert features(text, stop_words=language, stem=language) == features(text)


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


@pytest.mark.parametrize(
    ("language", "text", "left"),
    [("en", "They hadn’t slept, we mustn't sleep", "slept sleep"), ("it", "S’alza, c'è", "alza")],
)
def test_stop_words_are_cut_as_a_text_is(language, text, left):
    assert features(text, stop_words=language) == left.split()


def test_vowel_marks_and_alef_forms_hide_no_stop_word():
    assert features("مِنْ إلى الى أن كتاب", stop_words="ar") == ["كتاب"]


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
