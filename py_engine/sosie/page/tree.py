"""A page as a small tree of nodes. The only file that knows the HTML parser.

A text is a plain `str` among the children. Nothing here recurses: pages nest thousands deep.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from justhtml import JustHTML

# A `<` that opens nothing costs the parser a copy of all text before it; entities cost nothing.
_LONE_LESS_THAN = re.compile(r"<(?![A-Za-z/!?])")
_MANY_LESS_THAN = 2000
# Unclosed formatting elements are opened again in every later block: n × m nodes.
_FORMATTING = re.compile(
    r"<(/?)(?:b|big|code|em|font|i|s|small|strike|strong|tt|u)(?=[\s/>])[^<>]*>", re.IGNORECASE
)
_MANY_UNCLOSED = 256


class Node:
    """An element: lower-case `tag`, `attrs` (a bare attribute is ""), `children`, `parent`."""

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


def parse(html: str) -> Node:
    """The tree of a page, its root tagged `#document`. Any text parses; comments are dropped."""
    source = JustHTML(_defuse(html), sanitize=False).root
    root = Node("#document", {}, None)
    stack = [(source, root)]
    while stack:
        parsed, node = stack.pop()
        for child in _children(parsed):
            name = child.name
            if name == "#text":
                if child.data:
                    node.children.append(child.data)
            elif name[0] not in "#!":
                attrs = {key.lower(): value or "" for key, value in child.attrs.items()}
                made = Node(name.lower(), attrs, node)
                node.children.append(made)
                stack.append((child, made))
    return root


def _children(parsed) -> list:
    if parsed.name == "template" and "shadowrootmode" in parsed.attrs:
        # A declarative shadow root: shown, unlike any other template.
        return [*parsed.template_content.children, *parsed.children]
    return parsed.children


def _defuse(html: str) -> str:
    """The same page without the two floods that the parser answers in quadratic time or space."""
    if html.count("<") > _MANY_LESS_THAN:
        lone = len(_LONE_LESS_THAN.findall(html))
        if lone > _MANY_LESS_THAN:
            html = _LONE_LESS_THAN.sub("&lt;", html)
    ends = _FORMATTING.findall(html)
    if len(ends) > _MANY_UNCLOSED and ends.count("") - ends.count("/") > _MANY_UNCLOSED:
        html = _FORMATTING.sub("", html)
    return html
