"""Every character of every encoding of the standard, and what cannot be decoded."""

import hashlib
import itertools

import pytest
from sosie.page.charset.encodings import NAMES
from sosie.page.charset.repair import text_in

SINGLE = [
    name for name in NAMES if name.startswith(("ibm", "iso-8859", "koi8", "mac", "win", "x-"))
]
HIGH = range(0x80, 0x100)
EUC = range(0xA1, 0xFF)
# SHA-256, shortened, of all lines `bytes in hex`, space, `character` that follow from the tables
# (`index-*.txt`) of the WHATWG encoding standard at commit a985b62a, in the order of the bytes.
TABLES = {
    "ibm866": "74762f7fb26ee414",
    "iso-8859-2": "d0f9f4c0c9e4be07",
    "iso-8859-3": "99243568f7b61060",
    "iso-8859-4": "06c4f00a8fb5507b",
    "iso-8859-5": "6442315df2c5450b",
    "iso-8859-6": "43e2693f62c0d5a8",
    "iso-8859-7": "75a7a9f910dbca46",
    "iso-8859-8": "5a7ec307bdc24911",
    "iso-8859-8-i": "5a7ec307bdc24911",
    "iso-8859-10": "16356c1f1b7ba214",
    "iso-8859-13": "a3da016c4a1fa6f6",
    "iso-8859-14": "3fa7e8612031200e",
    "iso-8859-15": "8635c679733389f5",
    "iso-8859-16": "69bf0e797519e07e",
    "koi8-r": "e7aef5be3bbcba31",
    "koi8-u": "24556be328faba09",
    "macintosh": "90023f982fb9e091",
    "windows-874": "56ae772cc46c9914",
    "windows-1250": "4c35dffb640bdad5",
    "windows-1251": "107078d2627ff712",
    "windows-1252": "41438e57a0e46d92",
    "windows-1253": "26365592f3184441",
    "windows-1254": "517db4a2095e64d7",
    "windows-1255": "643017530ca3700e",
    "windows-1256": "270b8a53e1411d9e",
    "windows-1257": "de61a9b61c5a549c",
    "windows-1258": "11e0a52dc4fbda08",
    "x-mac-cyrillic": "91d42105421c586c",
    "x-user-defined": "68549e1dbd7177b6",
    "gbk": "4b0719ed805ab18f",
    "gb18030": "4b0719ed805ab18f",
    "big5": "277846be9b954192",
    "euc-jp": "8076b43ef179599e",
    "iso-2022-jp": "9c72e55cdfed4a7e",
    "shift_jis": "744b4f97bbe16f83",
    "euc-kr": "a5e919a75f66d8e1",
}
# Known to differ: there the standard has a second pair for a sign, or one for a stroke of Han
# characters, where Python has another sign; and a full-width tilde that is read as a plain one.
DIFFERENT = {
    "big5": {"a241", "a242", "c6cf", "c6d3", "c6d5", "c6d7", "c6de", "c6df"},
    "euc-jp": {"8fa2b7"},
}


def sources(name):
    if name in SINGLE:
        return [bytes((byte,)) for byte in HIGH]
    if name == "iso-2022-jp":
        rows = range(0x21, 0x7F)
        pairs = (b"\x1b$B%c%c\x1b(B" % pair for pair in itertools.product(rows, rows))
        kana = (b"\x1b(I%c\x1b(B" % byte for byte in rows)
        return sorted([*pairs, *kana])
    pairs = [bytes(pair) for pair in itertools.product(HIGH, range(0x40, 0x100))]
    if name == "euc-jp":
        pairs += [b"\x8f" + bytes(pair) for pair in itertools.product(EUC, EUC)]
    return sorted(pairs)


def table(name):
    for source in sources(name):
        text, replaced = text_in(source, name)
        alone = len(source) > 1 and not text_in(source[:1], name)[1]
        if not replaced and not alone and source.hex() not in DIFFERENT.get(name, ()):
            yield f"{source.hex()} {text}\n"


@pytest.mark.parametrize("name", TABLES)
def test_every_character_of_the_standard(name):
    found = "".join(table(name))
    assert hashlib.sha256(found.encode()).hexdigest()[:16] == TABLES[name]


