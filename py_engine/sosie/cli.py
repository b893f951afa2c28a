"""The command line: `sosie compare A B`, `sosie extract PAGE`, `sosie calibrate FOLDER`."""

from __future__ import annotations

import argparse
import contextlib
import csv
import io
import json
import os
import sys
from collections.abc import Sequence

from . import judge
from .comparison import compare
from .corpus.calibrate import calibrate, read_all
from .document import Document, read
from .errors import SosieError
from .messages import LANGUAGES as MESSAGE_LANGUAGES
from .messages import Messages, preferred_language
from .options import SHINGLE_SIZE, Options
from .sources import LOAD_ERRORS, collect, load
from .text.filters import LANGUAGES
from .text.words import SEGMENTATIONS
from .version import VERSION

EXIT_NO_PAIR, EXIT_PAIR, EXIT_ERROR, EXIT_TOO_SHORT = 0, 1, 2, 3

_EPILOGUE = """\
exit codes of compare:
  0  distinct, or partial: no pair
  1  identical, near-duplicate or contained: a pair
  2  an error of any kind
  3  too short to judge
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command and gives its exit code; whatever goes wrong is 2, never 1."""
    if sys.stdout is None:
        return _fail("standard output is closed")
    try:
        if isinstance(sys.stdout, io.TextIOWrapper):
            # A terminal that lacks a character shows its code; the result stands all the same.
            sys.stdout.reconfigure(errors="backslashreplace")
        asked = _parser().parse_args(arguments)
        code = asked.run(asked)
        sys.stdout.flush()
        return code
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else EXIT_ERROR
    except BrokenPipeError:
        # The reader of our output has gone; Python would complain once more at its own exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_ERROR
    except SosieError as error:
        return _fail(_explain(error, asked))
    except KeyboardInterrupt:
        return _fail("interrupted")
    except Exception as error:
        return _fail(f"internal: {type(error).__name__}: {error}")


def _compare(asked: argparse.Namespace) -> int:
    if asked.a == asked.b == "-":
        raise SosieError("source-invalid", type="stdin")
    options = _options(asked)
    thresholds = _thresholds(asked.thresholds, options) if asked.thresholds else None
    sides = (_read(name, asked, options) for name in (asked.a, asked.b))
    found = compare(*sides, thresholds=thresholds)
    if asked.html:
        from .console import report

        _write(asked.html, report(found, (asked.a, asked.b), _messages(asked)))
    if asked.json:
        _print_json(found.to_dict())
    else:
        from .console import show_comparison

        print(show_comparison(found, (asked.a, asked.b), _messages(asked)))
    if found.relation == "too-short":
        return EXIT_TOO_SHORT
    return EXIT_PAIR if found.relation in judge.DUPLICATES else EXIT_NO_PAIR


def _extract(asked: argparse.Namespace) -> int:
    document = _read(asked.page, asked, _options(asked))
    if asked.json:
        _print_json(document.to_dict())
        return EXIT_NO_PAIR
    # The text alone on standard output, so that it can be piped; the rest beside it.
    print(document.text)
    if not asked.quiet and sys.stderr is not None:
        from .console import show_document

        print(show_document(document, asked.page, _messages(asked)), file=sys.stderr)
    return EXIT_NO_PAIR


def _calibrate(asked: argparse.Namespace) -> int:
    alike = _pairs_of_names(asked.alike) if asked.alike else ()
    options = _options(asked)
    documents, skipped = read_all(collect(asked.sources), options, kind=asked.kind)
    found = calibrate(documents, alike, skipped, asked.all_different, options)
    if asked.json:
        _print_json(found.to_dict())
    else:
        from .console import show_calibration

        print(show_calibration(found, _messages(asked)))
    return EXIT_NO_PAIR


