"""The measures, written as they are defined: slow, short, and what the engine's must equal."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from hashlib import md5
from itertools import groupby, pairwise


def simhash(features: Sequence[tuple[str, float]], bits: int) -> int:
    """Per bit, the weight of the features whose MD5 has it set against half of the whole."""
    total = sum(weight for _, weight in features)
    value = 0
    for bit in range(bits):
        ones = 0
        for feature, weight in features:
            digest = md5(feature.encode("utf-8", "surrogatepass")).digest()
            if int.from_bytes(digest, "big") >> bit & 1:
                ones += weight
        # Twice the ones against the whole: nothing is rounded.
        value |= (2 * ones > total) << bit
    return value


def tiles(a: Sequence[str], b: Sequence[str], minimum: int) -> list[tuple[int, int, int]]:
    """Greedy string tiling: again and again the longest common run of words that no tile holds
    yet, of equally long ones the first in `a`, then the first in `b`."""
    taken_a, taken_b = [False] * len(a), [False] * len(b)
    found = []
    while True:
        best = (0, 0, 0)
        for i in range(len(a)):
            for j in range(len(b)):
                length = 0
                while (
                    i + length < len(a)
                    and j + length < len(b)
                    and a[i + length] == b[j + length]
                    and not taken_a[i + length]
                    and not taken_b[j + length]
                ):
                    length += 1
                if length > best[0]:
                    best = (length, i, j)
        length, i, j = best
        if length < minimum:
            return found
        found.append(best)
        taken_a[i : i + length] = taken_b[j : j + length] = [True] * length


def heaviest_in_order(tiles: Sequence[tuple[int, int, int]]) -> int:
    """The most words that a selection of tiles in the same order in both texts can have."""
    tiles = sorted(tiles, key=lambda tile: tile[1])
    best: list[int] = []
    for place, (length, _, b) in enumerate(tiles):
        before = [best[other] for other in range(place) if tiles[other][2] < b]
        best.append(length + max(before, default=0))
    return max(best, default=0)


def simple_words(text: str) -> list[str]:
    """Runs of letters and digits after NFKC and case folding: the words of the fourth seed, which
    knows no marks, no format characters and no scripts without spaces."""
    return re.findall(r"[^\W_]+", unicodedata.normalize("NFKC", text).casefold())


_UNSPACED_SCRIPTS = (
    "CJK ", "HIRAGANA", "KATAKANA", "HENTAIGANA", "THAI", "LAO", "KHMER", "MYANMAR",
    # The marks of Han and kana.
    "IDEOGRAPHIC ", "VERTICAL IDEO", "VERTICAL KANA ", "MASU ", "OLD CHINESE ",
)  # fmt: skip


def is_unspaced_letter(character: str) -> bool:
    """A letter of a script without spaces, by its name."""
    name = unicodedata.name(character, "")
    return unicodedata.category(character)[0] == "L" and name.startswith(_UNSPACED_SCRIPTS)


def words(text: str, segmentation: str) -> list[str]:
    """The words of a normalised text, its letters taken one by one: each with its marks, between
    two that separate."""
    runs: list[list[str]] = [[]]
    after_separator = True
    for character in text:
        category = unicodedata.category(character)[0]
        if category in "LN":
            runs[-1].append(character)
        elif category == "M" and not after_separator:
            runs[-1][-1] += character
            continue
        elif runs[-1]:
            runs.append([])
        after_separator = category not in "LN"
    return [word for run in runs for word in _words_of_run(run, segmentation)]


def _words_of_run(letters: list[str], segmentation: str) -> list[str]:
    if segmentation == "runs":
        return ["".join(letters)] if letters else []
    found = []
    for unspaced, members in groupby(letters, key=lambda letter: is_unspaced_letter(letter[0])):
        group = list(members)
        if not unspaced:
            found.append("".join(group))
        elif segmentation == "characters" or len(group) == 1:
            found += group
        else:
            found += [one + other for one, other in pairwise(group)]
    return found
