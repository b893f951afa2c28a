"""The messages: in every language the same, in the command line all used."""

import re
from pathlib import Path

import pytest
import sosie
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from sosie import messages
from sosie.advice import CODES

FOLDER = Path(messages.__file__).parent / "locale"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node) -> None:
        self.names.add(node.id.name)


def _names(node) -> set[str]:
    found = _Variables()
    if node is not None:
        found.visit(node)
    return found.names


def catalogue(language: str) -> dict[str, set[str]]:
    """Each message and attribute of a language with its variables."""
    resource = FluentParser().parse((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content[:80]}"
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name
            assert name not in found, f"{language}: {name} stands there twice"
            found[name] = _names(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = _names(attribute.value)
    return found


ENGLISH = catalogue("en")


def test_languages():
    assert {"en", "fr", "ru", "zh"} == set(messages.LANGUAGES)


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_same_messages_and_variables(language):
    found = catalogue(language)
    assert found.keys() ^ ENGLISH.keys() == set()
    assert {name for name in found if not found[name] >= ENGLISH[name]} == set()
    # A language may need one more to agree with a gender: one that the page has to give.
    known = set().union(*ENGLISH.values())
    assert {name for name in found if not found[name] <= ENGLISH[name] | known} == set()


def test_the_command_lines_are_all_used_and_all_there():
    engine = Path(sosie.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in engine.rglob("*.py"))
    used = set(re.findall(r'"(cli-[a-z-]+)"', source))
    relations = "identical near-duplicate partial distinct too-short contained-in-a contained-in-b"
    used |= {f"cli-{relation}" for relation in relations.split()}
    used |= {f"cli-warning-{code}" for code in ("empty", "too-short", "javascript-page")}
    used |= {f"cli-calibrate-{code}" for code in ("few-texts", "few-pairs", "close-pairs")}
    assert used == {name for name in ENGLISH if name.startswith("cli-")}


@pytest.mark.parametrize("language", messages.LANGUAGES)
@pytest.mark.parametrize("name", sorted(name for name in ENGLISH if name.startswith("cli-")))
def test_the_command_lines_can_be_said(language, name):
    say = messages.Messages(language)
    assert say.has(name)
    for number in (0, 1, 2, 5):
        values = dict.fromkeys(ENGLISH[name], number) | {"token": "word"}  # of terms inside
        said = say(name, **values)
        assert said.strip()
        assert "{" not in said


@pytest.mark.parametrize("language", messages.LANGUAGES)
def test_every_advice_has_its_sentences(language):
    say = messages.Messages(language)
    for code in CODES:
        assert say(f"advice-{code}")
        assert re.search("[.。]$", say(f"advice-{code}-text"))


def test_a_missing_value_is_a_fault():
    with pytest.raises(Exception, match="distance"):
        messages.Messages("en")("cli-distance-value", bits=64)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr"}, "fr"),
        ({"LANG": "tlh"}, "en"),
        ({"LANG": "C"}, "en"),
        ({}, "en"),
    ],
)
def test_preferred_language(monkeypatch, environment, language):
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert messages.preferred_language() == language


@pytest.mark.parametrize("name", ["apart", "bits-against-near", "bits-against-different"])
def test_french_elides_before_one_bit(name):
    said = messages.Messages("fr")(f"result-reason-{name}", distance=1, bits=64, relation="partial")
    assert "d’un bit sur 64" in said
    assert "de un" not in said
