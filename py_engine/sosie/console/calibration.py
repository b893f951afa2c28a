"""The readable output of `sosie calibrate`."""

from __future__ import annotations

import math

from ..corpus.calibrate import Calibration
from ..messages import Messages
from .layout import line, table

_BAR = 50
_CLOSEST = 10
_SHARES = ("near", "contained", "partial")


def show_calibration(found: Calibration, say: Messages) -> str:
    """How far apart the texts are, which are closest, the thresholds that follow."""
    value = found.to_dict()
    different = value["different"]
    lines = [say("cli-calibrated", texts=len(found.names), pairs=different["pairs"])]
    if found.closest:
        lines += ["", say("cli-histogram"), *_histogram(value)]
        lines += ["", say("cli-closest"), *_closest(value, say)]
    if found.thresholds:
        lines += ["", say("cli-thresholds"), *table(_thresholds(value, say))]
        flagged = value["flagged"]
        lines += ["", say(
            "cli-flagged", pairs=different["pairs"], fingerprint=flagged["fingerprint"],
            content=flagged["content"], atMost=_at_most(flagged["at_most"], say),
        )]  # fmt: skip
    if value["found"]:
        lines.append(say("cli-found", pairs=value["alike"]["pairs"], **value["found"]))
    if found.skipped:
        lines += ["", say("cli-skipped")]
        lines += table([
            (line(skipped.name), say("cli-skipped-because", code=skipped.code, of=skipped.of or ""))
            for skipped in found.skipped
        ])  # fmt: skip
    for warning in found.warnings:
        code = warning.pop("code")
        lines += ["", say(f"cli-calibrate-{code}", **warning)]
    return "\n".join(lines)


def _histogram(value: dict) -> list[str]:
    """One line for each distance reached, its bar against the longest."""
    signs = {"different": "#", "undecided": "?", "alike": "="}
    counts = {
        sign: value[group]["distance"]["histogram"] for group, sign in signs.items() if value[group]
    }
    sums = [sum(column) for column in zip(*counts.values())]
    reached = [bits for bits, count in enumerate(sums) if count]
    return [
        f"  {bits:>4} {sums[bits]:>6}  "
        + "".join(sign * _length(count[bits], max(sums)) for sign, count in counts.items())
        for bits in range(reached[0], reached[-1] + 1)
    ]


def _length(count: int, most: int) -> int:
    return -(-count * _BAR // most)


def _at_most(share: float, say: Messages) -> str:
    """A bound is rounded up: never to 0."""
    return say.percent(math.ceil(share * 1000) / 1000, 1)


def _sign(pair: dict) -> str:
    if pair["alike"]:
        return "="
    return "?" if pair["undecided"] else "≠"


def _closest(value: dict, say: Messages) -> list[str]:
    return [
        f"  {pair['distance']:>4} {say.percent(max(pair['a_in_b'], pair['b_in_a'])):>6}  "
        f"{line(pair['a'])}  {_sign(pair)}  {line(pair['b'])}"
        for pair in value["closest"][:_CLOSEST]
    ]


def _thresholds(value: dict, say: Messages) -> list[tuple[str, str]]:
    rows = []
    for name, suggested in value["thresholds"].items():
        shown = _shown(name, suggested, say)
        if value["table"]:
            built_in = _shown(name, value["table"][name], say)
            shown = say("cli-threshold-value", value=shown, builtIn=built_in)
        rows.append((say("cli-threshold", name=name.replace("_", "-")), shown))
    return rows


def _shown(name: str, threshold: float, say: Messages) -> str:
    return say.percent(threshold) if name in _SHARES else str(threshold)
