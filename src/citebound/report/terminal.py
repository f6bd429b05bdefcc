"""Reports for a terminal, in the manner of a compiler: the answer, carets under what is wrong, and the evidence beneath it.

Writes no escape sequence but its own colours, and none at all without colour; then a word in the margin says each verdict, so that nothing hangs on a colour.
Asks neither the terminal nor the environment about anything: whoever makes the reporter says how wide it is.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator

from citebound.model import ClaimVerdict, Span
from citebound.report.canvas import TONE_STYLE, Canvas, Style
from citebound.report.columns import Columns, right_to_left
from citebound.report.diagnosis import Diagnosis
from citebound.report.quoting import Shelf
from citebound.report.wording import ANSWER_TONE, CLAIM_TONE, one_line, released, summary, word
from citebound.reported import Checked, ReportClaim, ReportFinding

_DEFAULT_WIDTH = 100
_LIST_MARKS = " \t-*+•#>|0123456789.)"


class TerminalReporter:
    """The answer line by line, each claim in the colour of its verdict, and the reasons beneath the lines they are about."""

    name = "terminal"
    version = "1"

    def __init__(self, *, color: bool = False, width: int = _DEFAULT_WIDTH) -> None:
        """Keep how to write: with ANSI colours or plain, and in how many columns."""
        self._canvas = Canvas(color=color, width=width)

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield the lines of each answer, an empty line between two answers."""
        for number, item in enumerate(checked):
            if number:
                yield "\n"
            yield from _header(item, self._canvas)
            yield from _Answer(item, self._canvas).lines()
            yield from _footer(item, self._canvas)


def _header(item: Checked, canvas: Canvas) -> Iterator[str]:
    report = item.report
    verdict = canvas.paint(word(report.verdict).upper(), TONE_STYLE[ANSWER_TONE[report.verdict]])
    reason = f" ({one_line(report.reason)})" if report.reason else ""
    yield f"{canvas.paint(one_line(report.id), Style.BOLD)}: {verdict}{reason}, action {report.action.value}\n"


def _footer(item: Checked, canvas: Canvas) -> Iterator[str]:
    said = released(item.record, item.report)
    if said is not None:
        yield from canvas.note(said, Style.BOLD)
    if said is not None and item.report.text is not None:
        yield from canvas.quote("+", item.report.text)
    yield f"{summary(item.report)}\n"


class _Answer:
    """The rows of one answer. Without colour every claim begins a row, so that the word in the margin is about one claim only."""

    def __init__(self, item: Checked, canvas: Canvas) -> None:
        self._canvas = canvas
        self._claims = sorted(item.report.claims, key=lambda claim: claim.start)
        self._starts = [claim.start for claim in self._claims]
        self._columns = Columns(item.record.answer)
        self._diagnosis = Diagnosis(Shelf(item.record), canvas)

    def lines(self) -> Iterator[str]:
        """Yield the rows of the answer, each followed by what is said about it."""
        rows = list(self._columns.rows(self._canvas.room, () if self._canvas.color else self._breaks()))
        findings = self._placed(rows, [(claim, finding) for claim in self._claims for finding in claim.findings])
        endings = self._endings(rows)
        for number, row in enumerate(rows):
            yield self._canvas.row("|", self._canvas.colored(self._columns, row, self._style_at), self._label(row))
            for claim, finding, is_last in findings.get(number, ()):
                yield from self._pointed(row, claim, finding, is_last=is_last)
            for claim in endings.get(number, ()):
                yield from self._diagnosis.closing(claim, in_margin=not self._canvas.color)

    def _pointed(self, row: Span, claim: ReportClaim, finding: ReportFinding, *, is_last: bool) -> Iterator[str]:
        style = Style.DIM if finding.advisory else TONE_STYLE[CLAIM_TONE[claim.verdict]]
        carets = self._columns.carets(row, _within(Span(finding.start, finding.end), row))
        if carets is not None:
            yield self._canvas.under(carets, style)
        if is_last:
            written = Span(finding.start, finding.end).of(self._columns.text)
            yield from self._diagnosis.finding(claim, finding, style, written if right_to_left(row.of(self._columns.text)) else None)

    def _style_at(self, offset: int) -> Style:
        claim = self._claim_at(offset)
        return Style.NONE if claim is None else TONE_STYLE[CLAIM_TONE[claim.verdict]]

    def _breaks(self) -> list[int]:
        # The mark of a list item stays with its item: a row of its own for every dash would tear the list apart.
        return [claim.start for number, claim in enumerate(self._claims) if self._ahead(number).strip(_LIST_MARKS)]

    def _ahead(self, number: int) -> str:
        """Return what stands before a claim in its line; where that is another claim, all of that too."""
        text, start = self._columns.text, self._starts[number]
        return text[text.rfind("\n", 0, start) + 1 : start]

    def _label(self, row: Span) -> str:
        number = bisect_left(self._starts, row.start)
        begins_here = number < len(self._claims) and self._starts[number] < row.end
        return word(self._claims[number].verdict) if begins_here and not self._canvas.color else ""

    def _claim_at(self, offset: int) -> ReportClaim | None:
        index = bisect_right(self._starts, offset) - 1
        return self._claims[index] if index >= 0 and offset < self._claims[index].end else None

    @staticmethod
    def _placed(rows: list[Span], findings: list[tuple[ReportClaim, ReportFinding]]) -> dict[int, list[tuple[ReportClaim, ReportFinding, bool]]]:
        placed: dict[int, list[tuple[ReportClaim, ReportFinding, bool]]] = {}
        starts = [row.start for row in rows]
        for claim, finding in findings:
            first = max(0, bisect_right(starts, finding.start) - 1)
            last = max(first, bisect_right(starts, max(finding.start, finding.end - 1)) - 1)
            for number in range(first, last + 1):
                placed.setdefault(number, []).append((claim, finding, number == last))
        return placed

    def _endings(self, rows: list[Span]) -> dict[int, list[ReportClaim]]:
        starts = [row.start for row in rows]
        endings: dict[int, list[ReportClaim]] = {}
        for claim in self._claims:
            if claim.verdict is not ClaimVerdict.NOT_A_CLAIM or claim.findings:
                endings.setdefault(max(0, bisect_right(starts, max(claim.start, claim.end - 1)) - 1), []).append(claim)
        return endings


def _within(mark: Span, row: Span) -> Span:
    # A finding about a line feed alone would have no caret anywhere: it gets one at the end of its row.
    return Span(row.end, row.end) if row.end <= mark.start else mark
