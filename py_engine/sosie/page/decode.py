"""Bytes of a page to text, in the order of the WHATWG encoding standard.

BOM, then the transport header, then the page's `meta`, then valid UTF-8, then a guess. Two
departures. Where a `meta` declares another encoding but the bytes are UTF-8 beyond chance, they are
read as UTF-8: such pages are shown right because their server's header overrules the `meta`, and a
saved file has lost that header. And UTF-32 with a mark, and UTF-16 that shows without one, are read
as what they are: any other reading is half NULs.
"""

from __future__ import annotations

import codecs

from ..model import Charset
from .encodings import MULTI_BYTE, codec_of
from .guess import guess
from .prescan import declared_encoding, header_encoding
from .wide import utf16_unmarked, utf32_marked

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xfe\xff", "utf-16be"), (b"\xff\xfe", "utf-16le"))
_UNICODE = ("utf-8", "utf-16be", "utf-16le", "utf-32be", "utf-32le")
# The standard scans 1,024 bytes before parsing, yet a later `meta` still changes the encoding.
_PRESCAN = 1024
_LATE_PRESCAN = 65536
# So many characters beyond ASCII, all of them valid UTF-8, are a whole page of it and no accident.
_BEYOND_CHANCE = 256
_USER_DEFINED = {byte: 0xF700 + byte for byte in range(0x80, 0x100)}


def decode(source: bytes, content_type: str | None = None) -> tuple[str, Charset]:
    """The text of `source`, and how it was read. Never fails: what cannot be decoded is U+FFFD."""
    if name := utf32_marked(source):
        return _read(source[4:], name, "bom")
    for bom, name in _BOMS:
        if source.startswith(bom):
            return _read(source[len(bom) :], name, "bom")
    header, shown = header_encoding(content_type), utf16_unmarked(source)
    if shown and shown != header:
        return _read(source, shown, "guess")
    if header:
        return _read(source, header, "header")
    name = declared_encoding(source[:_PRESCAN]) or declared_encoding(source[:_LATE_PRESCAN])
    if name == "utf-8" or (name and not _is_utf8_beyond_chance(source)):
        return _read(source, name, "meta")
    if _is_utf8(source):
        return _read(source, "utf-8", "valid")
    return _read(source, guess(source), "guess")


def _is_utf8(source: bytes) -> bool:
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as error:
        # A character cut in two at the very end is a truncated page, not another encoding.
        return error.reason == "unexpected end of data" and error.start > 0
    return True


def _is_utf8_beyond_chance(source: bytes) -> bool:
    if source.isascii() or not _is_utf8(source):
        return False
    text = source.decode("utf-8", "ignore")
    return len(text) - len(text.encode("ascii", "ignore")) >= _BEYOND_CHANCE


def _read(source: bytes, name: str, how: str) -> tuple[str, Charset]:
    if name == "replacement":
        # The standard refuses these encodings: they were used to smuggle markup past filters.
        return ("\ufffd", Charset(name, how, 1)) if source else ("", Charset(name, how, 0))
    codec = codec_of(name)
    try:
        text, replaced = source.decode(codec), 0
    except UnicodeDecodeError:
        text = source.decode(codec, _HANDLERS.get(name, "sosie-single"))
        replaced = text.count("\ufffd") - source.decode(codec, "ignore").count("\ufffd")
    if name == "x-user-defined":
        text = text.translate(_USER_DEFINED)
    elif name in ("gbk", "gb18030"):
        # A3 A0, the ideographic space of countless pages, which Python puts in the private area.
        text = text.replace("\ue5e5", "\u3000")
    return text, Charset(name, how, replaced)


def _repair_single(error: UnicodeError) -> tuple[str, int]:
    """Bytes 80-9F that a code page leaves open are control characters for the standard."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    byte = error.object[error.start]
    return (chr(byte) if byte < 0xA0 else "\ufffd"), error.start + 1


def _repair_multi(error: UnicodeError) -> tuple[str, int]:
    """Pairs that Python's codec lacks but its sister has; else one U+FFFD for the whole pair.

    The second byte goes with the first unless it is ASCII, so that one hole shifts no pair after
    it and swallows no markup.
    """
    if not isinstance(error, UnicodeDecodeError):
        raise error
    at = error.start
    pair = error.object[at : at + 2]
    if pair[:1] == b"\x80" and error.encoding == "gb18030":
        return "\u20ac", at + 1
    if len(pair) < 2 or not 0x81 <= pair[0] <= 0xFE:
        return "\ufffd", at + 1
    if error.encoding == "euc_jp" and min(pair) > 0xA0:
        sister = _decode_or_none(_shifted(pair), "cp932")
    elif error.encoding == "big5hkscs":
        sister = _decode_or_none(pair, "cp950")
    else:
        sister = None
    if sister is not None:
        return sister, at + 2
    return "\ufffd", at + (1 if pair[1] < 0x80 else 2)


def _shifted(pair: bytes) -> bytes:
    """A row and cell of JIS X 0208 in EUC-JP, written as Shift_JIS."""
    row, cell = pair[0] - 0xA1, pair[1] - 0xA1
    lead = row // 2 + (0x81 if row < 62 else 0xC1)
    trail = cell + (0x9F if row % 2 else 0x40 if cell < 63 else 0x41)
    return bytes((lead, trail))


def _decode_or_none(source: bytes, codec: str) -> str | None:
    try:
        return source.decode(codec)
    except UnicodeDecodeError:
        return None


codecs.register_error("sosie-single", _repair_single)
codecs.register_error("sosie-multi", _repair_multi)
_HANDLERS = dict.fromkeys(_UNICODE, "replace") | dict.fromkeys(MULTI_BYTE, "sosie-multi")
