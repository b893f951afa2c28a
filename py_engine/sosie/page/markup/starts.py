"""Start tags in the body, by name: what each closes, and how its element is inserted.

A rule takes the builder, the lower-case name and the attributes.
"""

from __future__ import annotations

from collections.abc import Callable

from justhtml.core.constants import (
    DEFAULT_SCOPE_TERMINATORS,
    FORMATTING_ELEMENTS,
    HEADING_ELEMENTS,
    IMPLIED_END_TAGS,
    SPECIAL_ELEMENTS,
    TABLE_FOSTER_TARGETS,
    VOID_ELEMENTS,
)

from .adoption import adopt
from .builder import Builder
from .node import Node
from .scan import Unusual

Rule = Callable[[Builder, str, dict[str, str]], None]
START: dict[str, Rule] = {}
# Their start tags close an open p.
BLOCKS = frozenset(
    "address article aside blockquote center details dialog dir div dl fieldset figcaption figure"
    " footer form header hgroup hr listing main menu nav ol p pre search section summary table ul"
    " dd dt li xmp h1 h2 h3 h4 h5 h6".split()
)


def rule(names: str) -> Callable[[Rule], Rule]:
    """Makes a function the rule of these start tags."""

    def entered(function: Rule) -> Rule:
        START.update(dict.fromkeys(names.split(), function))
        return function

    return entered


def inline(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    """Any element without a rule of its own."""
    if builder.dirty:
        builder.reconstruct()
    builder.insert(tag, attrs)


@rule(" ".join(BLOCKS - {"listing", "pre", "xmp"}))
def block(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    builder.close_p()
    builder.insert(tag, attrs)


@rule(" ".join(VOID_ELEMENTS - {"col"} | {"keygen"}))
def _void(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if builder.dirty:
        builder.reconstruct()
    builder.add(tag, attrs)


@rule("base basefont bgsound link meta param source track")
def _bare_void(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if builder.dirty and builder.names[-1] in TABLE_FOSTER_TARGETS:
        builder.reconstruct()
    builder.add(tag, attrs)


@rule("image")
def _image(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    _void(builder, "img", attrs)


def merge(node: Node, attrs: dict[str, str]) -> None:
    """Give an element whose tag is met again the attributes that it has not."""
    for name, value in attrs.items():
        node.attrs.setdefault(name, value)


@rule("html")
def _html(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if builder.closed >= 0:
        raise Unusual("html after body")
    merge(builder.html, attrs)


@rule("body")
def _body(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    merge(builder.body, attrs)
    builder.body_written = True


@rule("head frame")
def _ignored(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    """Nothing, here."""


@rule("frameset")
def _frameset(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if not builder.body_written:
        raise Unusual(tag)


@rule("plaintext selectedcontent menuitem")
def _unusual(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    raise Unusual(tag)


@rule(" ".join(HEADING_ELEMENTS))
def _heading(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    builder.close_p()
    if builder.names[-1] in HEADING_ELEMENTS:
        builder.cut(len(builder.names) - 1)
    builder.insert(tag, attrs)


@rule("li dd dt")
def _item(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    builder.close_p()
    items = ("li",) if tag == "li" else ("dd", "dt")
    names = builder.names
    for index in range(len(names) - 1, 0, -1):
        name = names[index]
        if name in items:
            builder.cut(index)
            break
        if name in SPECIAL_ELEMENTS and name not in ("address", "div", "p"):
            break
    builder.insert(tag, attrs)


@rule("form")
def _form(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if builder.form:
        return
    builder.close_p()
    builder.form = builder.insert(tag, attrs)
    # Directly in a table it is empty, and only remembered.
    if builder.in_table():
        builder.drop(len(builder.stack) - 1)


@rule("button")
def _button(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if (index := builder.within("button", DEFAULT_SCOPE_TERMINATORS)) > 0:
        builder.cut(index)
    inline(builder, tag, attrs)


@rule(" ".join(FORMATTING_ELEMENTS))
def _formatting(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if builder.active("a") if tag == "a" else tag == "nobr" and "nobr" in builder.names:
        adopt(builder, tag)
        if entry := builder.active(tag):
            builder.retire(entry)
        if (index := builder.last(tag)) > 0:
            builder.mark()
            del builder.stack[index], builder.names[index]
    builder.format(tag, attrs)


@rule("applet marquee object")
def _marked(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    inline(builder, tag, attrs)
    builder.remember(None)


@rule("rb rtc rp rt")
def _ruby(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if "ruby" in builder.names:
        if tag in ("rp", "rt"):
            _end_implied(builder, "rtc")
        elif builder.names[-1] in ("rb", "rp", "rt", "rtc"):
            _end_implied(builder, "")
    if builder.dirty and builder.names[-1] in TABLE_FOSTER_TARGETS:
        builder.reconstruct()
    builder.insert(tag, attrs)


def _end_implied(builder: Builder, but: str) -> None:
    while (name := builder.names[-1]) in IMPLIED_END_TAGS and name != but:
        builder.cut(len(builder.names) - 1)


# Select.


@rule("select input")
def _control(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    put = builder.add if tag == "input" else builder.insert
    if (select := builder.last("select")) > 0:
        if builder.last("table") > select:
            put(tag, attrs)
            return
        builder.cut(select)
        if tag == "select":
            return
    if builder.dirty:
        builder.reconstruct()
    put(tag, attrs)


@rule("option optgroup")
def _option(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    in_select = "select" in builder.names
    if in_select and builder.names[-1] == "p":
        builder.cut(len(builder.names) - 1)
    if builder.dirty:
        builder.reconstruct()
    if builder.names[-1] == "option":
        builder.cut(len(builder.names) - 1)
    if tag == "optgroup" and in_select and builder.names[-1] == "optgroup":
        builder.cut(len(builder.names) - 1)
    inline(builder, tag, attrs)


@rule("hr")
def _rule_line(builder: Builder, tag: str, attrs: dict[str, str]) -> None:
    if "select" in builder.names:
        for name in ("option", "optgroup"):
            if builder.names[-1] == name:
                builder.drop(len(builder.names) - 1)
    builder.close_p()
    builder.add(tag, attrs)
