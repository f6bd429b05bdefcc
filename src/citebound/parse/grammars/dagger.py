"""Marks of file and browser tools: `【4:0†source】`, `【12†handbook.pdf】`, `【1†L3-L5】`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.ports import Page

_MARKER = re.compile("\u3010(?P<a>\\d{1,9})(?::(?P<b>\\d{1,9}))?\u2020(?P<tail>[^\u3010\u3011\\n]{1,80})\u3011")


class DaggerGrammar:
    """Reads the marks that file search and browser tools leave in an answer.

    *Finds* the file name behind the dagger where a source has it as its id or title, else the index behind the colon (or the only number) where sources carry
    ids of their own; anything else leads nowhere and is said to be unresolved.

    *Does not find* the lines of a page: `L3-L5` names the page alone.
    """

    name = "dagger"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        titles = {source.title: source.id for source in sources if source.title}
        ids = {source.id for source in sources if source.named}
        for match in _MARKER.finditer(page.text):
            raw, tail = match.group(), match["tail"].strip()
            index = match["b"] or match["a"]
            if tail in ids or tail in titles:
                target = Key(titles.get(tail, tail), folded=True)
            elif match["b"] and index not in ids:
                target = Key(raw[1:-1], folded=True)  # the index of a tool's result is no position of ours
            else:
                target = Key(index)
            yield Marker(Span(*match.span()), raw, (Reference(raw[1:-1], target),), self.name)
