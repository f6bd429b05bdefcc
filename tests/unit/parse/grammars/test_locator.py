"""What the grammar of locators promises: the number names the source, the digits of the place name none."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by

_GIVEN = numbered("one", "two", "three")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [1, p. 3].", "1"),
        ("A [1, pp. 2-3].", "1"),
        ("A [2, §4].", "2"),
        ("A [2; Seite 3].", "2"),
        ("A [3, trang 1].", "3"),
        ("A [3, página 1].", "3"),
        ("A [1, art. 30].", "1"),
        ("A [1, Table 3].", "1"),
        ("A [Source 2: Fees, p. 1].", "2"),
        ("A [Document 3 - Fees 1].", "3"),
        ("A [doc 1: 概要].", "1"),
        ("A 【1, p. 3】.", "1"),
        ("A [9, p. 3].", "9"),
        pytest.param("A [1: 12-14].", "1", marks=pytest.mark.xfail(strict=True, reason="a bare span of lines behind a number is not read as its place")),
    ],
)
def test_only_the_first_number_is_a_source(answer: str, expected: str) -> None:
    """Pages, sections, articles, tables and labels behind a number are its place."""
    assert [names for _, names in read_by("locator", answer, _GIVEN)] == [[expected]]


@pytest.mark.parametrize("answer", ["A [1, 3].", "A [12:30].", "A [1].", "A [Source 2 fees].", "A [p. 3].", "`[1, p. 3]`", "A (1, p. 3).", "A [1, p. 3"])
def test_what_has_no_place_is_left_alone(answer: str) -> None:
    """Lists, times, plain numbers and code are none of this grammar's."""
    assert read_by("locator", answer, _GIVEN) == []
