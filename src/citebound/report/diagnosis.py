"""What the terminal rendering says beneath a row: a finding with the evidence it points at, and how a claim came out.

Quotes sources only behind their sign and leaves a place without words where the source's text is not at hand. Each evidence of a claim is quoted once.
"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Span
from citebound.report.canvas import TONE_STYLE, Canvas, Style
from citebound.report.quoting import Shelf, carriers, place_of
from citebound.report.wording import CLAIM_TONE, cited, one_line, score, word
from citebound.reported import ReportClaim, ReportFinding

_QUOTED_AT_MOST = 3
_NAMED_BY = 32


class Diagnosis:
    """The notes about the claims of one answer."""

    def __init__(self, shelf: Shelf, canvas: Canvas) -> None:
        """Keep the sources and the sheet."""
        self._shelf = shelf
        self._canvas = canvas

    def finding(self, claim: ReportClaim, finding: ReportFinding, style: Style, written: str | None) -> Iterator[str]:
        """Yield what a finding says and the evidence it points at; `written` repeats the words where carets alone are not enough."""
        repeated = f" at “{written}”" if written else ""
        advisory = ", advisory" if finding.advisory else ""
        yield from self._canvas.note(f"{finding.message} ({finding.code}{advisory}){repeated}", style)
        pointed = place_of(finding)
        if pointed is not None:
            yield from self._quoted(*pointed, claim)

    def closing(self, claim: ReportClaim, *, in_margin: bool) -> Iterator[str]:
        """Yield how a claim came out; `in_margin` says that its verdict already stands beside it, so that it need not be named."""
        name = [] if in_margin else [f"{word(claim.verdict)} “{_beginning(claim.text)}”"]
        style = TONE_STYLE[CLAIM_TONE[claim.verdict]]
        if claim.verdict.passes:
            yield from self._line([*name, *self._carried(claim)], style)
            return
        led = "; ".join(f"{citation.raw} {cited(citation)}" for citation in claim.citations)
        yield from self._line([*name, *([f"cites {led}"] if led else [])], style)
        yield from self._unquoted(claim)
        if claim.found_in is not None:
            place = Span(claim.found_in.start, claim.found_in.end)
            yield from self._canvas.note(f"found in {self._named(claim.found_in.source_id, place)}", style)
            words = self._shelf.exact(claim.found_in.source_id, place)
            yield from self._canvas.quote(">", words) if words else ()

    def _line(self, parts: list[str], style: Style) -> Iterator[str]:
        return self._canvas.note(", ".join(parts), style) if parts else iter(())

    @staticmethod
    def _carried(claim: ReportClaim) -> list[str]:
        ids = carriers(claim)
        by = [f"carried by source {', '.join(ids)}"] if ids else []
        return by + ([] if claim.support is None else [f"support {score(claim.support)}"])

    def _unquoted(self, claim: ReportClaim) -> Iterator[str]:
        quoted = [pointed for pointed in map(place_of, claim.findings) if pointed is not None]
        rest = [
            piece
            for piece in claim.evidence
            if not any(source_id == piece.source_id and Span(piece.start, piece.end).holds(place) for source_id, place in quoted)
            # The place of a number inside a stretch that is quoted anyway says nothing new.
            and not any(
                (other.start, other.end) != (piece.start, piece.end)
                and other.source_id == piece.source_id
                and other.start <= piece.start
                and piece.end <= other.end
                for other in claim.evidence
            )
        ]
        for piece in rest[:_QUOTED_AT_MOST]:
            place = Span(piece.start, piece.end)
            yield from self._canvas.note(f"nearest in {self._named(piece.source_id, place)}, score {score(piece.score)}", Style.DIM)
            yield from self._canvas.quote(">", piece.text) if piece.text else ()
        if len(rest) > _QUOTED_AT_MOST:
            yield from self._canvas.note(f"and {len(rest) - _QUOTED_AT_MOST} more", Style.DIM)

    def _quoted(self, source_id: str, place: Span, claim: ReportClaim) -> Iterator[str]:
        yield from self._canvas.note(self._named(source_id, place), Style.DIM)
        quotation = self._shelf.around(source_id, place, claim.evidence)
        if quotation is not None:
            mark = Span(place.start - quotation.start, place.end - quotation.start)
            yield from self._canvas.quote(">", quotation.text, (mark,))

    def _named(self, source_id: str, place: Span) -> str:
        title = self._shelf.title(source_id)
        return f"source {source_id}{f' ({title})' if title else ''} at {place.start}-{place.end}"


def _beginning(text: str) -> str:
    line = one_line(text)
    return line if len(line) <= _NAMED_BY else line[: _NAMED_BY - 1].rstrip() + "…"
