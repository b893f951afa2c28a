"""End tags in the body, by name. A rule takes the builder and the lower-case name."""

from __future__ import annotations

from collections.abc import Callable

from justhtml.core.constants import (
    BUTTON_SCOPE_TERMINATORS,
    DEFAULT_SCOPE_TERMINATORS,
    DEFINITION_SCOPE_TERMINATORS,
    FORMATTING_ELEMENTS,
    HEADING_ELEMENTS,
    IMPLIED_END_TAGS,
    LIST_ITEM_SCOPE_TERMINATORS,
    SPECIAL_ELEMENTS,
)

from .adoption import adopt
from .builder import Builder
from .scan import Unusual
from .starts import BLOCKS

Rule = Callable[[Builder, str], None]
END: dict[str, Rule] = {}
_OF_TABLE = ("caption", "table", "tbody", "td", "tfoot", "th", "thead", "tr")
_IN_SELECT = ("optgroup", "option", "select", "selectedcontent", "template")
_SCOPES = {
    "p": BUTTON_SCOPE_TERMINATORS,
    "li": LIST_ITEM_SCOPE_TERMINATORS,
    "dd": DEFINITION_SCOPE_TERMINATORS,
    "dt": DEFINITION_SCOPE_TERMINATORS,
    **dict.fromkeys(_OF_TABLE, ("table", "template")),
}


def _rule(names: str) -> Callable[[Rule], Rule]:
    def entered(rule: Rule) -> Rule:
        END.update(dict.fromkeys(names.split(), rule))
        return rule

    return entered


def close(builder: Builder, tag: str) -> None:
    """Any element without a rule of its own."""
    names = builder.names
    if names[-1] == tag:
        # Not a formatting element: those that are open stay so.
        builder.drop(len(names) - 1)
        return
    if _kept_by_select(builder, tag):
        return
    special = tag in SPECIAL_ELEMENTS or tag in BLOCKS
    default = DEFAULT_SCOPE_TERMINATORS if special else SPECIAL_ELEMENTS
    index = builder.within(tag, _SCOPES.get(tag, default))
    if index > 0:
        builder.cut(index)
    elif tag == "p":
        builder.add("p", {})
        builder.mark()


@_rule("applet caption marquee object td th")
def _marked(builder: Builder, tag: str) -> None:
    if not _kept_by_select(builder, tag):
        index = builder.within(tag, _SCOPES.get(tag, DEFAULT_SCOPE_TERMINATORS))
        if index > 0:
            builder.leave(index)


def _kept_by_select(builder: Builder, tag: str) -> bool:
    """Whether an open select within the element `tag` lets its end tag pass unheard."""
    if "select" in builder.names and tag not in _IN_SELECT:
        select = builder.last("select")
        if 0 < builder.last(tag) < select:
            if tag not in _OF_TABLE:
                return True
            builder.cut(select)
    return False


@_rule("html body head template colgroup")
def _ignored(builder: Builder, tag: str) -> None:
    """Nothing, here."""


@_rule("menuitem")
def _unusual(builder: Builder, tag: str) -> None:
    raise Unusual(tag)


@_rule("table tr tbody thead tfoot")
def _table_part(builder: Builder, tag: str) -> None:
    if tag == "table" or builder.within(tag, ("table",)) > 0:
        builder.close_cell()
    close(builder, tag)


@_rule("form")
def _form(builder: Builder, tag: str) -> None:
    form, builder.form = builder.form, None
    index = builder.within("form", DEFAULT_SCOPE_TERMINATORS)
    if index < 0 or builder.stack[index] is not form:
        return
    while builder.names[-1] in IMPLIED_END_TAGS:
        builder.cut(len(builder.names) - 1)
    del builder.stack[index], builder.names[index]


@_rule("br")
def _br(builder: Builder, tag: str) -> None:
    if builder.dirty:
        builder.reconstruct()
    builder.add(tag, {})


@_rule(" ".join(HEADING_ELEMENTS))
def _heading(builder: Builder, tag: str) -> None:
    if builder.names[-1] == tag:
        close(builder, tag)
    elif not _kept_by_select(builder, tag):
        index = builder.last(*HEADING_ELEMENTS)
        if index > builder.last(*DEFAULT_SCOPE_TERMINATORS):
            builder.cut(index)


@_rule(" ".join(FORMATTING_ELEMENTS))
def _formatting(builder: Builder, tag: str) -> None:
    if builder.names[-1] == tag and builder.formatted():
        return
    if _kept_by_select(builder, tag):
        return
    entry = builder.active(tag)
    if not (
        entry
        and "select" in builder.names
        and entry.node in builder.stack[: builder.last("select")]
    ):
        adopt(builder, tag)
