"""Numbers in brackets: `[1]`, `[2, 3]`, `[1-3]`, `[1–3]`, `[1, 3-5]`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from citebound.model import Key, Malformed, Marker, Reference, Source, Span

_DASH = "[-\u2010-\u2015\u2212]"
_NUMBER = r"\d{1,40}"
_ITEM = rf"{_NUMBER}(?:\s{{0,3}}(?:{_DASH}|\.\.|to)\s{{0,3}}{_NUMBER})?"
_LIST = rf"{_ITEM}(?:\s{{0,3}}(?:[,;&\uff0c\u3001]|and)\s{{0,3}}{_ITEM}){{0,63}}"
_MARKER = re.compile(rf"\[\s{{0,3}}({_LIST})\s{{0,3}}\]|\uff3b\s{{0,3}}({_LIST})\s{{0,3}}\uff3d")
_EACH = re.compile(rf"(?P<first>{_NUMBER})(?:\s{{0,3}}(?:{_DASH}|\.\.|to)\s{{0,3}}(?P<last>{_NUMBER}))?")
_IDENTIFIER = re.compile(r"(?:[A-Za-z_][\w.]*|[\])])$", re.ASCII)
_LONGEST_RANGE = 64
_YEARS = range(1500, 2101)
# Names that index more often than they are cited; any other plain word before a bracket without a blank (`world[1].`) is cited.
_ARRAYS = frozenset("arr array list lst rows row items item data args argv values keys vec buf matrix table xs ys df result results tokens matches".split())


class NumericGrammar:
    """Reads numbers in square brackets as the ids of sources.

    *Finds* single numbers, lists and ranges, in the digits of any script; a reversed range or one of over 64 sources is malformed, never empty.

    *Does not find* indexing of code (`arr[0]`, `row_2[1]`, `a[i][2]`), years that are no id (`[2023]`), character classes (`[0-9]+`).
    """

    name = "numeric"
    version = "1"

    def find(self, text: str, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar; see `citebound.ports.Grammar`."""
        known = {source.id for source in sources}
        for match in _MARKER.finditer(text):
            body = match.group(1) or match.group(2)
            if not (self._is_index(text, match) or self._is_class(text, match, body) or self._is_year(body, known, len(sources))):
                yield Marker(Span(match.start(), match.end()), match.group(), tuple(self._references(body, known)), self.name)

    @staticmethod
    def _references(body: str, known: set[str]) -> Iterable[Reference]:
        for item in _EACH.finditer(body):
            first, last = item["first"], item["last"]
            if last is None:
                yield Reference(first, Key(_number(first, known)))
                continue
            low, high = int(_digits(first)), int(_digits(last))
            if high < low:
                yield Reference(item.group(), Malformed(f"the range {item.group()} is reversed"))
            elif high - low >= _LONGEST_RANGE:
                yield Reference(item.group(), Malformed(f"the range {item.group()} names more than {_LONGEST_RANGE} sources"))
            else:
                for number in range(low, high + 1):
                    yield Reference(str(number), Key(str(number)))

    @staticmethod
    def _is_index(text: str, match: re.Match[str]) -> bool:
        """Tell whether the bracket indexes a name: it stands right behind one that looks like code."""
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
            or "." in name.strip(".")
            or camel
            or name.lower() in _ARRAYS
            or (len(name) == 1 and name.islower())
            or (name[-1].isdigit() and name.islower())
            or _digits(match.group(1) or "1") == "0"
        )

    @staticmethod
    def _is_class(text: str, match: re.Match[str], body: str) -> bool:
        return text[match.end() : match.end() + 1] in ("+", "*", "{") and bool(re.search(_DASH, body))

    @staticmethod
    def _is_year(body: str, known: set[str], given: int) -> bool:
        if not body.isdecimal() or len(body) != 4 or body in known:
            return False
        year = int(body)
        return year in _YEARS and year > given


def _digits(number: str) -> str:
    return number if number.isascii() else "".join(str(unicodedata.decimal(char)) for char in number)


def _number(written: str, known: set[str]) -> str:
    """Return the id that a number names: as written if a source has that id, else in ASCII digits without leading zeros."""
    if written in known:
        return written
    return _digits(written).lstrip("0") or "0"
