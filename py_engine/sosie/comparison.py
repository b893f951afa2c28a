"""Two documents held against each other."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import cached_property

from . import judge
from .advice import advice
from .document import Document, read
from .errors import SosieError
from .measure.overlap import Overlap, overlap
from .measure.passages import in_order, tiles
from .measure.simhash import distance
from .model import Notice, Passage, Place
from .options import Options
from .version import SCHEMA, VERSION

_SHORTEST_PASSAGE = 5
_SHORTEST_PASSAGE_OF_CHARACTERS = 10


@dataclass(frozen=True, eq=False, repr=False)
class Comparison:
    """How two documents relate. Made by `sosie.compare`; each figure is computed when asked for.

    Measures are `None` where a side has no shingle. `a_in_b` is the share of A's distinct shingles
    that stand in B.
    """

    a: Document
    b: Document

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
    def relation(self) -> str:
        """`identical`, `near-duplicate`, `contained`, `partial`, `distinct` or `too-short`."""
        # The same words can make other features, where accents or signs are features too.
        same_words = self.a.folded == self.b.folded
        identical = same_words and self.a.shingle_set == self.b.shingle_set
        return judge.relation(self.options, identical, self.a_in_b, self.b_in_a)

    @property
    def container(self) -> str | None:
        """For `contained`: the side, `a` or `b`, that holds the other."""
        if self.relation != "contained":
            return None
        return "b" if self.a_in_b >= self.b_in_a else "a"

    @property
    def fingerprint_verdict(self) -> str:
        """`same`, `near`, `different` or `unsure`, from the distance."""
        steady = all(
            side.words >= judge.STEADY_WORDS and side.dominant_share <= judge.DOMINANT_SHARE
            for side in (self.a, self.b)
        )
        return judge.fingerprint_verdict(self.options, self.distance, steady)

    @property
    def content_verdict(self) -> str:
        """`same`, `near`, `different` or `unsure`, from the shared content."""
        return judge.content_verdict(self.options, self.relation)

    @cached_property
    def layout(self) -> float | None:
        """The share of structure in common (Jaccard of runs of three tag paths), 0–1; `None`
        unless both are HTML pages with that much structure."""
        if not self.a.tag_paths or not self.b.tag_paths:
            return None
        return overlap(self.a.tag_paths, self.b.tag_paths).jaccard

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

    @cached_property
    def passages(self) -> tuple[Passage, ...]:
        """The runs of words in both texts, longest first; see `measure.passages`."""
        of_characters = "characters" in (self.a.segmentation, self.b.segmentation)
        shortest = _SHORTEST_PASSAGE_OF_CHARACTERS if of_characters else _SHORTEST_PASSAGE
        minimum = max(self.options.shingle_size or 1, shortest)
        found = tiles(self.a.folded, self.b.folded, minimum)
        ordered = in_order(found)
        return tuple(
            Passage(
                tile.length,
                _place(self.a, tile.a, tile.length),
                _place(self.b, tile.b, tile.length),
                tile not in ordered,
            )
            for tile in found
        )

    @property
    def warnings(self) -> tuple[tuple[str | None, Notice], ...]:
        """The documents' warnings with the side they are about, `a`, `b`, or `None` for both."""
        found = [(side, notice) for side in "ab" for notice in getattr(self, side).warnings]
        languages = [_primary(document.lang) for document in (self.a, self.b)]
        if all(languages) and languages[0] != languages[1]:
            found.append((None, Notice("languages-differ", {"languages": languages})))
        return tuple(found)

    def to_dict(self) -> dict:
        """The JSON contract; spans are in code points."""
        line = judge.line_for(self.options)
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
            "thresholds": asdict(line) if line else None,
            "layout": self.layout,
            "layout_kind": self.layout_kind,
            "advice": list(self.advice),
            "article_distance": self.article_distance,
            "passages": [passage.to_dict() for passage in self.passages],
            "covered": sum(passage.length for passage in self.passages),
            "warnings": [{**notice.to_dict(), "side": side} for side, notice in self.warnings],
            "a": self.a.to_dict(),
            "b": self.b.to_dict(),
        }


def compare(a: Document | str, b: Document | str, options: Options | None = None) -> Comparison:
    """Compares two documents, or texts, which are read with `options` first.

    Raises `SosieError("options-differ")` where the documents, or `options`, do not agree.

    >>> found = compare("a b c d", "a b c e", Options(k=2))
    >>> found.common, round(found.dice, 4), found.jaccard
    (2, 0.6667, 0.5)
    """
    documents = [side for side in (a, b) if isinstance(side, Document)]
    if options is None:
        options = documents[0].options if documents else Options()
    if any(document.options != options for document in documents):
        raise SosieError("options-differ")
    first, second = (
        side if isinstance(side, Document) else read(side, options=options) for side in (a, b)
    )
    return Comparison(first, second)


def _distance(first: int | None, second: int | None) -> int | None:
    return None if first is None or second is None else distance(first, second)


def _place(document: Document, word: int, length: int) -> Place:
    return Place(word, document.spans[word][0], document.spans[word + length - 1][1])


def _primary(lang: str | None) -> str | None:
    return lang.replace("_", "-").split("-")[0].lower() if lang else None
