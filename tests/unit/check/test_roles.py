"""What the check `roles` promises: two parties or two sides of a comparison that change places are noted, the same told the other way is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        ("en", "The surgeon thanked the nurse", "The nurse was thanked by the surgeon", "The nurse thanked the surgeon."),
        ("en", "Oak burns longer than beech", "Beech, it is said, burns longer than oak", "Beech burns longer than oak."),
        ("en", "The ferry goes from Osk to Lund", "The ferry goes to Osk from Lund", "The ferry goes from Lund to Osk."),
        ("de", "Die Klinik verklagte die Kasse", "Von der Kasse wurde die Klinik verklagt", "Die Kasse verklagte die Klinik."),
        ("de", "Buche brennt länger als Eiche", "Buche brennt kürzer als Eiche", "Eiche brennt länger als Buche."),
        ("fr", "La clinique poursuit la caisse", "La clinique est poursuivie par la caisse", "La caisse poursuit la clinique."),
        ("es", "La clínica demandó a la aseguradora", "La clínica fue demandada por la aseguradora", "La aseguradora demandó a la clínica."),
        ("vi", "Xe buýt chạy từ Huế đến Vinh", "Xe buýt từ Vinh chạy đến Huế", "Xe buýt chạy từ Vinh đến Huế."),
        ("zh", "远山医院起诉了蓝海公司", "远山医院被蓝海公司起诉了", "蓝海公司起诉了远山医院。"),
        ("ja", "看護師が医師を手伝った", "看護師は医師に手伝われた", "医師が看護師を手伝った。"),
        ("th", "บริษัทสายธารฟ้องบริษัทภูผา", "บริษัทสายธารถูกบริษัทภูผาฟ้อง", "บริษัทภูผาฟ้องบริษัทสายธาร"),
    ],
)
def test_parties_that_change_places_are_found(lang: str, wrong: str, right: str, source: str) -> None:
    """Who acts and who is acted upon change places: one finding; the passive, and another order of the words, are none."""
    assert [code for code, _ in found_by("roles", f"{wrong} [1].", numbered(source), lang=lang)] == ["role_swap"]
    assert found_by("roles", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("In Bern the jury heard the witness", "The jury heard the witness in Bern."),
        ("Lena Ortiz and Omar Haddad run the bakery", "Omar Haddad and Lena Ortiz run the bakery."),
        ("The tenant bought the flat from the landlord", "The landlord sold the flat to the tenant."),
        ("The surgeon thanked the nurse", "The nurse helped the doctor. The surgeon thanked somebody."),
        ("The surgeon left", "The nurse left."),
        ("The nurse thanked the surgeon", "“The nurse thanked the surgeon.”"),
        ("The surgeon thanked the nurse", ""),
        ("The surgeon thanked the nurse " + "for staying that long " * 100, "The nurse thanked the surgeon for staying that long."),
    ],
)
def test_the_same_in_another_order_is_left_alone(claim: str, source: str) -> None:
    """A circumstance, a list, a converse verb, two sentences, too few words and an empty source are no findings."""
    assert found_by("roles", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding is noted at the whole claim, and quotes the clause or sentence of the source."""
    answer, text = "It rained. The surgeon thanked the nurse [1].", "Nobody slept. The nurse thanked the surgeon. Then they left."

    (found,) = CHECKS.make("roles").check(case(answer, numbered(text), place=1))

    assert (found.code, found.span.of(answer), found.outcome, found.hard) == ("role_swap", "The surgeon thanked the nurse", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says is not None
    assert found.says.strip() == "The nurse thanked the surgeon."


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("The surgeon thanked the nurse [1].", numbered("The nurse thanked the surgeon."))

    assert list(CHECKS.make("roles").check(probed))
    assert list(CHECKS.make("roles").check(probed._replace(probing=True))) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is turned round."""
    assert found_by("roles", "The surgeon thanked the nurse.", numbered("The nurse thanked the surgeon.")) == []


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [("fi", "Kirurgi kiitti hoitajaa", "Hoitaja kiitti kirurgia."), ("ar", "شكر الجراح الممرض", "شكر الممرض الجراح.")],
)
def test_a_language_whose_order_is_not_read_is_left_alone(lang: str, claim: str, source: str) -> None:
    """Where endings say who acts, or no passive is known, nothing is told."""
    assert found_by("roles", f"{claim} [1].", numbered(source), lang=lang) == []
