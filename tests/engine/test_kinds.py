"""What goes wrong for people who compare texts, one kind after the other: the texts, then their
characters. Where a module has more to say: `test_judge.py` (every threshold), `test_normalise.py`,
`test_scripts.py` (every script), `page/` (HTML and charsets), `test_cli.py`.
"""

import json

import pytest
import sosie
from sosie import bridge, judge


def text(content: str, **options) -> sosie.Document:
    return sosie.read(content, kind="text", options=sosie.Options(**options))


def page(body: str) -> sosie.Document:
    return sosie.read(f"<!doctype html><title>A page</title><main><p>{body}</p></main>")


def words(prefix: str, count: int) -> str:
    return " ".join(f"{prefix}{number}" for number in range(count))


# Texts


@pytest.mark.parametrize(
    ("a", "b", "why"),
    [
        ("Hello!", "Goodbye.", ["too-short", "too-short"]),
        ("Read more", "Read more", ["too-short", "too-short"]),
        ("", "", ["empty", "empty"]),
        ("", "A text of more than three words.", ["empty", "short-text"]),
        ("🙂🙃 …", "★★★", ["empty", "empty"]),
        ("\ufeff\u200b\u00ad", "\u2060", ["empty", "empty"]),
    ],
)
def test_short_and_empty_texts_are_no_duplicates(a, b, why):
    found = sosie.compare(text(a), text(b))
    assert (found.relation, found.container) == ("too-short", None)
    assert (found.fingerprint_verdict, found.content_verdict) == ("unsure", "unsure")
    assert found.distance is found.jaccard is found.dice is found.a_in_b is found.b_in_a is None
    assert [notice.code for _, notice in found.warnings] == why


SCRIPTS = {
    "Thai": (
        "วันนี้อากาศดีมาก เราจึงเดินไปที่สวนริมแม่น้ำและนั่งดูเรือจนถึงเย็น",
        "ร้านหนังสือแห่งนี้เปิดทุกวันยกเว้นวันจันทร์และมีกาแฟขายที่ชั้นสอง",
    ),
    "Japanese": (
        "今日は天気がとてもよいので、川のそばの公園まで歩いて、夕方まで舟を見ていました。",
        "この本屋は月曜日のほかは毎日開いていて、二階ではコーヒーも飲めます。",
    ),
    "Arabic": (
        "كان الطقس جميلا اليوم، فمشينا إلى الحديقة قرب النهر وبقينا ننظر إلى القوارب حتى المساء.",
        "تفتح هذه المكتبة أبوابها كل يوم ما عدا الاثنين، وفيها قهوة تباع في الطابق الثاني.",
    ),
    "Hindi": (
        "आज मौसम बहुत अच्छा था, इसलिए हम नदी के पास के बगीचे तक गए और शाम तक नावें देखते रहे।",
        "किताबों की यह दुकान सोमवार को छोड़कर हर दिन खुलती है और ऊपर कॉफ़ी भी मिलती है।",
    ),
}


@pytest.mark.parametrize("segmentation", ["characters", "pairs", "runs"])
@pytest.mark.parametrize("script", SCRIPTS)
def test_no_script_is_empty(script, segmentation):
    one, other = (text(t, k=1, segmentation=segmentation) for t in SCRIPTS[script])
    assert one.words > 1
    assert sosie.compare(one, one).relation == "identical"
    assert sosie.compare(one, other).relation in ("distinct", "partial")
    if segmentation == "characters":
        assert one.words > 10
        assert sosie.compare(text(one.text), text(other.text)).relation == "distinct"


def test_one_word_of_six_weighs_more_than_one_of_a_page():
    sentence = sosie.compare(
        text("The old ferry leaves at noon."), text("The old ferry returns at noon.")
    )
    whole = f"{words('a', 150)} noon {words('b', 149)}"
    near = sosie.compare(text(whole), text(whole.replace("noon", "dusk")))
    assert sentence.jaccard < near.jaccard
    assert sentence.distance > near.distance
    assert (sentence.relation, near.relation) == ("distinct", "near-duplicate")
    # So short a text is not judged by its fingerprint, however close.
    assert (sentence.fingerprint_verdict, near.fingerprint_verdict) == ("unsure", "near")
    assert "short-text" in {notice.code for _, notice in sentence.warnings}


@pytest.mark.parametrize(
    "place", ["Room {0} is free on the third floor until May.", "Total: {0} €"]
)
def test_sentences_that_differ_by_a_number(place):
    found = sosie.compare(text(place.format(12), k=2), text(place.format(13), k=2))
    assert found.relation != "identical"
    assert found.jaccard < 1
    assert found.distance > 0


def test_templated_pages_that_differ_by_numbers():
    # The same page but for its numbers is nearly the same page, never the same.
    row = "In the year {0} the harbour counted {1} boats and {2} sailors in all its docks. "
    one, other = (
        "".join(row.format(1900 + n, seed + n, seed + 9 * n) for n in range(20))
        for seed in (100, 700)
    )
    found = sosie.compare(text(one), text(other))
    assert found.relation in ("partial", "distinct")
    one_number = sosie.compare(text(one), text(one.replace("1907", "1908", 1)))
    assert (one_number.relation, one_number.content_verdict) == ("near-duplicate", "near")


