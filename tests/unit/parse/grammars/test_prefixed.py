"""What the grammar of prefixed numbers promises: a word for a source with its number."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import numbered, read_by, source

_GIVEN = numbered("one", "two", "three")
_UNNAMED = tuple(msgspec.structs.replace(each, named=False) for each in _GIVEN)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [doc1].", [["1"]]),
        ("A [doc1][doc3].", [["1"], ["3"]]),
        ("A [citation:1].", [["1"]]),
        ("A [citation:3][citation:2].", [["3"], ["2"]]),
        ("A [cite: 1, 2].", [["1", "2"]]),
        ("A [ref 1-3].", [["1", "2", "3"]]),
        ("A [Source 2].", [["2"]]),
        ("A [Document 3].", [["3"]]),
        ("A [Passage 3].", [["3"]]),
        ("A [Chunk #2].", [["2"]]),
        ("A [CONTEXT 0].", [["0"]]),
        ("A [Quelle 2].", [["2"]]),
        ("A [fuente 2].", [["2"]]),
        ("A [nguồn 2].", [["2"]]),
        ("A 【doc2】.", [["2"]]),
        ("A [source ２].", [["2"]]),
        ("A [source 3-1].", [["!"]]),
    ],
)
def test_a_word_and_a_number_name_a_source(answer: str, expected: list[list[str]]) -> None:
    """The prefixes of common prompts are read with a number, a list or a range, in any case."""
    assert [names for _, names in read_by("prefixed", answer, _GIVEN)] == expected


@pytest.mark.parametrize(
    ("answer", "named", "unnamed"),
    [
        ("A [ID:0].", ["0"], ["1"]),
        ("A [ID: 2].", ["2"], ["3"]),
        ("A (ID: 1).", ["1"], ["2"]),
        ("A [ID:٣].", ["3"], ["4"]),
        ("A [ID:0-1].", ["0", "1"], ["1", "2"]),
    ],
)
def test_one_prompt_counts_from_zero(answer: str, named: list[str], unnamed: list[str]) -> None:
    """`[ID:0]` is an id where the sources carry ids of their own, and the first position where they do not."""
    assert [names for _, names in read_by("prefixed", answer, _GIVEN)] == [named]
    assert [names for _, names in read_by("prefixed", answer, _UNNAMED)] == [unnamed]


@pytest.mark.parametrize(
    ("answer", "expected"), [("A [doc1].", "doc-1"), ("A [Doc 1].", "doc-1"), ("A [source 2].", "source 2"), ("A [Source 2].", "Source 2")]
)
def test_an_id_that_is_written_so_comes_first(answer: str, expected: str) -> None:
    """`[doc1]` is the id `doc-1`, and `[Source 2]` the id `source 2`, where they were given."""
    given = (source("text", "doc-1"), source("text", "source 2", position=2), source("text", "2", position=3))

    assert [names for _, names in read_by("prefixed", answer, given)] == [[expected]]


@pytest.mark.parametrize(
    "answer", ["A [doc].", "A [docs are 3].", "A [Source 2: Fees].", "A [doctor 1].", "A source 2.", "`[doc1]`", "A [id:0].", "A [1].", "A [doc1"]
)
def test_other_words_are_text(answer: str) -> None:
    """A word without a number, other words, labels and code are no citations."""
    assert read_by("prefixed", answer, _GIVEN) == []
