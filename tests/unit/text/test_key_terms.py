"""What `text.key_terms` promises: words of four letters or more that are no stop words."""

from __future__ import annotations

import pytest

from citebound.text.key_terms import key_terms


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", ()),
        ("it is on the map", ()),
        ("rents rise fast", ("rents", "rise", "fast")),
        ("the market grew, and the market fell", ("market", "grew", "fell")),
        ("these were those with which they would", ()),
        ("1234 12345", ()),
        ("b2b4 co2e covid19", ("covid19",)),
        ("tỷ trọng xuất khẩu", ("trọng", "xuất", "khẩu")),
        ("don't isn't", ()),
        ("e.g. etc.", ()),
    ],
)
def test_key_terms_are_long_words_with_content(text: str, expected: tuple[str, ...]) -> None:
    """Words of four letters or more that are no stop words, once each and in order."""
    assert key_terms(text) == expected
