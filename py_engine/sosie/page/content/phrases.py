"""What a short text says of its own role: "read also", "photo:", "subscribe".

Openings and set phrases of web templates in several languages. Each group is a hint to the model,
none puts a text out by itself. They were collected from what the model without them kept wrongly:
read-also lines and promotions inside of articles.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import accumulate

# Patterns that a text begins with.
_OPENINGS = {
    "see-also": "read (?:also|more|next)|see also|also read|related"
    "|more (?:on|from|about|in|news)|recommended|you may|don't miss|watch|à lire|lire aussi"
    "|voir aussi|lisez|sur le même|lea (?:también|más|además)|lee (?:también|más)|lea\\s*:"
    "|vea|ver (?:también|más)|te puede|le puede|más (?:información|noticias)|mira|leia|veja"
    "|saiba mais|leggi|guarda anche|lesen sie|mehr (?:zum|dazu|lesen|infos)|weitere"
    "|zum weiterlesen|siehe auch|auch interessant|lees (?:ook|meer)|czytaj|zobacz|przeczytaj"
    "|dowiedz|polecamy|więcej|читайте|смотрите|подробнее|по теме|також|διαβάστε|δείτε|čtěte"
    "|olvass|citește|baca juga|相关|推荐阅读|相關|延伸閱讀|関連|اقرأ|devamını",
    "credit": "photos?\\b|fotos?\\b|image|crédit|credit|bild\\b|zdjęcie|фото|source|quelle"
    "|fuente|fonte|źródło|источник|πηγή|来源|來源|编辑|編輯",
    "byline": "by |par |por |von |di |przez |автор|autor|author|written by|posted|published"
    "|updated|publi|veröffentlicht|опубликовано|last (?:updated|modified)|about the author"
    "|作者|记者|發表|发布|发表",
    "action": "share|print|tweet|like|save|next|previous|back|home|top|menu|search|more|show"
    "|view|hide|buy|add to|learn more|click|contact|partager|imprimer|suivant|précédent"
    "|retour|compartir|imprimir|siguiente|anterior|teilen|drucken|weiter|zurück|nach oben"
    "|udostępnij|drukuj|wróć|поделиться|печать|назад|далее|версия|分享|打印|返回|上一篇|下一篇|收藏|上一页"
    "|下一页",
}
# Phrases anywhere near its beginning.
_ANYWHERE = {
    "promotion": "newsletter|subscri|sign up|suscrí|suscrib|abonnez|abonner|inscrivez|inscreva"
    "|iscriviti|abonnier|subskry|zapisz się|подпис|подпиш|εγγραφ|prenumer|follow us|suivez"
    "|síguenos|sigue|folgen sie|obserwuj|download the|download our|téléchargez|télécharger"
    "|descarga|donat|spende|affiliate|sponsor|discount|coupon|advertis|publicidad|anzeige|werbung|reklam"
    "|реклам|订阅|關注|关注|登录|注册|登入",
    "credit": "©|copyright|all rights|tous droits|derechos|alle rechte|wszelkie prawa"
    "|все права|版权|版權|责任编辑|責任編輯",
    "byline": "|".join(
        ["min read"]
        + [
            f"is {article} {trade}"
            for article in ("a", "an", "the")
            for trade in ("writer", "author", "journalist", "editor", "reporter", "founder")
        ]
    ),
    "comments": "comment|reply|replies|réponse|répondre|respuesta|responder|antwort|kommentar"
    "|komentarz|коммент|ответ|σχόλι|评论|評論|回复|回復|コメント|register|report"
    "|email|e-mail|password|username|cookie|privacy|javascript|terms of",
}
PHRASE_NAMES = (*(f"opens-{name}" for name in _OPENINGS), *(f"says-{name}" for name in _ANYWHERE))
_OPENING = tuple(re.compile(phrases) for phrases in _OPENINGS.values())
_SAYING = tuple(phrases.split("|") for phrases in _ANYWHERE.values())
# Said in comments. What is looked for begins with letters: such a pattern is found fast.
_LOG_IN = re.compile(r"log(?<!\wlog) ?in\b")
_BULLETS = "•·»>›-–—→*|[( \n"
_READ = 120
# What is longer is a paragraph, whatever it mentions.
_LONGEST = 600


def phrases_in(texts: Sequence[str]) -> list[list[bool]]:
    """Per group, whether the beginning of each text holds one of its phrases."""
    begins = [
        text[:_READ].lower().lstrip(_BULLETS) if len(text) <= _LONGEST else "" for text in texts
    ]
    columns = [[pattern.match(begin) is not None for begin in begins] for pattern in _OPENING]
    # Of all phrases few stand in a page: they are looked for in all beginnings at once.
    page = "\n".join(begins)
    starts = list(accumulate((len(begin) + 1 for begin in begins), initial=0))
    for phrases in _SAYING:
        column = [False] * len(begins)
        for place in _places(phrases, page):
            column[bisect_right(starts, place) - 1] = True
        columns.append(column)
    for found in _LOG_IN.finditer(page):
        columns[-1][bisect_right(starts, found.start()) - 1] = True
    return columns


def _places(phrases: Sequence[str], page: str) -> Iterator[int]:
    for phrase in phrases:
        place = page.find(phrase)
        while place >= 0:
            yield place
            place = page.find(phrase, place + 1)
