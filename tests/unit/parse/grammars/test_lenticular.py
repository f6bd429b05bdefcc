"""What the grammar of lenticular brackets promises: numbers in `【】`, and nothing else in them."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by

_GIVEN = numbered("one", "two", "three")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("六点开门【1】【2】。", [("【1】", ["1"]), ("【2】", ["2"])]),
        ("六时に開く【1，2】。", [("【1，2】", ["1", "2"])]),
        ("六时に開く【1、3】。", [("【1、3】", ["1", "3"])]),
        ("It opens 【 2 】.", [("【 2 】", ["2"])]),
        ("It opens 【1-3】.", [("【1-3】", ["1", "2", "3"])]),
        ("It opens 【２】.", [("【２】", ["2"])]),
        ("It opens 【٣】.", [("【٣】", ["3"])]),
        ("It opens 【9】.", [("【9】", ["9"])]),
        ("It opens 【3-1】.", [("【3-1】", ["!"])]),
        ("It opens 【1-999999999】.", [("【1-999999999】", ["!"])]),
    ],
)
def test_numbers_are_citations(answer: str, expected: list[tuple[str, list[str]]]) -> None:
    """Single numbers, lists and ranges of any script's digits are read; a reversed or endless range means nothing."""
    assert read_by("lenticular", answer, _GIVEN) == expected


@pytest.mark.parametrize("answer", ["【概要】如下。", "【4:0†source】 is it.", "`【1】` is code.", "【1", "【】 x", "【a1】 x", "[1] x"])
def test_other_text_in_these_brackets_is_text(answer: str) -> None:
    """Headings, tool marks, code and unclosed brackets are no citations."""
    assert read_by("lenticular", answer, _GIVEN) == []
