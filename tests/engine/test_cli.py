"""The command line, run as a reader runs it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import sosie
from engine.command import ENGINE, run
from engine.web_server import serving
from sosie.messages import LANGUAGES, Messages

SIXTY = " ".join(f"w{number}" for number in range(60))
OTHER = " ".join(f"x{number}" for number in range(60))


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
        ("longer", 1, "All of A stands in B."),
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
        "sosie.cli.compare = lambda *documents, **options: 1 / 0;"
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
    wanted = sosie.Options("article", 2, 128, "log", "keep", "fr", "fr", True, True, "runs")
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
        *("--phrases", "--keep-boilerplate", "--segmentation", "runs", "--kind", "text"),
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


def test_lone_surrogates(tmp_path):
    # In a file they can only stand in UTF-16; the decoder replaces them.
    content = f"{SIXTY} one\ud800 two\udfff three \udc00four"
    paths = [tmp_path / name for name in "ab"]
    for path in paths:
        path.write_bytes(b"\xff\xfe" + content.encode("utf-16-le", "surrogatepass"))
    done = run("compare", "--json", *map(str, paths))
    found = json.loads(done.stdout)
    assert (done.returncode, found["relation"], found["a"]["words"]) == (1, "identical", 64)
    assert {"code": "charset-replaced", "count": 3, "side": "a"} in found["warnings"]


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


def test_what_a_page_says_of_itself(site):
    said = run("extract", f"{site}/stated", "--lang", "en").stderr.decode()
    rows = dict(re.findall(r"^  (\S.*?)  +(\S.*)$", said, re.M))
    assert rows["Canonical"] == f"{site}/page"
    assert rows["X-Robots-Tag"] == "noarchive, googlebot: noindex"
    assert rows["Other languages (hreflang)"] == f"en {site}/en"
    assert rows["Language"] == "fr"
    assert rows["Charset"] == "utf-8, undeclared, but valid"
    assert "og:url" not in rows
    text = json.loads(run("extract", f"{site}/text", "--json").stdout)
    assert text["head"]["x_robots"] == ["none"]


PAGE = (
    "<html lang=fr><head><meta charset=utf-8>{}</head><body><main><h1>Le phare</h1><p>La lampe du"
    " quai est allumée chaque soir par un gardien que rien ne presse, et qui compte les bateaux"
    " l’un après l’autre.</p><p>Le matin il descend, ferme la porte à clef et marche jusqu’au café"
    " où l’attendent un bol de lait chaud et le journal de la veille.</p></main></body></html>"
)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_compare_says_all_that_the_page_says(tmp_path, lang):
    stated = "<link rel=canonical href=https://example.org/x><meta name=robots content=noindex>"
    for name, head in (("a.html", stated), ("b.html", "<title>B\x1b[31m</title>")):
        (tmp_path / name).write_text(PAGE.format(head), encoding="utf-8")
    pair = [str(tmp_path / name) for name in ("a.html", "b.html")]
    said = run("compare", *pair, "--lang", lang).stdout.decode()
    found = sosie.compare(*(sosie.read(Path(path).read_bytes()) for path in pair))
    say = Messages(lang)
    assert found.advice == ("noindex-a",)
    for sentence in (
        say("result-layout-kind", kind="complete"),
        say("cli-advice"),
        f"1. {say('advice-noindex-a')}",
        say("advice-noindex-a-text"),
    ):
        assert sentence in said
    a, b = said.partition(f"\nB  {pair[1]}\n")[::2]
    assert f"\nA  {pair[0]}\n" in a
    charset = say("result-charset", name="utf-8", source="meta")
    for side, stated in ((a, True), (b, False)):
        assert f"{say('result-row-charset')} " in side
        assert charset in side
        assert say("result-segmentation", kind="words") in side
        assert ("https://example.org/x" in side) is stated
        assert (f"{say('result-row-robots')} " in side) is stated


def test_a_page_cannot_steer_the_terminal(tmp_path):
    (tmp_path / "a.html").write_text(
        "<title>a\x1b[31mred\x07</title><link rel=canonical href='/\x1b]0;x'><main><p>b\x9bc d"
    )
    path = str(tmp_path / "a.html")
    said = run("extract", path, "--quiet", "--kind", "html").stderr
    said += run("extract", path, "--kind", "html").stderr + run("compare", path, path).stdout
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f]", said.decode())


def test_long_lists_of_versions_are_cut(tmp_path):
    links = "".join(f"<link rel=alternate hreflang=x{n} href=/{n}>" for n in range(30))
    (tmp_path / "a.html").write_text(f"<head>{links}</head><p>text")
    said = run("extract", str(tmp_path / "a.html")).stderr.decode()
    assert len(re.findall(r"x\d+ /\d+$", said, re.M)) == 10
    assert said.count("…") == 1


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


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("compare", "http://127.0.0.1:1/?" + "a" * 3000, "sixty"), "cannot be fetched"),
        (("extract", "a" * 5000), "cannot be read"),
        (("compare", "ftp://host/file", "sixty"), "only http:// and https://"),
        (("calibrate", "nothing-there.txt"), "nothing-there.txt cannot be read"),
        (("calibrate", "a" * 5000), "cannot be read"),
        (("compare", "sixty", "other", "--k", "11"), "a number from 1 to 10"),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_errors_that_are_long_or_special(files, arguments, said):
    done = run(*(files.get(argument, argument) for argument in arguments), "--lang", "en")
    assert done.returncode == 2
    assert said in done.stderr.decode()
    assert "Traceback" not in done.stderr.decode()


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


@pytest.mark.parametrize(
    ("segmentation", "chinese", "mixed"),
    [
        (
            "characters",
            ["6 characters", "characters"],
            ["7 words and characters", "words and characters"],
        ),
        (
            "pairs",
            ["4 pairs of characters", "overlapping pairs of characters"],
            ["6 words and pairs of characters", "words and pairs of characters"],
        ),
        (
            "runs",
            ["2 words (unbroken runs)", "unbroken runs"],
            ["6 words", "words and unbroken runs"],
        ),
    ],
)
def test_what_a_text_was_cut_into_is_said(segmentation, chinese, mixed, tmp_path):
    for text, wanted in (("好天气，去公园", chinese), ("a, b, c, d, 公园。好", mixed)):
        path = tmp_path / "text"
        path.write_text(text, encoding="utf-8")
        said = run("extract", str(path), "--segmentation", segmentation).stderr.decode()
        values = [line.strip().split("  ")[-1].strip() for line in said.splitlines()]
        assert [value for value in values if value in wanted] == wanted


THRESHOLDS = '{"thresholds": %s, "options": {}}'
SHARES = '{"near": 0.8, "contained": 0.7, "partial": %s, "near_bits": %s, "different_bits": 10}'


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{}",
        "[]",
        "[" * 200_000,
        *(THRESHOLDS % value for value in ("null", "false", "5", "[1]", '"abc"')),
        *(THRESHOLDS % (SHARES % values) for values in (("-1", 3), ("NaN", 3), ("0.1", 3.9))),
    ],
    ids=lambda content: content[:40],
)
def test_a_file_without_thresholds(files, tmp_path, content):
    (tmp_path / "no.json").write_text(content)
    done = run(
        "compare", files["sixty"], files["near"], "--lang", "en",
        "--thresholds", str(tmp_path / "no.json"),
    )  # fmt: skip
    assert done.returncode == 2
    assert done.stderr.decode().endswith("no.json holds no thresholds.\n")
