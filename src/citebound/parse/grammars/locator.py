"""A source number with a place in the source: `[1, p. 3]`, `[2, §4]`, `[Source 2: Fees, p. 1]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Marker, Source, Span
from citebound.parse.listing import references
from citebound.ports import Page

_WORDS = "source|src|document|doc|chunk|passage|excerpt|context|ref"
_PLACE = r"(?:pp?\.|pages?|§{1,2}|art\.?|sec\.?|section|ch\.?|chapter|para\.?|lines?|l\.|fig\.?|table|s\.|seite|trang|página|pág\.)"
_MARKER = re.compile(
    rf"[\[\u3010]\s{{0,2}}(?:(?:{_WORDS})\s{{0,2}}#?)?(?P<n>\d{{1,9}})\s{{0,2}}[,:;]\s{{0,2}}{_PLACE}\s{{0,2}}[^\[\]\u3011\n]{{1,60}}[\]\u3011]", re.IGNORECASE
)
_LABELLED = re.compile(
    rf"[\[\u3010]\s{{0,2}}(?:{_WORDS})\s{{0,2}}#?(?P<n>\d{{1,9}})\s{{0,2}}[:,\u2013-]\s{{0,2}}[^\W\d][^\[\]\u3011\n]{{0,200}}[\]\u3011]", re.IGNORECASE
)


class LocatorGrammar:
    """Reads a source number that has a label or a place behind it.

    *Finds* pages, sections, articles, chapters, lines and tables behind a number, and labels behind a word for a source; their digits name no further source.

    *Does not find* whether the place exists in the source.
    """

    name = "locator"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id for source in sources}
        for pattern in (_MARKER, _LABELLED):
            for match in pattern.finditer(page.text):
                yield Marker(Span(*match.span()), match.group(), tuple(references(match["n"], known)), self.name)
