"""The report: the last value of the path, as `citebound.report/1` gives it to the world.

Its fields and their order are the contract with every reader; what led to them stands in `model`.
"""

from __future__ import annotations

import msgspec

from citebound.model import Action, AnswerVerdict, CitationStatus, ClaimKind, ClaimVerdict, Record, Value

REPORT_SCHEMA = "citebound.report/1"


class ReportCitation(Value, frozen=True, gc=False):
    """A citation as reported."""

    raw: str
    start: int
    end: int
    ref: str
    source_id: str | None
    status: CitationStatus


class ReportFinding(Value, frozen=True, gc=False):
    """A finding as reported."""

    code: str
    check: str
    hard: bool
    advisory: bool
    start: int
    end: int
    value: str | None
    message: str
    source_id: str | None
    evidence_start: int | None
    evidence_end: int | None


class ReportEvidence(Value, frozen=True, gc=False):
    """A stretch of evidence as reported; `text` is None when the report leaves source text out."""

    source_id: str
    start: int
    end: int
    text: str | None
    score: float


class ReportPlace(Value, frozen=True, gc=False):
    """Where in another given source a misattributed claim was found."""

    source_id: str
    start: int
    end: int


class ReportClaim(Value, frozen=True, gc=False):
    """A claim as reported: `text` equals `answer[start:end]`."""

    text: str
    start: int
    end: int
    kind: ClaimKind
    verdict: ClaimVerdict
    support: float | None
    citations: tuple[ReportCitation, ...]
    findings: tuple[ReportFinding, ...]
    evidence: tuple[ReportEvidence, ...]
    found_in: ReportPlace | None


class Counts(Value, frozen=True, gc=False):
    """How many claims got which verdict; `claims` is the number of entries in the report."""

    claims: int
    supported: int
    unsupported: int
    contradicted: int
    misattributed: int
    uncited: int
    invalid_citation: int
    unverifiable: int
    not_a_claim: int
    error: int


class Instrument(Value, frozen=True, gc=False):
    """What measured: a report can be compared only with reports of the same instrument."""

    version: str
    profile: str
    config_hash: str
    estimator: str | None
    judge: str | None


class Report(Value, frozen=True, gc=False):
    """The outcome for one record, as `citebound.report/1`."""

    schema: str
    id: str
    verdict: AnswerVerdict
    reason: str | None
    action: Action
    text: str | None
    claims: tuple[ReportClaim, ...]
    counts: Counts
    validation_rate: float | None
    instrument: Instrument

    @property
    def passed(self) -> bool:
        """Tell whether the answer may be shown as it is: only the verdict `pass` is one."""
        return self.verdict is AnswerVerdict.PASS

    def to_json(self) -> bytes:
        """Return the report as one line of UTF-8 JSON, the same bytes for the same report."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Report:
        """Read a report back.

        Raises:
            msgspec.ValidationError: the JSON is no `citebound.report/1`.
        """
        return msgspec.json.decode(data, type=cls)


class Checked(Value, frozen=True, gc=False):
    """What a reporter shows: the record as it was read (sources without text where source text is left out) and its report."""

    record: Record
    report: Report
