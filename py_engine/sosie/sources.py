"""Where the command line reads from: a file, an address, or standard input."""

from __future__ import annotations

import gzip
import http.client
import io
import sys
import urllib.error
import urllib.parse
import urllib.request
import zlib
from dataclasses import dataclass
from pathlib import Path

from .errors import SosieError

LIMIT_BYTES = 50_000_000
SECONDS = 20
_KEPT = "%/:=&?+!$,;'@()*[]~"


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
            content = file.read(LIMIT_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise SosieError("file-unreadable", name=name, reason=reason) from None
    return Source(_within_limit(content))


def _fetch(url: str) -> Source:
    headers = {"User-Agent": "sosie", "Accept": "text/html,text/plain;q=0.9,*/*;q=0.5"}
    try:
        request = urllib.request.Request(_ascii(url), headers=headers)
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            if not answer.url.lower().startswith(("http://", "https://")):
                raise SosieError("fetch-failed", url=url, reason=f"redirected to {answer.url}")
            content = _within_limit(answer.read(LIMIT_BYTES + 1))
            if answer.length:  # the rest of what was announced, which `read` does not miss
                raise SosieError("fetch-failed", url=url, reason="cut short")
            encoding = answer.headers.get("Content-Encoding", "").lower()
            content = _decompress(content, encoding)
            return Source(content, answer.headers.get("Content-Type"), answer.url)
    except SosieError:  # a ValueError too
        raise
    except urllib.error.HTTPError as error:
        raise SosieError("fetch-failed", url=url, reason=f"HTTP {error.code}") from None
    except urllib.error.URLError as error:
        raise SosieError("fetch-failed", url=url, reason=str(error.reason)) from None
    except (OSError, ValueError, zlib.error, EOFError, http.client.HTTPException) as error:
        reason = str(error) or type(error).__name__
        raise SosieError("fetch-failed", url=url, reason=reason) from None


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
            return _within_limit(unpacked.read(LIMIT_BYTES + 1))
    if encoding == "deflate":
        return _within_limit(zlib.decompressobj().decompress(content, LIMIT_BYTES + 1))
    return content


def _within_limit(content: bytes) -> bytes:
    if len(content) > LIMIT_BYTES:
        raise SosieError("too-large", bytes=len(content), limit=LIMIT_BYTES)
    return content
