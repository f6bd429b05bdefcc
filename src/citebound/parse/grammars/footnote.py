"""Footnotes and carets: `[^1]`, `[^note]`, `[^1^]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.addresses import source_of_address
from citebound.parse.listing import digits
from citebound.ports import Page

_MARKER = re.compile(r"\[\^(?P<label>[^\[\]\s^]{1,60})\^?\](?!:)")
_DEFINITION = re.compile(r"^[ \t]{0,3}\[\^(?P<label>[^\[\]\s^]{1,60})\]:[ \t]*(?P<body>[^\n]{0,500})", re.MULTILINE)


class FootnoteGrammar:
    """Reads references to footnotes.

    *Finds* the source whose address or id stands in the definition of the footnote, else the source that has the label as its id.

    *Does not find* a source that a definition names by its title alone.
    """

    name = "footnote"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if "[^" not in page.text:
            return
        ids = {source.id for source in sources}
        defined = {match["label"]: match["body"].strip() for match in _DEFINITION.finditer(page.markup)}
        for match in _MARKER.finditer(page.text):
            label = match["label"]
            body = defined.get(label, "")
            source = source_of_address(body, sources) or (body if body in ids else None)
            number = digits(label) if label.isdecimal() else label
            yield Marker(Span(*match.span()), match.group(), (Reference(label, Key(source or number, folded=not label.isdecimal())),), self.name)
