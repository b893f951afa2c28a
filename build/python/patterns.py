"""Keeps compiled regular expressions: to compile them takes a third of the engine's import.

`re` asks its cache before it compiles. A module that is shipped with the engine fills this cache,
from the code that was recorded while the engine was imported here, in the same Python.
"""

import re
from array import array

NAME = "kept_patterns"
"""The module that fills the cache when it is imported."""

FILL = """
import _sre
import re

for pattern, asked, flags, code, groups, names, order in {rows}:
    made = _sre.compile(
        pattern, flags, list(memoryview(code).cast("I")), groups, dict(names), order
    )
    re._cache[type(pattern), pattern, asked] = made
"""


class Recorder:
    """Stands between `re` and its compiler, from when it is made on."""

    def __init__(self) -> None:
        self._compiler = re._compiler
        self._compile = self._compiler.compile
        self._machine = self._compiler._sre
        self._made: tuple = ()
        self._rows: dict[tuple, tuple] = {}
        self._compiler.compile = self._recorded
        # Its part that makes a pattern of code.
        self._compiler._sre = self

    def __getattr__(self, name: str) -> object:
        return getattr(self._machine, name)

    def compile(self, *made: object) -> re.Pattern:
        self._made = made
        return self._machine.compile(*made)

    def _recorded(self, pattern: str | bytes, flags: int = 0) -> re.Pattern:
        found = self._compile(pattern, flags)
        _, meant, code, groups, names, order = self._made
        code = array("I", code).tobytes()
        row = (pattern, flags, meant, code, groups, tuple(names.items()), order)
        self._rows[type(pattern), pattern, flags] = row
        return found

    def source(self) -> bytes:
        """The module's source."""
        return FILL.format(rows=tuple(self._rows.values())).encode()
