"""Trains the model of which blocks of a page are its content, and tells how good it is.

    pip install lightgbm numpy        # LightGBM 4.7, NumPy 2; needed here only, not by Sosie
    python tests/tools/train_extraction.py --data FOLDER            # cross-validation: the table
    python tests/tools/train_extraction.py --data FOLDER --write    # trains on all pages, writes

FOLDER/extraction holds one folder a set: `gold.jsonl.gz`, one page a line (`file`, `group`, and
`gold`, the text, or `with` and `without`, passages), and the pages. Cross-validation is in five
parts by `group`: each page is read, by the engine itself, with a model that never saw its group.
Then it is read again with a notice on top: how much alike is what is kept of it.
On one core the table takes about six minutes.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter, defaultdict
from hashlib import md5
from pathlib import Path
from statistics import mean

TESTS = Path(__file__).resolve().parents[1]
ENGINE = TESTS.parent / "py_engine"
sys.path[:0] = [str(TESTS / "tools"), str(ENGINE)]

from extraction.fit import fit  # noqa: E402
from extraction.measure import figure  # noqa: E402
from extraction.notice import add_notice, likeness  # noqa: E402
from extraction.pages import Labelled, in_numbers, read_pages  # noqa: E402
from sosie.page.content.forest import Forest  # noqa: E402
from sosie.page.extract import extract  # noqa: E402

MODEL = ENGINE / "sosie" / "page" / "content" / "content_model.json"
PARTS = 5
# Below this, versions of a page may no longer be found to be such.
_ALIKE = 0.7


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, required=True, help="folder of the sets")
    parser.add_argument("--write", action="store_true", help="train on all pages, write the model")
    parser.add_argument("--parts", type=int, default=PARTS, help="of the cross-validation")
    asked = parser.parse_args()
    pages = [in_numbers(*page) for page in read_pages(asked.data)]
    if asked.write:
        MODEL.write_text(json.dumps(fit(pages), separators=(",", ":")) + "\n", encoding="ascii")
        print(f"{len(pages)} pages, {MODEL.stat().st_size} bytes: {MODEL}")
    else:
        cross_validate(asked.data, pages, asked.parts)


def cross_validate(folder: Path, pages: list[Labelled], count: int) -> None:
    """Print the figure of each set, every page read with a model that never saw its group."""
    part_of = parts(pages, count)
    forests = [
        Forest(fit([page for page in pages if part_of[page.group] != part]))
        for part in range(count)
    ]
    answers: dict[str, list[tuple[dict, str]]] = defaultdict(list)
    alike: list[float] = []
    for name, row, root in read_pages(folder):
        forest = forests[part_of[row["group"]]]
        text = extract(root, keep_boilerplate=False, forest=forest).text
        answers[name].append((row, text))
        add_notice(root)
        alike.append(likeness(text, extract(root, keep_boilerplate=False, forest=forest).text))
    figures = {name: figure(name, found) for name, found in answers.items()}
    for name, value in figures.items():
        print(f"{name:24}{len(answers[name]):5} pages  {value:.4f}")
    print(f"mean of main figures: {mean(figures.values()):.4f}")
    few = sum(share < _ALIKE for share in alike)
    print(f"with a notice on top: {mean(alike):.4f} alike, {few} pages under {_ALIKE}")


def parts(pages: list[Labelled], count: int) -> dict[str, int]:
    """The part of each group: the larger ones first, each to the smallest part so far."""
    sizes = Counter(page.group for page in pages)
    order = sorted(sizes, key=lambda group: (-sizes[group], md5(group.encode()).digest()))
    filled = [0] * count
    found = {}
    for group in order:
        found[group] = filled.index(min(filled))
        filled[found[group]] += sizes[group]
    return found


if __name__ == "__main__":
    main()
