"""What `parse.listing` promises: lists and ranges of numbers, spelled out, capped and never guessed."""

from __future__ import annotations

import pytest

from citebound.model import Key
from citebound.parse.listing import LONGEST_RANGE, digits, references


def _read(body: str, known: tuple[str, ...] = (), shift: int = 0) -> list[str]:
    return [each.target.id if isinstance(each.target, Key) else "!" for each in references(body, known, shift)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("1", ["1"]),
        ("1, 2", ["1", "2"]),
        ("1;2", ["1", "2"]),
        ("1 & 2", ["1", "2"]),
        ("1 and 2", ["1", "2"]),
        ("1，2、3", ["1", "2", "3"]),
        ("1, 3-5", ["1", "3", "4", "5"]),
        ("1-3", ["1", "2", "3"]),
        ("1–3", ["1", "2", "3"]),
        ("1—3", ["1", "2", "3"]),
        ("1−3", ["1", "2", "3"]),
        ("1..3", ["1", "2", "3"]),
        ("1 to 3", ["1", "2", "3"]),
        ("2-2", ["2"]),
        ("3-1", ["!"]),
        ("1-999999999", ["!"]),
        ("1, 3-1, 2", ["1", "!", "2"]),
        ("０１", ["1"]),
        ("٢", ["2"]),
        ("१-३", ["1", "2", "3"]),
        ("000", ["0"]),
        ("9" * 40, ["9" * 40]),
        ("", []),
    ],
)
def test_a_list_is_spelled_out(body: str, expected: list[str]) -> None:
    """Every mark between numbers is read, with any dash and the digits of any script; a reversed or endless range means nothing."""
    assert _read(body) == expected


def test_the_longest_range_is_the_last_one_read() -> None:
    """A range names as many sources as the cap says, and not one more."""
    assert len(_read(f"1-{LONGEST_RANGE}")) == LONGEST_RANGE
    assert _read(f"1-{LONGEST_RANGE + 1}") == ["!"]


def test_an_id_that_was_given_stays_as_it_is() -> None:
    """`01` is the id `01` where it was given, else the number one."""
    assert _read("01", ("01",)) == ["01"]
    assert _read("01") == ["1"]


@pytest.mark.parametrize(("body", "expected"), [("0", ["1"]), ("0-2", ["1", "2", "3"]), ("٣", ["4"]), ("1, 0", ["2", "1"])])
def test_a_count_from_zero_is_shifted(body: str, expected: list[str]) -> None:
    """Markers that count from zero become positions from one."""
    assert _read(body, shift=1) == expected


@pytest.mark.parametrize(("number", "expected"), [("12", "12"), ("１２", "12"), ("١٢", "12"), ("१२", "12"), ("๑๒", "12")])
def test_digits_of_any_script_are_digits(number: str, expected: str) -> None:
    """Every decimal digit has its ASCII one."""
    assert digits(number) == expected
