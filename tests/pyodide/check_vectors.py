"""Run inside Pyodide: the checks of tests/engine/test_vectors.py on what the site ships.

Evaluates to JSON: for each check its name, how much it checked, and its first failures.
"""

import json

from checks import vectors

SHOWN = 5


def outcome(check) -> dict:
    checked, failures = vectors.run(check)
    return {"name": check.__name__, "checked": checked, "failures": failures[:SHOWN]}


json.dumps([outcome(check) for check in vectors.CHECKS])
