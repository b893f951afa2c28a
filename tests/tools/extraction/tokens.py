"""Words as the evaluation counts them: a Han or kana character is one, so is any other run."""

from __future__ import annotations

import re

_CJK = r"\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u3040-\u30ff\u31f0-\u31ff"
_TOKEN = re.compile(rf"[{_CJK}]|[^\W{_CJK}]+")


def tokens(text: str) -> list[str]:
    return [token.lower() for token in _TOKEN.findall(text)]


def shingles(words: list[str], size: int = 4) -> list[tuple[str, ...]]:
    """Runs of words; the whole where it is shorter than one run."""
    if not words:
        return []
    return [tuple(words[at : at + size]) for at in range(max(1, len(words) - size + 1))]


def squeezed(text: str) -> str:
    return " ".join(text.split())
