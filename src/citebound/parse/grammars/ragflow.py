"""Positions between number signs and dollars: `##0$$`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.ports import Page

_MARKER = re.compile(r"##(\d{1,9})\$\$")


class RagflowGrammar:
    """Reads `##0$$`, which counts from zero where the sources carry no ids of their own.

    *Finds* single positions.

    *Does not find* lists, which this form does not have.
    """

    name = "ragflow"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        shift = 0 if any(source.named for source in sources) else 1
        # The dollars make it look like math, so it is read before math is taken out.
        for match in _MARKER.finditer(page.markup):
            yield Marker(Span(*match.span()), match.group(), (Reference(match.group(1), Key(str(int(match.group(1)) + shift))),), self.name)
