"""A text that has been read: its words, its shingles, its fingerprint, and what was left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from . import judge
from .errors import SosieError
from .measure.shingles import character_windows, shingles
from .measure.simhash import fingerprint, simhash
from .model import Block, Charset, Head, Notice
from .options import Options
from .page.boundary import OPTIONS
from .page.headers import Headers
from .page.layout import structure
from .page.read import Content, read_content
from .page.tree import Node
from .text.bulk import folded_words
from .text.filters import join_phrases, log_weights, stems, stop_words, without
from .text.fold import fold_words
from .text.words import cut_spans, cut_words, segmentation
from .version import SCHEMA, VERSION

_USUAL = Options()


@dataclass(frozen=True, eq=False)
class Document:
    """A page or a text, read with `options`. Made by `sosie.read`.

    `text` is what is compared, in the reader's own spelling; `kept` and `removed` are the blocks
    of an HTML page, empty for plain text, `boundary` the selectors given to move what parts them;
    `head` is what the page says of itself, `None` for a text whose header fields say nothing. All
    but the text is computed when asked for.
    """

    text: str
    options: Options
    kind: str = "text"
    url: str | None = None
    charset: Charset | None = None
    boundary: Mapping[str, str | None] = field(default_factory=lambda: dict.fromkeys(OPTIONS))
    notices: tuple[Notice, ...] = ()
    root: Node | None = field(default=None, repr=False)
    content: Content | None = field(default=None, repr=False)

    @property
    def head(self) -> Head | None:
        return self.content.head if self.content else None

    @property
    def kept(self) -> tuple[Block, ...]:
        return self.content.kept if self.content else ()

    @property
    def removed(self) -> tuple[Block, ...]:
        return self.content.removed if self.content else ()

    @property
    def title(self) -> str | None:
        """The page's own title."""
        return self.head.title if self.head else None

    @property
    def lang(self) -> str | None:
        """The language that the page declares, a BCP 47 tag."""
        return self.head.lang if self.head else None

    @property
    def words(self) -> int:
        """How many words the text has, before any filter."""
        return len(self.folded)

    @cached_property
    def cut(self) -> list[str]:
        """The words, normalised, in their own case."""
        return cut_words(self.text, self.options.segmentation)

    @cached_property
    def folded(self) -> list[str]:
        """The words, folded: passages and `identical` are about these."""
        if self.options.segmentation == "characters":
            return folded_words(self.text, self.options.accents)
        return fold_words(self.cut, self.options.accents)

    @cached_property
    def spans(self) -> list[tuple[int, int]]:
        """The span of each word in `text`, half open, in code points."""
        return cut_spans(self.text, self.options.segmentation)

    @cached_property
    def segmentation(self) -> str:
        """What the text was cut into: `words`; in scripts without spaces `characters`, `pairs` or
        `runs`, as the options say; or `mixed`."""
        return segmentation(self.folded, self.options.segmentation)

    @property
    def features(self) -> list[str]:
        """The shingles in order, repeats included."""
        return [shingle.decode() for shingle in self.shingles]

    @cached_property
    def shingles(self) -> list[bytes]:
        """The features in UTF-8: what is hashed."""
        if self.options.shingle_size is None:
            return character_windows(self.text)
        return shingles(self._filtered(), self.options.shingle_size)

    @cached_property
    def shingle_set(self) -> frozenset[bytes]:
        """The distinct shingles: what overlap is computed on."""
        return frozenset(self.shingles)

    @cached_property
    def fingerprint(self) -> int | None:
        """The SimHash, an integer in [0, 2**bits); `None` where there is no shingle."""
        return self._fingerprint(self.shingles)

    @cached_property
    def article_fingerprint(self) -> int | None:
        """The SimHash of the single words, as the encyclopaedia article computes it."""
        return self._fingerprint(shingles(self._filtered(), 1))

    @cached_property
    def dominant_share(self) -> float:
        """The share, 0–1, of the features' weight that the heaviest one holds; 0 where so many
        differ that none can hold more than half."""
        if not self.shingles or 2 * (len(self.shingle_set) - 1) >= len(self.shingles):
            return 0.0
        if self.options.weights == "binary":
            return 1 / len(self.shingle_set)
        weigh = log_weights if self.options.weights == "log" else Counter
        weights = weigh(self.features).values()
        return max(weights) / sum(weights)

    @cached_property
    def structure(self) -> frozenset[tuple[str, str, str]] | None:
        """Runs of three tag paths: how the page is built. `None` for plain text."""
        return None if self.root is None else structure(self.root)

    @cached_property
    def warnings(self) -> tuple[Notice, ...]:
        """What a reader should know before trusting the figures."""
        found = list(self.notices)
        if self.charset and self.charset.source == "guess":
            found.append(Notice("charset-guessed", {"name": self.charset.name}))
        if self.charset and self.charset.replaced:
            found.append(Notice("charset-replaced", {"count": self.charset.replaced}))
        if not self.words:
            found.append(Notice("empty"))
        elif not self.shingles:
            detail = {"words": self.words, "k": self.options.shingle_size}
            found.append(Notice("too-short", detail))
        elif self.words < judge.STEADY_WORDS:
            found.append(Notice("short-text", {"words": self.words}))
        if self.dominant_share > judge.DOMINANT_SHARE:
            found.append(Notice("dominant-feature", {"share": self.dominant_share}))
        return tuple(found)

    def to_dict(self) -> dict:
        """The JSON contract; spans are in code points."""
        return {
            "schema": SCHEMA,
            "engine": VERSION,
            "kind": self.kind,
            "text": self.text,
            "title": self.title,
            "lang": self.lang,
            "url": self.url,
            "words": self.words,
            "shingles": len(self.shingles),
            "fingerprint": hexadecimal(self.fingerprint, self.options.bits),
            "charset": self.charset.to_dict() if self.charset else None,
            "segmentation": self.segmentation,
            "warnings": [notice.to_dict() for notice in self.warnings],
            "head": self.head.to_dict() if self.head else None,
            "kept": [block.to_dict() for block in self.kept],
            "removed": [block.to_dict() for block in self.removed],
            "boundary": dict(self.boundary),
            "options": self.options.to_dict(),
        }

    def _fingerprint(self, features: list[bytes]) -> int | None:
        bits = self.options.bits
        if self.options.weights == "log":
            decoded = [feature.decode() for feature in features]
            return simhash(log_weights(decoded), bits=bits)
        if self.options.weights == "binary":
            features = list(dict.fromkeys(features))
        return fingerprint(features, bits)

    def _filtered(self) -> list[str]:
        """The folded words after the optional steps. Stop words and stems act on accented words,
        before the fold."""
        options = self.options
        if options.stop_words is None and options.stem is None:
            words = self.folded
        else:
            words = [word.casefold() for word in self.cut]
            if options.stop_words is not None:
                dropped = options.stop_words
                dropped = stop_words(dropped) if isinstance(dropped, str) else dropped
                words = without(words, dropped)
            if options.stem is not None:
                words = stems(words, options.stem)
            words = fold_words(words, options.accents)
        if options.phrases:
            words = join_phrases(words)
        return words


