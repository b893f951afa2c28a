"""Every script: what its words are, which of them are the same word, which are not.

Invisible characters and those that depend on an encoding are written as escapes.
"""

import unicodedata

import pytest
from sosie.text.fold import fold_words
from sosie.text.words import cut_words


def folded(text: str, accents: str = "fold", segmentation: str = "characters") -> list[str]:
    return fold_words(cut_words(text, segmentation), accents)


def composed(words: list[str]) -> list[str]:
    """Without the choice that an editor makes between composed and decomposed letters."""
    return [unicodedata.normalize("NFC", word) for word in words]


# Script, text, its words after the fold.
WORDS = [
    ("Latin", "It's a naïve_test: L’été à Noël…", "it s a naive test l ete a noel"),
    ("Latin, German", "Die Größe der STRASSE, Maß & Fuß", "die grosse der strasse mass fuss"),
    ("Latin, Turkish", "İstanbul'da ılık IĞDIR", "istanbul da ilik igdir"),
    ("Latin, Vietnamese", "Tiếng Việt: người Đường", "tieng viet nguoi duong"),
    ("Latin, Icelandic", "Þór ÆVI ðú", "thor aevi du"),
    ("Latin, Polish", "Zażółć gęślą jaźń w Łodzi", "zazolc gesla jazn w lodzi"),
    ("Latin, Azerbaijani", "Azərbaycan ƏLİFBASI", "azərbaycan əlifbasi"),
    ("Latin, Hawaiian", "ʻOkina", "ʻokina"),
    ("Greek", "Ο Οδυσσεύς, ΟΔΥΣΣΕΥΣ· ΐ", "ο οδυσσευσ οδυσσευσ ι"),
    ("Greek, ancient", "ἄνδρα μοι ἔννεπε, Μοῦσα", "ανδρα μοι εννεπε μουσα"),
    ("Cyrillic, Russian", "Мальчик съел ЁЛКУ; за́мок мой", "мальчик съел елку замок мой"),
    ("Cyrillic, Ukrainian", "Її ґанок і їжак", "її ґанок і їжак"),
    ("Cyrillic, Belarusian", "Ўсё — сёння", "ўсе сення"),
    ("Arabic", "السَّلامُ عليكم، أحمد ١٢٣", "السلام عليكم احمد ١٢٣"),
    ("Arabic, Persian", "می\u200cخواهم کتاب‌ها ۱۲۳", "میخواهم کتابها ۱۲۳"),
    ("Arabic, Urdu", "اُردو زبان ہے۔", "اردو زبان ہے"),
    ("Hebrew", "שָׁלוֹם עֲלֵיכֶם, בית־ספר", "שלום עליכם בית ספר"),
    ("Hebrew, an abbreviation", "צה״ל וג׳", "צה ל וג"),
    ("Devanagari", "हिन्दी में क्षत्रिय। १२३", "हिन्दी में क्षत्रिय १२३"),
    ("Bengali", "বাংলা ভাষা। আমি পড়ি", "বাংলা ভাষা আমি পড়ি"),
    ("Gurmukhi", "ਪੰਜਾਬੀ ਭਾਸ਼ਾ।", "ਪੰਜਾਬੀ ਭਾਸ਼ਾ"),
    ("Gujarati", "ગુજરાતી ભાષા, ૧૨", "ગુજરાતી ભાષા ૧૨"),
    ("Odia", "ଓଡ଼ିଆ ଭାଷା", "ଓଡ଼ିଆ ଭାଷା"),
    ("Tamil", "தமிழ் மொழி, ௧௨", "தமிழ் மொழி ௧௨"),
    ("Telugu", "తెలుగు భాష", "తెలుగు భాష"),
    ("Kannada", "ಕನ್ನಡ ಭಾಷೆ", "ಕನ್ನಡ ಭಾಷೆ"),
    ("Malayalam", "മലയാളം ഭാഷ, അവൻ", "മലയാളം ഭാഷ അവൻ"),
    ("Sinhala", "සිංහල භාෂාව, ශ්\u200dරී", "සිංහල භාෂාව ශ්රී"),
    ("Tibetan", "བོད་སྐད།", "བོད སྐད"),
    ("Thai", "ภาษาไทยๆ ที่ ๑๒๓", "ภ า ษ า ไ ท ย ๆ ที่ ๑๒๓"),
    ("Lao", "ພາສາລາວ ໑໒", "ພ າ ສ າ ລ າ ວ ໑໒"),
    ("Khmer", "ភាសាខ្មែរ។ ១២", "ភា សា ខ្ មែ រ ១២"),
    ("Burmese", "မြန်မာဘာသာ၊ ၁၂", "မြ န် မာ ဘာ သာ ၁၂"),
    ("Han", "东京2024年，人々。二〇二四", "东 京 2024 年 人 々 二 〇 二 四"),
    ("Han, beyond 16 bits", "𠮷野家", "𠮷 野 家"),
    ("Han and Latin", "Python很有趣", "python 很 有 趣"),
    ("Kana", "かな・カナ、アーチ〆切", "か な カ ナ ア ー チ 〆 切"),
    ("Kana, half width", "ｱｰﾁ ｶﾞｷﾞ", "ア ー チ ガ ギ"),
    ("Hangul", "한국어 텍스트를 분석한다.", "한국어 텍스트를 분석한다"),
    ("Ethiopic", "አማርኛ ቋንቋ፣ ሰላም።", "አማርኛ ቋንቋ ሰላም"),
    ("Armenian", "ՀԱՅԵՐԵՆ լեզու և", "հայերեն լեզու եւ"),
    ("Georgian", "ქართული ᲔᲜᲐ", "ქართული ენა"),
    ("Cherokee", "ᏣᎳᎩ ꮳꮃꭹ", "ᏣᎳᎩ ᏣᎳᎩ"),
    ("Mongolian", "ᠮᠣᠩᠭᠣᠯ\u180b ᠪᠢᠴᠢᠭ", "ᠮᠣᠩᠭᠣᠯ ᠪᠢᠴᠢᠭ"),
    ("Numbers", "12,345.67 + 3½ = x², H₂O", "12 345 67 31 2 x2 h2o"),
    ("Signs", "C++ & C# — 100 % §5 __init__", "c c 100 5 init"),
    ("Emoji", "a🙂b ★ c", "a b c"),
    ("Emoji, joined", "a👩\u200d👩\u200d👧b 👍🏽 ❤\ufe0f c", "a b c"),
    ("Emoji, flags", "a🇫🇷b 🏴\U000e0067\U000e0062\U000e007f c", "a b c"),
    # The digit of a keycap is a digit, and its frame a mark on it.
    ("Emoji, keycaps", "a 1\ufe0f\u20e3 b", "a 1\u20e3 b"),
    ("Signs that hold letters", "Windows™ ℹ\ufe0f ㎏", "windowstm i kg"),
    ("A mark on nothing", "\u0301a -\u0301", "a"),
    ("Nothing", " … 🙂 — ", ""),
]


