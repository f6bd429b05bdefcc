"""Columns of a terminal: how wide each character is shown, where a line is wrapped, where a caret has to stand.

Offsets count code points and a terminal counts cells; they differ for East Asian characters, combining marks and everything that is shown by a name. Widths
follow Unicode's own tables. Does not guess what a terminal makes of an emoji sequence or of right-to-left text, which terminals disagree about.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterator
from itertools import pairwise

from citebound.model import Span
from citebound.report.wording import shown_at

_TAB = "    "
_JOINERS = "\u200c\u200d"
_CONJOINING = ((0x1160, 0x11FF), (0xD7B0, 0xD7FF))
_FIRST_RTL = "\u0590"


class Columns:
    """A text as a terminal shows it: for each code point what is shown, and in how many columns."""

    def __init__(self, text: str) -> None:
        """Measure every character once."""
        self.text = text
        self.shown = [_TAB if char == "\t" else shown_at(text, offset) for offset, char in enumerate(text)]
        self.widths = [sum(map(width_of, shown)) for shown in self.shown]

    def rows(self, room: int, breaks: Collection[int] = ()) -> Iterator[Span]:
        """Yield the rows in which the text fits into `room` columns; a new row also begins at each offset of `breaks`.

        Line feeds end a row and belong to none. Blanks at a wrap stay at the end of the row before it.
        """
        edges = sorted({offset for offset in breaks if 0 < offset < len(self.text)})
        start = 0
        for line in self.text.split("\n"):
            end = start + len(line)
            cuts = [start, *(edge for edge in edges if start < edge < end), end]
            for first, last in pairwise(cuts):
                yield from self._wrapped(Span(first, last), room)
            start = end + 1

    def _wrapped(self, line: Span, room: int) -> Iterator[Span]:
        start = line.start
        while (end := self._row_end(start, line.end, room)) < line.end:
            yield Span(start, end)
            start = end
        yield Span(start, line.end)

    def _row_end(self, start: int, limit: int, room: int) -> int:
        used, wrap = 0, start
        for offset in range(start, limit):
            used += self.widths[offset]
            blank = self.text[offset].isspace()
            if used > room and not blank:
                return wrap if wrap > start else max(offset, start + 1)
            if blank:
                wrap = offset + 1
        return limit

    def show(self, row: Span) -> str:
        """Return what is shown in a row."""
        return "".join(self.shown[row.start : row.end])

    def carets(self, row: Span, mark: Span) -> str | None:
        """Return the carets that stand under the part of `mark` in `row`, None when no part of it is there; an empty mark gets one caret."""
        start, end = max(mark.start, row.start), min(mark.end, row.end)
        if start > end or (start == end and mark.start != mark.end):
            return None
        while start > row.start and start < len(self.widths) and self.widths[start] == 0:
            # A combining mark is drawn on the character before it: a caret after that one would point at a neighbour.
            start -= 1
        return " " * sum(self.widths[row.start : start]) + "^" * max(1, sum(self.widths[start:end]))


def width_of(char: str) -> int:
    """Return how many columns a terminal gives to a character: 0, 1 or 2."""
    if char < "\x7f":
        return 1
    if char in _JOINERS or unicodedata.category(char) in ("Mn", "Me") or any(first <= ord(char) <= last for first, last in _CONJOINING):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def right_to_left(text: str) -> bool:
    """Tell whether a terminal may show parts of `text` in another order, so that carets alone do not say enough."""
    return any(char >= _FIRST_RTL and unicodedata.bidirectional(char) in ("R", "AL") for char in text)
