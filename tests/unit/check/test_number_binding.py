"""What the check `number_binding` promises: the right figure of another thing is told, and fails nothing by itself."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound import verify
from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [
        ("en", "The museum charges {} euros for adult visitors", "The museum charges 8 euros for adult visitors. Parking costs 12 euros."),
        ("en", "The library lends {} books to each guest", "The library lends 08 books to each guest. The house next door has 12 rooms."),
        ("de", "Das Museum verlangt {} Euro von erwachsenen Besuchern", "Das Museum verlangt 8 Euro von erwachsenen Besuchern. Parken kostet 12 Euro."),
        ("es", "El museo cobra {} euros a cada visitante adulto", "El museo cobra 8 euros a cada visitante adulto. Aparcar cuesta 12 euros."),
        ("vi", "Bảo tàng thu {} euro mỗi khách người lớn", "Bảo tàng thu 8 euro mỗi khách người lớn. Đỗ xe giá 12 euro."),
        ("zh", "博物馆向成人收取{}欧元门票", "博物馆向成人收取8欧元门票。停车费12欧元。"),
    ],
)
def test_a_figure_of_another_sentence_is_told(lang: str, claim: str, source: str) -> None:
    """The restated sentence has another number of the unit in its place; its own number stands, and one of no sentence is left to another check."""
    assert [code for code, _ in found_by("number_binding", f"{claim.format(12)} [1].", numbered(source), lang=lang)] == ["number_binding"]
    assert found_by("number_binding", f"{claim.format(8)} [1].", numbered(source), lang=lang) == []
    assert found_by("number_binding", f"{claim.format(13)} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("The museum charges 12 euros for adult visitors", "The museum charges 8 or 12 euros for adult visitors."),
        ("The museum charges 12 euros for adult visitors", "Parking costs 12 euros. It rains."),
        ("The museum charges adult visitors", "The museum charges 8 euros for adult visitors."),
        ("The museum charges 12 euros for adult visitors", "The museum charges 8 years for adult visitors. Parking costs 12 euros."),
        ("The museum charges 12 euros for adult visitors", ""),
    ],
)
def test_what_restates_no_other_number_is_left_alone(claim: str, source: str) -> None:
    """Both numbers in one sentence, a sentence about something else, a short claim and another unit are no findings."""
    assert found_by("number_binding", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding quotes the number of the claim and the one in its place, and fails nothing."""
    answer, text = "The museum charges 12 euros for adult visitors [1].", "The museum charges 8 euros for adult visitors. Parking costs 12 euros."

    (found,) = CHECKS.make("number_binding").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.says, found.outcome, found.hard) == ("12 euros", "8 euros", Outcome.NOTED, False)
    assert found.place is not None
    assert found.place.span.of(text) == "8 euros"


def test_a_profile_may_bind_no_numbers() -> None:
    """Where numbers are off, nothing is told."""
    sources = numbered("The museum charges 8 euros for adult visitors. Parking costs 12 euros.")

    assert found_by("number_binding", "The museum charges 12 euros for adult visitors [1].", sources, profile("standard", numbers=Numbers("off"))) == []


def test_a_source_is_itself_whatever_stands_before_it_in_a_citation() -> None:
    """A source that is the second one of one claim and the first one of the next is read for each: the figure is told, and nothing crashes."""
    texts = ("The museum and the garden are open on all days.", "The garden charges 8 euros for adult visitors. Parking costs 12 euros.")
    answer = "Adult visitors pay 12 euros for the garden and the museum [1][2]. The garden charges 12 euros for adult visitors [2]."

    report = verify(answer, texts)

    assert [claim.verdict for claim in report.claims] == ["unsupported", "unsupported"]
    assert [(finding.code, finding.source_id) for finding in report.claims[1].findings if finding.check == "number_binding"] == [("number_binding", "2")]
