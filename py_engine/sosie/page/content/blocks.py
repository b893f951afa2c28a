"""A page as its leaf text blocks, in document order, and the regions that hold them.

A leaf is the longest run of text without a block boundary: a paragraph, a heading, a cell. A region
is a block element; it covers a run of leaves, so every sum over it is a difference of two prefix
sums. What stands in a line but is not read, hidden elements and `noscript`, is set aside: it is
part of no text, but has its place.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

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

    def __init__(self, index: int, region: Region | None) -> None:
        self.index = index
        self.region = region
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

    __slots__ = ("leaves", "regions", "bare")

    def __init__(self) -> None:
        self.leaves: list[Leaf] = []
        self.regions: list[Region] = []
        self.bare: list[Line] = []


def cut_blocks(root: Node) -> Page:
    """Cut a page into leaves; scripts and the like are no text, hidden regions are marked."""
    page = Page()
    _Cutter(page).walk(root)
    return page


class Sums:
    """Sums of one number per leaf, over any region, at the cost of one subtraction."""

    __slots__ = ("_sums", "total")

    def __init__(self, values: Iterable[int]) -> None:
        self._sums = list(accumulate(values, initial=0))
        self.total = self._sums[-1]

    def of(self, region: Region) -> int:
        return self._sums[region.last] - self._sums[region.first]

    def before(self, index: int) -> int:
        """Over the leaves before that one."""
        return self._sums[index]

    def between(self, first: int, last: int) -> int:
        """Over `leaves[first:last]`; `last` may lie beyond the end."""
        return self._sums[min(last, len(self._sums) - 1)] - self._sums[first]


class _Cutter:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.line = Line(0, None)
        self.begun = False  # whether the line holds any text, be it white space
        self.broken = False  # whether a line break stands behind the last word
        self.linked = 0
        self.plain = 0  # letters outside links in the first line
        self.in_first_line = True
        self.region: Region | None = None

    def walk(self, root: Node) -> None:
        # An entry is a text, an element to enter, or a region to leave; then the element that holds
        # it, whether it stands in a link, and whether inside of an article or the like.
        stack: list[tuple[Node | str | Region, Node | None, bool, bool]] = [
            (root, None, False, False)
        ]
        while stack:
            item, holder, in_link, in_content = stack.pop()
            if type(item) is str:
                self._text(item, holder, in_link)
            elif type(item) is Region:
                self._flush()
                item.last = len(self.page.leaves)
                self.region = item.parent
            elif item.tag not in NO_TEXT:
                self._enter(item, holder, in_link, in_content, stack)
            elif item.tag == "noscript":
                self._set_aside(item, holder)

    def _add(self, piece: str | Node | None, holder: Node) -> None:
        self.line.pieces.append(piece)
        self.line.holders.append(holder)

    def _set_aside(self, node: Node, holder: Node) -> None:
        self._add(node, holder)
        self.line.asides += 1

    def _text(self, text: str, holder: Node, in_link: bool) -> None:
        self._add(text, holder)
        self.begun = True
        if not text.isspace():
            self.broken = False
            if in_link:
                self.linked += len(text.strip())
            elif self.in_first_line:
                self.plain += len(text.strip())

    def _enter(
        self, node: Node, holder: Node, in_link: bool, in_content: bool, stack: list
    ) -> None:
        tag = node.tag
        if tag == "br":
            self._line_break(holder)
            return
        hidden = is_hidden(node)
        if is_block(node):
            self._flush()
            region = Region(node, self.region, len(self.page.leaves), hidden)
            # The header of an article holds its title, that of a page its menus.
            if tag not in _NEVER_MARKED and not (tag == "header" and in_content):
                region.mark = mark_of(node)
            self.page.regions.append(region)
            self.region = region
            stack.append((region, None, in_link, in_content))
        elif hidden:
            self._set_aside(node, holder)
            return
        in_link = in_link or (tag == "a" and "href" in node.attrs)
        in_content = in_content or tag in _CONTENT or node.attrs.get("role") == "main"
        stack.extend((child, node, in_link, in_content) for child in reversed(node.children))

    def _line_break(self, holder: Node) -> None:
        """One break parts lines, two in a row part paragraphs."""
        if self.broken:
            self._flush()
        elif self.begun:
            self._add(None, holder)
            self.broken = True
            self.in_first_line = False

    def _flush(self) -> None:
        """Close the leaf that the pieces make, if they hold any text."""
        line = self.line
        if not line.pieces:
            return
        line.region = self.region
        text = join_pieces(line.pieces, preformatted=is_preformatted(self.region))
        if text:
            size = _size(text)
            linked = min(size, round(self.linked * size / len(text)))
            self.region.runs += 1
            leaf = Leaf(text, self.region, size, linked, self._leads(linked), line)
            self.page.leaves.append(leaf)
        elif line.asides:
            self.page.bare.append(line)
        self.line = Line(line.index + len(line.pieces), None)
        self.begun = self.broken = False
        self.linked = self.plain = 0
        self.in_first_line = True

    def _leads(self, linked: int) -> bool:
        return linked >= _HEADLINE and self.plain < 3


def is_preformatted(region: Region) -> bool:
    """Whether spaces and line ends in it stand as they are written."""
    return region.node.tag in _PREFORMATTED


def join_pieces(pieces: Iterable[str | Node | None], *, preformatted: bool) -> str:
    """The text that they make: inline texts as they stand, a line break for None."""
    if preformatted:
        text = "".join(
            "\n" if piece is None else piece for piece in pieces if type(piece) is not Node
        )
        return text.replace("\r", "").strip("\n").rstrip()
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
    style = node.attrs.get("style")
    return style is not None and "display" in style and "block" in style.replace("inline-block", "")


def _size(text: str) -> int:
    """Length in Latin letters: where spaces are rare a character says as much as two or three."""
    length = len(text)
    if length > 15 and not text.isascii() and text.count(" ") * 15 < length:
        return length * 5 // 2
    return length
