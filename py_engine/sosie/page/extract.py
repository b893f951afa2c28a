"""The main text of a page: what was kept and what was removed, with reasons, in page order."""

from __future__ import annotations

from functools import cached_property, partial

from ..model import Block, Notice
from ..text.words import cut_words
from .boundary import Boundary, Moved
from .content.about import read_about
from .content.blocks import Page, Region, cut_blocks
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
_BEGINNING = 1000


class Extraction:
    """The text retained, and warnings; its blocks (with spans in it) and the blocks removed, each
    made when asked for."""

    def __init__(self, page: Page, parts: list[Part], root: Node) -> None:
        self.notices: tuple[Notice, ...] = ()
        self._page = page
        self._parts = parts
        self._pointers = Pointers(root)
        self.text, self._retained = _retained(parts)

    @cached_property
    def kept(self) -> tuple[Block, ...]:
        return tuple(self._block(part, start) for part, start in self._retained)

    @cached_property
    def removed(self) -> tuple[Block, ...]:
        return removed_blocks(self._page, self._parts, self._pointers)

    def _block(self, part: Part, start: int) -> Block:
        naming = partial(self._pointers.to, part.unit) if part.unit else None
        tag, reason, text = part.region.node.tag, part.verdict.reason, part.text
        words, end = len(cut_words(text)), start + len(text)
        return Block(tag, reason, words, text, start, end, part.index, naming)


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
    found = Extraction(page, cut_parts(page, choice, moved), root)
    shown = _shown(found)
    if shown < _FEW_WORDS and any(node.tag == "script" for node in root.elements()):
        notices.append(Notice("javascript-page", {"words": shown}))
    found.notices = tuple(notices)
    return found


def _shown(found: Extraction) -> int:
    """How many words the page shows, or where they are not few, some of them."""
    # Of a long text the beginning tells.
    words = len(cut_words(found.text[:_BEGINNING]))
    if words >= _FEW_WORDS:
        return words
    return sum(block.words for block in found.kept + found.removed if block.reason not in ASIDE)


def _retained(parts: list[Part]) -> tuple[str, list[tuple[Part, int]]]:
    """The text of what is kept, and where in it each part of that begins."""
    pieces: list[str] = []
    placed: list[tuple[Part, int]] = []
    at = 0
    before: Part | None = None
    for part in parts:
        if not part.verdict.kept:
            continue
        if before is not None:
            pieces.append(_separator(before.region, part.region))
            at += len(pieces[-1])
        placed.append((part, at))
        pieces.append(part.text)
        at += len(part.text)
        before = part
    return "".join(pieces), placed


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
