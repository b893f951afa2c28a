"""What `pip install` brings: every module and every file that the engine reads."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import sosie

FOLDER = Path(sosie.__file__).parent
SETTINGS = tomllib.loads((FOLDER.parent / "pyproject.toml").read_text(encoding="utf-8"))["tool"]


def files(*suffixes: str) -> list[Path]:
    return [path for path in FOLDER.rglob("*") if path.suffix in suffixes]


def test_every_module_is_in_a_package_that_is_found():
    assert SETTINGS["setuptools"]["packages"]["find"] == {"include": ["sosie*"]}
    folders = {path.parent for path in files(".py")}
    assert len(folders) > 1
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_every_file_that_is_read_is_package_data():
    patterns = SETTINGS["setuptools"]["package-data"]
    listed = [
        (FOLDER.parent / package.replace(".", "/") / pattern).as_posix()
        for package, names in patterns.items()
        for pattern in names
    ]
    data = files(".json", ".ftl")
    assert {path.suffix for path in data} == {".json", ".ftl"}
    missed = [path for path in data if not any(fnmatch(path.as_posix(), one) for one in listed)]
    assert missed == []
