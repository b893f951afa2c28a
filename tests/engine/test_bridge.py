"""JSON in, JSON out."""

import io
import json
import zipfile

import pytest
import sosie
from hypothesis import given
from hypothesis import strategies as st
from sosie import bridge

WORDS = "one two three four five six seven"


def call(name: str, request: object, *buffers: bytes) -> dict:
    return json.loads(bridge.call(name, json.dumps(request), *buffers))


@pytest.mark.parametrize("text", ["one two three", "été 東京 🙂", "one \ud800 two"])
def test_the_same_in_bytes(text):
    request = json.dumps({"source": {"text": text, "kind": "text"}})
    answer = bridge.call_in_utf8("read", memoryview(request.encode()))
    assert json.loads(answer) == json.loads(bridge.call("read", request))


def value(name: str, request: object, *buffers: bytes) -> dict:
    answer = call(name, request, *buffers)
    assert answer["ok"] is True, answer
    return answer["value"]


def error(name: str, request: object, *buffers: bytes) -> dict:
    answer = call(name, request, *buffers)
    assert answer["ok"] is False
    assert answer["error"].keys() == {"code", "side", "detail"}
    return answer["error"]


def pair(a: str | dict, b: str | dict = WORDS, **options: object) -> dict:
    sources = (
        side if isinstance(side, dict) else {"text": side, "kind": "text"} for side in (a, b)
    )
    return dict(zip("ab", sources, strict=True), options=options)


def test_info():
    info = value("info", {})
    assert (info["schema"], info["engine"]) == (1, sosie.__version__)
    assert info["limits"] == {"bytes": bridge.LIMIT_BYTES}
    assert "fr" in json.dumps(info["languages"])


def test_read_is_the_document():
    for text in (WORDS, "<main><p>Un texte, été.</p></main><nav>menu</nav>", ""):
        assert value("read", {"source": {"text": text}}) == sosie.read(text).to_dict()


def test_compare_is_the_comparison():
    found = value("compare", pair(WORDS, WORDS + " eight", k=2))
    wanted = sosie.compare(WORDS, WORDS + " eight", sosie.Options(k=2)).to_dict()
    assert found == {**wanted, "offsets": "utf-16"}


def test_sources_have_a_kind_an_address_and_a_charset():
    page = '<title>Été</title><link rel="canonical" href="x"><p>Un été doux</p>'.encode("latin1")
    source = {"buffer": 1, "content_type": "text/html; charset=latin1", "url": "http://h.example/"}
    found = value("read", {"source": source, "options": {"bits": 128}}, b"", page)
    assert (found["title"], found["url"]) == ("Été", "http://h.example/")
    assert found["head"]["canonical"] == "http://h.example/x"
    assert len(found["fingerprint"]) == 32
    assert value("read", {"source": {**source, "kind": "text"}}, b"", page)["kind"] == "text"


def test_options_may_be_absent():
    assert value("read", {"source": {"text": WORDS}, "options": None})["options"]["k"] == 3


def utf16(text: str, start: int, end: int) -> str:
    """`text.slice(start, end)`, as JavaScript does it."""
    units = text.encode("utf-16-le", "surrogatepass")
    return units[2 * start : 2 * end].decode("utf-16-le", "surrogatepass")


def test_spans_are_offsets_of_javascript():
    a = f"🙂🙂 𝐀𝐁 {WORDS} 🙂 𠮷"
    found = value("compare", pair(a, f"{WORDS} 🙂"))
    (passage,) = found["passages"]
    assert utf16(a, passage["a"]["start"], passage["a"]["end"]) == WORDS
    assert passage["a"]["start"] == 10
    assert (passage["b"]["start"], passage["b"]["end"]) == (0, len(WORDS))


def test_kept_blocks_are_offsets_of_javascript():
    page = "<main><p>🙂 Un premier paragraphe.</p><p>Un second 𠮷, après.</p></main>"
    for found in (
        value("read", {"source": {"text": page}}),
        value("compare", pair({"text": page}))["a"],
    ):
        assert len(found["kept"]) >= 1
        for block in found["kept"]:
            assert utf16(found["text"], block["start"], block["end"]) == block["text"]


@given(st.lists(st.sampled_from(["a", "b", "🙂", "𠮷", "é", "\ud800", " "]), max_size=40))
def test_offsets_of_any_text(pieces):
    text = " ".join([*pieces, WORDS, *pieces])
    for passage in value("compare", pair(text, f"𝐗 {WORDS}"))["passages"]:
        place = passage["a"]
        assert "four" in utf16(text, place["start"], place["end"])
        assert len(utf16(text, 0, place["start"]).encode("utf-16-le", "surrogatepass")) % 2 == 0


def test_lone_surrogates_come_back():
    text = "one two \ud800 three \udfff four"
    found = value("read", {"source": {"text": text, "kind": "text"}})
    assert (found["text"], found["words"]) == (text, 4)


@pytest.mark.parametrize("side", ["a", "b"])
def test_binary_names_its_side(side):
    sources = {"a": {"text": WORDS}, "b": {"text": WORDS}, side: {"buffer": 0}}
    found = error("compare", {**sources, "options": {}}, b"%PDF-1.4 \0\1")
    assert (found["code"], found["side"]) == ("binary", side)
    assert found["detail"]["type"]


