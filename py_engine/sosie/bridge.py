"""JSON in, JSON out: the only functions that the browser's worker calls.

`call(name, request, *buffers)` and `call_in_utf8` answer `{"ok": true, "value": …}` or
`{"ok": false, "error": {"code", "side", "detail"}}`; they raise nothing. A source is
`{"text": str}` or `{"buffer": index}` with, as `sosie.read` takes them, `kind`, `content_type`,
`url`, `headers`, `content`, `keep` and `drop`. Spans are in UTF-16 code units, the offsets of
JavaScript's strings; Python's are converted here and nowhere else.

    info()                                      versions, limits, languages
    read({source, options})                     a document
    compare({a, b, options, thresholds})        a comparison
    calibrate({sources, alike, options})        thresholds from texts known to be different; of
                                                each source its `name`; `alike`: pairs of names;
                                                `all_different`: as for `corpus.calibrate`
    explain({a, b, k, bits})                    the vote behind the fingerprints of two short texts
    figures({a, others})                        the figures alone, of one text and each of others;
                                                `expected`: the distance that theory expects
    thresholds()                                every threshold with its evidence

A long call tells `report(done, total)` how far it is.
"""

from __future__ import annotations

import json
from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from functools import partial

from .comparison import Comparison, compare
from .corpus.calibrate import Skipped, calibrate, read_all
from .corpus.gather import Entry, is_archive_name, open_archive
from .document import Document, read
from .errors import SosieError
from .explain import expected_distance, explain
from .judge import DISTANCES, EVIDENCE, TABLE, Thresholds
from .options import Options
from .text.filters import LANGUAGES
from .version import SCHEMA, VERSION

LIMIT_BYTES = 5_000_000
"""The largest source that the page takes, so that a comparison ends within seconds."""


class _SideError(Exception):
    def __init__(self, side: str, error: SosieError) -> None:
        self.side = side
        self.error = error


Report = Callable[[int, int], object]


def call(
    name: str, request: str | memoryview, *buffers: bytes, report: Report | None = None
) -> str:
    """Runs the function `name` on a JSON request and gives its JSON answer."""
    side, error = None, None
    try:
        value = _FUNCTIONS[name](_loaded(request), buffers, report)
        return json.dumps({"ok": True, "value": value}, ensure_ascii=False)
    except _SideError as failure:
        side, error = failure.side, failure.error
    except SosieError as failure:
        error = failure
    except MemoryError:
        error = SosieError("out-of-memory")
    except Exception as failure:  # a fault of ours must reach the reader as one, not as silence
        error = SosieError("internal", type=type(failure).__name__, message=str(failure)[:200])
    answer = {"code": error.code, "side": side, "detail": error.detail}
    return json.dumps({"ok": False, "error": answer})


def call_in_utf8(
    name: str, request: memoryview, *buffers: bytes, report: Report | None = None
) -> bytes:
    """`call` with the answer as bytes: the way across for long texts, in little time and room."""
    answer = call(name, request, *buffers, report=report)
    try:
        return answer.encode()
    except UnicodeEncodeError:  # a lone surrogate has no bytes, but an escape
        return json.dumps(json.loads(answer)).encode()


def _loaded(request: str | memoryview) -> dict:
    return json.loads(request if isinstance(request, str) else bytes(request))


