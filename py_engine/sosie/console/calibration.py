"""The readable output of `sosie calibrate`."""

from __future__ import annotations

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
    if different["pairs"]:
        lines += ["", say("cli-histogram"), *_histogram(value)]
        lines += ["", say("cli-closest"), *_closest(value)]
    if found.thresholds:
        lines += ["", say("cli-thresholds"), *table(_thresholds(value, say))]
        flagged = value["flagged"]
        lines += ["", say(
            "cli-flagged", pairs=different["pairs"], fingerprint=flagged["fingerprint"],
            content=flagged["content"], atMost=f"{flagged['at_most']:.1%}",
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
    """One line for each distance reached, its bar against the longest: different, then alike."""
    different = value["different"]["distance"]["histogram"]
    alike = value["alike"]["distance"]["histogram"] if value["alike"] else [0] * len(different)
    reached = [bits for bits, counts in enumerate(zip(different, alike)) if any(counts)]
    most = max(map(sum, zip(different, alike)))
    return [
        f"  {bits:>4} {different[bits] + alike[bits]:>6}  "
        + "#" * _length(different[bits], most)
        + "=" * _length(alike[bits], most)
        for bits in range(reached[0], reached[-1] + 1)
    ]


def _length(count: int, most: int) -> int:
    return -(-count * _BAR // most)


def _closest(value: dict) -> list[str]:
    return [
        f"  {pair['distance']:>4} {max(pair['a_in_b'], pair['b_in_a']):>6.0%}  "
        f"{line(pair['a'])}  {'=' if pair['alike'] else '≠'}  {line(pair['b'])}"
        for pair in value["closest"][:_CLOSEST]
    ]


def _thresholds(value: dict, say: Messages) -> list[tuple[str, str]]:
    rows = []
    for name, suggested in value["thresholds"].items():
        shown = _shown(name, suggested)
        if value["table"]:
            built_in = _shown(name, value["table"][name])
            shown = say("cli-threshold-value", value=shown, builtIn=built_in)
        rows.append((say("cli-threshold", name=name.replace("_", "-")), shown))
    return rows


def _shown(name: str, threshold: float) -> str:
    return f"{threshold:.0%}" if name in _SHARES else str(threshold)
