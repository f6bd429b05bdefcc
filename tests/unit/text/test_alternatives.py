"""One pattern for many words."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from citebound.text.alternatives import any_of

WORDS = st.lists(st.text("abc.", min_size=1, max_size=4), min_size=1, max_size=8, unique=True)


@given(WORDS, st.text("abc.", max_size=5))
def test_it_matches_its_words_and_no_others(words: list[str], text: str) -> None:
    pattern = re.compile(any_of(words))
    assert all(pattern.fullmatch(word) for word in words)
    assert (pattern.fullmatch(text) is not None) == (text in words)


def test_it_takes_the_longest_that_fits() -> None:
    match = re.match(any_of(("mar", "march", "marc")), "marched")
    assert match is not None
    assert match.group() == "march"
