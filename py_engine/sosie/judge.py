"""From measures to words: the relation and the two verdicts. Every threshold stands here.

The table is what `corpus.thresholds.fit` makes of 1,789 labelled pairs of freely licensed documents
in twelve languages (`tests/data/pairs`; versions and revisions against unrelated, rewritten and
translated documents; labels by word alignment); a test makes it again. `EVIDENCE` tells how well it
does.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from itertools import pairwise

from .errors import SosieError
from .options import Options


@dataclass(frozen=True, slots=True)
class Thresholds:
    """Where the verdicts change, for one shingle size.

    Containments (0–1): both sides at least `near` is a near-duplicate, one side at least
    `contained`, one side at least `partial`. Distances (bits of 64): 0 is `same`, up to
    `near_bits` `near`, from `different_bits` on `different`, between the two `unsure`.

    0 ≤ `partial` ≤ `contained` ≤ `near` ≤ 1, 0 ≤ `near_bits` < `different_bits` ≤ 129, which
    nothing reaches. Raises `SosieError("thresholds-invalid")`.
    """

    near: float
    contained: float
    partial: float
    near_bits: int
    different_bits: int

    def __post_init__(self) -> None:
        shares = (0, self.partial, self.contained, self.near, 1)
        bits = (self.near_bits, self.different_bits)
        numbers = all(type(share) in (int, float) for share in shares)
        if not (numbers and all(type(count) is int for count in bits)):
            raise SosieError("thresholds-invalid")
        in_order = all(low <= high for low, high in pairwise(shares))
        if not (in_order and 0 <= bits[0] < bits[1] <= 129):
            raise SosieError("thresholds-invalid")

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Thresholds:
        """Thresholds from their JSON. Raises `SosieError("thresholds-invalid")`."""
        try:
            return cls(**{field.name: values[field.name] for field in fields(cls)})
        except (KeyError, TypeError):
            raise SosieError("thresholds-invalid") from None


TABLE = {
    1: Thresholds(0.86, 0.83, 0.81, 2, 11),
    2: Thresholds(0.81, 0.77, 0.53, 9, 21),
    3: Thresholds(0.77, 0.74, 0.32, 14, 18),
    4: Thresholds(0.76, 0.67, 0.21, 13, 22),
    5: Thresholds(0.75, 0.69, 0.16, 12, 23),
}
"""By shingle size; for 64 bits, shingles weighed by their count, words not filtered."""

EVIDENCE = {
    1: ((0.952, 0.8438, 0.0012, 0.0), (0.964, 0.6919, 0.0, 0.0)),
    2: ((0.975, 0.9560, 0.0024, 0.0), (0.990, 0.8182, 0.0, 0.0)),
    3: ((0.960, 0.9901, 0.0035, 0.0), (0.977, 0.9545, 0.0018, 0.0101)),
    4: ((0.952, 0.9787, 0.0035, 0.0), (0.968, 0.8889, 0.0, 0.0051)),
    5: ((0.943, 0.9375, 0.0035, 0.0), (0.937, 0.8535, 0.0, 0.0)),
}
"""How each row fares: F1, found, flagged, lost; first on the pairs that the table was made of (704
near, 850 distinct), then on sets that took no part: news reprints, revisions of an encyclopaedia
(198 near, 544 distinct; 1,194 pairs in all). As `tests/tools/thresholds.py` prints it; a test makes
the first ones again.

