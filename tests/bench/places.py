"""Where things are, as build/bench.mjs says."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Places:
    node: str
    peers_python: str
    chromium: str
    sites: dict[str, str]
    """Folders that the bench serves, by name: `dist`, `stock`, `texts`."""
    work: Path
    """What the rounds read, written anew by each run."""
    default_out: Path


def places() -> Places:
    given = json.loads(os.environ["SOSIE_BENCH"])
    folder = Path(given["folder"])
    work = folder / "work"
    work.mkdir(parents=True, exist_ok=True)
    return Places(
        node=given["node"],
        peers_python=given["peers_python"],
        chromium=given["chromium"],
        sites={**given["sites"], "work": str(work)},
        work=work,
        default_out=folder / "bench.json",
    )
