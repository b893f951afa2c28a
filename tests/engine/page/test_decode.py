"""Bytes to text: the order of the WHATWG standard, its labels, and what cannot be decoded."""

import pathlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.model import Charset
from sosie.page.decode import decode
from sosie.page.encodings import NAMES, codec_of, encoding_of

DATA = pathlib.Path(__file__).parents[2] / "data" / "html5lib-tests"

SAMPLES = {
    "ibm866": "Привет, мир",
    "iso-8859-2": "Zażółć gęślą jaźń",
    "iso-8859-3": "Ġirja fuq l-għolja",
    "iso-8859-4": "Ķēniņš ģērbjas",
    "iso-8859-5": "Привет, мир",
    "iso-8859-6": "مرحبا بالعالم",
    "iso-8859-7": "Καλημέρα κόσμε",
    "iso-8859-8": "שלום עולם",
    "iso-8859-8-i": "שלום עולם",
    "iso-8859-10": "Þórður įsakymas",
    "iso-8859-13": "Ąžuolas šlama",
    "iso-8859-14": "Ŵyneb ŷd",
    "iso-8859-15": "Un œuf à 3 €",
    "iso-8859-16": "București și Țara",
    "koi8-r": "Привет, мир",
    "koi8-u": "Привіт, їжаче",
    "macintosh": "Déjà vu à Noël",
    "windows-874": "สวัสดีชาวโลก",
    "windows-1250": "Zażółć gęślą jaźń",
    "windows-1251": "Привет, мир",
    "windows-1252": "Déjà vu – “œuf” à 3 €",
    "windows-1253": "Καλημέρα κόσμε",
    "windows-1254": "İğne ışığı",
    "windows-1255": "שלום עולם",
    "windows-1256": "مرحبا بالعالم",
    "windows-1257": "Ąžuolas šlama",
    "windows-1258": "Đây là cơn mưa",
    "x-mac-cyrillic": "Привет, мир",
    "gbk": "你好，世界",
    "gb18030": "你好，世界 𠀀",
    "big5": "你好，世界",
    "euc-jp": "こんにちは世界",
    "iso-2022-jp": "こんにちは世界",
    "shift_jis": "こんにちは世界①",
    "euc-kr": "안녕하세요 세계 똠",
    "utf-8": "Zażółć 你好 привет",
}
LONE = {"utf-16be", "utf-16le", "replacement", "x-user-defined"}


def test_every_encoding_of_the_standard_has_a_sample():
    assert set(SAMPLES) | LONE == set(NAMES)


@pytest.mark.parametrize("name", SAMPLES)
@pytest.mark.parametrize(
    "meta",
    [
        '<meta charset="{}">',
        '<META http-equiv=Content-Type content="text/html; charset={}">',
        "<meta content='text/html;charset={}' http-equiv='content-type'>",
    ],
)
def test_each_encoding_declared_by_meta(name, meta):
    page = f"<!doctype html>{meta.format(name)}<p>{SAMPLES[name]}</p>"
    text, charset = decode(page.encode(codec_of(name)), None)
    assert text == page
    assert charset == Charset(name, "meta", 0)


@pytest.mark.parametrize("name", [*SAMPLES, "utf-16le", "utf-16be"])
def test_each_encoding_declared_by_header(name):
    page = f"<p>{SAMPLES.get(name, 'Zażółć 你好')}</p>"
    text, charset = decode(page.encode(codec_of(name)), f'text/html; charset="{name.upper()}"')
    assert (text, charset) == (page, Charset(name, "header", 0))


@pytest.mark.parametrize("name", ["utf-8", "utf-16-le", "utf-16-be"])
def test_a_byte_order_mark_wins_over_all(name):
    page = '<meta charset="koi8-r"><p>Zażółć 你好</p>'
    text, charset = decode(f"\ufeff{page}".encode(name), "text/html; charset=iso-8859-1")
    assert (text, charset.name, charset.source) == (page, name.replace("16-", "16"), "bom")


def test_header_wins_over_meta():
    text, charset = decode('<meta charset="koi8-r">é'.encode("cp1252"), "text/html;charset=latin1")
    assert text.endswith("é") and charset == Charset("windows-1252", "header", 0)


@pytest.mark.parametrize(
    ("label", "name"),
    [
        ("latin1", "windows-1252"),
        ("US-ASCII", "windows-1252"),
        (" latin5 ", "windows-1254"),
        ("ISO-8859-9", "windows-1254"),
        ("gb2312", "gbk"),
        ("x-sjis", "shift_jis"),
        ("ks_c_5601-1987", "euc-kr"),
        ("tis-620", "windows-874"),
        ("utf-7", None),
        ("latin-9000", None),
    ],
)
def test_labels(label, name):
    assert encoding_of(label) == name


def test_meta_latin1_is_windows_1252():
    text, charset = decode(b'<meta charset="iso-8859-1"><p>\x93caf\xe9\x94 \x80', None)
    assert text.endswith("“café” €") and charset.name == "windows-1252"


def test_meta_latin5_is_turkish():
    text, charset = decode('<meta charset="latin5"><p>İğne ışığı'.encode("cp1254"), None)
    assert text.endswith("İğne ışığı") and charset == Charset("windows-1254", "meta", 0)


def test_meta_utf16_means_utf8_and_user_defined_means_windows_1252():
    assert decode('<meta charset="utf-16">é'.encode(), None)[1] == Charset("utf-8", "meta", 0)
    assert decode(b'<meta charset="x-user-defined">\xe9', None)[1].name == "windows-1252"


