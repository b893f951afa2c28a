"""How a text becomes a fingerprint: one frozen value, checked when it is made."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields

from .errors import SosieError
from .text.filters import LANGUAGES
from .text.normalise import normalise
from .text.words import SEGMENTATIONS

SHINGLE_SIZE = {"detector": 3, "article": 1, "package": None}
"""The shingle size of each profile; `package` has its own windows, of four characters."""

_CHOICES = {
    "profile": tuple(SHINGLE_SIZE),
    "bits": (64, 128),
    "weights": ("count", "binary", "log"),
    "accents": ("fold", "keep"),
    "segmentation": SEGMENTATIONS,
}


@dataclass(frozen=True, eq=False)
class Options:
    """What is compared, and how it is weighed.

    `profile`: `detector` (runs of three words), `article` (single words, as the encyclopaedia
    article does) or `package` (the four-character windows of the PyPI package `simhash`).
    `k`: words in a shingle, 1–10; `None` takes the profile's, and `package` refuses another.
    `bits`: 64 or 128. `weights`: `count` (how often a shingle occurs), `binary`, `log`
    (1 + ln count). `accents`: `fold` drops them, `keep` does not. `stop_words`: words to drop,
    or a language code. `stem`: a language code. `phrases`: join frequent pairs of neighbours.
    `keep_boilerplate`: keep a page's menus and footers. `segmentation`: how scripts without spaces
    (Han, kana, Thai, Lao, Khmer, Burmese) are cut: `characters`, overlapping `pairs`, or not at all
    (`runs`); `package`, which cuts its own way, refuses another than `characters`.

    Raises `SosieError("option-invalid")`.

    >>> Options(k=4).shingle_size, Options("article").shingle_size
    (4, 1)
    """

    profile: str = "detector"
    k: int | None = None
    bits: int = 64
    weights: str = "count"
    accents: str = "fold"
    stop_words: str | Iterable[str] | None = None
    stem: str | None = None
    phrases: bool = False
    keep_boilerplate: bool = False
    segmentation: str = SEGMENTATIONS[0]

    def __post_init__(self) -> None:
        for option, choices in _CHOICES.items():
            value = getattr(self, option)
            if type(value) is not type(choices[0]) or value not in choices:
                _refuse(option, value)
        if self.k is not None:
            whole = isinstance(self.k, int) and not isinstance(self.k, bool)
            if self.profile == "package" or not whole or not 1 <= self.k <= 10:
                _refuse("k", self.k)
        if self.profile == "package" and self.segmentation != SEGMENTATIONS[0]:
            _refuse("segmentation", self.segmentation)
        for option in ("stop_words", "stem"):
            value = getattr(self, option)
            if isinstance(value, str) and value not in LANGUAGES:
                _refuse(option, value)
        if self.stem is not None and not isinstance(self.stem, str):
            _refuse("stem", self.stem)
        if self.stop_words is not None and not isinstance(self.stop_words, str):
            try:
                words = frozenset(normalise(word).casefold() for word in self.stop_words)
            except (AttributeError, TypeError):
                _refuse("stop_words", self.stop_words)
            object.__setattr__(self, "stop_words", words)
        for option in ("phrases", "keep_boilerplate"):
            if not isinstance(getattr(self, option), bool):
                _refuse(option, getattr(self, option))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        # A shingle size that is named and the same one taken from the profile are no difference.
        return self.to_dict() == other.to_dict() if isinstance(other, Options) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.profile, self.shingle_size, self.bits, self.weights, self.stem))

    @classmethod
    def from_dict(cls, values: Mapping[str, object]) -> Options:
        """Options from their JSON; a key that is none of them raises `option-invalid`."""
        if not isinstance(values, Mapping):
            _refuse("options", values)
        known = {field.name for field in fields(cls)}
        for option, value in values.items():
            if option not in known:
                _refuse(option, value)
        return cls(**values)  # type: ignore[arg-type]

    @property
    def shingle_size(self) -> int | None:
        """Words in a shingle; `None` for the profile `package`."""
        return self.k if self.k is not None else SHINGLE_SIZE[self.profile]

    def to_dict(self) -> dict:
        """The JSON of these options, with the shingle size resolved."""
        values = {field.name: getattr(self, field.name) for field in fields(self)}
        values["k"] = self.shingle_size
        if isinstance(self.stop_words, frozenset):
            values["stop_words"] = sorted(self.stop_words)
        return values


def _refuse(option: str, value: object) -> None:
    raise SosieError("option-invalid", option=option, value=repr(value)[:40])
