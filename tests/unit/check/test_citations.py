"""What the check `citations` promises: every reference that leads nowhere is told, with the right reason."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, law, numbered, profile, source

from citebound.catalog import CHECKS
from citebound.config import load
from citebound.model import Outcome, Source

_LAWS = (law("Labour Law", "30"), law("Labour Law", "31"), law("Civil Code", "7"))
_IDS = (source("a", "src-cap"), source("b", "src-fees", position=2))
_TWINS = (source("one text", "1"), source("another text", "1", position=2))


@pytest.mark.parametrize(
    ("answer", "sources", "expected"),
    [
        ("It costs 5 [1].", numbered("a"), []),
        ("It costs 5 [2].", numbered("a"), [("citation_out_of_range", "[2]")]),
        ("It costs 5 [0].", numbered("a"), [("citation_out_of_range", "[0]")]),
        ("It costs 5 [1-3].", numbered("a", "b"), [("citation_out_of_range", "[1-3]")]),
        ("It costs 5 [1][9].", numbered("a"), [("citation_out_of_range", "[9]")]),
        ("It costs 5 [2-1].", numbered("a", "b"), [("malformed_range", "[2-1]")]),
        ("It costs 5 [1-999999999].", numbered("a"), [("malformed_range", "[1-999999999]")]),
        ("It costs 5 [src-cap].", _IDS, []),
        ("It costs 5 [src-none].", _IDS, [("fabricated_citation", "[src-none]")]),
        ("It costs 5 [src-cap, src-none].", _IDS, [("fabricated_citation", "[src-cap, src-none]")]),
        ("It costs 5 [1].", _TWINS, [("ambiguous_source_id", "[1]")]),
        ("It ends so [Labour Law, Article 30].", _LAWS, []),
        ("It ends so [LABOUR-LAW, Art. 30].", _LAWS, []),
        ("It ends so [Labour Law, Article 32].", _LAWS, [("citation_unresolved", "[Labour Law, Article 32]")]),
        ("It ends so [Labour Law, Articles 30-32].", _LAWS, [("citation_unresolved", "[Labour Law, Articles 30-32]")]),
        ("It ends so [Civil Code, Article 30].", _LAWS, [("wrong_statute", "[Civil Code, Article 30]")]),
        ("It ends so [Penal Code, Article 30].", _LAWS, [("wrong_statute", "[Penal Code, Article 30]")]),
        ("It ends so [Penal Code, Article 99].", _LAWS, [("fabricated_citation", "[Penal Code, Article 99]")]),
        ("It costs 5.", numbered("a"), []),
    ],
)
def test_a_reference_that_leads_nowhere_is_told(answer: str, sources: tuple[Source, ...], expected: list[tuple[str, str]]) -> None:
    """Numbers beyond the sources, invented ids and laws, wrong labels, and ranges that cannot be meant each have a code of their own."""
    assert found_by("citations", answer, sources) == expected


def test_a_right_article_under_a_wrong_law_is_not_called_invented() -> None:
    """The message names the law under which the article was in context."""
    (finding,) = CHECKS.make("citations").check(case("It ends so [Penal Code, Article 7].", _LAWS, "legal"))

    assert finding.code == "wrong_statute"
    assert "Civil Code" in finding.message
    assert "Penal Code" in finding.message


def test_an_ambiguous_id_is_undecided_and_everything_else_is_hard() -> None:
    """Two texts under one id decide nothing; a citation of nothing is invalid."""
    check = CHECKS.make("citations")

    assert [each.outcome for each in check.check(case("It costs 5 [1].", _TWINS))] == [Outcome.UNDECIDED]
    assert [(each.outcome, each.hard) for each in check.check(case("It costs 5 [7].", numbered("a")))] == [(Outcome.UNRESOLVED, True)]


@pytest.mark.parametrize(("name", "found"), [("standard", False), ("section", False), ("strict", True)])
def test_without_sources_the_profile_decides(name: str, found: bool) -> None:
    """Where nothing was given, a marker is invalid under `strict`, and the claim is unverifiable or uncited elsewhere."""
    assert bool(found_by("citations", "The office opens at nine [1].", (), name)) is found


def test_a_lost_marker_without_text_is_told() -> None:
    """A marker that stands alone and names nothing is found too."""
    assert found_by("citations", "[9]", numbered("a"), load("strict")) == [("citation_out_of_range", "[9]")]
    assert found_by("citations", "[9]", numbered("a"), profile("standard")) == [("citation_out_of_range", "[9]")]