# What differs, and the same words twice. With `accents="keep"` they are still the same.
SAME_SPELLING = [
    ("case", "ÉLÈVE", "élève"),
    ("case, Greek, also the final sigma", "ΟΔΟΣ", "οδος"),
    ("case, Cyrillic", "МОСКВА", "москва"),
    ("case, Armenian", "ՀԱՅԵՐԵՆ", "հայերեն"),
    ("case, Georgian", "ᲥᲐᲠᲗᲣᲚᲘ", "ქართული"),
    ("case, sharp s", "Straße groß", "STRASSE GROẞ"),
    ("composed, Latin", "caf\u00e9", "cafe\u0301"),
    ("composed, two marks in any order", "a\u0323\u0302", "a\u0302\u0323"),
    ("composed, Vietnamese", "\u1ec7", "e\u0323\u0302"),
    ("composed, Greek", "\u03ac", "α\u0301"),
    ("composed, Cyrillic", "\u0439", "и\u0306"),
    ("composed, Arabic", "\u0622 \u0624", "ا\u0653 و\u0654"),
    ("composed, Hebrew", "\ufb2a", "ש\u05c1"),
    ("composed, Hangul", "한글", "\u1112\u1161\u11ab\u1100\u1173\u11af"),
    ("composed, kana", "が", "か\u3099"),
    ("composed, Devanagari nukta", "\u0958लम \u0929", "क\u093cलम न\u093c"),
    ("composed, Bengali nukta", "\u09dc\u09df", "ড\u09bcয\u09bc"),
    ("composed, Bengali o", "ক\u09cb", "ক\u09c7\u09be"),
    ("composed, Gurmukhi", "\u0a36 \u0a59", "ਸ\u0a3c ਖ\u0a3c"),
    ("composed, Odia", "\u0b5c ଭ\u0b4b", "ଡ\u0b3c ଭ\u0b47\u0b3e"),
    ("composed, Tamil", "க\u0bca க\u0bcc", "க\u0bc6\u0bbe க\u0bc6\u0bd7"),
    ("composed, Telugu", "క\u0c48", "క\u0c46\u0c56"),
    ("composed, Kannada", "ಕ\u0ccb", "ಕ\u0cc6\u0cc2\u0cd5"),
    ("composed, Malayalam", "ക\u0d4a", "ക\u0d46\u0d3e"),
    ("composed, Sinhala", "ක\u0ddd", "ක\u0dd9\u0dcf\u0dca"),
    ("composed, Burmese", "\u1026", "\u1025\u102e"),
    ("composed, Thai sara am", "น\u0e49\u0e33", "น\u0e49\u0e4d\u0e32"),
    ("composed, Lao am", "ນ\u0eb3", "ນ\u0ecd\u0eb2"),
    ("long s", "Waſſer ﬅ", "wasser st"),
    ("full width", "ＦＵＬＬ　ｗｉｄｔｈ １２", "FULL width 12"),
    ("half width, kana", "ﾊﾟｿｺﾝ", "パソコン"),
    ("half width, Hangul", "\uffa1\uffc2", "\u1100\u1161"),
    ("ligatures, Latin", "ﬁn ﬂot eﬃcace", "fin flot efficace"),
    ("ligatures, Arabic", "\ufefb \ufdf2", "لا الله"),
    ("forms of letters, Arabic", "\ufee3\ufea4\ufee4\ufeaa", "محمد"),
    ("one sign, several words", "ﷺ", "صلى الله عليه وسلم"),
    ("one sign, Japanese", "㍻ ㌀", "平成 アパート"),
    ("compatible ideographs", "\uf900 \u2f00", "豈 一"),
    ("letters of mathematics", "𝐁𝐨𝐥𝐝 𝔻𝕠𝕦𝕓𝕝𝕖", "Bold Double"),
    ("ordinals, superscripts, in a circle", "1ª x² ①", "1a x2 1"),
    ("fractions", "½ ¼", "1/2 1/4"),
    ("Roman numerals", "Ⅷ", "VIII"),
    ("no-break spaces", "a\u00a0b\u202fc", "a b c"),
    ("hyphens and dashes", "a\u2011b", "a-b"),
    ("apostrophes", "aujourd’hui", "aujourd'hui"),
    ("soft hyphen", "co\u00adopé\u00adrer", "coopérer"),
    ("zero-width space, byte order mark", "a\u200bb \ufeffc", "ab c"),
    ("zero-width joiners, Persian", "می\u200cخواهم", "میخواهم"),
    ("zero-width joiners, Devanagari", "क्\u200dष", "क्ष"),
    ("zero-width joiners, Sinhala", "ශ්\u200dරී", "ශ්රී"),
    ("bidi marks", "\u200fשלום\u200e \u202bעולם\u202c", "שלום עולם"),
    ("isolates", "\u2067שלום\u2069", "שלום"),
    ("tatweel", "مـــحمد", "محمد"),
    ("variation selectors", "葛\U000e0101城 ☺\ufe0f", "葛城 ☺"),
    ("grapheme joiner before a mark", "e\u034f\u0301", "é"),
]

