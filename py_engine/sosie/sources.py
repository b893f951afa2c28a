"""Where the command line reads from: a file, an address, or standard input."""

from __future__ import annotations

import gzip
import io
import sys
import urllib.error
import urllib.request
import zlib
from dataclasses import dataclass
from pathlib import Path

from .errors import SosieError

LIMIT_BYTES = 50_000_000
SECONDS = 20


@dataclass(frozen=True, slots=True)
class Source:
    """Bytes, and what is known of them."""

    content: bytes
    content_type: str | None = None
    url: str | None = None


def load(name: str) -> Source:
    """`-` is standard input, `http://…` and `https://…` are fetched, all else is a file.

    Raises `SosieError`: `file-unreadable`, `fetch-failed`, `too-large`.
    """
    if name == "-":
        return Source(_within_limit(sys.stdin.buffer.read(LIMIT_BYTES + 1)))
    if name.lower().startswith(("http://", "https://")):
        return _fetch(name)
    try:
        with Path(name).open("rb") as file:
            return Source(_within_limit(file.read(LIMIT_BYTES + 1)))
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SosieError("file-unreadable", name=name, reason=reason) from None


def _fetch(url: str) -> Source:
    headers = {"User-Agent": "sosie", "Accept": "text/html,text/plain;q=0.9,*/*;q=0.5"}
    try:
        request = urllib.request.Request(url, headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            if not answer.url.lower().startswith(("http://", "https://")):
                raise SosieError("fetch-failed", url=url, reason=f"redirected to {answer.url}")
            content = _within_limit(answer.read(LIMIT_BYTES + 1))
            encoding = answer.headers.get("Content-Encoding", "").lower()
            content = _decompress(content, encoding)
            return Source(content, answer.headers.get("Content-Type"), answer.url)
    except urllib.error.HTTPError as error:
        raise SosieError("fetch-failed", url=url, reason=f"HTTP {error.code}") from None
    except urllib.error.URLError as error:
        raise SosieError("fetch-failed", url=url, reason=str(error.reason)) from None
    except (OSError, ValueError, zlib.error, EOFError) as error:
        reason = str(error) or type(error).__name__
        raise SosieError("fetch-failed", url=url, reason=reason) from None


def _decompress(content: bytes, encoding: str) -> bytes:
    """Some servers compress although nobody asked for it."""
    if encoding in ("gzip", "x-gzip"):
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as unpacked:
            return _within_limit(unpacked.read(LIMIT_BYTES + 1))
    if encoding == "deflate":
        return _within_limit(zlib.decompressobj().decompress(content, LIMIT_BYTES + 1))
    return content


def _within_limit(content: bytes) -> bytes:
    if len(content) > LIMIT_BYTES:
        raise SosieError("too-large", bytes=len(content), limit=LIMIT_BYTES)
    return content
