"""Is a source HTML or plain text, or no text at all: for `kind="auto"`."""

from __future__ import annotations

import re

from ..errors import SosieError
from .decode import decode
from .prescan import header_encoding

_HEAD = 8192
# What a file that is no text begins with. Types are what a reader would call the file.
_SIGNATURES = (
    (b"%PDF-", "pdf"),
    (b"PK\x03\x04", "zip"),
    (b"PK\x05\x06", "zip"),
    (b"\x1f\x8b", "gzip"),
    (b"\x28\xb5\x2f\xfd", "zstd"),
    (b"BZh", "bzip2"),
    (b"\xfd7zXZ\x00", "xz"),
    (b"7z\xbc\xaf\x27\x1c", "7z"),
    (b"Rar!\x1a\x07", "rar"),
    (b"\x89PNG\r\n", "image"),
    (b"\xff\xd8\xff", "image"),
    (b"GIF87a", "image"),
    (b"GIF89a", "image"),
    (b"\x00\x00\x01\x00", "image"),
    (b"II*\x00", "image"),
    (b"MM\x00*", "image"),
    (b"RIFF", "media"),
    (b"OggS", "media"),
    (b"ID3", "media"),
    (b"\x1aE\xdf\xa3", "media"),
    (b"wOFF", "font"),
    (b"wOF2", "font"),
    (b"\x00\x01\x00\x00", "font"),
    (b"\x7fELF", "program"),
    (b"\x00asm", "program"),
    (b"MZ\x90\x00", "program"),
    (b"\xd0\xcf\x11\xe0", "office"),
    (b"SQLite format 3\x00", "database"),
)
_CONTROLS = bytes(byte for byte in range(32) if byte not in (9, 10, 12, 13, 27))
# Random bytes hold a tenth of control characters, text with a few stray ones far fewer.
_MOST_CONTROLS = 0.03
_TAGS = (
    "html|head|title|body|meta|link|script|style|article|main|section|nav|header|footer|aside|div|p"
    "|span|a|b|i|em|strong|br|hr|img|h[1-6]|ul|ol|li|dl|dt|dd|table|thead|tbody|tr|td|th|pre|code"
    "|blockquote|figure|figcaption|form|input|button|svg|font|center"
)
_DOCUMENT = re.compile(
    r"\ufeff?\s*(?:<\?xml|<!doctype\s|<html[\s>]|<head[\s>]|<body[\s>]|<!--)", re.I
)
_STARTS_WITH_TAG = re.compile(rf"\s*<(?:{_TAGS})(?:\s[^<>]*)?/?>", re.I)
_OPEN = re.compile(rf"<({_TAGS})(?:\s[^<>]*)?>", re.I)
_CLOSE = re.compile(rf"</({_TAGS})\s*>", re.I)


def sniff(source: str | bytes, content_type: str | None = None) -> str:
    """`"html"` or `"text"`; raises SosieError("binary", type=…) for bytes that are no text.

    >>> sniff("<p>One</p>"), sniff("if a <b and b> c")
    ('html', 'text')
    """
    declared = (content_type or "").split(";")[0].strip().lower()
    if isinstance(source, bytes):
        _refuse_binary(source, declared, content_type)
        source = decode(source[: 2 * _HEAD], content_type)[0]
    if declared in ("text/html", "application/xhtml+xml"):
        return "html"
    if declared == "text/plain":
        return "text"
    return "html" if _looks_like_html(source[: 2 * _HEAD]) else "text"


def _refuse_binary(source: bytes, declared: str, content_type: str | None) -> None:
    for signature, kind in _SIGNATURES:
        if source.startswith(signature):
            raise SosieError("binary", type=kind)
    if source[4:8] == b"ftyp":
        raise SosieError("binary", type="media")
    family = declared.split("/")[0]
    if family in ("image", "audio", "video", "font") and declared != "image/svg+xml":
        raise SosieError("binary", type="image" if family == "image" else "media")
    if source.startswith((b"\xff\xfe", b"\xfe\xff")) or (
        header_encoding(content_type) or ""
    ).startswith("utf-16"):
        return
    head = source[:_HEAD]
    controls = len(head) - len(head.translate(None, _CONTROLS))
    if controls > _MOST_CONTROLS * len(head) and not _is_utf16_text(head):
        raise SosieError("binary", type="unknown")


def _is_utf16_text(head: bytes) -> bool:
    """UTF-16 without a mark: nearly all of its zeros stand on one side, and little else is odd."""
    even, odd = head[::2], head[1::2]
    zeros, other = max((even, odd), (odd, even), key=lambda sides: sides[0].count(0))
    return zeros.count(0) > 0.4 * len(zeros) and other.count(0) < 0.02 * len(other) + 1


def _looks_like_html(text: str) -> bool:
    if _DOCUMENT.match(text):
        return True
    opened = {name.lower() for name in _OPEN.findall(text)}
    closed = [name.lower() for name in _CLOSE.findall(text)]
    pairs = sum(name in opened for name in closed)
    if _STARTS_WITH_TAG.match(text):
        return pairs >= 1
    # Inside running prose a tag or two is what the text talks about.
    return pairs >= 2 and pairs * 200 >= len(text.split())
