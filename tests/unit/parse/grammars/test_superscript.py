"""What the grammar of raised numbers promises: a source where it exists, never a power."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by

_THREE, _TWELVE = numbered(*"abc"), numbered(*"abcdefghijkl")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("It opens¹.", [["1"]]),
        ("It opens.¹", [["1"]]),
        ("It opens¹².", [["1", "2"]]),
        ("It opens¹,².", [["1", "2"]]),
        ("It opens¹ ².", [["1", "2"]]),
        ("It opens^1^.", [["1"]]),
        ("Es öffnet³.", [["3"]]),
        ("六点开门¹。", [["1"]]),
        ("It opens¹. The area is 5 m².", [["1"]]),
    ],
)
def test_raised_numbers_are_citations(answer: str, expected: list[list[str]]) -> None:
    """Raised digits behind a word name the sources that they spell."""
    assert [names for _, names in read_by("superscript", answer, _THREE)] == expected


def test_twelve_is_twelve_where_there_are_twelve() -> None:
    """`¹²` is the twelfth source where it exists, else the first and the second."""
    assert read_by("superscript", "It opens¹².", _TWELVE) == [("¹²", ["12"])]
    assert read_by("superscript", "It opens¹².", _THREE) == [("¹²", ["1", "2"])]


@pytest.mark.parametrize(
    "answer",
    [
        "10³ people",
        "x² + 1",
        "5 m² and 3 km²",
        "5² is 25",
        "It opens⁹.",
        "It opens¹⁹.",
        "`word¹`",
        "10⁻³ m",
        ("E=mc² holds"),
    ],
)
def test_powers_and_missing_sources_are_text(answer: str) -> None:
    """Behind a number, a unit or a formula a raised number is a power; one that no source has is text."""
    assert read_by("superscript", answer, _THREE) == []
