"""What the build leaves in dist/: complete, reproducible, and nothing from anywhere else."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import re
import subprocess
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self' http: https:; "
    "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
FETCHING = ("index.html", "widget.html")


def digests(folder: Path) -> dict[str, str]:
    files = (path for path in sorted(folder.rglob("*")) if path.is_file())
    return {
        str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in files
    }


@pytest.fixture(scope="module")
def pages(dist: Path) -> dict[str, str]:
    return {path.name: path.read_text("utf-8") for path in dist.glob("*.html")}


def test_two_builds_are_the_same_bytes(dist: Path) -> None:
    builds = []
    for _ in range(2):
        subprocess.run(["node", "build/build.mjs"], cwd=ROOT, check=True)
        builds.append(digests(dist))
    assert builds[0] == builds[1]


def test_assets_list_says_what_is_there(dist: Path) -> None:
    listed = json.loads((dist / "engine" / "assets.json").read_text())["files"]
    for asset in listed:
        content = (dist / "engine" / asset["file"]).read_bytes()
        assert asset["bytes"] == len(content)
        assert asset["sha256"] == hashlib.sha256(content).hexdigest()
    there = {path.name for path in (dist / "engine").iterdir()}
    assert there == {asset["file"] for asset in listed} | {"assets.json", "worker.js"}


def test_archive_holds_the_engine_and_no_command_line(dist: Path) -> None:
    packed = gzip.decompress((dist / "engine" / "engine.pack").read_bytes())
    names = zipfile.ZipFile(io.BytesIO(packed)).namelist()
    assert {name.split("/")[0] for name in names} == {
        "sosie", "unidecode", "justhtml", "snowballstemmer", "stop_words", "kept_patterns.pyc",
    }  # fmt: skip
    assert "sosie/bridge.pyc" in names
    assert not [
        name
        for name in names
        if re.search(r"(cli|sources|messages)\.py|console|__pycache__|\.py$|\.ftl$", name)
    ]
    # Latin letters are asked of it, Han characters never are.
    assert "unidecode/x001.pyc" in names
    assert "unidecode/x04e.pyc" not in names


def directives(policy: str) -> dict[str, set[str]]:
    return {name: set(values) for name, *values in map(str.split, policy.split(";"))}


def test_pages_carry_the_policy_and_read_without_scripts(pages: dict[str, str]) -> None:
    assert pages
    for name, html in pages.items():
        framing = {"frame-src": {"'self'"}} if name == "embed.html" else {}
        allowed = directives(POLICY) | framing
        policy = directives(re.search(r'Security-Policy" content="([^"]+)"', html)[1])
        for directive, values in policy.items():
            assert values <= allowed[directive], f"{name}: {directive}"
        for closed in ("default-src", "base-uri", "form-action"):
            assert policy[closed] == {"'none'"}, name
        # A page that fetches no page for its reader asks its own host alone.
        assert ("http:" in policy["connect-src"]) == (name in FETCHING), name
        assert not re.search(r"<style|<script>|<[^>]*\s(?:style|on\w+)=", html), name
        assert re.search(r"<h1[^>]*>([^<]+)</h1>", html), name


def test_addresses_are_relative(dist: Path, pages: dict[str, str]) -> None:
    for name, html in pages.items():
        for address in re.findall(r'\s(?:src|href)="([^"#]+)"', html):
            if re.match(r"https?:", address):
                continue
            assert not address.startswith("/"), f"{name}: {address}"
            assert (dist / address.partition("?")[0]).exists(), f"{name}: {address}"


def test_notice_names_all_that_ships(dist: Path) -> None:
    notice = (dist / "NOTICE.txt").read_text("utf-8")
    manifest = json.loads((ROOT / "package.json").read_text())
    tools = {"axe-core", "esbuild", "fflate", "typescript", "@types/node"}
    shipped = set(manifest["devDependencies"]) - tools
    shipped |= {"unidecode", "justhtml", "snowballstemmer", "stop_words", "Python"}
    for name in shipped:
        assert re.search(rf"^{re.escape(name)} .*\(.+\): ", notice, re.MULTILINE), name
    assert "GNU GENERAL PUBLIC LICENSE" in (dist / "LICENSE.txt").read_text("utf-8")


def test_source_is_offered(dist: Path) -> None:
    names = zipfile.ZipFile(dist / "source.zip").namelist()
    for path in (
        "package-lock.json",
        "build/build.mjs",
        "web/index.html",
        "py_engine/sosie/bridge.py",
    ):
        assert f"sosie/{path}" in names
    assert not [name for name in names if re.search(r"node_modules/|\.venv/|/dist/", name)]


def test_nothing_names_the_machine_that_built(dist: Path) -> None:
    here = str(ROOT).encode()
    for path in dist.rglob("*"):
        if path.suffix in {".js", ".css", ".html", ".json", ".txt"}:
            assert here not in path.read_bytes(), path.name
