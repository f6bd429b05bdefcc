"""Links and addresses of sources as citations: `[site](https://a.example/x)`, `([site](https://a.example/x))`, `<https://a.example/x>`, a bare address."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.addresses import source_of_address
from citebound.ports import Page

_MARKER = re.compile(
    r"(?<!!)(?P<open>\(?)\[(?P<label>[^\[\]\n]{1,200})\]\((?P<address>(?:https?://|www\.)[^\s()<>]{1,1000}(?:\([^\s()]{0,200}\)[^\s()]{0,200})?)\)(?P<close>\)?)"
)
_IMAGE = re.compile(r"!\[[^\[\]\n]{0,200}\]\([^\s()<>]{1,1000}\)")
_BARE = re.compile(r"<?(?:https?://|www\.)[^\s<>\"'\[\]()]{1,1000}>?")


class LinkGrammar:
    """Reads the address of a source as a citation of it.

    *Finds* links in parentheses, links whose text names their host, and bare addresses, where a source has that address; a link in parentheses whose address
    no source has is unresolved where the sources have addresses.

    *Does not find* a link in running words (`see the [fee table](...)`) as a citation unless a source has its address.
    """

    name = "link"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if ("http" not in page.markup and "www." not in page.markup) or not any(source.uri or "." in source.id for source in sources):
            return
        addressed = any(source.uri for source in sources)
        taken = 0
        for match in sorted(
            (*_IMAGE.finditer(page.markup), *_MARKER.finditer(page.markup), *_BARE.finditer(page.markup)), key=lambda found: (found.start(), -found.end())
        ):
            if match.start() < taken:
                continue
            if match.re is _IMAGE:
                taken = match.end()
                continue
            groups = match.groupdict()
            address = groups.get("address") or match.group().strip("<>").rstrip(".,;:!?")
            source = source_of_address(address, sources)
            enclosed = bool(groups.get("open")) and bool(groups.get("close"))
            if source is None and not (enclosed and addressed):
                continue
            if groups and not enclosed and not _is_label(groups["label"], address):
                taken = match.end()
                continue
            start, end = match.start(), match.end()
            if groups and not enclosed:
                start, end = match.start("label") - 1, match.end("address") + 1  # a parenthesis of the sentence is not the link's
            elif not groups:
                end = start + len(match.group().rstrip(".,;:!?"))
            taken = end
            yield Marker(Span(start, end), page.markup[start:end], (Reference(address, Key(source or address)),), self.name)


def _is_label(label: str, address: str) -> bool:
    """Tell whether the text of a link only names its target, so that nothing is claimed by it."""
    word = re.sub(r"\W", "", label.casefold())
    return label.strip().isdecimal() or word in re.sub(r"\W", "", address.casefold()) or word in ("source", "link", "here", "quelle", "fuente", "nguồn", "来源")
