"""What each byte of an encoding stands for in a language, and what it costs there, in nats."""

from __future__ import annotations

import unicodedata
from functools import cache

from .guess_model import model
from .repair import text_in

# A letter of ASCII as such, and behind another: those pairs tell the language, not the encoding.
ASCII_LETTER = 3
_SIGNS = {
    sign: cost
    for signs, cost in (
        ("\xa0", 4),
        ("“”„‘’‚–—", 4.5),
        ("«»©®•…·\xad", 5),
        ("€£°§№¡¿ªº™×", 6),
    )
    for sign in signs
}
_OTHER_SIGN, _DRAWN_SIGN, _CONTROL, _NOTHING = 10, 12, 16, 20
# Letters that are not in the language's table: of its script, of ASCII in another, of a third.
_RARE, _ASCII, _FOREIGN = 9, 7, 12
# The final sigma, and what Persian writes for the ya of windows-1256.
_SAME = str.maketrans({"ς": "σ", "ی": "ي"})
_DIGITS = bytes.maketrans(b"0123456789", bytes(range(10)))
# Kinds of characters: no letter, a capital, a small letter, one without case, a sign beyond ASCII,
# and one that closes.
_OTHER, _CAPITAL, _SMALL, _CASELESS, _SIGN, _CLOSING = range(6)
_BEHIND_LETTER = 1.5
_CASES = tuple(
    (bytes(kinds), cost)
    for kinds, cost in (
        ((_SMALL, _CAPITAL), 5.0),
        ((_CAPITAL, _CAPITAL), 0.7),
        ((_OTHER, _CAPITAL), 1.2),
        ((_SMALL, _SIGN), _BEHIND_LETTER),
        ((_CAPITAL, _SIGN), _BEHIND_LETTER),
        ((_CASELESS, _SIGN), _BEHIND_LETTER),
        ((_OTHER, _CLOSING), 3.0),
    )
)


@cache
def pair_costs(encoding: str, language: str) -> tuple[bytes, list[bytes], bool]:
    """The class of each byte; for a class and the one before it the cost; is the script Latin?"""
    letters, costs = _costs(language)
    places = {letter: place for place, letter in enumerate(letters)}
    own = _script(letters[1])

    def place(letter: str) -> int:
        if letter in places:
            return places[letter]
        return len(letters) + (0 if _script(letter) == own else 1 if letter < "\x80" else 2)

    return bytes(map(place, _letters(encoding))), costs, "a" in places


@cache
def _costs(language: str) -> tuple[str, list[bytes]]:
    """The letters of a language, a space for the end of a word first, and a row for each of them.

    Three more classes stand behind the letters: what no word of the language holds.
    """
    table = model()["pairs"][language]
    letters = " " + table["letters"]
    foreign = bytes((_RARE, _ASCII, _FOREIGN))
    costs = table["costs"].encode().translate(_DIGITS)
    plain = sum(letter < "\x80" for letter in table["letters"])
    rows, at = [], 0
    for place in range(len(letters)):
        left_out = plain if 1 <= place <= plain else 0
        row = costs[at : (at := at + len(letters) - left_out)]
        rows.append(row[:1] + bytes((ASCII_LETTER,)) * left_out + row[1:] + foreign)
    rows += [bytes((cost,)) * len(letters) + foreign for cost in foreign]
    return letters, rows


def _script(letter: str) -> int:
    return 0 if letter < "\u0250" else ord(letter) >> 8


@cache
def _letters(encoding: str) -> list[str]:
    """The letter of each byte, as the tables have it; a space where it is none."""
    return [
        " " if not _is_letter(char) else "i" if char == "İ" else char.lower().translate(_SAME)
        for char in _chars(encoding)
    ]


@cache
def _chars(encoding: str) -> list[str]:
    return [text_in(bytes((byte,)), encoding)[0] for byte in range(256)]


def _is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] in "LM"


@cache
def sign_costs(encoding: str) -> list[float]:
    """What each byte costs: nothing for letters, and for ASCII, which all encodings share."""
    return [0 if char < "\x80" or _is_letter(char) else _sign(char) for char in _chars(encoding)]


def _sign(char: str) -> float:
    if char == "\ufffd":
        return _NOTHING
    if char < "\xa0":
        return _CONTROL
    drawn = "\u2190" <= char < "\u2700" or "\ue000" <= char < "\uf900"
    return _SIGNS.get(char, _DRAWN_SIGN if drawn else _OTHER_SIGN)


@cache
def byte_kinds(encoding: str) -> bytes:
    """The kind of each byte, for `case_cost`."""
    return bytes(map(_kind, _chars(encoding)))


def _kind(char: str) -> int:
    if not _is_letter(char):
        return _OTHER if char < "\x80" else _CLOSING if char in "’”" else _SIGN
    if char != char.lower():
        return _CAPITAL
    return _SMALL if char != char.upper() else _CASELESS


def case_cost(kinds: bytes) -> float:
    """What is odd about the capitals and the signs of words, given the kind of each character."""
    return sum(cost * kinds.count(pair) for pair, cost in _CASES)
