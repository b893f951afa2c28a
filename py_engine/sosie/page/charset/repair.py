"""Bytes in a given encoding to text, as the WHATWG standard reads them.

Python's codecs differ from the standard's tables in a few places, which are mended here, and stop
where the standard goes on. Compared with all tables of the standard; there still differ eight pairs
of Big5, where the standard has two pairs for one kana or slash and Python's codec has another sign,
a tilde of EUC-JP (8FA2B7, read as the plain one), and a character of gb18030 for private use
(8135F437).
"""

from __future__ import annotations

import codecs
import re

from .encodings import MULTI_BYTE, codec_of

_UNICODE = ("utf-8", "utf-16be", "utf-16le", "utf-32be", "utf-32le")
# Characters that the codec gives where the standard has others: its own, then the standard's.
_OTHERS = {
    # The ideographic space of countless pages, and signs that Python keeps in the private area.
    "gbk": (
        "\ue5e5\ue78d\ue78e\ue78f\ue790\ue791\ue792\ue793\ue794\ue795\ue796"
        "\ue7c7\ue81e\ue826\ue82b\ue82c\ue832\ue843\ue854\ue864",
        "\u3000︐︒︑︓︔︕︖︗︘︙ḿ\u9fb4\u9fb5\u9fb6\u9fb7\u9fb8\u9fb9\u9fba\u9fbb",
    ),
    "big5": ("•､‾∼♁☉¥¢£", "‧﹑¯～⊕⊙￥￠￡"),
    "euc-jp": ("〜‖−¢£¬", "～∥－￠￡￢"),
    # What Python makes of four bytes that begin no character.
    "shift_jis": ("\uf8f0\uf8f1\uf8f2\uf8f3", "\ufffd" * 4),
    "koi8-u": ("╝╬", "ўЎ"),
    "x-user-defined": (
        "".join(map(chr, range(0x80, 0x100))),
        "".join(map(chr, range(0xF780, 0xF800))),
    ),
}
_OTHERS["gb18030"] = _OTHERS["gbk"]
_MENDS = {
    name: (re.compile(f"[{own}]"), dict(zip(own, others)))
    for name, (own, others) in _OTHERS.items()
}
# Pairs of Big5 that the codec lacks: their bytes and the character.
_BIG5 = dict(
    re.findall(
        "([0-9a-f]{4})(.)",
        "877a㡵877b𡵓877c𣚞877d𦀡877e㻬87a1𥣞87a2㫵87a3竼87a4龗87a5𤅡87a6𨤍87a7𣇪87a8𠪊87a9𣉞"
        "87aa䌊87ab蒄87ac龖87ad鐯87ae䤰87af蘓87b0墖87b1靊87b2鈘87b3秐87b4稲87b5晠87b6権87b7袝"
        "87b8瑌87b9篅87ba枂87bb稬87bc剏87bd遆87be㓦87bf珄87c0𥶹87c1瓆87c2鿇87c3垳87c4䤯87c5呌"
        "87c6䄱87c7𣚎87c8堘87c9穲87ca𧭥87cb讏87cc䚮87cd𦺈87ce䆁87cf𥶙87d0箮87d1𢒼87d2鿈87d3𢓁"
        "87d4𢓉87d5𢓌87d6鿉87d7蔄87d8𣖻87d9䂴87da鿊87db䓡87dc𪷿87dd拁87de灮87df鿋8e69箸8e6f簆"
        "8e7e糎8eab緒8eb4縝8ecd者8ed0耨8f57菁8f69蒨8f6e萏8fcb覦8fcc覩8ffe起906d都907a銹90dc靜"
        "90f1響91bf鼖9244蔃92af兙92b0兛92b1兝92b2兞92c8鍮92d1瑹9447浧94ca禛95d9邗9644靝96ed瀞"
        "96fc嬨9b76爁9b78矗9b7b纇9bc6駖9bde釔9bec惞9bf6澶9c42輶9c53侻9c62營9c68鄄9c6b鷰9c77菏"
        "9cbc尐9cbd秣9cd0婧9d57輋9d5a筑9dc4拐9ea9恢9eef痹9efd汊9f60鬮9f66鼗9fcb僭9fd8弌a063蠏"
        "a077拎a0d5瑨a0df煢a0e4牐a3c0␀a3c1␁a3c2␂a3c3␃a3c4␄a3c5␅a3c6␆a3c7␇a3c8␈a3c9␉a3ca␊a3cb␋"
        "a3cc␌a3cd␍a3ce␎a3cf␏a3d0␐a3d1␑a3d2␒a3d3␓a3d4␔a3d5␕a3d6␖a3d7␗a3d8␘a3d9␙a3da␚a3db␛a3dc␜"
        "a3dd␝a3de␞a3df␟a3e0␡fa5f倩fa66偽fabd包fac5卄fad5卿fb48嘅fbb8婷fbf3幵fbf9廐fc4f彘fc6c悤"
        "fcb9撐fce2晴fcf1杞fdb7沜fdb8渝fdbb港fdf1煮fe52猪fe6f瑜feaa瓩fedd砉",
    )
)
# What one U+FFFD stands for where a codec stops, by its name in Python: a byte that begins no
# character, or all that is there of one; but a byte of ASCII behind the first goes on as such.
_HOLES = {
    codec: re.compile(rb"(?:%b)|." % character, re.DOTALL)
    for codec, character in {
        "cp932": rb"[\x81-\x9f\xe0-\xfc][\x80-\xff]?",
        "cp949": rb"[\x81-\xfe][\x80-\xff]?",
        "big5hkscs": rb"[\x81-\xfe][\x80-\xff]?",
        "euc_jp": rb"(?:\x8f(?=[\xa1-\xfe]))?[\x8e\x8f\xa1-\xfe][\x80-\xff]?",
        "gb18030": rb"[\x81-\xfe](?:[0-9](?:[\x81-\xfe](?:[0-9]|\Z)|\Z)|[\x80-\xff])?",
    }.items()
}
# What iso-2022-jp reads between its escapes.
_ESCAPE = re.compile(rb"\x1b(\$[@B]|\([BIJ])")
_JIS_PAIRS = re.compile(rb"((?:[\x21-\x7e]{2})+)")
_HIGH = bytes(byte | 0x80 for byte in range(256))
_ROMAN = str.maketrans({"\\": "¥", "~": "\u203e"})
_KATAKANA = {byte: 0xFF40 + byte for byte in range(0x21, 0x60)}
_NOT_ASCII = dict.fromkeys((0x0E, 0x0F, 0x1B, *range(0x80, 0x100)), "\ufffd")


