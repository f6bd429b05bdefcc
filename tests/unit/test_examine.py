"""What the stage between binding and policy promises: every claim leaves with a verdict, whatever a part does to it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.builders import numbered, parsed, profile

from citebound.bind import SourceIndex, bind
from citebound.check.citations import CitationsCheck
from citebound.check.coverage import CoverageCheck
from citebound.check.numbers import NumbersCheck
from citebound.errors import OverBudgetError
from citebound.examine import Examiner
from citebound.judge.lexical import LexicalEstimator
from citebound.model import Finding, Judged, Source, Support
from citebound.ports import Case, Check, Estimator, Explanation


class Crashing:
    """A check, and an estimator, that cannot do its work."""

    name = "crashing"
    version = "1"
    codes: dict[str, Explanation] = {}

    def __init__(self, error: Exception) -> None:
        self.error = error

    def check(self, case: Case) -> Iterator[Finding]:
        """Raise."""
        if case.bound.claim.kind.asserts:
            raise self.error
        yield from ()

    def estimate(self, case: Case) -> Support:
        """Raise."""
        raise self.error


_CHECKS: tuple[Check, ...] = (CitationsCheck(), CoverageCheck(), NumbersCheck())


def _examined(answer: str, sources: tuple[Source, ...], *more: Check, estimator: Estimator | None = None, advisory: tuple[str, ...] = ()) -> tuple[Judged, ...]:
    taken_apart = parsed(answer, sources)
    index = SourceIndex(sources)
    examiner = Examiner((*_CHECKS, *more), estimator or LexicalEstimator(), profile("standard", advisory=advisory))
    return examiner.examine(taken_apart, bind(taken_apart, index), index, "en")


@pytest.mark.parametrize(
    ("error", "code"), [(ValueError("secret text"), "check_failed"), (RecursionError(), "check_failed"), (OverBudgetError("too much"), "over_budget")]
)
def test_a_check_that_crashes_is_an_error_of_its_claim(error: Exception, code: str) -> None:
    """The claim gets the verdict `error` and keeps what the other checks found; nothing is skipped, and no text of the error leaks."""
    (one,) = _examined("It costs 5 [1].", numbered("It costs 6."), Crashing(error))

    assert one.verdict == "error"
    assert one.support == 0.0
    assert [each.code for each in one.findings] == [code, "unsupported_number"]
    assert "secret" not in one.findings[0].message


def test_an_advisory_check_that_crashes_is_an_error_too() -> None:
    """A check that only advises and cannot do its work leaves nothing unknown."""
    (one,) = _examined("It costs 5 [1].", numbered("It costs 5."), Crashing(ValueError()), advisory=("crashing",))

    assert one.verdict == "error"


def test_an_estimator_that_crashes_is_an_error_of_its_claim() -> None:
    """Where support cannot be estimated, the claim is no pass."""
    (one,) = _examined("It costs 5 [1].", numbered("It costs 5."), estimator=Crashing(ValueError()))

    assert (one.verdict, [each.code for each in one.findings]) == ("error", ["check_failed"])


def test_other_claims_are_judged_as_ever() -> None:
    """A claim that crashes a check takes no other claim with it."""
    one, two = _examined("# Fees\n\nIt costs 5 [1].", numbered("It costs 5."), Crashing(ValueError()))

    assert (one.verdict, two.verdict) == ("not_a_claim", "error")


@pytest.mark.parametrize(
    ("answer", "texts", "verdict", "found"),
    [
        ("The fee is 7 dollars [1].", ("The office opens at nine.", "The fee is 7 dollars a day."), "misattributed", ("2", "The fee is 7 dollars a day.")),
        ("The fee is 7 dollars [1].", ("The office opens at nine.", "The fee is 8 dollars a day."), "unsupported", None),
        ("The fee is 7 dollars [1].", ("The fee is 7 dollars.", "The fee is 7 dollars a day."), "supported", None),
        ("The fee is 7 dollars [1].", ("The office opens at nine.", ""), "unsupported", None),
        ("The fee is 7 dollars [9].", ("The office opens at nine.", "The fee is 7 dollars a day."), "invalid_citation", None),
        ("The fee is 7 dollars.", ("The fee is 7 dollars a day.",), "uncited", None),
        ("The fee is 7 dollars [1].", ("", "The fee is 7 dollars a day."), "unverifiable", None),
    ],
)
def test_what_stands_in_another_source_is_misattributed(answer: str, texts: tuple[str, ...], verdict: str, found: tuple[str, str] | None) -> None:
    """A claim that its sources do not carry and another given one does is told to be misattributed, with the place; its findings stay."""
    sources = numbered(*texts)
    (one,) = _examined(answer, sources)

    assert one.verdict == verdict
    place = one.found_in
    assert (place and (place.source_id, place.span.of(texts[int(place.source_id) - 1]))) == found
    assert bool(one.findings) is (verdict != "supported")


def test_each_number_is_shown_where_it_stands() -> None:
    """Evidence holds the window that carries the claim, then each of its numbers in it."""
    source = "Room 9 is open. The fee is 9 dollars for 3 days."
    (one,) = _examined("The fee is 9 dollars for 3 days [1].", numbered(source))

    assert [each.text for each in one.evidence] == ["The fee is 9 dollars for 3 days.", "9", "3"]
    assert [each.place.span.start for each in one.evidence] == [16, 27, 41]