@pytest.mark.parametrize(
    ("source", "buffers", "size"),
    [
        ({"text": "a" * 5_000_001}, (), 5_000_001),
        ({"text": "é" * 2_500_001}, (), 5_000_002),
        ({"text": "🙂" * 1_250_001}, (), 5_000_004),
        ({"buffer": 0}, (b"a" * 5_000_001,), 5_000_001),
    ],
    ids=["ascii", "accents", "astral", "bytes"],
)
def test_too_large(source, buffers, size):
    found = error("compare", pair(WORDS, source), *buffers)
    assert (found["code"], found["side"]) == ("too-large", "b")
    assert found["detail"] == {"bytes": size, "limit": 5_000_000}


def test_as_large_as_it_may_be():
    found = value("read", {"source": {"text": "a" * 5_000_000, "kind": "text"}})
    assert found["words"] == 1


def test_wrong_options_have_no_side():
    found = error("compare", pair(WORDS, k=11))
    assert (found["code"], found["side"]) == ("option-invalid", None)
    assert found["detail"]["option"] == "k"
    assert error("read", {"source": {"text": ""}, "options": {"x": 1}})["code"] == "option-invalid"


def test_a_wrong_kind_names_its_side():
    found = error("compare", pair({"text": WORDS, "kind": "pdf"}))
    assert (found["code"], found["side"]) == ("option-invalid", "a")


@pytest.mark.parametrize(
    ("name", "request_"),
    [
        ("unknown", {}),
        ("__init__", {}),
        ("read", {}),
        ("read", []),
        ("read", {"source": {}}),
        ("read", {"source": {"text": 5}}),
        ("read", {"source": {"buffer": 3}}),
        ("compare", {"a": {"text": ""}}),
        ("compare", {"a": {"text": ""}, "b": {"text": ""}, "options": [1]}),
    ],
)
def test_a_fault_of_ours_is_answered_too(name, request_):
    assert error(name, request_)["code"] in ("internal", "source-invalid", "option-invalid")


def test_what_is_no_json_is_answered_too():
    assert json.loads(bridge.call("read", "{"))["error"]["code"] == "internal"


def test_out_of_memory(monkeypatch):
    def fail(request, buffers, report):
        raise MemoryError

    monkeypatch.setitem(bridge._FUNCTIONS, "info", fail)
    assert error("info", {})["code"] == "out-of-memory"


@given(st.text(max_size=30), st.text(max_size=30), st.booleans())
def test_every_answer_is_json(a, b, phrases):
    assert call("compare", pair({"text": a}, {"text": b}, phrases=phrases))["ok"] is True


def archive(**files: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as file:
        for name, content in files.items():
            file.writestr(name, content)
    return packed.getvalue()


def invented(seed: int) -> str:
    return " ".join(f"w{seed}x{number}" for number in range(80))


def test_calibrate():
    pages = {f"site/page{seed}.html": f"<p>{invented(seed)}".encode() for seed in range(9)}
    packed = archive(**pages, **{"site/logo.png": b"\x89PNG", "__MACOSX/page.html": b"x"})
    sources = [
        {"name": "site.zip", "buffer": 0},
        {"name": "text.txt", "text": invented(9)},
        {"name": "again.txt", "buffer": 1},
        {"name": "broken.zip", "buffer": 2},
        {"name": "picture.html", "buffer": 2},
    ]
    told = []
    request = {"sources": sources, "alike": [["text.txt", "site.zip/site/page0.html"]]}
    buffers = (packed, invented(9).encode(), b"\x89PNG\r\n\x1a\n\0\0")
    answer = bridge.call(
        "calibrate", json.dumps(request), *buffers, report=lambda *step: told.append(step)
    )
    found = json.loads(answer)["value"]
    assert [text["name"] for text in found["texts"]] == [
        *(f"site.zip/site/page{seed}.html" for seed in range(9)), "text.txt",
    ]  # fmt: skip
    assert found["skipped"] == [
        {"name": "broken.zip", "code": "archive-unreadable"},
        {"name": "picture.html", "code": "binary"},
        {"name": "again.txt", "code": "copy-of", "of": "text.txt"},
    ]
    assert (found["different"]["pairs"], found["alike"]["pairs"]) == (44, 1)
    assert told == [(done, 12) for done in range(1, 13)]
    # One archive alone: its pages are named by their path in it.
    alone = value("calibrate", {"sources": sources[:1]}, packed)
    assert alone["texts"][0]["name"] == "site/page0.html"
    assert alone["thresholds"] is None


def test_compare_with_thresholds():
    given = {"near": 0.5, "contained": 0.5, "partial": 0.1, "near_bits": 40, "different_bits": 41}
    request = pair(WORDS * 20, (WORDS + " eight ") * 20, k=7)
    assert value("compare", request)["thresholds_from"] is None
    found = value("compare", {**request, "thresholds": given})
    assert (found["thresholds"], found["thresholds_from"]) == (given, "given")
    assert found["fingerprint_verdict"] == "near"
    assert value("compare", pair(WORDS))["thresholds_from"] == "table"


@pytest.mark.parametrize(
    "change",
    [{"near": 1.1}, {"contained": 0.6}, {"partial": None}, {"near_bits": 41}, {"near_bits": "x"}],
    ids=str,
)
def test_thresholds_that_make_no_sense(change):
    given = {"near": 0.5, "contained": 0.5, "partial": 0.1, "near_bits": 40, "different_bits": 41}
    found = error("compare", {**pair(WORDS), "thresholds": {**given, **change}})
    assert found["code"] == "thresholds-invalid"


def test_header_fields_come_with_a_source():
    source = {"text": "<p>text", "kind": "html", "headers": {"X-Robots-Tag": "noindex"}}
    assert value("read", {"source": source})["head"]["x_robots"] == ["noindex"]
    bad = {**source, "headers": {"X-Robots-Tag": 1}}
    assert error("compare", pair(source, bad))["side"] == "b"
