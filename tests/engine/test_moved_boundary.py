"""The reader's boundary through each door: Python, JSON, the command line."""

import json

import pytest
import sosie
from sosie import bridge, cli

FERRY = "The ferry to the northern islands leaves at dawn, its captain knows every rock by name."
WINTER = "In winter the crossing takes two hours longer, as the current turns against the boat."
PAGE = f"""<body><nav><a href=/>🙂 All the news</a></nav><main><p>🙂 {FERRY}</p>
<p>{WINTER} <b>🙂 Buy now</b></p></main><footer><p>Made on the mainland.</p></footer></body>"""


# --- Python


def test_a_document_tells_what_moved_it():
    assert sosie.read(PAGE).to_dict()["boundary"] == {"content": None, "keep": None, "drop": None}
    document = sosie.read(PAGE, keep="footer", drop="b, h7")
    found = document.to_dict()
    assert found["boundary"] == {"content": None, "keep": "footer", "drop": "b, h7"}
    assert found["text"] == f"🙂 {FERRY}\n\n{WINTER}\n\nMade on the mainland."
    assert found["warnings"] == [
        {"code": "selector-unmatched", "selector": "h7", "option": "drop"},
        {"code": "short-text", "words": 35},
    ]
    blocks = sorted(found["kept"] + found["removed"], key=lambda block: block["index"])
    assert [(block["tag"], block["reason"], block["selector"]) for block in blocks] == [
        ("nav", "navigation", "nav"),
        ("p", "main", "main > p:nth-of-type(1)"),
        ("p", "main", "main > p:nth-of-type(2)"),
        ("b", "dropped", "main > p:nth-of-type(2) > b"),
        ("p", "chosen", "footer > p"),
    ]


def test_a_text_has_nothing_to_name():
    document = sosie.read("One fish, two fish.", content="p, b", drop="i")
    assert document.text == "One fish, two fish."
    given = [(n.detail["option"], n.detail["selector"]) for n in document.notices]
    assert given == [("content", "p"), ("content", "b"), ("drop", "i")]
    assert document.to_dict()["boundary"] == {"content": "p, b", "keep": None, "drop": "i"}


@pytest.mark.parametrize("source", [PAGE, "One fish, two fish."])
@pytest.mark.parametrize(
    ("selectors", "code"),
    [({"keep": "p >"}, "selector-invalid"), ({"drop": ""}, "selector-invalid"),
     ({"content": ["p"]}, "option-invalid"), ({"keep": b"p"}, "option-invalid")],
)  # fmt: skip
def test_what_is_no_selector_is_refused(source, selectors, code):
    with pytest.raises(sosie.SosieError) as error:
        sosie.read(source, **selectors)
    assert error.value.code == code
    assert error.value.detail["option"] == next(iter(selectors))


# --- JSON


def call(name, request):
    return json.loads(bridge.call(name, json.dumps(request)))


def utf16(text, start, end):
    return text.encode("utf-16-le")[2 * start : 2 * end].decode("utf-16-le")


def test_the_page_moves_it_too():
    source = {"text": PAGE, "content": "", "keep": "nav, footer", "drop": "b"}
    found = call("read", {"source": source})["value"]
    assert found["boundary"] == {"content": None, "keep": "nav, footer", "drop": "b"}
    assert [block["reason"] for block in found["kept"]] == ["chosen", "main", "main", "chosen"]
    for block in found["kept"]:
        assert utf16(found["text"], block["start"], block["end"]) == block["text"]


def test_each_side_has_its_own():
    sources = {"a": {"text": PAGE, "content": "footer"}, "b": {"text": PAGE}, "options": {}}
    found = call("compare", sources)["value"]
    assert found["a"]["text"] == "Made on the mainland."
    assert FERRY in found["b"]["text"]
    error = call("compare", {**sources, "b": {"text": PAGE, "keep": "b!"}})["error"]
    assert (error["code"], error["side"]) == ("selector-invalid", "b")
    assert error["detail"] == {"option": "keep", "selector": "b!", "rest": "!"}


# --- the command line


@pytest.fixture
def page(tmp_path):
    path = tmp_path / "page.html"
    path.write_text(PAGE, encoding="utf-8")
    return str(path)


def run(capsys, *arguments):
    code = cli.main([*arguments, "--lang", "en"])
    captured = capsys.readouterr()
    return code, captured.out, captured.err


def test_extract_shows_reasons_and_selectors(page, capsys):
    _, out, err = run(capsys, "extract", page)
    assert out.startswith(f"🙂 {FERRY}")
    lines = [line.split() for line in err.splitlines()]
    at = lines.index(["Menu", "🙂", "All", "the", "news"])
    assert lines[at + 1] == ["nav"]
    assert lines[at + 2][0] == "Footer"
    assert lines[at + 3] == ["footer"]


def test_selectors_shown_can_be_given_back(page, capsys):
    _, out, _ = run(capsys, "extract", page, "--json")
    found = json.loads(out)
    menu = next(block["selector"] for block in found["removed"] if block["reason"] == "navigation")
    ferry = next(block["selector"] for block in found["kept"] if FERRY in block["text"])
    code, out, _ = run(capsys, "extract", page, "--keep", menu, "--drop", ferry)
    assert (code, out) == (0, f"🙂 All the news\n\n{WINTER} 🙂 Buy now\n")


def test_each_may_be_given_several_times(page, capsys):
    several = ("--drop", "b", "--keep", "nav", "--drop", "main > :first-child", "--keep", "h7")
    code, out, err = run(capsys, "extract", page, *several)
    assert (code, out) == (0, f"🙂 All the news\n\n{WINTER}\n")
    assert "“h7”" in err


def test_compare_takes_them_for_both_sides(page, capsys):
    code, out, _ = run(capsys, "compare", page, page, "--content", "main", "--drop", "h7", "--json")
    found = json.loads(out)
    assert (code, found["a"]["boundary"]["content"]) == (1, "main")
    unmatched = [w for w in found["warnings"] if w["code"] == "selector-unmatched"]
    assert [(w["side"], w["selector"]) for w in unmatched] == [("a", "h7"), ("b", "h7")]


@pytest.mark.parametrize("selector", ["p:hover", "", "p,", "["])
def test_an_invalid_selector_is_an_error(page, capsys, selector):
    for command in (["extract", page], ["compare", page, page]):
        code, out, err = run(capsys, *command, "--keep", selector)
        assert (code, out) == (2, "")
        assert f"--keep: “{selector}”" in err
