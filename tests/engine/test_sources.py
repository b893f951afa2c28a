"""Files, addresses, standard input."""

import io
import socket
import sys

import pytest
from engine.web_server import LATIN, serving
from sosie import SosieError, sources
from sosie.sources import load


@pytest.fixture(autouse=True)
def no_proxy(monkeypatch):
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("no_proxy", "127.0.0.1")


@pytest.fixture(scope="module")
def site():
    with serving() as address:
        yield address


@pytest.mark.parametrize(
    "path", ["/page", "/moved", "/gzip", "/deflate", "/raw-deflate", "/été?q=à b", "/page#part"]
)
def test_fetched(site, path):
    source = load(site + path)
    assert source.content == LATIN
    assert source.content_type == "text/html; charset=iso-8859-1"


def test_the_address_after_redirects(site):
    assert load(f"{site}/moved").url == f"{site}/page"


def test_header_fields_each_with_its_values(site):
    headers = load(f"{site}/stated").headers
    assert headers["X-Robots-Tag"] == ["noarchive", "googlebot: noindex"]
    assert headers["Link"] == ["</page>; rel=canonical, </en>; rel=alternate; hreflang=en"]


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        ("/none", "HTTP 404"),
        ("/500", "HTTP 500"),
        ("/loop", "HTTP 302"),
        ("/to-file", "HTTP 302"),
        ("/broken-gzip", "gzip"),
        ("/cut", "cut short"),
        ("/cut-deflate", "cut short"),
    ],
)
def test_not_fetched(site, path, reason):
    with pytest.raises(SosieError) as failed:
        load(site + path)
    assert failed.value.code == "fetch-failed"
    assert failed.value.detail["url"] == site + path
    assert reason in failed.value.detail["reason"]


def test_nobody_there():
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    addresses = (f"http://127.0.0.1:{port}/", "http://[", "http://", "http://a..b/", "ftp://a/b")
    for address in addresses:
        with pytest.raises(SosieError) as failed:
            load(address)
        assert failed.value.code == "fetch-failed", address


def test_files(tmp_path):
    path = tmp_path / "été.txt"
    path.write_bytes(b"a b c")
    source = load(str(path))
    assert (source.content, source.content_type, source.url) == (b"a b c", None, None)


@pytest.mark.parametrize("name", ["none.txt", "", "a\0b", ".", "c:/x"])
def test_no_file(tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SosieError) as failed:
        load(name)
    assert failed.value.code == "file-unreadable"
    assert failed.value.detail["name"] == name


def test_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"caf\xe9")))
    assert load("-").content == b"caf\xe9"


def test_too_large(site, tmp_path, monkeypatch):
    monkeypatch.setattr(sources, "LIMIT_BYTES", 20)
    path = tmp_path / "large"
    path.write_bytes(b"a" * 21)
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"a" * 21)))
    for name in (str(path), "-", f"{site}/page", f"{site}/gzip", f"{site}/deflate"):
        with pytest.raises(SosieError) as failed:
            load(name)
        assert failed.value.code == "too-large", name


def test_a_site_that_drips_is_given_up(site, monkeypatch):
    monkeypatch.setattr(sources, "SECONDS", 0.3)
    with pytest.raises(SosieError) as failed:
        load(f"{site}/drip")
    assert "not finished" in failed.value.detail["reason"]


def test_closed_standard_input(monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(SosieError) as failed:
        load("-")
    assert failed.value.code == "file-unreadable"
