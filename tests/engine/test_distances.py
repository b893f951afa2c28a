"""Distances between real articles: what the first seed reports of its own site."""

import statistics

import pytest
import sosie
from checks import texts
from tools.distances import retouched, unrelated


@pytest.fixture(scope="module")
def articles() -> list[str]:
    return [article["text"] for article in texts.newest_fiches()]


def test_different_articles_are_far_apart(articles):
    found = unrelated(articles, sosie.Options())
    assert len(found) == 325
    assert min(found) >= 19
    assert 31 <= statistics.median(found) <= 33


def test_an_article_retouched_stays_near(articles):
    assert 5 <= statistics.mean(retouched(articles, sosie.Options())) <= 9


def test_single_words_do_not_tell_articles_apart(articles):
    assert min(unrelated(articles, sosie.Options("article"))) < 10
