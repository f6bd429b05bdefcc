"""What `text.numbers` promises: numbers as written with their places, and a value only where one reading is left."""

from __future__ import annotations

from decimal import Decimal

import pytest

from citebound.text.numbers import as_written, decimal_mark, decimal_mark_of, value, written_set


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("no number", []),
        ("7,5 mg", ["7,5"]),
        ("1.000 tấn", ["1.000"]),
        ("5-10 mg", ["5", "10"]),
        ("5–10 mg", ["5", "10"]),
        ("from 2019 to 2024.", ["2019", "2024"]),
        ("$1,250.50, paid", ["1,250.50"]),
        ("1,234,567", ["1,234,567"]),
        ("2.4kg", ["2.4"]),
        ("B16", ["16"]),
        ("Version 3.", ["3"]),
        (".5 and 5.", ["5", "5"]),
        ("1,,2", ["1", "2"]),
        ("12:30", ["12", "30"]),
        ("30/06/2024", ["30", "06", "2024"]),
        ("-5 %", ["5"]),
        ("٢١ يوما", ["٢١"]),
        ("٧٫٥ مجم", ["٧٫٥"]),
        ("１２．５％", ["１２．５"]),
        ("१२ दिन", ["१२"]),
        ("๖ วัน", ["๖"]),
        ("１，２", ["１", "２"]),
        ("10⁵ Pa", ["10⁵"]),
        ("10⁻³ m", ["10⁻³"]),
        ("2½ turns", ["2½"]),
        ("½ tablet", ["½"]),
        ("m²", []),
        ("第45条", ["45"]),
    ],
)
def test_numbers_are_read_as_written(text: str, expected: list[str]) -> None:
    """Digit runs of any script keep their inner marks; each end of a range stands apart; nothing around a number is taken in."""
    tokens = as_written(text)

    assert [token.text for token in tokens] == expected
    assert all(text[token.start : token.end] == token.text for token in tokens)
    assert written_set(text) == set(expected)


@pytest.mark.parametrize("text", ["7,5 and 10", "1.000", "12 345", "1,2,3", "30A"])
def test_an_ascii_text_is_read_like_any_other(text: str) -> None:
    """The fast way for ASCII gives the numbers that the full pattern gives."""
    assert [token.text for token in as_written(text)] == [token.text for token in as_written(text + " é")]


@pytest.mark.parametrize(
    ("token", "mark", "expected"),
    [
        ("850", None, "850"),
        ("007", None, "7"),
        ("7,5", None, "7.5"),
        ("7,5", ".", "7.5"),
        ("7.5", ",", "7.5"),
        ("12,34", ".", "12.34"),
        ("1,500", None, None),
        ("1,500", ".", "1500"),
        ("1,500", ",", "1.500"),
        ("1.500", ",", "1500"),
        ("1.500", ".", "1.500"),
        ("0,500", ".", "0.500"),
        ("1,234,567", None, "1234567"),
        ("1.234.567", ".", None),
        ("1,234.5", None, "1234.5"),
        ("1.234,5", None, "1234.5"),
        ("1.234,567.8", None, None),
        ("12,34,567", ".", "1234567"),
        ("1,23,4", None, None),
        ("1.2.3", ",", None),
        ("12,3456.7", None, None),
        ("٢١", None, "21"),
        ("٧٫٥", None, "7.5"),
        ("١٬٢٣٤٫٥", None, "1234.5"),
        ("１２．５", None, "12.5"),
        ("10⁵", None, None),
        ("2½", None, None),
    ],
)
def test_a_number_has_a_value_only_under_one_reading(token: str, mark: str | None, expected: str | None) -> None:
    """A token has the value of its one plausible reading; where two are left, or none, it has no value."""
    assert value(token, mark) == (None if expected is None else Decimal(expected))


def test_seven_and_a_half_is_never_seventy_five() -> None:
    """No decimal mark turns `7,5` into 75: the tenfold error of a dose."""
    assert {value(token, mark) for token in ("7,5", "7.5") for mark in (",", ".", None)} == {Decimal("7.5")}


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("Liều 7,5 mg và 1,500 mg", "vi", ","),
        ("It grew by 7.5 to 1,500", "en", "."),
        ("It grew by 7.5 to 1,500", "de", "."),
        ("1.234.567 Menschen", None, ","),
        ("1,234,567 people", None, "."),
        ("1.234,5", None, ","),
        ("1,5 and 1.5", "en", None),
        ("1,500", None, None),
        ("1,500", "en", "."),
        ("1.500", "es", ","),
        ("850", "vi", ","),
        ("", None, None),
        ("1,500", "xx", None),
    ],
)
def test_the_decimal_mark_is_shown_or_that_of_the_language(text: str, lang: str | None, expected: str | None) -> None:
    """A text shows its decimal mark, or has that of its language; one that shows both has none."""
    assert decimal_mark_of(text, lang) == expected


@pytest.mark.parametrize(("lang", "expected"), [("vi", ","), ("de", ","), ("fr", ","), ("en", "."), ("zh", "."), ("th", "."), ("xx", None), (None, None)])
def test_languages_have_a_decimal_mark(lang: str | None, expected: str | None) -> None:
    """A language writes decimals with a comma or a point; an unknown one with neither."""
    assert decimal_mark(lang) == expected
