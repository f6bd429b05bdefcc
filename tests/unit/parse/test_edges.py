"""What `parse.edges` promises: a claim begins and ends at its words."""

from __future__ import annotations

import pytest

from citebound.parse.edges import trim


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The fee is 5", "The fee is 5"),
        ("  The fee is 5 \n", "The fee is 5"),
        (", and the fee is 5", "and the fee is 5"),
        (". Then", "Then"),
        ("。然后", "然后"),
        ("- item", "item"),
        ("• item", "item"),
        ("* [ ] item", "item"),
        ("- [x] item", "item"),
        ("> quote", "quote"),
        ("## Fees", "Fees"),
        ("| 7 mg", "7 mg"),
        ("-5 degrees", "-5 degrees"),
        ("– a dash", "a dash"),
        ("(in brackets)", "(in brackets)"),
        (") after", "after"),
        ("5.", "5."),
        ("$5", "$5"),
        ("1. First", "1. First"),
        ("...", "..."),
    ],
)
def test_a_claim_begins_at_its_words(text: str, expected: str) -> None:
    """Blanks, list marks and the punctuation of a neighbour are left out; a sign keeps its number."""
    start, end = trim(text, 0, len(text))

    assert text[start:end] == expected


def test_only_the_stretch_is_trimmed() -> None:
    """What lies outside of the stretch is not looked at."""
    text = "A [1], B is 7 [2]."

    assert trim(text, 5, 14) == (7, 13)
