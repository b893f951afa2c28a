"""How likely bytes are as Chinese, Japanese or Korean, in an encoding of pairs of bytes.

Every character tells for itself: the commonest by their share, the others by the part of their
national standard that they stand in, for those were laid out by how common they are. All is in nats
above random letters of ASCII, as in `letters.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

from .alphabets import ASCII_LETTER
from .guess_model import model
from .letters import SWITCH
from .repair import text_in

# The encodings, what each costs for being rare on the web, and their language.
_ENCODINGS = {
    "gbk": (0, "zh-hans"),
    "big5": (0.5, "zh-hant"),
    "shift_jis": (0, "ja"),
    "euc-jp": (1, "ja"),
    "euc-kr": (0, "ko"),
}
# Where the common characters stand: the codec that shows it, the lead bytes from and to.
_COMMON_PART = {
    "zh-hans": ("gb2312", 0xB0, 0xD7),
    "zh-hant": ("big5", 0xA4, 0xC6),
    "ja": ("euc-jp", 0xB0, 0xCF),
    "ko": ("euc-kr", 0xB0, 0xC8),
}
_MARKS = "、。，「」（）・：！？『』；《》【】“”‘’·…—"
_MARK, _FULL_WIDTH, _KANA, _COMMON, _SIGN, _RARE, _UNREADABLE = 4.5, 7, 9, 10, 11, 14, 20
# A character that touches a letter of ASCII.
_TOUCH = 4.0
_TOUCHES = re.compile("[A-Za-z](?=[\u2e80-\uffef])|[\u2e80-\uffef](?=[A-Za-z])")
_ASCII_TRAILS = bytes(range(0x40, 0x7F))


def readings(sample: bytes, switches: int) -> Iterator[tuple[str, str, float]]:
    """Encoding, language and nats of each reading; `switches`: between ASCII words and others."""
    trails = _trails(sample)
    for encoding, (rare, language) in _ENCODINGS.items():
        text = text_in(sample, encoding)[0]
        cost = _costs(language)
        total = rare + SWITCH * switches + _TOUCH * len(_TOUCHES.findall(text))
        total += sum(n * cost(char) for char, n in Counter(text).items() if char > "\x7f")
        # Bytes of ASCII that are halves of pairs here are letters of their own elsewhere.
        halves = trails - _trails(text.encode("ascii", "ignore"))
        yield encoding, language, ASCII_LETTER * halves - total


def _trails(source: bytes) -> int:
    return len(source) - len(source.translate(None, _ASCII_TRAILS))


@cache
def _costs(language: str) -> Callable[[str], float]:
    known = {
        char: cost for cost, chars in enumerate(model()["characters"][language]) for char in chars
    }

    @cache
    def cost(char: str) -> float:
        return known[char] if char in known else _by_place(char, language)

    return cost


def _by_place(char: str, language: str) -> float:
    if char == "\ufffd":
        return _UNREADABLE
    if char in _MARKS:
        return _MARK
    if "\u3040" <= char < "\u3100" or "\uff61" <= char < "\uffa0":
        return _KANA
    if "\uff01" <= char < "\uff5f":
        return _FULL_WIDTH
    if "\u4e00" <= char < "\ua000" or "\uac00" <= char < "\ud7a4":
        codec, first, last = _COMMON_PART[language]
        return _COMMON if first <= char.encode(codec, "replace")[0] <= last else _RARE
    return _SIGN if char < "\U00010000" else _RARE
