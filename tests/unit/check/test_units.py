"""What the check `units` promises: a number that is there with another unit, scale, power or sign is found, and one without is left alone."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered, profile

from citebound.catalog import CHECKS
from citebound.config import Numbers
from citebound.model import Outcome


@pytest.mark.parametrize(
    ("claim", "wrong", "right", "code"),
    [
        ("The dose is 5 mg", "The dose is 5 mcg.", "The dose is 5 milligrams.", "unit_mismatch"),
        ("The dose is 5 mg/kg", "The dose is 5 mg.", "The dose is 5 mg per kg.", "unit_mismatch"),
        ("It takes 5 mg per day", "It takes 5 mg per week.", "It takes 5 mg a day.", "unit_mismatch"),
        ("It costs $5", "It costs €5.", "It costs 5 dollars.", "unit_mismatch"),
        ("It rose 5 percent", "It rose 5 percentage points.", "It rose 5%.", "unit_mismatch"),
        ("It costs 5 million", "It costs 5 billion.", "It costs 5 mio.", "scale_mismatch"),
        ("It costs 5 million", "It costs 5 thousand.", "It costs 5 mn.", "scale_mismatch"),
        ("It is -5 °C", "It is 5 °C.", "It is minus 5 °C.", "sign_mismatch"),
        ("It is 5 °C", "It is -5 °C.", "It is 5 degrees Celsius.", "sign_mismatch"),
        ("It holds 3 × 10⁵ Pa", "It holds 3 × 10⁶ Pa.", "It holds 3 x 10^5 Pa.", "exponent_mismatch"),
        ("Die Dosis ist 5 mg", "Die Dosis ist 5 g.", "Die Dosis ist 5 Milligramm.", "unit_mismatch"),
        ("Es kostet 5 Millionen Euro", "Es kostet 5 Milliarden Euro.", "Es kostet 5 Mio. Euro.", "scale_mismatch"),
        ("El plazo es de 5 días", "El plazo es de 5 meses.", "El plazo es de 5 días hábiles.", "unit_mismatch"),
        ("Le délai est de 5 jours", "Le délai est de 5 mois.", "Le délai est de 5 jours ouvrables.", "unit_mismatch"),
        ("Thời hạn là 5 ngày", "Thời hạn là 5 tháng.", "Thời hạn là 5 ngày làm việc.", "unit_mismatch"),
        ("期限为5天", "期限为5个月。", "期限为5日。", "unit_mismatch"),
        ("期限は5日です", "期限は5か月です。", "期限は5日間です。", "unit_mismatch"),
        ("المدة 5 أيام", "المدة 5 أشهر.", "المدة 5 أيام عمل.", "unit_mismatch"),
        ("अवधि 5 दिन है", "अवधि 5 महीने है।", "अवधि 5 दिन है।", "unit_mismatch"),
        ("ระยะเวลา 5 วัน", "ระยะเวลา 5 เดือน", "ระยะเวลา 5 วัน", "unit_mismatch"),
    ],
)
def test_what_stands_around_a_number_is_compared(claim: str, wrong: str, right: str, code: str) -> None:
    """The same number in another unit, rate, currency, scale or sign is found; the same quantity in another writing is not."""
    assert [each for each, _ in found_by("units", f"{claim} [1].", numbered(wrong))] == [code]
    assert found_by("units", f"{claim} [1].", numbered(right)) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("It takes 5", "It takes 5 days."),
        ("It takes 5 days", "It takes 5."),
        ("It takes 5 days", "It takes 6 weeks."),
        ("It takes 5 xyzzy", "It takes 5 plugh."),
        ("It weighs 1 kg", "It weighs 1,000 g."),
        ("It costs 5 million", "Amounts in millions. It costs 5."),
        ("It costs 5 days", ""),
        ("It ends on 5 May 2024", "It costs 5 dollars."),
        ("It takes 5 mg", "It takes 5 g or 5 mg."),
    ],
)
def test_what_nothing_contradicts_is_left_alone(claim: str, source: str) -> None:
    """A unit that one side leaves out or that is not known, another number, a converted quantity and one right place among others are no findings."""
    assert found_by("units", f"{claim} [1].", numbered(source)) == []


def test_one_right_place_among_the_sources_is_enough() -> None:
    """A claim of several sources draws on all of them, and on no other."""
    sources = numbered("The dose is 5 g.", "The dose is 5 mg.")

    assert found_by("units", "The dose is 5 mg [1][2].", sources) == []
    assert found_by("units", "The dose is 5 mg [1].", sources) == [("unit_mismatch", "5 mg")]


def test_the_finding_points_at_both_texts() -> None:
    """The finding names the quantity of the claim, where it stands, and what the source has in its place."""
    answer, text = "Take care: the dose is 5 mg [1].", "By weight, the dose is 5 g."

    (found,) = CHECKS.make("units").check(case(answer, numbered(text)))

    assert (found.span.of(answer), found.value, found.says, found.outcome, found.hard) == ("5 mg", "5 mg", "5 g", Outcome.MISSING, True)
    assert found.place is not None
    assert found.place.span.of(text) == "5 g"


def test_a_profile_may_compare_no_units() -> None:
    """Where numbers are off, units are not looked at."""
    assert found_by("units", "The dose is 5 mg [1].", numbered("The dose is 5 g."), profile("standard", numbers=Numbers("off"))) == []


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("It costs $500", "It costs ¥500."),
        ("It costs US$ 500", "Custa R$ 500."),
        ("Cuesta 3 millones de euros", "Cuesta 3 millones de dólares."),
        ("Il coûte 3 millions d'euros", "Il coûte 3 millions de dollars."),
        ("It costs 5 billion", "Amounts in millions. It costs 5."),
    ],
)
def test_a_changed_unit_is_found_however_it_is_written(claim: str, source: str) -> None:
    """Another currency, scale or unit is found behind signs, prepositions, and stated scales."""
    assert found_by("units", f"{claim} [1].", numbered(source)) != []
