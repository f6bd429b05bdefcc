"""Numbers in double brackets, with or without an address: `[[1]]`, `[[1]](https://a.example/lock_(device))`, `[1](https://a.example)`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.addresses import source_of_address
from citebound.parse.listing import LIST, references
from citebound.ports import Page

_MARKER = re.compile(rf"\[\[\s{{0,2}}\^?({LIST})\s{{0,2}}\]\]|(?<!!)\[\s{{0,2}}({LIST})\s{{0,2}}\](?=\()")
_LONGEST_ADDRESS = 2_000


class DoubleBracketGrammar:
    """Reads numbered links.

    *Finds* the source whose address the link has; where no source has it, the source with that number, if the sources carry no addresses.

    *Does not find* wiki links by name (`[[fees]]`), or images.
    """

    name = "double_bracket"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if "[[" not in page.markup and "](" not in page.markup:
            return
        known = {source.id for source in sources}
        addressed = any(source.uri for source in sources)
        for match in _MARKER.finditer(page.markup):
            body, end = match[match.lastindex or 1], _address_end(page.markup, match.end())
            found = tuple(references(body, known))
            if end > match.end() and addressed:
                address = page.markup[match.end() + 1 : end - 1]
                found = (Reference(body, Key(source_of_address(address, sources) or address)),)
            yield Marker(Span(match.start(), end), page.markup[match.start() : end], found, self.name)


def _address_end(text: str, at: int) -> int:
    """Return where the address in parentheses behind a link ends, its own parentheses balanced; `at` where there is none."""
    if text[at : at + 1] != "(":
        return at
    depth = 0
    for place, char in _characters(text, at):
        depth += (char == "(") - (char == ")")
        if char.isspace():
            return at
        if not depth:
            return place + 1
    return at


def _characters(text: str, at: int) -> Iterator[tuple[int, str]]:
    for place in range(at, min(len(text), at + _LONGEST_ADDRESS)):
        yield place, text[place]
