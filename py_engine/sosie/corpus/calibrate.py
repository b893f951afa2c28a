"""Thresholds for one's own texts: what distances and shares do texts reach that are known to be
different, and what follows for the verdicts.

The built-in thresholds stand for many kinds of pages. A site whose pages share a frame of words, or
a genre that repeats itself, has closer strangers; its own articles show how close.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, replace

from .. import judge
from ..document import Document, read
from ..errors import SosieError
from ..options import Options
from ..version import SCHEMA, VERSION
from .gather import Entry
from .pairs import Pair, all_pairs
from .thresholds import FLAGGED, Known, fit, upper_bound

LEAST_TEXTS = 10
"""Fewer texts give too few pairs (45) to say anything of."""

_HALF = 0.5
_CLOSEST = 20
_BANDS = 20


@dataclass(frozen=True, slots=True)
class Skipped:
    """A text that took no part: `too-short` for a steady fingerprint (`words`), `copy-of` another
    (`of`), or one that could not be read (the code of the error)."""

    name: str
    code: str
    of: str | None = None
    words: int | None = None

    def to_dict(self) -> dict:
        value = {"name": self.name, "code": self.code, "of": self.of, "words": self.words}
        return {key: item for key, item in value.items() if item is not None}


@dataclass(frozen=True, eq=False)
class Calibration:
    """What was measured, and the thresholds that follow. Made by `calibrate`.

    `alike` are the pairs that were named so, `undecided` those of the others that the built-in
    thresholds would call near-duplicate or contained: nothing follows from them until somebody
    says what they are. `different` are the rest. `thresholds` is `None` where there are too few.
    """

    options: Options
    names: tuple[str, ...]
    words: tuple[int, ...]
    segmentations: tuple[str, ...]
    skipped: tuple[Skipped, ...]
    different: tuple[Pair, ...]
    alike: tuple[Pair, ...]
    undecided: tuple[Pair, ...]
    table: judge.Thresholds | None
    thresholds: judge.Thresholds | None

    @property
    def closest(self) -> list[Pair]:
        """The pairs most alike, at most 20: by the greater share, or the share that the distance
        stands for (for sets of like size, Dice = cos(π·distance/bits))."""

        def likeness(pair: Pair) -> float:
            return max(pair.containment, math.cos(math.pi * pair.distance / self.options.bits))

        pairs = (*self.different, *self.undecided, *self.alike)
        return sorted(pairs, key=likeness, reverse=True)[:_CLOSEST]

    @property
    def warnings(self) -> list[dict]:
        """`few-texts`: no thresholds; `few-pairs`: no mistake was seen, but so few pairs cannot
        show that there are under 1 %; `close-pairs`: so many are `undecided`."""
        found = []
        texts, pairs = len(self.names), len(self.different)
        if self.thresholds is None:
            found.append({"code": "few-texts", "texts": texts, "least": LEAST_TEXTS})
        elif upper_bound(0, pairs) > FLAGGED:
            found.append({"code": "few-pairs", "pairs": pairs})
        if self.undecided:
            found.append({"code": "close-pairs", "pairs": len(self.undecided)})
        return found

    def to_dict(self) -> dict:
        """The JSON of `sosie calibrate`, which `sosie compare --thresholds` reads."""
        return {
            "schema": SCHEMA,
            "engine": VERSION,
            "options": self.options.to_dict(),
            "texts": [
                {"name": name, "words": words, "segmentation": cut_into}
                for name, words, cut_into in zip(self.names, self.words, self.segmentations)
            ],
            "skipped": [skipped.to_dict() for skipped in self.skipped],
            "different": self._distribution(self.different),
            "alike": self._distribution(self.alike) if self.alike else None,
            "undecided": self._distribution(self.undecided) if self.undecided else None,
            "closest": [self._named(pair) for pair in self.closest],
            "thresholds": asdict(self.thresholds) if self.thresholds else None,
            "table": asdict(self.table) if self.table else None,
            "flagged": self._flagged(),
            "found": self._found(),
            "warnings": self.warnings,
        }

    def _distribution(self, pairs: Sequence[Pair]) -> dict:
        distances = [0] * (self.options.bits + 1)
        bands = [0] * _BANDS
        for pair in pairs:
            distances[pair.distance] += 1
            bands[min(_BANDS - 1, int(pair.containment * _BANDS))] += 1
        far = [pair.distance for pair in pairs]
        shares = [pair.containment for pair in pairs]
        return {
            "pairs": len(pairs),
            "distance": {
                "histogram": distances,
                "least": min(far, default=None),
                "median": _median(far) if far else None,
                "most": max(far, default=None),
            },
            "containment": {
                "histogram": bands,
                "least": min(shares, default=None),
                "median": _median(shares) if shares else None,
                "most": max(shares, default=None),
            },
        }

    def _named(self, pair: Pair) -> dict:
        return {
            "a": self.names[pair.a],
            "b": self.names[pair.b],
            "distance": pair.distance,
            "jaccard": pair.overlap.jaccard,
            "a_in_b": pair.overlap.a_in_b,
            "b_in_a": pair.overlap.b_in_a,
            "alike": pair in self.alike,
            "undecided": pair in self.undecided,
        }

    def _flagged(self) -> dict | None:
        """How many different pairs the thresholds would flag; `at_most`: the share, 0–1, that the
        flags by the fingerprint surely do not exceed at large (95 %)."""
        if self.thresholds is None:
            return None
        near, shared = self._reached(self.different)
        return {
            "fingerprint": near,
            "content": shared,
            "at_most": upper_bound(near, len(self.different)),
        }

    def _found(self) -> dict | None:
        if self.thresholds is None or not self.alike:
            return None
        near, shared = self._reached(self.alike)
        return {"fingerprint": near, "content": shared}

    def _reached(self, pairs: Sequence[Pair]) -> tuple[int, int]:
        near = sum(pair.distance <= self.thresholds.near_bits for pair in pairs)
        return near, sum(pair.containment >= self.thresholds.contained for pair in pairs)


def calibrate(
    documents: Iterable[tuple[str, Document]],
    alike: Iterable[tuple[str, str]] = (),
    skipped: Iterable[Skipped] = (),
    all_different: bool = False,
    options: Options | None = None,
) -> Calibration:
    """Measures every pair of the named `documents`, which are known to be different from each
    other but for the pairs of names in `alike`, and suggests thresholds for their options.

    Pairs that share so much that the built-in thresholds would call them near-duplicate or
    contained are taken for neither, unless named in `alike`, or with `all_different` for different.
    Of the pairs in `alike` those that share half of both texts are near-duplicates, the others
    contained: for these the fingerprint is no measure.

    Documents under 50 words, ones with a feature that outweighs the rest, and copies of an earlier
    one take no part. `skipped`: texts that could not be read, to be reported with them. Under
    10 texts no thresholds are suggested. `options`: what the documents were read with, where there
    may be none.

    Raises `SosieError`: `options-differ`, `name-twice`, `name-unknown` and `pairs-invalid` (in
    `alike`).
    """
    documents = list(documents)
    if options is None:
        options = documents[0][1].options if documents else Options()
    if any(document.options != options for _, document in documents):
        raise SosieError("options-differ")
    names, kept, left_out = _kept(documents)
    marked = _places(alike, names, left_out)
    pairs = list(all_pairs(kept))
    together = [pair for pair in pairs if (pair.a, pair.b) in marked]
    others = [pair for pair in pairs if (pair.a, pair.b) not in marked]
    close = math.inf if all_different else judge.nearest_row(options).contained
    different = [pair for pair in others if pair.containment < close]
    thresholds = None
    if len(kept) >= LEAST_TEXTS and different:
        known = [_known("distinct", pair) for pair in different]
        known += [_known(_kind_of_alike(pair), pair) for pair in together]
        thresholds = fit(known, _base(options))
    return Calibration(
        options,
        tuple(names),
        tuple(document.words for document in kept),
        tuple(document.segmentation for document in kept),
        (*skipped, *left_out.values()),
        tuple(different),
        tuple(together),
        tuple(pair for pair in others if pair.containment >= close),
        judge.thresholds_for(options),
        thresholds,
    )


def read_all(
    entries: Sequence[Entry],
    options: Options,
    report: Callable[[int, int], object] | None = None,
    **hints: str,
) -> tuple[list[tuple[str, Document]], list[Skipped]]:
    """Reads a collection, as `sosie.read` does with `hints`: the documents by name, and what could
    not be read. `report(done, total)` is told of each."""
    documents, skipped = [], []
    for done, entry in enumerate(entries, 1):
        try:
            document = read(entry.load(), options=options, **hints)
            # The tree is of no more use, and large.
            document = replace(document, root=None)
            documents.append((entry.name, document))
            # What takes time is done while progress is told.
            _ = document.fingerprint, document.shingle_set
        except SosieError as error:
            skipped.append(Skipped(entry.name, error.code))
        if report:
            report(done, len(entries))
    return documents, skipped


def _kept(
    documents: Iterable[tuple[str, Document]],
) -> tuple[list[str], list[Document], dict[str, Skipped]]:
    names: list[str] = []
    kept: list[Document] = []
    left_out: dict[str, Skipped] = {}
    originals: dict[tuple[str, ...], str] = {}
    seen: set[str] = set()
    for name, document in documents:
        words = tuple(document.folded)
        if name in seen:
            raise SosieError("name-twice", name=name)
        seen.add(name)
        if document.words < judge.STEADY_WORDS or not document.shingles:
            left_out[name] = Skipped(name, "too-short", words=document.words)
        elif document.dominant_share > judge.DOMINANT_SHARE:
            left_out[name] = Skipped(name, "dominant-feature")
        elif words in originals:
            left_out[name] = Skipped(name, "copy-of", of=originals[words])
        else:
            originals[words] = name
            names.append(name)
            kept.append(document)
    return names, kept, left_out


def _places(
    alike: Iterable[tuple[str, str]], names: list[str], left_out: dict[str, Skipped]
) -> set[tuple[int, int]]:
    """The pairs named as places, lower first; what was left out is no pair."""
    places = {name: place for place, name in enumerate(names)}
    found = set()
    for pair in alike:
        if isinstance(pair, str) or len(pair) != 2:
            raise SosieError("pairs-invalid")
        for name in pair:
            if name not in places and name not in left_out:
                raise SosieError("name-unknown", name=name)
        if all(name in places for name in pair):
            a, b = sorted(places[name] for name in pair)
            if a != b:
                found.add((a, b))
    return found


def _base(options: Options) -> judge.Thresholds:
    """The row to correct: where none was measured, the nearest, its bits made to measure."""
    row = judge.nearest_row(options)
    scale = options.bits // 64
    return judge.Thresholds(
        row.near, row.contained, row.partial, row.near_bits * scale, row.different_bits * scale
    )


def _median(values: Sequence[float]) -> float:
    """Not `statistics.median`: with all that it imports, the browser would load 20 kB for it."""
    ordered, half = sorted(values), len(values) // 2
    return ordered[half] if len(values) % 2 else (ordered[half - 1] + ordered[half]) / 2


def _kind_of_alike(pair: Pair) -> str:
    both = min(pair.overlap.a_in_b, pair.overlap.b_in_a)
    return "near-duplicate" if both >= _HALF else "contained"


def _known(relation: str, pair: Pair) -> Known:
    return Known(relation, pair.distance, pair.overlap.a_in_b, pair.overlap.b_in_a)
