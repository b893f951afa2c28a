"""`npm run bench`: Sosie's speed and weight beside its peers', in one run on one machine.

Each figure is the median of several rounds, each in a process of its own (in a browser: with a
profile of its own), ours and the peers' by turns. Prints one table and writes it as JSON with the
figures of every round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from . import growth, page, pages, texts, visits
from .places import places
from .rows import Row, skipped, table

GROUPS = (visits, texts, pages, growth, page)
BUSY = 0.7
SHOWN = 200
NAMES = [name for group in GROUPS for name in group.ROWS]


def main() -> None:
    arguments = _arguments()
    there = places()
    wanted = set(arguments.only or NAMES)
    started = datetime.now(UTC)
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    rows: list[Row] = []
    failed = False
    for group in GROUPS:
        names = wanted & set(group.ROWS)
        if not names:
            continue
        print(f"{', '.join(sorted(names))} …", file=sys.stderr, flush=True)
        measure: Callable[..., Iterator[Row]] = partial(group.measure, there, arguments.rounds)
        with_data = group in (texts, pages)
        try:
            rows.extend(measure(names, arguments.data) if with_data else measure(names))
        except Exception as error:  # an hour's other figures are worth keeping
            failed = True
            print(error, file=sys.stderr, flush=True)
            why = str(error)[:SHOWN]
            rows.append(skipped(min(names), f"FAILED: {', '.join(sorted(names))}", why))
    print(f"\n{table(rows)}\n")
    out = arguments.out or there.default_out
    about = {
        "started": started.isoformat(timespec="seconds"),
        "rounds": arguments.rounds,
        "data": str(arguments.data) if arguments.data else None,
        "machine": {
            "system": platform.platform(),
            "cores": os.cpu_count(),
            "python": platform.python_version(),
            "load_before": load,
        },
    }
    value = {**about, "rows": [row.to_dict() for row in rows]}
    out.write_text(json.dumps(value, indent=1, ensure_ascii=False) + "\n", "utf-8")
    print(f"medians of {arguments.rounds} rounds; every round's figures: {out}")
    if load > BUSY:
        print(f"The machine was busy when this began (load {load:.1f}). Pyodide suffers most:")
        print("its code is compiled on the side while it runs. Measure again when all is quiet.")
    if failed:
        sys.exit(1)


def _arguments() -> argparse.Namespace:
    first, _, rest = (__doc__ or "").partition("\n\n")
    parser = argparse.ArgumentParser(prog="npm run bench --", description=first, epilog=rest)
    parser.add_argument("--rounds", type=int, default=5, metavar="N", help="default: 5")
    parser.add_argument(
        "--only",
        action="extend",
        nargs="+",
        choices=NAMES,
        metavar="ROW",
        help=f"of: {', '.join(NAMES)}",
    )
    parser.add_argument(
        "--data",
        type=Path,
        metavar="FOLDER",
        help="with pairs/*/ and extraction/scrapinghub_aeb/; default: the tests' own pairs",
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="JSON; default: .cache/bench/bench.json"
    )
    return parser.parse_args()


main()
