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
    width = max(len(label) for label, _ in rows)
    return [f"  {label:<{width}}  {value}" for label, value in rows]
