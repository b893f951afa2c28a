"""The table by which encodings are guessed, as `tests/tools/train_charset.py` makes it.

`pairs`: for each language its `letters` and the `costs`, a digit for each pair of them but those
within ASCII, the end of a word before all letters; row by row the second letter, in each row the
first. `characters`: for each language without an alphabet its commonest characters, those of cost 0
first. Costs are in nats: -ln of the share. Where it comes from: `charset_model.md`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

_MODEL = Path(__file__).with_name("charset_model.json")


@cache
def model() -> dict:
    return json.loads(_MODEL.read_text("utf-8"))
