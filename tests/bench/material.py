"""The texts that are measured: pair sets, real ones, and texts of any length that look real."""

from __future__ import annotations

import gzip
import json
import random
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from checks.texts import SETS, all_pairs

SEED = 4
PARAGRAPH_WORDS = 90
PIECE_BYTES = 10_000
"""What the small texts of a comparison of sizes are cut to."""


def pair_sets(data: Path | None) -> list[dict]:
    """`{name, texts, pairs}`, a pair as two places among the texts: those of a folder, else those
    that come with the tests."""
    if data is None:
        return [_numbered(name, *all_pairs(name)) for name in SETS]
    return [_read_set(data, folder) for folder in sorted((data / "pairs").iterdir())]


def write_sets(sets: list[dict], path: Path) -> Path:
    path.write_text(json.dumps(sets, ensure_ascii=False), "utf-8")
    return path


def long_pair(size: int, seed: int = SEED) -> tuple[list[str], list[str]]:
    """Two texts of about `size` bytes, as paragraphs: a third of the second one's are others, and
    a tenth stand elsewhere."""
    writer = _Writer(seed)
    a, length = [], 0
    while length < size:
        paragraph = writer.paragraph()
        a.append(paragraph)
        length += len(paragraph.encode()) + 2
    b = [writer.paragraph() if writer.chance(1 / 3) else paragraph for paragraph in a]
    for _ in range(len(b) // 10):
        b.insert(writer.place(len(b)), b.pop(writer.place(len(b))))
    return a, b


def whole_and_pieces(size: int) -> tuple[dict, dict]:
    """Two sets of the same words: one pair of long texts, and that pair cut into short ones."""
    a, b = long_pair(size)
    count = max(1, size // PIECE_BYTES)
    bounds = [len(a) * piece // count for piece in range(count + 1)]
    pieces = []
    for start, end in zip(bounds, bounds[1:]):
        pieces += ["\n\n".join(a[start:end]), "\n\n".join(b[start:end])]
    whole = {"name": "whole", "texts": ["\n\n".join(a), "\n\n".join(b)], "pairs": [[0, 1]]}
    pairs = [[at, at + 1] for at in range(0, len(pieces), 2)]
    return whole, {"name": "pieces", "texts": pieces, "pairs": pairs}


class _Writer:
    """Writes by the words that follow each other in real texts: so frequent words, repetitions and
    accents are as frequent as they are there."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._followers: dict[str, list[str]] = defaultdict(list)
        for name in ("fiches_travail", "spdx_licences", "german_laws"):
            for text in all_pairs(name)[0].values():
                words = text.split()
                for word, follower in zip(words, words[1:]):
                    self._followers[word].append(follower)
        self._words = sorted(self._followers)
        self._word = self._words[0]

    def paragraph(self) -> str:
        words = []
        while len(words) < PARAGRAPH_WORDS:
            # Now and then a jump, so that no text goes round in circles.
            followers = [] if self.chance(0.02) else self._followers.get(self._word)
            self._word = self._random.choice(followers or self._words)
            words.append(self._word)
        return " ".join(words)

    def chance(self, probability: float) -> bool:
        return self._random.random() < probability

    def place(self, count: int) -> int:
        return self._random.randrange(count)


def _read_set(data: Path, folder: Path) -> dict:
    documents = folder / "docs.jsonl.gz"
    if documents.exists():
        texts = {line["id"]: line["text"] for line in _lines(documents)}
    else:  # its pairs name the pages of another set
        gold = _lines(data / "extraction" / "daniel_news" / "gold.jsonl.gz")
        texts = {line["id"]: line["gold"] for line in gold}
    lines = (folder / "pairs.jsonl").read_text("utf-8").splitlines()
    return _numbered(folder.name, texts, [json.loads(line) for line in lines])


def _numbered(name: str, texts: dict[str, str], pairs: Iterable[dict]) -> dict:
    """Only the texts that a pair names, each once."""
    numbers: dict[str, int] = {}
    numbered = [[numbers.setdefault(pair[side], len(numbers)) for side in "ab"] for pair in pairs]
    return {"name": name, "texts": [texts[key] for key in numbers], "pairs": numbered}


def _lines(path: Path) -> list[dict]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]
