"""What the grammar of numbered links promises: the address decides, and the number where no source has addresses."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import numbered, read_by, source

_GIVEN = numbered("one", "two", "three")
_ADDRESSED = (
    msgspec.structs.replace(source("text", "x"), uri="https://w.example/a"),
    msgspec.structs.replace(source("text", "y", position=2), uri="https://w.example/Lock_(device)"),
)


@pytest.mark.parametrize(
    ("answer", "raw", "expected"),
    [
        ("A [[1]](https://w.example/Lock_(device)).", "[[1]](https://w.example/Lock_(device))", ["1"]),
        ("A [[1]].", "[[1]]", ["1"]),
        ("A [[1, 2]].", "[[1, 2]]", ["1", "2"]),
        ("A [1](https://w.example).", "[1](https://w.example)", ["1"]),
        ("A [[1]](a b).", "[[1]]", ["1"]),
        ("A [[3-1]].", "[[3-1]]", ["!"]),
        ("A [[9]].", "[[9]]", ["9"]),
    ],
)
def test_a_numbered_link_is_one_marker(answer: str, raw: str, expected: list[str]) -> None:
    """The address belongs to the marker, its own parentheses included; what is no address does not."""
    assert read_by("double_bracket", answer, _GIVEN) == [(raw, expected)]


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [[2]](https://w.example/a).", ["x"]),
        ("A [2](https://www.w.example/a/#top).", ["x"]),
        ("A [[1]](https://u.example).", ["https://u.example"]),
        ("A [[1]](https://w.example/Lock_(device)).", ["y"]),
    ],
)
def test_the_address_decides_where_sources_have_them(answer: str, expected: list[str]) -> None:
    """The number is display only; an address that no source has leads nowhere."""
    assert [names for _, names in read_by("double_bracket", answer, _ADDRESSED)] == [expected]


@pytest.mark.parametrize(
    "answer",
    [
        "A [[fees]].",
        "A [1].",
        "A [fees](https://w.example).",
        "`[[1]]`",
        "![1](https://w.example/a.png)",
    ],
)
def test_what_is_no_numbered_link_is_left_alone(answer: str) -> None:
    """Wiki links, plain markers, named links, code and images are none."""
    assert read_by("double_bracket", answer, _GIVEN) == []
