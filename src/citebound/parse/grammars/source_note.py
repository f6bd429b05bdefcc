"""Notes that name a source: `(Source: Annual report, p. 4)`, `(Sources: a.pdf, b.pdf)`, `Quelle: [src-cap]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.addresses import source_of_address
from citebound.ports import Page

_WORDS = "sources?|see|quellen?|fuentes?|sources?\u00a0|nguồn|fonti?|bronn?en?|来源|出典|المصدر|स्रोत|ที่มา"
_MARKER = re.compile(
    rf"[(\uff08]\s{{0,2}}(?:{_WORDS})\s{{0,2}}[:\uff1a]\s{{0,2}}(?P<body>[^()\uff08\uff09\n]{{1,300}}(?:\([^()\n]{{0,100}}\)[^()\n]{{0,100}})?)[)\uff09]",
    re.IGNORECASE,
)
_PLACE = re.compile(r"(?:pp?\.|pages?|§+|sec\.?|section|ch\.?|chapter|art\.?|s\.|seite|trang|pág\.?)\s{0,2}[\w.\u2013-]{1,12}$", re.IGNORECASE)


class SourceNoteGrammar:
    """Reads a note in parentheses that names sources by id, title or address.

    *Finds* one or several, parted by commas or semicolons, with a page behind them; a name that no source has is unresolved.

    *Does not find* a note on a line of its own that stands for a whole paragraph.
    """

    name = "source_note"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        names = {name.casefold(): source.id for source in reversed(sources) for name in (source.title, source.id) if name}
        for match in _MARKER.finditer(page.markup):
            found = self._references(match["body"].strip().strip("[]"), names, sources)
            if found:
                yield Marker(Span(*match.span()), match.group(), found, self.name)

    @staticmethod
    def _references(body: str, names: dict[str, str], sources: Sequence[Source]) -> tuple[Reference, ...]:
        if body.casefold() in names:
            return (Reference(body, Key(names[body.casefold()])),)
        address = source_of_address(body, sources)
        if address:
            return (Reference(body, Key(address)),)
        parts = [part.strip(' []*_"') for part in re.split(r"[,;]", body)]
        parts = [part for part in parts if part and not _PLACE.fullmatch(part)]
        return tuple(Reference(part, Key(names.get(part.casefold(), part), folded=True)) for part in parts)
