"""HTML, text, or no text at all."""

import gzip
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.errors import SosieError
from sosie.page.sniff import sniff


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
        (gzip.compress(b"<p>text</p>" * 9), "gzip"),
        (b"\x28\xb5\x2f\xfd$\x00rest", "zstd"),
        (b"\x89PNG\r\n\x1a\nIHDR", "image"),
        (b"\xff\xd8\xff\xe0JFIF", "image"),
        (b"\x00\x00\x00\x20ftypisom", "media"),
        (b"\x00asm\x01\x00\x00\x00", "program"),
        (zlib.compress(bytes(range(256)) * 20, 9), "unknown"),
        (b"\x00" * 100, "unknown"),
    ],
)
def test_binary_is_refused_whatever_the_header_says(source, kind):
    for content_type in (None, "text/html"):
        with pytest.raises(SosieError) as error:
            sniff(source, content_type)
        assert error.value.code == "binary" and error.value.detail == {"type": kind}


def test_a_declared_image_is_refused():
    with pytest.raises(SosieError) as error:
        sniff(b"whatever", "image/avif")
    assert error.value.detail == {"type": "image"}


def test_utf16_is_text():
    page = "<p>Zażółć</p> plain words"
    assert sniff(page.encode("utf-16"), None) == "html"
    assert sniff(page.encode("utf-16-le"), None) == "html"
    assert sniff(page.encode("utf-16-be"), "text/html; charset=utf-16be") == "html"


def test_a_few_stray_controls_are_text():
    assert sniff(b"Form feeds \x0c and one NUL \x00 in many words" * 3, None) == "text"


@given(st.binary(max_size=200))
def test_any_bytes_get_an_answer(source):
    try:
        assert sniff(source, None) in ("html", "text")
    except SosieError as error:
        assert error.code == "binary"
