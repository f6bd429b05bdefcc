"""The rule of judgement: findings and support become a verdict, verdicts become the verdict of the answer. It stands here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from citebound.model import AnswerVerdict, ClaimKind, ClaimVerdict, Finding, Judged, Outcome, Ruling

# Worst first; a claim gets the first that holds. Soft findings (`NOTED`) fail nothing by themselves.
_BY_OUTCOME = (
    (Outcome.ERROR, ClaimVerdict.ERROR),
    (Outcome.UNRESOLVED, ClaimVerdict.INVALID_CITATION),
    (Outcome.CONTRADICTED, ClaimVerdict.CONTRADICTED),
    (Outcome.MISSING, ClaimVerdict.UNSUPPORTED),
    (Outcome.UNCITED, ClaimVerdict.UNCITED),
    (Outcome.UNDECIDED, ClaimVerdict.UNVERIFIABLE),
)
_RANK = {outcome: rank for rank, (outcome, _) in enumerate(_BY_OUTCOME)} | {Outcome.NOTED: len(_BY_OUTCOME)}
_ORDER = {verdict: rank for rank, verdict in enumerate(ClaimVerdict)}
_ANSWER = {ClaimVerdict.ERROR: AnswerVerdict.ERROR, ClaimVerdict.UNVERIFIABLE: AnswerVerdict.UNVERIFIABLE}


def claim_verdict(kind: ClaimKind, findings: Iterable[Finding]) -> ClaimVerdict:
    """Return the worst verdict that a finding gives.

    An advisory finding gives none, save that a claim without a citation is still said to be `uncited`.
    """
    outcomes = {finding.outcome for finding in findings if not finding.advisory or finding.outcome is Outcome.UNCITED}
    for outcome, verdict in _BY_OUTCOME:
        if outcome in outcomes:
            return verdict
    return ClaimVerdict.SUPPORTED if kind.asserts else ClaimVerdict.NOT_A_CLAIM


def in_order(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return findings worst first, hard ones before soft ones, then by place: the order of the checks changes nothing."""
    return tuple(sorted(findings, key=lambda f: (f.advisory, _RANK[f.outcome], not f.hard, f.span, f.code, f.check, f.message)))


def answer_ruling(claims: Sequence[Judged], *, uncited_fails: bool, citation_required: bool, reasons: Sequence[str]) -> Ruling:
    """Return the verdict of an answer with its reason.

    Args:
        claims: every claim of the answer, in order.
        uncited_fails: whether a claim without a citation fails the answer.
        citation_required: whether an answer without any citation is unverifiable.
        reasons: the profile's own order of reasons (finding codes, or claim verdicts that stand for all their codes); empty for the order of the verdicts.
    """
    judged = [claim for claim in claims if uncited_fails or claim.verdict is not ClaimVerdict.UNCITED]
    worst = min((claim.verdict for claim in judged), key=_ORDER.__getitem__, default=ClaimVerdict.NOT_A_CLAIM)
    if not worst.passes:
        verdict = _ANSWER.get(worst, AnswerVerdict.FAIL)
        return Ruling(verdict, _reason(judged, worst, reasons if verdict is AnswerVerdict.FAIL else ()))
    asserting = any(claim.bound.claim.kind.asserts for claim in claims)
    if not asserting and any(claim.bound.claim.kind is ClaimKind.ABSTENTION for claim in claims):
        return Ruling(AnswerVerdict.PASS, "abstention")
    if not asserting:
        return Ruling(AnswerVerdict.UNVERIFIABLE, "no_claim")
    if citation_required and not any(claim.bound.citations for claim in claims):
        return Ruling(AnswerVerdict.UNVERIFIABLE, "no_citation")
    return Ruling(AnswerVerdict.PASS, None)


def _reason(claims: Sequence[Judged], worst: ClaimVerdict, reasons: Sequence[str]) -> str:
    failing = [finding for claim in claims for finding in claim.findings if not finding.advisory]
    for reason in reasons:
        if any(reason in (finding.code, dict(_BY_OUTCOME).get(finding.outcome)) for finding in failing):
            return reason
    # Being found elsewhere changes a claim's verdict, not the answer's reason: both count as the one that comes first.
    alike = (ClaimVerdict.UNSUPPORTED, ClaimVerdict.MISATTRIBUTED) if worst in (ClaimVerdict.UNSUPPORTED, ClaimVerdict.MISATTRIBUTED) else (worst,)
    first = next(claim for claim in claims if claim.verdict in alike)
    return next((finding.code for finding in first.findings if not finding.advisory and finding.outcome is not Outcome.NOTED), worst.value)
