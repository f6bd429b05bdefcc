"""Templates and exports: `{{cite:1}}`, `{cite:doc_3}`, `citeturn0search1` with or without its private-use characters."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.listing import LIST, references
from citebound.ports import Page

_BRACES = re.compile(r"\{\{\s{0,2}(?:cite:)?\s{0,2}([\w.:/#-]{1,80})\s{0,2}\}\}|\{cite:\s{0,2}([\w.:/#-]{1,80})\s{0,2}\}")
_TURN = re.compile("\ue200?(?:cite|filecite|navlist)?(?:\ue202?turn\\d{1,4}(?:search|view|news|fetch|file|click|image)\\d{1,4}){1,40}\ue201?")
_EACH = re.compile(r"turn\d{1,4}[a-z]{1,8}\d{1,4}")


class TemplateGrammar:
    """Reads citations that a template or an export left unrendered.

    *Finds* keys in double braces, and the tokens of chat exports; a token leads to a source only where a source has it as its id, and is unresolved otherwise.

    *Does not find* single braces without `cite:`.
    """

    name = "template"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id for source in sources}
        for match in _BRACES.finditer(page.text):
            key = match.group(1) or match.group(2)
            found = tuple(references(key, known)) if re.fullmatch(LIST, key) else (Reference(key, Key(key, folded=True)),)
            if "cite:" in match.group() or all(isinstance(each.target, Key) and each.target.id in known for each in found):
                yield Marker(Span(*match.span()), match.group(), found, self.name)
        if "turn" in page.text:
            for match in _TURN.finditer(page.text):
                yield Marker(Span(*match.span()), match.group(), tuple(Reference(each, Key(each)) for each in _EACH.findall(match.group())), self.name)
