"""What the check `coverage` promises: it is told where there is nothing to hold a claim against."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome, Source

_TEXT = "The office opens at nine on every working day"


@pytest.mark.parametrize(
    ("answer", "sources", "name", "codes"),
    [
        (f"{_TEXT} [1].", numbered("text"), "standard", []),
        (f"{_TEXT}.", numbered("text"), "standard", ["uncited_claim"]),
        (f"{_TEXT}.", numbered("text"), "section", ["uncited_claim"]),
        (f"{_TEXT}.", numbered("text"), "strict", ["uncited_claim"]),
        (f"{_TEXT}.", numbered("text"), "legal", ["uncited_claim"]),
        (f"{_TEXT} [9].", numbered("text"), "strict", ["uncited_claim"]),
        (f"{_TEXT} [9].", numbered("text"), "standard", []),
        (f"{_TEXT} [9][1].", numbered("text"), "strict", []),
        (f"{_TEXT} [1].", numbered(""), "standard", ["empty_source"]),
        (f"{_TEXT} [1].", numbered(" \u200b\n"), "section", ["empty_source"]),
        (f"{_TEXT} [1].", numbered("-"), "strict", ["empty_source"]),
        (f"{_TEXT} [1][2].", numbered("", "text"), "standard", []),
        (f"{_TEXT} [1].", (), "standard", ["no_sources"]),
        (f"{_TEXT}.", (), "standard", ["no_sources"]),
        (f"{_TEXT} [1].", (), "section", ["uncited_claim"]),
        (f"{_TEXT} [1].", (), "strict", ["uncited_claim"]),
        ("What time is it?", numbered("text"), "standard", []),
    ],
)
def test_what_a_claim_rests_on_is_told(answer: str, sources: tuple[Source, ...], name: str, codes: list[str]) -> None:
    """A claim that cites nothing, cites empty texts only, or was given no sources is told; a claim that cites something is not."""
    assert [code for code, _ in found_by("coverage", answer, sources, name)] == codes


@pytest.mark.parametrize(("name", "hard", "advisory"), [("standard", True, False), ("section", True, False), ("strict", True, False), ("legal", False, True)])
def test_an_uncited_claim_fails_or_is_listed(name: str, hard: bool, advisory: bool) -> None:
    """Under `legal` a claim without a citation is listed and fails nothing."""
    (finding,) = CHECKS.make("coverage").check(case(f"{_TEXT}.", numbered("text"), name))

    assert (finding.outcome, finding.hard, finding.advisory) == (Outcome.UNCITED, hard, advisory)


@pytest.mark.parametrize(("answer", "sources"), [(f"{_TEXT} [1].", numbered("")), (f"{_TEXT} [1].", ())])
def test_what_cannot_be_judged_is_undecided(answer: str, sources: tuple[Source, ...]) -> None:
    """Empty sources and no sources are undecided, neither right nor wrong."""
    (finding,) = CHECKS.make("coverage").check(case(answer, sources))

    assert finding.outcome is Outcome.UNDECIDED
