"""What an archive gives, and what it must not do."""

import io
import zipfile

import pytest
from sosie import SosieError
from sosie.corpus.gather import open_archive


def packed(files: dict[str, bytes], **options) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", **options) as file:
        for name, content in files.items():
            file.writestr(name, content)
    return made.getvalue()


def test_pages_and_texts_alone():
    names = ["index.html", "a/b.HTM", "été.txt", "notes.md", "x.css", "x.js", "x.png", "x.docx",
             ".git/a.html", "__MACOSX/a.html", "folder/"]  # fmt: skip
    content = packed(dict.fromkeys(names, b"text"), compression=zipfile.ZIP_DEFLATED)
    found = open_archive("site.zip", content, limit=10, prefix="site.zip/")
    assert [entry.name for entry in found] == [
        "site.zip/index.html", "site.zip/a/b.HTM", "site.zip/été.txt", "site.zip/notes.md",
    ]  # fmt: skip
    assert [entry.load() for entry in found] == [b"text"] * 4


def test_a_bomb_ends():
    content = packed({"bomb.html": b"0" * 50_000_000}, compression=zipfile.ZIP_DEFLATED)
    (bomb,) = open_archive("bomb.zip", content, limit=1000)
    with pytest.raises(SosieError, match="too-large"):
        bomb.load()


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04", b"no archive at all"])
def test_no_archive(content):
    with pytest.raises(SosieError, match="archive-unreadable"):
        open_archive("broken.zip", content, limit=10)


def test_one_broken_entry_spoils_no_other():
    content = packed({"a.html": b"a" * 99, "b.html": b"b" * 99})
    first, second = open_archive("x.zip", content.replace(b"aaaa", b"aaab", 1), limit=1000)
    with pytest.raises(SosieError, match="archive-unreadable"):
        first.load()
    assert second.load() == b"b" * 99


@pytest.mark.parametrize("method", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA, zipfile.ZIP_DEFLATED])
def test_whatever_breaks_in_an_archive_is_said(method):
    """`zipfile` and the packages under it raise what they please."""
    content = packed({"é.html": b"abc " * 500, "b.html": b"b" * 99}, compression=method)
    broken = [content.replace("é".encode(), b"\xff\xfe")]
    for at in range(0, len(content), 3):
        broken.append(content[:at] + bytes([content[at] ^ 0x55]) + content[at + 1 :])
    refused = 0
    for archive in broken:
        try:
            for entry in open_archive("x.zip", archive, limit=10_000):
                entry.load()
        except SosieError as error:
            refused += error.code == "archive-unreadable"
    assert refused > len(broken) / 4
