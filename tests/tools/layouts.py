"""How alike the layouts of one site's pages are, and those of different sites' pages.

    python tests/tools/layouts.py --data FOLDER

FOLDER/extraction/*/gold.jsonl.gz names pages (`file`, `url`, `group`, beside it), and
FOLDER/sites/*/site.zip holds whole sites, whose pages are paired within each folder. For each set
the share of pairs that reach each of some likenesses: the evidence for `SAME_LAYOUT` in `judge.py`.
"""

from __future__ import annotations

import argparse
import gzip
import random
import sys
import zipfile
from collections import defaultdict
from itertools import combinations
from pathlib import Path
from urllib.parse import urlsplit

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

from checks import texts  # noqa: E402
from sosie.measure.overlap import overlap  # noqa: E402
from sosie.page.decode import decode  # noqa: E402
from sosie.page.layout import structure  # noqa: E402
from sosie.page.tree import parse  # noqa: E402

LIKENESSES = (0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5, 0.8)
PAIRS_OF_A_FOLDER = 300

Layout = frozenset[tuple[str, str, str]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, required=True, help="folder of the sets")
    folder = parser.parse_args().data
    print(f"{'':<34}{'pairs':>7}", *(f"{likeness:>7}" for likeness in LIKENESSES))
    everywhere: list[tuple[str, str, Layout]] = []
    for path in sorted(folder.glob("extraction/*/gold.jsonl.gz")):
        pages = [page for page in texts.lines(path) if host(page["url"])]
        read = [(host(page["url"]), page["group"], of_page(path, page)) for page in pages]
        sites = defaultdict(list)
        for site, _, layout in read:
            sites[site].append(layout)
        show(f"one site, {path.parent.name}",
            [pair for layouts in sites.values() for pair in combinations(layouts, 2)])  # fmt: skip
        everywhere += read
    for path in sorted(folder.glob("sites/*/site.zip")):
        for name, layouts in folders(path).items():
            pairs = list(combinations(layouts, 2))
            pairs = random.Random(64).sample(pairs, min(len(pairs), PAIRS_OF_A_FOLDER))
            show(f"{path.parent.name}/{name}", pairs)
    show("different sites", [
        (a, b) for (site_a, group_a, a), (site_b, group_b, b) in combinations(everywhere, 2)
        if domain(site_a) != domain(site_b) and group_a != group_b
    ])  # fmt: skip


def show(name: str, pairs: list[tuple[Layout, Layout]]) -> None:
    if not pairs:
        return
    found = [overlap(a, b).jaccard for a, b in pairs]
    shares = (sum(one >= likeness for one in found) / len(found) for likeness in LIKENESSES)
    print(f"{name:<34}{len(pairs):>7}", *(f"{share:>7.2%}" for share in shares))


def of_page(gold: Path, page: dict) -> Layout:
    return layout_of(gzip.decompress((gold.parent / page["file"]).read_bytes()))


def folders(path: Path) -> dict[str, list[Layout]]:
    found = defaultdict(list)
    with zipfile.ZipFile(path) as archive:
        for name in sorted(archive.namelist()):
            if name.endswith((".html", ".htm")):
                found[name.rpartition("/")[0]].append(layout_of(archive.read(name)))
    return {name: [one for one in layouts if one] for name, layouts in sorted(found.items())}


def layout_of(source: bytes) -> Layout:
    return structure(parse(decode(source, None)[0]))


def host(url: str | None) -> str:
    return urlsplit(url or "").netloc


def domain(host: str) -> tuple[str, ...]:
    """Its last two labels: sites under one `co.uk` are left out, as if they were one."""
    return tuple(host.split(".")[-2:])


if __name__ == "__main__":
    main()
