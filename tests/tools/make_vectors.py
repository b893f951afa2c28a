"""Makes `tests/data/vectors/`. A fingerprint that changes for the same input breaks what others
have stored, so this runs when vectors are added, never to make a failing test pass.

    python tests/tools/make_vectors.py

Needs Python 3.11 (Unicode 14) and the package `simhash` 2.1.2, which makes every fingerprint.
"""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import version
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

import sosie  # noqa: E402
from checks import characters, package, sentences, texts  # noqa: E402
from checks.vectors import FOLDER  # noqa: E402
from sosie.text.fold import fold_words  # noqa: E402
from sosie.text.words import SEGMENTATIONS, cut_spans, cut_words  # noqa: E402

SEED = 64
SCRIPTS = "été наука 東京 حبل שלום ไทย कखग 한국 ªß🙂".split()
BITS = (8, 24, 64, 96, 128)


def main() -> None:
    assert version("simhash") == "2.1.2"
    _write("features", {"made_by": "simhash 2.1.2", "vectors": features()})
    _write("texts", {"made_by": "simhash 2.1.2", "vectors": fingerprints()})
    _write("words", {"vectors": [words(text) for text in sentences.SENTENCES]})
    ranges = characters.assigned()
    digests = {f"{page:04X}": characters.digest(chars) for page, chars in characters.pages(ranges)}
    _write("characters", {"unicode": "14.0.0", "assigned": ranges, "digests": digests})


def features() -> list[dict]:
    """Features and weights of every kind that the package answers for."""
    chance = random.Random(SEED)
    letters = "abcdefgh"

    def name() -> str:
        if chance.random() < 0.2:
            return chance.choice(SCRIPTS) + str(chance.randrange(50))
        return "".join(chance.choices(letters, k=chance.randint(0, 6)))

    def many(count: int, weight) -> list:
        return [(name(), weight()) for _ in range(count)]

    cases: dict[str, list | dict] = {
        "one": ["a"],
        "the empty word": [""],
        "two, a tie in each bit that differs": ["a", "b"],
        "four": ["a", "b", "c", "d"],
        "a tie by weight": [("a", 3), ("b", 1), ("c", 1), ("d", 1)],
        "a tie by half weights": [("a", 0.5), ("b", 0.25), ("c", 0.25)],
        "no weight at all": [("a", 0), ("b", 0)],
        "a weightless one": [("a", 0), ("b", 1)],
        "repeats": ["a", "b", "a", "a", "b", "c"],
        "mapping": {"a": 2, "b": 1, "é": 4},
        "mapping of floats": {"a": 0.1, "b": 0.2, "c": 0.3},
        "over 255": [("a", 300), ("b", 299), ("c", 1), ("d", 7)],
        "far over 255": [("a", 70_000), ("b", 30_000), ("c", 40_001)],
        "bare words, then pairs": ["a", "b", ("c", 2), ("d", 3)],
        "whole and half weights": [("a", 1), ("b", 2.5), ("c", 60), ("d", 0.25), ("e", 3)],
    }
    for count in (3, 17, 200, 450):
        cases[f"{count} words"] = [name() for _ in range(count)]
        cases[f"{count} small weights"] = many(count, lambda: chance.randint(0, 50))
        cases[f"{count} weights up to 255"] = many(count, lambda: chance.randint(1, 255))
        cases[f"{count} floats"] = many(count, lambda: chance.random() * 10)
        cases[f"{count} quarters"] = many(count, lambda: chance.randint(0, 400) / 4)
    for count in (5, 40):
        cases[f"{count} large weights"] = many(count, lambda: chance.randint(200, 5_000))
    return [
        {
            "name": name,
            "features": given,
            "values": {bits: f"{package.value(given, bits):x}" for bits in BITS},
        }
        for name, given in cases.items()
    ]


def fingerprints() -> list[dict]:
    """The package's fingerprints of every text: of our shingles, and of its own windows."""
    found = []
    for document in texts.all_documents():
        text, vector = document["text"], {"id": document["id"]}
        for bits in (64, 128):
            for profile in ("detector", "article"):
                read = sosie.read(text, kind="text", options=sosie.Options(profile=profile))
                vector[f"{profile}-{bits}"] = f"{package.value(read.features, bits):x}"
            vector[f"package-{bits}"] = f"{package.text_value(text, bits):x}"
        found.append(vector)
    return found


def words(text: str) -> dict:
    """What the engine makes of a sentence today; `tests/engine` says why that is right."""
    cut = cut_words(text)
    return {
        "text": text,
        "words": cut,
        "spans": cut_spans(text),
        "fold": fold_words(cut),
        "keep": fold_words(cut, accents="keep"),
        **{how: cut_words(text, how) for how in SEGMENTATIONS[1:]},
    }


def _write(name: str, value: dict) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    rows = value.pop("vectors", None)
    head = json.dumps(value, ensure_ascii=False)
    if rows is not None:
        listed = ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows)
        head = f'{head[:-1]}{", " if value else ""}"vectors": [\n{listed}\n]}}'
    (FOLDER / f"{name}.json").write_text(head + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
