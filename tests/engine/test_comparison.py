"""Two documents held against each other."""

import json

import pytest
import sosie
from checks import texts
from hypothesis import given
from hypothesis import strategies as st
from sosie import judge
from sosie.model import Notice

FEW_WORDS = st.lists(st.sampled_from("le chat noir dort été Été 東京 ½ 🙂".split()), max_size=40)
SOME_TEXT = FEW_WORDS.map(" ".join) | st.text(max_size=40)
SOME_OPTIONS = st.builds(
    sosie.Options,
    k=st.integers(1, 6),
    bits=st.sampled_from([64, 128]),
    weights=st.sampled_from(["count", "binary", "log"]),
    accents=st.sampled_from(["fold", "keep"]),
    segmentation=st.sampled_from(["characters", "pairs", "runs"]),
) | st.just(sosie.Options("package"))
MEASURES = ("distance", "jaccard", "dice", "a_in_b", "b_in_a", "common", "article_distance")
MIRRORED = {"a": "b", "b": "a", None: None}


def side(document: str, options: sosie.Options | None = None) -> sosie.Document:
    return sosie.read(document, kind="text", options=options)


def test_where_each_holds_as_much_of_the_other_the_container_does_not_depend_on_the_side():
    words = [f"w{number}" for number in range(80)]
    a = " ".join(words)
    b = " ".join(words[18:] + [f"a{number}" for number in range(18)])
    here, there = sosie.compare(a, b), sosie.compare(b, a)
    assert here.relation == "contained" and here.a_in_b == here.b_in_a
    assert {here.container, there.container} == {"a", "b"}


@pytest.mark.parametrize("segmentation", ["pairs", "runs"])
def test_how_letters_are_cut_says_nothing_of_texts_without_such_letters(segmentation):
    options = sosie.Options(segmentation=segmentation)
    text = " ".join(f"w{number}" for number in range(80))
    found = sosie.compare(text, f"{text} one more", options)
    assert (found.fingerprint_verdict, found.content_verdict) == ("near", "near")
    assert found.thresholds == judge.TABLE[3] and found.warnings == ()
    chinese = "这里有一段，很长的中文，文字它没有，空格，" * 6
    unmeasured = sosie.compare(chinese, f"{chinese}又多了，几个字", options)
    assert (unmeasured.fingerprint_verdict, unmeasured.content_verdict) == ("unsure", "unsure")
    assert (None, Notice("options-unmeasured")) in unmeasured.warnings


@given(SOME_TEXT, SOME_TEXT, SOME_OPTIONS)
def test_symmetric_and_bounded(a, b, options):
    a, b = side(a, options), side(b, options)
    here, there = sosie.compare(a, b), sosie.compare(b, a)
    for name in ("distance", "article_distance", "jaccard", "dice", "common", "relation"):
        assert getattr(here, name) == getattr(there, name)
    assert (here.a_in_b, here.b_in_a) == (there.b_in_a, there.a_in_b)
    assert (here.shingles_a, here.shingles_b) == (there.shingles_b, there.shingles_a)
    assert here.fingerprint_verdict == there.fingerprint_verdict
    assert here.content_verdict == there.content_verdict
    if a.text != b.text:
        assert here.container == MIRRORED[there.container]
    if here.relation == "too-short":
        assert [getattr(here, name) for name in MEASURES[:6]] == [None] * 6
    else:
        assert 0 <= here.distance <= options.bits
        assert all(0 <= share <= 1 for share in (here.jaccard, here.dice, here.a_in_b, here.b_in_a))


@given(SOME_TEXT, SOME_OPTIONS)
def test_identity(text, options):
    found = sosie.compare(side(text, options), side(text, options))
    if found.relation != "too-short":
        assert (found.relation, found.distance, found.jaccard) == ("identical", 0, 1.0)
        assert found.content_verdict == "same"


@given(SOME_TEXT, SOME_TEXT, SOME_OPTIONS)
def test_passages_quote_both_texts(a, b, options):
    found = sosie.compare(side(a, options), side(b, options))
    for passage in found.passages:
        assert passage.length >= found.shortest_passage >= 5
        for document, place in ((found.a, passage.a), (found.b, passage.b)):
            quoted = document.text[place.start : place.end]
            words = document.folded[place.word : place.word + passage.length]
            assert set(words) <= set(side(quoted, options).folded)


@given(SOME_TEXT, SOME_TEXT)
def test_json_is_json(a, b):
    value = sosie.compare(side(a), side(b)).to_dict()
    assert json.loads(json.dumps(value)) == value
    assert value == sosie.compare(side(a), side(b)).to_dict()


