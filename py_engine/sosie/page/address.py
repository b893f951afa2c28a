"""When two addresses are one page's.

Taken as one, since nearly every server answers them alike or leads from one to the other: `http`
and `https`, a slash at the end or none, a fragment, the default port, the case of the host, a host
in Unicode or in Punycode, the two spellings of a percent-encoded character. Kept apart: `www.` (a
host of its own, whose owner chooses), the query and its order, upper and lower case in the path,
`index.html`: there search engines see two addresses until a redirect or a canonical link says else.
"""

from __future__ import annotations

import re
from urllib.parse import quote, urlsplit

Key = tuple[str, str, str]
"""Host with its port, path, query: equal for the spellings of one address."""

_DEFAULT_PORT = {"http": 80, "https": 443}
_ESCAPE = re.compile("%([0-9A-Fa-f]{2})")
_UNRESERVED = re.compile("[A-Za-z0-9._~-]")
_SAFE = "%/:=&?+!$,;'@()*[]~"


def key(address: str | None) -> Key | None:
    """What the spellings of an address have in common; `None` where it names no page of the web.

    >>> key("https://Example.org:443/a%7e/#x") == key("http://example.org/a~")
    True
    """
    try:
        parts = urlsplit(address or "")
        host, port = parts.hostname, parts.port
    except ValueError:
        return None
    if not host or parts.scheme not in ("http", "https", ""):
        return None
    host = _ascii(host.rstrip("."))
    if port and port != _DEFAULT_PORT.get(parts.scheme):
        host = f"{host}:{port}"
    return host, _escaped(parts.path).rstrip("/"), _escaped(parts.query)


def site(address: str | None) -> str | None:
    """The host that an address is on, without `www.`; `None` where it names none."""
    found = key(address)
    return found[0].removeprefix("www.") if found else None


def is_same(first: str | None, second: str | None) -> bool:
    """Whether they ask the same server for the same thing: equal but for what never reaches it (a
    fragment) and for how it is written."""
    return _exact(first) is not None and _exact(first) == _exact(second)


def is_variant(first: str | None, second: str | None) -> bool:
    """Whether they differ at most in `http` or `https`, in `www.` and in the slash at the end."""
    keys = key(first), key(second)
    return None not in keys and _without_www(keys[0]) == _without_www(keys[1])


def _exact(address: str | None) -> tuple | None:
    found = key(address)
    if found is None:
        return None
    parts = urlsplit(address)
    return found, parts.scheme, len(parts.path) > 1 and parts.path.endswith("/")


def _without_www(found: Key) -> Key:
    return found[0].removeprefix("www."), *found[1:]


def _ascii(host: str) -> str:
    try:
        return host.encode("idna").decode() if not host.isascii() else host.lower()
    except UnicodeError:
        return host


def _escaped(text: str) -> str:
    """Percent-encoded where it has to be, and only there, the digits in upper case."""
    return quote(_ESCAPE.sub(_plain, text), safe=_SAFE, errors="replace")


def _plain(escape: re.Match) -> str:
    character = chr(int(escape[1], 16))
    return character if _UNRESERVED.fullmatch(character) else escape[0].upper()
