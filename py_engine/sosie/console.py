"""The readable output of the command line."""

from __future__ import annotations

import textwrap

from .comparison import Comparison
from .document import Document, hexadecimal
from .messages import Messages
from .model import Notice

_WIDTH = 88
_PASSAGES = 5


def show_comparison(found: Comparison, say: Messages) -> str:
    """The verdict, its figures, the longest passages, the warnings."""
    lines = [_verdict(found, say), ""]
    rows = [
        (say("cli-relation"), found.relation),
        (say("cli-by-fingerprint"), found.fingerprint_verdict),
        (say("cli-by-content"), found.content_verdict),
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
        rows.append((side, f"{shown}  {say('cli-words', count=document.words)}"))
    lines += _table(rows)
    if found.passages:
        lines += ["", say("cli-passages")]
        for passage in found.passages[:_PASSAGES]:
            text = " ".join(found.a.text[passage.a.start : passage.a.end].split())
            text = textwrap.shorten(text, _WIDTH - 16, placeholder=" …")
            lines.append(f"{passage.length:>7}  {text}")
    warnings = [(side and side.upper() or "A, B", notice) for side, notice in found.warnings]
    return "\n".join(lines + _warnings(warnings, say))


def show_document(document: Document, name: str, say: Messages) -> str:
    """What stands beside the text that `extract` prints: where it comes from, what was left out."""
    rows = [
        (say("cli-title"), document.title or "–"),
        (say("cli-size"), say("cli-words", count=document.words)),
        (say("cli-fingerprint"), hexadecimal(document.fingerprint, document.options.bits) or "–"),
    ]
    if document.charset:
        rows.append((say("cli-charset"), f"{document.charset.name} ({document.charset.source})"))
    lines = [name, *_table(rows)]
    if document.removed:
        lines += ["", say("cli-removed")]
        lines += _table([(block.reason, _excerpt(block.text)) for block in document.removed])
    return "\n".join(lines + _warnings([(name, notice) for notice in document.warnings], say))


def _verdict(found: Comparison, say: Messages) -> str:
    if found.relation == "contained":
        return say(f"cli-contained-in-{found.container}")
    return say(f"cli-{found.relation}")


def _share(share: float, common: int, total: int, say: Messages) -> str:
    return say("cli-share", share=f"{share:.4f}", common=common, total=total)


def _table(rows: list[tuple[str, str]]) -> list[str]:
    width = max(len(label) for label, _ in rows)
    return [f"  {label:<{width}}  {value}" for label, value in rows]


def _excerpt(text: str) -> str:
    return textwrap.shorten(text, 60, placeholder=" …")


def _warnings(warnings: list[tuple[str, Notice]], say: Messages) -> list[str]:
    if not warnings:
        return []
    lines = ["", say("cli-warnings")]
    for side, notice in warnings:
        detail = ", ".join(f"{key} {value}" for key, value in notice.detail.items())
        lines.append(f"  {side}: {notice.code}" + (f" ({detail})" if detail else ""))
    return lines
