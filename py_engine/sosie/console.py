"""The readable output of the command line."""

from __future__ import annotations

from .comparison import Comparison
from .document import Document, hexadecimal
from .messages import Messages
from .model import Notice

_WIDTH = 88
_PASSAGES = 5
_TOKEN = {"words": "word", "characters": "character", "mixed": "mixed"}


def show_comparison(found: Comparison, say: Messages) -> str:
    """The verdict, its figures, the longest passages, the warnings."""
    lines = [_verdict(found, say), ""]
    rows = [
        (say("cli-relation"), _relation(found, say)),
        (say("cli-by-fingerprint"), say("cli-verdict", verdict=found.fingerprint_verdict)),
        (say("cli-by-content"), say("cli-verdict", verdict=found.content_verdict)),
    ]
    if found.overlap:
        bits = found.options.bits
        rows += [
            (say("cli-distance"), say("cli-distance-value", distance=found.distance, bits=bits)),
            ("Jaccard", f"{found.jaccard:.4f}"),
            ("Dice", f"{found.dice:.4f}"),
            (say("cli-a-in-b"), _share(found.a_in_b, found.common, found.shingles_a, say)),
            (say("cli-b-in-a"), _share(found.b_in_a, found.common, found.shingles_b, say)),
        ]
    if found.layout is not None:
        rows.append((say("cli-layout"), f"{found.layout:.4f}"))
    for side, document in (("A", found.a), ("B", found.b)):
        shown = hexadecimal(document.fingerprint, document.options.bits) or "–"
        rows.append((side, f"{shown}  {_size(document, say)}"))
    lines += _table(rows)
    if found.passages:
        lines += ["", say("cli-passages", token=_TOKEN[found.a.segmentation])]
        for passage in found.passages[:_PASSAGES]:
            text = found.a.text[passage.a.start : passage.a.end]
            lines.append(f"{passage.length:>7}  {_excerpt(text, _WIDTH - 16)}")
    sides = {"a": found.a, "b": found.b, None: found.a}
    warnings = [
        _warning(side.upper() if side else "", sides[side], notice, say)
        for side, notice in found.warnings
    ]
    return "\n".join(lines + _warnings(warnings, say))


def show_document(document: Document, name: str, say: Messages) -> str:
    """What stands beside the text that `extract` prints: where it comes from, what was left out."""
    rows = [
        (say("cli-title"), document.title or "–"),
        (say("cli-size"), _size(document, say)),
        (say("cli-fingerprint"), hexadecimal(document.fingerprint, document.options.bits) or "–"),
    ]
    if document.charset:
        rows.append((say("cli-charset"), f"{document.charset.name} ({document.charset.source})"))
    lines = [name, *_table(rows)]
    if document.removed:
        lines += ["", say("cli-removed")]
        lines += _table(
            [
                (say("result-removed", reason=block.reason), _excerpt(block.text, 60))
                for block in document.removed
            ]
        )
    warnings = [_warning(name, document, notice, say) for notice in document.warnings]
    return "\n".join(lines + _warnings(warnings, say))


def _verdict(found: Comparison, say: Messages) -> str:
    if found.relation == "contained":
        return say(f"cli-contained-in-{found.container}")
    return say(f"cli-{found.relation}")


def _share(share: float, common: int, total: int, say: Messages) -> str:
    return say("cli-share", share=f"{share:.4f}", common=common, total=total)


def _table(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(label) for label, _ in rows)
    return [f"  {label:<{width}}  {value}" for label, value in rows]


def _relation(found: Comparison, say: Messages) -> str:
    inner, outer = ("B", "A") if found.container == "a" else ("A", "B")
    return say(f"result-relation-{found.relation}", inner=inner, outer=outer)


def _size(document: Document, say: Messages) -> str:
    return say("result-length", count=document.words, token=_TOKEN[document.segmentation])


def _excerpt(text: str, width: int) -> str:
    """The beginning, on one line; cut anywhere, since not every script has spaces to cut at."""
    text = " ".join(text.split())
    return text if len(text) <= width else f"{text[:width].rstrip()} …"


def _warnings(warnings: list[str], say: Messages) -> list[str]:
    return ["", say("cli-warnings"), *(f"  {warning}" for warning in warnings)] if warnings else []


def _warning(side: str, document: Document, notice: Notice, say: Messages) -> str:
    detail = {"side": side, "token": _TOKEN[document.segmentation], **notice.detail}
    if "share" in detail:
        detail["share"] = f"{detail['share']:.0%}"
    detail.pop("languages", None)  # two names in a list, which no message takes
    own = f"cli-warning-{notice.code}"
    return say(own if say.has(own) else f"warning-{notice.code}", **detail)