# Where a byte beyond ASCII is a character of its own; anywhere else it begins one or is none.
ALONE = {"shift_jis": [0x80, *range(0xA1, 0xE0)], "gbk": [0x80], "gb18030": [0x80]}


@pytest.mark.parametrize("name", ["gbk", "gb18030", "big5", "euc-jp", "shift_jis", "euc-kr"])
def test_single_bytes_of_the_encodings_of_pairs(name):
    found = {byte: text_in(bytes((byte,)), name) for byte in HIGH}
    assert [byte for byte in HIGH if not found[byte][1]] == ALONE.get(name, [])
    assert {text for text, replaced in found.values() if replaced} == {"\ufffd"}


def test_the_tables_are_of_all_legacy_encodings():
    assert {*TABLES} == {*NAMES} - {"utf-8", "utf-16be", "utf-16le", "replacement"}


@pytest.mark.parametrize("char", ["\x80", "\ufffc", "\U00010000", "\U0010ffff", "€"])
def test_gb18030_has_all_of_unicode(char):
    assert text_in(f"a{char}b".encode("gb18030"), "gb18030") == (f"a{char}b", 0)


@pytest.mark.parametrize(
    ("source", "name", "text", "replaced"),
    [
        (b"caf\xc3\xa9 \xff\xfe na\xefve", "utf-8", "café \ufffd\ufffd na\ufffdve", 3),
        ("\ufffd ".encode() + b"\xff", "utf-8", "\ufffd \ufffd", 1),
        # Not one hole shifts the pairs after it, nor swallows markup.
        (b"\xc4\xe3\xff\xc4\xe3\xba\xc3\x81<p>", "gbk", "你\ufffd你好\ufffd<p>", 2),
        (b"\x81\xc1<b>", "shift_jis", "\ufffd<b>", 1),
        (b"\xa4\xa2\xff\xa4\xa4", "euc-jp", "あ\ufffdい", 1),
        (b"\xa1\xff", "euc-jp", "\ufffd", 1),
        # Bytes that begin no character take nothing with them; what does, all that is of it.
        (b"\xa0\xfd<\xfe\xff\x88\x9f", "shift_jis", "\ufffd\ufffd<\ufffd\ufffd亜", 4),
        (b"\x92\xb4\xf8\x8e\xe0", "euc-jp", "\ufffd揮\ufffd", 2),
        (b"\x8f\xd3\x8f\xb0\xa1\x8f\xd3<", "euc-jp", "\ufffd亜\ufffd<", 2),
        (b"\x8f\x35\xb5\x37a\x81\x30", "gb18030", "\ufffda\ufffd", 2),
        (b"\xff\xb0\xa1\xc9<", "euc-kr", "\ufffd가\ufffd<", 2),
        (b"A\x81\x8dB", "windows-1252", "A\x81\x8dB", 0),
        (b"\xa1\xff", "windows-1253", "΅\ufffd", 1),
        (b"\x80\xa3\xa0", "gbk", "€\u3000", 0),
        (b"A\x80\xff", "x-user-defined", "A\uf780\uf7ff", 0),
        (b"~{VPND~}", "replacement", "\ufffd", 1),
        (b"", "replacement", "", 0),
    ],
)
def test_what_cannot_be_decoded(source, name, text, replaced):
    assert text_in(source, name) == (text, replaced)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (b'a\x1b$B$"$$\x1b(Bb', "aあいb"),
        (b"\x1b$@0!-!\x1b(J\\~a\x1b(B\\~", "亜①¥‾a\\~"),
        (b"\x1b(I1\x7f\x1b(B", "ｱ\ufffd"),
        (b'\x1b$B$"$', "あ\ufffd"),
        (b'\x1b$B$"\n$$\x1b(B', "あ\ufffdい"),
        (b"a\x1b\xe9\x0e", "a\ufffd\ufffd\ufffd"),
    ],
)
def test_iso_2022_jp(source, text):
    assert text_in(source, "iso-2022-jp") == (text, text.count("\ufffd"))
