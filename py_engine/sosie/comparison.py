"""Two documents held against each other."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from functools import cached_property
from itertools import compress, count

from . import judge
from .advice import advice
from .document import Document, read
from .errors import SosieError
from .measure.overlap import Overlap, overlap
from .measure.passages import in_order, tiles
from .measure.simhash import distance
from .model import Notice, Passage, Place
from .options import Options
from .stated import primary_language
from .text.words import SEGMENTATIONS, cut_spans
from .version import SCHEMA, VERSION

_SHORTEST_PASSAGE = 5
# In scripts without spaces ten letters; ten letters are nine pairs.
_SHORTEST_PASSAGE_OF_LETTERS = {"characters": 10, "pairs": 9}


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """How two documents relate. Made by `sosie.compare`; each figure is computed when asked for.

    Measures are `None` where a side has no shingle. `a_in_b` is the share of A's distinct shingles
    that stand in B. `given`: thresholds that take the place of the built-in ones.
    """

    a: Document
    b: Document
    given: judge.Thresholds | None = None

    def __repr__(self) -> str:
        figures = ("relation", "distance", "jaccard", "a_in_b", "b_in_a")
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in figures)
        return f"Comparison({shown})"

    @property
    def options(self) -> Options:
        """The options that both documents were read with."""
        return self.a.options

    @cached_property
    def distance(self) -> int | None:
        """Hamming distance of the fingerprints, 0–bits."""
        return _distance(self.a.fingerprint, self.b.fingerprint)

    @cached_property
    def article_distance(self) -> int | None:
        """The distance with single words for features, 0–bits."""
        return _distance(self.a.article_fingerprint, self.b.article_fingerprint)

    @cached_property
    def overlap(self) -> Overlap | None:
        """Shingles in common, counted."""
        return overlap(self.a.shingle_set, self.b.shingle_set)

    @property
    def jaccard(self) -> float | None:
        """Shingles in both of those in either, 0–1."""
        return self.overlap.jaccard if self.overlap else None

    @property
    def dice(self) -> float | None:
        """Twice the shingles in both, of A's and B's together, 0–1."""
        return self.overlap.dice if self.overlap else None

    @property
    def a_in_b(self) -> float | None:
        """The share of A's shingles that B has, 0–1."""
        return self.overlap.a_in_b if self.overlap else None

    @property
    def b_in_a(self) -> float | None:
        """The share of B's shingles that A has, 0–1."""
        return self.overlap.b_in_a if self.overlap else None

    @property
    def common(self) -> int | None:
        """How many distinct shingles both have."""
        return self.overlap.common if self.overlap else None

    @property
    def shingles_a(self) -> int:
        """How many distinct shingles A has."""
        return len(self.a.shingle_set)

    @property
    def shingles_b(self) -> int:
        """How many distinct shingles B has."""
        return len(self.b.shingle_set)

    @cached_property
    def thresholds(self) -> judge.Thresholds | None:
        """What the verdicts follow; `None` where nothing was measured for these options: the
        relation is then named by the nearest row of the table, and the verdicts are `unsure`."""
        options = self.options
        usual = SEGMENTATIONS[0]
        if options.segmentation != usual and self.a.segmentation == self.b.segmentation == "words":
            # How scripts without spaces are cut says nothing about texts that have none of them.
            options = replace(options, segmentation=usual)
        return self.given or judge.thresholds_for(options)

    @property
    def thresholds_from(self) -> str | None:
        """`given` or `table`; `None` where there are none."""
        if self.given:
            return "given"
        return "table" if self.thresholds else None

    @cached_property
    def relation(self) -> str:
        """`identical`, `near-duplicate`, `contained`, `partial`, `distinct` or `too-short`."""
        # The same words can make other features, where accents or signs are features too.
        same_words = self.a.folded == self.b.folded
        identical = same_words and self.a.shingle_set == self.b.shingle_set
        row = self.thresholds or judge.nearest_row(self.options)
        return judge.relation(row, identical, self.a_in_b, self.b_in_a)

    @property
    def container(self) -> str | None:
        """For `contained`: the side, `a` or `b`, that holds the other."""
        if self.relation != "contained":
            return None
        # Where each holds as much of the other, the longer one does, whichever side it is on.
        a, b = (
            (share, side.words, side.text)
            for share, side in ((self.b_in_a, self.a), (self.a_in_b, self.b))
        )
        return "b" if b > a else "a"

    @property
    def fingerprint_verdict(self) -> str:
        """`same`, `near`, `different` or `unsure`, from the distance."""
        steady = all(
            side.words >= judge.STEADY_WORDS and side.dominant_share <= judge.DOMINANT_SHARE
            for side in (self.a, self.b)
        )
        return judge.fingerprint_verdict(self.thresholds, self.distance, steady)

    @property
    def content_verdict(self) -> str:
        """`same`, `near`, `different` or `unsure`, from the shared content."""
        return judge.content_verdict(self.thresholds, self.relation)

    @cached_property
    def layout(self) -> float | None:
        """The share of structure in common (Jaccard of runs of three tag paths), 0–1; `None`
        unless both are HTML pages with that much structure."""
        if not self.a.structure or not self.b.structure:
            return None
        return overlap(self.a.structure, self.b.structure).jaccard

    @property
    def layout_kind(self) -> str | None:
        """`complete`, `content`, `layout` or `partial`: content and layout together."""
        return judge.layout_kind(self.relation, self.layout)

    @property
    def advice(self) -> tuple[str, ...]:
        """What to do, as codes."""
        a, b = self.a, self.b
        shared = max(self.a_in_b, self.b_in_a) if self.overlap else None
        return advice(self.relation, shared, a.head, b.head, a.url, b.url)

    @property
    def shortest_passage(self) -> int:
        """The fewest words that make a passage."""
        kinds = (self.a.segmentation, self.b.segmentation)
        words = max(_SHORTEST_PASSAGE_OF_LETTERS.get(kind, _SHORTEST_PASSAGE) for kind in kinds)
        return max(self.options.shingle_size or 1, words)

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """The runs of words in both texts, longest first; see `measure.passages`."""
        found = tiles(self.a.folded, self.b.folded, self.shortest_passage)
        ordered = in_order(found)
        in_a = _places(self.a, [(tile.a, tile.length) for tile in found])
        in_b = _places(self.b, [(tile.b, tile.length) for tile in found])
        return tuple(
            Passage(tile.length, a, b, tile not in ordered)
            for tile, a, b in zip(found, in_a, in_b, strict=True)
        )

    @property
    def warnings(self) -> tuple[tuple[str | None, Notice], ...]:
        """The documents' warnings with the side they are about, `a`, `b`, or `None` for both."""
        found = [(side, notice) for side in "ab" for notice in getattr(self, side).warnings]
        languages = [primary_language(document.lang) for document in (self.a, self.b)]
        # Pages that share their text have one language, whatever their markup says.
        alike = self.relation in judge.DUPLICATES
        if all(languages) and languages[0] != languages[1] and not alike:
            found.append((None, Notice("languages-differ", {"languages": languages})))
        if self.thresholds is None and self.relation not in ("identical", "too-short"):
            found.append((None, Notice("options-unmeasured")))
        return tuple(found)

    def to_dict(self) -> dict:
        """The JSON contract; spans are in code points."""
        # Of all figures they take the most room, and leave it free: with it the others are made.
        passages = [passage.to_dict() for passage in self.passages]
        return {
            "schema": SCHEMA,
            "engine": VERSION,
            "offsets": "code-points",
            "options": self.options.to_dict(),
            "bits": self.options.bits,
            "distance": self.distance,
            "jaccard": self.jaccard,
            "dice": self.dice,
            "a_in_b": self.a_in_b,
            "b_in_a": self.b_in_a,
            "common": self.common,
            "shingles_a": self.shingles_a,
            "shingles_b": self.shingles_b,
            "relation": self.relation,
            "container": self.container,
            "fingerprint_verdict": self.fingerprint_verdict,
            "content_verdict": self.content_verdict,
            "thresholds": asdict(self.thresholds) if self.thresholds else None,
            "thresholds_from": self.thresholds_from,
            "layout": self.layout,
            "layout_kind": self.layout_kind,
            "advice": list(self.advice),
            "article_distance": self.article_distance,
            "passages": passages,
            "shortest_passage": self.shortest_passage,
            "covered": sum(passage.length for passage in self.passages),
            "warnings": [{**notice.to_dict(), "side": side} for side, notice in self.warnings],
            "a": self.a.to_dict(),
            "b": self.b.to_dict(),
        }


