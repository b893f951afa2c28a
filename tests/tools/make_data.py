"""Makes `tests/data/texts/` from a folder of larger sets, and with it the same bytes each time.

    python tests/tools/make_data.py --data FOLDER

FOLDER holds `pairs/<set>/docs.jsonl.gz` (one document a line: id, lang, group, text, src, and html
for some) and `pairs/<set>/pairs.jsonl` (a, b, label, relation, lang). Only sets whose licence
allows it are taken; `tests/data/README.md` names source, version and licence of each.
"""

from __future__ import annotations

import argparse
import gzip
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

TEXTS = Path(__file__).resolve().parents[1] / "data" / "texts"
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
    TEXTS.mkdir(parents=True, exist_ok=True)
    for name, rule in RULES.items():
        with gzip.open(sets / name / "docs.jsonl.gz", "rt", encoding="utf-8") as lines:
            documents = list(choose(map(json.loads, lines), rule))
        _write(TEXTS / f"{name}.jsonl.gz", documents)
        with (sets / name / "pairs.jsonl").open(encoding="utf-8") as lines:
            chosen = {document["id"] for document in documents}
            pairs = [pair for pair in map(json.loads, lines) if {pair["a"], pair["b"]} <= chosen]
        labelled = [{key: pair[key] for key in ("a", "b", "label", "relation")} for pair in pairs]
        _write(TEXTS / f"{name}.pairs.jsonl.gz", labelled)
        characters = sum(len(document["text"]) for document in documents)
        print(f"{name}: {len(documents)} texts, {characters} characters, {len(pairs)} pairs")


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
    lines = "".join(json.dumps(value, ensure_ascii=False) + "\n" for value in values)
    # No time stamp: the same data make the same file.
    path.write_bytes(gzip.compress(lines.encode(), mtime=0))


if __name__ == "__main__":
    main()
