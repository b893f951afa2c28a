"""What the engine makes of every character, as digests that notice any change."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from collections.abc import Iterable, Iterator

from sosie.text.fold import fold_words
from sosie.text.words import cut_spans, cut_words

PAGE = 1024


def assigned(unicode_version: str = "14.0.0") -> list[list[int]]:
    """The characters that Unicode 14 assigns, as ranges of code points, first and last; without
    surrogates and private use. Only where Python knows no later ones."""
    if unicodedata.unidata_version != unicode_version:
        raise RuntimeError(f"this Python has Unicode {unicodedata.unidata_version}")
    ranges: list[list[int]] = []
    for point in range(0x110000):
        if unicodedata.category(chr(point)) in ("Cn", "Co", "Cs"):
            continue
        if ranges and ranges[-1][1] == point - 1:
            ranges[-1][1] = point
        else:
            ranges.append([point, point])
    return ranges


def pages(ranges: Iterable[list[int]]) -> Iterator[tuple[int, str]]:
    """The characters of each page of 1,024 code points: its first code point, its characters."""
    characters: dict[int, list[str]] = {}
    for first, last in ranges:
        for point in range(first, last + 1):
            characters.setdefault(point // PAGE * PAGE, []).append(chr(point))
    for page, members in sorted(characters.items()):
        yield page, "".join(members)


def digest(characters: str) -> str:
    """What becomes of each character between two letters: the words, their spans, both folds."""
    text = "\n".join(f"x{character}y" for character in characters)
    words = cut_words(text)
    made = [words, cut_spans(text), fold_words(words), fold_words(words, accents="keep")]
    return hashlib.sha256(json.dumps(made).encode()).hexdigest()[:16]
