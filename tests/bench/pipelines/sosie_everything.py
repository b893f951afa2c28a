"""Sosie's bridge: pairs of texts in, all that the page shows out, as JSON: passages too."""

import json
from time import perf_counter

from sosie.bridge import call


def compare(a: str, b: str) -> str:
    sides = {side: {"text": text, "kind": "text"} for side, text in (("a", a), ("b", b))}
    return call("compare", json.dumps({**sides, "options": {}}))


def measure(path: str) -> dict:
    """Seconds for all pairs of the file; imports are not counted."""
    with open(path, encoding="utf-8") as file:
        sets = json.load(file)
    compare("a few words to warm up", "a few words to warm up")
    start = perf_counter()
    answers = [
        compare(each["texts"][a], each["texts"][b]) for each in sets for a, b in each["pairs"]
    ]
    seconds = perf_counter() - start
    values = [json.loads(answer)["value"] for answer in answers]
    return {"seconds": seconds, "distances": [value["distance"] for value in values]}
