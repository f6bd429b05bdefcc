"""Raised numbers: `text¹`, `text¹²`, `text¹,²`, `text^1^`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Key, Marker, Reference, Source, Span
from citebound.parse.powers import is_power
from citebound.ports import Page
from citebound.text.characters import SUPERSCRIPTS

_MARKER = re.compile(rf"(?<=[^\s\d{SUPERSCRIPTS}⁻⁺])[{SUPERSCRIPTS}]{{1,6}}(?:[,\u02d2 ][{SUPERSCRIPTS}]{{1,6}}){{0,15}}(?!\[)|(?<=\S)\^(?P<caret>\d{{1,4}})\^")
_DIGITS = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")


class SuperscriptGrammar:
    """Reads raised numbers as the ids of sources.

    *Finds* `¹²` as twelve where a source has that id, else as one and two; a raised number is a citation only where its sources exist.

    *Does not find* powers: behind a number, a unit, a single letter or a formula (`10³`, `m²`, `x²`, `E=mc²`) a raised number is one.
    """

    name = "superscript"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        if page.text.isascii() and "^" not in page.text:
            return
        known = {source.id for source in sources}
        for match in _MARKER.finditer(page.text):
            if is_power(page.text, match.start()):
                continue
            found: list[Reference] = []
            for part in [match["caret"]] if match["caret"] else re.split("[,\u02d2 ]", match.group()):
                found += _read(part.translate(_DIGITS), known)
            if found and all(isinstance(each.target, Key) and each.target.id in known for each in found):
                yield Marker(Span(*match.span()), match.group(), tuple(found), self.name)


def _read(number: str, known: set[str]) -> list[Reference]:
    if number in known:
        return [Reference(number, Key(number))]
    return [Reference(digit, Key(digit)) for digit in number]
