"""What `text.equal_numbers` promises: another way of writing a number stands, and a tenfold error never does."""

from __future__ import annotations

import pytest

from citebound.text.equal_numbers import Stated, stands_by_value
from citebound.text.numbers import NumberToken
from citebound.text.reading import Reading


def _stands(claim: str, *sources: str, lang: str | None = "en", source_lang: str | None = None) -> bool:
    """Tell whether the first number of a claim, in digits or words, stands in a source."""
    reading = Reading(claim, lang)
    words = [NumberToken(each.start, each.end, each.text) for each in reading.spelled]
    first = min((*(each.token for each in reading.quantities), *words))
    return stands_by_value(first, Stated(reading), [Reading(source, source_lang or lang) for source in sources])


@pytest.mark.parametrize(
    ("claim", "source", "lang", "stands"),
    [
        ("pays 1,200 dollars", "pays 1200 dollars", "en", True),
        ("pays 1,200 dollars", "pays 120 dollars", "en", False),
        ("weighs 1 g", "weighs 1,000 mg", "en", True),
        ("weighs 1 g", "weighs 100 mg", "en", False),
        ("takes 2 hours", "takes 120 minutes", "en", True),
        ("takes 2 hours", "takes 12 minutes", "en", False),
        ("2 billion people", "2,000 million people", "en", True),
        ("2 billion people", "2 million people", "en", False),
        ("two hundred people", "200 people", "en", True),
        ("200 people", "two hundred people", "en", True),
        ("200 people", "twenty people", "en", False),
        ("66.7 percent agreed", "two thirds agreed", "en", True),
        ("67 percent agreed", "two thirds agreed", "en", True),
        ("76 percent agreed", "two thirds agreed", "en", False),
        ("15-24 °C", "60-75 °F", "en", False),
        ("16-24 °C", "60-75 °F", "en", True),
        ("7.5 mg", "7,5 mg", "vi", True),
        ("75 mg", "7,5 mg", "vi", False),
        ("1.250 Euro", "1250 Euro", "de", True),
        ("1.250 Euro", "1,25 Euro", "de", False),
        ("fünfzehn Tage", "15 Tage", "de", True),
        ("quatre-vingt-douze jours", "92 jours", "fr", True),
        ("quatre-vingt-douze jours", "82 jours", "fr", False),
        ("quince días", "15 días", "es", True),
        ("quince días", "50 días", "es", False),
        ("1,5 tỷ đồng", "1.500 triệu đồng", "vi", True),
        ("1,5 tỷ đồng", "150 triệu đồng", "vi", False),
        ("12万元", "120000元", "zh", True),
        ("12万元", "12000元", "zh", False),
        ("三个月", "3个月", "zh", True),
        ("三百人", "300人", "ja", True),
        ("三百人", "3000人", "ja", False),
        ("21 يوما", "٢١ يوما", "ar", True),
        ("12 يوما", "٢١ يوما", "ar", False),
        ("5 लाख रुपये", "500000 रुपये", "hi", True),
        ("5 लाख रुपये", "50000 रुपये", "hi", False),
        ("५० किलोग्राम", "50 किलोग्राम", "hi", True),
        ("20 ล้านบาท", "20000000 บาท", "th", True),
        ("20 ล้านบาท", "2 ล้านบาท", "th", False),
        ("the 1970s", "in 1974", "en", True),
        ("the 1970s", "in 1984", "en", False),
        ("boxes 2", "boxes 1,2,3", "en", True),
    ],
)
def test_a_number_stands_under_another_form_of_the_same_value(claim: str, source: str, lang: str, stands: bool) -> None:
    """Equal quantities in other units, digits, scales, words or fractions stand; the same figures with another value do not."""
    assert _stands(claim, source, lang=lang) is stands


@pytest.mark.parametrize(
    ("claim", "source", "lang", "stands"),
    [
        ("about 2,000 people", "1,987 people", "en", True),
        ("about 200 people", "1,987 people", "en", False),
        ("2,000 people", "1,987 people", "en", False),
        ("nearly 3.1 million", "3,096,000", "en", True),
        ("about 3.1 million", "3.96 million", "en", False),
        ("rund 2000 Menschen", "1987 Menschen", "de", True),
        ("environ 2000 personnes", "1987 personnes", "fr", True),
        ("unos 2000 alumnos", "1987 alumnos", "es", True),
        ("khoảng 2000 người", "1987 người", "vi", True),
        ("约2000人", "1987人", "zh", True),
        ("2000人", "1987人", "zh", False),
        ("およそ2000人", "1987人", "ja", True),
        ("حوالي 2000 شخص", "1987 شخص", "ar", True),
        ("लगभग 2000 लोग", "1987 लोग", "hi", True),
        ("ประมาณ 2000 คน", "1987 คน", "th", True),
        ("about 1,000 people", "600 people", "en", False),
        ("about 10 people", "6 people", "en", False),
        ("about 20,000 people", "1,987 people", "en", False),
    ],
)
def test_a_rounding_stands_only_where_the_claim_calls_it_one(claim: str, source: str, lang: str, stands: bool) -> None:
    """A word for `about` lets a number stand for what rounds to it, and for nothing farther off."""
    assert _stands(claim, source, lang=lang) is stands


