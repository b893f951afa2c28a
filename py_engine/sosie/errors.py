"""The one exception that Sosie raises on purpose."""

from __future__ import annotations


class SosieError(ValueError):
    """A refusal: a stable `code` and a JSON-able `detail`. Its sentence is chosen where it shows.

    Codes: `options-differ`, `option-invalid`, `source-invalid`, `selector-invalid`, `binary`,
    `too-large`, `weight-negative`, `weight-invalid`, `feature-invalid`, `thresholds-invalid`,
    `name-twice`, `name-unknown`, `archive-unreadable`; from the command line also
    `file-unreadable`, `fetch-failed`, `thresholds-differ`, `pairs-invalid`;
    from the bridge also `out-of-memory` and `internal`.

    >>> SosieError("too-large", bytes=9, limit=5).detail
    {'bytes': 9, 'limit': 5}
    """

    def __init__(self, code: str, **detail: object) -> None:
        self.code = code
        self.detail = detail
        shown = ", ".join(f"{key}={value!r}" for key, value in detail.items())
        super().__init__(f"{code}: {shown}" if shown else code)
