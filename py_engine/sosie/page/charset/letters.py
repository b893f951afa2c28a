"""How likely bytes are as the words of a language, written in an encoding of single bytes.

Judged are the words with a letter beyond ASCII, each as a chain of pairs of letters, the end of a
word being a letter too; capitals inside a word and signs that no text holds tell as well. All is in
nats above bytes that are as good as random letters of ASCII, so that the encodings of single bytes
and those of pairs (`characters.py`) compare.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from operator import getitem, mul

from .alphabets import ASCII_LETTER, byte_kinds, case_cost, pair_costs, sign_costs

# The encodings, what each costs for being rare on the web, and the languages that it was made for.
_WEST = "ca cy da de en es et fi fr is it nb nl pt sq sv"
_CENTRE = "cs de hu pl ro sh sk sl"
_BALTIC = "et lt lv pl"
_CYRILLIC = "bg mk ru uk"
_ENCODINGS = {
    "windows-1250": (1, _CENTRE),
    "windows-1251": (0, _CYRILLIC),
    "windows-1252": (-1, _WEST),
    "windows-1253": (0, "el"),
    "windows-1254": (1, "tr"),
    "windows-1255": (0, "he"),
    "windows-1256": (0, "ar fa ur"),
    "windows-1257": (1, _BALTIC),
    "windows-1258": (2, "vi"),
    "windows-874": (0, "th"),
    "iso-8859-2": (1.5, _CENTRE),
    "iso-8859-3": (6, "tr"),
    "iso-8859-4": (4, _BALTIC),
    "iso-8859-5": (3, _CYRILLIC),
    "iso-8859-6": (3, "ar"),
    "iso-8859-7": (1.5, "el"),
    "iso-8859-8": (1, "he"),
    "iso-8859-10": (8, "is lt lv"),
    "iso-8859-13": (3, _BALTIC),
    "iso-8859-14": (6, "cy"),
    "iso-8859-15": (4, _WEST),
    "iso-8859-16": (5, "hu pl ro sh sl"),
    "koi8-r": (1.5, "bg ru"),
    "koi8-u": (2, "ru uk"),
    "ibm866": (4, "bg ru"),
    "macintosh": (7, _WEST),
    "x-mac-cyrillic": (5, _CYRILLIC),
}
# A word of ASCII next to one of another script.
SWITCH = 2.0
# Tried at the beginning of a word only, and without turning back in it: linear time.
_WORD = re.compile(rb"(?<![A-Za-z\x80-\xff])[A-Za-z]*[\x80-\xff][A-Za-z\x80-\xff]*")
_NO_ASCII_LETTER = bytes(byte for byte in range(256) if byte > 0x7F or not chr(byte).isalpha())


def readings(sample: bytes, switches: int) -> Iterator[tuple[str, str, float]]:
    """Encoding, language and nats of each reading; `switches`: between ASCII words and others."""
    words = b" " + b" ".join(_WORD.findall(sample)) + b" "
    pairs = Counter(zip(words, words[1:]))
    counts = list(pairs.values())
    first, second = (bytes(side) for side in zip(*pairs))
    singles = Counter(words)
    ascii_letters = len(words.translate(None, _NO_ASCII_LETTER))
    for encoding, (rare, languages) in _ENCODINGS.items():
        signs = sign_costs(encoding)
        shared = ASCII_LETTER * ascii_letters - rare
        shared -= sum(count * signs[byte] for byte, count in singles.items())
        shared -= case_cost(words.translate(byte_kinds(encoding)))
        for language in languages.split():
            classes, costs, latin = pair_costs(encoding, language)
            rows = map(costs.__getitem__, second.translate(classes))
            cost = sum(map(mul, counts, map(getitem, rows, first.translate(classes))))
            yield encoding, language, shared - cost - (0 if latin else SWITCH * switches)
