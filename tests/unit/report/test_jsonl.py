"""What the JSON Lines rendering promises."""

from __future__ import annotations

from typing import TYPE_CHECKING

from citebound.report.jsonl import JsonlReporter
from citebound.reported import Report

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder


def test_every_line_is_the_report_to_the_byte(build: type[Builder]) -> None:
    """Each line holds the report's own bytes, in input order, however many lines its text has."""
    items = [build(answer=f"One\ntwo\u2028{number}.", id=str(number)).claim("One").checked() for number in range(3)]

    lines = list(JsonlReporter().render(items))

    assert [line.encode() for line in lines] == [item.report.to_json() + b"\n" for item in items]
    assert [Report.from_json(line) for line in lines] == [item.report for item in items]


def test_nothing_makes_no_line() -> None:
    """Nothing checked makes an empty file."""
    assert list(JsonlReporter().render([])) == []
