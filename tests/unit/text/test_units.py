"""What `text.units` promises: a unit or scale word where it stands, whole, and nothing guessed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from citebound.text.units import currency_before, is_money, same_kind, scale_at, unit_at


def _dimension(text: str) -> tuple[str, Fraction] | None:
    found = unit_at(text, 0)
    return (found[0].dimension, found[0].factor) if found and found[1] == len(text) else None


@pytest.mark.parametrize(
    "words",
    [
        ("mg", "milligrams", "Milligramm", "miligramos", "milligrammes", "miligam", "毫克", "ミリグラム", "मिग्रा", "มิลลิกรัม", "مليغرام"),
        ("kg", "kilograms", "Kilogramm", "kilos", "公斤", "キロ", "किलोग्राम", "กิโลกรัม", "كيلوغرام"),
        ("days", "Tage", "días", "jours", "ngày", "天", "日", "أيام", "दिन", "วัน"),
        ("hours", "Stunden", "horas", "heures", "giờ", "小时", "時間", "ساعات", "घंटे", "ชั่วโมง"),
        ("months", "Monate", "meses", "mois", "tháng", "个月", "か月", "أشهر", "महीने", "เดือน"),
        ("years", "Jahre", "años", "ans", "năm", "年", "سنوات", "वर्ष", "ปี"),
        ("%", "percent", "Prozent", "pourcent", "प्रतिशत", "เปอร์เซ็นต์", "٪"),
        ("km", "kilometers", "Kilómetros", "kilomètres", "公里", "キロメートル", "كيلومتر", "किलोमीटर", "กิโลเมตร"),
        ("€", "euros", "欧元", "ユーロ", "यूरो", "ยูโร", "يورو"),
    ],
)
def test_one_unit_has_one_size_in_every_language(words: tuple[str, ...]) -> None:
    """The symbol and the words of ten languages name the same unit."""
    assert {_dimension(word) for word in words} == {_dimension(words[0])} != {None}


@pytest.mark.parametrize("text", ["", "xyzzy", "daylight", "mgx", "Mg", "gramophone", "hourly", "minute-taker"[3:], "kgs"])
def test_a_word_that_is_no_unit_is_none(text: str) -> None:
    """A unit ends where its word ends, its symbol keeps its case, and what is not in the table is none."""
    assert unit_at(text, 0) is None


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("thousand", 10**3),
        ("million", 10**6),
        ("Millionen", 10**6),
        ("Milliarden", 10**9),
        ("billion", 10**9),
        ("trillion", 10**12),
        ("Billionen", 10**12),
        ("millones", 10**6),
        ("milliards", 10**9),
        ("triệu", 10**6),
        ("tỷ", 10**9),
        ("万", 10**4),
        ("亿", 10**8),
        ("億", 10**8),
        ("lakh", 10**5),
        ("करोड़", 10**7),
        ("ล้าน", 10**6),
        ("مليار", 10**9),
        ("daylight", None),
        ("millionaire", None),
    ],
)
def test_a_scale_word_multiplies(text: str, size: int | None) -> None:
    """The scale words of each language have their own size; a longer word is none."""
    found = scale_at(text, 0)

    assert (found[0] if found else None) == size


def test_a_spanish_billion_is_a_million_millions() -> None:
    """`billón` is a thousand times `billion`."""
    found = scale_at("billones", 0)

    assert found is not None
    assert found[0] == 10**12


@pytest.mark.parametrize(
    ("text", "dimension"),
    [("$5", "dollar"), ("US$ 5", "USD"), ("CA$5", "CAD"), ("€5", "EUR"), ("£5", "GBP"), ("₹5", "INR"), ("EUR 5", "EUR"), ("x 5", None), ("5", None)],
)
def test_a_currency_may_stand_before_its_amount(text: str, dimension: str | None) -> None:
    """The longest sign right before a number is its currency."""
    found = currency_before(text, text.index("5"))

    assert (found[0].dimension if found else None) == dimension


@pytest.mark.parametrize(
    ("one", "two", "same"),
    [
        ("$", "US$", True),
        ("$", "CA$", True),
        ("US$", "CA$", False),
        ("$", "€", False),
        ("kg", "lb", True),
        ("pound", "£", True),
        ("kg", "km", False),
        ("%", "pp", False),
    ],
)
def test_a_bare_word_may_be_any_of_its_kind(one: str, two: str, same: bool) -> None:
    """A dollar may be any dollar and a pound money or weight; other dimensions never mix, in either order."""
    first, second = unit_at(one, 0), unit_at(two, 0)

    assert first is not None
    assert second is not None
    assert same_kind(first[0], second[0]) is same_kind(second[0], first[0]) is same
    assert is_money(first[0]) is (one in ("$", "US$"))
