"""From what a server or a file gave to the text that is compared, and what is known of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, partial

from ..errors import SosieError
from ..model import Block, Charset, Head, Notice
from .boundary import parse_boundary
from .decode import contradicts, decode
from .extract import Extraction, extract
from .head import read_head
from .headers import Fields, Headers
from .sniff import sniff
from .tree import Node, parse

_KINDS = ("auto", "html", "text")


@dataclass(frozen=True)
class Content:
    """What `Document` says of these; `kind` is `html` or `text`. The blocks and the head are made
    when asked for."""

    text: str
    kind: str
    charset: Charset | None
    notices: tuple[Notice, ...]
    _read_head: Callable[[], Head | None]
    _extraction: Extraction | None = None
    root: Node | None = None

    @cached_property
    def head(self) -> Head | None:
        return self._read_head()

    @property
    def kept(self) -> tuple[Block, ...]:
        return self._extraction.kept if self._extraction else ()

    @property
    def removed(self) -> tuple[Block, ...]:
        return self._extraction.removed if self._extraction else ()


def read_content(
    source: str | bytes,
    kind: str,
    content_type: str | None,
    url: str | None,
    headers: Headers | None,
    boundary: dict[str, str | None],
    keep_boilerplate: bool,
) -> Content:
    """Takes and raises what `sosie.read` does."""
    for name, value in {"content_type": content_type, "url": url, **boundary}.items():
        if not isinstance(value, str | None):
            raise SosieError("option-invalid", option=name, value=repr(value)[:40])
    fields = Fields(headers)
    corrections = parse_boundary(**boundary)
    if kind not in _KINDS:
        raise SosieError("option-invalid", option="kind", value=repr(kind)[:40])
    if isinstance(source, bytearray | memoryview):
        source = bytes(source)
    if not isinstance(source, str | bytes):
        raise SosieError("source-invalid", type=type(source).__name__)
    if kind == "auto" or isinstance(source, bytes):
        found = sniff(source, content_type)
        kind = found if kind == "auto" else kind
    charset = None
    notices: tuple[Notice, ...] = ()
    if isinstance(source, bytes):
        given = source
        source, charset = decode(given, content_type, url)
        if contradicts(given, charset):
            notices = (Notice("charset-contradicted", {"name": charset.name}),)
    if kind == "text":
        notices += corrections.unmatched() if corrections else ()
        return Content(source, kind, charset, notices, partial(_text_head, url, fields, headers))
    root = parse(source)
    extraction = extract(root, keep_boilerplate=keep_boilerplate, boundary=corrections)
    notices += extraction.notices
    head = partial(read_head, root, url, fields)
    return Content(extraction.text, kind, charset, notices, head, extraction, root)


def _text_head(url: str | None, fields: Fields, headers: Headers | None) -> Head | None:
    """Header fields are all that a text can say of itself; most say nothing."""
    stated = read_head(None, url, fields) if headers else Head()
    return None if stated == Head() else stated
