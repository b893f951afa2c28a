"""Sosie: each text read once, each pair compared once: distance, overlap, relation, verdicts."""

import json
from time import perf_counter

import sosie


def judge(a: sosie.Document, b: sosie.Document) -> tuple:
    """All that a verdict is made of; each is computed when it is asked for."""
    found = sosie.compare(a, b)
    overlap = (found.jaccard, found.dice, found.a_in_b, found.b_in_a, found.common)
    verdicts = (found.relation, found.fingerprint_verdict, found.content_verdict)
    return found.distance, overlap, verdicts


def measure(path: str) -> dict:
    """Seconds for all sets of the file; imports are not counted."""
    with open(path, encoding="utf-8") as file:
        sets = json.load(file)
    warm = sosie.read("a few words to warm up", kind="text")
    judge(warm, warm)
    seconds, distances = 0.0, []
    for each in sets:
        start = perf_counter()
        documents = [sosie.read(text, kind="text") for text in each["texts"]]
        judged = [judge(documents[a], documents[b]) for a, b in each["pairs"]]
        seconds += perf_counter() - start
        distances += [distance for distance, *_ in judged]
    return {"seconds": seconds, "distances": distances}
