"""What holds for every report, whatever the answer: shared by the property tests and by the fuzzer, which both only bring answers."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

from citebound.config import Profile, Uncited
from citebound.model import AnswerVerdict, Claim, ClaimVerdict, Parsed, Record, RecordForm
from citebound.reported import Report

# Findings whose `value` is the number that stands at their span.
_NUMBER_CODES = frozenset(("unsupported_number", "number_locale_ambiguous"))


def visible(text: str) -> str:
    """Return `text` without its invisible format characters."""
    return "".join(char for char in text if unicodedata.category(char) != "Cf")


def hold(record: Record, report: Report, profile: Profile) -> None:
    """Assert every law of one report."""
    spans_yield_their_text(record, report)
    claims_are_in_order(report)
    nothing_passes_unjudged(report, profile)
    counts_add_up(report)


def spans_yield_their_text(record: Record, report: Report) -> None:
    """Assert that every span of a report quotes the text it names."""
    answer = record.answer
    for claim in report.claims:
        assert 0 <= claim.start < claim.end <= len(answer), f"no span of the answer: {claim}"
        assert answer[claim.start : claim.end] == claim.text
        for citation in claim.citations:
            if record.form is RecordForm.ANSWER:
                assert answer[citation.start : citation.end] == citation.raw != ""
            given = {source.id for source in record.sources}
            assert (citation.source_id in given) == (citation.status == "resolved"), f"{citation}"
        for finding in claim.findings:
            assert 0 <= finding.start < finding.end <= len(answer), f"no span of the answer: {finding}"
            if finding.code in _NUMBER_CODES:
                assert finding.value is not None
                assert visible(answer[finding.start : finding.end]) == visible(finding.value)
            if finding.source_id is not None:
                assert finding.evidence_start is not None
                assert finding.evidence_end is not None
                _stands_in(record, finding.source_id, finding.evidence_start, finding.evidence_end, None)
        for evidence in claim.evidence:
            _stands_in(record, evidence.source_id, evidence.start, evidence.end, evidence.text)
            assert 0 <= evidence.score <= 1
        assert (claim.found_in is not None) == (claim.verdict is ClaimVerdict.MISATTRIBUTED)
        if claim.found_in:
            _stands_in(record, claim.found_in.source_id, claim.found_in.start, claim.found_in.end, None)


def _stands_in(record: Record, source_id: str, start: int, end: int, text: str | None) -> None:
    found = [source.text for source in record.sources if source.id == source_id]
    assert found, f"no source {source_id!r}"
    assert any(0 <= start < end <= len(each) and text in (None, each[start:end]) for each in found), f"{text!r} is not {source_id}[{start}:{end}]"


def claims_are_in_order(report: Report) -> None:
    """Assert that claims are in order and never overlap."""
    for one, two in pairwise(report.claims):
        assert one.end <= two.start, f"{one.text!r} and {two.text!r} overlap"


def nothing_passes_unjudged(report: Report, profile: Profile) -> None:
    """Assert that an answer passes only if there is a claim, or an abstention, and every claim passes."""
    if report.verdict is not AnswerVerdict.PASS:
        assert not report.passed
        assert report.reason
        return
    passing = {ClaimVerdict.SUPPORTED, ClaimVerdict.NOT_A_CLAIM} | ({ClaimVerdict.UNCITED} if profile.uncited is Uncited.ADVISORY else set())
    for claim in report.claims:
        assert claim.verdict in passing, f"passes with a claim that is {claim.verdict}"
        assert claim.verdict is not ClaimVerdict.SUPPORTED or not any(finding.hard and not finding.advisory for finding in claim.findings)
        assert claim.verdict is not ClaimVerdict.SUPPORTED or any(citation.status == "resolved" for citation in claim.citations)
    if report.reason == "abstention":
        assert any(claim.kind == "abstention" for claim in report.claims)
    else:
        assert report.reason is None
        assert any(claim.verdict is not ClaimVerdict.NOT_A_CLAIM for claim in report.claims), "a vacuous pass"


def counts_add_up(report: Report) -> None:
    """Assert that the counts are those of the claims, and that support is said where it can be."""
    assert report.counts.claims == len(report.claims)
    for verdict in ClaimVerdict:
        assert getattr(report.counts, verdict.value) == sum(claim.verdict is verdict for claim in report.claims)
    judged = report.counts.claims - report.counts.not_a_claim
    assert (report.validation_rate is None) == (judged == 0)
    for claim in report.claims:
        assert (claim.support is None) == (claim.verdict in (ClaimVerdict.NOT_A_CLAIM, ClaimVerdict.UNVERIFIABLE)), f"{claim.verdict}: {claim.support}"


def parsed_is_whole(parsed: Parsed) -> None:
    """Assert that the claims of an answer are in order inside it, and that blanking moved nothing."""
    answer = parsed.record.answer
    assert len(parsed.blanked) == len(answer)
    for claim in parsed.claims:
        assert 0 <= claim.span.start < claim.span.end <= len(answer)
        assert 0 <= claim.extent.start < claim.extent.end <= len(answer)
        for marker in claim.markers:
            assert answer[marker.span.start : marker.span.end] == marker.raw
    for one, two in pairwise(parsed.claims):
        assert one.span.end <= two.span.start
        assert one.extent.end <= two.extent.start or one.extent == two.extent, "two sentences that a policy removes overlap"


def lost(parsed: Parsed) -> list[tuple[int, str]]:
    """Return the letters and digits of an answer that stand in no claim and in no marker, with their places."""
    kept = bytearray(len(parsed.blanked))
    for claim in parsed.claims:
        _cover(kept, claim)
    return [(place, char) for place, char in enumerate(parsed.blanked) if not kept[place] and char.isalnum()]


def _cover(kept: bytearray, claim: Claim) -> None:
    kept[claim.span.start : claim.span.end] = b"\x01" * (claim.span.end - claim.span.start)
