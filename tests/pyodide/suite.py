"""Run inside Pyodide: the engine's own tests on what the site ships.

This is about breadth: that each import, each codec and each line works there. Depth is for
`npm test -- engine`. Evaluates to pytest's exit code.
"""

import os

import pytest

LEFT_OUT = (
    # They compare with the package simhash, which needs numpy, a native one.
    "test_shingles.py",
    "test_simhash.py",
    # The command line, its messages and the network: the site ships none of them.
    "test_cli.py",
    "test_cli_calibrate.py",
    "test_messages.py",
    "test_messages_used.py",
    "test_report.py",
    "test_moved_boundary.py",
    "test_sources.py",
    # It reads pyproject.toml.
    "test_package.py",
    # The archive has no docstrings.
    "test_doctests.py",
    # engine.test.mjs runs the same checks beside this.
    "test_vectors.py",
)
# Names of tests that are about depth.
DEEP = (
    # Every character of Unicode.
    "every_character_among",
    "every_character_folds",
    # Time by size: the only clock here also counts what other processes take.
    "in_proportion",
    "linear_time",
    # Memory by size.
    "memory_for_each_word",
    # All pairs of real documents, for every row of the table.
    "table_follows",
)
EXAMPLES = 10
# The first failures with their tracebacks, on lines that hold what a test is called and says.
FAILURES, COLUMNS = 5, 160


class Breadth:
    def pytest_collection(self):
        from hypothesis import settings

        # Of the profile that conftest.py has loaded by now.
        settings.register_profile("breadth", settings(), max_examples=EXAMPLES)
        settings.load_profile("breadth")


assert not set(LEFT_OUT).difference(os.listdir("/tests/engine"))
os.environ["COLUMNS"] = str(COLUMNS)
int(
    pytest.main(
        [
            "--config-file=/tests/pytest.ini",
            "--rootdir=/tests",
            "--tb=short",
            f"--maxfail={FAILURES}",
            *(f"--ignore=/tests/engine/{name}" for name in LEFT_OUT),
            "-k",
            f"not ({' or '.join(DEEP)})",
            "/tests/engine",
        ],
        plugins=[Breadth()],
    )
)