@pytest.mark.parametrize(
    ("a", "b", "relation", "container"),
    [
        ("", "", "too-short", None),
        ("one two", "one two", "too-short", None),
        ("one two three", "", "too-short", None),
        ("one two three", "One, TWO — thrée!", "identical", None),
        ("a b c d e f g h i j", "a b c d e f g h i j k", "near-duplicate", None),
        ("a b c d e", "v w a b c d e x y z s t u", "contained", "b"),
        ("v w a b c d e x y z s t u", "a b c d e", "contained", "a"),
        ("a b c d e f g h i j", "a b c d e f x y z v w t", "partial", None),
        ("a b c d e f g h i j", "k l m n o p q r s t", "distinct", None),
    ],
)
def test_relation(a, b, relation, container):
    found = sosie.compare(side(a), side(b))
    assert (found.relation, found.container) == (relation, container)


def test_identical_is_about_words_not_shingles():
    found = sosie.compare(side("a b a b a"), side("b a b a b"))
    assert (found.jaccard, found.relation) == (1.0, "near-duplicate")


def test_short_texts_leave_the_fingerprint_unsure():
    words = [f"w{number}" for number in range(50)]
    text, shorter = " ".join(words), " ".join(words[:49])
    assert sosie.compare(side(text), side(text)).fingerprint_verdict == "same"
    assert sosie.compare(side(shorter), side(shorter)).fingerprint_verdict == "unsure"
    assert sosie.compare(side(shorter), side(text)).fingerprint_verdict == "unsure"


def test_a_dominant_feature_leaves_the_fingerprint_unsure():
    found = sosie.compare(side("spam " * 60), side("spam " * 70))
    assert (found.distance, found.fingerprint_verdict) == (0, "unsure")


def test_texts_of_characters_need_longer_passages():
    nine, ten = "一二三四五六七八九", "一二三四五六七八九十"
    assert sosie.compare(side(nine), side(nine)).passages == ()
    assert [p.length for p in sosie.compare(side(ten), side(ten)).passages] == [10]
    assert [p.length for p in sosie.compare(side("a b c d e"), side("a b c d e")).passages] == [5]


@pytest.mark.parametrize(("segmentation", "length"), [("characters", 10), ("pairs", 9)])
def test_ten_letters_in_common_are_a_passage(segmentation, length):
    options = sosie.Options(segmentation=segmentation)
    here, there = "前一二三四五六七八九十後", "天一二三四五六七八九十地"
    found = sosie.compare(side(here, options), side(there, options))
    (passage,) = found.passages
    assert (passage.length, found.shortest_passage) == (length, length)
    assert here[passage.a.start : passage.a.end] == "一二三四五六七八九十"
    shorter = side(there.replace("十", ""), options)
    assert sosie.compare(side(here, options), shorter).passages == ()


def test_five_runs_in_common_are_a_passage():
    options = sosie.Options(segmentation="runs")
    text = side("我去。你來，他看。我們走、大家說", options)
    assert (text.words, text.segmentation) == (5, "runs")
    assert [passage.length for passage in sosie.compare(text, text).passages] == [5]


def test_passages_of_pairs_may_touch():
    # The letter at which one ends and the other begins belongs to a pair of each.
    options = sosie.Options(segmentation="pairs")
    here = side("一二三四五六七八九十甲乙丙丁戊己庚辛壬癸", options)
    there = side("十甲乙丙丁戊己庚辛壬癸。一二三四五六七八九十", options)
    first, second = sorted(sosie.compare(here, there).passages, key=lambda p: p.a.word)
    assert here.text[first.a.start : first.a.end] == "一二三四五六七八九十"
    assert here.text[second.a.start : second.a.end] == "十甲乙丙丁戊己庚辛壬癸"


def test_segmentations_are_not_judged_by_the_usual_thresholds():
    text = "我爱北京天安门，天安门上太阳升。" * 9
    found = sosie.compare(text, text + "完", sosie.Options(segmentation="pairs"))
    assert (found.relation, found.content_verdict) == ("near-duplicate", "unsure")
    assert (found.fingerprint_verdict, found.thresholds_from) == ("unsure", None)


def test_passages_are_as_long_as_a_shingle():
    options = sosie.Options(k=8)
    a = side("a b c d e f g", options)
    assert sosie.compare(a, a).passages == ()


def test_moved_passages_are_marked():
    found = sosie.compare(side("a b c d e f g x h i j k l"), side("h i j k l y a b c d e f g"))
    assert [(p.length, p.moved) for p in found.passages] == [(7, False), (5, True)]


def test_spans_are_in_the_readers_own_text():
    a = "Début. «\u00a0L’e\u0301te\u0301 est une sai\u00adson\u00a0!\u00a0» Fin"
    found = sosie.compare(side(a), side("l ete est une saison"))
    (passage,) = found.passages
    assert a[passage.a.start : passage.a.end] == "L’e\u0301te\u0301 est une sai\u00adson"


def test_documents_read_differently_do_not_compare():
    a, b = side("a b c"), side("a b c", sosie.Options(k=2))
    for ask in (
        lambda: sosie.compare(a, b),
        lambda: sosie.compare(a, "a b c", sosie.Options(k=2)),
        lambda: sosie.compare(a, a, sosie.Options(bits=128)),
    ):
        with pytest.raises(sosie.SosieError) as refused:
            ask()
        assert refused.value.code == "options-differ"


