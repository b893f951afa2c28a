"""Holds Sosie's fingerprints against those of the PyPI package `simhash` 2.1.2, on real texts.

    python tests/tools/check_fingerprints.py --data FOLDER

Every text of FOLDER/pairs/*/docs.jsonl.gz (one document a line, `id` and `text`), in the profiles
`detector`, `article` and `package`, with 64 and 128 bits. For the first two the package hashes our
shingles; for the third it makes its own features of the text. Prints every difference, then counts;
fails when there was one. A text without features has no fingerprint: it is counted apart.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

import sosie  # noqa: E402
from checks import package, texts  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, required=True, help="folder of the sets")
    sets = sorted((parser.parse_args().data / "pairs").glob("*/docs.jsonl.gz"))
    if not sets:
        parser.error("no pairs/*/docs.jsonl.gz there")
    checked = empty = different = 0
    for path in sets:
        documents = texts.lines(path)
        before = checked
        for document in documents:
            for profile in ("detector", "article", "package"):
                for bits in (64, 128):
                    found, wanted = fingerprints(document["text"], profile, bits)
                    checked += 1
                    if found is None:
                        empty += 1
                    elif found != wanted:
                        different += 1
                        print(f"{document['id']}, {profile}, {bits} bits: {found:x}, {wanted:x}")
        print(f"{path.parent.name}: {len(documents)} texts, {checked - before} fingerprints")
    print(f"{checked} fingerprints, {different} differ, {empty} of texts without features")
    return 1 if different else 0


def fingerprints(text: str, profile: str, bits: int) -> tuple[int | None, int]:
    """Sosie's fingerprint of a text, and the package's."""
    read = sosie.read(text, kind="text", options=sosie.Options(profile=profile, bits=bits))
    if profile == "package":
        return read.fingerprint, package.text_value(text, bits)
    return read.fingerprint, package.value(read.features or [""], bits)


if __name__ == "__main__":
    sys.exit(main())
