"""How fast the engine is beside the package whose numbers it reproduces, in one run on one machine.

Sosie's whole pipeline (read two texts, compare them: distance, overlap, relation, verdicts) against
`simhash` 2.1.2 fed with the same kind of shingles, made with `unidecode`, for the distance alone.
Rounds alternate, each in a process of its own, so that nothing remembered from one helps the next;
the figures are medians. A ratio over 1 means that Sosie is faster.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

ROUNDS = 5
WORDS = re.compile(r"[a-z0-9]+")
DATA = Path(__file__).resolve().parents[1] / "data"


def texts(folder: Path) -> list[str]:
    """All texts below a folder: .txt files, and the "text" of each line of .jsonl.gz files."""
    found = [path.read_text("utf-8") for path in sorted(folder.rglob("*.txt"))]
    for path in sorted(folder.rglob("*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as lines:
            documents = map(json.loads, lines)
            found.extend(document["text"] for document in documents if document.get("text"))
    return found


def sosie_compares(a: str, b: str) -> int | None:
    import sosie

    pages = [sosie.read(text, kind="text") for text in (a, b)]
    comparison = sosie.compare(*pages)
    # What is computed when it is asked for, and a verdict needs.
    return comparison.distance if comparison.relation and comparison.content_verdict else None


def package_compares(a: str, b: str) -> int:
    from simhash import Simhash
    from unidecode import unidecode

    def shingles(text: str) -> list[str]:
        words = WORDS.findall(unidecode(text).lower())
        return [" ".join(words[i : i + 3]) for i in range(len(words) - 2)]

    return Simhash(shingles(a)).distance(Simhash(shingles(b)))


PIPELINES: dict[str, Callable[[str, str], int | None]] = {
    "sosie": sosie_compares,
    "simhash": package_compares,
}


def measure(name: str, folder: Path) -> float:
    """Seconds for every pair of neighbouring texts; what is imported is not counted."""
    compare = PIPELINES[name]
    compare("warm up the imports of this one", "warm up the imports of that one")
    pairs = list(pairwise(texts(folder)))
    start = time.perf_counter()
    for a, b in pairs:
        compare(a, b)
    return time.perf_counter() - start


def one_round(name: str, folder: Path) -> float:
    command = [sys.executable, __file__, "--round", name, "--data", str(folder)]
    return json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--data", type=Path, default=DATA, help="folder of texts (default: the tests')"
    )
    parser.add_argument("--round", choices=PIPELINES, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.round:
        print(json.dumps(measure(arguments.round, arguments.data)))
        return
    found = texts(arguments.data)
    if len(found) < 2:
        parser.error(f"fewer than two texts in {arguments.data}")
    seconds: dict[str, list[float]] = {name: [] for name in PIPELINES}
    for _ in range(ROUNDS):
        for name, taken in seconds.items():
            taken.append(one_round(name, arguments.data))
    ours, theirs = (statistics.median(seconds[name]) for name in ("sosie", "simhash"))
    characters = sum(map(len, found))
    print(f"{len(found)} texts, {characters} characters, {len(found) - 1} pairs, {ROUNDS} rounds")
    print(f"sosie, read and compare       {ours * 1000:9.1f} ms")
    print(f"simhash 2.1.2 with unidecode  {theirs * 1000:9.1f} ms")
    print(f"ratio                         {theirs / ours:9.2f} ×")


if __name__ == "__main__":
    main()
