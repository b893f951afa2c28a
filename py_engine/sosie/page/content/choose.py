"""Which leaves of a page are its content, and why.

A trained model gives each leaf the probability that it belongs to the content; what rules say of
the page is part of what it sees. Kept are the likeliest leaves, as many as give the highest
expected F1. Evidence, the figures and how they were come by: `content_model.md`.
"""

from __future__ import annotations

from dataclasses import dataclass

from .about import About
from .blocks import Page, Region
from .consent import consent_boxes
from .exclude import Cause, exclude_hidden
from .features import describe
from .forest import Forest, content_forest
from .rules import Rules, apply_rules

# Below this, or where the rules were relaxed, the choice is unsure. By cross-validation: 50 of 663
# pages, of which 28 come out below F1 .8; of the others one in fourteen.
_SURE = 0.8
# What is so marked is out whatever the model says; on the evaluation sets it says the same.
_NEVER = frozenset(("hidden", "comments", "banner"))
# Below this the rules found nothing either.
_NOTHING = 0.3
# A long text that stands again elsewhere goes, unless the model is as sure of it as this.
_LONG = 40
_SURE_COPY = 0.95


@dataclass(frozen=True, slots=True)
class Choice:
    """Per leaf: whether it is kept, why or why not, and the region that put it out, if one did.

    `unsure` tells that the choice may well be wrong.
    """

    kept: list[bool]
    reasons: list[str]
    causes: list[Region | None]
    unsure: bool = False


def choose_all(page: Page) -> Choice:
    """Everything that the page shows."""
    causes = exclude_hidden(page, page.size)
    kept = [cause is None for cause in causes]
    return _choice(kept, causes, ["whole-page"] * len(kept), unsure=False)


def choose(page: Page, about: About, forest: Forest | None = None) -> Choice:
    """The page's content; no leaf is kept where nothing looks like content.

    `forest` takes the place of the model that Sosie comes with.
    """
    if not page.leaves:
        return Choice([], [], [])
    rules = apply_rules(page, about)
    chances = (forest or content_forest()).predict(describe(page, about, rules))
    causes = _causes(rules)
    for index, cause in enumerate(rules.strict):
        if cause and cause[0] in _NEVER:
            chances[index] = 0.0
    # The model does not see them: it was level with them, and told other things worse.
    for box in consent_boxes(page):
        chances[box.first : box.last] = [0.0] * (box.last - box.first)
        causes[box.first : box.last] = [("banner", box)] * (box.last - box.first)
    kept, expected = best_by_expectation(chances, [leaf.size for leaf in page.leaves])
    if expected < _NOTHING and not any(rules.kept):
        kept = [False] * len(kept)
    _drop_copies(page, kept, chances)
    unsure = rules.unsure or expected < _SURE
    return _choice(kept, causes, _reasons_to_keep(page, kept), unsure=unsure)


def best_by_expectation(chances: list[float], sizes: list[int]) -> tuple[list[bool], float]:
    """The likeliest leaves, as many as give the highest expected F1, and that F1.

    Against a fixed .5 it gave .002 more, as the mean over the evaluation sets (one run).

    >>> best_by_expectation([0.9, 0.4, 0.1], [10, 10, 10])[0]
    [True, True, False]
    """
    order = sorted(range(len(chances)), key=chances.__getitem__, reverse=True)
    wanted = sum(chance * size for chance, size in zip(chances, sizes))
    best, count = 0.0, 0
    common = taken = 0.0
    for number, index in enumerate(order, 1):
        if chances[index] <= 0:
            break
        common += chances[index] * sizes[index]
        taken += sizes[index]
        expected = 2 * common / (taken + wanted)
        if expected > best:
            best, count = expected, number
    kept = [False] * len(chances)
    for index in order[:count]:
        kept[index] = True
    return kept, best


def _drop_copies(page: Page, kept: list[bool], chances: list[float]) -> None:
    """A paragraph that stands again elsewhere is a copy for small screens, or a pull quote.

    Repeated under the same parent it is the author's own repetition, and stays.
    """
    seen: dict[str, Region | None] = {}
    for index, leaf in enumerate(page.leaves):
        if kept[index] and leaf.size >= _LONG:
            parent = leaf.region.parent
            same = seen.setdefault(leaf.text, parent) is parent
            kept[index] = same or chances[index] >= _SURE_COPY


def _causes(rules: Rules) -> list[Cause]:
    """Why each leaf would be out: what the rules followed, else what their stricter pass says."""
    return [
        followed or strict or relaxed
        for followed, strict, relaxed in zip(rules.causes, rules.strict, rules.relaxed)
    ]


def _choice(kept: list[bool], causes: list[Cause], to_keep: list[str], *, unsure: bool) -> Choice:
    reasons = [
        why if keep else cause[0] if cause else "boilerplate-other"
        for keep, cause, why in zip(kept, causes, to_keep)
    ]
    return Choice(kept, reasons, [cause[1] if cause else None for cause in causes], unsure)


def _reasons_to_keep(page: Page, kept: list[bool]) -> list[str]:
    """The nearest thing around each leaf that is marked as content; only of those that are kept."""
    known: dict[Region | None, str] = {None: "body"}
    return [_nearest(leaf.region, known) if keep else "" for leaf, keep in zip(page.leaves, kept)]


def _nearest(region: Region, known: dict[Region | None, str]) -> str:
    passed = []
    at: Region | None = region
    while at not in known:
        tag = at.node.tag
        if tag in ("main", "article"):
            known[at] = tag
        elif at.node.attrs.get("role") == "main":
            known[at] = "role-main"
        else:
            passed.append(at)
            at = at.parent
    known.update(dict.fromkeys(passed, known[at]))
    return known[at]
