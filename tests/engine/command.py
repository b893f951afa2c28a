"""The command line in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

import sosie

ENGINE = Path(sosie.__file__).parents[1]


def run(
    *arguments: str,
    given: bytes = b"",
    lang: str = "C.UTF-8",
    encoding: str = "utf-8",
    program: tuple[str, str] = ("-m", "sosie"),
) -> subprocess.CompletedProcess:
    wanted = {"PYTHONPATH": str(ENGINE), "LC_ALL": lang, "PYTHONIOENCODING": encoding}
    env = {**os.environ, **wanted, "NO_PROXY": "127.0.0.1", "no_proxy": "127.0.0.1"}
    command = [sys.executable, *program, *arguments]
    return subprocess.run(command, input=given, env=env, capture_output=True, timeout=60)
