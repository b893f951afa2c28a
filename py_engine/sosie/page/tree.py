"""A page as a small tree of nodes. Only this file and markup/ know the HTML parser.

A text is a plain `str` among the children. Nothing here recurses: pages nest thousands deep.
"""

from __future__ import annotations

import re

from justhtml import JustHTML

from .markup.build import build
from .markup.node import Node
from .markup.scan import Unusual

# A `<` that opens nothing costs the parser a copy of all text before it; entities cost nothing.
_LONE_LESS_THAN = re.compile(r"<(?![A-Za-z/!?])")
_MANY_LESS_THAN = 2000
# Unclosed formatting elements are opened again in every later block: n × m nodes.
_FORMATTING = re.compile(
    # The first letter alone turns most tags away, quickly.
    r"<(/?)(?=[bcefistuBCEFISTU])(?i:[bisu]|big|code|em|font|small|strike|strong|tt)"
    r"(?=[\s/>])[^<>]*>"
)
_MANY_UNCLOSED = 256


def parse(html: str) -> Node:
    """The tree of a page, its root tagged `#document`. Any text parses; comments are dropped."""
    html = _defuse(html)
    try:
        return build(html)
    except Unusual:
        return parse_fully(html)


def parse_fully(html: str) -> Node:
    """The same tree by the full parser, which is slower and knows every rule."""
    source = JustHTML(html, sanitize=False).root
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
