"""The command line, run as a reader runs it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import sosie
from engine.web_server import serving

ENGINE = Path(sosie.__file__).parents[1]
SIXTY = " ".join(f"w{number}" for number in range(60))
OTHER = " ".join(f"x{number}" for number in range(60))


def run(
    *arguments: str,
    given: bytes = b"",
    lang: str = "C.UTF-8",
    encoding: str = "utf-8",
    program: tuple[str, str] = ("-m", "sosie"),
) -> subprocess.CompletedProcess:
    wanted = {"PYTHONPATH": str(ENGINE), "LC_ALL": lang, "PYTHONIOENCODING": encoding}
    env = {**os.environ, **wanted, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    command = [sys.executable, *program, *arguments]
    return subprocess.run(command, input=given, env=env, capture_output=True, timeout=60)


@pytest.fixture(scope="module")
def files(tmp_path_factory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("texts")
    contents = {
        "sixty": SIXTY,
        "again": SIXTY.upper(),
        "near": f"{SIXTY} one more",
        "longer": f"{SIXTY} {OTHER} {OTHER.upper().replace('X', 'y')}",
        "part": f"{' '.join(SIXTY.split()[:30])} {' '.join(OTHER.split()[:30])}",
        "other": OTHER,
        "short": "one two",
        "empty": "",
        "french": "L’été, « très doux », à la campagne.",
    }
    for name, text in contents.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "pdf").write_bytes(b"%PDF-1.7\n\0\1\2")
    return {path.name: str(path) for path in folder.iterdir()}


@pytest.fixture(scope="module")
def site():
    with serving() as address:
        yield address


@pytest.mark.parametrize(
    ("other", "code", "says"),
    [
        ("other", 0, "These are two different pages."),
        ("part", 0, "These two pages share some passages."),
        ("again", 1, "These two pages are the same."),
        ("near", 1, "These two pages are nearly the same."),
        ("longer", 1, "Nearly all of A stands in B."),
        ("short", 3, "Too short to judge."),
        ("empty", 3, "Too short to judge."),
    ],
)
def test_exit_code_and_sentence(files, other, code, says):
    done = run("compare", files["sixty"], files[other])
    assert (done.returncode, done.stderr) == (code, b"")
    assert done.stdout.decode().splitlines()[0] == says


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("judge",),
        ("compare", "sixty"),
        ("compare", "sixty", "none"),
        ("compare", "sixty", "pdf"),
        ("compare", "-", "-"),
        ("compare", "sixty", "other", "--k", "11"),
        ("compare", "sixty", "other", "--k", "x"),
        ("compare", "sixty", "other", "--profile", "package", "--k", "4"),
        ("compare", "sixty", "other", "--lang", "tlh"),
        ("extract",),
        ("extract", "pdf"),
        ("extract", "http://127.0.0.1:1/"),
    ],
    ids=" ".join,
)
def test_errors_are_two(files, arguments):
    done = run(*(files.get(argument, argument) for argument in arguments))
    assert done.returncode == 2
    assert done.stdout == b""
    assert done.stderr
    assert b"Traceback" not in done.stderr


def test_an_uncaught_exception_is_two(files):
    broken = (
        "import sys, sosie.cli;"
        "sosie.cli.compare = lambda *documents: 1 / 0;"
        "sys.exit(sosie.cli.main())"
    )
    done = run("compare", files["sixty"], files["other"], program=("-c", broken))
    assert done.returncode == 2
    assert b"ZeroDivisionError" in done.stderr


@pytest.mark.parametrize("arguments", [("--help",), ("compare", "--help"), ("extract", "--help")])
def test_help(arguments):
    done = run(*arguments)
    assert done.returncode == 0
    if "extract" not in arguments:
        for line in (b"0  distinct", b"1  identical", b"2  an error", b"3  too short"):
            assert line in done.stdout


def test_version():
    assert run("--version").stdout.decode().split() == ["sosie", sosie.__version__]


def test_json_is_to_dict(files):
    done = run("compare", files["sixty"], files["near"], "--json", "--k", "2", "--bits", "128")
    options = sosie.Options(k=2, bits=128)
    a, b = (sosie.read(Path(files[n]).read_bytes(), options=options) for n in ("sixty", "near"))
    assert done.returncode == 1
    assert json.loads(done.stdout) == sosie.compare(a, b).to_dict()
    done = run("extract", files["french"], "--json")
    wanted = sosie.read(Path(files["french"]).read_bytes()).to_dict()
    assert (done.returncode, json.loads(done.stdout)) == (0, wanted)


def test_every_option_arrives(files):
    wanted = sosie.Options("article", 2, 128, "log", "keep", "fr", "fr", True, True)
    done = run(
        *(
            "extract",
            files["french"],
            "--json",
            "--profile",
            "article",
            "--k",
            "2",
            "--bits",
            "128",
        ),
        *("--weights", "log", "--accents", "keep", "--stop-words", "fr", "--stem", "fr"),
        *("--phrases", "--keep-boilerplate", "--kind", "text"),
    )
    assert json.loads(done.stdout)["options"] == wanted.to_dict()


def test_a_terminal_that_lacks_the_characters(files):
    done = run("extract", files["french"], "--quiet", encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(rb"L\u2019\xe9t\xe9, ")
    assert run("compare", files["french"], files["short"], encoding="ascii").returncode == 3


def test_standard_input(files):
    done = run("compare", "-", files["again"], given=SIXTY.encode())
    assert done.returncode == 1


def test_extract_prints_the_text_alone(files):
    done = run("extract", files["french"])
    assert done.stdout.decode() == "L’été, « très doux », à la campagne.\n"
    assert b"utf-8" in done.stderr
    assert run("extract", files["french"], "--quiet").stderr == b""


def test_addresses(site):
    done = run("compare", f"{site}/moved", f"{site}/gzip", "--json")
    found = json.loads(done.stdout)
    assert (done.returncode, found["relation"]) == (1, "identical")
    assert found["a"]["url"] == f"{site}/page"
    assert found["a"]["charset"]["name"] == "windows-1252"
    done = run("extract", f"{site}/none")
    assert done.returncode == 2
    assert b"404" in done.stderr


def test_the_terminals_language(files):
    pair = files["sixty"], files["other"]
    english = run("compare", *pair, "--lang", "en", lang="fr_FR.UTF-8").stdout
    french = run("compare", *pair, "--lang", "fr").stdout
    assert b"two different pages" in english
    assert b"pages" in french
    assert french != english
    assert run("compare", *pair, lang="fr_FR.UTF-8").stdout == french


def test_a_reader_who_leaves(files, tmp_path):
    path = tmp_path / "long"
    path.write_text(SIXTY * 20_000)
    command = [sys.executable, "-m", "sosie", "extract", "--quiet", str(path)]
    env = {**os.environ, "PYTHONPATH": str(ENGINE)}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as done:
        done.stdout.read(10)
        done.stdout.close()
        assert done.stderr.read() == b""
        assert done.wait(60) == 2


@pytest.mark.parametrize(
    ("redirection", "code"),
    [("2>/dev/full", 2), ("2>&-", 2), (">&-", 2), ("<&-", 2)],
)
def test_streams_that_are_closed_or_full(files, redirection, code):
    other = "-" if redirection == "<&-" else "nothing-there"
    command = f'"{sys.executable}" -m sosie compare "{files["sixty"]}" {other} {redirection}'
    env = {**os.environ, "PYTHONPATH": str(ENGINE)}
    done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, timeout=60)
    assert done.returncode == code
    assert b"internal" not in done.stdout + done.stderr


def test_without_standard_error_the_text_stays_alone(files):
    command = f'"{sys.executable}" -m sosie extract "{files["french"]}" 2>&-'
    env = {**os.environ, "PYTHONPATH": str(ENGINE), "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(["sh", "-c", command], env=env, capture_output=True, timeout=60)
    assert done.stdout.decode() == "L’été, « très doux », à la campagne.\n"


@pytest.mark.parametrize(("lang", "said"), [("en", "cannot be read"), ("fr", "pas pu être lu")])
def test_errors_are_sentences_in_the_readers_language(files, lang, said):
    done = run("compare", files["sixty"], "nothing-there", "--lang", lang)
    assert said in done.stderr.decode()


def test_excerpts_of_scripts_without_spaces(files, tmp_path):
    text = "今天天气很好，我们去公园散步，看见很多花和树，非常高兴。"
    path = tmp_path / "chinese"
    path.write_text(text * 5, encoding="utf-8")
    said = run("compare", str(path), str(path)).stdout.decode()
    assert f"  {text}" in said
    assert "120 characters" in said
