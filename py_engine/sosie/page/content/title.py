"""Where a page's content begins: the leaf that repeats the title of the window."""

from __future__ import annotations

from .blocks import Page

_SHORTEST, _LONGEST = 8, 300
_RANKS = {"h1": 2, "h2": 1, "h3": 1}


def find_title(page: Page, title: str) -> int:
    """The index of the leaf that repeats the window's title, a heading if there is one; else 0."""
    title = title.lower()
    words = set(title.split())
    best, best_rank = 0, -1
    for index, leaf in enumerate(page.leaves):
        if not _SHORTEST <= len(leaf.text) <= _LONGEST or 2 * leaf.linked > leaf.size:
            continue
        text = leaf.text.lower()
        own = text.split()
        if text in title or (len(own) > 3 and 4 * sum(w in words for w in own) >= 3 * len(own)):
            rank = _RANKS.get(leaf.region.node.tag, 0)
            if rank > best_rank:
                best, best_rank = index, rank
    return best
