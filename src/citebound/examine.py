"""The stage between binding and policy: every claim is put before every check and before the estimator, and leaves with a verdict.

A check or estimator that crashes leaves a finding, never a gap.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from citebound.bind import SourceIndex
from citebound.config import Profile
from citebound.errors import OverBudgetError
from citebound.judge.lexical import LexicalEstimator
from citebound.judge.locator import Locator
from citebound.model import (
    Bound,
    CitationStatus,
    Claim,
    ClaimKind,
    ClaimVerdict,
    Evidence,
    Finding,
    Judged,
    Outcome,
    Parsed,
    Place,
    Record,
    Source,
    Span,
    Support,
)
from citebound.ports import Case, Check, Estimator
from citebound.text.budget import Budget
from citebound.text.language import detect
from citebound.text.reading import Reading
from citebound.verdict import claim_verdict, in_order

# Sources that are looked through for claims that belong to another source; a record with more failing claims times sources has no more found.
_MOST_COMPARISONS = 20_000
_SAMPLE = 2_000


class Examiner:
    """Puts claims before the parts of one profile; holds no state of any record.

    Args:
        checks: the deterministic checks that run.
        estimator: who judges what they let through; None for nobody.
        profile: the settings.
    """

    def __init__(self, checks: Sequence[Check], estimator: Estimator | None, profile: Profile) -> None:
        """Keep the parts."""
        self._checks, self._estimator, self._profile = tuple(checks), estimator, profile
        self._advisory = frozenset(profile.advisory)
        self._locator = Locator()
        self._elsewhere = estimator or LexicalEstimator()

    def examine(self, parsed: Parsed, claims: Iterable[Bound], index: SourceIndex, lang: str | None) -> tuple[Judged, ...]:
        """Return every claim with its verdict, in order."""
        budget = Budget()
        readings: dict[Source, Reading] = {}
        comparisons = 0
        judged: list[Judged] = []
        for bound in claims:
            case = self._case(parsed, bound, index, readings, (lang, budget))
            one = self._judge(case)
            if one.verdict is ClaimVerdict.UNSUPPORTED and bound.sources and self._only_missing(one):
                others = [source for source in index.distinct if source not in bound.sources and not index.is_ambiguous(source)]
                comparisons += len(others)
                if comparisons <= _MOST_COMPARISONS:
                    one = self._attributed(one, case, others, (readings, lang, budget))
            judged.append(one)
        return tuple(judged)

    def _case(self, parsed: Parsed, bound: Bound, index: SourceIndex, readings: dict[Source, Reading], shared: tuple[str | None, Budget]) -> Case:
        lang, budget = shared
        cited = tuple(_reading(source, readings, lang, budget) for source in bound.sources)
        # A short claim may not show its language; what it cites does.
        claim = Reading(bound.claim.span.of(parsed.blanked), lang or next((reading.lang for reading in cited if reading.lang), None))
        return Case(bound, parsed, claim, cited, len(index.distinct), self._profile)

    # -------------------------------------------------------------------------------------------------------------- judge

    def _judge(self, case: Case) -> Judged:
        claim = case.bound.claim
        findings = list(self._findings(case))
        support = Support(None)
        # An ambiguous id names no text, so there is nothing to hold the claim against.
        readable = claim.kind.asserts and bool(case.cited) and not _is_ambiguous(case.bound) and not all(reading.empty for reading in case.cited)
        if readable:
            case = case._replace(noted=_soft(findings))
            support, more = self._support(case)
            findings += more
        if claim.kind.asserts and not readable and claim_verdict(claim.kind, findings).passes:
            # Whatever checks a profile leaves out: a claim that nothing was held against is never supported.
            findings.append(
                Finding("nothing_cited", "path", Outcome.UNDECIDED, "the claim cites nothing that could be read, so nothing was checked", claim.span)
            )
        verdict = claim_verdict(claim.kind, findings)
        evidence = support.evidence + (tuple(self._number_places(case, support)) if readable else ())
        return Judged(case.bound, verdict, self._score(verdict, support, findings), in_order(findings), evidence)

    def _findings(self, case: Case) -> Iterator[Finding]:
        ambiguous = _is_ambiguous(case.bound)
        for check in self._checks:
            if ambiguous and check.name not in ("citations", "coverage"):
                continue
            try:
                found = tuple(_finding(each) for each in check.check(case))
            except OverBudgetError as error:
                found = (_broken(case, check.name, "over_budget", str(error)),)
            except KeyboardInterrupt:
                raise
            except BaseException as error:  # noqa: BLE001  neither an exit nor a panic of a library may take the other claims with it
                found = (_broken(case, check.name, "check_failed", f"the check '{check.name}' crashed: {type(error).__name__}"),)
            if check.name in self._advisory:
                found = tuple(f if f.outcome is Outcome.ERROR else msgspec.structs.replace(f, hard=False, advisory=True) for f in found)
            yield from found

    def _support(self, case: Case) -> tuple[Support, tuple[Finding, ...]]:
        part = self._estimator or self._locator
        try:
            support = _measured(part.estimate(case))
        except OverBudgetError as error:
            return Support(None), (_broken(case, part.name, "over_budget", str(error)),)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001  neither an exit nor a panic of a library may take the other claims with it
            return Support(None), (_broken(case, part.name, "check_failed", f"the estimator '{part.name}' crashed: {type(error).__name__}"),)
        if self._estimator is None:
            return support, ()
        return support, tuple(self._too_little(case, support))

    def _too_little(self, case: Case, support: Support) -> Iterator[Finding]:
        span, name = case.bound.claim.span, self._estimator.name if self._estimator else ""
        if support.score is None:
            yield Finding("no_content", name, Outcome.UNDECIDED, "the claim has no content words, so nothing can be estimated", span, hard=False)
        elif support.score < self._profile.threshold:
            ids = ", ".join(source.id for source in case.bound.sources)
            doubts = ", ".join(sorted({finding.code for finding in case.noted}))
            carried = f"its support by what it cites ({ids}) is {support.score:.0%}" + (f", with {doubts} counted against it" if doubts else "")
            message = f"{carried}; {self._profile.threshold:.0%} are needed"
            place = support.evidence[0].place if support.evidence else None
            yield Finding("not_in_source", name, Outcome.MISSING, message, span, place=place, hard=False)

    def _score(self, verdict: ClaimVerdict, support: Support, findings: Sequence[Finding]) -> float | None:
        if verdict in (ClaimVerdict.NOT_A_CLAIM, ClaimVerdict.UNVERIFIABLE):
            return None
        if any(finding.hard and not finding.advisory for finding in findings) or verdict in (ClaimVerdict.ERROR, ClaimVerdict.UNCITED):
            return 0.0
        if self._estimator is None:
            return 1.0
        return support.score

    def _number_places(self, case: Case, support: Support) -> Iterator[Evidence]:
        """Yield where each number of the claim stands in what it cites: inside the window that carries the claim, if it does there."""
        if self._profile.numbers == "off":
            return
        windows = {evidence.place.source_id: (evidence.place.span.start, evidence.place.span.end) for evidence in support.evidence}
        for written in dict.fromkeys(token.text for token in case.claim.numbers):
            for source, reading in zip(case.bound.sources, case.cited, strict=True):
                place = reading.place_of_number(written, windows.get(source.id))
                if place:
                    yield Evidence(Place(source.id, Span(*place)), written, 1.0)
                    break

    # -------------------------------------------------------------------------------------------------------- attribution

    @staticmethod
    def _only_missing(judged: Judged) -> bool:
        return all(finding.advisory or finding.outcome in (Outcome.MISSING, Outcome.NOTED) for finding in judged.findings)

    def _attributed(self, judged: Judged, case: Case, others: Sequence[Source], shared: tuple[dict[Source, Reading], str | None, Budget]) -> Judged:
        """Return the claim as `misattributed` where another given source carries all of it: every check passes there, and its words stand there."""
        readings, lang, budget = shared
        for source in others:
            reading = _reading(source, readings, lang, budget)
            if reading.empty:
                continue
            elsewhere = case._replace(bound=Bound(case.bound.claim, case.bound.citations, (source,)), cited=(reading,), probing=True)
            # The estimate is cheaper than the checks, save where nothing is estimated.
            if self._estimator is not None and not self._carried(elsewhere):
                continue
            findings: list[Finding] = []
            for finding in self._findings(elsewhere):
                findings.append(finding)
                if not (finding.outcome is Outcome.NOTED or finding.advisory):
                    break  # one finding settles it: the checks behind it are not asked
            else:
                place = self._carried(elsewhere._replace(noted=_soft(findings)))
                if not place:
                    continue
                return msgspec.structs.replace(judged, verdict=ClaimVerdict.MISATTRIBUTED, found_in=place)
        return judged

    def _carried(self, case: Case) -> Place | None:
        """Return where a source carries the claim's words, if it has enough of them."""
        try:
            support = self._elsewhere.estimate(case)
        except Exception:  # noqa: BLE001  what cannot be read elsewhere is not found elsewhere; the claim stays unsupported
            return None
        return support.evidence[0].place if support.evidence and (support.score or 0.0) >= self._profile.threshold else None


