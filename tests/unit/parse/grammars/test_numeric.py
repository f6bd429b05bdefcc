"""What the numeric grammar promises: numbers in brackets, and nothing that only looks like them."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by, source

_THREE = numbered("one", "two", "three")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("Open at 6.[1] Costs 12.[2]", [("[1]", ["1"]), ("[2]", ["2"])]),
        ("Open at 6 [1]. Costs 12 [2].", [("[1]", ["1"]), ("[2]", ["2"])]),
        ("A 5 [1], B 7 [2].", [("[1]", ["1"]), ("[2]", ["2"])]),
        ("A. B [1, 3].", [("[1, 3]", ["1", "3"])]),
        ("A [1,2].", [("[1,2]", ["1", "2"])]),
        ("A [1; 2].", [("[1; 2]", ["1", "2"])]),
        ("A [1 and 2].", [("[1 and 2]", ["1", "2"])]),
        ("A [1 & 2].", [("[1 & 2]", ["1", "2"])]),
        ("A [1-3].", [("[1-3]", ["1", "2", "3"])]),
        ("A [1–3].", [("[1–3]", ["1", "2", "3"])]),
        ("A [1—3].", [("[1—3]", ["1", "2", "3"])]),
        ("A [1−3].", [("[1−3]", ["1", "2", "3"])]),
        ("A [1..3].", [("[1..3]", ["1", "2", "3"])]),
        ("A [1 to 3].", [("[1 to 3]", ["1", "2", "3"])]),
        ("A [1, 2-3].", [("[1, 2-3]", ["1", "2", "3"])]),
        ("A [3-1].", [("[3-1]", ["!"])]),
        ("A [1-999999999].", [("[1-999999999]", ["!"])]),
        ("A [0].", [("[0]", ["0"])]),
        ("A [4].", [("[4]", ["4"])]),
        ("A [1][2].", [("[1]", ["1"]), ("[2]", ["2"])]),
        ("A [1] [2].", [("[1]", ["1"]), ("[2]", ["2"])]),
        ("A [ 1 ].", [("[ 1 ]", ["1"])]),
        ("A [01].", [("[01]", ["1"])]),
        ("A [١].", [("[١]", ["1"])]),
        ("A [१, २].", [("[१, २]", ["1", "2"])]),
        ("A [１，２].", [("[１，２]", ["1", "2"])]),
        ("A ［２］.", [("［２］", ["2"])]),
        ("[1] A is 5.", [("[1]", ["1"])]),
        ("world[1].", [("[1]", ["1"])]),
        ('> "q" [sic] [2]', [("[2]", ["2"])]),
        ("- [x] A [1]", [("[1]", ["1"])]),
        ("`x[1]` is code [1].", [("[1]", ["1"])]),
        ("```\ny[2]\n```\nA [1].", [("[1]", ["1"])]),
        ("Use arr[0] and arr[1] [2].", [("[2]", ["2"])]),
        ("In [2023] A [1].", [("[1]", ["1"])]),
        ("Smith [1990] argued A [1].", [("[1]", ["1"])]),
        ("A is $[0,1]$ [1].", [("[1]", ["1"])]),
        ("**A [1]**", [("[1]", ["1"])]),
        ("A[3-1]. Then b.", [("[3-1]", ["!"])]),
        ("A month[1–3] on.", [("[1–3]", ["1", "2", "3"])]),
    ],
)
def test_numbers_in_brackets_are_citations(answer: str, expected: list[tuple[str, list[str]]]) -> None:
    """Numbers, lists and ranges of numbers in brackets name sources; a range that cannot be meant is told as one."""
    assert read_by("numeric", answer, _THREE) == expected


@pytest.mark.parametrize(
    "answer",
    [
        "arr[0] and row_2[1]",
        "a[i][2] holds",
        "x[1:3] is a slice",
        "[2023] was dry",
        "[12:30] and [00:01:15]",
        "[+1] [-5] [±2] [5%] [3 kg]",
        "[0-9]+ matches",
        "[0.5, 1.5]",
        "[sic] [...] [their]",
        "[RFC 2119] [ISO 9001]",
        "[x] [ ] [X]",
        "![alt 1](a.png)",
        "A [1",
        "A 1]",
        "[]",
        "[1 2]",
        "(1)",
        "[1, p. 3]",
        "[src-1]",
        "1. First",
    ],
)
def test_what_only_looks_like_a_citation_is_text(answer: str) -> None:
    """Indexing, years, times, quantities, standards, patterns and broken brackets are no markers of this grammar."""
    assert read_by("numeric", answer, _THREE) == []


def test_a_year_that_is_an_id_is_a_citation() -> None:
    """A year in brackets names a source that has it as its id."""
    assert read_by("numeric", "A [2023].", [source("text", "2023")]) == [("[2023]", ["2023"])]


def test_an_id_with_leading_zeros_is_kept() -> None:
    """`[01]` names the source `01` where there is one."""
    assert read_by("numeric", "A [01].", [source("text", "01"), source("other", "1", position=2)]) == [("[01]", ["01"])]


def test_a_huge_number_is_a_citation_of_nothing() -> None:
    """A number of forty digits is read as it stands, without any list being made."""
    assert read_by("numeric", f"A [{'9' * 40}].", _THREE) == [(f"[{'9' * 40}]", ["9" * 40])]