def _info(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    return {
        "schema": SCHEMA,
        "engine": VERSION,
        "limits": {"bytes": LIMIT_BYTES},
        "languages": list(LANGUAGES),
    }


def _read(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    options = Options.from_dict(request.get("options") or {})
    document = _document(request["source"], options, buffers)
    value = document.to_dict()
    _convert_blocks(value, _utf16(document.text))
    return value


def _compare(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    options = Options.from_dict(request.get("options") or {})
    documents = {}
    for side in "ab":
        try:
            documents[side] = _document(request[side], options, buffers)
        except SosieError as error:
            raise _SideError(side, error) from None
    given = request.get("thresholds")
    thresholds = Thresholds.from_dict(given) if given else None
    value = compare(documents["a"], documents["b"], thresholds=thresholds).to_dict()
    value["offsets"] = "utf-16"
    for side, document in documents.items():
        convert = _utf16(document.text)
        _convert_blocks(value[side], convert)
        for passage in value["passages"]:
            place = passage[side]
            place["start"], place["end"] = convert(place["start"]), convert(place["end"])
    return value


def _calibrate(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    options = Options.from_dict(request.get("options") or {})
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    for source in request["sources"]:
        name = source["name"]
        try:
            if is_archive_name(name):
                prefix = f"{name}/" if len(request["sources"]) > 1 else ""
                entries += open_archive(name, _content(source, buffers), LIMIT_BYTES, prefix)
            else:
                entries.append(Entry(name, partial(_limited, source, buffers)))
        except SosieError as error:
            skipped.append(Skipped(name, error.code))
    documents, unread = read_all(entries, options, report)
    alike, all_different = request.get("alike") or (), request.get("all_different") is True
    return calibrate(documents, alike, (*skipped, *unread), all_different, options).to_dict()


def _explain(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    return explain(**request)


def _figures(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> list[dict]:
    texts = (request["a"], *request["others"])
    first, *others = (read(text, kind="text") for text in texts)
    return [_figures_of(compare(first, other)) for other in others]


def _figures_of(found: Comparison) -> dict:
    return {
        "distance": found.distance,
        "jaccard": found.jaccard,
        "a_in_b": found.a_in_b,
        "relation": found.relation,
        "fingerprint_verdict": found.fingerprint_verdict,
        "content_verdict": found.content_verdict,
        "expected": None if found.dice is None else expected_distance(found.dice),
        "words_a": found.a.words,
        "words_b": found.b.words,
    }


def _thresholds(request: Mapping, buffers: Sequence[bytes], report: Report | None) -> dict:
    rows = {k: asdict(row) for k, row in TABLE.items()}
    return {"rows": rows, "evidence": EVIDENCE, "distances": DISTANCES}


_FUNCTIONS = {
    "info": _info,
    "read": _read,
    "compare": _compare,
    "calibrate": _calibrate,
    "explain": _explain,
    "figures": _figures,
    "thresholds": _thresholds,
}


def _content(source: Mapping, buffers: Sequence[bytes]) -> bytes | str:
    content = bytes(buffers[source["buffer"]]) if "buffer" in source else source.get("text")
    if not isinstance(content, bytes | str):
        raise SosieError("source-invalid", type=type(content).__name__)
    return content


def _limited(source: Mapping, buffers: Sequence[bytes]) -> bytes | str:
    content = _content(source, buffers)
    size = len(content)
    if isinstance(content, str) and LIMIT_BYTES // 4 < size <= LIMIT_BYTES:
        size = len(content.encode("utf-8", "surrogatepass"))
    if size > LIMIT_BYTES:
        raise SosieError("too-large", bytes=size, limit=LIMIT_BYTES)
    return content


def _document(source: Mapping, options: Options, buffers: Sequence[bytes]) -> Document:
    return read(
        _limited(source, buffers),
        kind=source.get("kind") or "auto",
        content_type=source.get("content_type"),
        url=source.get("url"),
        headers=source.get("headers"),
        content=source.get("content") or None,
        keep=source.get("keep") or None,
        drop=source.get("drop") or None,
        options=options,
    )


def _utf16(text: str) -> Callable[[int], int]:
    """From an offset in code points to one in UTF-16 code units."""
    if text.isascii() or max(text) <= "\uffff":
        return lambda offset: offset
    wide = [index for index, character in enumerate(text) if character > "\uffff"]
    return lambda offset: offset + bisect_left(wide, offset)


def _convert_blocks(value: dict, convert: Callable[[int], int]) -> None:
    for block in value["kept"]:
        block["start"], block["end"] = convert(block["start"]), convert(block["end"])
