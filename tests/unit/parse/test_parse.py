"""What `parse` promises as a whole: blanked markers, untouched offsets, and brackets of a pair that stay text."""

from __future__ import annotations

import pytest
from tests.builders import numbered, parsed, record, source

from citebound.catalog import GRAMMARS
from citebound.config import load
from citebound.model import RecordForm
from citebound.parse import parse


def test_markers_are_blanked_in_place() -> None:
    """The text without its markers has the same length, and every other character at its place."""
    answer = "The gate opens at 6 [1].\nIt costs 12 [2, 3]."

    blanked = parsed(answer, numbered("a", "b", "c")).blanked

    assert blanked == "The gate opens at 6    .\nIt costs 12       ."


def test_the_brackets_of_a_pair_are_text() -> None:
    """A pair has no citations of its own: what looks like one is part of the claim."""
    standard = load("standard")
    taken_apart = parse(
        record("It costs 12 [2].", numbered("a"), form=RecordForm.PAIR), [GRAMMARS.make(name) for name in standard.grammars], standard.scheme, "en"
    )

    assert [(claim.span.of("It costs 12 [2]."), claim.markers) for claim in taken_apart.claims] == [("It costs 12 [2].", ())]


@pytest.mark.parametrize("answer", ["It costs 12 [1, `x` 2]."])
def test_a_marker_is_quoted_as_written(answer: str) -> None:
    """What a marker is said to be stands in the answer at its place, even if there is code in it."""
    for claim in parsed(answer, [source("a", "src-a"), *numbered("b", "c")]).claims:
        for each in claim.markers:
            assert each.span.of(answer) == each.raw


def test_the_profile_says_which_markers_count() -> None:
    """A marker of a grammar that the profile does not name is text."""
    answer = "It costs 12 [src-cap] [1] [Labour Law, Article 30]."
    given = [source("a", "src-cap"), source("b", "1")]

    raw = {name: [each.raw for claim in parsed(answer, given, name).claims for each in claim.markers] for name in ("standard", "strict", "legal", "section")}

    assert raw == {"standard": ["[src-cap]", "[1]", "[Labour Law, Article 30]"], "strict": ["[1]"], "section": ["[1]"], "legal": ["[Labour Law, Article 30]"]}


def test_a_marker_stays_in_its_block() -> None:
    """A tag that one paragraph opens and another closes cites nothing, and takes no text from either; one inside a paragraph may hold a line end."""
    broken, whole = "It costs 12 <cite\n[^1]: https://a.example>1</cite> today.", "It costs 12 <cite>1\n</cite> today."

    assert not any(claim.markers for claim in parsed(broken, numbered("a")).claims if "12" in claim.span.of(broken))
    assert [[each.raw for each in claim.markers] for claim in parsed(whole, numbered("a")).claims] == [["<cite>1\n</cite>"]]
