"""Which languages a page is likely in, before a word of it is read: by its own `lang`, and by the
country its address belongs to. Only those by which an encoding can be guessed."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

# In bytes. Small, since `_LANG` may look through all of it from each of its `<html`.
_HEAD = 4096
_LANG = re.compile(
    rb"<html\b[^>]*?[\s\"'](?:xml:)?lang[\s]*=[\s]*[\"']?([a-z]{2,3}\b[\w-]*)", re.I | re.S
)
# In nats: what they make likelier. A template's `lang` is often wrong, and a country's pages are
# not all in its language.
_BY_LANG, _BY_COUNTRY = 6.0, 3.0
# Languages without a table of their own, by the nearest that has one.
_NEAREST = {
    "be": "ru uk",
    "bs": "sh",
    "gl": "es pt",
    "hr": "sh",
    "kk": "ru",
    "ky": "ru",
    "me": "sh",
    "mn": "ru",
    "nn": "nb",
    "no": "nb",
    "sr": "mk sh",
    "tg": "ru",
    "zh": "zh-hans",
    "zh-hk": "zh-hant",
    "zh-hant": "zh-hant",
    "zh-mo": "zh-hant",
    "zh-tw": "zh-hant",
}
_COUNTRIES = {
    "ae": "ar", "al": "sq", "at": "de", "ba": "sh", "be": "fr nl", "bg": "bg", "br": "pt",
    "by": "ru", "ch": "de fr it", "cn": "zh-hans", "cy": "el", "cz": "cs", "de": "de",
    "dk": "da", "dz": "ar fr", "ee": "et", "eg": "ar", "es": "ca es", "fi": "fi sv", "fr": "fr",
    "gr": "el", "hk": "zh-hant", "hr": "sh", "hu": "hu", "il": "he", "iq": "ar", "ir": "fa",
    "is": "is", "it": "it", "jo": "ar", "jp": "ja", "kg": "ru", "kr": "ko", "kw": "ar",
    "kz": "ru", "lb": "ar", "lt": "lt", "lv": "lv", "ly": "ar", "ma": "ar fr", "md": "ro ru",
    "me": "sh", "mk": "mk", "mo": "zh-hant", "mx": "es", "nl": "nl", "no": "nb", "om": "ar",
    "pk": "ur", "pl": "pl", "ps": "ar", "pt": "pt", "qa": "ar", "ro": "ro", "rs": "mk sh",
    "ru": "ru", "sa": "ar", "sd": "ar", "se": "sv", "si": "sl", "sk": "sk", "su": "ru",
    "sy": "ar", "th": "th", "tn": "ar fr", "tr": "tr", "tw": "zh-hant", "ua": "ru uk",
    "vn": "vi", "ye": "ar", "рф": "ru",
}  # fmt: skip


def likely_languages(source: bytes, url: str | None = None) -> dict[str, float]:
    """Languages, and in nats how much likelier than the others each is.

    >>> likely_languages(b"<html lang='sr-Cyrl'>", "https://example.hr/")
    {'sh': 9.0, 'mk': 6.0}
    """
    found: dict[str, float] = {}
    for language in _by_country(url):
        found[language] = _BY_COUNTRY
    for language in _by_lang(source[:_HEAD]):
        found[language] = found.get(language, 0) + _BY_LANG
    return found


def _by_lang(head: bytes) -> list[str]:
    found = _LANG.search(head)
    if not found:
        return []
    tag = found[1].decode("latin-1").lower()
    language = tag.partition("-")[0]
    return (_NEAREST.get("-".join(tag.split("-")[:2])) or _NEAREST.get(language, language)).split()


def _by_country(url: str | None) -> list[str]:
    try:
        host = urlsplit(url or "").hostname or ""
    except ValueError:
        return []
    return _COUNTRIES.get(host.rpartition(".")[2], "").split()