@pytest.mark.parametrize(
    ("claim", "source", "stands"),
    [
        ("It rose by 20 percent", "It went from 100 to 120 tons.", True),
        ("It rose by 2 percent", "It went from 100 to 120 tons.", False),
        ("It rose by 20 tons", "It went from 100 tons to 120 tons.", True),
        ("It was 20 tons", "It went from 100 tons to 120 tons.", False),
        ("It fell 3 percentage points", "It went from 12 percent to 9 percent.", True),
        ("It fell 3 percent", "It went from 12 percent to 9 percent.", False),
        ("The total is 220 tons", "100 tons here and 120 tons there.", True),
        ("The total is 2,200 tons", "100 tons here and 120 tons there.", False),
        ("It rose until 2017", "It went from 2,000 in one year to 4,017 in another.", False),
        ("It rose by 2017 tons", "It went from 2,000 tons in one year to 4,017 tons in another.", True),
        ("It rose by 3017", "It went from 2,000 in one year to 5,017 in another.", True),
        ("It rose until 2017", "In 2017 it went from 2,000 to 4,017.", True),
    ],
)
def test_one_step_of_arithmetic_stands_where_a_change_is_told(claim: str, source: str, stands: bool) -> None:
    """A difference, sum or change in percent of two neighbours stands in a claim that speaks of one; percent is never percentage points."""
    assert _stands(claim, source) is stands


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("It rose by 20 dollars", "It went from 100 tons to 120 tons."),
        ("It rose by 20 kg", "It went from 100 tons to 120 tons."),
        ("It rose by 20 days", "It went from 100 euros to 120 euros."),
    ],
)
def test_a_derived_number_keeps_its_unit(claim: str, source: str) -> None:
    """A step of arithmetic between tons gives tons."""
    assert not _stands(claim, source)


@pytest.mark.parametrize(
    ("claim", "source", "stands"),
    [
        ("over 2,000 people", "2,013 people", True),
        ("less than 2,000 people", "1,987 people", True),
        ("over 2,000 people", "1,987 people", False),
        ("more than 2,000 people", "1,987 people", False),
        ("less than 2,000 people", "2,013 people", False),
        ("under 2,000 people", "2,013 people", False),
        ("fast 2000 Menschen", "2013 Menschen", False),
        ("casi 2000 alumnos", "2013 alumnos", False),
    ],
)
def test_a_hedge_with_a_side_rounds_to_that_side(claim: str, source: str, stands: bool) -> None:
    """`over` rounds down and `less than` rounds up; the other side is another number."""
    assert _stands(claim, source) is stands


def test_more_than_is_no_sum() -> None:
    """`more than` names a bound, not a change that arithmetic may stand behind."""
    assert not _stands("It holds more than 220 tons", "It holds 100 tons here and 120 tons there.")


def test_any_source_of_the_group_may_have_the_number() -> None:
    """The number stands where one source has it, and in none of no sources."""
    assert _stands("pays 5 dollars", "nothing here", "pays 5 dollars")
    assert not _stands("pays 5 dollars", "nothing here", "")
    assert not _stands("pays 5 dollars")


_PAIRS = [(one, two) for one in ("1.5", "15", "150", "1500", "0.15") for two in ("1.5", "15", "150", "1500", "0.15") if one != two]
_FRAMES = [
    ("en", "It takes {} mg of it."),
    ("en", "It takes about {} mg of it."),
    ("en", "It rose by {} percent."),
    ("en", "It pays ${} million."),
    ("de", "Es sind {} Euro."),
    ("es", "Son {} kilos."),
    ("fr", "Il faut {} litres."),
    ("vi", "Liều là {} mg."),
    ("zh", "共{}公里。"),
    ("ja", "約{}円です。"),
    ("ar", "المدة {} يوما."),
    ("hi", "यह {} किलोग्राम है।"),
    ("th", "จำนวน {} บาท"),
    (None, "{} xyzzy"),
]


@pytest.mark.parametrize(("lang", "frame"), _FRAMES)
def test_the_same_digits_with_another_value_never_stand(lang: str | None, frame: str) -> None:
    """A tenfold, hundredfold or thousandfold error is never equal, in any language and with any hedge."""
    wrong = [(one, two) for one, two in _PAIRS if _stands(frame.format(one), frame.format(two), lang=lang)]

    assert wrong == []


@pytest.mark.parametrize(("lang", "frame"), _FRAMES)
@pytest.mark.parametrize("number", ["1.5", "15", "150", "1500", "0.15"])
def test_a_number_stands_in_its_own_sentence(lang: str | None, frame: str, number: str) -> None:
    """Equality is reflexive for every number with one reading."""
    assert _stands(frame.format(number), frame.format(number), lang=lang)


@pytest.mark.parametrize(
    ("claim", "source"),
    [
        ("5 mg", "5 mL"),
        ("5 kg", "5 km"),
        ("5 percent", "5 years"),
        ("5 euros", "5 dollars"),
        ("5 mg", "five years"),
        ("5 days", "five weeks"),
        ("three euros", "three dollars"),
        ("three dollars", "3 euros"),
        ("five mg", "5 years"),
    ],
)
def test_another_dimension_is_another_quantity(claim: str, source: str) -> None:
    """Two quantities of different dimensions never stand for each other."""
    assert not _stands(claim, source)


@pytest.mark.parametrize("unit", ["5 mg ", "1,", "two ", "half a dozen ", "1 to ", "一百"])
def test_a_hostile_source_is_looked_up(unit: str) -> None:
    """Twenty thousand characters of one thing raise nothing."""
    assert _stands("rose by 987654 tons", (unit * 20_000)[:20_000]) is False
