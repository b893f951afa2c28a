"""CSS selectors: from their text to what `matching.py` looks for.

Read are type, universal, `#id`, `.class` and attribute selectors, all four combinators, the
structural pseudo-classes, `:is`, `:where`, `:not`, `:has`, `:link`, and one pseudo-element of ours,
named as Scrapy's: `::text`, the text of a block outside of the blocks in it, `::text(2)` its second
run. Names of elements and attributes count in any case. Anything else is refused.

Why no library: justhtml's matcher climbs to the nearest ancestor only (`.a > div p` misses) and
reads no escapes, which browsers write; cssselect2 tries every ancestor for every combinator, so
that five of them take hours on a deep page, and comes with 180 kB of parsers.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

# An element test: its kind, then what the kind needs; see `matching.py`.
Test = tuple
# A compound selector: all its tests hold for one element.
Compound = tuple[Test, ...]

LONGEST = 50_000
_DEEPEST = 16
_ESCAPED = r"\\(?:[0-9A-Fa-f]{1,6}[ \t\n]?|[^\n0-9A-Fa-f])"
_START = rf"(?:[A-Za-z_\x80-\U0010ffff]|{_ESCAPED})"
_IDENTIFIER = re.compile(rf"(?:--|-?{_START})(?:[-A-Za-z0-9_\x80-\U0010ffff]|{_ESCAPED})*")
_STRING = re.compile(r'"((?:[^"\\\n]|\\[\s\S])*)"|' r"'((?:[^'\\\n]|\\[\s\S])*)'")
_ESCAPE = re.compile(r"\\(?:([0-9A-Fa-f]{1,6})[ \t\n]?|(\n)|([\s\S]))")
# A comment stands for nothing, not even for a space. It ends where it first can, whatever follows.
_COMMENTS = r"(?:/\*[\s\S]*?\*/)*+"
_COMMENT = re.compile(_COMMENTS)
_SPACE = re.compile(r"(?:[ \t\n]|/\*[\s\S]*?\*/)*+")
_LINE_END = re.compile(r"\r\n?|\f")
# What a test of an element opens with.
_OPENING = re.compile(rf"{_COMMENTS}([#.[]|:(?!:))")
_COMBINATOR = re.compile(r"[>+~]")
_OPERATOR = re.compile(r"[~|^$*]?=")
_NTH = re.compile(
    r"(odd|even)|([+-]?\d{0,9})n[ \t\n]*(?:([+-])[ \t\n]*(\d{1,9}))?|([+-]?\d{1,9})", re.I | re.A
)
_OF = re.compile(r"of(?![-\w])", re.I)
_RUN = re.compile(_COMMENTS + r"::text(?:\(([1-9]\d{0,6})\))?(?![-\w(])", re.I)

_NTHS = {  # name: (from the end, of its type)
    "nth-child": (False, False),
    "nth-last-child": (True, False),
    "nth-of-type": (False, True),
    "nth-last-of-type": (True, True),
}
_PLAIN: dict[str, Compound] = {
    "root": (("root",),),
    "scope": (("root",),),
    "empty": (("empty",),),
    "link": (("link",),),
    "any-link": (("link",),),
    "first-child": (("nth", 0, 1, False, False, None),),
    "last-child": (("nth", 0, 1, True, False, None),),
    "only-child": (("nth", 0, 1, False, False, None), ("nth", 0, 1, True, False, None)),
    "first-of-type": (("nth", 0, 1, False, True, None),),
    "last-of-type": (("nth", 0, 1, True, True, None),),
    "only-of-type": (("nth", 0, 1, False, True, None), ("nth", 0, 1, True, True, None)),
}
_LISTS = {"is": "is", "where": "is", "matches": "is", "not": "not", "has": "has"}


class SelectorSyntax(ValueError):
    """What was given is no selector that Sosie reads; `at` is where reading stopped."""

    def __init__(self, at: int) -> None:
        super().__init__(at)
        self.at = at


@dataclass(frozen=True, slots=True, eq=False)
class Selector:
    """One complex selector: pairs of a combinator and a compound, from left to right.

    The first combinator is None, in `:has` the one that leads from the element. `run` is None for
    the element itself, 0 for all runs of text directly in it, n for the n-th.
    """

    source: str
    steps: tuple[tuple[str | None, Compound], ...]
    run: int | None = None


def parse_selectors(text: str) -> tuple[Selector, ...]:
    """The selectors of a list with commas. Raises `SelectorSyntax`."""
    if len(text) > LONGEST:
        raise SelectorSyntax(LONGEST)
    return _Reader(_LINE_END.sub("\n", text).replace("\0", "\ufffd")).whole()


def escape_name(name: str) -> str:
    """A name as CSS writes it, as `CSS.escape` of browsers does.

    >>> escape_name("1:a b")
    '\\\\31 \\\\:a\\\\ b'
    """
    if name == "-":
        return "\\-"
    pieces = []
    for place, character in enumerate(name):
        digit_first = character in "0123456789" and (place == 0 or (place == 1 and name[0] == "-"))
        if digit_first or character < " " or character == "\x7f":
            pieces.append(f"\\{ord(character):x} ")
        elif character >= "\x80" or character in "-_" or character.isalnum():
            pieces.append(character)
        else:
            pieces.append(f"\\{character}")
    return "".join(pieces)


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(_character, text) if "\\" in text else text


def _character(escape: re.Match) -> str:
    code, line, other = escape.groups()
    if code is None:
        return "" if line else other
    number = int(code, 16)
    valid = 0 < number < 0x110000 and not 0xD800 <= number < 0xE000
    return chr(number) if valid else "\ufffd"


class _Reader:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.depth = 0

    def whole(self) -> tuple[Selector, ...]:
        found = self._list(relative=False, top=True)
        if self.at < len(self.text):
            raise SelectorSyntax(self.at)
        return found

    def _list(self, *, relative: bool, top: bool = False) -> tuple[Selector, ...]:
        """Selectors with commas between them, up to what belongs to none."""
        self.depth += 1
        if self.depth > _DEEPEST:
            raise SelectorSyntax(self.at)
        found = [self._selector(relative, top)]
        while self._take(","):
            found.append(self._selector(relative, top))
        self.depth -= 1
        return tuple(found)

    def _selector(self, relative: bool, top: bool) -> Selector:
        self._match(_SPACE)
        start = self.at
        combinator = None
        if relative:
            leading = self._match(_COMBINATOR)
            combinator = leading[0] if leading else " "
            self._match(_SPACE)
        steps: list[tuple[str | None, Compound]] = []
        run = None
        while True:
            compound = self._compound()
            if top and (text := self._match(_RUN)):
                run = int(text[1] or 0)
                compound = compound or (("any",),)
            if not compound:
                raise SelectorSyntax(self.at)
            steps.append((combinator, compound))
            end = self.at
            combinator = self._combinator()
            if combinator is None:
                return Selector(self.text[start:end], tuple(steps), run)
            if run is not None:
                raise SelectorSyntax(end)

    def _combinator(self) -> str | None:
        """What leads to the next compound; None at the end of a selector."""
        spaced = bool(_COMMENT.sub("", self._match(_SPACE)[0]))
        if found := self._match(_COMBINATOR):
            self._match(_SPACE)
            return found[0]
        ended = self.at == len(self.text) or self.text[self.at] in ",)"
        return " " if spaced and not ended else None

    def _compound(self) -> Compound:
        tests: list[Test] = list(self._type())
        while opening := self._match(_OPENING):
            if opening[1] == "#":
                tests.append(("id", self._name()))
            elif opening[1] == ".":
                tests.append(("class", self._name()))
            elif opening[1] == "[":
                tests.append(self._attribute())
            else:
                tests += self._pseudo()
        return tuple(tests)

    def _type(self) -> Compound:
        """A type selector, if one stands here. Only the namespace `*|` is known: any."""
        if self.text.startswith("*|", self.at) and not self.text.startswith("*|=", self.at):
            self.at += 2
            if not self.text.startswith("*", self.at):
                return (("tag", self._name().lower()),)
        if self._take("*"):
            return (("any",),)
        name = self._match(_IDENTIFIER)
        return (("tag", _unescaped(name[0]).lower()),) if name else ()

    def _attribute(self) -> Test:
        self._match(_SPACE)
        if self.text.startswith("*|", self.at):
            self.at += 2
        name = self._name().lower()
        self._match(_SPACE)
        if self._take("]"):
            return ("attribute", name, None, "", False)
        operator = self._match(_OPERATOR)
        if not operator:
            raise SelectorSyntax(self.at)
        self._match(_SPACE)
        value = self._string()
        self._match(_SPACE)
        flag = self._match(_IDENTIFIER)
        any_case = bool(flag) and flag[0] in "iI"
        if flag and flag[0].lower() not in ("i", "s"):
            raise SelectorSyntax(self.at)
        self._match(_SPACE)
        self._expect("]")
        return ("attribute", name, operator[0], value.lower() if any_case else value, any_case)

    def _string(self) -> str:
        quoted = self._match(_STRING)
        return _unescaped(quoted[1] or quoted[2] or "") if quoted else self._name()

    def _pseudo(self) -> Compound:
        start = self.at
        name = self._name().lower()
        if not self._take("("):
            if name not in _PLAIN:
                raise SelectorSyntax(start)
            return _PLAIN[name]
        self._match(_SPACE)
        if name in _NTHS:
            test = ("nth", *self._nth(), *_NTHS[name], self._of(name))
        elif name in _LISTS:
            test = (_LISTS[name], self._list(relative=name == "has"))
        else:
            raise SelectorSyntax(start)
        self._match(_SPACE)
        self._expect(")")
        return (test,)

    def _nth(self) -> tuple[int, int]:
        """a and b of `an+b`."""
        found = self._match(_NTH)
        if not found:
            raise SelectorSyntax(self.at)
        word, step, sign, offset, number = found.groups()
        if word:
            return 2, int(word.lower() == "odd")
        if number:
            return 0, int(number)
        a = int(step if step.strip("+-") else f"{step}1")
        return a, int(f"{sign}{offset}") if sign else 0

    def _of(self, name: str) -> Sequence[Selector] | None:
        """The selectors behind `of`, among whose elements is counted."""
        self._match(_SPACE)
        if name.endswith("-of-type") or not self._match(_OF):
            return None
        return self._list(relative=False)

    def _name(self) -> str:
        found = self._match(_IDENTIFIER)
        if not found:
            raise SelectorSyntax(self.at)
        return _unescaped(found[0])

    def _match(self, pattern: re.Pattern) -> re.Match | None:
        found = pattern.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found

    def _take(self, character: str) -> bool:
        taken = self.text.startswith(character, self.at)
        self.at += taken
        return taken

    def _expect(self, character: str) -> None:
        if not self._take(character):
            raise SelectorSyntax(self.at)
