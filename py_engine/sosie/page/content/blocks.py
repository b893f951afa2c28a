"""A page as its leaf text blocks, in document order, and the regions that hold them.

A leaf is the longest run of text without a block boundary: a paragraph, a heading, a cell. A region
is a block element; it covers a run of leaves, so every sum over it is a difference of two prefix
sums. What stands in a line but is not read, hidden elements and `noscript`, is set aside: it is
part of no text, but has its place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from operator import sub

from ..tree import Node
from .hints import is_hidden, mark_of

_BLOCKS = frozenset(
    "html body address article aside blockquote button caption center dd details dialog dir div dl"
    " dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 header hgroup hr legend"
    " li listing main menu nav ol optgroup p plaintext pre search section summary table tbody td"
    " tfoot th thead tr ul xmp".split()
)
_PHRASING = frozenset("a b em i li p span strong td th h1 h2 h3 h4 h5 h6 dt dd label".split())
NO_TEXT = frozenset(
    "head script style svg template noscript iframe object embed applet video audio canvas map"
    " select datalist textarea input rt rtc rp noframes noembed".split()
)
_PREFORMATTED = frozenset("pre listing plaintext xmp".split())
# So many letters of link make a headline.
_HEADLINE = 15
_CONTENT = frozenset(("article", "main", "section"))
_NEVER_MARKED = frozenset(("html", "body", "main"))


class Region:
    """A block element: its leaves are `leaves[first:last]`; `mark` is what it says of itself.

    `runs` counts the leaves directly in it, not in a region within.
    """

    __slots__ = ("node", "parent", "first", "last", "runs", "mark", "hidden")

    def __init__(self, node: Node, parent: Region | None, first: int, hidden: bool) -> None:
        self.node = node
        self.parent = parent
        self.first = first
        self.last = first
        self.runs = 0
        self.mark: tuple[str, str] | None = None
        self.hidden = hidden


class Line:
    """The pieces between two block boundaries, and the element that holds each.

    A piece is a text, a line break (None), or an element set aside; `asides` counts the last kind.
    `index` is the place of the first in the page, the next ones follow.
    """

    __slots__ = ("index", "region", "pieces", "holders", "asides")

    def __init__(self, index: int) -> None:
        self.index = index
        self.region: Region | None = None
        self.pieces: list[str | Node | None] = []
        self.holders: list[Node] = []
        self.asides = 0


class Leaf:
    """A block of text: `size` is its length, comparable between scripts, `linked` that in links.

    `lead` tells that its first line is a link: a headline that leads elsewhere. `run` is its number
    among the leaves directly in its region. `line` is what its text was joined from.
    """

    __slots__ = ("text", "region", "size", "linked", "lead", "run", "line")

    def __init__(
        self, text: str, region: Region, size: int, linked: int, lead: bool, line: Line
    ) -> None:
        self.text = text
        self.region = region
        self.size = size
        self.linked = linked
        self.lead = lead
        self.run = region.runs
        self.line = line


class Page:
    """All leaves and regions of a page, both in document order.

    `bare` are the lines without any text, but with something set aside.
    """

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.regions: list[Region] = []
        self.bare: list[Line] = []

    @cached_property
    def size(self) -> Sums:
        return Sums(leaf.size for leaf in self.leaves)

    @cached_property
    def linked(self) -> Sums:
        return Sums(leaf.linked for leaf in self.leaves)

    @cached_property
    def marked(self) -> list[Region]:
        """The regions that are hidden, or say that they are no content."""
        return [region for region in self.regions if region.hidden or region.mark]

    @cached_property
    def alike(self) -> list[list[Region]]:
        """The regions with text, siblings of one tag and first class together."""
        found: dict[tuple, list[Region]] = {}
        for region in self.regions:
            if region.first < region.last:
                node = region.node
                name = node.attrs.get("class", "").split(" ", 1)[0]
                found.setdefault((region.parent, node.tag, name), []).append(region)
        return list(found.values())


def cut_blocks(root: Node) -> Page:
    """Cut a page into leaves; scripts and the like are no text, hidden regions are marked."""
    page = Page()
    _Cutter(page).walk(root)
    return page


class Sums:
    """Sums of one number per leaf, over any region, at the cost of one subtraction.

    `before[index]` is that over the leaves before that one, `total` that over all.
    """

    __slots__ = ("before", "total")

    def __init__(self, values: Iterable[int]) -> None:
        self.before = list(accumulate(values, initial=0))
        self.total = self.before[-1]

    def of(self, region: Region) -> int:
        return self.before[region.last] - self.before[region.first]

    def near(self, reach: int) -> list[int]:
        """For each leaf the sum over it and so many on either side."""
        padded = [0] * reach + self.before + [self.total] * reach
        return list(map(sub, padded[2 * reach + 1 :], padded))


class _Cutter:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = Line(0)
        self.worded = False  # whether the line holds more than white space
        self.broken = False  # whether a line break stands behind the last word
        self.linked = 0
        self.plain = 0  # letters outside links in the first line
        self.in_first_line = True
        self.region: Region | None = None

    def walk(self, root: Node) -> None:
        # An entry is what is left of an element's children, the element, whether they stand in a
        # link, and whether inside of an article or the like; the region that ends with them.
        stack: list[tuple[Iterator, Node | None, bool, bool, Region | None]] = [
            (iter((root,)), None, False, False, None)
        ]
        while stack:
            children, holder, in_link, in_content, region = stack[-1]
            for item in children:
                if type(item) is str:
                    self.line.pieces.append(item)
                    self.line.holders.append(holder)
                    if not item.isspace():
                        self._words(len(item.strip()), in_link)
                elif item.tag == "br":
                    self._line_break(holder)
                elif item.tag not in NO_TEXT:
                    if entry := self._enter(item, holder, in_link, in_content):
                        stack.append(entry)
                        break
                elif item.tag == "noscript":
                    self._set_aside(item, holder)
            else:
                stack.pop()
                if region:
                    self._flush()
                    region.last = len(self.page.leaves)
                    self.region = region.parent

    def _set_aside(self, node: Node, holder: Node) -> None:
        self.line.pieces.append(node)
        self.line.holders.append(holder)
        self.line.asides += 1

    def _words(self, letters: int, in_link: bool) -> None:
        self.worded = True
        self.broken = False
        if in_link:
            self.linked += letters
        elif self.in_first_line:
            self.plain += letters

    def _enter(self, node: Node, holder: Node, in_link: bool, in_content: bool) -> tuple | None:
        """The entry of an element for the stack; None where nothing in it is to be walked."""
        tag, attrs = node.tag, node.attrs
        region = None
        hidden = bool(attrs) and is_hidden(node)
        if tag in _BLOCKS or (("style" in attrs or "-" in tag) and is_block(node)):
            self._flush()
            region = Region(node, self.region, len(self.page.leaves), hidden)
            # The header of an article holds its title, that of a page its menus.
            if tag not in _NEVER_MARKED and not (tag == "header" and in_content):
                region.mark = mark_of(node)
            self.page.regions.append(region)
            self.region = region
        elif hidden:
            self._set_aside(node, holder)
            return None
        elif not node.children:
            return None
        in_link = in_link or (tag == "a" and "href" in attrs)
        in_content = in_content or tag in _CONTENT or attrs.get("role") == "main"
        return iter(node.children), node, in_link, in_content, region

    def _line_break(self, holder: Node) -> None:
        """One break parts lines, two in a row part paragraphs."""
        line = self.line
        if self.broken:
            self._flush()
        elif len(line.pieces) > line.asides:
            line.pieces.append(None)
            line.holders.append(holder)
            self.broken = True
            self.in_first_line = False

    def _flush(self) -> None:
        """Close the leaf that the pieces make, if they hold any text."""
        line, region = self.line, self.region
        count = len(line.pieces)
        if not count:
            return
        if self.worded:
            text = join_pieces(line.pieces, preformatted=is_preformatted(region))
            size = _size(text)
            linked = min(size, round(self.linked * size / len(text)))
            region.runs += 1
            self.page.leaves.append(Leaf(text, region, size, linked, self._leads(linked), line))
        elif line.asides:
            self.page.bare.append(line)
        if self.worded or line.asides:
            line.region = region
            self.line = Line(line.index + count)
        else:
            # White space alone is only counted.
            line.index += count
            line.pieces.clear()
            line.holders.clear()
        self.worded = self.broken = False
        self.linked = self.plain = 0
        self.in_first_line = True

    def _leads(self, linked: int) -> bool:
        return linked >= _HEADLINE and self.plain < 3


def is_preformatted(region: Region) -> bool:
    """Whether spaces and line ends in it stand as they are written."""
    return region.node.tag in _PREFORMATTED


def join_pieces(pieces: Sequence[str | Node | None], *, preformatted: bool) -> str:
    """The text that they make: inline texts as they stand, a line break for None."""
    if preformatted:
        text = "".join(
            "\n" if piece is None else piece for piece in pieces if type(piece) is not Node
        )
        return text.replace("\r", "").strip("\n").rstrip()
    if len(pieces) == 1 and type(pieces[0]) is str:
        return " ".join(pieces[0].split())
    lines, line = [], []
    for piece in pieces:
        if type(piece) is str:
            line.append(piece)
        elif piece is None:
            lines.append(line)
            line = []
    lines.append(line)
    cut = (" ".join("".join(line).split()) for line in lines)
    return "\n".join(line for line in cut if line)


def is_block(node: Node) -> bool:
    tag = node.tag
    if tag in _BLOCKS:
        return True
    if "-" in tag:
        return node.parent is None or node.parent.tag not in _PHRASING
    style = node.attrs.get("style", "")
    return "display" in style and "block" in style.replace("inline-block", "")


def _size(text: str) -> int:
    """Length in Latin letters: where spaces are rare a character says as much as two or three."""
    length = len(text)
    if length > 15 and not text.isascii() and text.count(" ") * 15 < length:
        return length * 5 // 2
    return length
