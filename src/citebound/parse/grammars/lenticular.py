"""Numbers in lenticular brackets, as models of Chinese and Japanese write them: `【1】`, `【1】【2】`, `【1，2】`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Marker, Source, Span
from citebound.parse.listing import LIST, references
from citebound.ports import Page

_MARKER = re.compile(rf"\u3010\s{{0,3}}({LIST})\s{{0,3}}\u3011")


class LenticularGrammar:
    """Reads numbers in lenticular brackets as the ids of sources.

    *Finds* single numbers, lists and ranges.

    *Does not find* headings set in these brackets (`【概要】`), or the marks of tools with a dagger, which have a grammar of their own.
    """

    name = "lenticular"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id for source in sources}
        for match in _MARKER.finditer(page.text):
            yield Marker(Span(*match.span()), match.group(), tuple(references(match.group(1), known)), self.name)
