"""What the check `bounds` promises: a minimum told as a maximum is found, and the same bound in other words is not."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("lang", "claim", "wrong", "right"),
    [
        ("en", "It takes at least 5 days", "It takes at most 5 days.", "It takes no less than 5 days."),
        ("en", "It takes up to 5 days", "It takes a minimum of 5 days.", "It takes at most 5 days."),
        ("en", "It holds more than 5 tons", "It holds fewer than 5 tons.", "It holds over 5 tons."),
        ("en", "It is open until 5 May 2024", "It is open from 5 May 2024.", "It is open until 5 May 2024."),
        ("en", "It is for 18 years or older", "It is for 18 years or younger.", "It is for 18 years and over."),
        ("en", "It takes at least ten days", "It takes at most 10 days.", "It takes at least 10 days."),
        ("en", "It takes at most 5 days", "It takes 5 to 10 days.", "It takes 1 to 5 days."),
        ("en", "It takes at least 10 days", "It takes 5 to 10 days.", "It takes 10 to 20 days."),
        ("de", "Es dauert mindestens 5 Tage", "Es dauert höchstens 5 Tage.", "Es dauert wenigstens 5 Tage."),
        ("de", "Es gilt ab 5 Jahren", "Es gilt bis 5 Jahre.", "Es gilt ab 5 Jahren."),
        ("es", "Dura al menos 5 días", "Dura como máximo 5 días.", "Dura como mínimo 5 días."),
        ("fr", "Il faut au moins 5 jours", "Il faut au plus 5 jours.", "Il faut plus de 5 jours."),
        ("vi", "Cần ít nhất 5 ngày", "Cần tối đa 5 ngày.", "Cần tối thiểu 5 ngày."),
        ("zh", "至少5天", "至多5天。", "不少于5天。"),
        ("zh", "5天以上", "5天以内。", "超过5天。"),
        ("ja", "少なくとも5日かかります", "最長5日かかります。", "5日以上かかります。"),
        ("ja", "5日以上かかります", "5日以内です。", "少なくとも5日。"),
        ("ar", "المدة على الأقل 5 أيام", "المدة أقل من 5 أيام.", "المدة لا تقل عن 5 أيام."),
        ("hi", "कम से कम 5 दिन लगते हैं", "अधिकतम 5 दिन लगते हैं।", "कम से कम 5 दिन लगते हैं।"),
        ("th", "อย่างน้อย 5 วัน", "ไม่เกิน 5 วัน", "ไม่น้อยกว่า 5 วัน"),
    ],
)
def test_a_bound_turned_round_is_found(lang: str, claim: str, wrong: str, right: str) -> None:
    """The same number bounded from the other side is one finding; the same side in other words is none."""
    assert [code for code, _ in found_by("bounds", f"{claim} [1].", numbered(wrong), lang=lang)] == ["bound_flip"]
    assert found_by("bounds", f"{claim} [1].", numbered(right), lang=lang) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("It takes 5 days", "It takes at most 5 days."),
        ("It takes at most 5 days", "It takes 5 days."),
        ("It takes at most 5 days", "It takes at least 6 days."),
        ("It takes between 5 and 10 days", "It takes at least 5 days."),
        ("It takes at most 5 days", "It takes at least 5 days and at most 5 days."),
        ("It takes at most 5 days", ""),
        ("It takes days", "It takes at least 5 days."),
    ],
)
def test_what_is_bounded_on_one_side_only_contradicts_nothing(claim: str, source: str) -> None:
    """A dropped or added bound, another number, and one right place among others are no findings."""
    assert found_by("bounds", f"{claim} [1].", numbered(source)) == []


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [
        ("zh", "至少需要5天", "至多需要5天。"),
        ("zh", "最少要支付500元", "最多要支付500元。"),
        ("en", "It must last at least another 5 days", "It must last at most another 5 days."),
        ("ar", "المدة 5 أيام على الأقل", "المدة 5 أيام على الأكثر."),
        ("de", "Es dauert 5 Tage mindestens", "Es dauert 5 Tage höchstens."),
    ],
)
def test_a_bound_near_its_number_is_read(lang: str, claim: str, source: str) -> None:
    """A word between a bound and its number, or a bound behind it, does not part them."""
    assert [code for code, _ in found_by("bounds", f"{claim} [1].", numbered(source), lang=lang)] == ["bound_flip"]


def test_the_finding_contradicts_and_points_at_both_texts() -> None:
    """The finding quotes the bound with its number on both sides."""
    answer, text = "Note: it takes at least 5 days [1].", "In short, it takes at most 5 days."

    (found,) = CHECKS.make("bounds").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.says, found.outcome, found.hard) == ("at least 5 days", "at most 5 days", Outcome.CONTRADICTED, True)
    assert found.place is not None
    assert found.place.span.of(text) == "at most 5 days"


def test_one_right_place_among_the_sources_is_enough() -> None:
    """A claim of several sources draws on all of them, and on no other."""
    sources = numbered("It takes at most 5 days.", "It takes at least 5 days.")

    assert found_by("bounds", "It takes at least 5 days [1][2].", sources) == []
    assert len(found_by("bounds", "It takes at least 5 days [1].", sources)) == 1


def test_a_profile_may_compare_no_bounds() -> None:
    """Where numbers are off, bounds are not looked at."""
    assert found_by("bounds", "It takes at least 5 days [1].", numbered("It takes at most 5 days."), profile("standard", numbers=Numbers("off"))) == []
