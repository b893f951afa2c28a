"""Reading a page or a text."""

import pytest
import sosie
from checks import texts
from sosie import judge

PAGE = """<!doctype html><html lang="fr-CA"><head><title>Un titre</title>
<link rel="canonical" href="/a"></head><body>
<nav><a href="/">Accueil</a> <a href="/x">Menu</a></nav>
<main><h1>Bonjour</h1>
<p>Un paragraphe assez long pour être du contenu, avec été et hiver.</p></main>
<footer>Mentions légales</footer></body></html>"""


def codes(document: sosie.Document) -> list[str]:
    return [notice.code for notice in document.warnings]


def test_text_is_kept_as_it_is():
    text = "  Déjà\u00a0vu…\r\n\tﬁn  "
    document = sosie.read(text, kind="text")
    assert document.text == text
    assert (document.kind, document.head, document.kept, document.removed) == ("text", None, (), ())
    assert document.words == 3


def test_page():
    document = sosie.read(PAGE, url="https://example.org/b")
    assert (document.kind, document.title, document.lang) == ("html", "Un titre", "fr-CA")
    assert document.head.canonical == "https://example.org/a"
    assert "paragraphe assez long" in document.text
    assert "Accueil" not in document.text
    assert "Mentions" in " ".join(block.text for block in document.removed)
    for block in document.kept:
        assert document.text[block.start : block.end] == block.text
    everything = sosie.read(PAGE, options=sosie.Options(keep_boilerplate=True))
    assert "Accueil" in everything.text


def test_html_read_as_text_stays_markup():
    assert sosie.read(PAGE, kind="text").text == PAGE


def test_bytes():
    data = "Été à la plage".encode("iso-8859-1")
    document = sosie.read(data, content_type="text/plain; charset=latin1")
    assert document.text == "Été à la plage"
    assert document.charset.source == "header"
    assert (
        sosie.read(memoryview(data), content_type="text/plain; charset=latin1").text
        == document.text
    )


@pytest.mark.parametrize(
    "data", [b"%PDF-1.7\n", b"PK\x03\x04....", b"\x1f\x8b\x08\0", b"\0\1\2\0" * 9]
)
def test_binary_is_refused(data):
    for kind in ("auto", "text", "html"):
        with pytest.raises(sosie.SosieError) as refused:
            sosie.read(data, kind=kind)
        assert refused.value.code == "binary"


@pytest.mark.parametrize("source", [None, 5, ["a"], 1.5])
def test_no_source(source):
    with pytest.raises(sosie.SosieError) as refused:
        sosie.read(source)
    assert refused.value.code == "source-invalid"


@pytest.mark.parametrize("kind", ["pdf", "", None, 3])
def test_no_kind(kind):
    with pytest.raises(sosie.SosieError) as refused:
        sosie.read("a", kind=kind)
    assert refused.value.detail["option"] == "kind"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", ["empty"]),
        (" … 🙂 ", ["empty"]),
        ("one", ["too-short"]),
        ("one two", ["too-short"]),
        ("one two three", ["short-text", "dominant-feature"]),
        (" ".join(f"w{n}" for n in range(49)), ["short-text"]),
        (" ".join(f"w{n}" for n in range(50)), []),
        ("spam " * 60, ["dominant-feature"]),
    ],
)
def test_warnings(text, found):
    assert codes(sosie.read(text, kind="text")) == found


def test_warnings_of_bytes():
    document = sosie.read(b"caf\xe9 \xff\xfe", content_type="text/plain; charset=utf-8")
    assert "charset-replaced" in codes(document)


@pytest.mark.parametrize("weights", ["count", "binary", "log"])
def test_dominant_feature(weights):
    def share(text: str) -> float:
        options = sosie.Options("article", weights=weights)
        return sosie.read(text, kind="text", options=options).dominant_share

    assert share("") == 0
    assert share("a a a") == 1
    assert share("a b") <= 0.5
    assert (share("a a a a a a a a b") > judge.DOMINANT_SHARE) == (weights != "binary")
    assert share(" ".join(f"w{n}" for n in range(99))) <= judge.DOMINANT_SHARE


def test_too_short_names_the_size():
    (notice,) = sosie.read("a b", kind="text", options=sosie.Options(k=5)).warnings
    assert notice.to_dict() == {"code": "too-short", "words": 2, "k": 5}


def test_json_of_a_text():
    value = sosie.read("a b c d", kind="text").to_dict()
    assert value["schema"] == 1
    assert value["engine"] == sosie.__version__
    assert (value["words"], value["shingles"], value["segmentation"]) == (4, 2, "words")
    assert value["fingerprint"] == f"{sosie.simhash(['a b c', 'b c d']):016x}"
    assert value["charset"] is value["head"] is value["title"] is None
    assert value["options"]["k"] == 3


@pytest.mark.parametrize(("bits", "digits"), [(64, 16), (128, 32)])
def test_fingerprints_have_all_their_digits(bits, digits):
    options = sosie.Options(bits=bits)
    for number in range(99):  # some of them begin with a zero
        document = sosie.read(f"a{number} b c", kind="text", options=options)
        assert len(document.to_dict()["fingerprint"]) == digits
    assert sosie.read("", kind="text", options=options).to_dict()["fingerprint"] is None


def test_reading_again_gives_the_same():
    pages = [document["html"] for document in texts.all_documents() if "html" in document]
    for page in pages[::8]:
        assert sosie.read(page).to_dict() == sosie.read(page).to_dict()


def test_lone_surrogates_are_no_words():
    document = sosie.read("abc \ud800 def\udfff ghi", kind="text")
    assert document.folded == ["abc", "def", "ghi"]
    assert document.fingerprint == sosie.read("abc def ghi", kind="text").fingerprint


def test_what_is_never_asked_for_is_not_computed():
    document = sosie.read("a b c d e", kind="text")
    assert document.fingerprint is not None
    assert "spans" not in vars(document)


@pytest.mark.parametrize(
    "given",
    [{"content_type": 5}, {"content_type": b"text/html"}, {"url": 5}, {"options": {"k": 2}}],
)
def test_arguments_of_another_type(given):
    with pytest.raises(sosie.SosieError) as refused:
        sosie.read("<p>x</p>", **given)
    assert refused.value.code == "option-invalid"


def test_header_fields():
    headers = {
        "X-ROBOTS-TAG": ["noindex", "otherbot: none"],
        "link": "</c>; rel=canonical",
        "Content-Language": "de",
        "Server": "any",
    }
    page = sosie.read(
        "<html><p>Ein Text</p>", kind="html", url="https://example.org/a", headers=headers
    )
    assert page.head.x_robots == ("noindex",)
    assert page.head.canonical == page.to_dict()["head"]["canonical"] == "https://example.org/c"
    assert page.lang == "de"
    text = sosie.read("Ein Text", kind="text", url="https://example.org/a", headers=headers)
    assert text.head == page.head
    assert sosie.read("Ein Text", kind="text", headers={"Server": "any"}).head is None


@pytest.mark.parametrize(
    "headers", [[], "Link: x", {"Link": 1}, {"Link": [1]}, {1: "x"}, {"Link": None}]
)
def test_header_fields_that_are_none(headers):
    with pytest.raises(sosie.SosieError) as raised:
        sosie.read("text", headers=headers)
    assert raised.value.code == "option-invalid"
    assert raised.value.detail["option"] == "headers"
