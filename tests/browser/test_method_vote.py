"""The vote on the page that explains the method: words, ballots, sums and outcome."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest
from browser.conftest import Watch
from browser.method_page import MethodPage, command_line
from playwright.sync_api import Page, expect


@pytest.fixture
def method(page: Page, site: str) -> MethodPage:
    return MethodPage(page).native().open(site)


def ballot(feature: str, bits: int) -> list[int]:
    number = int.from_bytes(hashlib.md5(feature.encode()).digest(), "big")
    return [1 if bit == "1" else -1 for bit in format(number, "0128b")[-bits:]]


def sums_of(features: list[str], bits: int) -> list[int]:
    ballots = [ballot(feature, bits) for feature in features]
    return [sum(votes) for votes in zip(*ballots, strict=True)]


def written(value: int) -> str:
    return f"{'+' if value > 0 else '−' if value < 0 else ''}{abs(value)}"


def expect_vote(method: MethodPage, side: str, features: list[str], bits: int) -> None:
    """The table is what the hashes of the features say."""
    head, *rows, sums, outcome = method.rows(side)
    assert head[1:] == [str(bit) for bit in range(1, bits + 1)]
    counts = {feature: features.count(feature) for feature in features}
    names = [f"{name} × {count}" if count > 1 else name for name, count in counts.items()]
    assert [row[0] for row in rows] == names
    for row, (name, count) in zip(rows, counts.items(), strict=True):
        votes = [vote * count for vote in ballot(name, bits)]
        # With many bits there is room for the sign alone.
        shown = ["+" if vote > 0 else "−" for vote in votes] if bits > 16 else map(written, votes)
        assert row[1:] == list(shown)
    expected = sums_of(features, bits)
    assert sums[1:] == [written(value) for value in expected]
    assert [cell[0] for cell in outcome[1:]] == ["1" if value > 0 else "0" for value in expected]


def give(method: MethodPage, a: str, b: str, first: str) -> None:
    """Both sentences; `first`: a word that the table of B will then hold."""
    for side, text in (("a", a), ("b", b)):
        method.part(f"vote-input-{side}").fill(text)
    expect(method.part("vote-words-b")).to_contain_text(first)
    expect(method.part("vote-table-b").locator("tbody th").first).to_contain_text(first)


SENTENCES = [
    ("A rose is a rose, a rose", ["a", "rose", "is", "a", "rose", "a", "rose"]),
    ("Été comme hiver", ["ete", "comme", "hiver"]),
    ("Мальчик пьёт за́мок", ["мальчик", "пьет", "замок"]),
    ("黑猫喝奶", ["黑", "猫", "喝", "奶"]),
    ("القِطّة تشرب", ["القطة", "تشرب"]),
]


@pytest.mark.parametrize("bits", [8, 64])
@pytest.mark.parametrize(("sentence", "words"), SENTENCES)
def test_every_script_and_repeated_words(method, sentence, words, bits) -> None:
    give(method, "one two", sentence, words[0])
    method.choose(bits=bits)
    expect_vote(method, "b", words, bits)
    expect_vote(method, "a", ["one", "two"], bits)


@pytest.mark.parametrize("k", [1, 3])
@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_distance_and_fingerprints_are_the_engine_s(method, bits, k, tmp_path: Path) -> None:
    a, b = "the black cat drinks milk", "the black cat drinks water"
    method.choose(bits=bits, k=k)
    told = command_line(tmp_path, a, b, "--k", str(k))
    last = [int(told[side]["fingerprint"], 16) % (1 << bits) for side in "ab"]
    for side, value in zip("ab", last, strict=True):
        features = [" ".join(a_b) for a_b in windows((a if side == "a" else b).split(), k)]
        expect_vote(method, side, features, bits)
        shown = "".join(cell[0] for cell in method.rows(side)[-1][1:])
        assert int(shown, 2) == value
    distance = (last[0] ^ last[1]).bit_count()
    expect(method.part("vote-distance")).to_have_attribute("data-value", str(distance))
    if bits == 64:
        assert distance == told["distance"]
    crosses = method.part("vote-table-a").locator(".cross")
    expect(crosses).to_have_count(distance)


def windows(words: list[str], k: int) -> list[list[str]]:
    return [words[start : start + k] for start in range(len(words) - k + 1)]


def test_why_bits_differ(method) -> None:
    expect(method.part("vote-distance")).to_have_text("2 of 8 bits differ.")
    each = "bit 5: −1 in A, +1 in B · bit 6: −1 in A, +1 in B"
    expect(method.part("vote-outcome")).to_contain_text(each)
    milk, water = (sums_of(f"the black cat drinks {word}".split(), 8) for word in ("milk", "water"))
    margins = [max(abs(one), abs(other)) for one, other in zip(milk, water, strict=True)]
    differ = [(one > 0) != (other > 0) for one, other in zip(milk, water, strict=True)]
    near = max(margin for margin, differs in zip(margins, differ, strict=True) if differs)
    far = max(margin for margin, differs in zip(margins, differ, strict=True) if not differs)
    expect(method.part("vote-why")).to_have_text(
        f"Where they differ, the sums are no further from zero than {near}. "
        f"Where they agree, some reach {far}."
    )


@pytest.mark.parametrize(("text", "k"), [("", 1), (" … ", 1), ("two words", 3)])
def test_nobody_votes(method, text, k) -> None:
    method.choose(k=k)
    method.part("vote-input-b").fill(text)
    expect(method.part("vote-table-b")).to_have_count(0)
    said = "Without two fingerprints there is no distance."
    expect(method.part("vote-distance")).to_have_text(said)
    expect(method.part("vote-table-a")).to_be_visible()


def test_long_sentences_are_cut_and_said_to_be(method) -> None:
    method.part("vote-input-a").fill(" ".join(f"w{number}" for number in range(30)))
    expect(method.part("vote-left-out-a")).to_contain_text("6 words have no vote here")
    expect(method.part("vote-table-a").locator("tbody tr")).to_have_count(24)


def test_what_was_typed_stays_in_another_language(method) -> None:
    method.part("vote-input-a").fill("my own words")
    expect(method.part("vote-table-a").locator("tbody tr")).to_have_count(3)
    method.page.locator("[data-part=language]").select_option("fr")
    expect(method.part("vote-input-a")).to_have_value("my own words")
    expect(method.part("vote-input-b")).to_have_value("Le chat noir boit du thé")
    expect(method.part("vote-table-b").locator("tbody th").last).to_have_text("the")


def test_bits_by_keyboard(method) -> None:
    method.part("vote-bits-8").focus()
    method.page.keyboard.press("ArrowRight")
    expect(method.part("vote-table-a").locator("thead th")).to_have_count(17)
    expect(method.part("vote-bits-16")).to_be_focused()


def test_in_the_browser_s_own_python(page: Page, site: str) -> None:
    method = MethodPage(page).open(site)
    expect_vote(method, "a", "the black cat drinks milk".split(), 8)
    expect(method.part("engine")).to_contain_text("Ready")


def test_without_the_engine_the_page_reads_and_tries_again(
    page: Page, site: str, watch: Watch
) -> None:
    watch.allow("worker.js|Failed to load resource")
    page.route("**/engine/worker.js*", lambda route: route.abort())
    page.goto(f"{site}method.html?lang=en")
    expect(page.get_by_text("Python did not start.")).to_be_visible()
    expect(page.get_by_role("heading", name="Why two verdicts")).to_be_visible()
    expect(page.get_by_text("A duplicate is no penalty and no theft.")).to_be_visible()
    page.unroute("**/engine/worker.js*")
    method = MethodPage(page).native()
    page.get_by_role("button", name="Start it again").click()
    method.expect_vote()
    expect(page.locator("[data-testid=replace-sentence][data-percent]")).to_be_visible()
    expect(method.part("lines")).to_be_visible()
    expect(page.get_by_text("Python did not start.")).to_have_count(0)
