"""HTML, text, or no text at all."""

import bz2
import gzip
import random
import struct
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.document import read
from sosie.errors import SosieError
from sosie.page.decode import decode
from sosie.page.head import read_head
from sosie.page.sniff import sniff
from sosie.page.tree import parse


@pytest.mark.parametrize(
    "source",
    [
        "<!DOCTYPE html><p>x",
        "\ufeff \n<html><body>x",
        "<!-- saved from url -->\n<html>",
        "<p>One</p>",
        '  <div class="a">text</div>',
        "Hello <b>bold</b> and <i>slanted</i> words",
        '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">',
    ],
)
def test_html(source):
    assert sniff(source, None) == "html"
    assert sniff(source.encode(), None) == "html"


@pytest.mark.parametrize(
    "source",
    [
        "",
        "Plain words.",
        "a < b and c > d",
        "if (a <b && b> c) return;",
        "The <div> element is closed by </div> in every page.",
        "I <3 you. <3 <3",
        "Write to <someone@example.org>.",
    ],
)
def test_text(source):
    assert sniff(source, None) == "text"
    assert sniff(source.encode(), None) == "text"


def test_the_header_decides_between_html_and_text():
    assert sniff(b"just words", "text/html; charset=utf-8") == "html"
    assert sniff(b"<p>markup</p>", "text/plain") == "text"
    assert sniff(b"<p>markup</p>", "application/octet-stream") == "html"


@pytest.mark.parametrize(
    ("source", "kind"),
    [
        (b"%PDF-1.7\n...", "pdf"),
        (b"PK\x03\x04rest of a docx", "zip"),
        (gzip.compress(b"<p>text</p>" * 9, mtime=0), "gzip"),
        (b"\x28\xb5\x2f\xfd$\x00rest", "zstd"),
        (b"\x89PNG\r\n\x1a\nIHDR", "image"),
        (b"\xff\xd8\xff\xe0JFIF", "image"),
        (b"\x00\x00\x00\x20ftypisom", "media"),
        (b"\x00asm\x01\x00\x00\x00", "program"),
        (b"%PDF-1.4 %\xe2\xe3\xcf\xd3\r\n", "pdf"),
        (bz2.compress(b"words " * 99), "bzip2"),
        (bz2.compress(b""), "bzip2"),
        (b"GIF89a\x01\x00\x01\x00\x80\x00\x00", "image"),
        (b"GIF87a\xff\xff\xff\xff\xf7\xff\x00;", "image"),
        (b"RIFF\x24\x80\x00\x00WAVEfmt ", "media"),
        (b"RIFF\x41\x41\x41\x00WEBPVP8 ", "media"),
        (b"OggS\x00\x02" + bytes(8), "media"),
        (b"ID3\x03\x00\x00\x00\x00\x0f\x76TIT2", "media"),
        (b"ID3\x04\x00\x40aaaaTSSE" + b"words " * 99, "media"),
        (b"wOFF\x00\x01\x00\x00\x00\x00\x40\x00", "font"),
        (b"wOF2OTTO\x00\x00\x40\x00", "font"),
        (b"wOF2true\x00\x00\x40\x00", "font"),
        (zlib.compress(bytes(range(256)) * 20, 9), "unknown"),
        (b"\x00" * 100, "unknown"),
        (b"\0\1\2\3", "unknown"),
        (b"\0\1\0\2\0\3", "unknown"),
        (b"\xff\xfe" + struct.pack("<99H", *range(99)), "unknown"),
        (b"\xfe\xff" + random.Random(1).randbytes(8000), "unknown"),
        (b"\xff\xfe\0\0" + struct.pack("<99I", *range(99)), "unknown"),
        ("words without a mark".encode("utf-32-le"), "unknown"),
    ],
)
def test_binary_is_refused_whatever_the_header_says(source, kind):
    for content_type in (None, "text/html"):
        with pytest.raises(SosieError) as error:
            sniff(source, content_type)
        assert error.value.code == "binary" and error.value.detail == {"type": kind}


