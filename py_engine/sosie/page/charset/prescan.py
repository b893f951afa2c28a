"""What a page declares about its encoding, in its header or its own bytes, as the HTML standard
finds it there: by `meta` elements, by an XML declaration."""

from __future__ import annotations

import re

from .encodings import encoding_of

_SPACE = b"\t\n\f\r "
_COMMENT = re.compile(rb"<!--")
# A slash ends names for the parser, for the prescan that of `meta` only.
_PRESCANNED_NAME = re.compile(rb"<meta(?=/)|</?[A-Za-z][^\t\n\f\r >]*", re.IGNORECASE)
_PARSED_NAME = re.compile(rb"</?[A-Za-z][^\t\n\f\r />]*")
_BOGUS = re.compile(rb"<[!/?]")
_CHARSET = re.compile(rb"charset[\t\n\f\r ]*=[\t\n\f\r ]*", re.IGNORECASE)
# A parameter of a header: its name, its value as a quoted string (RFC 9110), in the other quotes
# that servers write too, or in none. Tried at the beginning of a name only: linear time.
_PARAMETER = re.compile(
    rb"(?<![^;,\t ])([^;,=\"\t ]+)[\t ]*=[\t ]*"
    rb"(?:\"((?:[^\"\\]|\\.)*+)\"?|'([^']*)'|([^;,\t\n\f\r ]*))",
    re.DOTALL,
)
_QUOTED_PAIR = re.compile(rb"\\(.)", re.DOTALL)
_UNQUOTED = re.compile(rb"[^\t\n\f\r ;]*")
# The standard's attribute syntax: a name, then perhaps a value in either quotes or in none.
_ATTRIBUTE = re.compile(
    rb"[\t\n\f\r /]*"
    rb"(?P<name>[^\t\n\f\r />][^\t\n\f\r />=]*)"
    rb"(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:\"(?P<double>[^\"]*)\"|'(?P<single>[^']*)'"
    rb"|(?P<open>[\"'])|(?P<bare>[^\t\n\f\r >]*)))?"
)


# The standard scans so many bytes before it parses, but a later `meta` still changes the encoding.
_PRESCAN = 1024
# What it holds is asked afterwards: a pattern that looks for it and then for the end has quadratic
# ways to fail.
_LATE_META = re.compile(rb"<meta[\t\n\f\r /][^<>]*>", re.IGNORECASE)
_RAW_TEXT = re.compile(
    rb"<(script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext)", re.IGNORECASE
)
_XML = re.compile(
    rb"<\?xml[^>]*?encoding[\x00-\x20]*=[\x00-\x20]*"
    rb"(?:\"([^\"\x00-\x20>]*)\"|'([^'\x00-\x20>]*)')[^>]*>"
)
_UTF16_XML = ((b"<\0?\0x\0", "utf-16le"), (b"\0<\0?\0x", "utf-16be"))


def meta_encoding(source: bytes) -> str | None:
    """The encoding that a `meta` element of the page declares, by the standard's name; or None.

    `utf-16` in a `meta` that could be read as ASCII means utf-8, `x-user-defined` windows-1252.
    """
    if name := _scan(source[:_PRESCAN], parsed=False):
        return name
    metas = _LATE_META.finditer(source)
    end = max((meta.end() for meta in metas if b"charset" in meta[0].lower()), default=0)
    return _scan(source[:end], parsed=True) if end else None


def xml_encoding(source: bytes) -> str | None:
    """The encoding that an XML declaration opening the page states: browsers heed it in HTML too.

    >>> xml_encoding(b'<?xml version="1.0" encoding="KOI8-R"?>')
    'koi8-r'
    """
    for opening, name in _UTF16_XML:
        if source.startswith(opening):
            return name
    found = _XML.match(source[:_PRESCAN])
    return _as_ascii((found[1] or found[2] or b"").decode("latin-1")) if found else None


def _scan(source: bytes, *, parsed: bool) -> str | None:
    """`parsed`: whether the text of scripts and the like is skipped, as a parser does."""
    name_at = (_PARSED_NAME if parsed else _PRESCANNED_NAME).match
    at = 0
    while (at := source.find(b"<", at)) >= 0:
        if _COMMENT.match(source, at):
            # The dashes may be those of the opening: `<!-->` is a whole comment.
            end = source.find(b"-->", at + 2)
            if end < 0:
                return None
            at = end + 3
        elif tag := name_at(source, at):
            attributes, at = _attributes(source, tag.end())
            if attributes is None:
                return None
            if tag.group().lower() == b"<meta" and (name := _stated(attributes)):
                return name
            if parsed and (raw := _RAW_TEXT.fullmatch(tag.group())):
                end = re.compile(rb"</" + raw[1], re.IGNORECASE).search(source, at)
                at = end.start() if end else len(source)
        elif _BOGUS.match(source, at):
            end = source.find(b">", at)
            if end < 0:
                return None
            at = end + 1
        else:
            at += 1
    return None


def _attributes(source: bytes, at: int) -> tuple[dict[bytes, bytes] | None, int]:
    """The attributes of a tag from behind its name, and where it ends; None if it never does."""
    found: dict[bytes, bytes] = {}
    while True:
        attribute = _ATTRIBUTE.match(source, at)
        if attribute is None:
            end = source.find(b">", at)
            return (None, at) if end < 0 else (found, end + 1)
        if attribute["open"] is not None:
            return None, at
        value = attribute["double"] or attribute["single"] or attribute["bare"] or b""
        found.setdefault(attribute["name"].lower(), value)
        at = attribute.end()


def _stated(attributes: dict[bytes, bytes]) -> str | None:
    if b"charset" in attributes:
        label = attributes[b"charset"]
    elif attributes.get(b"http-equiv", b"").lower() == b"content-type":
        label = _label_in(attributes.get(b"content", b""))
    else:
        return None
    name = _as_ascii(label.decode("latin-1"))
    return "windows-1252" if name == "x-user-defined" else name


def _as_ascii(label: str) -> str | None:
    """The encoding of a label that was itself read as ASCII, which UTF-16 is not."""
    name = encoding_of(label)
    return "utf-8" if name in ("utf-16le", "utf-16be") else name


def _label_in(content: bytes) -> bytes:
    """The encoding label inside the `content` of a `meta`; empty if it holds none."""
    found = _CHARSET.search(content)
    if found is None:
        return b""
    at = found.end()
    quote = content[at : at + 1]
    if quote in (b'"', b"'"):
        end = content.find(quote, at + 1)
        return content[at + 1 : end] if end > 0 else b""
    return _UNQUOTED.match(content, at).group()


def header_encoding(content_type: str | None) -> str | None:
    """The encoding that a `Content-Type` header declares, by the standard's name; or None.

    >>> header_encoding('text/html; charset="ISO-8859-1"')
    'windows-1252'
    """
    if not content_type:
        return None
    for name, quoted, other, bare in _PARAMETER.findall(content_type.encode("latin-1", "replace")):
        label = _QUOTED_PAIR.sub(rb"\1", quoted) or other or bare
        if name.lower() == b"charset" and label:
            return encoding_of(label.decode("latin-1"))
    return None
