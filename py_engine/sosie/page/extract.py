"""The main text of a page: what was kept and what was removed, with reasons, in page order."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from ..model import Block, Notice
from ..text.words import cut_words
from .boundary import Boundary, Moved
from .content.about import read_about
from .content.blocks import Region, cut_blocks
from .content.choose import choose, choose_all
from .content.forest import Forest
from .parts import Part, cut_parts
from .pointers import Pointers
from .removed import ASIDE, removed_blocks
from .tree import Node

_CELLS = frozenset(("li", "td", "th", "dt", "dd", "option"))
_LISTS = frozenset(("ul", "ol", "dl", "table", "menu", "dir"))
# A cell stands in a row in a section in its table.
_HIGHEST = 4
# A page with scripts that shows fewer words than this is drawn by them.
_FEW_WORDS = 50


@dataclass(frozen=True, slots=True)
class Extraction:
    """The text retained, its blocks (with spans in it), the blocks removed, and warnings."""

    text: str
    kept: tuple[Block, ...]
    removed: tuple[Block, ...]
    notices: tuple[Notice, ...]


def extract(
    root: Node,
    *,
    keep_boilerplate: bool,
    boundary: Boundary | None = None,
    forest: Forest | None = None,
) -> Extraction:
    """The main text of a page; with `keep_boilerplate` all that the page shows.

    `boundary` corrects that. `forest` takes the place of the model that Sosie comes with, for
    cross-validation. Raises `SosieError`: `selector-invalid`.
    """
    page = cut_blocks(root)
    notices = []
    choice = choose_all(page) if keep_boilerplate else choose(page, read_about(root), forest)
    if not any(choice.kept):
        choice = choose_all(page)
        if any(choice.kept) and not keep_boilerplate:
            notices.append(Notice("nothing-extracted"))
    elif choice.unsure:
        notices.append(Notice("extraction-unsure"))
    moved = None
    if boundary:
        moved = Moved(root, page, choice, boundary)
        notices = moved.notices if moved.by_hand else notices + moved.notices
    parts = cut_parts(page, choice, moved)
    pointers = Pointers(root)
    text, kept = _retained(parts, pointers)
    removed = removed_blocks(page, parts, pointers)
    shown = sum(block.words for block in kept + removed if block.reason not in ASIDE)
    if shown < _FEW_WORDS and any(node.tag == "script" for node in root.elements()):
        notices.append(Notice("javascript-page", {"words": shown}))
    return Extraction(text, kept, removed, tuple(notices))


def _retained(parts: list[Part], pointers: Pointers) -> tuple[str, tuple[Block, ...]]:
    pieces: list[str] = []
    blocks: list[Block] = []
    at = 0
    before: Part | None = None
    for part in parts:
        if not part.verdict.kept:
            continue
        if before is not None:
            pieces.append(_separator(before.region, part.region))
            at += len(pieces[-1])
        end = at + len(part.text)
        tag = part.region.node.tag
        words = len(cut_words(part.text))
        naming = partial(pointers.to, part.unit) if part.unit else None
        reason = part.verdict.reason
        blocks.append(Block(tag, reason, words, part.text, at, end, part.index, naming))
        pieces.append(part.text)
        at, before = end, part
    return "".join(pieces), tuple(blocks)


def _separator(before: Region, region: Region) -> str:
    """Cells and items of one list or table stand on lines of their own, all else is a paragraph."""
    container = _list_of(before)
    return "\n" if container is not None and container is _list_of(region) else "\n\n"


def _list_of(region: Region) -> Region | None:
    if region.node.tag not in _CELLS:
        return None
    above = region.parent
    for _ in range(_HIGHEST):
        if above is None or above.node.tag in _LISTS:
            return above
        above = above.parent
    return None
