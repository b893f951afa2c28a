"""Bytes to text: the order of the WHATWG standard, its labels, and what cannot be decoded."""

import pathlib

import pytest
import sosie
from hypothesis import given
from hypothesis import strategies as st
from sosie.document import read
from sosie.model import Charset
from sosie.page.charset.encodings import NAMES, codec_of, encoding_of
from sosie.page.decode import contradicts, decode

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


HEADER = "text/html; charset={}"
META = '<meta charset="{}">'
EQUIV = '<META http-equiv=Content-Type content="text/html; charset={}">'
XML = "<?xml version='1.0' encoding='{}'?>"
# Header, page before its text, and what the encoding is known by.
WAYS = {
    "header": (HEADER, "", "header"),
    "header, quoted": ('text/html ;Charset="{}"', "", "header"),
    "header, against the meta": (HEADER, '<meta charset="ibm866">', "header"),
    "meta": (None, META, "meta"),
    "meta, after the XML declaration": (None, XML.format("ibm866") + META, "meta"),
    "meta, unquoted": (None, "<html><head><meta\nname=x charset = {}><title>t</title>", "meta"),
    "http-equiv": (None, EQUIV, "meta"),
    "http-equiv, content first": (
        None,
        "<meta content='text/html;charset={}' http-equiv='content-type'/>",
        "meta",
    ),
    "late meta": (None, f"<!-- {'x' * 5000} --><title>t</title>{META}", "meta"),
    "meta, with a slash": (None, "<a/b='>'><META/charset={}>", "meta"),
    "late meta, with a slash": (
        None,
        f"<script/src='a'>{'x' * 2000}<meta charset=ibm866></script><meta/charset={{}}>",
        "meta",
    ),
    "late meta, in the body": (None, f"<body><div>{'<p>plain' * 20000}</div>{META}", "meta"),
    "late http-equiv": (None, f"<script>{'x' * 2000}</script>{EQUIV}", "meta"),
    "XML declaration": (None, f"{XML}<html>", "xml"),
    "XML declaration, quoted": (None, '<?xml encoding="{}" ?>', "xml"),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", SAMPLES)
def test_each_encoding_declared_in_each_way(name, way):
    header, before, source = WAYS[way]
    page = f"{before.format(name)}<p>{SAMPLES[name]}</p>"
    found = decode(page.encode(codec_of(name)), header and header.format(name.upper()))
    assert found == (page, Charset(name, source, 0))


@pytest.mark.parametrize("name", ["utf-16le", "utf-16be"])
def test_utf16_declared_by_header_or_by_an_xml_declaration(name):
    page = "<p>Zażółć 你好</p>"
    found = decode(page.encode(codec_of(name)), HEADER.format(name))
    assert found == (page, Charset(name, "header", 0))
    # With or without zeros that would give it away.
    for text in (page, "你好世界" * 99):
        page = f"<?xml version='1.0' encoding='utf-16'?>{text}"
        assert decode(page.encode(codec_of(name))) == (page, Charset(name, "xml", 0))


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


@pytest.mark.parametrize("text", ["Je vais au café", "é", "vingt à"])
def test_a_letter_at_the_very_end_alone_is_no_utf8_cut_short(text):
    assert decode(text.encode("cp1252")) == (text, Charset("windows-1252", "guess", 0))


@pytest.mark.parametrize(
    "declaration",
    [
        " <?xml encoding='koi8-r'?>",
        "<p><?xml encoding='koi8-r'?>",
        "<?xml encoding=koi8-r?>",
        "<?xml encoding='koi 8'?>",
        "<?xml version='1.0'?><p encoding='koi8-r'>",
        "<?XML encoding='koi8-r'?>",
        f"<?xml {' ' * 2000}encoding='koi8-r'?>",
    ],
)
def test_what_is_no_xml_declaration_of_an_encoding(declaration):
    assert decode(f"{declaration}é".encode())[1] == Charset("utf-8", "valid", 0)


def test_an_xml_declaration_read_as_ascii_is_no_utf16():
    page = "<?xml version='1.0' encoding='utf-16'?><p>é"
    assert decode(page.encode()) == (page, Charset("utf-8", "xml", 0))


@pytest.mark.parametrize(
    "page",
    [
        "<script>{0}document.write('<meta charset=koi8-r>')</script>",
        "<style>{0}/* <meta charset=koi8-r> */</style>",
        "<title>{0}<meta charset=koi8-r></title>",
        "<textarea>{0}<meta charset=koi8-r></textarea>",
        "<!--{0}<meta charset=koi8-r>-->",
        "{0}<p title='<meta charset=koi8-r>'>",
        "{0}<metal charset=koi8-r>",
        "{0}<meta name=description content='charset=koi8-r'>",
        "{0}<meta charset=koi8-r",
    ],
)
def test_what_is_no_late_meta(page):
    source = page.format("x" * 1100) + "é"
    assert decode(source.encode())[1] == Charset("utf-8", "valid", 0)


@pytest.mark.parametrize(
    "header",
    [
        *("text/html; mycharset=koi8-r", "text/html; charset", "text/html; charset="),
        *("charset:koi8-r", 'text/html; a="x; charset=koi8-r"', r'a; a="\"; charset=koi8-r'),
        *("text/html; charset=klingon; charset=koi8-r", "text/html; a='x; charset=koi8-r'"),
    ],
)
def test_what_is_no_charset_in_a_header(header):
    assert decode("é".encode(), header)[1] == Charset("utf-8", "valid", 0)


@pytest.mark.parametrize(
    "header",
    [
        'text/html;a="x; charset=koi8-r";charset=windows-1251',
        r'text/html; a="\\"; charset=windows-1251; b="',
        r'text/html; charset="windows\-1251"',
        "text/html; charset='windows-1251'",
        'text/html; charset="windows-1251',
        "text/html; charset=windows-1251, text/html",
        "text/html charset=windows-1251",
        "charset=windows-1251",
        "text/html; charset=; charset=windows-1251; charset=koi8-r",
        f"text/html;{' ' * 9}charset = windows-1251",
    ],
)
def test_where_a_header_says_its_charset(header):
    assert decode(b"\xc9", header) == ("Й", Charset("windows-1251", "header", 0))


def test_meta_in_a_comment_or_an_attribute_declares_nothing():
    page = b'<!-- <meta charset=koi8-r> --><p title="<meta charset=big5>">plain'
    assert decode(page, None)[1] == Charset("utf-8", "valid", 0)


def test_a_whole_page_of_utf8_is_read_as_such_against_its_meta():
    page = '<meta charset="iso-8859-1"><p>' + "Déjà vu à Noël. " * 80
    assert decode(page.encode(), None) == (page, Charset("utf-8", "valid", 0))


def test_unclosed_tags_around_a_late_meta():
    """Both patterns that look for them match whatever opens, so that they take linear time."""
    flood = b"<meta " + b"charset" * 9 + b"<a " * 9
    page = b" " * 1100 + flood + b"><meta charset=koi8-r>" + flood
    assert decode(page + b"\xc9")[1] == Charset("koi8-r", "meta", 0)
    assert decode("café ".encode("cp1252") + flood)[1] == Charset("windows-1252", "guess", 0)


@pytest.mark.parametrize(
    ("text", "content_type", "expected"),
    [
        ("<p>é", HEADER.format("iso-8859-1"), True),
        ("é" * 999, HEADER.format("windows-1251"), True),
        ("<meta charset=windows-1250>ą", None, True),
        ("<?xml version='1.0' encoding='iso-8859-2'?>ą", None, True),
        ("<meta charset=gbk>你好世界", None, True),
        ("<p>plain", HEADER.format("iso-8859-1"), False),
        ("<p>é", HEADER.format("utf-8"), False),
        ("<p>é", None, False),
        ("<meta charset=iso-8859-2>" + "ą" * 999, None, False),  # overruled: read as UTF-8
        ("<p>é", HEADER.format("iso-2022-jp"), False),  # there U+FFFD tells
        ("\ufeffé", HEADER.format("iso-8859-1"), False),
    ],
)
def test_whether_bytes_of_utf8_contradict_what_is_declared(text, content_type, expected):
    source = text.encode()
    assert contradicts(source, decode(source, content_type)[1]) is expected


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("Déjà vu", "windows-1252"),
        ("Привет", "windows-1251"),
        # Valid UTF-8 by chance: words of letters in both halves of the table.
        ("её", "koi8-r"),
        ("тип тон", "ibm866"),
        ("ЧП", "iso-8859-5"),
        ("ยก", "windows-874"),
        ("سپ", "windows-1256"),
        ("陇", "gbk"),
    ],
)
def test_what_is_as_declared_contradicts_nothing(text, name):
    source = text.encode(codec_of(name))
    assert not contradicts(source, decode(source, HEADER.format(name))[1])
    # Nor does a letter cut off at the end make UTF-8 of it.
    assert not contradicts(source[:-1], decode(source[:-1], HEADER.format(name))[1])


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


