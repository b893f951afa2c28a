"""The texts of a collection by name: files as they are, ZIP archives opened, pictures and scripts
left out. Nothing is read before it is asked for.
"""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import PurePosixPath

from ..errors import SosieError

_TEXTS = frozenset((".html", ".htm", ".xhtml", ".xht", ".shtml", ".txt", ".text", ".md"))


@dataclass(frozen=True, slots=True)
class Entry:
    """A text of a collection; `load()` gives its content, or raises a `SosieError`."""

    name: str
    load: Callable[[], bytes | str]


def is_text_name(name: str) -> bool:
    """Whether a path inside a site or an archive is that of a page or a text, by its ending; what
    begins with a dot is not, nor an archiver's own.

    >>> [is_text_name(name) for name in ("a/index.html", "a/b.TXT", "logo.svg", ".git/x.md")]
    [True, True, False, False]
    """
    path = PurePosixPath(name)
    hidden = any(part.startswith(".") or part == "__MACOSX" for part in path.parts)
    return path.suffix.lower() in _TEXTS and not hidden


def is_archive_name(name: str) -> bool:
    """Whether a file is opened rather than read: an office document is a ZIP archive as well."""
    return name.lower().endswith(".zip")


def open_archive(name: str, content: bytes, limit: int, prefix: str = "") -> list[Entry]:
    """The pages and texts in a ZIP archive, named by `prefix` and their path in it.

    `limit`: bytes of one text. Raises `SosieError("archive-unreadable")`; an entry that is too
    large or broken says so when it is loaded.
    """
    try:
        archive = zipfile.ZipFile(io.BytesIO(content))
    except Exception as fault:  # zipfile, and what it calls, raise what they please
        raise _unreadable(name, fault) from None
    return [
        Entry(prefix + entry.filename, partial(_load, archive, entry, limit))
        for entry in archive.infolist()
        if not entry.is_dir() and is_text_name(entry.filename)
    ]


def _load(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, limit: int) -> bytes:
    # What an archive says of a size may be wrong, so that the reading itself must end.
    try:
        with archive.open(entry) as file:
            content = file.read(limit + 1)
    except Exception as fault:
        raise _unreadable(entry.filename, fault) from None
    if len(content) > limit:
        raise SosieError("too-large", name=entry.filename, limit=limit)
    return content


def _unreadable(name: str, fault: Exception) -> SosieError:
    return SosieError("archive-unreadable", name=name, reason=str(fault) or type(fault).__name__)
