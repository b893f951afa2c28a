"""Makes the table by which the encoding of a page that states none is guessed.

    pip install wordfreq==3.1.1 langdetect==1.0.9     # needed here only, not by Sosie
    python tests/tools/train_charset.py

Of each language it holds how rare each pair of neighbouring letters is (the ends of words count as
a letter; pairs within ASCII are left out), of Chinese, Japanese and Korean how rare their commonest
characters are: -ln of the share, rounded, at most 8. Both are counted from the lists of words and
their frequencies in `wordfreq` (Robyn Speer; code Apache-2.0, data CC BY-SA 4.0, from Wikipedia,
subtitles, news, books and the web), the pairs also from the profiles in `langdetect` (Apache-2.0,
from Wikipedia), each with the same weight. `tests/tools/guess_charsets.py` tells how well it
guesses.
"""

from __future__ import annotations

import gzip
import json
import re
import unicodedata
from collections import Counter
from importlib.resources import files
from math import log
from pathlib import Path

import msgpack
import wordfreq

MODEL = (
    Path(__file__).resolve().parents[2]
    / "py_engine"
    / "sosie"
    / "page"
    / "charset"
    / "charset_model.json"
)
MOST = 8
ASCII = "abcdefghijklmnopqrstuvwxyz"
# The letters of each language beyond ASCII, and those of the foreign words common in it.
LATIN = {
    "ca": "·àçèéíïòóúü",
    "cs": "áéíóúýčďěňřšťůž",
    "cy": "áâäêëîïôöûŵŷ",
    "da": "åæéø",
    "de": "ßäéöü",
    "en": "éèïñö",
    "es": "áéíñóúü",
    "et": "äõöüšž",
    "fi": "äåöšž",
    "fr": "àâæçèéêëîïôùûüÿœ",
    "hu": "áéíóöúüőű",
    "is": "áæéíðóöúýþ",
    "it": "àèéìíîòóù",
    "lt": "ąčėęįšūųž",
    "lv": "āčēģīķļņšūž",
    "nb": "åæéòôø",
    "nl": "áèéëíïóöü",
    "pl": "óąćęłńśźż",
    "pt": "ªºàáâãçéêíóôõúü",
    "ro": "âîăşţ",
    "sh": "ćčđšž",
    "sk": "áäéíóôúýčďĺľňŕšťž",
    "sl": "ćčđšž",
    "sq": "çë",
    "sv": "àäåéö",
    "tr": "âçîöûüğış",
    "vi": "àáâãèéêìíòóôõùúýăđơư\u0300\u0301\u0303\u0309\u0323",
}
OTHERS = {
    "ar": "ءآأؤإئابةتثجحخدذرزسشصضطظعغـفقكلمنهوىيًٌٍَُِّْ",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "el": "ΐΰάέήίαβγδεζηθικλμνξοπρστυφχψωϊϋόύώ",
    "fa": "ءآأؤئابةتثجحخدذرزسشصضطظعغفقكلمنهويپچژگ",
    "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
    "mk": "абвгдежзиклмнопрстуфхцчшѓѕјљњќџ",
    "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюяё",
    "th": "".join(map(chr, (*range(0xE01, 0xE3B), *range(0xE40, 0xE4D)))),
    "uk": "абвгдежзийклмнопрстуфхцчшщьюяєіїґ",
    "ur": "ءآؤئابتثجحخدذرزسشصضطظعغفقكلمنوىيٹپچڈڑژگںھہے",
}
NOT_IN_WORDFREQ = {"cy", "et", "sq", "th"}
PROFILES = {"nb": "no", "sh": "hr"}
# What the legacy encodings write for these; the final sigma and the dotted I are folded too.
SAME = str.maketrans({"ș": "ş", "ț": "ţ", "ی": "ي", "ک": "ك", "ς": "σ", "İ": "i"})
# windows-1258 writes the tones of Vietnamese as marks of their own.
TONES = "\u0300\u0301\u0303\u0309\u0323"
CHARACTERS = 120


def main() -> None:
    alphabets = {language: ASCII + letters for language, letters in LATIN.items()} | OTHERS
    model = {
        "note": "Counted by tests/tools/train_charset.py from wordfreq 3.1.1 (Robyn Speer and"
        " others, CC BY-SA 4.0) and langdetect 1.0.9 (Apache-2.0)",
        "pairs": {
            language: {"letters": letters, "costs": costs(pairs_of(language), letters)}
            for language, letters in sorted(alphabets.items())
        },
        "characters": {
            "ja": commonest(characters("ja")),
            "ko": commonest(characters("ko")),
            "zh-hans": commonest(characters("zh")),
            "zh-hant": commonest(traditional(characters("zh"))),
        },
    }
    MODEL.write_text(json.dumps(model, ensure_ascii=False, separators=(",", ":")) + "\n", "utf-8")


