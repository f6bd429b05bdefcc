"""Numbers in brackets: `[1]`, `[2, 3]`, `[1-3]`, `[1–3]`, `[1, 3-5]`, also in full-width and escaped brackets."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from citebound.model import Marker, Source, Span
from citebound.parse.listing import DASH, LIST, digits, references
from citebound.ports import Page

_MARKER = re.compile(
    rf"\[\s{{0,3}}({LIST})\s{{0,3}}\]|\uff3b\s{{0,3}}({LIST})\s{{0,3}}\uff3d"
    rf"|\\\[\s{{0,3}}({LIST})\s{{0,3}}\\\]|&#91;\s{{0,3}}({LIST})\s{{0,3}}&#93;"
)
_IDENTIFIER = re.compile(r"(?<![\w.])(?:[A-Za-z_][\w.]*|[\])])$|[\])]$", re.ASCII)
_DOTTED = re.compile(r"[a-z_]\w+(?:\.[a-z_]\w+)+")
_YEARS = range(1500, 2101)
# Names that index more often than they are cited; any other plain word before a bracket without a blank (`world[1].`) is cited.
_ARRAYS = frozenset("arr array lst args argv vec buf df xs ys".split())


class NumericGrammar:
    """Reads numbers in square brackets as the ids of sources.

    *Finds* single numbers, lists and ranges, in the digits of any script; a reversed range or one of over 64 sources is malformed, never empty.

    *Does not find* indexing of code (`arr[0]`, `row_2[1]`, `a[i][2]`), years that are no id (`[2023]`), character classes (`[0-9]+`).
    """

    name = "numeric"
    version = "1"

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        text = page.text
        known = {source.id for source in sources}
        for match in _MARKER.finditer(text):
            body = match[match.lastindex or 1]
            if not (
                self._is_index(text, match) or self._is_class(text, match, body) or self._is_year(body, known, len(sources)) or self._is_interval(body, known)
            ):
                yield Marker(Span(match.start(), match.end()), match.group(), tuple(references(body, known)), self.name)

    @staticmethod
    def _is_index(text: str, match: re.Match[str]) -> bool:
        """Tell whether the bracket indexes a name: it stands right behind one that looks like code."""
        if text[match.start() - 1 : match.start()] == " ":
            return False
        before = _IDENTIFIER.search(text, max(0, match.start() - 60), match.start())
        if not before or not text[match.start() - 1].isascii():
            return False
        name = before.group()
        if name in ("]", ")"):
            # `a[i][2]` is code; `[1][2]` and `(see above)[2]` are citations.
            return name == "]" and re.search(r"[A-Za-z_]\w*\[[A-Za-z_]\w*\]$", text[max(0, match.start() - 60) : match.start()]) is not None
        camel = re.search(r"[a-z][A-Z]", name) is not None
        return (
            "_" in name
            or _DOTTED.fullmatch(name) is not None
            or camel
            or name.lower() in _ARRAYS
            or (len(name) == 1 and name.islower())
            or (name[-1].isdigit() and name.islower())
            or match[match.lastindex or 1].strip() in ("0", "00")
        )

    @staticmethod
    def _is_class(text: str, match: re.Match[str], body: str) -> bool:
        return text[match.end() : match.end() + 1] in ("+", "*", "{") and bool(re.search(DASH, body))

    @staticmethod
    def _is_interval(body: str, known: set[str]) -> bool:
        """Tell whether a list with a zero in it is an interval (`[0, 1]`): no source counts from zero unless one has that id."""
        numbers = [digits(number) for number in re.findall(r"\d+", body)]
        return len(numbers) > 1 and "0" in numbers and "0" not in known

    @staticmethod
    def _is_year(body: str, known: set[str], given: int) -> bool:
        if not body.isdecimal() or len(body) != 4 or body in known:
            return False
        year = int(body)
        return year in _YEARS and year > given
