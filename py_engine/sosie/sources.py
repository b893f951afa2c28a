"""Where the command line reads from: a file, an address, or standard input."""

from __future__ import annotations

import errno
import gzip
import http.client
import io
import os
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
import zlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from .corpus.gather import Entry, is_archive_name, is_text_name, open_archive
from .errors import SosieError

LIMIT_BYTES = 50_000_000
SECONDS = 20
LOAD_ERRORS = ("file-unreadable", "fetch-failed", "too-large")
_PIECE = 1 << 16
# A letter and a colon may be a drive.
_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+://", re.IGNORECASE)
_KEPT = "%/:=&?+!$,;'@()*[]~"


@dataclass(frozen=True, slots=True)
class Source:
    """Bytes, and what is known of them; `headers`: each field's values, as `read` takes them."""

    content: bytes
    content_type: str | None = None
    url: str | None = None
    headers: dict[str, list[str]] = field(default_factory=dict)


def load(name: str) -> Source:
    """`-` is standard input, `http://…` and `https://…` are fetched, all else is a file.

    Raises `SosieError`: one of `LOAD_ERRORS`.
    """
    if name == "-":
        if sys.stdin is None:
            raise SosieError("file-unreadable", name=name, reason="standard input is closed")
        source = Source(sys.stdin.buffer.read(LIMIT_BYTES + 1))
    elif _ADDRESS.match(name):
        source = _fetch(name)
    else:
        source = _open(name)
    if len(source.content) > LIMIT_BYTES:
        raise SosieError("too-large", name=name, limit=LIMIT_BYTES)
    return source


def collect(names: Sequence[str]) -> list[Entry]:
    """The texts in folders and ZIP archives, and files and addresses as they are; named by their
    path inside a folder or archive, behind its own name where several are given.

    Raises as `load` does, and `archive-unreadable`.
    """
    entries: list[Entry] = []
    for name in names:
        path = Path(name)
        prefix = f"{name}/" if len(names) > 1 else ""
        if is_archive_name(name):
            entries += open_archive(name, load(name).content, LIMIT_BYTES, prefix)
        elif name != "-" and os.path.isdir(name):
            files = sorted(file for file in path.rglob("*") if file.is_file())
            inside = [(file, file.relative_to(path).as_posix()) for file in files]
            entries += [
                Entry(prefix + place, partial(_content, str(file)))
                for file, place in inside
                if is_text_name(place)
            ]
        elif name == "-" or _ADDRESS.match(name) or os.path.exists(name):
            entries.append(Entry(name, partial(_content, name)))
        else:
            # Among those left out a missing file would hardly be noticed.
            reason = os.strerror(errno.ENOENT)
            raise SosieError("file-unreadable", name=name, reason=reason)
    return entries


def _content(name: str) -> bytes:
    return load(name).content


def _open(name: str) -> Source:
    try:
        with Path(name).open("rb") as file:
            return Source(file.read(LIMIT_BYTES + 1))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SosieError("file-unreadable", name=name, reason=reason) from None


def _fetch(url: str) -> Source:
    if not url.lower().startswith(("http://", "https://")):
        raise SosieError("fetch-failed", url=url, reason="only http:// and https:// are")
    headers = {"User-Agent": "sosie", "Accept": "text/html,text/plain;q=0.9,*/*;q=0.5"}
    try:
        request = urllib.request.Request(_ascii(url), headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            if not answer.url.lower().startswith(("http://", "https://")):
                raise SosieError("fetch-failed", url=url, reason=f"redirected to {answer.url}")
            content = _read(answer)
            if answer.length and len(content) <= LIMIT_BYTES:
                # The rest of what was announced: reading does not miss it.
                raise SosieError("fetch-failed", url=url, reason="cut short")
            if len(content) <= LIMIT_BYTES:
                content = _decompress(content, answer.headers.get("Content-Encoding", "").lower())
            headers = {name: answer.headers.get_all(name) for name in answer.headers}
            return Source(content, answer.headers.get("Content-Type"), answer.url, headers)
    except SosieError:  # a ValueError too
        raise
    except urllib.error.HTTPError as error:
        raise SosieError("fetch-failed", url=url, reason=f"HTTP {error.code}") from None
    except urllib.error.URLError as error:
        reason = getattr(error.reason, "strerror", None) or str(error.reason)
        raise SosieError("fetch-failed", url=url, reason=reason) from None
    except (OSError, ValueError, zlib.error, EOFError, http.client.HTTPException) as error:
        reason = str(error) or type(error).__name__
        raise SosieError("fetch-failed", url=url, reason=reason) from None


def _read(answer: http.client.HTTPResponse) -> bytes:
    """The body, up to the limit and the time: a site that drips would otherwise never end."""
    end = time.monotonic() + SECONDS
    parts, size = [], 0
    while size <= LIMIT_BYTES and (part := answer.read1(_PIECE)):
        parts.append(part)
        size += len(part)
        if time.monotonic() > end:
            raise TimeoutError(f"not finished after {SECONDS} seconds")
    return b"".join(parts)


def _ascii(url: str) -> str:
    """An address as a reader writes it, with accents or spaces, in the form that travels."""
    parts = urllib.parse.urlsplit(url)
    host = parts.netloc if parts.netloc.isascii() else parts.netloc.encode("idna").decode()
    path, query = (urllib.parse.quote(part, safe=_KEPT) for part in (parts.path, parts.query))
    return urllib.parse.urlunsplit((parts.scheme, host, path, query, ""))


def _decompress(content: bytes, encoding: str) -> bytes:
    """Some servers compress although nobody asked for it."""
    if encoding in ("gzip", "x-gzip"):
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as unpacked:
            return unpacked.read(LIMIT_BYTES + 1)
    if encoding == "deflate":
        return _inflate(content)
    return content


def _inflate(content: bytes) -> bytes:
    """`deflate` is zlib's format; some servers send it without its header."""
    for bits in (zlib.MAX_WBITS, -zlib.MAX_WBITS):
        stream = zlib.decompressobj(bits)
        try:
            unpacked = stream.decompress(content, LIMIT_BYTES + 1)
        except zlib.error:
            continue
        if stream.eof or len(unpacked) > LIMIT_BYTES:
            return unpacked
    raise EOFError("cut short, or not compressed as announced")
