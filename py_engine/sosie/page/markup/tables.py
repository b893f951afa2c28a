"""Start tags of tables and their parts, which close and imply one another."""

from __future__ import annotations

from .builder import Builder
from .starts import rule

_SECTIONS = ("tbody", "thead", "tfoot")
_CELLS = ("td", "th")


@rule("table")
def _table(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if not builder.quirks:
        builder.close_p()
    if builder.in_table():
        builder.cut(builder.last("table"))
    builder.insert(tag, attrs)


def _clear_to_table(builder: Builder, tag: str) -> int:
    """Close what a part `tag` of a table may not stand in; the index of the table, or -1."""
    table = builder.last("table")
    builder.close_cell()
    if tag not in _CELLS:
        _cut_in_table(builder, "tr")
        if tag != "tr":
            for section in _SECTIONS:
                _cut_in_table(builder, section)
    return table


def _cut_in_table(builder: Builder, name: str) -> None:
    if (index := builder.within(name, ("table",))) > 0:
        builder.cut(index)


def _clear_to_section(builder: Builder) -> None:
    index = builder.last(*_SECTIONS, *_CELLS, "table", "tr")
    if builder.names[index] in _SECTIONS and index + 1 < len(builder.names):
        builder.cut(index + 1)


def _in_section(builder: Builder, table: int) -> bool:
    """Whether the current node is a section, or one could be implied in the table."""
    if builder.names[-1] not in _SECTIONS:
        if table < 0:
            return False
        if builder.names[-1] != "table":
            builder.cut(table + 1)
        builder.insert("tbody", {})
    return True


@rule("caption tbody thead tfoot")
def _part(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    table = _clear_to_table(builder, tag)
    if table < 0:
        return
    if builder.names[-1] != "table":
        builder.cut(table + 1)
    builder.insert(tag, attrs)
    if tag == "caption":
        builder.remember(None)


@rule("tr")
def _row(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    table = _clear_to_table(builder, tag)
    _clear_to_section(builder)
    if _in_section(builder, table):
        builder.insert(tag, attrs)


@rule("td th")
def _cell(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    table = _clear_to_table(builder, tag)
    _clear_to_section(builder)
    row = builder.within("tr", ("table",))
    if row > 0 and row + 1 < len(builder.names):
        builder.cut(row + 1)
    if builder.names[-1] != "tr":
        if not _in_section(builder, table):
            return
        builder.insert("tr", {})
    builder.insert(tag, attrs)
    builder.remember(None)


def column(builder: Builder, tag: str, attrs: dict[str, str]) -> bool:
    """Insert a col or colgroup. Whether it had its place; the colgroup is then open."""
    table = _clear_to_table(builder, tag)
    if table < 0:
        return False
    if builder.names[-1] not in ("table", "colgroup"):
        builder.cut(table + 1)
    if tag == "colgroup":
        builder.insert(tag, attrs)
    else:
        if builder.names[-1] == "table":
            builder.insert("colgroup", {})
        builder.add(tag, attrs)
    return True
