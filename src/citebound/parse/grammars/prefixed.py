"""A word and a number in brackets: `[doc1]`, `[citation:1]`, `[cite: 1, 2]`, `[Source 2]`, `[Document 3]`, `[ID:0]`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.listing import LIST, digits, references
from citebound.ports import Page

_WORDS = "documents?|docs?|sources?|src|refs?|references?|citations?|cites?|contexts?|chunks?|passages?|excerpts?|results?|quelle|fuente|nguồn"
_MARKER = re.compile(rf"[\[\u3010](?P<word>{_WORDS})\s{{0,2}}[:#]?\s{{0,2}}(?P<list>{LIST})\s{{0,3}}[\]\u3011]", re.IGNORECASE)
# Only this prompt counts from zero.
_ZERO_BASED = re.compile(rf"[\[(\u3010]ID\s{{0,2}}:\s{{0,2}}(?P<list>{LIST})\s{{0,3}}[\])\u3011]")


class PrefixedGrammar:
    """Reads a word for a source with its number.

    *Finds* the prefixes of common prompts, with a list or range behind them; `[ID:0]` counts from zero where the sources carry no ids of their own. An id that
    is written just so (`doc1`, `Source 2`) is taken first.

    *Does not find* a label behind the number (`[Source 2: Fees]`): the grammar of locators does.
    """

    name = "prefixed"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id for source in sources}
        folded = {source.id.casefold() for source in sources}
        named = any(source.named for source in sources)
        for match in _MARKER.finditer(page.text):
            body = match.group()[1:-1].strip()
            if body.casefold() in folded:
                found: tuple[Reference, ...] = (Reference(body, Key(body, folded=True)),)
            else:
                found = tuple(self._own_ids(match, folded) or references(match["list"], known))
            yield Marker(Span(*match.span()), match.group(), found, self.name)
        for match in _ZERO_BASED.finditer(page.text):
            # A number beyond every source still names none: shifting it cannot make it one.
            yield Marker(Span(*match.span()), match.group(), tuple(references(match["list"], known, 0 if named else 1)), self.name)

    @staticmethod
    def _own_ids(match: re.Match[str], folded: set[str]) -> list[Reference]:
        """Read `[doc1]` as the id `doc-1` or `doc_1`, where a source has that id."""
        number = digits(match["list"])
        word = match["word"].casefold()
        return [
            Reference(f"{word}{number}", Key(f"{word}{joint}{number}", folded=True)) for joint in ("-", "_", " ", "") if f"{word}{joint}{number}" in folded
        ][:1]