# With `accents="keep"` they are different words.
SAME_BUT_FOR_SIGNS = [
    ("accents, French", "Élève naïf là", "eleve naif la"),
    ("accents, Spanish", "año mañana", "ano manana"),
    ("accents, Czech", "žluťoučký kůň", "zlutoucky kun"),
    ("accents, Vietnamese", "người đường", "nguoi duong"),
    ("accents, Romanian with comma and cedilla", "știință ţară", "stiinta tara"),
    ("accents that no letter has", "m\u0303 n\u0308", "m n"),
    ("accents, Greek", "Οδυσσεύς ΐ", "οδυσσευς ι"),
    ("accents, ancient Greek", "ἄνθρωπος ὁδός", "ανθρωπος οδος"),
    ("stress, Russian", "за\u0301мок", "замок"),
    ("ё, Russian", "Ёлка ещё", "елка еще"),
    ("ligatures that are letters", "cœur Ærø", "coeur aero"),
    ("barred letters", "Łódź Đorđe", "lodz dorde"),
    ("thorn and eth", "Þór ðú", "thor du"),
    ("dotless and dotted i", "İlk ılık", "ilk ilik"),
    ("vowel marks, Arabic", "السَّلامُ عَلَيْكُمْ", "السلام عليكم"),
    ("superscript alef", "هٰذا", "هذا"),
    ("alef forms", "أحمد إلى آمن ٱلله", "احمد الى امن الله"),
    ("vowel marks on digits", "٤\u064b", "٤"),
    ("points, Hebrew", "שָׁלוֹם", "שלום"),
    ("points and cantillation, Hebrew", "בְּרֵאשִׁ֖ית", "בראשית"),
]

