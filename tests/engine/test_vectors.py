"""The frozen vectors. `tests/pyodide` runs the same checks on what the site ships."""

import pytest
from checks import vectors

LEAST = {"features": 150, "fingerprints": 900, "words": 100, "every_character": 150}


@pytest.mark.parametrize("check", vectors.CHECKS, ids=lambda check: check.__name__)
def test_vectors(check):
    checked, failures = vectors.run(check)
    assert failures == []
    assert checked >= LEAST[check.__name__]
