"""The main text of a page: what was kept and what was removed, with reasons, in page order."""

from __future__ import annotations

from dataclasses import dataclass

from ..model import Block, Notice
from ..text.words import cut_words
from .about import read_about
from .blocks import Leaf, Page, Region, cut_blocks
from .choose import Choice, choose, choose_all
from .forest import Forest
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


def extract(root: Node, *, keep_boilerplate: bool, forest: Forest | None = None) -> Extraction:
    """The main text of a page; with `keep_boilerplate` all that the page shows.

    `forest` takes the place of the model that Sosie comes with, for cross-validation.
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
    text, kept = _retained(page, choice)
    shown = sum(block.words for block in kept)
    removed = _removed(page, choice)
    shown += sum(block.words for block in removed if block.reason != "hidden")
    if shown < _FEW_WORDS and any(node.tag == "script" for node in root.elements()):
        notices.append(Notice("javascript-page", {"words": shown}))
    return Extraction(text, kept, removed + _script_fallbacks(root), tuple(notices))


def _retained(page: Page, choice: Choice) -> tuple[str, tuple[Block, ...]]:
    pieces: list[str] = []
    blocks: list[Block] = []
    at = 0
    before: Leaf | None = None
    for index, leaf in enumerate(page.leaves):
        if not choice.kept[index]:
            continue
        if before is not None:
            pieces.append(_separator(before, leaf))
            at += len(pieces[-1])
        end = at + len(leaf.text)
        words = len(cut_words(leaf.text))
        tag = leaf.region.node.tag
        blocks.append(Block(tag, choice.reasons[index], words, leaf.text, at, end))
        pieces.append(leaf.text)
        at, before = end, leaf
    return "".join(pieces), tuple(blocks)


def _separator(before: Leaf, leaf: Leaf) -> str:
    """Cells and items of one list or table stand on lines of their own, all else is a paragraph."""
    container = _list_of(before.region)
    return "\n" if container is not None and container is _list_of(leaf.region) else "\n\n"


def _list_of(region: Region) -> Region | None:
    if region.node.tag not in _CELLS:
        return None
    above = region.parent
    for _ in range(_HIGHEST):
        if above is None or above.node.tag in _LISTS:
            return above
        above = above.parent
    return None


def _removed(page: Page, choice: Choice) -> tuple[Block, ...]:
    """The removed leaves, those in a row with the same cause as one block."""
    groups: list[tuple[object, str, str, list[str]]] = []
    for index, leaf in enumerate(page.leaves):
        if choice.kept[index]:
            groups.append((None, "", "", []))
            continue
        cause = choice.causes[index] or leaf.region
        reason = choice.reasons[index]
        if groups and groups[-1][0] is cause and groups[-1][1] == reason:
            groups[-1][3].append(leaf.text)
        else:
            groups.append((cause, reason, cause.node.tag, [leaf.text]))
    return tuple(
        _removed_block(tag, reason, "\n".join(texts)) for _, reason, tag, texts in groups if texts
    )


def _script_fallbacks(root: Node) -> tuple[Block, ...]:
    """What the page says to browsers without scripts; its markup is not parsed, so not shown."""
    found = []
    for node in root.elements():
        if node.tag == "noscript":
            text = " ".join(" ".join(_without_tags("".join(node.texts()))).split())
            if text:
                found.append(_removed_block("noscript", "script-fallback", text))
    return tuple(found)


def _without_tags(markup: str) -> list[str]:
    pieces = markup.split("<")
    return [pieces[0], *(piece.partition(">")[2] for piece in pieces[1:])]


def _removed_block(tag: str, reason: str, text: str) -> Block:
    return Block(tag, reason, len(cut_words(text)), text)