def test_an_unknown_label_counts_as_none():
    assert decode('<meta charset="klingon"><p>é'.encode(), None)[1].source == "valid"


def test_undeclared_utf8_is_valid_even_cut_in_a_character():
    assert decode("Zażółć gęślą".encode(), None)[1] == Charset("utf-8", "valid", 0)
    assert decode("Zażółć".encode()[:-1], None)[1] == Charset("utf-8", "valid", 1)


def test_a_late_meta_still_counts():
    page = f"<!-- {'x' * 5000} --><title>t</title>{' ' * 2000}<meta charset=koi8-r><p>Привет"
    assert decode(page.encode("koi8-r"), None) == (page, Charset("koi8-r", "meta", 0))


def test_meta_in_a_comment_or_an_attribute_declares_nothing():
    page = b'<!-- <meta charset=koi8-r> --><p title="<meta charset=big5>">plain'
    assert decode(page, None)[1] == Charset("utf-8", "valid", 0)


def test_a_whole_page_of_utf8_is_read_as_such_against_its_meta():
    page = '<meta charset="iso-8859-1"><p>' + "Déjà vu à Noël. " * 80
    assert decode(page.encode(), None) == (page, Charset("utf-8", "valid", 0))


def test_undecodable_bytes_are_replaced_and_counted():
    text, charset = decode(b"caf\xc3\xa9 \xff\xfe na\xefve", "text/html; charset=utf-8")
    assert text == "café \ufffd\ufffd na\ufffdve" and charset.replaced == 3


def test_a_replacement_character_of_the_author_is_not_counted():
    text, charset = decode("\ufffd ".encode() + b"\xff", "text/html; charset=utf-8")
    assert text == "\ufffd \ufffd" and charset.replaced == 1


def test_a_hole_in_a_pair_shifts_nothing_and_swallows_no_markup():
    text, charset = decode(b"\xc4\xe3\xff\xc4\xe3\xba\xc3\x81<p>", "text/html; charset=gb2312")
    assert text.startswith("你") and text.endswith("好\ufffd<p>") and charset.replaced == 2


def test_what_browsers_read_and_python_does_not():
    assert decode(b"\x80\xa3\xa0", "a/b;charset=gbk")[0] == "€\u3000"
    assert decode(b"\xad\xa1\xad\xea", "a/b;charset=euc-jp")[0] == "①㈱"
    assert decode(b"\x81\x8d", "a/b;charset=windows-1252") == (
        "\x81\x8d",
        Charset("windows-1252", "header", 0),
    )
    assert decode(b"A\x80\xff", "a/b;charset=x-user-defined")[0] == "A\uf780\uf7ff"


def test_refused_encodings_give_one_replacement():
    assert decode(b"~{VPND~}", "a/b;charset=hz-gb-2312") == (
        "\ufffd",
        Charset("replacement", "header", 1),
    )


PROSE = {
    "gbk": "据了解，今年以来全国各地的经济发展都取得了很大的进步，人民的生活水平不断提高。",
    "big5": "根據了解，今年以來全國各地的經濟發展都取得了很大的進步，人民的生活水準不斷提高。",
    "shift_jis": "今年は全国の各地で経済がとても発展し、人々の生活はますます豊かになりました。",
    "euc-jp": "今年は全国の各地で経済がとても発展し、人々の生活はますます豊かになりました。",
    "euc-kr": "올해는 전국 각지에서 경제가 크게 발전하였고 사람들의 생활 수준이 계속 높아졌다.",
    "windows-1251": "В этом году экономика страны заметно выросла, и жизнь людей стала лучше.",
    "koi8-r": "В этом году экономика страны заметно выросла, и жизнь людей стала лучше.",
    "windows-1253": "Φέτος η οικονομία της χώρας αναπτύχθηκε και η ζωή των ανθρώπων βελτιώθηκε.",
    "windows-1252": "Cette année l’économie a beaucoup progressé, et la vie s’est améliorée.",
}


@pytest.mark.parametrize("name", PROSE)
def test_a_guess_where_nothing_is_declared(name):
    page = f"<html><title>News</title><p>{PROSE[name]}</p></html>"
    text, charset = decode(page.encode(codec_of(name)), None)
    assert text == page and charset == Charset(name, "guess", 0)


def test_mostly_valid_utf8_is_guessed_as_utf8():
    page = "Zażółć gęślą jaźń. ".encode() * 5 + b"\xff"
    assert decode(page, None)[1] == Charset("utf-8", "guess", 1)


def html5lib_tests():
    for path in sorted(DATA.glob("*.dat")):
        for number, case in enumerate(path.read_bytes().split(b"#data\n")[1:]):
            page, _, name = case.rpartition(b"\n#encoding\n")
            yield pytest.param(page, name.split()[0].decode().lower(), id=f"{path.stem}-{number}")


@pytest.mark.parametrize(("page", "name"), list(html5lib_tests()))
def test_html5lib_encoding_tests(page, name):
    charset = decode(page, None)[1]
    # Where nothing is declared the standard leaves the default to the reader: here UTF-8, if valid.
    assert charset.name == name or (name == "windows-1252" and charset.source == "valid")


@given(st.binary(max_size=300), st.sampled_from([*NAMES, "", "nonsense"]))
def test_any_bytes_decode(source, label):
    text, charset = decode(source, f"text/html; charset={label}")
    assert charset.replaced <= text.count("\ufffd")
    if charset.name == "utf-8":
        assert text == source.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")
