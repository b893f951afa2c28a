"""A comparison as one HTML file that needs nothing else, neither the engine nor a network."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path

from ..comparison import Comparison
from ..messages import Messages
from ..version import VERSION
from .comparison import advice_items, figure_rows, relation, side_rows, verdict, warnings
from .layout import line

_VIEWER = Path(__file__).parent.parent / "report.html"
_SLOT = "{{report}}"


def report(found: Comparison, names: tuple[str, str], say: Messages) -> str:
    """The viewer, `report.html`, with the comparison and its sentences in its slot."""
    titles = [
        line(document.title or document.url or name)
        for document, name in zip((found.a, found.b), names, strict=True)
    ]
    content = {
        "lang": say.language,
        "dir": say.direction,
        "title": say("report-title", a=titles[0], b=titles[1]),
        "relation": relation(found, say),
        "sentence": verdict(found, say),
        "reason": say("cli-by-own-thresholds") if found.thresholds_from == "given" else None,
        "notes": warnings(found, say),
        "figures": figure_rows(found, say),
        "advice": advice_items(found, say),
        "sides": {
            side: {"title": title, "rows": side_rows(document, say)}
            for side, title, document in zip("ab", titles, (found.a, found.b), strict=True)
        },
        "words": {
            "advice": say("cli-advice"),
            "bits": say("report-bits"),
            "passages": say("report-passages", passages=len(found.passages)),
            "made": say("report-made", version=VERSION, date=say.date(date.today())),
        },
        "comparison": found.to_dict(),
    }
    # Within a script a page's own text must not end it.
    slot = json.dumps(content).replace("<", "\\u003c")
    return _VIEWER.read_text(encoding="utf-8").replace(_SLOT, slot)
