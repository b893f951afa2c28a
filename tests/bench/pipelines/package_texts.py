"""The package `simhash` with `unidecode`: each text read once, each pair's distance once."""

import json
import re
from time import perf_counter

from simhash import Simhash
from unidecode import unidecode

WORDS = re.compile(r"[a-z0-9]+")


def read(text: str) -> Simhash:
    words = WORDS.findall(unidecode(text).lower())
    return Simhash([" ".join(words[i : i + 3]) for i in range(len(words) - 2)])


def measure(path: str) -> dict:
    """Seconds for all sets of the file; imports are not counted."""
    with open(path, encoding="utf-8") as file:
        sets = json.load(file)
    read("a few words to warm up")
    seconds, distances = 0.0, []
    for each in sets:
        start = perf_counter()
        prints = [read(text) for text in each["texts"]]
        distances += [prints[a].distance(prints[b]) for a, b in each["pairs"]]
        seconds += perf_counter() - start
    return {"seconds": seconds, "distances": distances}
