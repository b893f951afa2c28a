"""`sosie calibrate`, run as a reader runs it."""

import json

import pytest
from checks import texts
from engine.command import run


@pytest.fixture
def articles(tmp_path):
    folder = tmp_path / "articles"
    (folder / "deep").mkdir(parents=True)
    for number, fiche in enumerate(texts.newest_fiches()[:10]):
        place = folder / "deep" if number == 9 else folder
        (place / f"{number}.txt").write_text(fiche["text"], encoding="utf-8")
    (folder / "style.css").write_text("body {}")
    return folder


def test_calibrate(articles, tmp_path):
    done = run("calibrate", str(articles), "--json")
    assert (done.returncode, done.stderr) == (0, b"")
    found = json.loads(done.stdout)
    assert [text["name"] for text in found["texts"]] == [
        *(f"{number}.txt" for number in range(9)), "deep/9.txt",
    ]  # fmt: skip
    assert found["different"]["pairs"] == 45
    said = run("calibrate", str(articles), "--lang", "en").stdout.decode()
    assert "10 texts, 45 pairs known to be different." in said
    assert "45 pairs are few" in said

    thresholds = tmp_path / "own.json"
    found["thresholds"]["near_bits"] = 1
    thresholds.write_text(json.dumps(found))
    pair = [str(articles / name) for name in ("0.txt", "1.txt")]
    compared = run("compare", *pair, "--thresholds", str(thresholds), "--json")
    assert json.loads(compared.stdout)["thresholds_from"] == "given"
    assert json.loads(compared.stdout)["thresholds"]["near_bits"] == 1
    other = run("compare", *pair, "--thresholds", str(thresholds), "--k", "4", "--lang", "en")
    assert other.returncode == 2
    assert b"made with other options" in other.stderr


def test_close_pairs_wait_until_somebody_says_what_they_are(articles):
    text = (articles / "0.txt").read_text()
    (articles / "revised.txt").write_text(text.replace(" le ", " un "))
    said = run("calibrate", str(articles), "--lang", "en").stdout.decode()
    assert "One pair shares so much" in said and "0.txt  ?  revised.txt" in said
    found = json.loads(run("calibrate", str(articles), "--json").stdout)
    assert found["undecided"]["pairs"] == 1 and found["thresholds"]["contained"] < 0.9
    told = json.loads(run("calibrate", str(articles), "--json", "--all-different").stdout)
    assert told["undecided"] is None and told["different"]["pairs"] == 55
    assert told["thresholds"]["near_bits"] < found["thresholds"]["near_bits"]


@pytest.mark.parametrize("content", ["a,b,c", '"' + "x" * 200_000 + '",b', "one"])
def test_a_file_without_pairs(articles, tmp_path, content):
    (tmp_path / "alike.csv").write_text(content)
    arguments = ("--alike", str(tmp_path / "alike.csv"), "--lang", "en")
    done = run("calibrate", str(articles), *arguments)
    assert done.returncode == 2
    assert b"must hold two names on each line" in done.stderr


def test_nothing_to_calibrate_keeps_its_options(tmp_path):
    found = json.loads(
        run("calibrate", str(tmp_path), "--k", "2", "--bits", "128", "--json").stdout
    )
    assert (found["options"]["k"], found["options"]["bits"]) == (2, 128)


def test_calibrate_with_pairs_alike(articles, tmp_path):
    (tmp_path / "alike.csv").write_text("0.txt,deep/9.txt\n\n")
    found = json.loads(
        run("calibrate", str(articles), "--alike", str(tmp_path / "alike.csv"), "--json").stdout
    )
    assert (found["different"]["pairs"], found["alike"]["pairs"]) == (44, 1)
    (tmp_path / "alike.csv").write_text("0.txt,none.txt\n")
    unknown = run(
        "calibrate", str(articles), "--alike", str(tmp_path / "alike.csv"), "--lang", "en"
    )
    assert unknown.returncode == 2
    assert b"none.txt, named in --alike, is none of the texts" in unknown.stderr
    twice = run("calibrate", *[str(articles / "0.txt")] * 2, "--lang", "en")
    assert twice.returncode == 2
    assert twice.stderr.decode().endswith("0.txt is given twice.\n")