@pytest.mark.parametrize(
    "source",
    [
        "ID3 tags are what an MP3 carries.",
        "ID3",
        "BZh is how bzip2 begins",
        "BZh91AY is no more of it",
        "RIFF RAFF and other films",
        "RIFFs\nand\tsolos",
        "OggS pages are the frames of Ogg",
        "wOFF is a font",
        "wOF2true to its name",
        "GIF89a is the later version",
        "%PDF-1.7 opens a file",
        "%PDF- opens a file",
        "the ftyp box comes first",
        "PK, MZ, BM and II* are magic",
        "SQLite format 3 is a file format",
        "Rar! 7z! MM! ELF!",
    ],
)
def test_a_text_that_opens_with_the_letters_of_a_format_is_text(source):
    for content_type in (None, "text/plain"):
        assert sniff(source.encode(), content_type) == "text"
    assert read(source.encode(), kind="text").text == source


# An empty page as zstd writes it: a frame with one block that is stored as it is.
ZSTD = b"\x28\xb5\x2f\xfd\x20\x0d\x69\x00\x00<p>Words.</p>\n"


@pytest.mark.parametrize(
    ("source", "kind"),
    [(gzip.compress(b"<p>Words and more words.</p>" * 9, mtime=0), "gzip"), (ZSTD, "zstd")],
    ids=["gzip", "zstd"],
)
@pytest.mark.parametrize("taken_for", ["utf-8", "latin-1", "cp1252"])
def test_a_compressed_page_taken_for_text_is_refused(source, kind, taken_for):
    text = source.decode(taken_for, "replace")
    for misread in (source, text, text.encode()):
        for header in (None, "text/html; charset=utf-8"):
            with pytest.raises(SosieError) as error:
                read(misread, content_type=header)
            assert (error.value.code, error.value.detail) == ("binary", {"type": kind})


def test_signs_that_a_compressed_page_begins_with_are_text():
    stray = "Words and words, then \x1f\ufffd\x08 and many more words, all of them plain. " * 2
    for text in ("(µ/ı) is what it says", "(a/b)", stray, "(\ufffd) \ufffd"):
        assert sniff(text) == sniff(text.encode()) == "text"


def test_a_declared_image_is_refused():
    with pytest.raises(SosieError) as error:
        sniff(b"whatever", "image/avif")
    assert error.value.detail == {"type": "image"}


def test_utf16_is_text():
    page = "<p>Zażółć</p> plain words"
    assert sniff(page.encode("utf-16"), None) == "html"
    assert sniff(page.encode("utf-16-le"), None) == "html"
    assert sniff(page.encode("utf-16-be"), "text/html; charset=utf-16be") == "html"


def test_utf32_with_a_mark_is_text():
    page = "<p>Zażółć</p> plain words"
    assert sniff(page.encode("utf-32"), None) == "html"
    assert sniff("plain words".encode("utf-32"), "text/html") == "html"


@pytest.mark.parametrize("codec", ["utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_what_is_taken_for_text_is_read_without_nuls(codec):
    document = read("Plain words, five in all.".encode(codec))
    assert (document.kind, document.text) == ("text", "Plain words, five in all.")
    marked = codec in ("utf-16", "utf-32")
    assert document.charset.source == ("bom" if marked else "guess")
    assert ("charset-guessed" in [notice.code for notice in document.warnings]) is not marked


def test_a_few_stray_controls_are_text():
    assert sniff(b"Form feeds \x0c and one NUL \x00 in many words" * 3, None) == "text"


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(source):
    try:
        assert sniff(source, None) in ("html", "text")
    except SosieError as error:
        assert error.code == "binary"


ANY_TEXT = st.none() | st.text(st.characters())


@given(st.binary(max_size=40), ANY_TEXT, ANY_TEXT)
def test_any_header_and_any_address_are_taken(source, content_type, url):
    decode(source, content_type)
    read_head(parse("<base href=a><link rel=canonical href='//[b'>"), url)
    try:
        sniff(source, content_type)
    except SosieError as error:
        assert error.code == "binary"
