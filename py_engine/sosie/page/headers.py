"""What the transport says of a page: the header fields X-Robots-Tag, Link and Content-Language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from ..errors import SosieError
from .robots import header_directives

Headers = Mapping[str, str | Sequence[str]]

# A link's target, its parameters up to the next comma outside of quotes, the last of which may be
# left open (RFC 8288). Nothing here can be matched in two ways, and what opens matches, if only up
# to the end, so that a hostile field costs linear time.
_LINK = re.compile(r'<([^<>]*)>((?:[^,"<]|"(?:[^"\\]|\\.)*+(?:"|\\?\Z))*+)', re.DOTALL)
_PARAMETER = re.compile(r';\s*([\w!#$%&*+.^`|~-]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]+))')


@dataclass(frozen=True, slots=True)
class Link:
    """A link of the field `Link`: its target as written, its relations in lower case."""

    href: str
    rel: frozenset[str]
    hreflang: str | None = None


class Fields:
    """The response's header fields, whatever the case of their names.

    A field that came several times is a list; joined by commas, as browsers give it, it says the
    same but for X-Robots-Tag: there the name of a crawler holds up to the end of its field, and so
    up to the next name.

    Raises `SosieError("option-invalid")` for what is no mapping of names to text.
    """

    def __init__(self, headers: Headers | None = None) -> None:
        self._values: dict[str, list[str]] = {}
        if headers is None:
            return
        if not isinstance(headers, Mapping):
            _refuse(headers)
        for name, given in headers.items():
            values = [given] if isinstance(given, str) else given
            if not (isinstance(name, str) and isinstance(values, list | tuple)):
                _refuse(headers)
            if not all(isinstance(value, str) for value in values):
                _refuse(headers)
            self._values.setdefault(name.lower(), []).extend(map(_as_utf8, values))

    def robots(self) -> tuple[str, ...]:
        """The directives of X-Robots-Tag for all crawlers, or for one that is followed here."""
        return header_directives(self._values.get("x-robots-tag", ()))

    def language(self) -> str | None:
        """The first language of Content-Language."""
        for value in self._values.get("content-language", ()):
            if first := value.split(",")[0].strip():
                return first
        return None

    def links(self) -> Iterator[Link]:
        """The links of this page itself, in order; those `anchor`ed elsewhere are another's."""
        for value in self._values.get("link", ()):
            for target, rest in _LINK.findall(value):
                stated: dict[str, str] = {}
                for name, quoted, bare in _PARAMETER.findall(rest):
                    stated.setdefault(name.lower(), bare or re.sub(r"\\(.)", r"\1", quoted))
                if target.strip() and "anchor" not in stated:
                    rel = frozenset(stated.get("rel", "").lower().split())
                    yield Link(target.strip(), rel, stated.get("hreflang", "").strip() or None)


def _as_utf8(value: str) -> str:
    """A field is read as Latin-1, byte by byte; servers that put bare UTF-8 there mean UTF-8."""
    try:
        return value.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return value


def _refuse(headers: object) -> None:
    raise SosieError("option-invalid", option="headers", value=repr(headers)[:40])
