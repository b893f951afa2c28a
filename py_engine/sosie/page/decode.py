"""Bytes of a page to text, in the order of the WHATWG standards.

BOM, then the transport header, then the page's `meta`, then its XML declaration, then valid UTF-8,
then a guess. Two departures. Where the page declares another encoding but the bytes are UTF-8
beyond chance, they are read as UTF-8: such pages are shown right because their server's header
overrules the `meta`, and a saved file has lost that header. And UTF-32 with a mark, and UTF-16 that
shows without one, are read as what they are: any other reading is half NULs.
"""

from __future__ import annotations

from ..model import Charset
from .charset.encodings import MULTI_BYTE
from .charset.guess import guess, is_iso_2022_jp
from .charset.prescan import header_encoding, meta_encoding, xml_encoding
from .charset.repair import text_in
from .charset.wide import utf16_unmarked, utf32_marked

_BOMS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xfe\xff", "utf-16be"), (b"\xff\xfe", "utf-16le"))
# So many characters beyond ASCII, all of them valid UTF-8, are a whole page of it and no accident.
_BEYOND_CHANCE = 256
# What shows as U+FFFD already where it is not true.
_SELF_TELLING = frozenset({"utf-16le", "utf-16be", "iso-2022-jp", "replacement"})
# Encodings with letters in both C2-EF and 80-BF, so that a word or two may be valid UTF-8 by chance
# (GBK: one character in seven); so many different characters are not.
_LIKE_UTF8 = MULTI_BYTE | {
    *("windows-874", "windows-1256", "ibm866", "iso-8859-5", "koi8-r", "koi8-u")
}
_DIFFERENT = 3


def decode(
    source: bytes, content_type: str | None = None, url: str | None = None
) -> tuple[str, Charset]:
    """The text of `source`, and how it was read. Never fails: what cannot be decoded is U+FFFD.

    `url`: the page's address; where nothing is declared, its country makes an encoding likelier.
    """
    if name := utf32_marked(source):
        return _read(source[4:], name, "bom")
    for bom, name in _BOMS:
        if source.startswith(bom):
            return _read(source[len(bom) :], name, "bom")
    header, shown = header_encoding(content_type), utf16_unmarked(source)
    if shown and shown != header:
        return _read(source, shown, "xml" if shown == xml_encoding(source) else "guess")
    if header:
        return _read(source, header, "header")
    for how, name in (("meta", meta_encoding(source)), ("xml", xml_encoding(source))):
        if name == "utf-8" or (name and not _is_utf8_beyond_chance(source)):
            return _read(source, name, how)
    if _is_utf8(source) and not is_iso_2022_jp(source):
        return _read(source, "utf-8", "valid")
    return _read(source, guess(source, url), "guess")


def contradicts(source: bytes, charset: Charset) -> bool:
    """Whether the bytes of a page speak against the encoding that it declares, as which they were
    read: they are UTF-8, with characters beyond ASCII and whole to the last byte.

    `charset`: what `decode` gave for `source`. False where nothing was declared, and where U+FFFD
    in the text tells it already. `decode` itself overrules a page's own declaration, though no
    header's, where the characters beyond ASCII are many.
    """
    if charset.source not in ("header", "meta", "xml"):
        return False
    if charset.name == "utf-8" or charset.name in _SELF_TELLING or source.isascii():
        return False
    try:
        characters = set(source.decode("utf-8"))
    except UnicodeDecodeError:
        return False
    beyond = sum(not char.isascii() for char in characters)
    return beyond >= (_DIFFERENT if charset.name in _LIKE_UTF8 else 1)


def _is_utf8(source: bytes) -> bool:
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as error:
        # A character cut in two at the very end is a truncated page, where another one is whole;
        # alone it is the last letter of a text in another encoding.
        cut = error.reason == "unexpected end of data"
        return cut and not source[: error.start].isascii()
    return True


def _is_utf8_beyond_chance(source: bytes) -> bool:
    if source.isascii() or not _is_utf8(source):
        return False
    text = source.decode("utf-8", "ignore")
    return len(text) - len(text.encode("ascii", "ignore")) >= _BEYOND_CHANCE


def _read(source: bytes, name: str, how: str) -> tuple[str, Charset]:
    text, replaced = text_in(source, name)
    return text, Charset(name, how, replaced)
