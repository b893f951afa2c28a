"""Regular expressions and small readers for the source of a page.

Each takes time in proportion to what it reads: what repeats a single character never gives back
(`*+`), and the one repeated group begins and ends in one way only. No group is possessive: until
3.11.4 Python matched those wrongly.
"""

from __future__ import annotations

import re

from justhtml.core.entities import decode_entities_in_text
from justhtml.parser.scanner import find_script_end_tag

SPACE = "\t\n\f\r "
# A name may begin with `=`; a quote that is not closed fails the whole tag.
_ATTRIBUTE_PATTERN = (
    r"[\t\n\f\r /]*+{0}[^\t\n\f\r />][^\t\n\f\r />=]*+{1}[\t\n\f\r ]*+"
    r"(?:=[\t\n\f\r ]*+(?:\"{0}[^\"]*+{1}\"|'{0}[^']*+{1}'|(?![\"']){0}[^\t\n\f\r >]*+{1})|(?!=))"
)
_ATTRIBUTE = re.compile(_ATTRIBUTE_PATTERN.format("(", ")"))
# Text, then a tag (an end tag's slash belongs to its name) and its attributes, as written; without
# a tag it ends before other markup, behind a `<`, or at the end. The limit spares memory.
TOKEN = re.compile(
    r"([^<]*+)(?:<(/?[A-Za-z][^\t\n\f\r />]*+)"
    rf"((?:{_ATTRIBUTE_PATTERN.format('', '')}){{,500}})[\t\n\f\r /]*+>|<|\Z)"
)
_NAME_END = tuple("\t\n\f\r />")
_QUIET_TAG_END = re.compile(r"[^\"'>]*+>")
_SCRIPT_START = re.compile(r"<script[\t\n\f\r />]", re.IGNORECASE | re.ASCII)
# Where only white space is not yet content, a reference may stand for it.
_LEADING_SPACE = re.compile(r"[\t\n\f\r ]*+(?!&(?:#|Tab;|NewLine;))")
# Their lower case is longer, or ASCII.
_ODD_CAPITAL = re.compile("[\u0130\u212a]")


class Unusual(Exception):
    """What the light parser leaves to the full one; its argument tells what."""


def decoded(text: str) -> str:
    """`text` with its character references resolved."""
    return decode_entities_in_text(text) if "&" in text else text


class Attributes(dict[str, dict[str, str]]):
    """The attributes of tags by what stands between name and end; tags written alike share them."""

    def __missing__(self, written: str) -> dict[str, str]:
        attrs: dict[str, str] = {}
        for name, double, single, bare in _ATTRIBUTE.findall(written):
            value = double or single or bare
            if "&" in value:
                value = decode_entities_in_text(value, in_attribute=True)
            if not name.islower():
                original, name = name, name.lower()
                if not original.isascii() and (name in attrs or _ODD_CAPITAL.search(original)):
                    raise Unusual("capitals beyond ASCII")
            if name not in attrs:
                attrs[name] = value
        self[written] = attrs
        return attrs


def leading_space(text: str) -> int:
    """The length of the white space that `text` begins with."""
    if match := _LEADING_SPACE.match(text):
        return match.end()
    raise Unusual("reference in leading space")


def raw_text(html: str, name: str, start: int) -> tuple[str, int]:
    """The text of a raw text element whose start tag ends at `start`; where its end tag ends."""
    begin = html.find("</", start)
    after = begin + 2 + len(name)
    while begin >= 0:
        if html[begin + 2 : after].lower() == name and html[after : after + 1] in _NAME_END:
            break
        begin = html.find("</", begin + 2)
        after = begin + 2 + len(name)
    else:
        return html[start:], len(html)
    if (
        name == "script"
        and html.find("<!--", start, begin) >= 0
        and _SCRIPT_START.search(html, start, begin)
    ):
        found, end = find_script_end_tag(html, start, len(html))
        return html[start : end if found is None else found], end
    if end := _QUIET_TAG_END.match(html, after):
        return html[start:begin], end.end()
    raise Unusual("end of raw text")


def after_comment(html: str, start: int) -> int:
    """Where the comment that opens at `start` ends."""
    close = html.find("-->", start + 2)
    if html.find("--!>", start + 2, close if close >= 0 else len(html)) >= 0:
        raise Unusual("--!> in a comment")
    return close + 3 if close >= 0 else len(html)