def sharing(common: int, only_a: int, only_b: int, row: judge.Thresholds) -> sosie.Comparison:
    """Two texts of single words, so many in common and so many in one of them alone."""
    shared = words("s", common)
    a, b = f"{shared} {words('a', only_a)}", f"{shared} {words('b', only_b)}"
    return sosie.compare(text(a, k=1), text(b, k=1), thresholds=row)


@pytest.mark.parametrize("row", judge.TABLE.values(), ids=judge.TABLE)
def test_a_score_at_a_threshold_has_reached_it(row):
    def relation(share: float, in_b: float) -> str:
        """Of so large a share of A, which is so large a share of B."""
        common = round(share * 1000)
        return sharing(common, 1000 - common, round(common / in_b) - common, row).relation

    least = 0.001
    assert relation(row.near, row.near) == "near-duplicate"
    assert relation(row.near - least, row.near - least) == "contained"
    assert relation(row.contained, 0.1) == "contained"
    assert relation(row.contained - least, 0.1) == "partial"
    assert relation(row.partial, 0.1) == "partial"
    assert relation(row.partial - least, 0.1) == "distinct"


@pytest.mark.parametrize(
    ("only_a", "only_b", "relation"),
    [(0, 1, "contained"), (1, 1, "distinct"), (0, 0, "identical")],
)
def test_thresholds_of_exactly_one(only_a, only_b, relation):
    """All of a text is all of it: a share of 1.0 is exact, and one word of 3,000 is less."""
    found = sharing(3000, only_a, only_b, judge.Thresholds(1.0, 1.0, 1.0, 0, 1))
    assert found.relation == relation
    assert (found.a_in_b == 1.0) == (only_a == 0)


def test_a_share_of_one_in_another_order_is_near():
    row = judge.Thresholds(1.0, 1.0, 1.0, 0, 1)
    found = sosie.compare(text("a b c", k=1), text("c b a", k=1), thresholds=row)
    assert (found.jaccard, found.relation) == (1.0, "near-duplicate")


# Characters


@pytest.mark.parametrize(
    ("markup", "pasted"),
    [
        ("une co&shy;opé&shy;ra&shy;tive agri&shy;cole", "une coopérative agricole"),
        ("in&#8203;ter&zwnj;na&zwj;tio&#x2060;nal sea law", "international sea law"),
        ("می&zwnj;خواهم کتاب&zwnj;ها را", "میخواهم کتابها را"),
        ("prix&nbsp;: 12&#8239;000&nbsp;€ net", "prix : 12 000 € net"),
        ("&Eacute;t&eacute; &agrave; No&euml;l, &OElig;uvre", "Été à Noël, Œuvre"),
        ("caf&#233; &#xE9;t&#xe9; na&iuml;f", "cafe\u0301 e\u0301te\u0301 nai\u0308f"),
        ("R&amp;D &lt;b&gt; &hellip; &ldquo;x&rdquo;", "R&D <b> … “x”"),
        ("&frac12; cup &times; 3 &NotEqualTilde;", "½ cup × 3"),
        ("&rlm;שלום&lrm; עולם &rlm;טוב", "שלום עולם טוב"),
        ("&#x130;stanbul ve İzmir", "istanbul ve izmir"),
        ("&#xfb01;n &#xfb02;ot e&#xfb00;et", "fin flot effet"),
    ],
)
def test_fetched_and_pasted_copies_are_the_same(markup, pasted):
    assert page(markup).folded == text(pasted).folded
    assert sosie.compare(page(markup), text(pasted)).relation == "identical"


@pytest.mark.parametrize(
    ("content", "folded"),
    [
        ("İSTANBUL İstanbul istanbul", ["istanbul"] * 3),
        ("DİYARBAKIR Diyarbakır", ["diyarbakir"] * 2),
        ("protégé créée naïve façade", ["protege", "creee", "naive", "facade"]),
        ("señor corazón pingüino", ["senor", "corazon", "pinguino"]),
        ("한국어로 된 문장을 자르지 않는다", ["한국어로", "된", "문장을", "자르지", "않는다"]),
        ("\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165", ["한국어"]),
    ],
)
def test_words_are_cut_at_no_accent_and_no_syllable(content, folded):
    assert text(content).folded == folded


SURROGATES = "one two\ud800 three\udfff four \udc00five"


def test_lone_surrogates_separate_words():
    assert text(SURROGATES).folded == text("one two three four five").folded
    assert page(SURROGATES).folded == ["one", "two", "three", "four", "five"]
    assert text(SURROGATES).fingerprint == text("one two three four five").fingerprint


@pytest.mark.parametrize("profile", ["detector", "article", "package"])
def test_lone_surrogates_cross_the_bridge(profile):
    source = {"text": SURROGATES, "kind": "text"}
    request = {"a": source, "b": source, "options": {"profile": profile}}
    answer = json.loads(bridge.call("compare", json.dumps(request)))
    assert answer["ok"]
    assert answer["value"]["relation"] == "identical"
    assert answer["value"]["a"]["text"] == SURROGATES
    start, end = (answer["value"]["passages"][0]["a"][edge] for edge in ("start", "end"))
    assert SURROGATES[start:end] == SURROGATES
