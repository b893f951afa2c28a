"""Text folded away until it is asked for: the answers of a FAQ, the panels of an accordion.

A hidden region counts as such where it is prose and stands right behind what opens it: a heading,
a button, a term, or a question. Dialogs, tooltips and forms are hidden too, but not so placed.
"""

from __future__ import annotations

from .blocks import Page, Region

_OPENERS = frozenset("h1 h2 h3 h4 h5 h6 button dt summary legend".split())
_OPENER_ROLES = frozenset(("button", "tab", "heading"))
_QUESTION = ("?", "？", "؟", ";", "՞")
_LONGEST_OPENER = 200
_SHORTEST_ANSWER = 40
_END_OF_SENTENCE = (".", "!", "?", "…", "。", "！", "？", "।", "؟", "۔", "”", "»", '"', ")")


def is_folded_answer(page: Page, region: Region) -> bool:
    """Whether a hidden region is text that the reader is expected to unfold."""
    if region.mark is not None or region.first == 0 or region.first == region.last:
        return False
    opener = page.leaves[region.first - 1]
    if len(opener.text) > _LONGEST_OPENER or not _stands_beside(opener.region, region):
        return False
    return _opens(opener.region, opener.text) and _is_prose(page, region)


def _stands_beside(opener: Region, region: Region) -> bool:
    """The opener may be wrapped once or twice, but is in the same small box."""
    box = region.parent
    above = opener.parent
    for _ in range(3):
        if above is box or above is None:
            break
        above = above.parent
    return above is not None and above is box


def _opens(opener: Region, text: str) -> bool:
    if text.endswith(_QUESTION):
        return True
    for region in (opener, opener.parent):
        attrs = region.node.attrs
        if region.node.tag in _OPENERS or attrs.get("role") in _OPENER_ROLES:
            return True
        if "aria-expanded" in attrs or "aria-controls" in attrs:
            return True
    return False


def _is_prose(page: Page, region: Region) -> bool:
    leaves = page.leaves[region.first : region.last]
    size = sum(leaf.size for leaf in leaves)
    linked = sum(leaf.linked for leaf in leaves)
    ended = any(
        leaf.size >= _SHORTEST_ANSWER and leaf.text.endswith(_END_OF_SENTENCE) for leaf in leaves
    )
    return ended and 4 * linked <= size