# Never the same: the sign is spelling.
DIFFERENT = [
    ("umlaut written out", "Müller", "Mueller"),
    ("schwa", "ə", "e"),
    ("й", "мой", "мои"),
    ("ї", "її", "іі"),
    ("ў", "ў", "у"),
    ("ґ", "ґанок", "ганок"),
    ("a composed grave, Bulgarian", "ѝ", "и"),
    ("hamza on waw", "مؤمن", "مومن"),
    ("hamza on yeh", "بئر", "بير"),
    ("hamza alone", "ماء", "ما"),
    ("alef maqsura", "على", "علي"),
    ("teh marbuta", "مدرسة", "مدرسه"),
    ("Persian kaf and yeh", "کی", "كي"),
    ("letters, Hebrew", "ש", "ס"),
    ("final letters, Hebrew", "ם", "מ"),
    ("digits of two scripts", "١٢", "12"),
    ("vowel signs, Devanagari", "में", "मैं"),
    ("no vowel sign, Devanagari", "हिन्दी", "हनद"),
    ("nukta, Devanagari", "क़लम", "कलम"),
    ("anusvara, Devanagari", "हंस", "हस"),
    ("vowel signs, Bengali", "কি", "কী"),
    ("vowel signs, Tamil", "தமிழ்", "தமழ"),
    ("vowel signs, Telugu", "తెలుగు", "తలగ"),
    ("vowel signs, Kannada", "ಕಿ", "ಕೀ"),
    ("vowel signs, Malayalam", "കി", "കീ"),
    ("vowel signs, Gujarati", "કિ", "કી"),
    ("vowel signs, Gurmukhi", "ਕਿ", "ਕੀ"),
    ("vowel signs, Odia", "କି", "କୀ"),
    ("vowel signs, Sinhala", "කි", "කී"),
    # Unicode gives the chillu letters no other spelling than their own.
    ("chillu before and since Unicode 5.1", "അവന്\u200d", "അവൻ"),
    ("tone marks, Thai", "ไม้", "ไม่"),
    ("no vowel, Thai", "ลั", "ล"),
    ("sara am, Thai", "น้ำ", "นำ"),
    # Both orders look the same; normalisation gives neither mark a class to sort it by.
    ("marks in another order, Thai", "น\u0e49\u0e4d\u0e32", "น\u0e4d\u0e49\u0e32"),
    ("tone marks, Lao", "ໄມ້", "ໄມ່"),
    ("vowel signs, Khmer", "កា", "កី"),
    ("vowel signs, Burmese", "မာ", "မ"),
    ("variants, Han", "说国", "說國"),
    ("dakuten, kana", "か", "が"),
    ("handakuten, kana", "ハ", "パ"),
    ("small kana", "つ", "っ"),
    ("hiragana and katakana", "あ", "ア"),
    ("syllables, Hangul", "한", "하"),
    ("keyboard jamo, Hangul", "ㅎㅏㄴ", "한"),
    ("letters, Ethiopic", "ሀ", "ሐ"),
    ("apostrophe that is a letter, Ukrainian", "об\u02bcєкт", "об\u2019єкт"),
]

