"""From measures to words: the relation and the two verdicts. Every threshold stands here.

Evidence, as `tests/tools/thresholds.py` prints it from the full data: 2,553 labelled pairs of real
documents in eleven languages (revisions, versions, reprints and extensions against unrelated,
rewritten and translated documents; labels by word alignment).
F1: macro average over the relations identical, near-duplicate, contained and distinct. Of the
2,296 pairs with 50 words or more on both sides and no containment, *found* is the share of the
identical and near ones (902) at a distance of `near_bits` or less, *flagged* that of the others
(1,394), *lost* the share of the former at `different_bits` or more.

    k   near  contained  partial    F1    near_bits  found   flagged  different_bits  lost
    1   .85   .82        .55       .934       3      90.5 %  0.43 %        11         0
    2   .79   .76        .50       .968      10      94.9 %  0.29 %        20         0.1 %
    3   .76   .73        .30       .964      14      98.2 %  0.29 %        20         0.1 %
    4   .76   .64        .30       .961      14      97.1 %  0.36 %        20         0.4 %
    5   .76   .58        .30       .960      14      95.0 %  0.50 %        20         0.4 %

The three bits of Manku et al. (2007) find 51 % of the near pairs at k = 3.
"""

from __future__ import annotations

from dataclasses import dataclass

from .options import Options


@dataclass(frozen=True, slots=True)
class Line:
    """Where the verdicts change, for one shingle size.

    Containments (0–1): both sides at least `near` is a near-duplicate, one side at least
    `contained`, one side at least `partial`. Distances (bits of 64): 0 is `same`, up to
    `near_bits` `near`, from `different_bits` on `different`, between the two `unsure`.
    """

    near: float
    contained: float
    partial: float
    near_bits: int
    different_bits: int


TABLE = {
    1: Line(0.85, 0.82, 0.55, 3, 11),
    2: Line(0.79, 0.76, 0.50, 10, 20),
    3: Line(0.76, 0.73, 0.30, 14, 20),
    4: Line(0.76, 0.64, 0.30, 14, 20),
    5: Line(0.76, 0.58, 0.30, 14, 20),
}
"""By shingle size; for 64 bits, shingles weighed by their count, words not filtered."""

STEADY_WORDS = 50
"""Under so many words one changed word turns several bits: the fingerprint is not steady."""

DOMINANT_SHARE = 0.5
"""A feature with more than this share of the weight decides every bit by itself."""

SAME_LAYOUT = 0.8
"""From this share of tag-path shingles in common (Jaccard) on, two pages have one layout."""

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


def line_for(options: Options) -> Line | None:
    """The line that was measured for these options; `None` where none was."""
    measured = (
        options.bits == 64
        and options.weights == "count"
        and options.stop_words is None
        and options.stem is None
        and not options.phrases
    )
    return TABLE.get(options.shingle_size) if measured else None


def relation(options: Options, identical: bool, a_in_b: float | None, b_in_a: float | None) -> str:
    """How two texts relate: the first that holds of `too-short` (a containment is `None`),
    `identical` (the same folded words), `near-duplicate`, `contained`, `partial`, `distinct`.

    Options without a line of their own are named by the nearest one; their verdicts are `unsure`.
    """
    if a_in_b is None or b_in_a is None:
        return "too-short"
    if identical:
        return "identical"
    line = line_for(options) or TABLE[min(options.shingle_size or 3, max(TABLE))]
    if min(a_in_b, b_in_a) >= line.near:
        return "near-duplicate"
    most = max(a_in_b, b_in_a)
    if most >= line.contained:
        return "contained"
    return "partial" if most >= line.partial else "distinct"


def content_verdict(options: Options, relation: str) -> str:
    """What the shared content says: `same`, `near`, `different` or `unsure`."""
    if relation != "identical" and line_for(options) is None:
        return "unsure"
    return _CONTENT_VERDICT[relation]


def fingerprint_verdict(options: Options, distance: int | None, steady: bool) -> str:
    """What the distance says: `same`, `near`, `different` or `unsure`. `steady`: both texts are
    long enough and no feature of theirs outweighs the rest."""
    line = line_for(options)
    if distance is None or not steady or line is None:
        return "unsure"
    if distance == 0:
        return "same"
    if distance <= line.near_bits:
        return "near"
    return "different" if distance >= line.different_bits else "unsure"


def layout_kind(relation: str, layout: float | None) -> str | None:
    """The four kinds of near-duplicate, by content and layout: `complete`, `content` (another
    layout), `layout` (part of the content), `partial` (part of it in another layout)."""
    if layout is None or relation in ("distinct", "too-short"):
        return None
    same_layout = layout >= SAME_LAYOUT
    if relation in ("identical", "near-duplicate"):
        return "complete" if same_layout else "content"
    return "layout" if same_layout else "partial"
