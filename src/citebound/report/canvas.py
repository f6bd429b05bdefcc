"""The sheet on which the terminal rendering writes: its margin, its room and its colours.

Text that is not ours is only ever written behind a sign in the margin (`|` for the answer, `>` for a source, `+` for what is left of the answer), and our own
words never are: so no line of an answer can pass for a line of the report. Knows nothing of claims.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum

from citebound.model import Span
from citebound.report.columns import Columns
from citebound.report.wording import Tone, one_line

_NARROWEST = 24
_WORD_MARGIN = 16
_RESET = "\x1b[0m"


class Style(StrEnum):
    """The ways in which text is painted, as the parameters of the ANSI sequence."""

    GREEN = "32"
    RED = "31"
    MAGENTA = "35"
    YELLOW = "33"
    CYAN = "36"
    DIM = "2"
    BOLD = "1"
    NONE = ""


TONE_STYLE: dict[Tone, Style] = {
    Tone.GOOD: Style.GREEN,
    Tone.BAD: Style.RED,
    Tone.ELSEWHERE: Style.MAGENTA,
    Tone.OPEN: Style.YELLOW,
    Tone.QUIET: Style.DIM,
}


class Canvas:
    """Lines of a terminal of `width` columns; without colour, a wide margin holds the word that a colour would have said."""

    def __init__(self, *, color: bool, width: int) -> None:
        """Divide the width into margin and room."""
        self.color = color
        self._margin = 0 if color else _WORD_MARGIN + 1
        self.room = max(_NARROWEST, width - self._margin - 2)

    def paint(self, text: str, style: Style) -> str:
        """Return `text` in a colour, or as it is where there are no colours."""
        return f"\x1b[{style.value}m{text}{_RESET}" if self.color and style is not Style.NONE and text else text

    def row(self, sign: str, painted: str, label: str = "") -> str:
        """Return a row of text that is not ours, behind its sign, with a word of ours in the margin."""
        return f"{label:<{self._margin}}{self.paint(sign, Style.DIM)} {painted}".rstrip() + "\n"

    def under(self, carets: str, style: Style) -> str:
        """Return a row of carets that stands beneath a row of text."""
        blank = len(carets) - len(carets.lstrip())
        return " " * (self._margin + 2 + blank) + self.paint(carets[blank:], style) + "\n"

    def note(self, text: str, style: Style = Style.NONE) -> Iterator[str]:
        """Yield words of ours, wrapped; whatever they quote is made visible."""
        columns = Columns(one_line(text))
        for row in columns.rows(self.room):
            yield " " * (self._margin + 2) + self.paint(columns.show(row).rstrip(), style) + "\n"

    def quote(self, sign: str, text: str, marks: tuple[Span, ...] = ()) -> Iterator[str]:
        """Yield a text behind `sign`, with carets beneath the marked stretches."""
        columns = Columns(text)
        for row in columns.rows(self.room):
            yield self.row(sign, columns.show(row))
            for mark in marks:
                carets = columns.carets(row, mark)
                if carets is not None:
                    yield self.under(carets, Style.CYAN)

    def colored(self, columns: Columns, row: Span, style_at: Callable[[int], Style]) -> str:
        """Return a row of text in which `style_at` gives the colour of each offset."""
        painted, run, style = [], row.start, Style.NONE
        for offset in range(row.start, row.end):
            here = style_at(offset)
            if here is not style:
                painted.append(self.paint(columns.show(Span(run, offset)), style))
                run, style = offset, here
        painted.append(self.paint(columns.show(Span(run, row.end)), style))
        return "".join(painted)
