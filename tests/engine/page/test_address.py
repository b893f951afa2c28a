"""Which spellings of an address are one page's."""

import pytest
from sosie.page.address import is_same, is_variant, key, site

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
