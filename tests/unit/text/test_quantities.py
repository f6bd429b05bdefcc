"""What `text.quantities` promises: a number with its sign, scale, unit and rate, in place, and when two of them cannot be one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from citebound.text.quantities import Quantity, compatible
from citebound.text.reading import Reading


def _only(text: str, lang: str | None = "en") -> Quantity:
    (quantity,) = Reading(text, lang).quantities
    return quantity


@pytest.mark.parametrize(
    ("text", "lang", "spanned", "amount", "unit", "per"),
    [
        ("It cost 4.2 billion florins", "en", "4.2 billion", 4_200_000_000, None, None),
        ("a dose of 15 mg/kg once", "en", "15 mg/kg", 15, "mg", "kg"),
        ("about US$ 300 in all", "en", "US$ 300", 300, "US$", None),
        ("a loan of $5m", "en", "$5m", 5_000_000, "$", None),
        ("it earns €2B a year", "en", "€2B a year", 2_000_000_000, "€", "yr"),
        ("rent of $40 per month", "en", "$40 per month", 40, "$", "month"),
        ("3 percentage points", "en", "3 percentage points", 3, "pp", None),
        ("25 basis points", "en", "25 basis points", 25, "bp", None),
        ("100 thousand tons", "en", "100 thousand tons", 100_000, "t", None),
        ("5 crore rupees", "en", "5 crore rupees", 50_000_000, "₹", None),
        ("2 lakh crore rupees", "en", "2 lakh crore rupees", 2_000_000_000_000, "₹", None),
        ("taken 3 a day", "en", "3 a day", 3, None, "d"),
        ("2,5 Milliarden Euro", "de", "2,5 Milliarden Euro", 2_500_000_000, "€", None),
        ("12 € pro Monat", "de", "12 € pro Monat", 12, "€", "month"),
        ("5'000 CHF", "de", "5'000 CHF", 5_000, "CHF", None),
        ("500 mille euros", "fr", "500 mille euros", 500_000, "€", None),
        ("4 horas por semana", "es", "4 horas por semana", 4, "h", "week"),
        ("4 euros por un kilo", "es", "4 euros por un kilo", 4, "€", "kg"),
        ("4 euros por cada kilo", "es", "4 euros por cada kilo", 4, "€", "kg"),
        ("4 Euro pro einer Stunde", "de", "4 Euro pro einer Stunde", 4, "€", "h"),
        ("4 euros par un kilo", "fr", "4 euros par un kilo", 4, "€", "kg"),
        ("4 euros por favor", "es", "4 euros", 4, "€", None),
        ("1,5 tỷ đồng", "vi", "1,5 tỷ đồng", 1_500_000_000, "₫", None),
        ("1.2亿立方米", "zh", "1.2亿立方米", 120_000_000, "m³", None),
        ("共80元", "zh", "80元", 80, "CNY", None),
        ("12万円", "ja", "12万円", 120_000, "JPY", None),
        ("5か月", "ja", "5か月", 5, "month", None),
        ("٣ ملايين دولار", "ar", "٣ ملايين دولار", 3_000_000, "$", None),
        ("5 लाख रुपये", "hi", "5 लाख रुपये", 500_000, "₹", None),
        ("20 ล้านบาท", "th", "20 ล้านบาท", 20_000_000, "฿", None),
        ("the 1990s", "en", "1990", 1990, None, None),
        ("5 Mg", "en", "5", 5, None, None),
    ],
)
def test_a_number_is_read_with_what_stands_around_it(text: str, lang: str, spanned: str, amount: int, unit: str | None, per: str | None) -> None:
    """Scale words multiply, the unit and its rate are named, and the span covers all that was read, in the writing of ten languages."""
    found = _only(text, lang)

    assert text[found.start : found.end] == spanned
    assert found.amount == amount
    assert (found.unit.name if found.unit else None, found.per.name if found.per else None) == (unit, per)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("3 millones de euros", "es"),
        ("3 millions d'euros", "fr"),
        ("3 milhões de euros", "pt"),
    ],
)
def test_the_currency_of_millions_is_read_through_its_preposition(text: str, lang: str) -> None:
    """Romance languages put a preposition between the scale word and the currency; the currency is still that of the number."""
    found = _only(text, lang)

    assert found.amount == 3_000_000
    assert (found.unit.name if found.unit else None) == "€"


@pytest.mark.parametrize(("text", "lang", "unit"), [("¥500", "ja", "yen"), ("¥500", "zh", "yen"), ("₩500", "ko", "KRW"), ("R$ 500", "pt", "BRL")])
def test_a_currency_sign_is_never_another_currency(text: str, lang: str, unit: str) -> None:
    """A sign in front of an amount names its own currency."""
    found = _only(text, lang)

    assert found.unit is not None
    assert found.unit.dimension == unit


@pytest.mark.parametrize(
    ("text", "negative"),
    [
        ("−2,540 m", True),
        ("-5 °C", True),
        ("at -5 °C", True),
        ("(-5 °C)", True),
        ("minus 5 °C", True),
        ("負5度", True),
        ("moins 5 °C", True),
        ("5 °C", False),
        ("up 5 %", False),
        ("COVID-19", False),
        ("ages 3-5", False),
    ],
)
def test_a_minus_is_a_sign_only_where_a_number_begins(text: str, negative: bool) -> None:
    """A dash or a word for minus makes a number negative; a hyphen or a range dash does not."""
    assert Reading(text, "en").quantities[-1].negative is negative


@pytest.mark.parametrize(
    ("text", "amount", "power"),
    [
        ("3.2 × 10⁵ Pa", Fraction(320_000), 5),
        ("1.5×10^6 J", Fraction(1_500_000), 6),
        ("2 x 10^-3 m", Fraction(2, 1000), -3),
        ("2 · 10⁻³ m", Fraction(2, 1000), -3),
        ("1e5 Pa", Fraction(100_000), 5),
        ("7 apples", Fraction(7), 0),
        ("7e999 Pa", Fraction(7), 0),
    ],
)
def test_a_power_of_ten_is_part_of_its_number(text: str, amount: Fraction, power: int) -> None:
    """The exponent belongs to the number before it, however it is raised; an absurd one is left alone."""
    first = Reading(text, "en").quantities[0]

    assert (first.amount, first.power) == (amount, power)


@pytest.mark.parametrize(
    ("text", "lang", "units"),
    [
        ("5 to 10 mg", "en", ["mg", "mg"]),
        ("5–10 mg", "en", ["mg", "mg"]),
        ("5, 10 and 20 mg", "en", ["mg", "mg", "mg"]),
        ("5 à 10 mg", "fr", ["mg", "mg"]),
        ("5 bis 10 mg", "de", ["mg", "mg"]),
        ("von 94 auf 71 Minuten", "de", ["min", "min"]),
        ("giảm từ 94 xuống 71 phút", "vi", ["min", "min"]),
        ("94 से 71 मिनट", "hi", ["min", "min"]),
        ("من 94 إلى 71 دقيقة", "ar", ["min", "min"]),
        ("94 ถึง 71 นาที", "th", ["min", "min"]),
        ("94から71分", "ja", ["min", "min"]),
        ("94 Autos auf 71 Plätzen", "de", [None, None]),
        ("5 đến 10 mg", "vi", ["mg", "mg"]),
        ("5至10毫克", "zh", ["mg", "mg"]),
        ("room 5 has 10 mg", "en", [None, "mg"]),
    ],
)
def test_a_list_or_range_shares_the_unit_of_its_last_number(text: str, lang: str, units: list[str | None]) -> None:
    """A number with nothing but a list or range word behind it takes the unit that follows; any other word parts them."""
    assert [each.unit.name if each.unit else None for each in Reading(text, lang).quantities] == units


@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("1 kg", "1,000 g"),
        ("1 g", "1000 mg"),
        ("2 hours", "120 minutes"),
        ("1 year", "12 months"),
        ("1 ha", "10000 m²"),
        ("90 km/h", "25 m/s"),
        ("3 percentage points", "300 basis points"),
        ("0 °C", "32 °F"),
        pytest.param("0 °C", "273.15 K", marks=pytest.mark.xfail(strict=True, reason="the K of kelvin behind a blank is read as a thousand")),
        ("2 kg", "2 किलो"),
        ("3个月", "3 months"),
        ("15 ngày", "15 days"),
        ("15 días", "15 jours"),
        ("21 يوما", "21 Tage"),
    ],
)
def test_one_quantity_in_two_units_has_one_size(one: str, two: str) -> None:
    """Conversion is exact, within one dimension and across languages."""
    first, second = _only(one), _only(two)

    assert first.dimension == second.dimension
    assert first.in_base == second.in_base is not None


@pytest.mark.parametrize(
    ("claim", "source", "why"),
    [
        ("5 mg", "5 mg", None),
        ("5 mg", "5 mcg", "unit"),
        ("5 mg", "5 mL", "unit"),
        ("5 mg", "5", None),
        ("5", "5 mg", None),
        ("5 %", "5 percentage points", "unit"),
        ("$5", "€5", "unit"),
        ("$5", "5 dollars", None),
        ("5 dollars", "US$ 5", None),
        ("CA$5", "US$5", "unit"),
        ("5 million", "5 billion", "scale"),
        ("5 million", "5", "scale"),
        ("5 °C", "-5 °C", "sign"),
        ("3 × 10⁵ Pa", "3 × 10⁶ Pa", "power"),
        ("5 mg/kg", "5 mg", "unit"),
        ("5 mg per day", "5 mg per week", "unit"),
        ("$5 per month", "$5", None),
        ("5 hours", "5 days", "unit"),
        ("5 months", "5 years", "unit"),
        ("5 kWh", "5 kW", "unit"),
        ("5 MB", "5 Mb", "unit"),
        ("5 °C", "5 °F", "unit"),
        ("5 tháng", "5 năm", "unit"),
        ("5 Tage", "5 Wochen", "unit"),
        ("5 heures", "5 jours", "unit"),
        ("5 horas", "5 días", "unit"),
        ("5公里", "5米", "unit"),
        ("5万円", "5億円", "scale"),
        ("5 دقائق", "5 ساعات", "unit"),
        ("5 घंटे", "5 दिन", "unit"),
        ("5 ชั่วโมง", "5 วัน", "unit"),
    ],
)
def test_what_cannot_be_one_quantity_is_told_by_what_differs(claim: str, source: str, why: str | None) -> None:
    """Sign, power, scale and unit contradict each other in that order; what one side leaves out contradicts nothing, save a dose per weight."""
    first, second = Reading(claim, "en").quantities[0], Reading(source, "en").quantities[0]

    assert compatible(first, second, stated_scale=False) == why
    assert compatible(second, first, stated_scale=False) == why


def test_a_stated_scale_excuses_its_missing_word() -> None:
    """A table in millions writes `5` for `5 million`."""
    claim, source = _only("5 million"), _only("5")

    assert compatible(claim, source, stated_scale=True) is None


@pytest.mark.parametrize("unit", ["5 mg ", "5 mg/", "$", "-5", "5 to ", "1e5", "× 10⁵ ", "5 million ", "٥٫", "百", "5 a ", "½ "])
def test_hostile_text_is_read(unit: str) -> None:
    """Twenty thousand characters of one thing raise nothing, and every span lies in the text around its number."""
    text = (unit * 20_000)[:20_000]

    for each in Reading(text, None).quantities:
        assert 0 <= each.start <= each.token.start < each.token.end <= each.end <= len(text)
