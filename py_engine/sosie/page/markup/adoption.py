"""The adoption agency: the end tag of a formatting element that is not the current node."""

from __future__ import annotations

from justhtml.core.constants import (
    DEFAULT_SCOPE_TERMINATORS,
    SPECIAL_ELEMENTS,
    TABLE_FOSTER_TARGETS,
)

from .builder import Builder, Entry
from .node import Node
from .scan import Unusual


def adopt(builder: Builder, tag: str) -> None:
    """Close the formatting element `tag`, and open those again that it had in it."""
    stack = builder.stack
    for _ in range(8):
        entry = builder.active(tag)
        if entry is None:
            if builder.names[-1] == tag:
                builder.cut(len(stack) - 1)
            return
        element = entry.node
        if stack[-1] is element:
            builder.drop(len(stack) - 1)
            builder.retire(entry)
            return
        if element not in stack:
            builder.retire(entry)
            builder.refresh()
            return
        index = stack.index(element)
        if builder.last(*DEFAULT_SCOPE_TERMINATORS) > index:
            return
        furthest = next(
            (
                place
                for place in range(index + 1, len(stack))
                if builder.names[place] in SPECIAL_ELEMENTS and builder.names[place] != "dialog"
            ),
            None,
        )
        if furthest is None:
            builder.drop(index)
            builder.retire(entry)
            builder.refresh()
            return
        _move(builder, entry, index, furthest)


def _move(builder: Builder, entry: Entry, index: int, furthest: int) -> None:
    """Let the element at `index` of the stack end before the block at `furthest`, and a copy of it
    hold what is in the block."""
    stack, formatting = builder.stack, builder.formatting
    block = last = stack[furthest]
    bookmark = formatting.index(entry) + 1
    above = 0
    for place in range(furthest - 1, index, -1):
        node = stack[place]
        above += 1
        found = next(
            (other for other in formatting if other and other.active and other.node is node), None
        )
        if found and above > 3:
            position = formatting.index(found)
            builder.retire(found)
            if position < bookmark:
                bookmark -= 1
            found = None
        if found is None:
            del stack[place], builder.names[place]
            continue
        copy = found.node = stack[place] = Node(node.tag, node.attrs, None)
        if last is block:
            bookmark = formatting.index(found) + 1
        _detach(last)
        _append(copy, last)
        last = copy
    ancestor = stack[index - 1]
    _detach(last)
    if ancestor.tag in TABLE_FOSTER_TARGETS:
        raise Unusual("adoption in a table")
    _append(ancestor, last)
    copy = Node(entry.node.tag, entry.node.attrs, None)
    copy.children[:] = block.children
    for child in copy.children:
        if type(child) is Node:
            child.parent = copy
    builder.untidy(copy.children)
    block.children.clear()
    _append(block, copy)
    builder.retire(entry)
    replacement = builder.entry(copy)
    formatting.insert(bookmark - 1, replacement)
    place = stack.index(entry.node)
    del stack[place], builder.names[place]
    place = stack.index(block) + 1
    stack.insert(place, copy)
    builder.names.insert(place, copy.tag)
    builder.refresh()


def _append(parent: Node, node: Node) -> None:
    parent.children.append(node)
    node.parent = parent


def _detach(node: Node) -> None:
    if node.parent is None:
        return
    if node.parent.children[-1] is not node:
        raise Unusual("moved element is not last")
    node.parent.children.pop()
