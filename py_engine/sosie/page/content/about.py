"""What a page says of itself that bears on the choice of its content: its title, and its genre."""

from __future__ import annotations

import re
from dataclasses import dataclass

from ..tree import Node

_LONGEST_TITLE = 300
_LONGEST_DESCRIPTION = 1000
_TELLING = frozenset(("title", "meta", "html", "body"))
_DESCRIPTION = re.compile(r"(?:og:|twitter:)?description", re.I)
_FORUM_SOFTWARE = re.compile(
    r"phpbb|vbulletin|xenforo|discourse|mybb|invision|flarum|vanilla|smf|ubb|punbb|fluxbb", re.I
)
_FORUM_CLASS = re.compile(r"(?<![a-z])(?:forum|thread|topic)s?(?![a-z])", re.I)
_FORUM_TYPE = re.compile(r"DiscussionForumPosting|QAPage", re.I)


@dataclass(frozen=True, slots=True)
class About:
    """`title`: of the window, at most 300 characters; `forum`: whether posts are the content;
    `description`: what the page says to search engines and networks that it is about."""

    title: str = ""
    forum: bool = False
    description: str = ""


def read_about(root: Node) -> About:
    """The title and genre that the page's head, its outermost elements and item types state."""
    title, forum, description = "", False, ""
    stack: list[Node | str] = [root]
    while stack:
        node = stack.pop()
        if type(node) is str:
            continue
        stack += node.children[::-1]
        tag, attrs = node.tag, node.attrs
        if tag not in _TELLING and "itemtype" not in attrs:
            continue
        if tag == "title" and not title and node.parent.tag != "svg":
            title = " ".join("".join(node.texts()).split())[:_LONGEST_TITLE]
        elif tag == "meta":
            named = attrs.get("name", "").lower() == "generator"
            if _DESCRIPTION.fullmatch(attrs.get("name") or attrs.get("property") or ""):
                content = " ".join(attrs.get("content", "").split())
                description = max(description, content[:_LONGEST_DESCRIPTION], key=len)
            forum = forum or (named and bool(_FORUM_SOFTWARE.search(attrs.get("content", ""))))
        elif tag in ("html", "body"):
            forum = forum or bool(
                _FORUM_CLASS.search(f"{attrs.get('class', '')} {attrs.get('id', '')}"[:400])
            )
        elif "itemtype" in attrs:
            forum = forum or bool(_FORUM_TYPE.search(attrs["itemtype"]))
    return About(title, forum, description)
