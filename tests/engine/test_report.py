"""The report that `compare --html` writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from sosie import compare, read
from sosie.cli import main
from sosie.console import report
from sosie.messages import LANGUAGES, Messages

HARBOUR = "The harbour path begins behind the old customs house and follows the wall. " * 3
HOSTILE = f"{HARBOUR} </script><script>alert('$&')</script> {{{{report}}}} \u2028 été 😀 {HARBOUR}"
SLOT = re.compile(r'<script type="application/json" id="report">(.*?)</script>', re.S)


def content(page: str) -> dict:
    return json.loads(SLOT.search(page)[1])


def test_it_holds_the_whole_comparison() -> None:
    found = compare(HARBOUR, HOSTILE)
    page = report(found, ("one", "two"), Messages("en"))
    assert content(page)["comparison"] == json.loads(json.dumps(found.to_dict()))
    # The viewer's own three, and none of the text's.
    assert page.count("<script") == page.count("</script") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_the_language(language: str) -> None:
    say = Messages(language)
    found = content(report(compare(HARBOUR, HARBOUR), ("one", "two"), say))
    assert (found["lang"], found["dir"]) == (language, "ltr")
    assert found["relation"] == say("result-relation-identical")
    assert found["title"] == say("report-title", a="one", b="two")


def test_pages_are_called_by_their_titles() -> None:
    page = read(f"<title>A walk</title><p>{HARBOUR}", kind="html", url="https://one.example/")
    found = content(report(compare(page, read(HARBOUR)), ("a.html", "b.txt"), Messages("en")))
    assert [found["sides"][side]["title"] for side in "ab"] == ["A walk", "b.txt"]


def test_the_command_writes_it_beside_what_it_prints(tmp_path: Path, capsys) -> None:
    (tmp_path / "a.txt").write_text(HARBOUR, encoding="utf-8")
    place = tmp_path / "report.html"
    names = [str(tmp_path / "a.txt")] * 2
    assert main(["compare", *names, "--lang", "en", "--html", str(place), "--json"]) == 1
    printed = json.loads(capsys.readouterr().out)
    assert content(place.read_text(encoding="utf-8"))["comparison"] == printed


def test_a_place_that_cannot_be_written_is_an_error(tmp_path: Path, capsys) -> None:
    (tmp_path / "a.txt").write_text(HARBOUR, encoding="utf-8")
    names = [str(tmp_path / "a.txt")] * 2
    nowhere = str(tmp_path / "missing" / "report.html")
    assert main(["compare", *names, "--lang", "en", "--html", nowhere]) == 2
    assert "cannot be written" in capsys.readouterr().err