def test_html5lib_page_without_a_declaration():
    text, charset = decode((DATA / "test_big5.txt").read_bytes())
    assert (charset, text[:7]) == (Charset("big5", "guess", 0), "老子《道德經》")


def test_the_address_bears_on_a_guess():
    assert decode(b"\xfeu", None, "https://www.example.tr/")[0] == "şu"
    assert decode(b"\xfeu", None, "https://www.example.is/tr/")[0] == "þu"
    assert read(b"\xfeu", url="https://www.example.tr/").text == "şu"


@given(st.binary(max_size=300), st.sampled_from([*NAMES, "", "nonsense"]))
def test_any_bytes_decode(source, label):
    text, charset = decode(source, f"text/html; charset={label}")
    assert charset.replaced <= text.count("\ufffd")
    if charset.name == "utf-8":
        assert text == source.removeprefix(b"\xef\xbb\xbf").decode("utf-8", "replace")


def test_a_declaration_that_the_bytes_contradict_is_a_warning():
    page = "<meta charset=iso-8859-1><p>Le café du village est fermé.</p>".encode()
    (warning,) = [w for w in sosie.read(page).warnings if w.code.startswith("charset")]
    assert (warning.code, warning.detail) == ("charset-contradicted", {"name": "windows-1252"})
    right = page.decode().encode("latin-1")
    assert not [w for w in sosie.read(right).warnings if w.code.startswith("charset")]
