"""Reports as JSON for a person or a script to read whole: one report as an object, several as an array.

Shows what the report holds and nothing more: no totals, no text that the report left out. For many records, `jsonl` is the format to read line by line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from citebound.reported import Checked, Report

_INDENT = 2


class JsonReporter:
    """Pretty-printed JSON, streamed: at most two reports are held at a time, to tell one from several."""

    name = "json"
    version = "1"

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield the report of a single record as an object, those of several as an array, and an empty array for none."""
        reports = (item.report for item in checked)
        first, second = next(reports, None), next(reports, None)
        if first is None:
            yield "[]\n"
            return
        if second is None:
            yield _pretty(first) + "\n"
            return
        yield "[\n" + _element(first)
        yield ",\n" + _element(second)
        # Not chained into one loop over a list of the first two: that would keep both alive to the end.
        del first, second
        for report in reports:
            yield ",\n" + _element(report)
        yield "\n]\n"


def _pretty(report: Report) -> str:
    return msgspec.json.format(report.to_json(), indent=_INDENT).decode()


def _element(report: Report) -> str:
    # A line feed inside a JSON string is written as an escape, so every line feed here is layout.
    margin = " " * _INDENT
    return margin + _pretty(report).replace("\n", "\n" + margin)
