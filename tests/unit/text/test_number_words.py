"""What `text.number_words` promises: numbers in words with their spans and values, and no word that only looks like one."""

from __future__ import annotations

from fractions import Fraction

import pytest

from citebound.text.number_words import spelled_numbers


def _read(text: str, lang: str | None) -> list[tuple[str, Fraction]]:
    return [(each.text, each.amount) for each in spelled_numbers(text, lang)]


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("It has twenty-five rooms", "en", [("twenty-five", 25)]),
        ("two hundred and five people", "en", [("two hundred and five", 205)]),
        ("three and four", "en", [("three", 3), ("four", 4)]),
        ("a four-day trip", "en", [("four", 4)]),
        ("two dozen eggs", "en", [("two dozen", 24)]),
        ("half a dozen eggs", "en", [("half a dozen", 6)]),
        ("two thirds agreed", "en", [("two thirds", Fraction(2, 3))]),
        ("three quarters of it", "en", [("three quarters", Fraction(3, 4))]),
        ("a quarter of it", "en", [("a quarter", Fraction(1, 4))]),
        ("fünfundzwanzig Zimmer", "de", [("fünfundzwanzig", 25)]),
        ("quatre-vingt-douze jours", "fr", [("quatre-vingt-douze", 92)]),
        ("veinticinco días", "es", [("veinticinco", 25)]),
        ("vinte e cinco dias", "pt", [("vinte e cinco", 25)]),
        ("venticinque giorni", "it", [("venticinque", 25)]),
        ("vijf dagen", "nl", [("vijf", 5)]),
        ("vijfentwintig dagen", "nl", [("vijfentwintig", 25)]),
        ("九个月", "zh", [("九", 9)]),
        ("一百二十人", "zh", [("一百二十", 120)]),
        ("三万五千元", "zh", [("三万五千", 35_000)]),
        ("二〇二四年", "zh", [("二〇二四", 2024)]),
        ("十五日間", "ja", [("十五", 15)]),
        ("三百人", "ja", [("三百", 300)]),
    ],
)
def test_a_number_in_words_has_its_value(text: str, lang: str, expected: list[tuple[str, Fraction]]) -> None:
    """Compounds are one number, fractions and dozens are read, and Chinese numerals count before a counter or a unit; the span yields the words."""
    found = spelled_numbers(text, lang)

    assert [(each.text, each.amount) for each in found] == expected
    assert all(text[each.start : each.end] == each.text for each in found)


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("", "en"),
        ("one of them", "en"),
        ("no one came", "en"),
        ("a third party", "en"),
        ("a quarter later", "en"),
        ("the second day", "en"),
        ("often and tenable", "en"),
        ("eine Frau", "de"),
        ("un jour", "fr"),
        ("un día", "es"),
        ("一般来说", "zh"),
        ("万一", "zh"),
        ("十分重要", "zh"),
        ("hai ngày", "vi"),
        ("two days", None),
    ],
)
def test_what_only_looks_like_a_number_is_none(text: str, lang: str | None) -> None:
    """`one` alone, ordinals, articles, words that hold a number word and languages without a list give none."""
    assert _read(text, lang) == []


@pytest.mark.parametrize(
    ("unit", "lang"), [("two ", "en"), ("half a dozen ", "en"), ("hundert", "de"), ("cien ", "es"), ("vingt-", "fr"), ("一百万", "zh"), ("十", "ja")]
)
def test_hostile_text_is_read(unit: str, lang: str) -> None:
    """Twenty thousand characters of one thing raise nothing, and every span yields its text."""
    text = (unit * 20_000)[:20_000]

    assert all(text[each.start : each.end] == each.text for each in spelled_numbers(text, lang))