def _thresholds(name: str, options: Options) -> judge.Thresholds:
    """Those in a file that `calibrate --json` wrote; they hold for the options they were made
    with."""
    try:
        value = json.loads(load(name).content)
        thresholds = judge.Thresholds.from_dict(value["thresholds"])
        made_with = Options.from_dict(value["options"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        if isinstance(error, SosieError) and error.code in LOAD_ERRORS:
            raise
        raise SosieError("thresholds-invalid", name=name) from None
    if made_with != options:
        raise SosieError("thresholds-differ", name=name)
    return thresholds


def _pairs_of_names(name: str) -> list[tuple[str, str]]:
    """Two names a line, in a CSV file."""
    text = load(name).content.decode("utf-8-sig", "replace")
    try:
        rows = [row for row in csv.reader(text.splitlines()) if row]
    except csv.Error:
        raise SosieError("pairs-invalid", name=name) from None
    if any(len(row) != 2 for row in rows):
        raise SosieError("pairs-invalid", name=name)
    return [(first.strip(), second.strip()) for first, second in rows]


def _read(name: str, asked: argparse.Namespace, options: Options) -> Document:
    source = load(name)
    try:
        return read(
            source.content,
            kind=asked.kind,
            content_type=source.content_type,
            url=source.url,
            headers=source.headers,
            content=_joined(asked.content),
            keep=_joined(asked.keep),
            drop=_joined(asked.drop),
            options=options,
        )
    except SosieError as error:
        raise SosieError(error.code, name=name, **error.detail) from None


def _options(asked: argparse.Namespace) -> Options:
    return Options(
        profile=asked.profile,
        k=asked.k,
        bits=asked.bits,
        weights=asked.weights,
        accents=asked.accents,
        stop_words=asked.stop_words,
        stem=asked.stem,
        phrases=asked.phrases,
        keep_boilerplate=asked.keep_boilerplate,
        segmentation=asked.segmentation,
    )


def _joined(selectors: list[str] | None) -> str | None:
    return None if selectors is None else ", ".join(selectors)


def _explain(error: SosieError, asked: argparse.Namespace) -> str:
    """The error in the reader's language; its code where there is no sentence for it."""
    try:
        return _messages(asked)("cli-error", code=error.code, **error.detail)
    except Exception:
        return str(error)


def _messages(asked: argparse.Namespace) -> Messages:
    return Messages(asked.lang or preferred_language())


def _write(name: str, text: str) -> None:
    try:
        with open(name, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except OSError as error:
        raise SosieError("file-unwritable", name=name, reason=error.strerror or "") from None


def _print_json(value: dict) -> None:
    print(json.dumps(value, indent=2))


def _fail(message: str) -> int:
    if sys.stderr is not None:
        # Where even that cannot be written the exit code still says it.
        with contextlib.suppress(OSError):
            print(f"sosie: {message}", file=sys.stderr, flush=True)
    return EXIT_ERROR


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="sosie",
        description="Tells whether two pages or texts are near-duplicates, and shows why.",
        epilog=_EPILOGUE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"sosie {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="command")

    command = _command(commands, "compare", _compare, "compare two pages or texts")
    command.add_argument("a", metavar="A", help="a file, an address, or - for standard input")
    command.add_argument("b", metavar="B", help="likewise")
    _add_boundary(command)

    command.add_argument("--html", metavar="FILE",
        help="also write a report that any browser shows, with both texts in it")  # fmt: skip
    command.add_argument("--thresholds", metavar="FILE",
        help="judge by the thresholds that `sosie calibrate --json` wrote")  # fmt: skip

    command = _command(commands, "calibrate", _calibrate,
        "suggest thresholds, from texts known to be different from each other")  # fmt: skip
    command.add_argument("sources", metavar="SOURCE", nargs="+",
        help="folders, ZIP archives, files or addresses; 10 texts or more, better 25")  # fmt: skip
    command.add_argument("--alike", metavar="FILE",
        help="a CSV file, two names a line: pairs that are alike after all")  # fmt: skip
    command.add_argument("--all-different", action="store_true",
        help="pairs that share as much as duplicates do are different too, if not in --alike; "
        "else they are left out")  # fmt: skip

    command = _command(commands, "extract", _extract, "print the main text of a page")
    command.add_argument("page", metavar="PAGE", help="a file, an address, or -")
    command.add_argument("--quiet", action="store_true", help="the text alone")
    _add_boundary(command)
    return parser


def _add_boundary(command: argparse.ArgumentParser) -> None:
    """Selectors that move the boundary of the main content; each may be given several times."""
    for option, about in (
        ("--content", "a CSS selector: the main content is what it names, all else is out"),
        ("--keep", "likewise: what it names is main content too; `extract` names the blocks"),
        ("--drop", "likewise: what it names is no main content"),
    ):
        command.add_argument(option, action="append", metavar="SELECTOR", help=about)


def _command(commands, name: str, run, about: str) -> argparse.ArgumentParser:
    command = commands.add_parser(
        name,
        help=about,
        description=about[0].upper() + about[1:] + ".",
        epilog=_EPILOGUE if name == "compare" else None,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.set_defaults(run=run)
    add = command.add_argument
    add("--json", action="store_true", help="everything, as JSON")
    add("--kind", choices=("auto", "html", "text"), default="auto", help="how to read the sources")
    add("--profile", choices=tuple(SHINGLE_SIZE), default="detector",
        help="three-word shingles (the default), single words, 4-character windows")  # fmt: skip
    add("--k", type=int, metavar="1-10",
        help="words in a shingle; the profile's own if not given; not with `package`")  # fmt: skip
    add("--bits", type=int, choices=(64, 128), default=64, help="size of the fingerprint")
    add("--weights", choices=("count", "binary", "log"), default="count",
        help="how a repeated shingle counts")  # fmt: skip
    add("--accents", choices=("fold", "keep"), default="fold", help="drop accents or keep them")
    add("--stop-words", choices=LANGUAGES, metavar="LANG", help="drop this language's stop words")
    add("--stem", choices=LANGUAGES, metavar="LANG", help="reduce words to this language's stems")
    add("--phrases", action="store_true", help="join pairs of words that often stand together")
    add("--keep-boilerplate", action="store_true", help="keep menus, headers and footers")
    add("--segmentation", choices=SEGMENTATIONS, default=SEGMENTATIONS[0],
        help="scripts without spaces: each letter a word, overlapping pairs of letters, "
        "or unbroken runs")  # fmt: skip
    add("--lang", choices=MESSAGE_LANGUAGES,
        help="language of the messages; the terminal's if not given")  # fmt: skip
    return command
