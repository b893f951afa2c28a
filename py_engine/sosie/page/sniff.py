"""Is a source HTML or plain text, or no text at all: for `kind="auto"`."""

from __future__ import annotations

import re

from ..errors import SosieError
from .charset.wide import noise
from .decode import decode

_HEAD = 8192
# What a file that is no text begins with. Types are what a reader would call the file. Where the
# magic is letters, a text may begin with them too: what must follow is part of the pattern, mostly
# a version, or a number so small that its highest byte is a control character.
_SIGNATURES = tuple(
    (re.compile(pattern, re.DOTALL), kind)
    for pattern, kind in (
        (rb"%PDF-\d\.\d\s*[\r\n%]", "pdf"),
        (rb"PK(?:\x03\x04|\x05\x06)", "zip"),
        (rb"\x1f\x8b\x08", "gzip"),
        (rb"\x28\xb5\x2f\xfd", "zstd"),
        (rb"BZh[1-9](?:1AY&SY|\x17rE8P\x90)", "bzip2"),
        (rb"\xfd7zXZ\x00", "xz"),
        (rb"7z\xbc\xaf\x27\x1c", "7z"),
        (rb"Rar!\x1a\x07", "rar"),
        (rb"\x89PNG\r\n", "image"),
        (rb"\xff\xd8\xff", "image"),
        (rb"GIF8[79]a.{0,6}[\x00-\x08]", "image"),
        (rb"\x00\x00\x01\x00", "image"),
        (rb"II\*\x00", "image"),
        (rb"MM\x00\*", "image"),
        (rb"RIFF.{3}[\x00-\x08\xff]", "media"),
        (rb"OggS\x00[\x00-\x07]", "media"),
        (rb"ID3[\x02-\x04]", "media"),
        (rb"\x1aE\xdf\xa3", "media"),
        (rb"\x00\x00..ftyp", "media"),
        (rb"wOF[F2](?:\x00\x01\x00\x00|OTTO|true|typ1|ttcf)[\x00-\x08]", "font"),
        (rb"\x00\x01\x00\x00", "font"),
        (rb"\x7fELF", "program"),
        (rb"\x00asm", "program"),
        (rb"MZ\x90\x00", "program"),
        (rb"\xd0\xcf\x11\xe0", "office"),
        (rb"SQLite format 3\x00", "database"),
    )
)
# The same, after something took those bytes for text in UTF-8 or of single bytes, and wrote that.
_MISREAD = (
    (re.compile("\x1f[\x8b\u2039\ufffd]\x08"), "gzip"),
    (re.compile(r"\([\xb5\ufffd]/[\xfd\ufffd]"), "zstd"),
)
_CONTROLS = bytes(byte for byte in range(32) if byte not in (9, 10, 12, 13, 27))
# Random bytes hold a tenth of control characters, text with a few stray ones far fewer.
_MOST_NOISE = 0.03
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
    text, noisy = source, False
    if isinstance(source, bytes):
        _refuse_known(source, declared)
        head = source[: 2 * _HEAD]
        text, charset = decode(head, content_type)
        wide = charset.name.startswith(("utf-16", "utf-32"))
        noisy = (noise(text) if wide else _controls(head)) > _MOST_NOISE
    for signature, kind in _MISREAD:
        if signature.match(text):
            raise SosieError("binary", type=kind)
    if noisy:
        raise SosieError("binary", type="unknown")
    if declared in ("text/html", "application/xhtml+xml"):
        return "html"
    if declared == "text/plain":
        return "text"
    return "html" if _looks_like_html(text[: 2 * _HEAD]) else "text"


def _refuse_known(source: bytes, declared: str) -> None:
    for signature, kind in _SIGNATURES:
        if signature.match(source):
            raise SosieError("binary", type=kind)
    family = declared.split("/")[0]
    if family in ("image", "audio", "video", "font") and declared != "image/svg+xml":
        raise SosieError("binary", type="image" if family == "image" else "media")


def _controls(head: bytes) -> float:
    """The share, 0 to 1, of control characters among single bytes."""
    return 1 - len(head.translate(None, _CONTROLS)) / len(head) if head else 0.0


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