def unread(record: Record, message: str) -> Judged:
    """Return the one claim of an answer that could not be taken apart: all of it, with the verdict `error`."""
    whole = Span(0, len(record.answer))
    finding = Finding("check_failed", "parse", Outcome.ERROR, message, whole)
    return Judged(Bound(Claim(whole, ClaimKind.PASSAGE, whole), (), ()), ClaimVerdict.ERROR, 0.0, (finding,), ())


def _soft(findings: Iterable[Finding]) -> tuple[Finding, ...]:
    """Return the findings that fail nothing by themselves and that the estimator may count against the claim."""
    return tuple(finding for finding in findings if finding.outcome is Outcome.NOTED and not finding.advisory)


def _finding(value: Finding) -> Finding:
    if not isinstance(value, Finding):
        raise TypeError(f"a check yields findings, not {type(value).__name__}")
    return value


def _measured(support: Support) -> Support:
    if not isinstance(support, Support):
        raise TypeError(f"an estimator returns a Support, not {type(support).__name__}")
    if support.score is not None and not 0 <= support.score <= 1:  # a score that is no number is in no range
        raise ValueError(f"a support of {support.score} is not between 0 and 1")
    return support


def _reading(source: Source, readings: dict[Source, Reading], lang: str | None, budget: Budget) -> Reading:
    reading = readings.get(source)
    if reading is None:
        reading = readings[source] = Reading(source.text, lang or detect(source.text[:_SAMPLE]), budget)
    return reading


def _is_ambiguous(bound: Bound) -> bool:
    return any(citation.status is CitationStatus.AMBIGUOUS for citation in bound.citations)


def _broken(case: Case, name: str, code: str, message: str) -> Finding:
    return Finding(code, name, Outcome.ERROR, message, case.bound.claim.span)
