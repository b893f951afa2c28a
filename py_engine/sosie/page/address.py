"""Where an address leads, and when two addresses are one page's.

Taken as one page's, since nearly every server answers them alike or leads from one to the other:
`http` and `https`, a slash at the end or none, a fragment, the default port, the case of the host,
a host in Unicode or in Punycode (as UTS 46 has it, nontransitional), the two spellings of a
percent-encoded character. Kept apart: `www.` (a host of its own, whose owner chooses), the query
and its order, upper and lower case in the path, `index.html`: there search engines see two
addresses until a redirect or a canonical link says else.
"""

from __future__ import annotations

import re
from urllib.parse import quote, urljoin, urlsplit

Key = tuple[str, str, str]
"""Host with its port, path, query: equal for the spellings of one address."""

# The special schemes of the URL standard, but for `file`, where no page of the web leads.
_SPECIAL = frozenset(("http", "https", "ftp", "ws", "wss"))
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_FRONT = re.compile(r"([^?#]*)(.*)", re.DOTALL)
_LINE_BREAKS = str.maketrans("", "", "\t\n\r")
_NO_HOST = re.compile(r"[\x00-\x20<>^|\x7f]")
# In characters: no name of a host is longer.
_LONGEST_HOST = 253
_DOTS = re.compile("[.\u3002\uff0e\uff61]")
# What IDNA 2003, and so Python's codec, turns into other letters or drops, and browsers keep, as
# UTS 46 has it (nontransitional): sharp s, final sigma, the zero-width joiner and non-joiner.
_DEVIATIONS = re.compile("([ßς\u200c\u200d])")
_DEFAULT_PORT = {"http": 80, "https": 443}
_ESCAPE = re.compile("%([0-9A-Fa-f]{2})")
_UNRESERVED = re.compile("[A-Za-z0-9._~-]")
_SAFE = "%/:=&?+!$,;'@()*[]~"


def trimmed(written: str) -> str:
    """An address as browsers take it: without line breaks inside and spaces around."""
    return written.translate(_LINE_BREAKS).strip()


def resolve(address: str, base: str | None = None) -> str | None:
    """Where an address leads that stands in a page at `base`, as browsers read it (URL standard),
    but in its own spelling; `None` where it is broken, or relative to nothing.

    >>> resolve(r"https:\\\\b.org\\x"), resolve("../y", "http://a.org/b/c"), resolve("https://[x")
    ('https://b.org/x', 'http://a.org/y', None)
    """
    base = base or ""
    try:
        found = urljoin(base, _with_slashes(trimmed(address), urlsplit(base).scheme))
        parts = urlsplit(found)
        host, _ = parts.hostname, parts.port
    except ValueError:
        return None
    if not parts.scheme or (parts.scheme in _SPECIAL and (not host or _NO_HOST.search(host))):
        return None
    return found


def _with_slashes(address: str, around: str) -> str:
    """An address of a special scheme with slashes for its backslashes, and two of them before its
    host. One with the scheme of the page around it and fewer of them is relative to that page.
    Raises `ValueError` where the host is missing."""
    own = _SCHEME.match(address)
    scheme = own[1].lower() if own else around
    if scheme not in _SPECIAL:
        return address
    front, rest = _FRONT.fullmatch(address, own.end() if own else 0).groups()
    front = front.replace("\\", "/")
    if front.startswith("//") or scheme != around:
        if not (host := front.lstrip("/")):
            raise ValueError("no host")
        front = f"{own[0] if own else ''}//{host}"
    return front + rest


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
    if host.isascii() or len(host) > _LONGEST_HOST:
        return host
    try:
        return ".".join(map(_ascii_label, _DOTS.split(host)))
    except UnicodeError:
        return host


def _ascii_label(label: str) -> str:
    """One part of a host in Punycode, where it needs that. Raises `UnicodeError`."""
    # Its tables take a while to load, and few hosts need them.
    from encodings.idna import nameprep

    # A capital younger than IDNA 2003; it goes with its small letter since Unicode 15.1.
    pieces = _DEVIATIONS.split(label.replace("ẞ", "ß"))
    pieces[::2] = map(nameprep, pieces[::2])
    prepared = "".join(pieces)
    return prepared if prepared.isascii() else f"xn--{prepared.encode('punycode').decode()}"


def _escaped(text: str) -> str:
    """Percent-encoded where it has to be, and only there, the digits in upper case."""
    return quote(_ESCAPE.sub(_plain, text), safe=_SAFE, errors="replace")


def _plain(escape: re.Match) -> str:
    character = chr(int(escape[1], 16))
    return character if _UNRESERVED.fullmatch(character) else escape[0].upper()
