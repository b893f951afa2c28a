"""The structure of a page: the tags of its body with their ancestors, in document order."""

from __future__ import annotations

from .tree import Node

_INVISIBLE = frozenset(("head", "script", "style", "noscript", "template", "link", "meta"))
# Deeper nesting adds nothing to a likeness and would make the paths quadratic in length.
_DEEPEST = 32
_LONGEST = 32


def tag_paths(root: Node) -> list[str]:
    """The path of each element that can be seen, such as `html/body/div/p`, in document order."""
    paths: list[str] = []
    stack = [(node, "", 0) for node in _elements(root)]
    while stack:
        node, above, depth = stack.pop()
        tag = node.tag[:_LONGEST]
        path = f"{above}/{tag}" if above else tag
        paths.append(path)
        if depth >= _DEEPEST:
            path, depth = above, depth - 1
        stack.extend((child, path, depth + 1) for child in _elements(node))
    return paths


def _elements(node: Node) -> list[Node]:
    return [
        child
        for child in reversed(node.children)
        if type(child) is Node and child.tag not in _INVISIBLE
    ]
