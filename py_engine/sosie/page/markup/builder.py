"""The stack of open elements, the list of active formatting elements and the insertions.

The names are those of the HTML standard; where the full parser departs from it, so does this.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from operator import attrgetter

from justhtml.core.constants import (
    BUTTON_SCOPE_TERMINATORS,
    TABLE_ALLOWED_CHILDREN,
    TABLE_FOSTER_TARGETS,
)

from .node import Node
from .scan import SPACE, Attributes, Unusual, decoded

# With these bounds every step takes bounded time, whatever is left open.
DEEPEST = 256
_MOST_FORMATTING = 60

_ALLOWED_IN_TABLE = TABLE_ALLOWED_CHILDREN | {"form"}


class Comment:
    """Stands for a comment, which keeps the texts around it apart, until the tree is done."""


class Run(list[str]):
    """Stands for a text, by its pieces, until the tree is done."""


class Entry:
    """An element in the list of active formatting elements; a retired one keeps its place."""

    __slots__ = ("node", "active", "made")

    def __init__(self, node: Node, made: int) -> None:
        self.node = node
        self.active = True
        self.made = made


class Builder:
    """A tree under construction. Markers in the list of active formatting elements are None."""

    def __init__(self) -> None:
        self.root = Node("#document", {}, None)
        self.html = Node("html", {}, self.root)
        self.head = Node("head", {}, self.html)
        self.body = Node("body", {}, self.html)
        self.root.children.append(self.html)
        self.html.children += (self.head, self.body)
        self.attributes = Attributes()
        self.stack: list[Node] = []
        self.names: list[str] = []
        self.open(self.body)
        self.formatting: list[Entry | None] = []
        # Whether there may be formatting elements to reconstruct.
        self.dirty = False
        self._made = 0
        self.form: Node | None = None
        # Known with the first doctype, element or text.
        self.quirks: bool | None = None
        self.body_written = False
        # Where the end tag of body or html and the comments after it end.
        self.closed = -1
        # The lists of children, by their id, that may hold a Comment or a Run.
        self._untidy: dict[int, list] = {}

    def open(self, node: Node) -> None:
        """Make `node`, html or a child of it, the current node."""
        path = [node] if node is self.html else [self.html, node]
        self.stack[:] = [self.root, *path]
        self.names[:] = [node.tag for node in self.stack]

    def finished(self) -> Node:
        """The root of the tree, without what stood for comments and runs."""
        for children in self._untidy.values():
            children[:] = [
                "".join(child) if type(child) is Run else child
                for child in children
                if child is not Comment
            ]
        return self.root

    # Open elements.

    def cut(self, index: int) -> None:
        """Close the open element at `index` and those above it."""
        self.mark()
        self.drop(index)

    def mark(self) -> None:
        """A formatting element may be about to be closed before its end tag."""
        if self.formatting and self.formatting[-1]:
            self.dirty = True

    def drop(self, index: int) -> None:
        del self.stack[index:], self.names[index:]

    def last(self, *names: str) -> int:
        """The index of the innermost open element of such a name, or -1."""
        open_names = self.names
        for index in range(len(open_names) - 1, 0, -1):
            if open_names[index] in names:
                return index
        return -1

    def within(self, name: str, boundaries: Collection[str]) -> int:
        """The index of the innermost open element `name`, or -1 where a boundary is nearer."""
        names = self.names
        if name in names:
            for index in range(len(names) - 1, 0, -1):
                if names[index] == name:
                    return index
                if names[index] in boundaries:
                    break
        return -1

    def close_p(self) -> None:
        if "p" in self.names and (index := self.within("p", BUTTON_SCOPE_TERMINATORS)) > 0:
            self.cut(index)

    def close_cell(self) -> None:
        index = self.last("td", "th", "table")
        if index > 0 and self.names[index] != "table":
            self.leave(index)

    def in_table(self) -> bool:
        """Whether a table is open and no cell or caption of it."""
        index = self.last("table", "td", "th", "caption")
        return index > 0 and self.names[index] == "table"

    # Insertions.

    def add(self, tag: str, attrs: dict[str, str]) -> Node:
        """A new element in the current node, or before the table where it may not stand in it."""
        parent = self.stack[-1]
        if (
            parent.tag in TABLE_FOSTER_TARGETS
            and tag not in _ALLOWED_IN_TABLE
            and not (tag == "input" and attrs.get("type", "").lower() == "hidden")
        ):
            table = self._table()
            node = Node(tag, attrs, table.parent)
            table.parent.children.insert(-1, node)
        else:
            node = Node(tag, attrs, parent)
            parent.children.append(node)
        return node

    def insert(self, tag: str, attrs: dict[str, str]) -> Node:
        """The same, opened."""
        parent = self.stack[-1]
        if parent.tag in TABLE_FOSTER_TARGETS:
            node = self.add(tag, attrs)
        else:
            node = Node(tag, attrs, parent)
            parent.children.append(node)
        self.stack.append(node)
        self.names.append(tag)
        if len(self.stack) > DEEPEST:
            raise Unusual("depth")
        return node

    def text(self, text: str) -> None:
        """Append what is written as `text` to the current node, or before the table."""
        name = self.names[-1]
        if (
            self.dirty
            and name != "caption"
            and (name not in TABLE_FOSTER_TARGETS or text.strip(SPACE))
        ):
            self.reconstruct()
        text = decoded(text)
        if self.names[-1] in TABLE_FOSTER_TARGETS and text.strip(SPACE):
            siblings = self._table().parent.children
            table = siblings.pop()
            self.append_text(siblings, text)
            siblings.append(table)
        else:
            self.append_text(self.stack[-1].children, text)

    def append_text(self, children: list, text: str) -> None:
        if children and type(last := children[-1]) is not Node and last is not Comment:
            if type(last) is Run:
                last.append(text)
            else:
                children[-1] = Run((last, text))
                self.untidy(children)
        else:
            children.append(text)

    def comment(self, children: list) -> None:
        children.append(Comment)
        self.untidy(children)

    def untidy(self, children: list) -> None:
        self._untidy[id(children)] = children

    def _table(self) -> Node:
        """The innermost open table: what is fostered comes before it."""
        index = self.last("table")
        if index < 0:
            raise Unusual("no table to foster from")
        table = self.stack[index]
        if table.parent.children[-1] is not table:
            raise Unusual("table is not last")
        return table

    # Formatting elements.

    def format(self, tag: str, attrs: dict[str, str]) -> None:
        """Insert a formatting element; of four alike the earliest is no longer active."""
        if self.dirty:
            self.reconstruct()
        if self.formatting and self.formatting[-1]:
            alike = [
                entry
                for entry in self._since_marker()
                if entry.node.tag == tag and entry.node.attrs == attrs
            ]
            if len(alike) == 3:
                self.retire(min(alike, key=attrgetter("made")))
        self.remember(self.entry(self.insert(tag, attrs)))

    def remember(self, entry: Entry | None) -> None:
        """Put an entry or a marker at the end of the list."""
        if len(self.formatting) >= _MOST_FORMATTING:
            raise Unusual("many formatting elements")
        self.formatting.append(entry)

    def formatted(self) -> bool:
        """Close the current node if it is the last active formatting element. Whether it was."""
        entry = self.formatting[-1] if self.formatting else None
        if entry is None or not entry.active or entry.node is not self.stack[-1]:
            return False
        self.formatting.pop()
        del self.stack[-1], self.names[-1]
        return True

    def entry(self, node: Node) -> Entry:
        self._made += 1
        return Entry(node, self._made)

    def _since_marker(self) -> Iterator[Entry]:
        """The active entries after the last marker, last first."""
        for entry in reversed(self.formatting):
            if entry is None:
                return
            if entry.active:
                yield entry

    def active(self, tag: str) -> Entry | None:
        """The innermost active entry of an element `tag`."""
        if self.formatting and self.formatting[-1]:
            for entry in self._since_marker():
                if entry.node.tag == tag:
                    return entry
        return None

    def retire(self, entry: Entry) -> None:
        entry.active = False
        if self.formatting[-1] is entry:
            self.formatting.pop()

    def reconstruct(self) -> None:
        formatting, stack = self.formatting, self.stack
        self.dirty = False
        index = len(formatting)
        for entry in reversed(formatting):
            if entry is None or (entry.active and entry.node in stack):
                break
            index -= 1
        for entry in formatting[index:]:
            if entry.active:
                entry.node = self.insert(entry.node.tag, entry.node.attrs)

    def leave(self, index: int) -> None:
        """Close a cell, caption or object: formatting elements in it are no longer active."""
        formatting = self.formatting
        while formatting and formatting.pop():
            pass
        self.refresh()
        dirty = self.dirty
        self.drop(index)
        self.refresh()
        if self.dirty != dirty:
            raise Unusual("formatting across cells")

    def refresh(self) -> None:
        self.dirty = any(
            entry and entry.active and entry.node not in self.stack for entry in self.formatting
        )
