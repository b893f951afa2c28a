"""The way through a page: first the head, then the body, token by token."""

from __future__ import annotations

import re
from collections.abc import Callable

from justhtml.core.constants import DEFAULT_SCOPE_TERMINATORS, TABLE_FOSTER_TARGETS
from justhtml.core.doctype import doctype_error_and_quirks
from justhtml.core.types import Doctype

from .ahead import (
    RAW_TEXT,
    Reader,
    after_template,
    columns,
    fill,
    foreign,
    other_markup,
    preformatted,
    raw,
    template,
)
from .builder import DEEPEST, Builder
from .ends import END, close
from .node import Node
from .scan import SPACE, TOKEN, Unusual, decoded, leading_space
from .starts import START, block, inline, merge

_AHEAD: dict[str, Reader] = {
    **dict.fromkeys(RAW_TEXT, raw),
    "template": template,
    **dict.fromkeys(("pre", "listing"), preformatted),
    **dict.fromkeys(("col", "colgroup"), columns),
    **dict.fromkeys(("svg", "math"), foreign),
}
_HEAD_VOID = ("base", "basefont", "bgsound", "link", "meta")
_HEAD_RAW = ("noframes", "noscript", "script", "style", "title")
_DOCTYPE = re.compile(
    r"[\t\n\f\r ]*([^\t\n\f\r >]+)(?:[\t\n\f\r ]*(PUBLIC|SYSTEM)[\t\n\f\r ]*"
    r"""(?:(?:"([^"]*)"|'([^']*)')[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)')?)?)?""",
    re.IGNORECASE,
)


class _Rules(dict[str, tuple[str, Callable[..., None], Reader | None]]):
    """Of a tag as written its name in lower case without the slash, its rule and its reader."""

    def __missing__(self, tag: str) -> tuple[str, Callable[..., None], Reader | None]:
        name = tag.lower()
        if name != tag and not tag.isascii():
            raise Unusual("capital beyond ASCII in a tag")
        if name[0] == "/":
            found = name[1:], END.get(name[1:], close), None
        else:
            found = name, START.get(name, inline), _AHEAD.get(name)
        self[tag] = found
        return found


def build(html: str) -> Node:
    """The tree of a page, its root tagged `#document`. Raises Unusual where it leaves the page to
    the full parser."""
    if "\0" in html:
        raise Unusual("NUL")
    html = html.removeprefix("\ufeff")
    if "\r" in html:
        html = html.replace("\r\n", "\n").replace("\r", "\n")
    builder = Builder()
    _in_body(builder, html, _before_body(builder, html))
    return builder.finished()


def _in_body(builder: Builder, html: str, at: int) -> None:
    """Build what is from `at` on, in the body."""
    stack, names = builder.stack, builder.names
    rules, attributes = _Rules(), builder.attributes
    while True:
        for match in TOKEN.finditer(html, at):
            text, tag, written = match.groups()
            if text:
                if builder.dirty or names[-1] in TABLE_FOSTER_TARGETS:
                    builder.text(text)
                else:
                    children = stack[-1].children
                    if "&" in text:
                        text = decoded(text)
                    if children and type(children[-1]) is not Node:
                        builder.append_text(children, text)
                    else:
                        children.append(text)
            if tag is None:
                at = match.end(1)
                if at == len(html):
                    return
                at = other_markup(builder, html, at, stack[-1].children)
                break
            name, rule, reader = rules[tag]
            if tag[0] == "/":
                if rule is close and names[-1] == name:
                    del stack[-1], names[-1]
                    continue
                rule(builder, name)
                if name in ("body", "html"):
                    _after_body(builder, written, match.end())
                continue
            attrs = attributes[written]
            if reader is None:
                parent = stack[-1]
                if (
                    (rule is block and "p" not in names or rule is inline and not builder.dirty)
                    and parent.tag not in TABLE_FOSTER_TARGETS
                    and len(names) < DEEPEST
                ):
                    node = Node(name, attrs, parent)
                    parent.children.append(node)
                    stack.append(node)
                    names.append(name)
                else:
                    rule(builder, name, attrs)
                continue
            at = reader(builder, name, attrs, html, match)
            if at is not None:
                break


def _after_body(builder: Builder, written: str, at: int) -> None:
    """Note that the body is over, as far as comments go."""
    if "select" in builder.names or builder.within("body", DEFAULT_SCOPE_TERMINATORS) < 0:
        return
    if written:
        raise Unusual("attributes of an end tag")
    builder.closed = at


def _before_body(builder: Builder, html: str) -> int:
    """Build the head; where the body begins. The current node is body before, head in and html
    after the head."""
    at = 0
    root, head, body = builder.html, builder.head, builder.body
    while True:
        match = TOKEN.match(html, at)
        text, tag, written = match.groups()
        where = builder.names[-1]
        if text:
            space = leading_space(text)
            if space and where == "head":
                builder.append_text(head.children, text[:space])
            elif space and where == "html":
                del root.children[-1]
                builder.append_text(root.children, text[:space])
                root.children.append(body)
            if space < len(text):
                at += space
                break
        if tag is None:
            at = match.end(1)
            if at == len(html):
                break
            if html[at : at + 9].lower() == "<!doctype":
                end = html.find(">", at + 9)
                if builder.quirks is None:
                    builder.quirks = _has_quirks(html[at + 9 : end if end >= 0 else len(html)])
                at = end + 1 if end >= 0 else len(html)
                continue
            if html[at + 1 : at + 2] not in ("!", "?", "/") or at + 2 == len(html):
                break
            outside: list = []
            at = other_markup(builder, html, at, head.children if where == "head" else outside)
            if outside and where == "html":
                root.children.insert(-1, outside[0])
                builder.untidy(root.children)
            continue
        tag = tag.lower()
        if builder.quirks is None:
            builder.quirks = True
        if tag == "/head":
            builder.open(root)
        elif tag in ("/body", "/html"):
            if where == "html":
                raise Unusual("body ends before it begins")
            at = match.end(1)
            break
        elif tag == "/br":
            raise Unusual("end tag of br")
        elif tag[0] == "/":
            pass
        elif tag == "html":
            merge(root, builder.attributes[written])
        elif tag == "head":
            merge(head, builder.attributes[written])
            builder.open(head)
        elif tag == "template":
            attrs = builder.attributes[written]
            if where == "html" or "shadowrootmode" in attrs:
                raise Unusual("template")
            head.children.append(Node(tag, attrs, head))
            builder.open(head)
            at = after_template(html, match.end(), False)
            continue
        elif tag in _HEAD_VOID or (
            tag in _HEAD_RAW and not (tag == "noscript" and where == "html")
        ):
            node = Node(tag, builder.attributes[written], head)
            head.children.append(node)
            if where == "body":
                builder.open(head)
            if tag in _HEAD_RAW:
                at = fill(node, html, match.end())
                continue
        else:
            at = match.end(1)
            break
        at = match.end()
    if builder.quirks is None:
        builder.quirks = True
    builder.open(body)
    return at


def _has_quirks(doctype: str) -> bool:
    match = _DOCTYPE.match(doctype)
    if match is None:
        return True
    name, kind, *quoted = match.groups()
    first, second = quoted[0] or quoted[1], quoted[2] or quoted[3]
    if kind is None:
        first = second = None
    public, system = (None, first) if kind and kind.lower() == "system" else (first, second)
    bogus = kind is None and bool(doctype[match.end() :].strip(SPACE))
    read = Doctype(name.lower(), public, system, force_quirks=bogus)
    return doctype_error_and_quirks(read)[1] == "quirks"
