"""The structure of a page: the tags of its body with their ancestors, in document order."""

from __future__ import annotations

from .tree import Node

_INVISIBLE = frozenset(("head", "script", "style", "noscript", "template", "link", "meta"))
# What marks words within a line is the writing, not the layout: it differs from article to article
# of one template. Of 545 pairs of one template each, in seven sets that weigh alike, nineteen in
# twenty share .35 of their runs of paths without these elements, .23 with them; of 40,000 pairs of
# different sites all but one in two thousand share less than .10, as with them.
_WITHIN_A_LINE = frozenset(
    "abbr acronym b bdi bdo big br cite code data del dfn em font i ins kbd mark nobr q s samp"
    " small strike strong sub sup time tt u var wbr".split()
)
# Deeper nesting adds nothing to a likeness and would make the paths quadratic in length.
_DEEPEST = 32
_LONGEST = 32


def structure(root: Node) -> frozenset[tuple[str, str, str]]:
    """What two pages' structures are compared by: the runs of three tag paths."""
    paths = tag_paths(root)
    return frozenset(zip(paths, paths[1:], paths[2:]))


def tag_paths(root: Node) -> list[str]:
    """The path of each element that can be seen, such as `html/body/div/p`, in document order;
    elements that mark words within a line are as if they were not there."""
    paths: list[str] = []
    stack = [(node, "", 0) for node in _elements(root)]
    while stack:
        node, above, depth = stack.pop()
        path = above
        if node.tag not in _WITHIN_A_LINE:
            tag = node.tag[:_LONGEST]
            path = f"{above}/{tag}" if above else tag
            paths.append(path)
            if depth >= _DEEPEST:
                path = above
            else:
                depth += 1
        stack.extend((child, path, depth) for child in _elements(node))
    return paths


def _elements(node: Node) -> list[Node]:
    return [
        child
        for child in reversed(node.children)
        if type(child) is Node and child.tag not in _INVISIBLE
    ]
