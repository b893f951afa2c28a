"""Which spellings of an address are one page's."""

import pytest
from sosie.page.address import is_same, is_variant, key, resolve, site

PAGE = "https://example.org/a?x=1"


@pytest.mark.parametrize(
    ("other", "same", "variant", "one_key"),
    [
        ("https://example.org/a?x=1", True, True, True),
        ("https://EXAMPLE.org./a?x=1", True, True, True),
        ("https://example.org:443/a?x=1#part", True, True, True),
        ("https://example.org/%61?x=%31", True, True, True),
        ("http://example.org/a?x=1", False, True, True),
        ("http://example.org:80/a?x=1", False, True, True),
        ("https://example.org/a/?x=1", False, True, True),
        ("https://www.example.org/a?x=1", False, True, False),
        ("http://www.example.org/a/?x=1", False, True, False),
        ("https://example.org:8443/a?x=1", False, False, False),
        ("https://example.org/A?x=1", False, False, False),
        ("https://example.org/a?x=2", False, False, False),
        ("https://example.org/a", False, False, False),
        ("https://example.org/a?x=1&utm_source=y", False, False, False),
        ("https://example.org/a/index.html?x=1", False, False, False),
        ("https://example.net/a?x=1", False, False, False),
    ],
)
def test_spellings(other, same, variant, one_key):
    assert is_same(PAGE, other) is is_same(other, PAGE) is same
    assert is_variant(PAGE, other) is is_variant(other, PAGE) is variant
    assert (key(PAGE) == key(other)) is one_key


def test_international_addresses():
    assert key("https://bücher.example/è") == key("http://xn--bcher-kva.example/%c3%a8")


@pytest.mark.parametrize(
    ("host", "ascii_host"),
    [
        # The four characters that IDNA 2003 maps and UTS 46, nontransitional, keeps.
        ("faß.de", "xn--fa-hia.de"),
        ("FAẞ.de", "xn--fa-hia.de"),
        ("βόλος.com", "xn--nxasmm1c.com"),
        ("نامه\u200cای.com", "xn--mgba3gch31f060k.com"),
        ("ශ්\u200dරී.com", "xn--10cl1a0b660p.com"),
        ("BÜCHER。example", "xn--bcher-kva.example"),
        ("ｅｘａｍｐｌｅ.org", "example.org"),
    ],
)
def test_hosts_as_browsers_name_them(host, ascii_host):
    assert key(f"https://{host}/")[0] == ascii_host
    assert key("https://fass.de/") != key("https://faß.de/")


@pytest.mark.parametrize(
    ("written", "address"),
    [
        (r"https:\\b.org\x", "https://b.org/x"),
        (r"\\b.org\x", "https://b.org/x"),
        (r"\x\..\y", "https://a.org/y"),
        (r"x?y\z#\z", "https://a.org/b/x?y\\z#\\z"),
        (r"mailto:a\b", r"mailto:a\b"),
        ("https:x", "https://a.org/b/x"),
        ("HTTPS:/x", "https://a.org/x"),
        ("http:/b.org/x", "http://b.org/x"),
        ("https:///b.org", "https://b.org"),
        ("///b.org", "https://b.org"),
        (" /x\n\ty ", "https://a.org/xy"),
        ("https://[x", None),
        ("https://b:99999/", None),
        ("https://b c/", None),
        ("https://", None),
        ("//", None),
    ],
)
def test_where_an_address_leads(written, address):
    """Compared with `new URL` of Node, but for what that encodes and ends with a slash."""
    assert resolve(written, "https://a.org/b/c?d") == address
    assert resolve("x") is resolve("x", "page.html") is None


@pytest.mark.parametrize(
    "address",
    [
        *(None, "", "a", "/a", "javascript:x", "mailto:a@b.c", "ftp://example.org/", "http://[x"),
        *("http:///a", "http://h:99999/", "about:blank", "data:,x"),
    ],
)
def test_what_is_no_address_of_a_page_equals_none(address):
    assert key(address) is None
    assert site(address) is None
    assert not is_same(address, address)
    assert not is_variant(address, address)


@pytest.mark.parametrize("address", ["http://\ud800/\ud800", "http://" + "ü" * 99, "//x.org/a"])
def test_odd_hosts_do_no_harm(address):
    assert key(address)


def test_one_site_with_and_without_www():
    assert site("https://www.example.org/a") == site("http://example.org/b") == "example.org"
