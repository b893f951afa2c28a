"""Boxes that ask for consent to cookies, told by what they say: many have no telling name.

A sentence on cookies and a button to agree, or to refuse, in one small element. The words are those
that such boxes use, in the languages of most pages.
"""

from __future__ import annotations

import re

from .blocks import Leaf, Page, Region

_COOKIES = re.compile(
    r"\bcookies?\b|\bkuki|куки|\bçerez|eväste|\bsüti|\bkakor\b|ciasteczk|クッキー|쿠키|كوكيز"
    "|ملفات تعريف الارتباط|עוגיות"
)
_AGREE = re.compile(
    r"^(?:(?:yes|ja|oui|sí|sì|sim|da|да)\b\W*)?(?:i |j'|je |ich |alle |tout |tous |ho |все )?(?:"
    r"accept|agree|allow|consent|got it|ok(?:ay)?\b|underst|reject|decline|refuse|deny|autoriser"
    r"|d['’]accord|ai compris|compris|tout accepter|tout refuser"
    r"|akzeptier|zustimm|stimme zu|einverstanden|verstanden|ablehn|erlaub|zulassen"
    r"|acept|de acuerdo|entendido|rechaz|permit|accett|capito|rifiut|consent"
    r"|aceit|concord|entendi|recus|akkoord|begrepen|weiger|toestaan|akcept|zgadzam|zgoda|rozumiem"
    r"|odrzu|принять|принимаю|соглас|понятно|хорошо|отклон|приймаю|прийняти|погодж|зрозуміло"
    r"|kabul|tamam|anlad|reddet|godkänn|acceptera|tillad|godta|hyväksy|elfogad|rendben"
    r"|přijm|souhlas|rozumím|αποδ|συμφων|同意|接受|许可|許可|承諾|了解|동의|수락|허용|موافق|قبول|אישור|מסכים)"
)
# A button's label is short, and near what it answers.
_LABEL = 40
_REACH = 6
# Levels of elements from the label up to the box.
_LEVELS = 8
# More than a box holds, in letters.
_LARGEST = 1500
_NO_BOX = frozenset(("html", "body", "main", "article"))


def consent_boxes(page: Page) -> list[Region]:
    """The elements that are such boxes; they may lie in each other."""
    leaves = page.leaves
    boxes: dict[Region, None] = {}
    for index, leaf in enumerate(leaves):
        if not _is_label(leaf):
            continue
        for other in leaves[max(0, index - _REACH) : index + _REACH + 1]:
            box = _around(leaf, other)
            if box and _is_box(page, box) and _COOKIES.search(other.text.lower()):
                boxes[box] = None
    return list(boxes)


def _is_label(leaf: Leaf) -> bool:
    return len(leaf.text) <= _LABEL and _AGREE.match(leaf.text.lower()) is not None


def _around(leaf: Leaf, other: Leaf) -> Region | None:
    """The smallest region that holds both, unless it is far above them."""
    above = _above(leaf.region)
    return next((region for region in _above(other.region) if region in above), None)


def _above(region: Region | None) -> list[Region]:
    found: list[Region] = []
    while region and len(found) < _LEVELS:
        found.append(region)
        region = region.parent
    return found


def _is_box(page: Page, region: Region) -> bool:
    inside = page.leaves[region.first : region.last]
    return (
        region.node.tag not in _NO_BOX
        and sum(leaf.size for leaf in inside) <= _LARGEST
        and all(leaf.region.node.tag != "h1" for leaf in inside)
    )
