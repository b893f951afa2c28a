"""What an element says of its own role: by its tag, its ARIA role, the words of its class and id.

The words are those that site templates really use, in several languages; each gives the reason
under which the block is removed. They are hints: the choice overrules one that covers the page.
"""

from __future__ import annotations

import re
from functools import lru_cache

from ..tree import Node

_TAGS = {
    "nav": "navigation",
    "header": "header",
    "footer": "footer",
    "aside": "aside",
    "dialog": "banner",
    "form": "form",
}
_ROLES = {
    "navigation": "navigation",
    "menu": "navigation",
    "menubar": "navigation",
    "toolbar": "navigation",
    "directory": "navigation",
    "search": "form",
    "banner": "header",
    "contentinfo": "footer",
    "complementary": "aside",
    "dialog": "banner",
    "alertdialog": "banner",
    "tooltip": "boilerplate-other",
}
# Beginnings of words; `$` ends one. Checked in this order: the first that matches gives the reason.
_WORDS = {
    "banner": "cookie consent gdpr ccpa rgpd dsgvo onetrust didomi privacybanner privacynotice"
    " privacypopup ccwindow hinweisdatenschutz fcdialog qccmp spmessage",
    "comments": "comment$ comments commentlist commentaire comentario kommentar komentar commenti$"
    " komment$ kommentit disqus livefyre respond$ replies reactions$ opinie$ leavereply"
    " fbcomments",
    "related": "related recommend similar$ similaire suggested suggestion relacionad verwandt"
    " correlat correlato powiazan podobne popular trending mostread mostviewed mostpopular"
    " morestories morenews alsolike youmay readnext nextpost prevpost nextprev latestnews"
    " latestposts recentposts jprelatedposts taboola outbrain zergnet",
    "navigation": "nav$ navbar navigation navi$ navmenu subnav topnav mainnav navlinks menu menue"
    " menulist submenu mainmenu megamenu breadcrumb crumbs$ ariane$ migas$ pagination"
    " pager$ paging$ pagenav pagelinks skiplink skipto topbar toolbar sitemap$ navegacion"
    " navigazione",
    "footer": "footer footnav colophon$ copyright stopka$ podval piedpage pieddepage fusszeile"
    " rodape$ piepagina bottombar disclaimer$",
    "aside": "sidebar sidecol sidenav siderail rightrail leftrail rightcol leftcol rightbar"
    " leftbar widget barralateral seitenleiste marginalspalte",
    "header": "masthead siteheader pageheader$ globalheader topheader mainheader headerwrap",
    "boilerplate-other": "modal popup lightbox interstitial paywall share$ shares$ sharing sharebar"
    " sharebox sharebutton sharethis sharelinks social socialmedia sociallinks addthis addtoany"
    " partage$ partager compartir teilen$ condividi ad$ ads$ advert advertise adsense"
    " adsby adunit adslot adbox adcontainer adwrapper dfp$ sponsor promo$ promos$ promobox"
    " promotion werbung anzeige$ reklama publicite publicidad pubblicita newsletter"
    " subscribe subscription signup optin mailchimp login$ signin authorbio authorbox"
    " aboutauthor authorinfo tags$ taglist taglinks posttags catlinks entrymeta postmeta"
    " print$ printonly noprint tooltip toolbox articletools utility rating$ ratings$"
    " feedback$ searchform searchbox searchbar loginform",
}
# Whole class names: `overflow-hidden` and `md:hidden` hide nothing by themselves.
_HIDDEN_CLASSES = frozenset(
    "hidden hide is-hidden d-none invisible sr-only visually-hidden visuallyhidden offscreen"
    " screen-reader-text screen-reader element-invisible u-hidden".split()
)
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_WORD = re.compile(r"[a-z]+")


def _pattern(words: str) -> str:
    return "|".join(word[:-1] + "$" if word.endswith("$") else word for word in words.split())


# A hint is looked for at the start of each word, and in two neighbours written as one:
# `comment-list`, `commentList` and `commentlist` are the same to it.
_REASON = re.compile("|".join(f"({_pattern(words)})" for words in _WORDS.values()))
_REASONS = tuple(_WORDS)
_DISPLAY_NONE = re.compile(r"(?:display\s*:\s*none|visibility\s*:\s*hidden)", re.IGNORECASE)
_MOST_REMEMBERED = 20_000


def mark_of(node: Node) -> tuple[str, str] | None:
    """`(reason, by)` if the element says that it is no content; `by` is `tag`, `role` or `word`."""
    tag, attrs = node.tag, node.attrs
    if tag in _TAGS:
        return _TAGS[tag], "tag"
    if not attrs:
        return None
    role = attrs.get("role")
    if role and (reason := _ROLES.get(role.strip().lower())):
        return reason, "role"
    reason = _by_words(attrs.get("class", ""), attrs.get("id", ""))
    return (reason, "word") if reason else None


def is_hidden(node: Node) -> bool:
    """Whether the element is not shown as the page stands: by attribute, style or class."""
    attrs = node.attrs
    if not attrs:
        return False
    if "hidden" in attrs and attrs["hidden"].lower() != "until-found":
        return True
    if "style" in attrs and _DISPLAY_NONE.search(attrs["style"]):
        return True
    if attrs.get("aria-hidden") == "true":
        return True
    return _hides(attrs.get("class", ""), attrs.get("id", ""))


@lru_cache(_MOST_REMEMBERED)
def _hides(class_: str, id_: str) -> bool:
    return not _HIDDEN_CLASSES.isdisjoint(f"{class_} {id_}".lower().split())


@lru_cache(_MOST_REMEMBERED)
def _by_words(class_: str, id_: str) -> str | None:
    named = f"{class_} {id_}"[:400]
    if not named.islower():
        named = _CAMEL.sub("-", named).lower()
    for name in named.split():
        parts = _WORD.findall(name)
        for word in (*parts, *map("".join, zip(parts, parts[1:]))):
            if reason := _reason_of(word):
                return reason
    return None


@lru_cache(_MOST_REMEMBERED)
def _reason_of(word: str) -> str | None:
    match = _REASON.match(word)
    return _REASONS[match.lastindex - 1] if match else None
