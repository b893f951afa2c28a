"""Which leaves of a page are its content: the decision, apart from how leaves are cut and shown.

By rules: what calls itself something else goes, what is mostly links goes, repeated teasers go
unless the page is made of them; the root is found by following the mass of good text down from the
body; where all that leaves under half of the page's good text, a relaxed pass takes its place.
"""

from __future__ import annotations

from itertools import accumulate

from .blocks import Leaf, Page, Region
from .teasers import teaser_regions

_GOOD_SIZE = 40
_GOOD_LINKS = 0.4
_FOLLOW = 0.8
_OVERRULED = 0.35
_ENOUGH = 0.5
_DENSE = 0.5
_LIGHT = 0.15
_TEASER_SHARE=0.12
_TEASER_LEAST = 250
_BEFORE=0.3


class Choice:
    """`kept[i]` tells whether leaf i is content; `reasons[i]` why it is, or is not."""

    __slots__ = ("kept", "reasons", "causes", "root", "unsure")

    def __init__(self, kept, reasons, causes, root, unsure) -> None:
        self.kept: list[bool] = kept
        self.reasons: list[str] = reasons
        self.causes = causes
        self.root: Region = root
        self.unsure: bool = unsure


def is_good(leaf: Leaf) -> bool:
    return leaf.size >= _GOOD_SIZE and leaf.linked <= _GOOD_LINKS * leaf.size


def choose_all(page):
    n = len(page.leaves)
    out = [None] * n
    size = _sums([leaf.size for leaf in page.leaves])
    for region in page.regions:
        if region.hidden and size[region.last] - size[region.first] <= _OVERRULED * size[-1]:
            for i in range(region.first, region.last): out[i] = out[i] or ("hidden", region)
    return Choice([o is None for o in out], [o[0] if o else "whole-page" for o in out], [o[1] if o else None for o in out], page.regions[0] if page.regions else None, False)


def choose(page: Page, title: str = "") -> Choice:
    n = len(page.leaves)
    if not n:
        return Choice([], [], [], None, False)
    mass = [leaf.size if is_good(leaf) else 0 for leaf in page.leaves]
    at = find_title(page, title)
    if at is not None:
        mass = [round(m*_BEFORE) if i < at else m for i, m in enumerate(mass)]
    whole = _sums(mass)
    size = _sums([leaf.size for leaf in page.leaves])
    linked = _sums([leaf.linked for leaf in page.leaves])
    out = exclusions(page, whole, strict=True)
    teaser = [None] * n
    for region in teaser_regions(page, size, linked):
        teaser[region.first:region.last] = [region] * (region.last - region.first)
    t_mass = sum(leaf.size for i, leaf in enumerate(page.leaves) if teaser[i] and not out[i])
    dense(page, out, size, linked, mass)
    r_mass = sum(m for i, m in enumerate(mass) if not teaser[i] and not out[i])
    teasers_out = r_mass >= max(_TEASER_LEAST, _TEASER_SHARE * t_mass)
    loose = exclusions(page, whole, strict=False)
    if teasers_out:
        dense(page, loose, size, linked, mass)
        for i in range(n):
            if teaser[i] and not out[i]: out[i] = ("related", teaser[i])
            if teaser[i] and not loose[i]: loose[i] = ("related", teaser[i])
    else:
        mass = [leaf.size if teaser[i] else m for i, (leaf, m) in enumerate(zip(page.leaves, mass))]
        whole = _sums(mass)
        out = exclusions(page, whole, strict=True)
        loose = exclusions(page, whole, strict=False)
        dense(page, out, size, linked, mass, teaser)
        dense(page, loose, size, linked, mass, teaser)
    strict = [0 if out[i] else m for i, m in enumerate(mass)]
    root = find_root(page, _sums(strict))
    loose_mass = sum(m for i, m in enumerate(mass) if not loose[i])
    got = sum(strict[root.first:root.last])
    relaxed = got < _ENOUGH * loose_mass
    if relaxed:
        root = page.regions[0]
        out = loose
    kept = [out[i] is None and root.first <= i < root.last for i in range(n)]
    trim(page, kept, out, at, mass, teasers_out)
    why = kept_reason(root)
    reasons = [why if kept[i] else out[i][0] if out[i] else "boilerplate-other" for i in range(n)]
    causes = [out[i][1] if out[i] else None for i in range(n)]
    return Choice(kept, reasons, causes, root, relaxed)