F1: macro average over the relations near-duplicate (identical ones among them), contained and
distinct. By the distance, of pairs with 50 words or more on both sides: *found* is the share of the
identical and near ones at `near_bits` or less, *flagged* that of the distinct ones, *lost* the
share of the former at `different_bits` or more.
"""

DISTANCES = {
    "near": (157, 85, 83, 71, 54, 52, 50, 32, 21, 24, 24, 24, 6, 10, 4, 2, 4, 1),
    "distinct": (
        *(0,) * 13, 2, 1, 3, 2, 1, 2, 4, 4, 7, 15, 7, 28, 23, 35, 44, 71, 70, 73, 74,
        88, 66, 52, 53, 44, 33, 18, 13, 6, 7, 1, 1, 1, 0, 0, 0, 0, 1,
    ),
}  # fmt: skip
"""How many of the near and of the distinct pairs that the table was made of differ by 0, 1, 2 …
bits with shingles of three words. The three bits of Manku et al. (2007) find 56 % of the near ones.
"""

STEADY_WORDS = 50
"""Under so many words one changed word turns several bits: the fingerprint is not steady."""

DOMINANT_SHARE = 0.5
"""A feature with more than this share of the weight decides every bit by itself."""

SAME_LAYOUT = 0.2
"""From this share of tag-path shingles in common (Jaccard) on, two pages have one layout.

`tests/tools/layouts.py` on real pages: of 220,177 pairs of different sites 0.03 % reach it, all on
one publisher's template or one software; likeness by chance ends at .15. Of pages of one site it is
reached by 98.3 % of 412 pairs of news articles, all 17 of another set, 95–100 % in each folder of a
manual, all within each folder of a blog, and 10 of 14 pairs of different kinds of page. At .8 these
are 80 %, 71 %, 0–6 %, 0–80 % and 2 of 14: articles of one template differ in their lists, tables
and pictures. Two kinds of page of one site (a blog's article and its tag page: .35–.53) share the
frame and count as one layout.
"""

DUPLICATES = ("identical", "near-duplicate", "contained")
"""The relations that make two pages a pair worth acting on."""

_CONTENT_VERDICT = {
    "identical": "same",
    "near-duplicate": "near",
    "contained": "near",
    "partial": "unsure",
    "too-short": "unsure",
    "distinct": "different",
}


def thresholds_for(options: Options) -> Thresholds | None:
    """The row that was measured for these options; `None` where none was."""
    measured = (
        options.bits == 64
        and options.weights == "count"
        and options.stop_words is None
        and options.stem is None
        and not options.phrases
        and options.segmentation == "characters"
    )
    return TABLE.get(options.shingle_size) if measured else None


def nearest_row(options: Options) -> Thresholds:
    """The row for these options, or that of the nearest shingle size where none was measured."""
    return thresholds_for(options) or TABLE[min(options.shingle_size or 3, max(TABLE))]


def relation(row: Thresholds, identical: bool, a_in_b: float | None, b_in_a: float | None) -> str:
    """How two texts relate: the first that holds of `too-short` (a containment is `None`),
    `identical` (the same folded words), `near-duplicate`, `contained`, `partial`, `distinct`."""
    if a_in_b is None or b_in_a is None:
        return "too-short"
    if identical:
        return "identical"
    if min(a_in_b, b_in_a) >= row.near:
        return "near-duplicate"
    most = max(a_in_b, b_in_a)
    if most >= row.contained:
        return "contained"
    return "partial" if most >= row.partial else "distinct"


def content_verdict(row: Thresholds | None, relation: str) -> str:
    """What the shared content says: `same`, `near`, `different` or `unsure`; without a row that
    was measured only `identical` is judged."""
    if relation != "identical" and row is None:
        return "unsure"
    return _CONTENT_VERDICT[relation]


def fingerprint_verdict(row: Thresholds | None, distance: int | None, steady: bool) -> str:
    """What the distance says: `same`, `near`, `different` or `unsure`. `steady`: both texts are
    long enough and no feature of theirs outweighs the rest."""
    if distance is None or not steady or row is None:
        return "unsure"
    if distance == 0:
        return "same"
    if distance <= row.near_bits:
        return "near"
    return "different" if distance >= row.different_bits else "unsure"


def layout_kind(relation: str, layout: float | None) -> str | None:
    """The four kinds of near-duplicate, by content and layout: `complete`, `content` (another
    layout), `layout` (part of the content), `partial` (part of it in another layout)."""
    if layout is None or relation in ("distinct", "too-short"):
        return None
    same_layout = layout >= SAME_LAYOUT
    if relation in ("identical", "near-duplicate"):
        return "complete" if same_layout else "content"
    return "layout" if same_layout else "partial"
