"""A collection measured: who takes part, what is counted, what follows."""

import itertools
import json

import pytest
import sosie
from checks import texts
from sosie import judge
from sosie.corpus.calibrate import Skipped, calibrate
from sosie.corpus.pairs import all_pairs

FICHES = texts.newest_fiches()


def read(text: str, **options) -> sosie.Document:
    return sosie.read(text, kind="text", options=sosie.Options(**options))


def fiches(**options) -> list[tuple[str, sosie.Document]]:
    return [(fiche["id"], read(fiche["text"], **options)) for fiche in FICHES]


def invented(seed: int, words: int = 80) -> str:
    return " ".join(f"w{seed}x{number}" for number in range(words))


def test_pairs_equal_comparisons_one_by_one():
    documents = [document for _, document in fiches()[:8]]
    documents.append(read(documents[0].text + " " + documents[1].text))
    found = {(pair.a, pair.b): pair for pair in all_pairs(documents)}
    assert list(found) == sorted(itertools.combinations(range(9), 2), key=lambda pair: pair[::-1])
    for (a, b), pair in found.items():
        one = sosie.compare(documents[a], documents[b])
        assert pair.distance == one.distance
        assert pair.overlap == one.overlap
        assert pair.containment == max(one.a_in_b, one.b_in_a)


def test_real_articles():
    found = calibrate(fiches())
    value = json.loads(json.dumps(found.to_dict()))
    assert len(value["texts"]) == 26 and value["skipped"] == []
    different = value["different"]
    assert different["pairs"] == sum(different["distance"]["histogram"]) == 325
    assert sum(different["containment"]["histogram"]) == 325
    assert different["distance"]["least"] >= 19
    assert 30 <= different["distance"]["median"] <= 34
    assert value["table"] == value["thresholds"]
    assert value["flagged"]["fingerprint"] == value["flagged"]["content"] == 0
    assert value["flagged"]["at_most"] == pytest.approx(0.00918, abs=5e-5)
    assert value["alike"] is value["found"] is None
    assert value["warnings"] == []
    closest = value["closest"]
    assert len(closest) == 20 and not any(pair["alike"] for pair in closest)
    least = different["distance"]["least"]
    assert least in [pair["distance"] for pair in closest]


def test_who_takes_no_part():
    long = invented(1)
    found = calibrate(
        [
            ("one", read(long)),
            ("two", read(long.upper() + ".")),
            ("short", read("nine words are not enough for a steady fingerprint")),
            ("monotonous", read("round " * 60)),
            ("empty", read("")),
        ],
        skipped=[Skipped("picture.png", "binary")],
    )
    assert found.names == ("one",)
    assert [skipped.to_dict() for skipped in found.skipped] == [
        {"name": "picture.png", "code": "binary"},
        {"name": "two", "code": "copy-of", "of": "one"},
        {"name": "short", "code": "too-short", "words": 9},
        {"name": "monotonous", "code": "dominant-feature"},
        {"name": "empty", "code": "too-short", "words": 0},
    ]
    assert found.thresholds is None and found.to_dict()["flagged"] is None


@pytest.mark.parametrize(("texts", "codes"), [(9, ["few-texts"]), (10, ["few-pairs"]), (25, [])])
def test_how_many_texts_are_enough(texts, codes):
    found = calibrate([(str(seed), read(invented(seed))) for seed in range(texts)])
    assert [warning["code"] for warning in found.warnings] == codes
    assert (found.thresholds is None) == (texts < 10)


def test_a_pair_named_alike_is_no_stranger():
    documents = fiches()
    name, document = documents[0]
    revised = document.text.replace(" le ", " un ").replace(" la ", " une ")
    documents.append(("revised", read(revised)))
    spoilt = calibrate(documents)
    assert [warning["code"] for warning in spoilt.warnings] == ["close-pairs"]
    assert spoilt.closest[0].b == 26 and documents[spoilt.closest[0].a][0] == name
    found = calibrate(documents, alike=[("revised", name)])
    assert found.warnings == [] and len(found.alike) == 1
    value = found.to_dict()
    assert value["alike"]["pairs"] == 1 and value["found"] == {"fingerprint": 1, "content": 1}
    assert value["different"]["pairs"] == 350
    assert value["closest"][0]["alike"] is True


def test_an_article_inside_another_moves_no_threshold_of_the_fingerprint():
    documents = fiches()
    name, document = documents[0]
    long = read(" ".join(document.text for _, document in documents[:6]))
    documents = [*documents[:1], *documents[6:], ("long", long)]
    thresholds = calibrate(documents).thresholds
    found = calibrate(documents, alike=[(name, "long")])
    assert found.alike[0].distance > thresholds.different_bits
    assert found.thresholds == thresholds


def test_close_pairs_say_nothing_until_they_are_named():
    """A collection with doubles must not teach that doubles are different."""
    documents = fiches()
    thresholds = calibrate(documents).thresholds
    for name, document in documents[:8]:
        documents.append((f"{name} again", read(document.text.replace(" le ", " un "))))
    found = calibrate(documents)
    assert found.thresholds == thresholds
    assert len(found.undecided) == 8 and found.warnings == [{"code": "close-pairs", "pairs": 8}]
    value = found.to_dict()
    assert value["undecided"]["pairs"] == 8
    assert [pair["undecided"] for pair in value["closest"]][:8] == [True] * 8
    told = calibrate(documents, all_different=True)
    assert not told.undecided and told.thresholds.contained > thresholds.contained


def test_names():
    documents = [("one", read(invented(1))), ("two", read(invented(2)))]
    with pytest.raises(sosie.SosieError, match="name-unknown"):
        calibrate(documents, alike=[("one", "three")])
    with pytest.raises(sosie.SosieError, match="name-twice"):
        calibrate([*documents, documents[0]])
    with pytest.raises(sosie.SosieError, match="options-differ"):
        calibrate([*documents, ("three", read(invented(3), k=4))])
    with pytest.raises(sosie.SosieError, match="options-differ"):
        calibrate([*documents, ("short", read("too short to take part", k=4))])
    with pytest.raises(sosie.SosieError, match="pairs-invalid"):
        calibrate(documents, alike=[("one",)])


@pytest.mark.parametrize(
    "options",
    [{"bits": 128}, {"k": 7}, {"profile": "package"}, {"profile": "article"}, {"weights": "log"}],
    ids=str,
)
def test_options_without_a_row_get_thresholds_of_their_own(options):
    found = calibrate(fiches(**options))
    row = judge.thresholds_for(sosie.Options(**options))
    assert found.table == row
    thresholds, bits = found.thresholds, found.options.bits
    assert 0 < thresholds.near_bits < thresholds.different_bits < bits
    histogram = found.to_dict()["different"]["distance"]["histogram"]
    assert len(histogram) == bits + 1
    # None of 325 may pass for near.
    assert sum(histogram[: thresholds.near_bits + 1]) == 0
    one, two = (document for _, document in fiches(**options)[:2])
    compared = sosie.compare(one, two, thresholds=thresholds)
    assert compared.relation == "distinct"
    assert compared.content_verdict == "different"
    assert compared.thresholds_from == "given"


def test_nothing():
    value = calibrate([]).to_dict()
    assert value["texts"] == [] and value["closest"] == []
    assert value["different"]["distance"]["least"] is None