def text_in(source: bytes, encoding: str) -> tuple[str, int]:
    """The text of `source`, and how many U+FFFD stand in it for what could not be decoded.

    >>> text_in(b"caf\\xe9 \\x80", "windows-1252"), text_in(b"a\\xff", "utf-8")
    (('café €', 0), ('a\\ufffd', 1))
    """
    if encoding == "replacement":
        # The standard refuses these encodings: they were used to smuggle markup past filters.
        return ("\ufffd", 1) if source else ("", 0)
    if encoding == "iso-2022-jp":
        text = _iso_2022_jp(source)
        return text, text.count("\ufffd")
    codec = codec_of(encoding)
    try:
        text, replaced = source.decode(codec), 0
    except UnicodeDecodeError:
        text = source.decode(codec, _HANDLERS.get(encoding, "sosie-single"))
        replaced = text.count("\ufffd") - source.decode(codec, "ignore").count("\ufffd")
    if encoding in _MENDS:
        own, others = _MENDS[encoding]
        before = text.count("\ufffd")
        text = own.sub(lambda found: others[found[0]], text)
        replaced += text.count("\ufffd") - before
    return text, replaced


def _iso_2022_jp(source: bytes) -> str:
    """Stretches of ASCII, Roman letters, katakana and pairs, each opened by an escape."""
    kind, text = b"(B", []
    for number, part in enumerate(_ESCAPE.split(source)):
        if number % 2:
            kind = part
        elif kind.startswith(b"$"):
            for odd, piece in enumerate(_JIS_PAIRS.split(part)):
                high = piece.translate(_HIGH)
                text.append(text_in(high, "euc-jp")[0] if odd % 2 else "\ufffd" * len(piece))
        elif kind == b"(I":
            text += (chr(_KATAKANA.get(byte, 0xFFFD)) for byte in part)
        else:
            plain = part.decode("latin-1").translate(_NOT_ASCII)
            text.append(plain.translate(_ROMAN) if kind == b"(J" else plain)
    return "".join(text)


def _repair_single(error: UnicodeError) -> tuple[str, int]:
    """Bytes 80-9F that a code page leaves open are control characters for the standard."""
    if not isinstance(error, UnicodeDecodeError):
        raise error
    byte = error.object[error.start]
    return (chr(byte) if byte < 0xA0 else "\ufffd"), error.start + 1


def _repair_hebrew(error: UnicodeError) -> tuple[str, int]:
    """The point over a vav, which the code page got late."""
    text, end = _repair_single(error)
    return ("\u05ba" if error.object[error.start] == 0xCA else text), end


def _repair_multi(error: UnicodeError) -> tuple[str, int]:
    """Pairs that Python's codec lacks but its sister has; else one U+FFFD for a whole character, so
    that one hole shifts no pair after it and swallows no markup.
    """
    if not isinstance(error, UnicodeDecodeError):
        raise error
    at = error.start
    pair = error.object[at : at + 2]
    if pair[:1] == b"\x80" and error.encoding == "gb18030":
        return "\u20ac", at + 1
    sister = None
    if error.encoding == "euc_jp" and len(pair) == 2 and min(pair) > 0xA0 and max(pair) < 0xFF:
        sister = _decode_or_none(_shifted(pair), "cp932")
    elif error.encoding == "big5hkscs":
        sister = _BIG5.get(pair.hex()) or _decode_or_none(pair, "cp950")
    if sister is not None:
        return sister, at + 2
    return "\ufffd", _HOLES[error.encoding].match(error.object, at).end()


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
codecs.register_error("sosie-hebrew", _repair_hebrew)
codecs.register_error("sosie-multi", _repair_multi)
_HANDLERS = (
    dict.fromkeys(_UNICODE, "replace")
    | dict.fromkeys(MULTI_BYTE, "sosie-multi")
    | {"windows-1255": "sosie-hebrew"}
)
