"""What the grammar of `##0$$` promises: single positions, from zero where the sources have no ids of their own."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import numbered, read_by

_NAMED = numbered("one", "two", "three")
_UNNAMED = tuple(msgspec.structs.replace(each, named=False) for each in _NAMED)


@pytest.mark.parametrize(
    ("answer", "named", "unnamed"),
    [
        ("A ##0$$.", [["0"]], [["1"]]),
        ("A ##2$$ and B ##0$$.", [["2"], ["0"]], [["3"], ["1"]]),
        ("A ##12$$.", [["12"]], [["13"]]),
        ("开门##1$$。", [["1"]], [["2"]]),
    ],
)
def test_a_position_counts_from_zero(answer: str, named: list[list[str]], unnamed: list[list[str]]) -> None:
    """The first source is zero, unless the number is an id; a number beyond every source names none."""
    assert [names for _, names in read_by("ragflow", answer, _NAMED)] == named
    assert [names for _, names in read_by("ragflow", answer, _UNNAMED)] == unnamed


@pytest.mark.parametrize("answer", ["A ##0$.", "A #0$$.", "A ##$$.", "A ##a$$.", "A ##1,2$$.", "## 1\n\nA"])
def test_half_a_mark_is_text(answer: str) -> None:
    """Both number signs, the digits and both dollars are needed."""
    assert read_by("ragflow", answer, _NAMED) == []
