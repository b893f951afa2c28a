"""What to do about a pair, as codes; the page and the command line turn them into sentences.

A duplicate is no fault and brings no penalty: search engines show one page of several, and most of
what follows says how to tell them which. `CODES` is the table. What search engines do with
canonical links, hreflang and noindex is as Google documents it.
"""

from __future__ import annotations

from .model import Head
from .page.address import is_same, is_variant, site
from .stated import Page, Pair

CODES = {
    # What contradicts itself
    "canonicals-mutual": "Each page names the other as its original: neither can be followed.",
    "canonicals-conflict": "Each names another third page as its original.",
    "canonical-chain-a-to-b": "A names B as its original, and B a third page.",
    "canonical-chain-b-to-a": "B names A as its original, and A a third page.",
    "original-noindex-a": "B names A as its original, and A asks not to be listed.",
    "original-noindex-b": "A names B as its original, and B asks not to be listed.",
    "canonical-and-noindex-a": "A names another page as its original and asks not to be listed.",
    "canonical-and-noindex-b": "B names another page as its original and asks not to be listed.",
    "canonical-unlike": "By their canonical links they are one page, and their texts differ.",
    "translations-and-canonical": "Language versions, and one names the other as its original.",
    "series-and-canonical": "Parts of a series, and they name one page as their original.",
    "canonicals-several-a": "A names several originals: search engines follow none of them.",
    "canonicals-several-b": "B names several originals.",
    "canonical-in-body-a": "A's canonical link stands in its body, where it is not read.",
    "canonical-in-body-b": "B's canonical link stands in its body.",
    # What is arranged
    "same-address": "It is one address, given twice.",
    "address-variants": "Both answer; they differ in http or https, www or the last slash.",
    "translations": "Each page names the other as a language version.",
    "translations-return-a": "B names A as a language version, and A does not name B.",
    "translations-return-b": "A names B as a language version, and B does not name A.",
    "series": "The pages are neighbours in a series.",
    "same-canonical": "Both name the same original.",
    "canonical-present-a-to-b": "A names B as its original.",
    "canonical-present-b-to-a": "B names A as its original.",
    "canonical-elsewhere-a": "A names a third page as its original, B does not.",
    "canonical-elsewhere-b": "B names a third page as its original, A does not.",
    "canonicals-apart": "Each names an original, not the same; where they stand is not known.",
    "refresh-a-to-b": "A sends its readers on to B by a `meta refresh`.",
    "refresh-b-to-a": "B sends its readers on to A by a `meta refresh`.",
    "noindex-a": "A asks search engines not to list it.",
    "noindex-b": "B asks search engines not to list it.",
    "noindex-both": "Both ask not to be listed.",
    "noindex-some-a": "A asks some crawlers by name (googlebot, bingbot) not to list it.",
    "noindex-some-b": "B asks some crawlers by name not to list it.",
    "og-url-a-to-b": "A tells networks that its address is B's, and search engines nothing.",
    "og-url-b-to-a": "B tells networks that its address is A's, and search engines nothing.",
    # What can be done
    "same-site-choose-canonical": "Name the original, if both pages are the reader's.",
    "redirect": "Redirect one, if nobody needs it.",
    "differentiate": "Make them different, if each is to be found.",
    "same-site-excerpt": "Show less of the text on a page that lists or announces the other.",
    "quotation-fine": "Nothing to mend, if the reuse is wanted.",
    "cite-source": "Say where the shared text comes from.",
    "translations-unlinked": "They declare two languages: link them, if one translates the other.",
    "nothing-to-do": "The pages do not compete.",
}
"""Every code that `advice` gives, with what it means; the most important first within each part."""

_ORDER = tuple(CODES)
_SIDES = (("a", "b"), ("b", "a"))
_CHOICES = ("same-site-choose-canonical", "redirect", "differentiate")
_MOST = 4
"""More advice than so many pieces is read by nobody."""

_A_LITTLE = 0.1
"""Below this share distinct pages have nothing in common that is worth a word: of 1,399 labelled
pairs of unrelated, rewritten and translated documents 84 % share less."""

_OPEN = ("canonicals-several-", "canonicals-apart", "canonical-in-body-", "og-url-")
"""What leaves the choice between the pages open."""


