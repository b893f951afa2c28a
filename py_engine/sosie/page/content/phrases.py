"""What a short text says of its own role: "read also", "photo:", "subscribe".

Openings and set phrases of web templates in several languages. Each group is a hint to the model,
none puts a text out by itself. They were collected from what the model without them kept wrongly:
read-also lines and promotions inside of articles.
"""

from __future__ import annotations

import re

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
# Patterns anywhere near its beginning.
_ANYWHERE = {
    "promotion": "newsletter|subscri|sign up|suscrí|suscrib|abonne[zr]|inscrivez|inscreva"
    "|iscriviti|abonnier|subskry|zapisz się|подпи[сш]|εγγραφ|prenumer|follow us|suivez"
    "|síguenos|sigue|folgen sie|obserwuj|download (?:the|our)|télécharge[zr]|descarga|donat"
    "|spende|affiliate|sponsor|discount|coupon|advertis|publicidad|anzeige|werbung|reklam"
    "|реклам|订阅|關注|关注|登录|注册|登入",
    "credit": "©|copyright|all rights|tous droits|derechos|alle rechte|wszelkie prawa"
    "|все права|版权|版權|责任编辑|責任編輯",
    "byline": "min read|is (?:a|an|the) (?:writer|author|journalist|editor|reporter|founder)",
    "comments": "comment|repl(?:y|ies)|réponse|répondre|respuesta|responder|antwort|kommentar"
    "|komentarz|коммент|ответ|σχόλι|评论|評論|回复|回復|コメント|\\blog ?in\\b|register"
    "|report|e-?mail|password|username|cookie|privacy|javascript|terms of",
}
PHRASE_NAMES = (*(f"opens-{name}" for name in _OPENINGS), *(f"says-{name}" for name in _ANYWHERE))
_OPENING = tuple(re.compile(phrases) for phrases in _OPENINGS.values())
_SAYING = tuple(re.compile(phrases) for phrases in _ANYWHERE.values())
_BULLETS = "•·»>›-–—→*|[( \n"
_READ = 120
# What is longer is a paragraph, whatever it mentions.
_LONGEST = 600
_NONE = (False,) * len(PHRASE_NAMES)


def phrases_in(text: str) -> tuple[bool, ...]:
    """Per group, whether the beginning of a text holds one of its phrases."""
    if len(text) > _LONGEST:
        return _NONE
    begin = text[:_READ].lower().lstrip(_BULLETS)
    opening = [pattern.match(begin) is not None for pattern in _OPENING]
    return (*opening, *[pattern.search(begin) is not None for pattern in _SAYING])
