"""Two documents held against each other."""

from __future__ import annotations

import math
import textwrap

from ..comparison import Comparison
from ..document import Document
from ..messages import Messages
from .document import read_rows, stated_rows, token, warning_line, warning_lines
from .layout import WIDTH, excerpt, line, table

_PASSAGES = 5
# What advice may be about.
_STATED = ("canonical", "canonicals-in-body", "robots", "x-robots", "hreflang")


def show_comparison(found: Comparison, names: tuple[str, str], say: Messages) -> str:
    """The verdict, its figures, both sides, the longest passages, what to do, the warnings."""
    lines = [verdict(found, say)]
    if found.thresholds_from == "given":
        lines.append(say("cli-by-own-thresholds"))
    lines += ["", *table(figure_rows(found, say))]
    for side, document, name in zip("AB", (found.a, found.b), names, strict=True):
        lines += ["", f"{side}  {line(document.url or name)}", *table(side_rows(document, say))]
    if found.passages:
        lines += ["", say("cli-passages", token=token(found.a))]
        for passage in found.passages[:_PASSAGES]:
            text = found.a.text[passage.a.start : passage.a.end]
            lines.append(f"{passage.length:>7}  {excerpt(text, WIDTH - 16)}")
    lines += _advice(found, say)
    return "\n".join(lines + warning_lines(warnings(found, say), say))


def figure_rows(found: Comparison, say: Messages) -> list[tuple[str, str]]:
    """Each verdict and each measure under its name; of measures, those that there are."""
    rows = [
        (say("cli-relation"), relation(found, say)),
        (say("cli-by-fingerprint"), say("cli-verdict", verdict=found.fingerprint_verdict)),
        (say("cli-by-content"), _by_content(found, say)),
    ]
    if found.overlap:
        bits = found.options.bits
        rows += [
            (say("cli-distance"), say("cli-distance-value", distance=found.distance, bits=bits)),
            ("Jaccard", say.number(found.jaccard, 4)),
            ("Dice", say.number(found.dice, 4)),
            (say("cli-a-in-b"), _share(found.a_in_b, found.common, found.shingles_a, say)),
            (say("cli-b-in-a"), _share(found.b_in_a, found.common, found.shingles_b, say)),
        ]
    if found.layout is not None:
        rows.append((say("cli-layout"), _layout(found, say)))
    return rows


def side_rows(document: Document, say: Messages) -> list[tuple[str, str]]:
    """How a side was read, and what it says of itself that advice may be about."""
    return [*read_rows(document, say), *stated_rows(document.head, say, _STATED)]


def advice_items(found: Comparison, say: Messages) -> list[tuple[str, str]]:
    """What to do, and why."""
    return [(say(f"advice-{code}"), say(f"advice-{code}-text")) for code in found.advice]


def warnings(found: Comparison, say: Messages) -> list[str]:
    """A line for each."""
    sides = {"a": found.a, "b": found.b, None: found.a}
    return [
        warning_line(side.upper() if side else "", sides[side], notice, say)
        for side, notice in found.warnings
    ]


def verdict(found: Comparison, say: Messages) -> str:
    """The sentence that comes first."""
    if found.relation == "contained":
        share = max(found.a_in_b, found.b_in_a)
        whole = "yes" if share == 1 else "no"
        # Rounded down: nearly all is not all.
        shown = say.percent(math.floor(share * 100) / 100)
        return say(f"cli-contained-in-{found.container}", share=shown, whole=whole)
    return say(f"cli-{found.relation}")


def _share(share: float, common: int, total: int, say: Messages) -> str:
    return say("cli-share", share=say.number(share, 4), common=common, total=total)


def _by_content(found: Comparison, say: Messages) -> str:
    """`near` is the verdict of two relations; where one text holds the other, that is said."""
    if found.relation == "contained" and found.content_verdict == "near":
        return relation(found, say)
    return say("cli-verdict", verdict=found.content_verdict)


def _layout(found: Comparison, say: Messages) -> str:
    """How alike the structures are, and which of the four kinds of near-duplicate it makes."""
    kind = found.layout_kind
    named = f" · {say('result-layout-kind', kind=kind)}" if kind else ""
    return f"{say.number(found.layout, 4)}{named}"


def _advice(found: Comparison, say: Messages) -> list[str]:
    lines = ["", say("cli-advice")] if found.advice else []
    for number, (title, text) in enumerate(advice_items(found, say), 1):
        lines.append(f"  {number}. {title}")
        lines += textwrap.wrap(text, WIDTH, initial_indent=" " * 5, subsequent_indent=" " * 5)
    return lines


def relation(found: Comparison, say: Messages) -> str:
    """Its name."""
    inner, outer = ("B", "A") if found.container == "a" else ("A", "B")
    return say(f"result-relation-{found.relation}", inner=inner, outer=outer)