def pairs_of(language: str) -> Counter:
    """Shares of the pairs of letters: the mean of both sources, where there are both."""
    sources = [from_profile(language), from_words(language)]
    both = Counter()
    for counts in filter(None, sources):
        whole = sum(counts.values())
        for pair, count in counts.items():
            both[pair] += count / whole / len(list(filter(None, sources)))
    return both


def from_words(language: str) -> Counter:
    counts: Counter = Counter()
    if language in NOT_IN_WORDFREQ:
        return counts
    for word, share in wordfreq.get_frequency_dict(language, "best").items():
        if not any(map(str.isalpha, word)):
            continue
        for spelling in spellings(word.lower().translate(SAME), language):
            text = f" {''.join(char if is_letter(char) else ' ' for char in spelling)} "
            for first, second in zip(text, text[1:]):
                if first + second != "  ":
                    counts[first + second] += share
    return counts


def from_profile(language: str) -> Counter:
    counts: Counter = Counter()
    try:
        profile = files("langdetect") / "profiles" / PROFILES.get(language, language)
        grams = json.loads(profile.read_text("utf-8"))["freq"]
    except FileNotFoundError:
        return counts
    for gram, count in grams.items():
        if len(gram) == 2:
            for text in spellings(gram.translate(SAME).lower(), language):
                for first, second in zip(text, text[1:]):
                    counts[first + second] += count
    return counts


def is_letter(char: str) -> bool:
    return unicodedata.category(char)[0] in "LM"


def spellings(text: str, language: str) -> list[str]:
    """Vietnamese with every tone apart, and with the letters whole that windows-1258 has whole."""
    if language != "vi":
        return [text]
    whole = unicodedata.normalize("NFC", text)
    return [tones_apart(text), "".join(c if has(c) else tones_apart(c) for c in whole)]


def tones_apart(text: str) -> str:
    found = ""
    for base in re.findall("[^\u0300-\u036f][\u0300-\u036f]*", unicodedata.normalize("NFD", text)):
        rest = "".join(mark for mark in base if mark not in TONES)
        found += unicodedata.normalize("NFC", rest)
        found += "".join(mark for mark in base if mark in TONES)
    return found


def has(char: str, codec: str = "cp1258") -> bool:
    try:
        char.encode(codec)
    except UnicodeEncodeError:
        return False
    return True


def costs(counts: Counter, letters: str) -> str:
    """A digit for each pair, the end of a word before all letters: a row for each second letter.

    Pairs within ASCII tell the language, not the encoding: without them nothing is guessed worse.
    """
    letters = " " + letters
    known = {pair: count * 1e6 for pair, count in counts.items() if set(pair) <= set(letters)}
    first, second = Counter(), Counter()
    for pair, count in known.items():
        first[pair[0]] += count
        second[pair[1]] += count
    whole = sum(second.values())
    found = ""
    for b in letters:
        for a in letters:
            if a in ASCII and b in ASCII:
                continue
            # Smoothed by the share of the second letter as such.
            count = known.get(a + b, 0) + 60 * max(second[b] / whole, 1e-6) + 0.01
            cost = -log(count / (first[a] + 60 + 0.01 * len(letters)))
            # What stands between two ends of words is no word, and costs elsewhere.
            found += "0" if a == b == " " else str(min(MOST, round(cost)))
    return found


def characters(language: str) -> Counter:
    counts: Counter = Counter()
    for word, share in wordfreq.get_frequency_dict(language, "best").items():
        for char in word:
            if char >= "\u3000":
                counts[char] += share
    return counts


def traditional(counts: Counter) -> Counter:
    """`wordfreq` writes all Chinese in simplified characters: each gives all that it stands for."""
    packed = files("wordfreq") / "data" / "_chinese_mapping.msgpack.gz"
    mapping = msgpack.loads(gzip.decompress(packed.read_bytes()), strict_map_key=False)
    forms: dict[str, set[str]] = {}
    for form, char in mapping.items():
        forms.setdefault(char, set()).add(chr(form))
    found: Counter = Counter()
    for char, share in counts.items():
        common = [c for c in forms.get(char, set()) | {char} if is_common_in_big5(c)]
        for form in common:
            found[form] += share / len(common)
    return found


def is_common_in_big5(char: str) -> bool:
    return has(char, "big5") and 0xA4 <= char.encode("big5")[0] <= 0xC6


def commonest(counts: Counter) -> list[str]:
    """The commonest characters, by cost: the first text holds those of cost 0."""
    whole = sum(counts.values())
    found = [""] * (MOST + 1)
    for char, count in sorted(counts.most_common(CHARACTERS)):
        found[min(MOST, round(-log(count / whole)))] += char
    return found


if __name__ == "__main__":
    main()
