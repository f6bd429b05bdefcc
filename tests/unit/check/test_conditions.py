"""What the check `conditions` promises: a condition or exception that a claim leaves out is noted, one that it keeps in another way is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS
from citebound.model import Outcome

_DROPPED = "condition_dropped"


@pytest.mark.parametrize(
    ("lang", "wrong", "right", "source"),
    [
        (
            "en",
            "The clinic refunds the booking fee",
            "Provided the visit is cancelled early, the clinic refunds the booking fee",
            "The clinic refunds the booking fee if the visit is cancelled early.",
        ),
        (
            "en",
            "The clinic refunds the booking fee",
            "Those who cancel early, and who else, get the booking fee from the clinic",
            "Unless the visit is missed, the clinic refunds the booking fee.",
        ),
        (
            "en",
            "Entry to the castle is free on Sundays",
            "Entry to the castle is free on Sundays, but not during concerts",
            "Entry to the castle is free on Sundays, except during concerts.",
        ),
        (
            "de",
            "Die Klinik erstattet die Gebühr vollständig",
            "Bei früher Absage erstattet die Klinik die Gebühr vollständig",
            "Die Klinik erstattet die Gebühr vollständig, falls der Termin früh abgesagt wird.",
        ),
        (
            "fr",
            "La clinique rembourse les frais de réservation",
            "En cas de refus, la clinique rembourse les frais de réservation",
            "La clinique rembourse les frais de réservation si la visite est refusée.",
        ),
        (
            "es",
            "La clínica devuelve la tasa de reserva",
            "La clínica devuelve la tasa de reserva en caso de anulación",
            "La clínica devuelve la tasa de reserva si la visita se anula.",
        ),
        (
            "vi",
            "Phòng khám hoàn trả phí đặt lịch",
            "Khi hủy sớm thì phòng khám hoàn trả phí đặt lịch",
            "Phòng khám hoàn trả phí đặt lịch nếu lịch hẹn được hủy sớm.",
        ),
        ("zh", "诊所退还全部预约费", "提前取消的情况下，诊所退还预约费", "如果提前取消，诊所退还全部预约费。"),
        (
            "hi",
            "क्लिनिक बुकिंग का पूरा शुल्क लौटाता है",
            "अगर समय पर सूचना मिले तो क्लिनिक पूरा शुल्क लौटाता है",
            "यदि समय पर सूचना मिले तो क्लिनिक बुकिंग का पूरा शुल्क लौटाता है।",
        ),
        ("ar", "تعيد العيادة رسوم الحجز كاملة", "في حال الإلغاء المبكر تعيد العيادة رسوم الحجز", "تعيد العيادة رسوم الحجز كاملة إذا ألغي الموعد مبكرا."),
        ("th", "คลินิกคืนค่าจองเต็มจำนวน", "ถ้ายกเลิกล่วงหน้า คลินิกคืนค่าจองเต็มจำนวน", "คลินิกคืนค่าจองเต็มจำนวนหากยกเลิกล่วงหน้า"),
    ],
)
def test_a_condition_that_is_left_out_is_found(lang: str, wrong: str, right: str, source: str) -> None:
    """A sentence without its condition is one finding; with the condition in other words or another place it is none."""
    assert [code for code, _ in found_by("conditions", f"{wrong} [1].", numbered(source), lang=lang)] == [_DROPPED]
    assert found_by("conditions", f"{right} [1].", numbered(source), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("The clinic refunds the booking fee", "The clinic refunds the booking fee. If you miss the visit, call the desk."),
        ("The clinic refunds the booking fee", "The desk sells the booking calendar if the clinic runs out of cards."),
        ("Fees are refunded", "Fees are refunded if visits are cancelled."),
        ("The clinic refunds the booking fee to those who cancel early", "The clinic refunds the booking fee if you cancel early."),
        ("The clinic refunds the booking fee of a visit cancelled early", "The clinic refunds the booking fee if a visit is cancelled early."),
        ("The clinic only refunds the booking fee", "The clinic refunds the booking fee if the visit is cancelled."),
        ("The clinic refunds the booking fee", "The clinic refunds the booking fee."),
        ("The clinic refunds the booking fee", ""),
        ("The clinic refunds the booking fee " + "as it has done in years past " * 100, "The clinic refunds the booking fee if you cancel."),
        ("The clinic refunds the booking fee", '{"clinic": "refunds the booking fee", "rule": "if the visit is cancelled"}'),
    ],
)
def test_a_condition_of_something_else_is_left_alone(claim: str, source: str) -> None:
    """A condition of another sentence, a loose or short claim, a condition told as a group or in the claim's own words, data and nothing are no findings."""
    assert found_by("conditions", f"{claim} [1].", numbered(source)) == []


def test_the_finding_is_soft_and_points_at_both_texts() -> None:
    """The finding is noted at the whole claim, and quotes the source from the condition on."""
    answer = "It rained. The clinic refunds the booking fee [1]."
    text = "Fees vary. The clinic refunds the booking fee if the visit is cancelled."

    (found,) = CHECKS.make("conditions").check(case(answer, numbered(text), place=1))

    assert (found.span.of(answer), found.outcome, found.hard) == ("The clinic refunds the booking fee", Outcome.NOTED, False)
    assert found.place is not None
    assert (found.place.source_id, found.place.span.of(text)) == ("1", found.says)
    assert found.says == "if the visit is cancelled."


def test_a_source_that_says_so_without_a_condition_will_do() -> None:
    """A whole sentence word for word has nothing to compare, whatever a second source says."""
    sources = numbered("The clinic refunds the booking fee if the visit is cancelled.", "The clinic refunds the booking fee.")

    assert found_by("conditions", "The clinic refunds the booking fee [1][2].", sources) == []


def test_nothing_is_told_while_another_source_is_tried() -> None:
    """A soft finding about another source tells nobody anything."""
    probed = case("The clinic refunds the booking fee [1].", numbered("The clinic refunds the booking fee if the visit is cancelled."))

    assert list(CHECKS.make("conditions").check(probed))
    assert list(CHECKS.make("conditions").check(probed._replace(probing=True))) == []


@pytest.mark.parametrize("lang", ["fi", "xx"])
def test_a_language_without_a_list_is_left_alone(lang: str) -> None:
    """Where no words of condition are known, nothing is told, English words included."""
    sources = numbered("The clinic refunds the booking fee if the visit is cancelled.")

    assert found_by("conditions", "The clinic refunds the booking fee [1].", sources, lang=lang) == []


def test_a_claim_without_sources_is_somebody_elses_finding() -> None:
    """Where nothing is cited, nothing is told."""
    assert found_by("conditions", "The clinic refunds the booking fee.", numbered("The clinic refunds the booking fee if the visit is cancelled.")) == []
