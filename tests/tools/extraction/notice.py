"""How much of what is kept of a page changes when a notice stands on it: a page in two versions.

Two versions of one page should be read alike. Where a single line tips the choice they share little
or nothing, and are no duplicates any more.
"""

from __future__ import annotations

from sosie.page.tree import Node

from .tokens import shingles, tokens

_NOTICE = "This translation may be out of date. Please look at the English page for recent changes."
_RUN = 3


def add_notice(root: Node) -> None:
    """A paragraph behind the first heading of the page; on top of one that has none."""
    elements = list(root.elements())
    heading = next((node for node in elements if node.tag == "h1"), None)
    if heading is None:
        parent, place = next((node for node in elements if node.tag == "body"), root), 0
    else:
        parent, place = heading.parent, heading.parent.children.index(heading) + 1
    notice = Node("p", {}, parent)
    notice.children.append(_NOTICE)
    parent.children.insert(place, notice)


def likeness(before: str, after: str) -> float:
    """The share of the 3-word runs of either text that both have, but for the notice; 0 to 1."""
    one, other = (
        set(shingles(tokens(text.replace(_NOTICE, "")), _RUN)) for text in (before, after)
    )
    return len(one & other) / len(one | other) if one | other else 1.0
