"""UTF-16 and UTF-32 by their zero bytes."""

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.model import Charset
from sosie.page.charset.wide import noise, utf16_unmarked
from sosie.page.decode import decode

TEXTS = (
    "hi",
    "Plain words\r\n\tand more, “quoted” – at 3 €.",
    "Zażółć gęślą jaźń",
    "Привет, мир. Это простой текст без метки.",
    "Καλημέρα κόσμε, πώς είσαι σήμερα;",
    "مرحبا بالعالم كيف حالك اليوم",
    "สวัสดี ชาวโลก ทุกคน\n",
    "<html lang=zh><head><title>新闻</title></head><p>你好，世界。</p></html>",
    "An ideographic space\u3000and an Ā, whose low bytes are zeros; \U0001f600 too",
)
CODECS = {"utf-16le": "utf-16-le", "utf-16be": "utf-16-be"}


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("name", CODECS)
def test_utf16_without_a_mark_is_a_guess_that_reads_right(name, text):
    source = text.encode(CODECS[name])
    assert decode(source) == (text, Charset(name, "guess", 0))
    assert decode(source * 3 + source[:1])[1] == Charset(name, "guess", 1)


@pytest.mark.parametrize("name", CODECS)
def test_no_header_makes_utf16_a_text_of_nuls(name):
    source = TEXTS[1].encode(CODECS[name])
    for header in ("utf-8", "iso-8859-1", "utf-16le", "utf-16be"):
        text, charset = decode(source, f"text/plain; charset={header}")
        assert text == TEXTS[1]
        assert charset == Charset(name, "header" if header == name else "guess", 0)


@pytest.mark.parametrize(
    "source",
    [
        b"",
        b"\0",
        b"a\0",
        b"\0\0\0\0",
        b"\0\1\2\3",
        b"Words with a few NULs \0 among them, \0 and \0 again, all else plain." * 3,
        struct.pack("<99H", *range(99)),
        struct.pack("<99I", *range(40, 139)),
        bytes(range(256)) * 4,
    ],
)
def test_what_is_no_utf16(source):
    assert utf16_unmarked(source) is None


@pytest.mark.parametrize("text", ["", "hi", "Zażółć 你好 \U0001f600", "a\0b"])
@pytest.mark.parametrize("name", ["utf-32le", "utf-32be"])
def test_utf32_by_its_mark(name, text):
    source = f"\ufeff{text}".encode(name.replace("32", "32-"))
    for header in (None, "text/html; charset=utf-16"):
        assert decode(source, header) == (text, Charset(name, "bom", 0))


def test_a_damaged_utf32_is_replaced_and_counted():
    source = "\ufeffplain words".encode("utf-32-le") + b"\x00\xd8\x00\x00" + b"a"
    assert decode(source) == ("plain words\ufffd\ufffd", Charset("utf-32le", "bom", 2))


def test_utf16_that_begins_with_a_nul_is_no_utf32():
    assert decode("\ufeff\0words".encode("utf-16-le")) == ("\0words", Charset("utf-16le", "bom", 0))


def test_noise():
    assert noise("") == noise("Words,\r\n\tÀ l’œuvre \x0c \x1b$B 你 \U0001f600 \ue000") == 0
    assert noise("ab\0\1") == noise("ab\ufffd\uffff") == 0.5


@given(st.text(st.characters(codec="utf-8"), max_size=60), st.sampled_from([*CODECS]))
def test_any_text_in_utf16_reads_right_or_shows_nothing(text, name):
    shown = utf16_unmarked(text.encode(CODECS[name]))
    assert shown in (None, name) or "\0" in text or not text.isascii()


@given(st.text(st.characters(codec="ascii", exclude_characters="\0"), max_size=60))
def test_ascii_is_no_utf16(text):
    assert utf16_unmarked(text.encode()) is None
