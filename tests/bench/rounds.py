"""Rounds: each in a process of its own, ours and the peers' by turns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from .places import Places

MESSAGE_LENGTH = 2000
NODE_ROUND = Path(__file__).with_name("node.mjs")
TESTS = Path(__file__).parents[1]


class RoundFailed(Exception):
    """A round that gave no figure, or one of other work than it should."""


def by_turns(rounds: int, contestants: Mapping[str, Callable[[], Any]]) -> dict[str, list[Any]]:
    """What each of `rounds` rounds gave, by contestant. Who begins changes from round to round."""
    found: dict[str, list[Any]] = {name: [] for name in contestants}
    names = list(contestants)
    for number in range(rounds):
        for name in names if number % 2 == 0 else reversed(names):
            print(f"  round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
            found[name].append(contestants[name]())
    return found


def native_round(pipeline: str, path: Path) -> dict:
    """In the repository's own Python."""
    return _json([sys.executable, "-m", "bench.run", pipeline, str(path)])


def peer_round(places: Places, pipeline: str, path: Path) -> dict:
    """In the peers' Python, which knows no Sosie."""
    command = [places.peers_python, "-m", "bench.run", pipeline, str(path)]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return _json(command, cwd=TESTS, env=env)


def pyodide_round(places: Places, pipeline: str, path: Path) -> dict:
    """In Pyodide on Node, as dist/ ships it; `path` lies in the folder of work."""
    name = str(path.relative_to(places.work))
    return _json([places.node, str(NODE_ROUND), pipeline, str(places.work), name])


def _json(command: list[str], **how: Any) -> dict:
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", **how)
    if done.returncode:
        raise RoundFailed(f"{' '.join(command[-3:])}: {done.stderr[-MESSAGE_LENGTH:]}")
    return json.loads(done.stdout.strip().rpartition("\n")[2])
