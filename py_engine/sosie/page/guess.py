"""A simple guess at the encoding of bytes that declare none and are no UTF-8.

Every script's commonest letters lie in a narrow zone of its encodings. A candidate's score is the
share of the bytes beyond ASCII that fall in that zone, read pair by pair; the first best wins.
"""

from __future__ import annotations

import re

_SAMPLE = 65536
_SURE = 0.7
# Pairs of bytes: all pairs that the encoding allows, and the zone of the common ones.
_PAIRS = (
    # Hangul syllables; two thirds of Chinese lie elsewhere.
    ("euc-kr", rb"[\xa1-\xfe][\xa1-\xfe]", rb"[\xb0-\xc8][\xa1-\xfe]"),
    # Kana: every second character of Japanese.
    ("euc-jp", rb"[\xa1-\xfe\x8e][\xa1-\xfe]", rb"[\xa4\xa5][\xa1-\xf6]"),
    (
        "shift_jis",
        rb"[\x81-\x9f\xe0-\xfc][\x40-\x7e\x80-\xfc]",
        rb"\x82[\x9f-\xf1]|\x83[\x40-\x96]",
    ),
    # Han characters of the first, most frequent plane.
    ("gbk", rb"[\x81-\xfe][\x40-\x7e\x80-\xfe]", rb"[\xb0-\xd7][\xa1-\xfe]|\xa3\xac|\xa1\xa3"),
    (
        "big5",
        rb"[\x81-\xfe][\x40-\x7e\xa1-\xfe]",
        rb"[\xa4-\xc6][\x40-\x7e\xa1-\xfe]|\xa1[\x40-\x43]",
    ),
)
# Kana stand among Han characters: a smaller share of them says as much.
_WEIGHT = {"euc-jp": 2.0, "shift_jis": 2.0, "euc-kr": 1.0, "gbk": 0.97, "big5": 0.97}
_BEYOND = re.compile(rb"[\x80-\xff]+")
_PAIR_RES = tuple((name, re.compile(pairs), re.compile(common)) for name, pairs, common in _PAIRS)
# Small letters, in scripts of one byte a letter that are not Latin.
_SMALL = {
    "windows-1251": bytes(range(0xE0, 0x100)),
    "koi8-r": bytes(range(0xC0, 0xE0)),
    "windows-1253": bytes(range(0xDC, 0xE0)) + bytes(range(0xE1, 0xFF)),
}


def guess(source: bytes) -> str:
    """The standard's name of a likely encoding; windows-1252, as in browsers, if none shows."""
    sample = source[:_SAMPLE]
    if sample.count(0) * 4 > len(sample):
        return "utf-16be" if sample[::2].count(0) > sample[1::2].count(0) else "utf-16le"
    if _is_broken_utf8(sample):
        return "utf-8"
    runs = _BEYOND.findall(sample)
    beyond = sum(map(len, runs))
    # In Latin scripts letters beyond ASCII stand alone among ASCII ones.
    if not beyond or beyond < 2 * len(runs):
        return "windows-1252"
    scores = {name: _pair_score(sample, beyond, *res) * _WEIGHT[name] for name, *res in _PAIR_RES}
    if beyond > 3 * len(runs):
        joined = b"".join(runs)
        for name, small in _SMALL.items():
            scores[name] = 1 - len(joined.translate(None, small)) / beyond
    best = max(scores, key=scores.__getitem__)
    return best if scores[best] > _SURE else "windows-1252"


def _pair_score(sample: bytes, beyond: int, pairs: re.Pattern, common: re.Pattern) -> float:
    found = pairs.findall(sample)
    covered = sum((pair[0] > 0x7F) + (pair[1] > 0x7F) for pair in found)
    if covered < 0.98 * beyond:
        return 0.0
    return sum(1 for pair in found if common.match(pair)) / len(found)


def _is_broken_utf8(sample: bytes) -> bool:
    """UTF-8 with a few bytes of something else, or cut in the middle of a character."""
    whole = len(re.findall(rb"[\xc3-\xf4][\x80-\xbf]+", sample))
    return whole > 20 * sample.decode("utf-8", "replace").count("\ufffd")
