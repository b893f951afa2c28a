"""The row about the main content of HTML pages."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from statistics import median

from .places import Places
from .rounds import by_turns, peer_round, pyodide_round
from .rows import Row, Target, per_second, skipped

ROWS = ("pages",)
WHAT = "main content of scrapinghub_aeb in Pyodide on Node"


def measure(places: Places, rounds: int, wanted: set[str], data: Path | None) -> Iterator[Row]:
    if data is None:
        yield skipped("pages", WHAT, "needs --data FOLDER")
        return
    folder, count = _unpacked(data, places.work / "pages")
    found = by_turns(
        rounds,
        {
            "sosie": partial(pyodide_round, places, "sosie_pages", folder),
            "trafilatura": partial(peer_round, places, "trafilatura_pages", folder),
        },
    )
    taken = {name: [each["seconds"] for each in rounds] for name, rounds in found.items()}
    yield Row(
        "pages",
        f"{WHAT}: {count} pages, bytes to text, each once",
        per_second(count, "pages", taken["sosie"]),
        f"{per_second(count, 'pages', taken['trafilatura'])}, trafilatura, native",
        median(taken["trafilatura"]) / median(taken["sosie"]),
        target=Target(0.6, at_most=False),
        samples=taken,
    )


def _unpacked(data: Path, folder: Path) -> tuple[Path, int]:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    packed = sorted((data / "extraction" / "scrapinghub_aeb" / "pages").glob("*.gz"))
    for path in packed:
        (folder / path.stem).write_bytes(gzip.decompress(path.read_bytes()))
    return folder, len(packed)