def compare(
    a: Document | str,
    b: Document | str,
    options: Options | None = None,
    thresholds: judge.Thresholds | None = None,
) -> Comparison:
    """Compares two documents, or texts, which are read with `options` first.

    `thresholds`, as `sosie.corpus.calibrate` suggests them, take the place of the built-in ones.
    Raises `SosieError`: `options-differ` where the documents, or `options`, do not agree,
    `thresholds-invalid`.

    >>> found = compare("a b c d", "a b c e", Options(k=2))
    >>> found.common, round(found.dice, 4), found.jaccard
    (2, 0.6667, 0.5)
    """
    documents = [side for side in (a, b) if isinstance(side, Document)]
    if options is None:
        options = documents[0].options if documents else Options()
    if any(document.options != options for document in documents):
        raise SosieError("options-differ")
    if not isinstance(thresholds, judge.Thresholds | None):
        raise SosieError("thresholds-invalid")
    first, second = (
        side if isinstance(side, Document) else read(side, options=options) for side in (a, b)
    )
    return Comparison(first, second, thresholds)


def _distance(first: int | None, second: int | None) -> int | None:
    return None if first is None or second is None else distance(first, second)


def _places(document: Document, runs: list[tuple[int, int]]) -> list[Place]:
    """Of each run, its first word and its length, the place in the document."""
    bounds = bytearray(document.words)
    for word, length in runs:
        bounds[word] = bounds[word + length - 1] = True
    spans = cut_spans(document.text, document.options.segmentation, bounds)
    found = dict(zip(compress(count(), bounds), spans, strict=True))
    return [Place(word, found[word][0], found[word + length - 1][1]) for word, length in runs]
