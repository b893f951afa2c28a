"""What to do about a pair, as codes; the page and the command line turn them into sentences."""

from __future__ import annotations

from urllib.parse import urldefrag, urlsplit

from .model import Head

_CHOICES = ("same-site-choose-canonical", "redirect", "differentiate")

_A_LITTLE = 0.1
"""Below this share distinct pages have nothing in common that is worth a word: of 1,399 labelled
pairs of unrelated, rewritten and translated documents 84 % share less."""


def advice(
    relation: str,
    shared: float | None,
    a: Head | None,
    b: Head | None,
    url_a: str | None,
    url_b: str | None,
) -> tuple[str, ...]:
    """The advice that follows from the relation, from the greater of the two containments
    (`shared`, 0–1) and from what the pages say of themselves.

    `translations`, `same-canonical`, `canonical-present-a-to-b`, `canonical-present-b-to-a`,
    `noindex-a` and `noindex-b` state what is already arranged; where something is, nothing more
    is asked of near-duplicates.
    """
    if relation == "too-short":
        return ()
    if relation == "distinct":
        return ("nothing-to-do",) if shared < _A_LITTLE else ("quotation-fine", "cite-source")
    arranged = tuple(_arranged(a, b, url_a, url_b)) if a and b else ()
    if relation in ("identical", "near-duplicate"):
        return arranged or _CHOICES
    if _host(url_a) and _host(url_a) == _host(url_b):
        return (*arranged, "same-site-excerpt", "differentiate")
    return (*arranged, "quotation-fine", "cite-source", "differentiate")


def _arranged(a: Head, b: Head, url_a: str | None, url_b: str | None) -> list[str]:
    found = []
    here_a, here_b = _address(url_a), _address(url_b)
    canonical_a, canonical_b = _address(a.canonical), _address(b.canonical)
    if canonical_a and canonical_a == canonical_b:
        found.append("same-canonical")
    elif here_b and canonical_a == here_b:
        found.append("canonical-present-a-to-b")
    elif here_a and canonical_b == here_a:
        found.append("canonical-present-b-to-a")
    for side, head in (("a", a), ("b", b)):
        if "noindex" in head.robots or "none" in head.robots:
            found.append(f"noindex-{side}")
    linked_a = {_address(url) for _, url in a.hreflang}
    linked_b = {_address(url) for _, url in b.hreflang}
    if (here_b and here_b in linked_a) or (here_a and here_a in linked_b):
        found.append("translations")
    return found


def _host(url: str | None) -> str | None:
    address = _address(url)
    return address[0] if address else None


def _address(url: str | None) -> tuple[str, str, str] | None:
    """An address without what does not make another page: scheme, fragment, trailing slash."""
    if not url:
        return None
    try:
        parts = urlsplit(urldefrag(url).url)
    except ValueError:
        return None
    return parts.netloc.lower(), parts.path.rstrip("/"), parts.query
