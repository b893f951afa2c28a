"""Holds the engine against the frozen vectors of `tests/data/vectors`.

Every check yields a line for what differs, after counting what it checked: natively in pytest, and
in Pyodide on what the site ships.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import sosie
from sosie.text.bulk import folded_words
from sosie.text.fold import fold_words
from sosie.text.words import SEGMENTATIONS, cut_spans, cut_words

from . import characters, texts

FOLDER = texts.DATA / "vectors"
Outcome = tuple[str, object, object]


def features() -> Iterator[Outcome]:
    """Fingerprints of features, made by the package `simhash` 2.1.2."""
    for vector in _load("features")["vectors"]:
        given = vector["features"]
        if isinstance(given, list):
            given = [item if isinstance(item, str) else tuple(item) for item in given]
        for bits, value in vector["values"].items():
            found = sosie.simhash(given, bits=int(bits))
            yield f"{vector['name']}, {bits} bits", _hex(found), value


def fingerprints() -> Iterator[Outcome]:
    """Fingerprints of real texts, of our shingles hashed by the package, and of its own windows."""
    by_id = {document["id"]: document["text"] for document in texts.all_documents()}
    for vector in _load("texts")["vectors"]:
        for profile in ("detector", "article", "package"):
            for bits in (64, 128):
                options = sosie.Options(profile=profile, bits=bits)
                found = sosie.read(by_id[vector["id"]], kind="text", options=options).fingerprint
                name = f"{vector['id']}, {profile}, {bits} bits"
                yield name, _hex(found), vector[f"{profile}-{bits}"]


def words() -> Iterator[Outcome]:
    """Words, spans and folds of sentences in many scripts."""
    for vector in _load("words")["vectors"]:
        text, cut = vector["text"], cut_words(vector["text"])
        yield f"words of {text!r}", cut, vector["words"]
        yield f"spans of {text!r}", [list(span) for span in cut_spans(text)], vector["spans"]
        yield f"fold of {text!r}", fold_words(cut), vector["fold"]
        yield f"keep of {text!r}", fold_words(cut, accents="keep"), vector["keep"]
        yield f"bulk fold of {text!r}", folded_words(text), vector["fold"]
        yield f"bulk keep of {text!r}", folded_words(text, accents="keep"), vector["keep"]
        for how in SEGMENTATIONS[1:]:
            yield f"{how} of {text!r}", cut_words(text, how), vector[how]


def every_character() -> Iterator[Outcome]:
    """Words and folds of every character of Unicode 14."""
    vectors = _load("characters")
    for page, members in characters.pages(vectors["assigned"]):
        yield f"U+{page:04X} and on", characters.digest(members), vectors["digests"][f"{page:04X}"]


CHECKS: tuple[Callable[[], Iterator[Outcome]], ...] = (
    features,
    fingerprints,
    words,
    every_character,
)


def run(check: Callable[[], Iterator[Outcome]]) -> tuple[int, list[str]]:
    """How much was checked, and a line for each difference."""
    checked, failures = 0, []
    for name, found, wanted in check():
        checked += 1
        if found != wanted:
            failures.append(f"{name}: {found!r}, not {wanted!r}")
    return checked, failures


def _load(name: str) -> dict:
    return json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))


def _hex(value: int | None) -> str | None:
    return None if value is None else f"{value:x}"
