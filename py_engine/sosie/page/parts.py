"""The texts of a page in page order, each with what becomes of it.

Mostly a part is a whole leaf. Where something inside of one is hidden, or named by the reader, the
leaf falls into parts: what is kept stays one text, in which no two words grow together where a
third was taken out.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from .boundary import Moved, Unit, Verdict, hidden_aside
from .content.blocks import (
    NO_TEXT,
    Leaf,
    Line,
    Page,
    Region,
    is_block,
    is_preformatted,
    join_pieces,
)
from .content.choose import Choice
from .tree import Node


@dataclass(slots=True, eq=False)
class Part:
    """`index`: the place of its first text in the page; `region`: the block that it stands in;
    `number`: that of its leaf, None for what has a fate of its own in a line; `unit`: what names
    it, None if nothing names it alone."""

    index: int
    text: str
    region: Region
    verdict: Verdict
    number: int | None
    unit: Unit | None


@dataclass(slots=True, eq=False)
class _Piece:
    """A text of a line, or a line break, None; `aside` is the hidden element that it stands in."""

    text: str | None
    index: int
    verdict: Verdict | None = None
    aside: Node | None = None


def cut_parts(page: Page, choice: Choice, moved: Moved | None) -> list[Part]:
    """The parts of a page as the choice leaves them, or as the reader's boundary corrects it."""
    parts: list[Part] = []
    for number, leaf in enumerate(page.leaves):
        if moved is None:
            whole = Verdict(choice.kept[number], choice.reasons[number], choice.causes[number])
        else:
            whole = moved.of_leaf(number, leaf)
        parts += _of_leaf(number, leaf, whole, moved)
    for line in page.bare:
        parts += [_part(line, text) for text in _texts(_pieces(line, None, moved))]
    parts.sort(key=lambda part: part.index)
    return parts


def unit_of(leaf: Leaf) -> Unit:
    """What names a leaf: its block, or where that holds others too, its run in the block."""
    region = leaf.region
    if region.last - region.first == 1:
        return region.node, None
    return region.node, leaf.run if region.runs > 1 else 0


def _of_leaf(number: int, leaf: Leaf, whole: Verdict, moved: Moved | None) -> list[Part]:
    line = leaf.line
    if not line.asides and (moved is None or moved.in_whole(leaf, whole)):
        place = next(k for k, piece in enumerate(line.pieces) if piece and not piece.isspace())
        return [Part(line.index + place, leaf.text, leaf.region, whole, number, unit_of(leaf))]

    def judge(holder: Node) -> Verdict:
        return moved.in_leaf(holder, leaf, whole) if moved else whole

    parts = []
    for text in _texts(_pieces(line, judge, moved)):
        part = _part(line, text)
        if whole in text.verdicts or len(text.verdicts) > 1:
            part.number, part.unit = number, unit_of(leaf)
        parts.append(part)
    return parts


def _part(line: Line, text: _Text) -> Part:
    """A part of a line, named by what the reader named in the line."""
    (verdict, *others) = text.verdicts
    # What a page says to browsers without scripts is not parsed, so never kept.
    named = not others and verdict.reason != "script-fallback"
    joined = join_pieces(text.pieces, preformatted=is_preformatted(line.region))
    return Part(text.index, joined, line.region, verdict, None, verdict.by if named else None)


def _pieces(
    line: Line, judge: Callable[[Node], Verdict] | None, moved: Moved | None
) -> Iterator[_Piece]:
    """The texts of a line with their verdicts, those in elements set aside included.

    Without `judge` the line shows nothing but white space.
    """
    for index, (piece, holder) in enumerate(zip(line.pieces, line.holders), line.index):
        if piece is None:
            yield _Piece(None, index)
        elif type(piece) is str:
            yield _Piece(piece, index, judge(holder) if judge else None)
        elif piece.tag == "noscript":
            text = " ".join(_without_tags("".join(piece.texts()))) or " "
            yield _Piece(text, index, Verdict(False, "script-fallback", (piece, None)), piece)
        else:
            for text, inner in _texts_in(piece):
                verdict = moved.set_aside(inner, piece) if moved else hidden_aside(piece)
                yield _Piece(text, index, verdict if text else None, piece)


def _texts_in(aside: Node) -> Iterator[tuple[str | None, Node]]:
    """The texts of an element with their holders; line breaks, None, where blocks begin or end."""
    stack: list[tuple[Node | str | None, Node]] = [(aside, aside)]
    while stack:
        item, holder = stack.pop()
        if type(item) is not Node:
            yield item, holder
        elif item.tag == "br":
            yield None, item
        elif item.tag not in NO_TEXT:
            around = [(None, item)] if is_block(item) else []
            within = [(child, item) for child in reversed(item.children)]
            stack += around + within + around


class _Text:
    """A text that grows out of the pieces of a line that share a fate; others stand between."""

    __slots__ = ("pieces", "verdicts", "index", "passed", "breaks", "aside")

    def __init__(self) -> None:
        self.pieces: list[str | None] = []
        self.verdicts: dict[Verdict, None] = {}
        self.index = 0

    def add(self, piece: _Piece, before: int, upto: int, breaks: int) -> None:
        """So many texts of the line stand before the piece, and so many up to its end; so many
        line breaks stand before it."""
        if self.pieces:
            apart = before > self.passed or piece.aside is not self.aside
            if breaks > self.breaks:
                self.pieces.append(None)
            elif apart and _would_grow(self.pieces[-1][-1], piece.text[0]):
                self.pieces.append(" ")
        self.pieces.append(piece.text)
        self.passed, self.breaks, self.aside = upto, breaks, piece.aside
        if not piece.text.isspace():
            self.index = self.index if self.verdicts else piece.index
            self.verdicts[piece.verdict] = None


def _texts(pieces: Iterable[_Piece]) -> list[_Text]:
    """What is kept of a line, and what is removed for each reason and by each name."""
    pieces = list(pieces)
    halved = _halved(pieces)
    texts: dict[Verdict | None, _Text] = {}
    passed = breaks = 0
    for piece in pieces:
        if piece.text is None:
            breaks += 1
            continue
        before = passed
        # What the page hides stands between no words, unless a part of it is shown.
        passed += piece.aside is None or piece.aside in halved
        if piece.verdict:
            key = None if piece.verdict.kept else piece.verdict
            texts.setdefault(key, _Text()).add(piece, before, passed, breaks)
    return [text for text in texts.values() if text.verdicts]


def _halved(pieces: Iterable[_Piece]) -> set[Node]:
    """The elements set aside that are not all kept or all removed."""
    fates: dict[Node, bool] = {}
    halved = set()
    for piece in pieces:
        if piece.aside and piece.verdict:
            kept = piece.verdict.kept
            if fates.setdefault(piece.aside, kept) != kept:
                halved.add(piece.aside)
    return halved


def _would_grow(last: str, first: str) -> bool:
    """Whether two characters side by side would belong to one word."""
    return unicodedata.category(last)[0] in "LMN" and unicodedata.category(first)[0] in "LN"


def _without_tags(markup: str) -> list[str]:
    pieces = markup.split("<")
    return [pieces[0], *(piece.partition(">")[2] for piece in pieces[1:])]
