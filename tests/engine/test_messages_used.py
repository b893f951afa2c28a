"""Every message of the web is used there, or by the build, and every one asked for exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from engine.test_messages import ENGLISH

ROOT = Path(__file__).resolve().parents[2]
SOURCES = sorted(
    path
    for folder in (ROOT / "web", ROOT / "build" / "steps")
    for path in folder.rglob("*")
    if path.suffix in (".js", ".mjs", ".html")
)
# The literals of a script that look like a message's name; `${…}` stands for a part of one.
LITERAL = re.compile(
    r"""['"`]([a-z][a-z0-9]*(?:-(?:[a-z0-9]+|\$\{[^{}`]*\}))+)(?:\.[a-z-]+)?['"`]"""
)
# Where nothing but a message's name can stand.
ASKED = re.compile(r"""(?:\b(?:t|say)\(|\bl10n: |\bdata-l10n=)['"]([a-z0-9-]+)(?:\.[a-z-]+)?['"]""")
PLACE = re.compile(r"\$\{[^{}`]*\}")
MESSAGES = {name.split(".")[0] for name in ENGLISH if not name.startswith("cli-")}
MESSAGES = {name for name in MESSAGES if not name.startswith("-")}


def _read() -> dict[Path, str]:
    return {path: path.read_text(encoding="utf-8") for path in SOURCES}


def _pattern(literal: str) -> re.Pattern[str]:
    return re.compile("[a-z0-9-]+".join(map(re.escape, PLACE.split(literal))))


def unused(messages: set[str], sources: list[str]) -> set[str]:
    literals = {name for source in sources for name in LITERAL.findall(source)}
    literals |= {name for source in sources for name in ASKED.findall(source)}
    made = [_pattern(literal) for literal in literals if "$" in literal]
    left = messages - literals
    return {name for name in left if not any(pattern.fullmatch(name) for pattern in made)}


def test_every_message_is_used() -> None:
    assert unused(MESSAGES, list(_read().values())) == set()


def test_one_that_is_not_is_found() -> None:
    assert unused({"a-b", "a-c", "x-y-z"}, ["t('a-b')", "t(`x-${kind}-z`)"]) == {"a-c"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_message_asked_for_is_there(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert {name for name in ASKED.findall(source) if name not in MESSAGES} == set()
