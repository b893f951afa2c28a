"""The node of a page's tree."""

from __future__ import annotations

from collections.abc import Iterator


class Node:
    """An element: lower-case `tag`, `attrs` (a bare attribute is ""), `children`, `parent`.

    `attrs` is to be read only: elements written alike may share it.
    """

    __slots__ = ("tag", "attrs", "children", "parent")

    def __init__(self, tag: str, attrs: dict[str, str], parent: Node | None) -> None:
        self.tag = tag
        self.attrs = attrs
        self.children: list[Node | str] = []
        self.parent = parent

    def __repr__(self) -> str:
        return f"<{self.tag} {len(self.children)}>"

    def elements(self) -> Iterator[Node]:
        """This node and every element below it, in document order."""
        stack = [self]
        while stack:
            node = stack.pop()
            yield node
            stack.extend(child for child in reversed(node.children) if type(child) is Node)

    def texts(self) -> Iterator[str]:
        """The pieces of text below this node, in document order."""
        stack: list[Node | str] = [self]
        while stack:
            node = stack.pop()
            if type(node) is str:
                yield node
            else:
                stack.extend(reversed(node.children))
