"""What reads further in the source than a tag: comments, raw text, columns, foreign content.

Most take the match of their start tag; all return where the page goes on.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from justhtml.core.constants import FOREIGN_BREAKOUT_ELEMENTS, TABLE_FOSTER_TARGETS

from .builder import DEEPEST, Builder
from .node import Node
from .scan import SPACE, TOKEN, Unusual, after_comment, decoded, raw_text
from .starts import block, inline
from .tables import column

Reader = Callable[[Builder, str, dict[str, str], str, re.Match[str]], int | None]
_BODY_END = re.compile("</(?:body|html)", re.IGNORECASE | re.ASCII)
# What ends the wait for the line feed that begins a pre: text, or a tag without odd quotes.
_SURE_START = re.compile(r"[^<]|<(?:[^\"'>]++|\"[^\"]*+\"|'[^']*+')*>|\Z")
RAW_TEXT = frozenset("iframe noembed noframes noscript script style textarea title xmp".split())
# In a template they make modes and markers of their own.
_REACH_OUT = frozenset(
    "applet body caption col colgroup frame frameset head html marquee menuitem nobr object"
    " optgroup option plaintext select selectedcontent table tbody td template tfoot th thead"
    " tr".split()
)
_LEFT_ALONE = ("body", "col", "head", "html", "template")
# Elements of SVG and MathML in which HTML may go on.
_INTEGRATION = {
    "svg": ("desc", "foreignobject", "title"),
    "math": ("annotation-xml", "mi", "mn", "mo", "ms", "mtext"),
}
_FOREIGN_UNUSUAL = FOREIGN_BREAKOUT_ELEMENTS | {"font", "html", "selectedcontent", "template"}


def other_markup(builder: Builder, html: str, at: int, children: list) -> int:
    """Read what the `<` at `at` begins, not being a tag."""
    kind = html[at + 1 : at + 2]
    if html.startswith("<!--", at):
        end = after_comment(html, at)
    elif kind and kind in "!?/":
        after = html[at + 2 : at + 3]
        if kind == "/" and after in ("", ">"):
            if not after:
                builder.text("</")
            return at + 3
        if kind == "/" and after.isascii() and after.isalpha():
            raise Unusual("tag without an end")
        end = html.find(">", at + 2) + 1 or len(html)
        if html[at : at + 9].lower() == "<!doctype":
            return end
    elif kind.isascii() and kind.isalpha():
        raise Unusual("tag without an end")
    elif builder.names[-1] in TABLE_FOSTER_TARGETS:
        raise Unusual("< in a table")
    else:
        builder.text("<")
        return at + 1
    if builder.closed >= 0:
        # Behind the end of body comments are outside of it, until anything else comes.
        if _BODY_END.search(html, at + 1, end):
            raise Unusual("end of body in a comment after body")
        if not html[builder.closed : at].strip(SPACE):
            builder.closed = end
            return end
        builder.closed = -1
    builder.comment(children)
    return end


def raw(builder: Builder, tag: str, attrs: dict[str, str], html: str, match: re.Match[str]) -> int:
    """A raw text element."""
    if tag == "xmp":
        builder.close_p()
        if builder.dirty:
            builder.reconstruct()
    return fill(builder.add(tag, attrs), html, match.end())


def fill(node: Node, html: str, start: int) -> int:
    """Give an element its raw text."""
    text, end = raw_text(html, node.tag, start)
    if node.tag in ("textarea", "title"):
        text = decoded(text)
        if node.tag == "textarea":
            text = text.removeprefix("\n")
    if text:
        node.children.append(text)
    return end


def preformatted(
    builder: Builder, tag: str, attrs: dict[str, str], html: str, match: re.Match[str]
) -> int | None:
    """The pre and the listing: the line feed that begins them is not theirs."""
    block(builder, tag, attrs)
    at = match.end()
    if html.startswith("\n", at):
        if builder.dirty:
            builder.reconstruct()
        return at + 1
    if html.startswith(("&#", "&NewLine", "<!"), at) or not _SURE_START.match(html, at):
        raise Unusual("start of pre")
    return None


def columns(
    builder: Builder, tag: str, attrs: dict[str, str], html: str, match: re.Match[str]
) -> int | None:
    """A col or colgroup and all that follows in the colgroup."""
    if not column(builder, tag, attrs):
        return None
    children = builder.stack[-1].children
    at = match.end()
    while True:
        match = TOKEN.match(html, at)
        text, tag, written = match.groups()
        if text:
            if builder.dirty or text.strip(SPACE):
                raise Unusual("text in a colgroup")
            builder.append_text(children, text)
        if tag is None:
            at = match.end(1)
            if at == len(html):
                return at
            if not html.startswith("<!--", at):
                raise Unusual("< in a colgroup")
            at = other_markup(builder, html, at, children)
            continue
        tag = tag.lower()
        if tag == "col":
            builder.add(tag, builder.attributes[written])
            at = match.end()
            continue
        if tag.removeprefix("/") in _LEFT_ALONE:
            raise Unusual(f"{tag} in a colgroup")
        builder.drop(len(builder.stack) - 1)
        return match.end() if tag == "/colgroup" else match.end(1)


def template(
    builder: Builder, tag: str, attrs: dict[str, str], html: str, match: re.Match[str]
) -> int:
    """A template with what is in it, which is not part of the page."""
    if "shadowrootmode" in attrs or builder.dirty or "select" in builder.names:
        raise Unusual("template")
    builder.add(tag, attrs)
    return after_template(html, match.end(), "a" in builder.names)


def after_template(html: str, at: int, in_link: bool) -> int:
    """Where the template ends whose start tag ends at `at`, if nothing in it reaches beyond."""
    while True:
        match = TOKEN.match(html, at)
        tag = (match[2] or "").lower()
        if tag == "/template":
            return match.end()
        if tag in RAW_TEXT:
            at = raw_text(html, tag, match.end())[1]
        elif tag in _INTEGRATION:
            at = foreign(Builder(), tag, {}, html, match)
        elif tag:
            name = tag.removeprefix("/")
            if name in _REACH_OUT or name == "a" and in_link:
                raise Unusual(f"{tag} in a template")
            at = match.end()
        elif html.startswith("<!--", match.end(1)):
            at = after_comment(html, match.end(1))
        else:
            raise Unusual("< in a template")


def foreign(
    builder: Builder, tag: str, attrs: dict[str, str], html: str, match: re.Match[str]
) -> int:
    """An svg or math element with all that is in it, where no HTML is."""
    inline(builder, tag, attrs)
    integration = _INTEGRATION[tag]
    open_nodes = [builder.stack[-1]]
    if _closes_itself(html, match):
        open_nodes.clear()
    at = match.end()
    while open_nodes:
        match = TOKEN.match(html, at)
        text, tag, written = match.groups()
        at = match.end()
        parent = open_nodes[-1]
        if text:
            builder.append_text(parent.children, decoded(text))
        if tag is None:
            at = match.end(1)
            if at == len(html):
                break
            at = _foreign_markup(builder, html, at, parent.children)
            continue
        tag = tag.lower()
        if tag[0] == "/":
            while open_nodes and open_nodes.pop().tag != tag[1:]:
                if not open_nodes or tag in ("/br", "/p"):
                    raise Unusual("foreign end tag")
            continue
        if tag in _FOREIGN_UNUSUAL or parent.tag in integration or not tag.isascii():
            raise Unusual(f"{tag} in {parent.tag}")
        node = Node(tag, builder.attributes[written], parent)
        parent.children.append(node)
        if not _closes_itself(html, match):
            if len(open_nodes) > DEEPEST:
                raise Unusual("depth")
            open_nodes.append(node)
    builder.drop(len(builder.stack) - 1)
    return at


def _closes_itself(html: str, match: re.Match[str]) -> bool:
    """Whether a tag ends with a slash that is not its last value's."""
    return match.end(3) < match.end() - 1 and html[match.end() - 2] == "/"


def _foreign_markup(builder: Builder, html: str, at: int, children: list) -> int:
    if html[at : at + 9].lower() == "<![cdata[":
        close = html.find("]]>", at + 9)
        text = html[at + 9 : close if close >= 0 else len(html)]
        if text:
            builder.append_text(children, text)
        return close + 3 if close >= 0 else len(html)
    if html.startswith("<!--", at):
        return other_markup(builder, html, at, children)
    raise Unusual("< in foreign content")
