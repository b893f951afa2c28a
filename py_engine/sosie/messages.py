"""The sentences of `locale/`, for the command line. The web shows the same files."""

from __future__ import annotations

import locale
import os
from datetime import date
from functools import lru_cache
from pathlib import Path

_FOLDER = Path(__file__).parent / "locale"
_LONGEST = 500
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
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, name: str, /, **values: object) -> str:
        message = self._bundle.get_message(name)
        values = {key: _short(value) for key, value in values.items()}
        text, faults = self._bundle.format_pattern(message.value, values)
        if faults:
            raise faults[0]
        return text

    def number(self, value: float, digits: int) -> str:
        """As the language writes it, with so many decimals."""
        return self._written(value, style="decimal", digits=digits, least=digits)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share, 0–1, as a percentage with at most so many decimals."""
        return self._written(share, style="percent", digits=digits, least=0)

    def date(self, day: date) -> str:
        """In full, as the language writes it."""
        from babel.dates import format_date

        return format_date(day, "long", locale=self.language)

    @property
    def direction(self) -> str:
        """Of its script: `ltr` or `rtl`."""
        from babel import Locale

        return Locale.parse(self.language).text_direction

    def _written(self, value: float, *, style: str, digits: int, least: int) -> str:
        from babel import Locale
        from fluent.runtime.types import fluent_number

        options = {"minimumFractionDigits": least, "maximumFractionDigits": digits}
        return fluent_number(value, style=style, **options).format(Locale.parse(self.language))

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(name)


def _short(value: object) -> object:
    """Fluent refuses what is longer than 2,500 characters; nobody reads half of that."""
    if isinstance(value, str) and len(value) > _LONGEST:
        return f"{value[:_LONGEST]}…"
    return value


@lru_cache
def _bundle(language: str):
    from fluent.runtime import FluentBundle, FluentResource  # --json does without them

    bundle = FluentBundle([language], use_isolating=False)
    resource = (_FOLDER / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(resource))
    return bundle
