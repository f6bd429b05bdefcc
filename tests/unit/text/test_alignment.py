"""What `text.alignment` promises: the tightest clause of one sentence that holds most of a claim's terms."""

from __future__ import annotations

import pytest

from citebound.text.alignment import align
from citebound.text.reading import Reading


@pytest.mark.parametrize(
    ("claim", "sources", "order", "clause", "coverage"),
    [
        ("red door", ["The red door opens."], 0, "the red door opens.", 1.0),
        ("red door", ["Blue sky. The red door opens."], 0, "the red door opens.", 1.0),
        ("red door", ["Blue sky.", "A red door."], 1, "a red door.", 1.0),
        ("red door", ["The sky is blue; the red door opens; it rains."], 0, "the red door opens;", 1.0),
        ("red door", ["A red car, they say, has a door."], 0, "a red car, they say, has a door.", 1.0),
        ("red door", ["Red sky. A door."], 0, "a door.", 0.5),
        ("red door", ["A red door. The red door of the house."], 0, "a red door.", 1.0),
        ("red door", ["A long red car with a door.", "A red door."], 1, "a red door.", 1.0),
    ],
)
def test_the_shortest_stretch_with_most_terms_is_taken(claim: str, sources: list[str], order: int, clause: str, coverage: float) -> None:
    """One sentence, cut at its clauses, of the source that has most; the shortest, then the first."""
    readings = [Reading(each, "en") for each in sources]
    found = align(Reading(claim, "en").terms, readings)

    assert found is not None
    assert (found.order, readings[found.order].folded.text[found.start : found.end].strip(), found.coverage) == (order, clause, coverage)


@pytest.mark.parametrize(("claim", "sources"), [("red door", ["Blue sky."]), ("red door", [""]), ("red door", []), ("", ["A red door."])])
def test_nothing_in_common_is_no_alignment(claim: str, sources: list[str]) -> None:
    """Without a shared term there is no stretch."""
    assert align(Reading(claim, "en").terms, [Reading(each, "en") for each in sources]) is None


def test_an_opposite_may_stand_for_its_term() -> None:
    """A term that was replaced by its opposite still finds its place, and counts as matched."""
    same = {"open": frozenset({"close"})}
    found = align(("door", "open"), [Reading("The door is close to the wall.", "en")], same)

    assert found is not None
    assert found.matched == {"door", "open"}
