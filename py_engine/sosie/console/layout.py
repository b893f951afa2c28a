"""Lines and tables of plain text."""

from __future__ import annotations

import unicodedata

WIDTH = 88


def line(text: str) -> str:
    """On one line, without what would steer the terminal: a page may say anything."""
    text = "".join(" " if unicodedata.category(sign) == "Cc" else sign for sign in text)
    return " ".join(text.split())


def excerpt(text: str, width: int) -> str:
    """The beginning, on one line; cut anywhere, since not every script has spaces to cut at."""
    text = line(text)
    return text if len(text) <= width else f"{text[:width].rstrip()} …"


def table(rows: list[tuple[str, str]]) -> list[str]:
    width = max(_width(label) for label, _ in rows)
    return [f"  {label}{' ' * (width - _width(label))}  {value}" for label, value in rows]


def _width(text: str) -> int:
    """In columns of a terminal: Han characters take two."""
    return len(text) + sum(unicodedata.east_asian_width(sign) in "WF" for sign in text)
