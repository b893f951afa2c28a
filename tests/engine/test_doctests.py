"""The examples in the engine's docstrings."""

import doctest
import importlib
import pkgutil

import pytest
import sosie

MODULES = [
    name
    for _, name, _ in pkgutil.walk_packages(sosie.__path__, "sosie.")
    if not name.endswith("__main__")
]


@pytest.mark.parametrize("name", ["sosie", *MODULES])
def test_examples(name):
    failed, _ = doctest.testmod(importlib.import_module(name))
    assert failed == 0


def test_there_are_some():
    finder = doctest.DocTestFinder(exclude_empty=True)
    modules = map(importlib.import_module, MODULES)
    assert sum(bool(test.examples) for module in modules for test in finder.find(module)) > 15
