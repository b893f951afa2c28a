"""Options: every choice, every refusal."""

import json

import pytest
from sosie import Options, SosieError


@pytest.mark.parametrize(
    "values",
    [
        {"profile": "other"},
        {"profile": None},
        {"profile": ["detector"]},
        {"k": 0},
        {"k": 11},
        {"k": -3},
        {"k": 3.0},
        {"k": "3"},
        {"k": True},
        {"profile": "package", "k": 4},
        {"bits": 32},
        {"bits": 64.0},
        {"bits": "64"},
        {"bits": True},
        {"bits": None},
        {"weights": "tf"},
        {"weights": 1},
        {"accents": "drop"},
        {"stop_words": "xx"},
        {"stop_words": ""},
        {"stop_words": 5},
        {"stop_words": [1]},
        {"stop_words": b"fr"},
        {"stem": "xx"},
        {"stem": ["fr"]},
        {"phrases": 1},
        {"phrases": None},
        {"keep_boilerplate": "no"},
        {"segmentation": "words"},
        {"segmentation": None},
        {"profile": "package", "segmentation": "pairs"},
    ],
    ids=str,
)
def test_refused(values):
    with pytest.raises(SosieError) as refused:
        Options(**values)
    assert refused.value.code == "option-invalid"
    assert refused.value.detail["option"] in values
    json.dumps(refused.value.detail)


def test_a_name_that_is_no_option():
    with pytest.raises(SosieError) as refused:
        Options.from_dict({"shingle": 3})
    assert refused.value.detail["option"] == "shingle"


@pytest.mark.parametrize("k", range(1, 11))
def test_shingle_sizes(k):
    assert Options(k=k).shingle_size == k
    assert Options("article", k=k).shingle_size == k


def test_profiles_bring_their_size():
    assert [Options(p).shingle_size for p in ("detector", "article", "package")] == [3, 1, None]


def test_json_and_back():
    options = Options("article", 2, 128, "log", "keep", ["Le", "la"], "fr", True, True, "pairs")
    values = json.loads(json.dumps(options.to_dict()))
    assert values["stop_words"] == ["la", "le"]
    assert Options.from_dict(values) == options
    assert Options().to_dict()["k"] == 3


def test_equal_options_are_equal_values():
    assert Options(stop_words=["a", "B"]) == Options(stop_words={"b", "A"})
    assert hash(Options(stop_words=["a"])) == hash(Options(stop_words=("a",)))
    assert Options() != Options("article")
    assert Options() != Options(segmentation="runs")
    assert Options() == Options(segmentation="characters")


def test_options_stored_before_there_were_segmentations():
    stored = Options("article", 2).to_dict()
    assert stored.pop("segmentation") == "characters"
    assert Options.from_dict(stored) == Options("article", 2)


def test_a_size_that_is_named_equals_the_profiles_own():
    assert Options(k=3) == Options()
    assert hash(Options(k=3)) == hash(Options())
    assert Options("article") == Options("article", k=1)
    assert Options(k=1) != Options("article")
    assert Options.from_dict(Options().to_dict()) == Options()


@pytest.mark.parametrize("values", [None, [], 5, "k"])
def test_options_that_are_no_mapping(values):
    with pytest.raises(SosieError) as refused:
        Options.from_dict(values)
    assert refused.value.code == "option-invalid"