def read(
    source: str | bytes,
    *,
    kind: str = "auto",
    content_type: str | None = None,
    url: str | None = None,
    headers: Headers | None = None,
    content: str | None = None,
    keep: str | None = None,
    drop: str | None = None,
    options: Options | None = None,
) -> Document:
    """Reads a page or a text.

    `source`: text, or bytes as a server or a file gave them. `kind`: `html`, `text`, or `auto` to
    tell them apart. `content_type`: the transport's header, for the charset and the kind. `url`:
    the page's address, against which its links are made absolute. `headers`: the response's header
    fields by name, in any case, a list of texts where one came several times; X-Robots-Tag, Link
    and Content-Language are read.

    `content`, `keep` and `drop` are CSS selectors that move the boundary of a page's main content:
    only these elements are content; these are too; these are not. The nearest element that one of
    `keep` and `drop` names decides about a text, and where both name it, it is dropped. `::text`
    behind a selector names a block's own text without the blocks in it, `::text(2)` the second run
    of it: so every block's `selector` names that block alone.

    Raises `SosieError`: `binary` (bytes that are no text), `source-invalid`, `option-invalid`,
    `selector-invalid`.

    >>> read("One fish, two fish.").words
    4
    """
    options = _USUAL if options is None else options
    if not isinstance(options, Options):
        raise SosieError("option-invalid", option="options", value=repr(options)[:40])
    boundary = {"content": content, "keep": keep, "drop": drop}
    found = read_content(
        source, kind, content_type, url, headers, boundary, options.keep_boilerplate
    )
    return Document(
        found.text,
        options,
        kind=found.kind,
        url=url,
        charset=found.charset,
        boundary=boundary,
        notices=found.notices,
        root=found.root,
        content=found,
    )


def hexadecimal(value: int | None, bits: int) -> str | None:
    """A fingerprint as bits/4 hexadecimal digits."""
    return None if value is None else format(value, f"0{bits // 4}x")
