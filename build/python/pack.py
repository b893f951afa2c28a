"""Makes the two archives of Python that the site ships: compiled, only what the engine reaches.

Runs inside Pyodide, so that the code is that of the Python which will read it. Two thirds of a
stock boot is compiling. Docstrings and assertions go (`optimize=2`), and of all code but the
engine's own the tables of line numbers, a third of what has to be downloaded: a traceback names
file, function and where that begins.
"""

import codecs
import importlib
import io
import marshal
import pkgutil
import sys
import types
import unicodedata
import zipfile
from importlib.util import MAGIC_NUMBER
from pathlib import Path
from zipimport import zipimporter

from patterns import NAME, Recorder

STDLIB = next(path for path in sys.path if path.endswith(".zip"))
# Codecs that are asked for by name: by the engine, by `zipfile`, by Python itself.
CODECS = (
    "ascii",
    "latin-1",
    "utf-8-sig",
    "gb2312",
    "big5",
    "cp950",
    "euc-kr",
    "utf-32-be",
    "utf-32-le",
    "cp437",
    "idna",
    "punycode",
    "unicode-escape",
    "raw-unicode-escape",
)
HEADER = MAGIC_NUMBER + bytes(12)  # neither date nor digest: there is no source beside it
EPOCH = (1980, 1, 1, 0, 0, 0)


def pack(engine: str) -> tuple[bytes, bytes]:
    """The standard library's archive and the engine's; `engine` is the folder of its packages."""
    sys.path.insert(0, engine)
    files = read_folder(engine)
    recorder = Recorder()
    reach(engine)
    files[f"{NAME}.py"] = recorder.source()
    return archive(read_stdlib()), archive(files)


def reach(engine: str) -> None:
    """Imports every module of the engine and its packages, and every codec that a page can need."""
    for module in pkgutil.walk_packages([engine]):
        importlib.import_module(module.name)
    from sosie.page.charset.encodings import NAMES, codec_of

    for name in (*CODECS, *(codec_of(name) for name in NAMES if name != "replacement")):
        codecs.lookup(name)


def read_stdlib() -> dict[str, bytes]:
    """The source of every module of the standard library that has been read from its archive by
    now; others are part of Python's own binary."""
    found = {}
    with zipfile.ZipFile(STDLIB) as stdlib:
        there = set(stdlib.namelist())
        for name, module in list(sys.modules.items()):
            if not isinstance(getattr(module.__spec__, "loader", None), zipimporter):
                continue
            stem = name.replace(".", "/")
            for path in (f"{stem}.py", f"{stem}/__init__.py"):
                if path in there:
                    found[path] = stdlib.read(path)
    return found


def read_folder(folder: str) -> dict[str, bytes]:
    paths = (path for path in Path(folder).rglob("*") if path.is_file())
    files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
    return {path: content for path, content in files.items() if is_needed(path)}


def is_needed(path: str) -> bool:
    """All but the tables of `unidecode` for blocks without a Latin letter: `sosie.text.fold` asks
    it for Latin letters alone."""
    package, _, name = path.partition("/")
    if package != "unidecode" or not name.startswith("x"):
        return True
    block = int(name[1:4], 16) << 8
    names = (unicodedata.name(chr(point), "") for point in range(block, block + 256))
    return any(name.startswith("LATIN ") for name in names)


def archive(files: dict[str, bytes]) -> bytes:
    """A ZIP archive, stored, its modules compiled; the same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        for path, content in sorted(files.items()):
            if path.endswith(".py"):
                path, content = f"{path}c", compiled(path, content)
            entry = zipfile.ZipInfo(path, EPOCH)
            file.writestr(entry, content)
    return made.getvalue()


def compiled(path: str, source: bytes) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=2)
    return HEADER + marshal.dumps(code if path.startswith("sosie/") else on_one_line(code))


def on_one_line(code: types.CodeType) -> types.CodeType:
    """As if all of a function stood where it begins: whoever prints a traceback needs some line.

    An entry of the table is for one to eight units of code: kind 13, a line without a column, and
    its distance from the line before.
    """
    constants = (
        on_one_line(constant) if isinstance(constant, types.CodeType) else constant
        for constant in code.co_consts
    )
    eights, rest = divmod(len(code.co_code) // 2, 8)
    lengths = [8] * eights + [rest] * bool(rest)
    table = b"".join(bytes((0x80 | 13 << 3 | length - 1, 0)) for length in lengths)
    return code.replace(co_linetable=table, co_consts=tuple(constants))
