"""Quoting a place of a source, from wherever its text still is.

A finding names a place; the words there stand in the record's sources, or, where those were left out, in the evidence that the report itself quotes. When
neither has them there is no quotation: nothing is guessed, and no text of another place is shown instead.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from citebound.model import Record, Source, Span
from citebound.reported import ReportClaim, ReportEvidence, ReportFinding

_AROUND = 100


class Quotation(NamedTuple):
    """Words of a source and the offset in the source at which they begin."""

    text: str
    start: int

    @property
    def span(self) -> Span:
        """The place of the words in the source."""
        return Span(self.start, self.start + len(self.text))


class Shelf:
    """The sources of one record by id. Of two sources with one id the first is meant: the report can not tell them apart either."""

    def __init__(self, record: Record) -> None:
        """Index the sources."""
        self._sources: dict[str, Source] = {}
        for source in record.sources:
            self._sources.setdefault(source.id, source)

    def source(self, source_id: str) -> Source | None:
        """Return the source of this id, None where the record has none."""
        return self._sources.get(source_id)

    def title(self, source_id: str) -> str | None:
        """Return the title of the source, None where it has none."""
        source = self.source(source_id)
        return (source.title or None) if source else None

    def exact(self, source_id: str, place: Span, evidence: Iterable[ReportEvidence] = ()) -> str | None:
        """Return the words at `place`, None where their text is not at hand."""
        source = self.source(source_id)
        if source is not None and place.end <= len(source.text):
            return place.of(source.text)
        held = _holding(source_id, place, evidence)
        return None if held is None else held.text[place.start - held.start : place.end - held.start]

    def around(self, source_id: str, place: Span, evidence: Iterable[ReportEvidence] = ()) -> Quotation | None:
        """Return the evidence that holds `place`, else the place with the words around it; None where their text is not at hand."""
        held = _holding(source_id, place, evidence)
        if held is not None:
            return held
        source = self.source(source_id)
        if source is None or place.end > len(source.text):
            return None
        return _neighbourhood(source.text, place)


def place_of(finding: ReportFinding) -> tuple[str, Span] | None:
    """Return the source and the span in it that a finding points at, None where it points at none."""
    if finding.source_id is None or finding.evidence_start is None or finding.evidence_end is None:
        return None
    return finding.source_id, Span(finding.evidence_start, finding.evidence_end)


def carriers(claim: ReportClaim) -> list[str]:
    """Return the ids of the sources whose evidence carries the claim, each once, in order."""
    return list(dict.fromkeys(piece.source_id for piece in claim.evidence))


def _holding(source_id: str, place: Span, evidence: Iterable[ReportEvidence]) -> Quotation | None:
    for piece in evidence:
        if piece.text is not None and piece.source_id == source_id and Span(piece.start, piece.end).holds(place):
            return Quotation(piece.text, piece.start)
    return None


def _neighbourhood(text: str, place: Span) -> Quotation:
    start = max(text.rfind("\n", 0, place.start) + 1, place.start - _AROUND)
    line_end = text.find("\n", place.end)
    end = min(len(text) if line_end < 0 else line_end, place.end + _AROUND)
    if start and not text[start - 1].isspace():
        # A cut inside a word would quote a word that the source does not have.
        cut = text.find(" ", start, place.start)
        start = cut + 1 if cut >= 0 else start
    if end < len(text) and not text[end].isspace():
        cut = text.rfind(" ", place.end, end)
        end = cut if cut >= 0 else end
    return Quotation(text[start:end], start)
