"""The sentences of `locale/`, for the command line. The web shows the same files."""

from __future__ import annotations

import locale
import os
from functools import lru_cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "locale"
LANGUAGES = tuple(sorted(path.stem for path in _FOLDER.glob("*.ftl")))


def preferred_language() -> str:
    """The language of the reader's terminal, where there are messages in it; else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = locale.normalize(value)[:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"


class Messages:
    """Messages in one language: `messages("cli-distance-value", distance=3, bits=64)`."""

    def __init__(self, language: str) -> None:
        self._bundle = _bundle(language)

    def __call__(self, name: str, /, **values: object) -> str:
        message = self._bundle.get_message(name)
        text, faults = self._bundle.format_pattern(message.value, values)
        if faults:
            raise faults[0]
        return text

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(name)


@lru_cache
def _bundle(language: str):
    from fluent.runtime import FluentBundle, FluentResource  # --json does without them

    bundle = FluentBundle([language], use_isolating=False)
    resource = (_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(resource))
    return bundle
