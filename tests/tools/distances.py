"""How far apart articles are that have nothing in common, and an article from itself retouched.

    python tests/tools/distances.py --data FOLDER

The articles of FOLDER/french_articles/articles.jsonl.gz marked `in26`: the distances of all pairs,
by three-word shingles and by single words; then of each article to copies in which 2 % of the words
are replaced by words of the other articles. Without --data, the freely licensed articles of
`tests/data`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from itertools import combinations
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent / "py_engine")]

import sosie  # noqa: E402
from checks import texts  # noqa: E402

SEED = 64
COPIES = 10


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--data", type=Path, help="folder of the sets")
    folder = parser.parse_args().data
    if folder:
        read = texts.lines(folder / "french_articles" / "articles.jsonl.gz")
        articles = [article["text"] for article in read if article["in26"]]
    else:
        articles = [article["text"] for article in texts.newest_fiches()]
    print(f"{len(articles)} articles")
    for profile in ("detector", "article"):
        options = sosie.Options(profile=profile)
        found = unrelated(articles, options)
        print(
            f"{profile}: {len(found)} pairs, minimum {min(found)},"
            f" median {statistics.median(found):g}, maximum {max(found)}"
        )
        found = retouched(articles, options)
        print(
            f"{profile}: {len(found)} copies with 2 % of the words replaced,"
            f" mean {statistics.mean(found):.2f}, from {min(found)} to {max(found)}"
        )


def unrelated(articles: list[str], options: sosie.Options) -> list[int]:
    """The distances of all pairs."""
    documents = [sosie.read(article, kind="text", options=options) for article in articles]
    return [sosie.compare(a, b).distance for a, b in combinations(documents, 2)]


def retouched(articles: list[str], options: sosie.Options, share: float = 0.02) -> list[int]:
    """The distances of each article to copies in which a share of its words, at least one, is
    replaced by words of the other articles."""
    chance = random.Random(SEED)
    words = [article.split() for article in articles]
    found = []
    for place, article in enumerate(words):
        others = [word for other in words[:place] + words[place + 1 :] for word in other]
        original = sosie.read(" ".join(article), kind="text", options=options)
        for _ in range(COPIES):
            copy = list(article)
            for index in chance.sample(range(len(copy)), max(1, round(share * len(copy)))):
                copy[index] = chance.choice(others)
            changed = sosie.read(" ".join(copy), kind="text", options=options)
            found.append(sosie.compare(original, changed).distance)
    return found


if __name__ == "__main__":
    main()
