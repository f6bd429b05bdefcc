"""What the rule of judgement promises: findings to a verdict, verdicts to the verdict of the answer, and the reason of both."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from tests.builders import Told, finding

from citebound.model import ClaimKind, ClaimVerdict, Finding, Judged, Outcome, Ruling
from citebound.verdict import answer_ruling, claim_verdict, in_order

_TABLE = {
    Outcome.ERROR: ClaimVerdict.ERROR,
    Outcome.UNRESOLVED: ClaimVerdict.INVALID_CITATION,
    Outcome.CONTRADICTED: ClaimVerdict.CONTRADICTED,
    Outcome.MISSING: ClaimVerdict.UNSUPPORTED,
    Outcome.UNCITED: ClaimVerdict.UNCITED,
    Outcome.UNDECIDED: ClaimVerdict.UNVERIFIABLE,
    Outcome.NOTED: ClaimVerdict.SUPPORTED,
}
_STRICT = ("unsupported_number", "invalid_citation", "uncited_claim")


@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_a_verdict(outcome: Outcome) -> None:
    """One finding gives the verdict of its outcome; what is only noted fails nothing."""
    assert claim_verdict(ClaimKind.SENTENCE, [finding(outcome)]) is _TABLE[outcome]


@pytest.mark.parametrize(("one", "two"), list(permutations(Outcome, 2)))
def test_the_worst_finding_decides(one: Outcome, two: Outcome) -> None:
    """Of two findings the worse verdict is the claim's, in any order."""
    worse = min(_TABLE[one], _TABLE[two], key=list(ClaimVerdict).index)

    assert claim_verdict(ClaimKind.CLAUSE, [finding(one), finding(two)]) is worse


@pytest.mark.parametrize("kind", list(ClaimKind))
def test_without_findings_a_claim_is_supported_and_other_text_is_none(kind: ClaimKind) -> None:
    """What asserts is supported; what does not is no claim."""
    assert claim_verdict(kind, []) is (ClaimVerdict.SUPPORTED if kind.asserts else ClaimVerdict.NOT_A_CLAIM)


def test_an_invalid_citation_counts_in_a_heading_too() -> None:
    """A marker of nothing is never lost, wherever it stands."""
    assert claim_verdict(ClaimKind.HEADING, [finding(Outcome.UNRESOLVED)]) is ClaimVerdict.INVALID_CITATION


@pytest.mark.parametrize("outcome", list(Outcome))
def test_advisory_findings_fail_nothing(outcome: Outcome) -> None:
    """An advisory finding leaves the claim as it is; only a claim without a citation is still said to be uncited."""
    expected = ClaimVerdict.UNCITED if outcome is Outcome.UNCITED else ClaimVerdict.SUPPORTED

    assert claim_verdict(ClaimKind.SENTENCE, [finding(outcome, advisory=True, hard=False)]) is expected


def test_only_two_verdicts_pass() -> None:
    """`supported` and `not_a_claim` may be let through, nothing else."""
    assert {verdict for verdict in ClaimVerdict if verdict.passes} == {ClaimVerdict.SUPPORTED, ClaimVerdict.NOT_A_CLAIM}


def test_findings_are_ordered_worst_first() -> None:
    """Advisory ones last, hard before soft, then by place; any order of the checks gives the same."""
    findings = [
        finding(Outcome.UNRESOLVED, "a"),
        finding(Outcome.MISSING, "b", start=3),
        finding(Outcome.MISSING, "c", start=9),
        finding(Outcome.MISSING, "d", start=1, hard=False),
        finding(Outcome.NOTED, "e"),
        finding(Outcome.ERROR, "f", advisory=True, hard=False),
    ]

    for order in permutations(findings):
        assert [each.code for each in in_order(order)] == ["a", "b", "c", "d", "e", "f"]


def _judged(*claims: Told) -> list[Judged]:
    return [claim.judged(20 * place) for place, claim in enumerate(claims)]


def _ruled(claims: Sequence[Told], *, uncited_fails: bool = True, citation_required: bool = False, reasons: Sequence[str] = ()) -> tuple[str, str | None]:
    ruling: Ruling = answer_ruling(_judged(*claims), uncited_fails=uncited_fails, citation_required=citation_required, reasons=reasons)
    return ruling.verdict.value, ruling.reason


def _with(outcome: Outcome, code: str = "some_code", *, advisory: bool = False, hard: bool = True) -> Told:
    return Told((finding(outcome, code, advisory=advisory, hard=hard),))


