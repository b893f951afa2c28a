"""Relays that speak otherwise than ours: any answer ends in words without holes."""

from __future__ import annotations

import json
import re

import pytest
from browser.conftest import Watch
from browser.input_page import ComparePage
from playwright.sync_api import Page

PAGE = "https://closed.example/page"
TEMPLATE = "https://relay.example/?url={url}"


@pytest.fixture
def compare(page: Page, site: str, watch: Watch) -> ComparePage:
    watch.allow(r"Failed to load resource|blocked by CORS policy|net::ERR_|Access to fetch")
    watch.allow_host("closed.example")
    watch.allow_host("relay.example")
    page.route(re.compile("^https://closed.example/"), lambda route: route.abort())
    choice = json.dumps({"name": "own", "template": TEMPLATE})
    keep = f"localStorage.setItem('sosie:relay', {json.dumps(choice)})"
    return ComparePage(page).open(site, keep)


def relay_says(compare: ComparePage, status: int, body: str) -> None:
    compare.page.route(
        re.compile("^https://relay.example/"),
        lambda route: route.fulfill(
            status=status, body=body, headers={"Access-Control-Allow-Origin": "*"}
        ),
    )


@pytest.mark.parametrize(
    "body",
    [
        '{"error":"Bad request"}',
        '{"error":{"message":"x"}}',
        '{"error":{"code":"upstream-status","detail":{}}}',
        '{"error":{"code":"upstream-status","detail":{"status":"none"}}}',
        '{"error":{"code":"too-large"}}',
        '{"error":{"code":"constructor"}}',
        '{"error":{"code":"binary","detail":{}}}',
        '{"error":{"code":7}}',
        '{"error":null}',
        "null",
        "<h1>Bad request</h1>",
    ],
)
def test_an_error_in_other_words_gives_the_status(compare: ComparePage, body: str) -> None:
    relay_says(compare, 418, body)
    compare.fetch("a", PAGE)
    compare.expect_problem("a", "the relay relay.example answered with an error (418)")


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ('{"error":{"code":"upstream-status","detail":{"status":404}}}', "no such page (404)"),
        ('{"error":{"code":"tls"}}', "does not speak https"),
        ('{"error":{"code":"content-type","detail":{"type":null}}}', "something that is no text"),
    ],
)
def test_an_error_in_our_words_is_understood(compare: ComparePage, body: str, words: str) -> None:
    relay_says(compare, 502, body)
    compare.fetch("a", PAGE)
    compare.expect_problem("a", words)