DEDUPE=1
BUTTON=1
SHORT=1
TITLE=1
TAIL=1
BLK={"p","h1","h2","h3","h4","h5","h6","li","td","th","dd","dt","pre","blockquote","figcaption","caption"}
def trim(page, kept, out, at, mass, article):
    seen=set()
    good=[i for i,k in enumerate(kept) if k and mass[i]]
    for i, leaf in enumerate(page.leaves):
        if not kept[i]: continue
        tag=leaf.region.node.tag
        if DEDUPE and leaf.size>=_GOOD_SIZE:
            if leaf.text in seen: kept[i]=False
            seen.add(leaf.text)
        if BUTTON and tag=="button" and not (leaf.region.parent and leaf.region.parent.node.tag in BLK): kept[i]=False; out[i]=("form",leaf.region)
        if SHORT and article and leaf.size<25 and tag not in BLK and leaf.text[-1] not in ".!?:;…。！？：；»”\"" and not leaf.region.node.tag=="pre": kept[i]=False
        if TITLE and article and at is not None and i<at and page.leaves[at].region.node.tag=="h1": kept[i]=False
        if TAIL and article and good and i>good[-1] and tag not in BLK: kept[i]=False


def kept_reason(region):
    while region is not None:
        if region.node.tag in ("main", "article"): return region.node.tag
        if region.node.attrs.get("role") == "main": return "role-main"
        region = region.parent
    return "body"


def find_title(page, title):
    want = set(title.lower().split())
    if not want: return None
    best = None
    for i, leaf in enumerate(page.leaves):
        if leaf.size > 300 or leaf.linked*2 > leaf.size: continue
        tag = leaf.region.node.tag
        have = leaf.text.lower().split()
        if len(leaf.text) >= 8 and (leaf.text.lower() in title.lower() or len(have) > 3 and sum(w in want for w in have) >= .75*len(have)):
            rank = (tag == 'h1')*2 + (tag in ('h2','h3'))
            if best is None or rank > best[0]: best = (rank, i)
    return best[1] if best else None


def exclusions(page: Page, whole: list[int], strict: bool):
    """Per leaf, the reason of the outermost region that says it is no content; None if there is none."""
    total = whole[-1]
    out = [None] * len(page.leaves)
    ends = -1
    for region in page.regions:
        if region.first < ends:
            continue
        reason = "hidden" if region.hidden and whole[region.last] - whole[region.first] <= _OVERRULED * total else None
        if region.mark and not reason:
            reason, by = region.mark
            if not strict and (by == "word" and reason not in ("comments","banner") or reason == "aside"):
                reason = None
            elif by == "word" and reason != "comments":
                if whole[region.last] - whole[region.first] > _OVERRULED * total:
                    reason = None
        if reason:
            out[region.first : region.last] = [(reason, region)] * (region.last - region.first)
            ends = region.last
    return out


def find_root(page: Page, mass: list[int]) -> Region:
    """Down from the body while one child holds nearly all of the good text."""
    current = page.regions[0]
    for region in page.regions[1:]:
        inside = region.first >= current.first and region.last <= current.last
        total = mass[current.last] - mass[current.first]
        if inside and total and mass[region.last] - mass[region.first] >= _FOLLOW * total:
            current = region
    return current


def dense(page: Page, out, size, linked, mass, spared=None) -> None:
    m = _sums([0 if out[i] else x for i, x in enumerate(mass)])
    for region in page.regions:
        s = size[region.last] - size[region.first]
        l = linked[region.last] - linked[region.first]
        if s and l > _DENSE * s and m[region.last] - m[region.first] <= _LIGHT * m[-1]:
            for i in range(region.first, region.last):
                if not (spared and spared[i]): out[i] = out[i] or ("navigation", region)


def _sums(values: list[int]) -> list[int]:
    return list(accumulate(values, initial=0))
