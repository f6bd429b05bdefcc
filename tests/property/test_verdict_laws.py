"""Laws of judgement: what is not cited does not count, more numbers are never better, and a policy leaves nothing that failed."""

from __future__ import annotations

import re

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st
from tests.strategies import PROFILES, SOURCE_TEXTS, answers, distinct_sources, plain_answers, records

from citebound.model import AnswerVerdict, ClaimKind, ClaimVerdict, Record, Source
from citebound.pipeline import Verifier
from citebound.reported import Report

_VERIFIERS = {name: Verifier(name) for name in PROFILES}
_RANK = {verdict: rank for rank, verdict in enumerate(ClaimVerdict)}
_FOREIGN = "zzunused"
_MISSING = "86753090007"


def _verdicts(report: Report) -> list[ClaimVerdict]:
    return [claim.verdict for claim in report.claims]


def _said(verdict: ClaimVerdict) -> ClaimVerdict:
    return ClaimVerdict.UNSUPPORTED if verdict is ClaimVerdict.MISATTRIBUTED else verdict


@pytest.mark.parametrize("name", PROFILES)
@given(record=records(), text=st.sampled_from(SOURCE_TEXTS))
def test_a_source_that_no_claim_cites_changes_no_verdict(name: str, record: Record, text: str) -> None:
    """One more source that nothing cites changes no verdict, no reason and no finding; it may turn `unsupported` into `misattributed`."""
    assume(record.sources)
    more = (*record.sources, Source(_FOREIGN, text, len(record.sources) + 1))

    one = _VERIFIERS[name].verify_record(record)
    two = _VERIFIERS[name].verify_record(msgspec.structs.replace(record, sources=more))

    assert [claim.text for claim in one.claims] == [claim.text for claim in two.claims]
    for before, after in zip(one.claims, two.claims, strict=True):
        assert after.verdict in (before.verdict, ClaimVerdict.MISATTRIBUTED if before.verdict is ClaimVerdict.UNSUPPORTED else before.verdict)
        assert [finding.code for finding in before.findings] == [finding.code for finding in after.findings]
        assert (before.support, before.evidence) == (after.support, after.evidence)
    assert (one.verdict, one.text) == (two.verdict, two.text)


@pytest.mark.parametrize("name", PROFILES)
@given(record=records(), text=st.sampled_from(SOURCE_TEXTS))
def test_being_found_elsewhere_changes_no_reason(name: str, record: Record, text: str) -> None:
    """`misattributed` replaces the verdict of the claim only: the reason of the answer stays what it was."""
    assume(record.sources)
    more = (*record.sources, Source(_FOREIGN, text, len(record.sources) + 1))

    two = _VERIFIERS[name].verify_record(msgspec.structs.replace(record, sources=more))

    assert _VERIFIERS[name].verify_record(record).reason == two.reason


@given(record=records(), at=st.integers(0, 400))
def test_a_number_that_no_source_has_never_passes_strict(record: Record, at: int) -> None:
    """Under `strict` a number put anywhere outside brackets fails the answer, as `unsupported_number`; an id that two texts share may leave it undecided."""
    at = min(at, len(record.answer))
    assume(not any(match.start() < at < match.end() for match in re.finditer(r"[\[［【][^\]］】]*[\]］】]?", record.answer)))
    answer = f"{record.answer[:at]} {_MISSING} {record.answer[at:]}"

    report = _VERIFIERS["strict"].verify_record(msgspec.structs.replace(record, answer=answer))

    if len({source.id for source in record.sources}) == len(record.sources):
        assert (report.verdict, report.reason) == (AnswerVerdict.FAIL, "unsupported_number")
    assert not report.passed
    assert report.text is None


@given(record=records(), which=st.integers(0, 7))
def test_one_more_missing_number_never_makes_a_claim_better(record: Record, which: int) -> None:
    """Under `strict` a claim with one more number that no source has gets the same verdict or a worse one, and never passes."""
    before = _VERIFIERS["strict"].verify_record(record)
    claims = [claim for claim in before.claims if claim.kind is ClaimKind.PASSAGE]
    assume(claims)
    claim = claims[which % len(claims)]
    answer = f"{record.answer[: claim.end]} {_MISSING}{record.answer[claim.end :]}"
    assume(not record.answer[claim.end : claim.end + 1].isdigit())

    after = _VERIFIERS["strict"].verify_record(msgspec.structs.replace(record, answer=answer))

    same = next(each for each in after.claims if each.start < claim.end + 1 + len(_MISSING) <= each.end)
    assert _RANK[_said(same.verdict)] <= _RANK[_said(claim.verdict)]
    assert not same.verdict.passes


@pytest.mark.parametrize("action", ["strip", "drop"])
@pytest.mark.parametrize("name", ["section", "standard"])
@given(answer=plain_answers(), given_sources=distinct_sources())
def test_nothing_that_was_taken_out_fails_again(name: str, action: str, answer: str, given_sources: tuple[Source, ...]) -> None:
    """After `strip` or `drop` the rest, checked again in the same language, holds no failing claim, and is the same under a second edit."""
    verifier = Verifier(name, action=action)

    first = verifier.verify_record(Record("r-1", answer, given_sources, "en"))
    assert first.text is not None
    again = verifier.verify_record(Record("r-1", first.text, given_sources, "en"))

    assert [claim.text for claim in again.claims if not claim.verdict.passes] == []
    assert again.text == first.text


@pytest.mark.parametrize("action", ["strip", "drop"])
@pytest.mark.parametrize("name", ["section", "standard"])
@given(record=records())
def test_no_failing_text_survives_its_removal(name: str, action: str, record: Record) -> None:
    """After `strip` or `drop` no claim that failed fails again, however odd the answer."""
    verifier = Verifier(name, action=action)

    first = verifier.verify_record(record)
    assert first.text is not None
    again = verifier.verify_record(msgspec.structs.replace(record, answer=first.text))

    failed = {claim.text for claim in first.claims if not claim.verdict.passes}
    assert failed & {claim.text for claim in again.claims if not claim.verdict.passes} == set()


@pytest.mark.parametrize("name", ["section", "standard", "legal"])
@given(answer=answers())
def test_a_placeholder_is_no_claim(name: str, answer: str) -> None:
    """The text that `strip` puts in asserts nothing when it is checked again, wherever it stands on a line of its own."""
    assume("`" not in answer and "~" not in answer and "<" not in answer and "$" not in answer)

    report = _VERIFIERS[name].verify(f"[Data not available]\n\n{answer}", ["The office is open from 9 to 17."])

    assert report.claims[0].text == "[Data not available]"
    assert report.claims[0].verdict is ClaimVerdict.NOT_A_CLAIM
