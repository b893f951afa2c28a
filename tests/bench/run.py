"""One round of a pipeline: `python -m bench.run PIPELINE PATH` prints its JSON.

Runs in the repository's Python, in the peers', and in Pyodide: it imports little.
"""

import json
import sys
from importlib import import_module


def run(pipeline: str, path: str) -> str:
    return json.dumps(import_module(f"bench.pipelines.{pipeline}").measure(path))


if __name__ == "__main__":
    print(run(*sys.argv[1:]))
