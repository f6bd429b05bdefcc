"""What the grammar of links promises: the address of a source is a citation of it, whatever the link is called."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import numbered, read_by, source

_ADDRESSED = (
    msgspec.structs.replace(source("text", "x"), uri="https://w.example/a"),
    msgspec.structs.replace(source("text", "y", position=2), uri="https://v.example/Lock_(device)"),
)


@pytest.mark.parametrize(
    ("answer", "raw", "expected"),
    [
        ("A ([site](https://w.example/a)).", "([site](https://w.example/a))", "x"),
        ("A ([site](https://www.w.example/a/?utm_source=s#top)).", "([site](https://www.w.example/a/?utm_source=s#top))", "x"),
        ("A [w.example](https://w.example/a).", "[w.example](https://w.example/a)", "x"),
        ("A [source](https://w.example/a).", "[source](https://w.example/a)", "x"),
        ("A [来源](https://w.example/a).", "[来源](https://w.example/a)", "x"),
        ("A <https://w.example/a>.", "<https://w.example/a>", "x"),
        ("A https://w.example/a.", "https://w.example/a", "x"),
        ("A (https://w.example/a).", "https://w.example/a", "x"),
        ("A www.w.example/a, B.", "www.w.example/a", "x"),
        ("A ([site](https://u.example)).", "([site](https://u.example))", "https://u.example"),
        ("A ([site](https://v.example/Lock_(device))).", "([site](https://v.example/Lock_(device)))", "y"),
        ("A (by [w.example](https://w.example/a)) B.", "[w.example](https://w.example/a)", "x"),
    ],
)
def test_the_address_of_a_source_cites_it(answer: str, raw: str, expected: str) -> None:
    """Host case, `www.`, tracking, fragments and closing stops make no difference; a link in parentheses with a foreign address leads nowhere."""
    assert read_by("link", answer, _ADDRESSED) == [(raw, [expected])]


@pytest.mark.parametrize(
    "answer",
    [
        "See the [fee table](https://w.example/a).",
        "A https://w.example/ab.",
        "A https://u.example.",
        "A [site](https://u.example).",
        "`https://w.example/a`",
        "A w.example.",
        "![plan](https://w.example/a)",
    ],
)
def test_other_links_are_text(answer: str) -> None:
    """A link in running words, a longer or foreign address, code and an image cite nothing."""
    assert read_by("link", answer, _ADDRESSED) == []


def test_without_addresses_no_link_is_a_citation() -> None:
    """Where no source has an address, links are text."""
    assert read_by("link", "A ([site](https://w.example/a)).", numbered("one")) == []
