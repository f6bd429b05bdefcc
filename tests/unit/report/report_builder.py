"""Build reports out of what a test cares about, with everything else filled in so that it is consistent.

Spans are found by looking for the words in the answer or the source, so that a test states words and never counts characters.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from citebound.model import Action, AnswerVerdict, CitationStatus, ClaimKind, ClaimVerdict, Record, Source, Span
from citebound.reported import REPORT_SCHEMA, Checked, Counts, Instrument, Report, ReportCitation, ReportClaim, ReportEvidence, ReportFinding, ReportPlace

_INSTRUMENT = Instrument(version="0.1.0", profile="standard", config_hash="sha256:0", estimator="lexical", judge=None)
_UNCHANGED = "\0 the answer"


def where(text: str, words: str) -> Span:
    """Return where `words` stand first in `text`."""
    start = text.index(words)
    return Span(start, start + len(words))


@dataclass
class Builder:
    """One record with its report, told claim by claim."""

    answer: str
    sources: dict[str, str] = field(default_factory=dict)
    id: str = "a-1"
    question: str | None = None
    titles: dict[str, str] = field(default_factory=dict)
    uris: dict[str, str] = field(default_factory=dict)
    claims: list[ReportClaim] = field(default_factory=list)

    def claim(
        self,
        words: str,
        verdict: ClaimVerdict = ClaimVerdict.SUPPORTED,
        *,
        cites: tuple[tuple[str, str | None], ...] = (),
        findings: tuple[ReportFinding, ...] = (),
        evidence: tuple[ReportEvidence, ...] = (),
        found_in: ReportPlace | None = None,
        kind: ClaimKind = ClaimKind.SENTENCE,
    ) -> Builder:
        """Add a claim; `cites` holds raw markers with the source each leads to."""
        span = where(self.answer, words)
        citations = tuple(self._citation(raw, source_id, span.start) for raw, source_id in cites)
        support = None if verdict in (ClaimVerdict.NOT_A_CLAIM, ClaimVerdict.UNVERIFIABLE) else float(verdict is ClaimVerdict.SUPPORTED)
        self.claims.append(ReportClaim(words, span.start, span.end, kind, verdict, support, citations, findings, evidence, found_in))
        return self

    def _citation(self, raw: str, source_id: str | None, after: int) -> ReportCitation:
        start = self.answer.index(raw, after)
        status = CitationStatus.UNRESOLVED if source_id is None else CitationStatus.RESOLVED
        return ReportCitation(raw, start, start + len(raw), raw.strip("[]"), source_id, status)

    def finding(
        self,
        words: str | Span,
        message: str = "no source says so",
        *,
        place: tuple[str, str] | None = None,
        code: str = "unsupported_number",
        advisory: bool = False,
    ) -> ReportFinding:
        """Make a finding about `words` of the answer that points at `place`, a source and words of it."""
        span = words if isinstance(words, Span) else where(self.answer, words)
        source_id, start, end = (None, None, None) if place is None else self._place(*place)
        return ReportFinding(code, "numbers", not advisory, advisory, span.start, span.end, span.of(self.answer), message, source_id, start, end)

    def evidence(self, source_id: str, words: str, score: float = 0.83, *, text: bool = True) -> ReportEvidence:
        """Make a piece of evidence out of words of a source; without `text`, only its place."""
        _, start, end = self._place(source_id, words)
        return ReportEvidence(source_id, start, end, words if text else None, score)

    def place(self, source_id: str, words: str) -> ReportPlace:
        """Make the place where words of a source stand."""
        return ReportPlace(*self._place(source_id, words))

    def _place(self, source_id: str, words: str) -> tuple[str, int, int]:
        span = where(self.sources[source_id], words)
        return source_id, span.start, span.end

    def checked(
        self,
        verdict: AnswerVerdict = AnswerVerdict.FAIL,
        reason: str | None = "unsupported_number",
        action: Action = Action.FLAG,
        text: str | None = _UNCHANGED,
        *,
        source_text: bool = True,
    ) -> Checked:
        """Return the record with its report; without `source_text`, the record's sources are empty."""
        sources = tuple(
            Source(key, words if source_text else "", number, self.titles.get(key), self.uris.get(key))
            for number, (key, words) in enumerate(self.sources.items(), 1)
        )
        found = Counter(claim.verdict for claim in self.claims)
        counts = Counts(claims=len(self.claims), **{verdict.value: found[verdict] for verdict in ClaimVerdict})
        asserting = len(self.claims) - found[ClaimVerdict.NOT_A_CLAIM]
        rate = found[ClaimVerdict.SUPPORTED] / asserting if asserting else None
        left = self.answer if text == _UNCHANGED else text
        report = Report(REPORT_SCHEMA, self.id, verdict, reason, action, left, tuple(self.claims), counts, rate, _INSTRUMENT)
        return Checked(Record(self.id, self.answer, sources, question=self.question), report)
