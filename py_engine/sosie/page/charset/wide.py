"""UTF-16 and UTF-32 told by their zero bytes, where the standard's order would read them as noise.

The standard knows no UTF-32, and takes UTF-16 without a mark for an encoding of single bytes.
"""

from __future__ import annotations

import unicodedata

_SAMPLE = 8192
_UTF32_MARKS = ((b"\xff\xfe\x00\x00", "utf-32le"), (b"\x00\x00\xfe\xff", "utf-32be"))
# Any script but Han, Hangul and Yi has its high bytes below this, as no text has single bytes.
_NARROW = bytes(range(0x20))
_LAYOUT = "\t\n\f\r\x1b"


def utf32_marked(source: bytes) -> str | None:
    """The encoding of bytes that open with a mark of UTF-32 and go on as such; None otherwise.

    UTF-16 that begins with a NUL has the same mark, but two of its letters are no character.
    """
    for mark, name in _UTF32_MARKS:
        if source.startswith(mark):
            return name if noise(source[4:_SAMPLE].decode(name, "replace")) < 0.5 else None
    return None


def utf16_unmarked(source: bytes) -> str | None:
    """UTF-16 without a mark, where that is certain; None otherwise.

    Zeros stand on one side, few of its bytes belong to any but narrow scripts, and what the pairs
    spell is text. Han without any markup has too few zeros to tell.
    """
    sample = source[: min(_SAMPLE, len(source) & ~1)]
    even, odd = sample[::2], sample[1::2]
    if even.count(0) > odd.count(0):
        name, high = "utf-16be", even
    else:
        name, high = "utf-16le", odd
    zeros = high.count(0)
    if zeros < 2 or zeros * 20 < len(high):
        return None
    narrow = len(high) - len(high.translate(None, _NARROW))
    if narrow < 0.4 * len(high) or noise(sample.decode(name, "replace")) > 0.01:
        return None
    return name


def noise(text: str) -> float:
    """The share, 0 to 1, of characters no text holds: controls, undecodable or unassigned ones."""
    if not text:
        return 0.0
    return sum(map(_is_noise, text)) / len(text)


def _is_noise(char: str) -> bool:
    return char == "\ufffd" or (
        unicodedata.category(char) in ("Cc", "Cn", "Cs") and char not in _LAYOUT
    )
