"""Looking for one word finds what reading all words finds."""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from citebound.text.terms import distinct_words, word_pattern
from citebound.text.word_places import index_of_words, search

TEXTS = st.text("abc .,'-\n(", max_size=30)


@given(TEXTS)
@example("2 kg, 2,500 kg; b16kg")
def test_a_search_finds_the_places_of_the_index(text: str) -> None:
    for word, places in index_of_words(text).items():
        assert search(word, text) in (places, None)


@given(TEXTS | st.text(max_size=20).map(str.lower))
@example("a.b c, c.d. 'e' f'")
def test_distinct_words_are_those_of_the_pattern(text: str) -> None:
    if text.isascii():
        assert distinct_words(text) == list(dict.fromkeys(word_pattern(text).findall(text)))
    assert set(distinct_words(text)) == set(index_of_words(text))


def test_a_word_right_behind_a_digit_is_left_to_the_index() -> None:
    assert search("kg", "2.4kg") is None
    assert index_of_words("2.4kg b16kg")["kg"] == (3,)
