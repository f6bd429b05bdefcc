"""What the grammar of tool marks promises: a file or an index behind a dagger, and no position that is not ours."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by, source

_FILES = (source("text", "handbook.pdf"), source("text", "0", position=2), source("text", "7", position=3, title="Fee table.xlsx"))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A 【12†handbook.pdf】.", ["handbook.pdf"]),
        ("A 【12†Fee table.xlsx】.", ["7"]),
        ("A 【4:0†source】.", ["0"]),
        ("A 【4:3†source】.", ["4:3†source"]),
        ("A 【7†L3-L5】.", ["7"]),
        ("A 【9†L3】.", ["9"]),
    ],
)
def test_a_mark_names_its_file_or_its_index(answer: str, expected: list[str]) -> None:
    """A file name that was given comes first, then the index; the index of a tool's result that no source has leads nowhere."""
    assert [names for _, names in read_by("dagger", answer, _FILES)] == [expected]


def test_an_index_behind_a_colon_is_no_position() -> None:
    """`【4:0†source】` needs the tool's own list: among numbered sources it names none."""
    assert read_by("dagger", "A 【4:0†source】.", numbered("one", "two")) == [("【4:0†source】", ["4:0†source"])]


@pytest.mark.parametrize("answer", ["A 【1】.", "A 【1†】.", "A [1†source].", "A 【†source】.", "A 【x†source】.", "A 【1†source"])
def test_what_is_not_whole_is_text(answer: str) -> None:
    """Both the number and the tail are needed, in lenticular brackets."""
    assert read_by("dagger", answer, _FILES) == []
