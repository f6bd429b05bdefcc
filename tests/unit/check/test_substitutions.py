"""What the check `substitutions` promises: a word that excludes the one in its place is noted, the same word in another form or place is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "The pool shuts early on Fridays", "On Thursdays the pool shuts early", "The pool shuts early on Thursdays."),
        ("en", "The tenant pays the broker", "The broker is paid by the landlord", "The landlord pays the broker."),
        ("en", "Infants get the syrup twice", "Twice adults get the syrup", "Adults get the syrup twice."),
        ("en", "The fund grew in winter", "The fund grew, in autumn", "The fund grew in autumn."),
        ("de", "Die Sprechstunde beginnt montags", "Dienstags beginnt die Sprechstunde", "Die Sprechstunde beginnt dienstags."),
        ("de", "Der Käufer trägt die Kosten", "Die Kosten trägt der Verkäufer", "Der Verkäufer trägt die Kosten."),
        ("fr", "La consultation a lieu le mardi", "Le lundi a lieu la consultation", "La consultation a lieu le lundi."),
        ("fr", "Le locataire paie la taxe", "La taxe, le bailleur la paie", "Le bailleur paie la taxe."),
        ("es", "La consulta abre los viernes", "Los jueves abre la consulta", "La consulta abre los jueves."),
        ("es", "El vendedor paga el impuesto", "El impuesto lo paga el comprador", "El comprador paga el impuesto."),
        ("vi", "Hội chợ mở vào mùa thu", "Vào mùa xuân hội chợ mở", "Hội chợ mở vào mùa xuân."),
        ("zh", "门诊星期五开放", "周四门诊开放", "门诊星期四开放。"),
        ("ja", "診療は金曜に行われる", "木曜に診療は行われる", "診療は木曜に行われる。"),
        ("hi", "क्लिनिक शुक्रवार को खुलता है", "गुरुवार को क्लिनिक खुलता है", "क्लिनिक गुरुवार को खुलता है।"),
        ("ar", "تفتح العيادة يوم الجمعة", "يوم الخميس تفتح العيادة", "تفتح العيادة يوم الخميس."),
        ("th", "คลินิกเปิดวันศุกร์", "วันพุธคลินิกเปิด", "คลินิกเปิดวันพุธ"),
    ],
)
def test_another_word_of_the_set_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """Another day, group, season or party in its place is one finding; the same one elsewhere in the sentence is none."""
    assert [code for code, _ in found_by("substitutions", f"{wrong} [1].", numbered(source), lang=lang)] == ["entity_swap"]
    assert found_by("substitutions", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("The pool shuts early on Fridays", "The pool shuts early on Thursdays. It does so on Fridays too."),
        ("The pool shuts early on Fridays", "The bakery bakes rolls on Thursdays."),
        ("The pool shuts early", "The pool shuts early on Thursdays."),
        ("The pool shuts early on Fridays", "The pool shuts early."),
        ("The report comes out each year", "The report comes out annually."),
        ("The pool shuts early on Wednesday", "The pool shuts early on Wednesdays."),
        ("The pool shuts early on Fridays", ""),
        ("The pool shuts early on Fridays " + "because of the heat " * 120, "The pool shuts early on Thursdays because of the heat."),
    ],
)
def test_what_excludes_nothing_is_left_alone(claim: str, source: str) -> None:
    """A word of another sentence, another subject, one side without a word, other forms and nothing are no findings."""
    assert found_by("substitutions", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_words() -> None:
    """The finding is noted at the word of the claim, and quotes the word in its place."""
    answer, text = "It is warm. The POOL shuts early on Fridays [1].", "Fees vary. The pool shuts early on Thursdays."

    (found,) = CHECKS.make("substitutions").check(case(answer, numbered(text), place=1))

    assert (found.code, found.span.of(answer), found.says, found.outcome, found.hard) == ("entity_swap", "Fridays", "Thursdays", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", "Thursdays")


def test_the_sentence_that_is_restated_decides_among_sources() -> None:
    """Of two cited sources the one that the claim restates is compared."""
    sources = numbered("The pool shuts early on Thursdays.", "The bakery opens late on Fridays.")

    assert found_by("substitutions", "The bakery opens late on Fridays in June [1][2].", sources) == []
    assert found_by("substitutions", "The bakery opens late on Mondays [1][2].", sources) == [("entity_swap", "Mondays")]


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("The pool shuts early on Fridays [1].", numbered("The pool shuts early on Thursdays."))

    assert list(CHECKS.make("substitutions").check(probed))
    assert list(CHECKS.make("substitutions").check(probed._replace(probing=True))) == []


@pytest.mark.parametrize("lang", ["fi", "xx"])
def test_a_language_without_a_list_is_left_alone(lang: str) -> None:
    """Where no sets are known, nothing excludes anything, English words included."""
    assert found_by("substitutions", "The pool shuts early on Fridays [1].", numbered("The pool shuts early on Thursdays."), lang=lang) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is told."""
    assert found_by("substitutions", "The pool shuts early on Fridays.", numbered("The pool shuts early on Thursdays.")) == []
