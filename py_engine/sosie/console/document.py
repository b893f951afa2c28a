"""A page or text that was read: where it comes from, what it says of itself, what was left out."""

from __future__ import annotations

from collections.abc import Iterator

from ..document import Document, hexadecimal
from ..messages import Messages
from ..model import Head, Notice
from .layout import excerpt, line, table

_VERSIONS = 10
_TOKEN = {"words": "word", "characters": "character", "pairs": "pair", "runs": "run"}
# What stands beside the words of a mixed text is told by the option.
_MIXED_TOKEN = {"characters": "mixed", "pairs": "mixed-pairs", "runs": "word"}


def show_document(document: Document, name: str, say: Messages) -> str:
    """What stands beside the text that `extract` prints: where it comes from, what the page says
    of itself, what was left out."""
    rows = [
        (say("cli-title"), line(document.title or "–")),
        *read_rows(document, say),
        *stated_rows(document.head, say),
    ]
    lines = [name, *table(rows)]
    if document.removed:
        lines += ["", say("cli-removed")]
        rows = []
        for block in document.removed:
            reason = say("result-removed", reason=block.reason)
            rows.append((reason, excerpt(block.text, 60)))
            if block.selector:
                rows.append(("", line(block.selector)))
        lines += table(rows)
    warnings = [warning_line(name, document, notice, say) for notice in document.warnings]
    return "\n".join(lines + warning_lines(warnings, say))


def read_rows(document: Document, say: Messages) -> list[tuple[str, str]]:
    """What was read, and how."""
    fingerprint = hexadecimal(document.fingerprint, document.options.bits)
    rows = [
        (say("cli-fingerprint"), fingerprint or "–"),
        (say("cli-size"), _size(document, say)),
        (say("result-row-segmentation"), say("result-segmentation", kind=_cut_into(document))),
    ]
    if charset := document.charset:
        read = say("result-charset", name=charset.name, source=charset.source)
        rows.append((say("result-row-charset"), read))
    return rows


def stated_rows(
    head: Head | None, say: Messages, wanted: tuple[str, ...] | None = None
) -> list[tuple[str, str]]:
    """What the page says of itself, where it says something: all, or the rows that are wanted."""
    rows: list[tuple[str, str]] = []
    for name, values in _statements(head) if head else ():
        if values and (wanted is None or name in wanted):
            rows.append((say(f"result-row-{name}"), line(values[0])))
            rows += (("", line(value)) for value in values[1:])
    return rows


def token(document: Document) -> str:
    """What its words are, as the messages name it."""
    if document.segmentation == "mixed":
        return _MIXED_TOKEN[document.options.segmentation]
    return _TOKEN[document.segmentation]


def warning_lines(warnings: list[str], say: Messages) -> list[str]:
    return ["", say("cli-warnings"), *(f"  {warning}" for warning in warnings)] if warnings else []


def warning_line(side: str, document: Document, notice: Notice, say: Messages) -> str:
    detail = {"side": side, "token": token(document), **notice.detail}
    if "share" in detail:
        detail["share"] = say.percent(detail["share"])
    detail.pop("languages", None)  # two names in a list, which no message takes
    own = f"cli-warning-{notice.code}"
    return say(own if say.has(own) else f"warning-{notice.code}", **detail)


def _statements(head: Head) -> Iterator[tuple[str, list[str]]]:
    versions = [f"{lang}  {url}" for lang, url in head.hreflang]
    yield "language", [head.lang] if head.lang else []
    yield "canonical", list(head.canonicals)
    yield "canonicals-in-body", list(head.canonicals_in_body)
    yield "og-url", [head.og_url] if head.og_url else []
    yield "robots", [", ".join(head.robots)] if head.robots else []
    yield "x-robots", [", ".join(head.x_robots)] if head.x_robots else []
    yield "hreflang", versions[:_VERSIONS] + (["…"] if len(versions) > _VERSIONS else [])
    for name in ("prev", "next", "refresh"):
        address = getattr(head, name)
        yield name, [address] if address else []


def _size(document: Document, say: Messages) -> str:
    return say("result-length", count=document.words, token=token(document))


def _cut_into(document: Document) -> str:
    how = document.options.segmentation
    mixed = document.segmentation == "mixed" and how != "characters"
    return f"mixed-{how}" if mixed else document.segmentation
