"""What estimators promise: how far the cited sources carry a claim, with the stretch that carries it."""

from __future__ import annotations

import pytest
from tests.builders import case, numbered

from citebound.catalog import ESTIMATORS
from citebound.judge.locator import Locator
from citebound.model import Support


def _estimate(name: str, answer: str, *texts: str, using: str = "standard") -> Support:
    return ESTIMATORS.make(name).estimate(case(answer, numbered(*texts), using, lang="en"))


@pytest.mark.parametrize(
    ("answer", "texts", "score"),
    [
        ("Rents rise fast [1].", ("Rents rise fast.",), 1.0),
        ("Rents rise fast [1].", ("RENTS rose; a rent rises fast.",), 1.0),
        ("Rents rise fast today [1].", ("Rents rise.",), 0.5),
        ("Rents rise fast [1].", ("Fish swim deep.",), 0.0),
        ("Rents rise. [1]", ("Rents fell. One. Two. Three. Four. Prices rise.",), 0.5),
        ("Rents rise, fish swim [1][2].", ("Rents rise.", "Fish swim."), 1.0),
        ("年假15天 [1].", ("年假15天。",), 1.0),
    ],
)
def test_lexical_support_is_the_share_of_terms(answer: str, texts: tuple[str, ...], score: float) -> None:
    """The share of the claim's content terms in the best window, and in a second one where several sources are cited."""
    assert _estimate("lexical", answer, *texts).score == score


def test_lexical_evidence_is_the_window() -> None:
    """The evidence quotes the sentences that carry the claim, of each source that adds something."""
    support = _estimate("lexical", "Rents rise, fish swim [1][2].", "Dogs bark. Rents rise.", "Cats sleep. Fish swim.")

    assert [(each.place.source_id, each.text) for each in support.evidence] == [("1", "Rents rise."), ("2", "Fish swim.")]


def test_a_claim_without_content_has_no_support() -> None:
    """Where nothing can be looked up, nothing is said."""
    assert _estimate("key_terms", "Rents [1].", "Rents.", using="section").score == 1.0
    assert ESTIMATORS.make("key_terms").estimate(case("It is so [1].", numbered("It is so."))).score is None


@pytest.mark.parametrize(
    ("answer", "texts", "score", "source"),
    [
        ("Rents rise across cities [1].", ("Rents rise across cities.",), 1.0, "1"),
        ("Rents rise across many cities [1].", ("RENTS RISE",), 0.5, "1"),
        ("Rents rise across cities today [1][2].", ("Rents rise", "Rents rise across cities today"), 0.4, "1"),
        ("Rents rise across cities today [1][2].", ("Rents fell", "Rents rise across cities today"), 1.0, "2"),
        ("Rents rise across cities today [2][1].", ("Rents rise across cities today", "Rents rise"), 0.4, "2"),
        ("Rents rise across cities today [1][2].", ("Rents fell", "Cities sleep"), 0.2, "1"),
        ("Rents rise across cities today [1].", ("Rent rose in a city",), 0.0, None),
    ],
)
def test_key_terms_take_the_first_source_that_reaches_the_threshold(answer: str, texts: tuple[str, ...], score: float, source: str | None) -> None:
    """Words are compared whole, in one source at a time, in the order of citation; below the threshold the best counts."""
    support = _estimate("key_terms", answer, *texts, using="section")

    assert support.score == score
    assert (support.evidence[0].place.source_id if support.evidence else None) == source


def test_the_locator_finds_a_place_and_judges_nothing() -> None:
    """Under a profile of hard checks alone a reader still sees where the claim stands."""
    support = Locator().estimate(case("The fee is due in May [1][2].", numbered("Dogs bark.", "Cats sleep. The fee is due in May. Birds sing."), "strict"))

    assert support.score is None
    assert [(each.place.source_id, each.text) for each in support.evidence] == [("2", "The fee is due in May.")]


@pytest.mark.parametrize("name", ["lexical", "key_terms"])
def test_every_score_lies_between_nought_and_one(name: str) -> None:
    """A score is a share."""
    for text in ("", "x", "Rents rise.", "Rents rise rise rise rents."):
        score = ESTIMATORS.make(name).estimate(case("Rents rise fast [1].", numbered(text))).score
        assert score is None or 0 <= score <= 1
