"""The last stage: verdicts and a decision become a report of schema `citebound.report/1`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from citebound.model import ClaimVerdict, Decision, Finding, Judged, Record, Ruling
from citebound.reported import REPORT_SCHEMA, Counts, Instrument, Report, ReportCitation, ReportClaim, ReportEvidence, ReportFinding, ReportPlace


def build(record: Record, claims: Sequence[Judged], ruling: Ruling, decision: Decision, instrument: Instrument, *, source_text: bool = True) -> Report:
    """Return the report of a record; with `source_text` false nothing in it quotes a source."""
    tally = Counter(claim.verdict for claim in claims)
    judged = len(claims) - tally[ClaimVerdict.NOT_A_CLAIM]
    return Report(
        schema=REPORT_SCHEMA,
        id=record.id,
        verdict=ruling.verdict,
        reason=ruling.reason,
        action=decision.action,
        text=decision.text,
        claims=tuple(_claim(record.answer, claim, source_text) for claim in claims),
        counts=Counts(claims=len(claims), **{verdict.value: tally[verdict] for verdict in ClaimVerdict}),
        validation_rate=round(tally[ClaimVerdict.SUPPORTED] / judged, 3) if judged else None,
        instrument=instrument,
    )


def _claim(answer: str, judged: Judged, source_text: bool) -> ReportClaim:  # noqa: FBT001
    bound, span = judged.bound, judged.bound.claim.span
    return ReportClaim(
        text=answer[span.start : span.end],
        start=span.start,
        end=span.end,
        kind=bound.claim.kind,
        verdict=judged.verdict,
        support=judged.support,
        citations=tuple(ReportCitation(c.raw, c.span.start, c.span.end, c.ref, c.source.id if c.source else None, c.status) for c in bound.citations),
        findings=tuple(_finding(finding, source_text) for finding in judged.findings),
        evidence=tuple(
            ReportEvidence(e.place.source_id, e.place.span.start, e.place.span.end, e.text if source_text else None, e.score) for e in judged.evidence
        ),
        found_in=ReportPlace(judged.found_in.source_id, judged.found_in.span.start, judged.found_in.span.end) if judged.found_in else None,
    )


def _finding(finding: Finding, source_text: bool) -> ReportFinding:  # noqa: FBT001
    message = f"{finding.message}; the source says {finding.says}" if finding.says is not None and source_text else finding.message
    place = finding.place
    return ReportFinding(
        code=finding.code,
        check=finding.check,
        hard=finding.hard,
        advisory=finding.advisory,
        start=finding.span.start,
        end=finding.span.end,
        value=finding.value,
        message=message,
        source_id=place.source_id if place else None,
        evidence_start=place.span.start if place else None,
        evidence_end=place.span.end if place else None,
    )