# Scripts without spaces: a text, its pairs, its runs.
SEGMENTED = [
    ("Han", "我爱北京。上海", "我爱 爱北 北京 上海", "我爱北京 上海"),
    ("Han, one letter", "我 a", "我 a", "我 a"),
    ("Kana and Han", "東京タワーへ、", "東京 京タ タワ ワー ーへ", "東京タワーへ"),
    ("Kana, half width", "ｶﾞｷﾞｸﾞ", "ガギ ギグ", "ガギグ"),
    ("Thai", "ที่ดีๆ", "ที่ดี ดีๆ", "ที่ดีๆ"),
    ("Thai, digits", "ไทย๑๒", "ไท ทย ๑๒", "ไทย๑๒"),
    ("Lao", "ພາສາ ລາວ", "ພາ າສ ສາ ລາ າວ", "ພາສາ ລາວ"),
    ("Khmer", "ភាសាខ្មែរ", "ភាសា សាខ្ ខ្មែ មែរ", "ភាសាខ្មែរ"),
    ("Burmese", "မြန်မာ", "မြန် န်မာ", "မြန်မာ"),
    ("among others", "東京2024年Python入門", "東京 2024 年 python 入門", "東京2024年python入門"),
    ("none", "Élève мир 한국어", "eleve мир 한국어", "eleve мир 한국어"),
    ("nothing", "🙂。", "", ""),
]


def ids(rows: list[tuple[str, ...]]) -> list[str]:
    return [row[0] for row in rows]


@pytest.mark.parametrize(("about", "text", "words"), WORDS, ids=ids(WORDS))
def test_words(about, text, words):
    assert composed(folded(text)) == composed(words.split())


@pytest.mark.parametrize(("about", "one", "other"), SAME_SPELLING, ids=ids(SAME_SPELLING))
@pytest.mark.parametrize("accents", ["fold", "keep"])
def test_same_spelling(accents, about, one, other):
    assert folded(one, accents) == folded(other, accents) != []


@pytest.mark.parametrize(("about", "one", "other"), SAME_BUT_FOR_SIGNS, ids=ids(SAME_BUT_FOR_SIGNS))
def test_same_but_for_signs(about, one, other):
    assert folded(one) == folded(other)
    kept = zip(folded(one, "keep"), folded(other, "keep"), strict=True)
    assert [word for word, plain in kept if word == plain] == []


@pytest.mark.parametrize(("about", "one", "other"), DIFFERENT, ids=ids(DIFFERENT))
@pytest.mark.parametrize("accents", ["fold", "keep"])
def test_different(accents, about, one, other):
    assert folded(one, accents) != folded(other, accents)


@pytest.mark.parametrize(("about", "text", "pairs", "runs"), SEGMENTED, ids=ids(SEGMENTED))
def test_other_segmentations(about, text, pairs, runs):
    assert composed(folded(text, segmentation="pairs")) == composed(pairs.split())
    assert composed(folded(text, segmentation="runs")) == composed(runs.split())
