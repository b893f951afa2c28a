"""Makes `tests/data/texts/` and `tests/data/pairs/` from a folder of larger sets, and with it the
same bytes each time.

    python tests/tools/make_data.py --data FOLDER

FOLDER holds `pairs/<set>/docs.jsonl.gz` (one document a line: id, lang, group, text, src, and html
for some) and `pairs/<set>/pairs.jsonl` (a, b, label, relation, lang). Only sets whose licence
allows it are taken; `tests/data/README.md` names source, version and licence of each.

`texts/` is a choice of some documents with all that is known of them, `pairs/` every document with
its bare text, and every labelled pair: what the thresholds are derived from.
"""

from __future__ import annotations

import argparse
import gzip
import json
import lzma
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

DATA = Path(__file__).resolve().parents[1] / "data"
TEXTS, PAIRS = DATA / "texts", DATA / "pairs"
LABEL = ("a", "b", "label", "relation")
KEPT = ("id", "lang", "group", "date", "title", "url", "src", "text")


@dataclass(frozen=True)
class Rule:
    """Which documents of a set are taken: in each language the first families (by id) whose newest
    version has a length in [shortest, longest] characters, each in its oldest and newest version.
    The first `with_html` families of a language bring their HTML."""

    families: int
    shortest: int
    longest: int
    with_html: int = 0
    only: tuple[str, ...] | None = None


RULES = {
    "apache_manual": Rule(families=2, shortest=1_000, longest=20_000, with_html=1),
    "fiches_travail": Rule(families=26, shortest=2_600, longest=40_000, with_html=6),
    "german_laws": Rule(families=4, shortest=2_000, longest=20_000),
    "opensource_guide": Rule(families=2, shortest=2_000, longest=16_000),
    "react_docs": Rule(families=2, shortest=2_000, longest=16_000),
    # Licences that allow verbatim copies of themselves.
    "spdx_licences": Rule(
        families=9,
        shortest=1_000,
        longest=20_000,
        only=("AFL-1.1", "AFL-1.2", "AFL-2.0", "GFDL-1.1-only", "GPL-1.0-or-later", "GPL-2.0-only"),
    ),
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, required=True, help="folder of the larger sets")
    sets = parser.parse_args().data / "pairs"
    for folder in (TEXTS, PAIRS):
        folder.mkdir(parents=True, exist_ok=True)
    for name, rule in RULES.items():
        with gzip.open(sets / name / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
            everything = list(map(json.loads, lines))
        with (sets / name / "pairs.jsonl").open(encoding="utf-8") as lines:
            labelled = [{key: pair[key] for key in LABEL} for pair in map(json.loads, lines)]
        documents = list(choose(everything, rule))
        _write(TEXTS / f"{name}.jsonl.gz", documents)
        chosen = {document["id"] for document in documents}
        pairs = [pair for pair in labelled if {pair["a"], pair["b"]} <= chosen]
        _write(TEXTS / f"{name}.pairs.jsonl.gz", pairs)
        # Versions of a text beside each other: the window of xz spans them.
        everything.sort(key=lambda document: (document["lang"], document["group"], document["id"]))
        bare = [{"id": document["id"], "text": document["text"]} for document in everything]
        (PAIRS / f"{name}.texts.jsonl.xz").write_bytes(_xz(bare))
        (PAIRS / f"{name}.pairs.jsonl.xz").write_bytes(_xz(labelled))
        print(
            f"{name}: {len(documents)} of {len(everything)} texts,"
            f" {len(pairs)} of {len(labelled)} pairs"
        )


def choose(documents: Iterable[dict], rule: Rule) -> Iterator[dict]:
    """The documents that a rule takes, in the order of the set."""
    languages: dict[str, dict[str, list[dict]]] = defaultdict(lambda: defaultdict(list))
    for document in documents:
        if rule.only is None or document["id"].partition("/")[2] in rule.only:
            languages[document["lang"]][document["group"]].append(document)
    for groups in languages.values():
        fitting = [
            versions
            for versions in groups.values()
            if rule.shortest <= len(versions[-1]["text"]) <= rule.longest
        ]
        for place, versions in enumerate(fitting[: rule.families]):
            taken = versions if rule.only else [versions[0], *versions[1:][-1:]]
            for document in taken:
                kept = {key: document[key] for key in KEPT if key in document}
                if place < rule.with_html:
                    kept["html"] = document["html"]
                yield kept


def _write(path: Path, values: Iterable[dict]) -> None:
    # No time stamp: the same data make the same file.
    path.write_bytes(gzip.compress(_lines(values), mtime=0))


def _xz(values: Iterable[dict]) -> bytes:
    return lzma.compress(_lines(values), preset=9 | lzma.PRESET_EXTREME)


def _lines(values: Iterable[dict]) -> bytes:
    return "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values).encode()


if __name__ == "__main__":
    main()
