"""Tags: `<cite>1</cite>`, `<cite source="1">claim</cite>`, `<ref name="x"/>`, `<sup>1</sup>`, `<citation href="...">1</citation>`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.addresses import source_of_address
from citebound.parse.listing import LIST, references
from citebound.parse.powers import is_power
from citebound.ports import Page

_NAMES = "cite|citation|ref|source|sources|sup"
_MARKER = re.compile(rf"<(?P<name>{_NAMES})(?P<attributes>(?:\s[^<>]{{0,300}})?)(?:/>|>(?P<body>[^<>]{{0,400}})</(?P=name)\s*>)", re.IGNORECASE)
_ATTRIBUTE = re.compile(r"([\w-]{1,30})\s*=\s*(?:\"([^\"<>]{0,200})\"|'([^'<>]{0,200})')")
_KEYS = ("id", "source", "src", "doc", "document", "index", "ref", "name", "key", "data-id", "data-source")
_PLACES = ("page", "chunk", "section", "part", "line")


class TagGrammar:
    """Reads tags that cite.

    *Finds* a tag whose content is a number or an id, and one that names the source in an attribute; a page in an attribute is tried as part of the id
    (`lease#4`). What such a tag wraps is quoted, and is part of the marker.

    *Does not find* nested tags, or powers (`m<sup>2</sup>`).
    """

    name = "tag"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if "<" not in page.markup:
            return
        known = {source.id for source in sources}
        for match in _MARKER.finditer(page.markup):
            if match["name"].lower() == "sup" and (is_power(page.markup, match.start()) or page.markup[match.start() - 1 : match.start()].isdigit()):
                continue
            found = self._references(match, known, sources)
            if found:
                yield Marker(Span(*match.span()), match.group(), found, self.name)

    @staticmethod
    def _references(match: re.Match[str], known: set[str], sources: Sequence[Source]) -> tuple[Reference, ...]:
        attributes = {name.lower(): double or single for name, double, single in _ATTRIBUTE.findall(match["attributes"])}
        body = (match["body"] or "").strip()
        address = source_of_address(attributes.get("href", ""), sources)
        if address:
            return (Reference(attributes["href"], Key(address)),)
        for key in _KEYS:
            if key in attributes:
                written = attributes[key]
                placed = [f"{written}{joint}{attributes[place]}" for place in _PLACES if place in attributes for joint in ("#", "#page=", "-", "_")]
                return (Reference(written, Key(next((each for each in placed if each in known), written), folded=True)),)
        if re.fullmatch(LIST, body):
            # A raised number is a citation only where a source has it: it may as well be a power.
            found = tuple(references(body, known))
            raised = match["name"].lower() == "sup"
            return () if raised and not all(isinstance(each.target, Key) and each.target.id in known for each in found) else found
        return (Reference(body, Key(body, folded=True)),) if body in known else ()