def test_a_text_is_read_as_the_document_beside_it():
    found = sosie.compare(side("a b c d", sosie.Options(k=2)), "a b c e")
    assert (found.options.k, found.common) == (2, 2)


def test_figures_are_computed_when_asked_for():
    found = sosie.compare(side("a b c d e f"), side("a b c d e f"))
    assert found.relation == "identical"
    assert not {"passages", "article_distance", "layout"} & vars(found).keys()
    assert "spans" not in vars(found.a)
    found.to_dict()
    assert {"passages", "article_distance", "layout"} <= vars(found).keys()


def test_languages_that_differ():
    langs, words = (
        ("fr-FR", "fr_CA", "EN", "en"),
        ("a b c d e", "a b c d e", "f g h i j", "a b c d e"),
    )
    pages = [f'<html lang="{lang}"><p>{text}</p></html>' for lang, text in zip(langs, words)]
    a, b, c, d = (sosie.read(page) for page in pages)
    assert all(notice.code != "languages-differ" for _, notice in sosie.compare(a, b).warnings)
    value = sosie.compare(a, c).to_dict()
    differ = {"code": "languages-differ", "languages": ["fr", "en"], "side": None}
    assert differ in value["warnings"]
    assert {warning["side"] for warning in value["warnings"]} == {"a", "b", None}
    # What shares its text has one language, whatever the markup says.
    assert differ not in sosie.compare(a, d).to_dict()["warnings"]


def test_layout():
    page = "<main><h1>{0}</h1><p>{0} a b</p><ul><li>c</li><li>d</li></ul><p>e f g</p></main>"
    one, other = sosie.read(page.format("one")), sosie.read(page.format("other"))
    assert sosie.compare(one, other).layout == 1.0
    assert sosie.compare(one, side("a b c d e")).layout is None
    assert sosie.compare(one, side("a b c d e")).layout_kind is None


def test_json():
    value = sosie.compare(side("a b c d e f"), side("a b c d e g")).to_dict()
    assert (value["schema"], value["offsets"], value["bits"]) == (1, "code-points", 64)
    assert (value["common"], value["shingles_a"], value["shingles_b"]) == (3, 4, 4)
    assert value["a_in_b"] == value["b_in_a"] == value["dice"] == 0.75
    assert value["covered"] == 5
    place = {"word": 0, "start": 0, "end": 9}
    assert value["passages"] == [{"length": 5, "moved": False, "a": place, "b": place}]
    assert value["a"] == side("a b c d e f").to_dict()


LABELLED = {
    "identical": {"identical", "near-duplicate"},
    "near": {"near-duplicate", "identical", "contained"},
    "contained": {"contained", "near-duplicate", "partial"},
    "rewritten": {"distinct", "partial"},
    "different": {"distinct"},
}


@pytest.mark.parametrize("name", texts.SETS)
def test_real_pairs(name):
    """Labels come from an alignment of words; relations from shingles: neighbours, not equals."""
    by_id = {document["id"]: document["text"] for document in texts.documents(name)}
    for pair in texts.pairs(name):
        found = sosie.compare(side(by_id[pair["a"]]), side(by_id[pair["b"]]))
        if pair["label"] in LABELLED:
            assert found.relation in LABELLED[pair["label"]], pair
        if pair["label"] in ("identical", "near"):
            assert found.content_verdict in ("same", "near")
            assert found.fingerprint_verdict != "different", (pair, found.distance)
        if pair["label"] == "different":
            assert found.distance > judge.TABLE[3].near_bits


@pytest.mark.parametrize("name", ["apache_manual", "fiches_travail"])
def test_real_pages(name):
    """Two versions of a page are a pair, from their HTML too."""
    pages = {d["id"]: d["html"] for d in texts.documents(name) if "html" in d}
    compared = 0
    for pair in texts.pairs(name):
        if {pair["a"], pair["b"]} <= pages.keys() and pair["label"] in ("identical", "near"):
            found = sosie.compare(sosie.read(pages[pair["a"]]), sosie.read(pages[pair["b"]]))
            assert found.relation in judge.DUPLICATES, pair
            assert 0 <= found.layout <= 1
            compared += 1
    assert compared >= 4


def test_identical_words_with_other_features_are_not_identical():
    # In the profile `package` a sign between words joins them: distance 29, nothing in common.
    found = sosie.compare("a,b c d e", "a-b c_d e", sosie.Options("package"))
    assert (found.relation, found.jaccard) == ("distinct", 0)


def test_the_result_shows_itself():
    found = sosie.compare("a b c d", "a b c e", sosie.Options(k=2))
    assert repr(found).startswith("Comparison(relation='")
    assert "jaccard=0.5" in repr(found)
