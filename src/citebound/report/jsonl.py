"""Reports as JSON Lines: the exact bytes of each report, one a line, in input order.

The format for pipelines and for comparing runs. It never pretty-prints, and a reader needs to hold only one line.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from citebound.reported import Checked


class JsonlReporter:
    """One report a line."""

    name = "jsonl"
    version = "1"

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield each report as one line with its line feed."""
        for item in checked:
            yield item.report.to_json().decode() + "\n"
