"""What the JSON rendering promises."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from citebound.report.json import JsonReporter
from citebound.reported import Checked, Report

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder


def test_one_record_is_an_object(build: type[Builder]) -> None:
    """A single report stands as an object, indented by two spaces, and reads back as the same report."""
    item = build(answer="Rent is 850.").claim("Rent is 850").checked()

    text = "".join(JsonReporter().render([item]))

    assert text.startswith('{\n  "schema"')
    assert text.endswith("}\n")
    assert Report.from_json(text) == item.report


def test_several_records_are_an_array(build: type[Builder]) -> None:
    """Several reports stand in one array, in order, and line feeds inside strings are left alone."""
    items = [build(answer=f"Line\nof {number}.", id=f"r-{number}").claim(f"of {number}").checked() for number in range(3)]

    text = "".join(JsonReporter().render(items))

    assert [element["id"] for element in json.loads(text)] == ["r-0", "r-1", "r-2"]
    assert [element["text"] for element in json.loads(text)] == [item.report.text for item in items]
    assert '\n    "schema"' in text


def test_no_record_is_an_empty_array() -> None:
    """Nothing checked is still JSON."""
    assert json.loads("".join(JsonReporter().render([]))) == []


def test_at_most_one_record_is_read_ahead(build: type[Builder]) -> None:
    """A report leaves before the one after the next is read, so a long run is never held in memory."""
    read: list[int] = []

    def source() -> Iterator[Checked]:
        for number in range(5):
            read.append(number)
            yield build(answer="Yes.").checked()

    pieces = JsonReporter().render(source())
    next(pieces)

    assert read == [0, 1]
