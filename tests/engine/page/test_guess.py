"""Guesses where nothing is declared."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sosie.document import read
from sosie.model import Charset
from sosie.page.charset.encodings import NAMES, codec_of
from sosie.page.charset.guess import guess
from sosie.page.charset.languages import likely_languages
from sosie.page.charset.repair import text_in
from sosie.page.decode import decode

RUSSIAN = "В этом году экономика страны заметно выросла, и жизнь людей стала лучше."
UKRAINIAN = "Цього року економіка країни помітно зросла, і життя її людей стало ліпшим."
GREEK = "Φέτος η οικονομία της χώρας αναπτύχθηκε, λένε οι Άγγλοι, και η ζωή βελτιώθηκε."
HEBREW = "השנה צמחה כלכלת המדינה במידה ניכרת, וחיי האנשים השתפרו."
ARABIC = "نما اقتصاد البلاد هذا العام نموا ملحوظا وتحسنت حياة الناس في كل مكان."
CZECH = "Letos hospodářství země výrazně vzrostlo a život lidí se všude zlepšil, říkají úřady."
POLISH = "W tym roku gospodarka kraju wyraźnie wzrosła, a życie ludzi stało się lepsze, mówi rząd."
HUNGARIAN = "Idén az ország gazdasága jelentősen nőtt, és az emberek élete mindenütt jobb lett."
ROMANIAN = "Anul acesta economia ţării a crescut mult, iar viaţa oamenilor s-a îmbunătăţit."
LITHUANIAN = "Šiemet šalies ūkis gerokai išaugo, o žmonių gyvenimas visur pagerėjo, sako ministrė."
JAPANESE = "今年は全国の各地で経済がとても発展し、人々の生活はますます豊かになりました。"
FRENCH = "Cette année l’économie a beaucoup progressé, et la vie s’est améliorée, dit-on à Paris."
VIETNAMESE = (
    "Năm nay nê\u0300n kinh tê\u0301 cu\u0309a đâ\u0301t nươ\u0301c đa\u0303 tăng trươ\u0309ng"
    " ro\u0303 rê\u0323t."
)
GERMAN = "Dieses Jahr wuchs die Wirtschaft des Landes spürbar, und für die Bürger wurde es schöner."
PROSE = {
    "gbk": "据了解，今年以来全国各地的经济发展都取得了很大的进步，人民的生活水平不断提高。",
    "big5": "根據了解，今年以來全國各地的經濟發展都取得了很大的進步，人民的生活水準不斷提高。",
    "shift_jis": JAPANESE,
    "euc-jp": JAPANESE,
    "iso-2022-jp": JAPANESE,
    "euc-kr": "올해는 전국 각지에서 경제가 크게 발전하였고 사람들의 생활 수준이 계속 높아졌다.",
    "windows-874": "ปีนี้เศรษฐกิจของประเทศเติบโตขึ้นมากและชีวิตของผู้คนก็ดีขึ้นทุกแห่ง",
    "windows-1250": CZECH,
    "windows-1251": RUSSIAN,
    "windows-1252": FRENCH,
    "windows-1253": GREEK,
    "windows-1254": "Bu yıl ülkenin ekonomisi önemli ölçüde büyüdü ve insanların yaşamı iyileşti.",
    "windows-1255": HEBREW,
    "windows-1256": ARABIC,
    "windows-1257": LITHUANIAN,
    "windows-1258": VIETNAMESE,
    "iso-8859-2": CZECH,
    "iso-8859-4": LITHUANIAN,
    "iso-8859-5": RUSSIAN,
    "iso-8859-6": ARABIC,
    "iso-8859-7": GREEK,
    "iso-8859-8": HEBREW,
    "iso-8859-13": LITHUANIAN,
    "koi8-r": RUSSIAN,
    "koi8-u": UKRAINIAN,
    "ibm866": RUSSIAN,
    "macintosh": f"{FRENCH} {GERMAN}",
    "x-mac-cyrillic": f"{RUSSIAN} Это всё — я «знаю».",
}
# Where these letters stand in the same places, the commoner encoding is named.
SAME = {"iso-8859-8": "windows-1255", "iso-8859-13": "windows-1257"}
MORE = [
    ("windows-1250", POLISH),
    ("iso-8859-2", POLISH),
    ("windows-1250", HUNGARIAN),
    ("iso-8859-2", HUNGARIAN),
    ("windows-1250", ROMANIAN),
    ("iso-8859-2", ROMANIAN),
    ("windows-1251", UKRAINIAN),
    ("windows-1251", "Тази година икономиката на страната нарасна и животът на хората се подобри."),
    ("windows-1252", GERMAN),
    ("windows-1252", "Este año la economía del país creció más, y la vida de la gente mejoró."),
    ("windows-1252", "Í ár óx hagkerfi landsins töluvert og líf fólksins batnaði alls staðar."),
    ("windows-1252", "“We’ll see,” he said – and that was all…"),
    ("iso-8859-15", "Cette année l'œuvre a coûté 30 € à la cité, dit-on à l'hôtel de ville."),
    ("windows-1257", "Šogad valsts ekonomika ievērojami pieauga, un cilvēku dzīve kļuva labāka."),
    ("windows-1256", "امسال اقتصاد کشور رشد کرد و زندگي مردم بهتر شد".replace("ک", "ك")),
]


@pytest.mark.parametrize("name", PROSE)
def test_a_page_that_declares_nothing(name):
    page = f"<html><title>News</title><script>var a = 'b';</script><p>{PROSE[name]}</p></html>"
    text, charset = decode(page.encode(codec_of(name)))
    assert (text, charset.source, charset.replaced) == (page, "guess", 0)
    assert charset.name == SAME.get(name, name)


@pytest.mark.parametrize(("name", "prose"), MORE)
def test_other_languages(name, prose):
    source = prose.encode(codec_of(name))
    assert text_in(source, guess(source)) == (prose, 0)


def test_a_guess_is_told_to_be_one():
    document = read(RUSSIAN.encode("koi8-r"), kind="text")
    assert (document.text, document.charset.source) == (RUSSIAN, "guess")
    assert "charset-guessed" in [notice.code for notice in document.warnings]


@pytest.mark.parametrize("source", [b"\xa9 2024 Example", b"one \xd7 two", b"5 \xb0C", b"a\xa0b"])
def test_a_sign_alone_tells_nothing_and_is_read_as_browsers_do(source):
    assert guess(source) == "windows-1252"


def test_words_of_ascii_around_a_letter_are_no_other_script():
    # In windows-1251 the lone byte would be the commonest of words.
    assert guess("la cosa più bella è questa".encode("cp1252")) == "windows-1252"
    # And an apostrophe with the letter behind it a character of Japanese.
    assert guess("We’ll ignore this".encode("cp1252")) == "windows-1252"


@pytest.mark.parametrize("word", ["Дом", "Она", "Юля"])
def test_capitals_inside_a_word_are_unlikely(word):
    # Greek with them, or Russian in another encoding, has pairs of letters as good.
    assert guess(word.encode("koi8-r")) == "koi8-r"


def test_markup_tells_nothing():
    # Scripts and comments of another encoding, as templates have them.
    words = "版权所有 新闻中心 " * 40
    script = f"<script>// {words}</script><!-- {words} --><p title='{words}'>".encode("gbk")
    page = script + f"<p title='{RUSSIAN}'>{RUSSIAN}</p>".encode("cp1251")
    assert guess(page) == "windows-1251"


def test_what_looks_like_a_tag_and_never_closes_is_text():
    assert guess(f"a <b {RUSSIAN}".encode("cp1251")) == "windows-1251"
    assert guess(f"<p title='{RUSSIAN}'>é <a <b".encode("cp1251", "ignore") + b"\xe9") != "utf-8"


def test_what_stands_in_markup_alone_still_counts():
    assert guess(f"<img alt='{RUSSIAN}'>".encode("cp1251")) == "windows-1251"


@pytest.mark.parametrize("between", ["\n", " ", "<br>"])
def test_long_pages_are_judged_by_all_their_parts(between):
    # A letter that tells two encodings apart stands once, far behind.
    page = between.join(["Φέτος η οικονομία της χώρας αναπτύχθηκε"] * 900 + ["Άγγλοι"])
    assert guess(page.encode("iso-8859-7")) == "iso-8859-7"
    assert guess(page.encode("cp1253")) == "windows-1253"


def test_a_long_line_without_spaces_is_cut():
    source = ("今年以来全国各地的经济发展都取得了很大的进步" * 5000).encode("gbk")
    assert guess(source) == "gbk"
    assert guess(b"a" + source) == "gbk"


def test_broken_utf8_is_utf8():
    page = "Zażółć gęślą jaźń. ".encode() * 5 + b"\xff"
    assert decode(page)[1] == Charset("utf-8", "guess", 1)


def test_escapes_alone_are_no_japanese():
    assert decode(b"\x1b[1mbold\x1b[0m")[1] == Charset("utf-8", "valid", 0)
    assert decode('\x1b$B$"$$\x1b(B é'.encode())[1].name == "utf-8"


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<html lang=pl><p>s\xb9", "są"),
        ("<html class='a' xml:lang='pl-PL'><p>s\xb9", "są"),
        ("<html lang=fr><p>s\xb9", "s¹"),
        ("<html lang=ru><p>\xe8", "и"),
        ("<p lang=ru>\xe8", "è"),
    ],
)
def test_the_language_of_the_page_bears_on_a_guess(html, text):
    source = html.encode("latin-1")
    assert text_in(source, guess(source))[0].endswith(f"<p>{text}") or text == "è"
    assert (guess(source) == "windows-1252") == (text in ("s¹", "è"))


def test_likely_languages():
    assert likely_languages(b"<p>") == {}
    assert likely_languages(b'<!doctype html><HTML CLASS=a LANG="DE-at">') == {"de": 6}
    assert likely_languages(b"<html lang=zh-Hant-HK>") == {"zh-hant": 6}
    assert likely_languages(b"<html lang=zh-TW>", "https://example.cn/") == {
        "zh-hant": 6,
        "zh-hans": 3,
    }
    assert likely_languages(b"<html lang=sr>", "http://example.rs:80/a.ru") == {"mk": 9, "sh": 9}
    assert likely_languages(b"<html data-lang=ru><p lang=ru>", "http://[b/") == {}
    assert likely_languages(b"<html>", "https://президент.рф/") == {"ru": 3}


@given(st.binary(max_size=300), st.none() | st.text(st.characters()))
def test_any_bytes_are_guessed(source, url):
    assert guess(source, url) in NAMES
