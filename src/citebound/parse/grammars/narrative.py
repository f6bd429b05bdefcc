"""Sources named in running words: `According to source 2, ...`, `As document 3 states`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Marker, Source, Span
from citebound.parse.listing import LIST, references
from citebound.ports import Page

_MARKER = re.compile(
    rf"\b(?:according to|as stated in|as noted in|per|see|as|in|laut|gemäß|según|selon|d'après|theo)\s(?:(?:the|la|le|los|las|les|el|der|dem|den|die|das)\s)?"
    rf"(?P<marker>(?:sources?|documents?|doc|passages?|quellen?|dokument|fuentes?|documentos?|documents?|nguồn|tài liệu)\s#?(?P<list>{LIST}))(?![\w.,]*\d)",
    re.IGNORECASE,
)
_WORDS = ("source", "doc", "passage", "quelle", "dokument", "fuente")


class NarrativeGrammar:
    """Reads a source that the sentence itself names by its number.

    *Finds* `according to source 2` and its like, where every number is the id of a source.

    *Does not find* a source named by its title.
    """

    name = "narrative"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if not _may_name(page.text):
            return
        known = {source.id for source in sources}
        for match in _MARKER.finditer(page.text):
            found = tuple(references(match["list"], known))
            if all(getattr(each.target, "id", None) in known for each in found):
                yield Marker(Span(*match.span("marker")), match["marker"], found, self.name)


def _may_name(text: str) -> bool:
    """Tell whether an answer has a word for a source at all: trying every opening of a phrase at every place costs as much as all other grammars together."""
    if not text.isascii():
        return True
    lower = text.lower()
    return any(word in lower for word in _WORDS)