_GOOD = Told()
_HEADING = Told(kind=ClaimKind.HEADING)
_ABSTENTION = Told(kind=ClaimKind.ABSTENTION, cited=False)


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ([_GOOD], ("pass", None)),
        ([_GOOD, _HEADING], ("pass", None)),
        ([], ("unverifiable", "no_claim")),
        ([_HEADING], ("unverifiable", "no_claim")),
        ([_ABSTENTION], ("pass", "abstention")),
        ([_ABSTENTION, _HEADING], ("pass", "abstention")),
        ([_ABSTENTION, _GOOD], ("pass", None)),
        ([_ABSTENTION, _with(Outcome.MISSING, "m")], ("fail", "m")),
        ([_with(Outcome.MISSING, "m"), _GOOD], ("fail", "m")),
        ([_with(Outcome.UNCITED, "u"), _with(Outcome.MISSING, "m")], ("fail", "m")),
        ([_with(Outcome.MISSING, "m"), _with(Outcome.CONTRADICTED, "c")], ("fail", "c")),
        ([_with(Outcome.CONTRADICTED, "c"), _with(Outcome.UNRESOLVED, "i")], ("fail", "i")),
        ([_with(Outcome.UNRESOLVED, "i"), _with(Outcome.ERROR, "e")], ("error", "e")),
        ([_with(Outcome.UNDECIDED, "d"), _GOOD], ("unverifiable", "d")),
        ([_with(Outcome.UNDECIDED, "d"), _with(Outcome.UNCITED, "u")], ("fail", "u")),
        ([_with(Outcome.MISSING, "first"), _with(Outcome.MISSING, "second")], ("fail", "first")),
        ([_with(Outcome.NOTED, "n")], ("pass", None)),
        ([Told((finding(Outcome.MISSING, "m"),), kind=ClaimKind.HEADING)], ("fail", "m")),
    ],
)
def test_the_answer_is_as_good_as_its_worst_claim(claims: list[Told], expected: tuple[str, str | None]) -> None:
    """The worst verdict is the answer's; its reason is the first failing finding of the first such claim; nothing to judge is no pass."""
    assert _ruled(claims) == expected


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ([_with(Outcome.UNCITED, "uncited_claim"), _with(Outcome.UNRESOLVED, "citation_out_of_range")], "invalid_citation"),
        ([_with(Outcome.UNCITED, "uncited_claim"), _with(Outcome.MISSING, "unsupported_number")], "unsupported_number"),
        ([_with(Outcome.UNRESOLVED, "malformed_range"), _with(Outcome.MISSING, "unsupported_number")], "unsupported_number"),
        ([_with(Outcome.UNRESOLVED, "malformed_range")], "invalid_citation"),
        ([_with(Outcome.UNCITED, "uncited_claim")], "uncited_claim"),
        ([Told((finding(Outcome.UNRESOLVED, "citation_out_of_range"), finding(Outcome.MISSING, "unsupported_number")))], "unsupported_number"),
    ],
)
def test_a_profile_may_order_its_reasons(claims: list[Told], expected: str) -> None:
    """Under `strict` the reason is `unsupported_number`, then `invalid_citation`, then `uncited_claim`, whatever claim has it."""
    assert _ruled(claims, reasons=_STRICT) == ("fail", expected)


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ([_with(Outcome.UNCITED, "u", advisory=True, hard=False), _GOOD], ("pass", None)),
        ([Told((finding(Outcome.UNCITED, "u", advisory=True, hard=False),), cited=False)], ("unverifiable", "no_citation")),
        ([Told(cited=False)], ("unverifiable", "no_citation")),
        ([_with(Outcome.UNRESOLVED, "i"), _GOOD], ("fail", "i")),
        ([_with(Outcome.MISSING, "unsupported_number", advisory=True, hard=False)], ("pass", None)),
        ([_ABSTENTION], ("pass", "abstention")),
    ],
)
def test_a_profile_may_only_list_what_is_uncited(claims: list[Told], expected: tuple[str, str | None]) -> None:
    """Under `legal` an uncited claim fails nothing, but an answer without any citation is unverifiable."""
    assert _ruled(claims, uncited_fails=False, citation_required=True) == expected


def test_a_reason_is_never_advisory() -> None:
    """The reason of a failing answer is a finding that failed it."""
    claim = Told((finding(Outcome.ERROR, "listed", advisory=True, hard=False), finding(Outcome.MISSING, "failed")))

    assert _ruled([claim]) == ("fail", "failed")


def _found_elsewhere(judged: Judged) -> Judged:
    import msgspec

    return msgspec.structs.replace(judged, verdict=ClaimVerdict.MISATTRIBUTED)


def test_being_found_elsewhere_changes_no_reason() -> None:
    """`misattributed` replaces `unsupported` as the claim's verdict only: the answer's reason stays that of the first of both."""
    one, two = _judged(_with(Outcome.MISSING, "first"), _with(Outcome.MISSING, "second"))

    assert answer_ruling([_found_elsewhere(one), two], uncited_fails=True, citation_required=False, reasons=()).reason == "first"


@pytest.mark.parametrize("claims", [[finding(Outcome.MISSING)], []])
def test_a_single_claim_decides(claims: list[Finding]) -> None:
    """An answer of one claim is as good as that claim."""
    assert _ruled([Told(tuple(claims))])[0] == ("fail" if claims else "pass")
