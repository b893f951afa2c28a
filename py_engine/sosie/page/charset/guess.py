"""A guess at the encoding of bytes that declare none and are no UTF-8.

Each encoding is asked how likely these bytes are as text of the languages written in it; the
likeliest reading wins. What the page says of its language, and the country of its address, count
as evidence too. How good it is, and against what else: `charset_model.md`.
"""

from __future__ import annotations

import re

from . import characters, letters
from .languages import likely_languages

_UTF8_SAMPLE = 65536
# Text to judge by, in bytes: more changes no guess.
_SAMPLE = 4000
_RARE = 40
_ASCII = bytes(range(0x80))
# Whatever opens matches, if only up to the end, so that nothing is looked through twice: hostile
# pages cost linear time. `_without_markup` puts back a tag that never closes.
_MARKUP = re.compile(
    rb"<!--(?:.*?-->|.*)|<(script|style)\b(?:.*?</\1\s*>|.*)|<[a-z!/?][^>]*(?:>|(\Z))", re.I | re.S
)
# From a word of ASCII to another one, or back.
_SWITCHES = re.compile(rb"[A-Za-z][ ,.]+(?=[\x80-\xff])|[\x80-\xff][ ,.]+(?=[A-Za-z])")
_ISO_2022_JP = re.compile(rb"\x1b\$[@B](?:[\x21-\x7e]{2})+\x1b\([BJ]")


def guess(source: bytes, url: str | None = None) -> str:
    """The standard's name of the likeliest encoding; if none shows windows-1252, as in browsers.

    `url`: the page's address. Takes 5 to 20 ms for a page of 150 kB, the first time 50 ms more.
    """
    if is_iso_2022_jp(source):
        return "iso-2022-jp"
    if _is_broken_utf8(source[:_UTF8_SAMPLE]):
        return "utf-8"
    sample = _sample(source)
    if sample.isascii():
        return "windows-1252"
    switches = len(_SWITCHES.findall(sample))
    likely = likely_languages(source, url)
    found = [
        (nats + likely.get(language, 0), encoding)
        for encoding, language, nats in (
            *letters.readings(sample, switches),
            *characters.readings(sample, switches),
        )
    ]
    return max(found)[1]


def is_iso_2022_jp(source: bytes) -> bool:
    """Escapes around pairs of ASCII: nothing else looks so."""
    return bool(source.isascii() and _ISO_2022_JP.search(source))


def _is_broken_utf8(sample: bytes) -> bool:
    """UTF-8 with a few bytes of something else, or cut in the middle of a character."""
    text = sample.decode("utf-8", "replace")
    beyond = len(text) - len(text.encode("ascii", "ignore"))
    return beyond > 5 * text.count("\ufffd")


def _sample(source: bytes) -> bytes:
    """Lines with a byte beyond ASCII, without markup, evenly picked, and some for each rare byte.

    Two encodings of one language may differ by a single letter.
    """
    plain = _MARKUP.sub(_without_markup, source)
    if plain.isascii():
        # All that tells stands in attributes and scripts.
        plain = source
    lines = [line for line in plain.splitlines() if not line.isascii()]
    picked = lines[:: sum(map(len, lines)) // _SAMPLE + 1]
    sample = b"\n".join(_around(line, 0, _SAMPLE // 2) for line in picked)
    for byte in sorted({*plain.translate(None, _ASCII)} - {*sample}, key=plain.index):
        if byte not in sample:
            sample += b"\n" + _around(plain, plain.index(byte), _RARE)
    return sample


def _without_markup(found: re.Match[bytes]) -> bytes:
    """A line break, but text where `<` only looked like a tag's."""
    return b"\n" if found[2] is None else found[0]


def _around(text: bytes, at: int, size: int) -> bytes:
    """The words about a place, within its line, at most about three times the size.

    Cut at spaces, in which no pair of any encoding ends; none if there is no space near before it.
    """
    start = max(text.rfind(b"\n", 0, at), text.rfind(b" ", 0, max(at - size, 0))) + 1
    ends = (text.find(b"\n", at), text.find(b" ", at + size), at + 2 * size)
    return text[start : min(end for end in ends if end >= 0)] if at - start <= 2 * size else b""
