"""The table: rows, how they are printed, what of them goes into the JSON."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from statistics import median

HEADINGS = ("what", "ours", "peer", "ratio", "target", "holds")
WIDTHS = (60, 22, 30, 8, 12, 5)


@dataclass(frozen=True)
class Target:
    """`at_most` or else at least `bound`; `of` names what is held against it."""

    bound: float
    at_most: bool
    unit: str = "×"

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.bound:g} {self.unit}"

    def holds(self, value: float) -> bool:
        return value <= self.bound if self.at_most else value >= self.bound


@dataclass(frozen=True)
class Row:
    """`value` is what the target is about: the ratio, or ours where there is no peer."""

    name: str
    what: str
    ours: str
    peer: str = "–"
    ratio: float | None = None
    value: float | None = None
    target: Target | None = None
    samples: dict[str, list[float]] = field(default_factory=dict)
    """Every round's figure, by whose it is."""
    details: dict = field(default_factory=dict)
    """What the figure is made of, for the JSON alone."""

    @property
    def holds(self) -> bool | None:
        value = self.ratio if self.value is None else self.value
        return None if self.target is None or value is None else self.target.holds(value)

    def cells(self) -> tuple[str, ...]:
        ratio = "–" if self.ratio is None else f"{self.ratio:.2f} ×"
        target = "–" if self.target is None else str(self.target)
        holds = {True: "yes", False: "NO", None: "–"}[self.holds]
        return self.what, self.ours, self.peer, ratio, target, holds

    def to_dict(self) -> dict:
        target = str(self.target) if self.target else None
        return {**asdict(self), "target": target, "holds": self.holds}


def skipped(name: str, what: str, why: str) -> Row:
    return Row(name, f"{what}: {why}", "–")


def seconds(values: Iterable[float]) -> str:
    """The median, the least and the most."""
    values = sorted(values)
    middle = median(values)
    return f"{_time(middle)} ({_time(values[0])}–{_time(values[-1])})"


def per_second(count: int, unit: str, values: Iterable[float]) -> str:
    """By the median, and by the longest and the shortest time."""
    values = sorted(values)
    slowest, fastest = (f"{count / value:,.0f}" for value in (values[-1], values[0]))
    return f"{count / median(values):,.0f} {unit}/s ({slowest}–{fastest})"


def table(rows: Iterable[Row]) -> str:
    lines = [_line(HEADINGS), "  ".join("─" * width for width in WIDTHS)]
    for row in rows:
        wrapped = [textwrap.wrap(cell, width) or [""] for cell, width in zip(row.cells(), WIDTHS)]
        for index in range(max(map(len, wrapped))):
            lines.append(_line([cell[index] if index < len(cell) else "" for cell in wrapped]))
    return "\n".join(lines)


def _line(cells: Iterable[str]) -> str:
    return "  ".join(cell.ljust(width) for cell, width in zip(cells, WIDTHS)).rstrip()


def _time(value: float) -> str:
    return f"{value:.2f} s" if value >= 1 else f"{value * 1000:.0f} ms"