def advice(
    relation: str,
    shared: float | None,
    a: Head | None,
    b: Head | None,
    url_a: str | None,
    url_b: str | None,
) -> tuple[str, ...]:
    """The advice that follows from the relation, from the greater of the two containments
    (`shared`, 0–1) and from what the pages say of themselves; at most four codes of `CODES`, the
    most important first. A side without a head, such as a pasted text, has said nothing.
    """
    if relation == "too-short":
        return ()
    if is_same(url_a, url_b):
        return ("same-address",)
    pair = Pair(Page(a, url_a), Page(b, url_b))
    if relation == "distinct":
        return _of_distinct(pair, shared)
    found = _stated(pair, relation)
    if relation in ("identical", "near-duplicate"):
        if is_variant(url_a, url_b):
            found.append("address-variants")
        found = sorted(found, key=_ORDER.index)
        choices = _CHOICES if all(code.startswith(_OPEN) for code in found) else ()
    elif any(code.startswith("series") for code in found):
        choices = ()
    elif site(url_a) is not None and site(url_a) == site(url_b):
        choices = ("same-site-excerpt", "differentiate")
    else:
        choices = ("quotation-fine", "cite-source", "differentiate")
    return (*found, *choices)[:_MOST]


def _of_distinct(pair: Pair, shared: float) -> tuple[str, ...]:
    """What matters to pages that do not compete: that their links do not claim the contrary."""
    if versions := _versions(pair):
        return (versions,)
    if pair.is_one:
        return ("canonical-unlike",)
    if shared >= _A_LITTLE:
        return ("quotation-fine", "cite-source")
    if pair.languages_differ:
        return ("nothing-to-do", "translations-unlinked")
    return ("nothing-to-do",)


def _stated(pair: Pair, relation: str) -> list[str]:
    """What the pages say already, contradictions first."""
    found = [_versions(pair) or _series(pair, relation) or _originals(pair, relation)]
    found += _listing(pair)
    for side, other in _SIDES:
        page = pair[side]
        if page.several:
            found.append(f"canonicals-several-{side}")
        if page.original is None and page.misplaced and not pair.names(other):
            found.append(f"canonical-in-body-{side}")
        if pair.leads(side):
            found.append(f"refresh-{side}-to-{other}")
        if pair.shares_as(side):
            found.append(f"og-url-{side}-to-{other}")
    return sorted((code for code in found if code), key=_ORDER.index)


def _versions(pair: Pair) -> str | None:
    """Whether hreflang makes them versions for other languages or countries."""
    linked = {side for side in "ab" if pair.links_version(side)}
    if not linked:
        return None
    if pair.is_one:
        return "translations-and-canonical"
    for side in "ab":
        if side not in linked and not pair[side].is_silent:
            return f"translations-return-{side}"
    return "translations"


def _series(pair: Pair, relation: str) -> str | None:
    """Neighbours in a series; where their texts are identical they are doubles all the same."""
    if relation == "identical" or not pair.neighbours:
        return None
    return "series-and-canonical" if pair.is_one else "series"


def _originals(pair: Pair, relation: str) -> str | None:
    """What follows from the canonical links that lead away from their own page. A third page is
    of interest to doubles alone: others may well have different originals."""
    if pair.names("a") and pair.names("b"):
        return "canonicals-mutual"
    thirds = [side for side in "ab" if pair.names_a_third(side)]
    for side, other in _SIDES:
        if pair.names(side):
            return f"canonical-{'chain' if other in thirds else 'present'}-{side}-to-{other}"
    if pair.same_original:
        return "same-canonical"
    if relation not in ("identical", "near-duplicate"):
        return None
    if pair.originals_apart:
        return "canonicals-apart"
    if not thirds:
        return None
    return "canonicals-conflict" if len(thirds) == 2 else f"canonical-elsewhere-{thirds[0]}"


def _listing(pair: Pair) -> list[str]:
    """Who asks not to be listed, and whether that contradicts a canonical link."""
    if pair["a"].kept_out == pair["b"].kept_out == "all":
        return ["noindex-both"]
    found = []
    for side, other in _SIDES:
        if pair[side].kept_out == "some":
            found.append(f"noindex-some-{side}")
        elif pair[side].kept_out == "all" and pair.names(other):
            found.append(f"original-noindex-{side}")
        elif pair[side].kept_out == "all":
            away = pair.names(side) or pair.names_a_third(side)
            found.append(f"{'canonical-and-noindex' if away else 'noindex'}-{side}")
    return found
