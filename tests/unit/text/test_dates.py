"""What `text.dates` promises: dates and times as written, in place, with nothing guessed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from citebound.text.dates import DateMention, dates, times

_Parts = tuple[int | None, int | None, int | None]


def _parts(text: str, lang: str | None) -> list[tuple[str, int | None, int | None, int | None]]:
    return [(text[each.start : each.end], each.year, each.month, each.day) for each in dates(text, lang)]


@pytest.mark.parametrize(
    ("text", "lang", "expected"),
    [
        ("due 2024-05-01 at noon", None, [("2024-05-01", 2024, 5, 1)]),
        ("on 5 May 2024", "en", [("5 May 2024", 2024, 5, 5)]),
        ("on May 5, 2024.", "en", [("May 5, 2024", 2024, 5, 5)]),
        ("on the 5th of May 2024", "en", [("5th of May 2024", 2024, 5, 5)]),
        ("on Dec. 24", "en", [("Dec. 24", None, 12, 24)]),
        ("in March 2024", "en", [("March 2024", 2024, 3, None)]),
        ("am 5. Mai 2024", "de", [("5. Mai 2024", 2024, 5, 5)]),
        ("am 1. März", "de", [("1. März", None, 3, 1)]),
        ("am 05.04.2024", "de", [("05.04.2024", 2024, 4, 5)]),
        ("el 5 de mayo de 2024", "es", [("5 de mayo de 2024", 2024, 5, 5)]),
        ("1er août 2024", "fr", [("1er août 2024", 2024, 8, 1)]),
        ("ngày 5 tháng 5 năm 2024", "vi", [("ngày 5 tháng 5 năm 2024", 2024, 5, 5)]),
        ("tháng 5 năm 2024", "vi", [("tháng 5 năm 2024", 2024, 5, None)]),
        ("tháng 5/2024", "vi", [("tháng 5/2024", 2024, 5, None)]),
        ("03/04/2025", "vi", [("03/04/2025", 2025, 4, 3)]),
        ("2024年5月1日", "zh", [("2024年5月1日", 2024, 5, 1)]),
        ("5月1号", "zh", [("5月1号", None, 5, 1)]),
        ("2024年5月1日", "ja", [("2024年5月1日", 2024, 5, 1)]),
        ("5 مايو 2024", "ar", [("5 مايو 2024", 2024, 5, 5)]),
        ("٥ مايو ٢٠٢٤", "ar", [("٥ مايو ٢٠٢٤", 2024, 5, 5)]),
        ("２０２４年５月１日", "ja", [("２０２４年５月１日", 2024, 5, 1)]),
        ("५ मई २०२४", "hi", [("५ मई २०२४", 2024, 5, 5)]),
        ("5 พฤษภาคม ค.ศ. 2024", "th", [("5 พฤษภาคม ค.ศ. 2024", 2024, 5, 5)]),
        ("5 मई 2024", "hi", [("5 मई 2024", 2024, 5, 5)]),
        ("5 พฤษภาคม 2567", "th", [("5 พฤษภาคม 2567", 2024, 5, 5)]),
        ("5 พฤษภาคม พ.ศ. 2567", "th", [("5 พฤษภาคม พ.ศ. 2567", 2024, 5, 5)]),
        ("5 Mayıs 2024", "tr", [("5 Mayıs 2024", 2024, 5, 5)]),
        ("5 maggio 2024", "it", [("5 maggio 2024", 2024, 5, 5)]),
        ("5 mei 2024", "nl", [("5 mei 2024", 2024, 5, 5)]),
        ("13/04/2025", "en", [("13/04/2025", 2025, 4, 13)]),
        ("04/13/2025", "en", [("04/13/2025", 2025, 4, 13)]),
    ],
)
def test_a_date_is_read_as_it_is_written(text: str, lang: str | None, expected: list[tuple[str, int, int, int]]) -> None:
    """Day, month and year are read in the order and the words of each language; what is not written is not there."""
    assert _parts(text, lang) == expected


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("", "en"),
        ("in 2024", "en"),
        ("you may 5 times", "en"),
        ("they march 10 miles", "en"),
        ("5 mg in 2024", "en"),
        ("13/13/2025", "en"),
        ("45/04/2025", "en"),
        ("2024-13-01", "en"),
        ("1.2.3", "en"),
        ("section 1/2/3", "en"),
        ("5个月", "zh"),
        ("12.05.2024.1", "de"),
    ],
)
def test_what_only_looks_like_a_date_is_none(text: str, lang: str) -> None:
    """Bare years, verbs, impossible parts, versions and spans of months are no dates."""
    assert dates(text, lang) == ()


@pytest.mark.parametrize(
    ("text", "lang", "ambiguous"),
    [
        ("03/04/2025", "en", True),
        ("03/04/2025", None, True),
        ("03/03/2025", "en", False),
        ("13/04/2025", "en", False),
        ("03/04/2025", "de", False),
        ("03/04/2025", "fr", False),
        ("03/04/2025", "es", False),
        ("03/04/2025", "ar", False),
        ("03/04/2025", "hi", False),
        ("03/04/2025", "th", False),
        ("03.04.2025", None, False),
        ("2025-04-03", None, False),
        ("3 April 2025", "en", False),
    ],
)
def test_a_date_is_ambiguous_only_where_nothing_tells(text: str, lang: str | None, ambiguous: bool) -> None:
    """Day and month are unsure with a slash in a language that writes both ways, and where both could be a month."""
    (date,) = dates(text, lang)

    assert date.ambiguous is ambiguous


@pytest.mark.parametrize(
    ("one", "two", "agree"),
    [
        ((2024, 5, 1), (2024, 5, 1), True),
        ((2024, 5, 1), (None, 5, 1), True),
        ((2024, 5, 1), (2024, 5, None), True),
        ((2024, 5, 1), (2024, 5, 2), False),
        ((2024, 5, 1), (2024, 6, 1), False),
        ((2024, 5, 1), (2023, 5, 1), False),
        ((2024, None, None), (2024, 5, 1), False),
    ],
)
def test_dates_agree_where_nothing_differs(one: _Parts, two: _Parts, agree: bool) -> None:
    """A part that one side leaves out contradicts nothing, but a month must be said on both sides; agreement has no direction."""
    first, second = DateMention(0, 1, one[0], one[1], one[2]), DateMention(0, 1, two[0], two[1], two[2])

    assert first.agrees(second) is second.agrees(first) is agree


@pytest.mark.parametrize(("buddhist", "common"), [("5 พฤษภาคม พ.ศ. 2567", "5 May 2024"), ("5 พฤษภาคม 2567", "2024-05-05")])
def test_a_year_of_the_thai_era_is_the_year_it_means(buddhist: str, common: str) -> None:
    """One day told in two eras is one day."""
    (first,), (second,) = dates(buddhist, "th"), dates(common, "en")

    assert first.agrees(second)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("opens at 22:00", [("22:00", 1320)]),
        ("opens at 9:05", [("9:05", 545)]),
        ("opens at 10 am", [("10 am", 600)]),
        ("opens at 10 p.m.", [("10 p.m.", 1320)]),
        ("opens at 12 am", [("12 am", 0)]),
        ("opens at 12 pm", [("12 pm", 720)]),
        ("um 14 Uhr", [("14 Uhr", 840)]),
        ("um 14.30 Uhr", [("14.30 Uhr", 870)]),
        ("à 14h30", [("14h30", 870)]),
        ("lúc 8 giờ", [("8 giờ", 480)]),
        ("18時30分", [("18時30分", 1110)]),
        ("18時半", [("18時半", 1110)]),
        ("上午9点", [("9点", 540)]),
        ("6 h", []),
        ("8時間", []),
        ("version 4.25", []),
        ("at 9", []),
        ("从9:00开放", [("9:00", 540)]),
        ("午後9:00まで", [("9:00", 540)]),
        ("เปิดเวลา9:00น.", [("9:00", 540)]),
        ("ตั้งแต่9:00", [("9:00", 540)]),
        ("x9:00", []),
        ("é9:00", []),
        ("25:00", []),
        ("ratio 1:2:3", []),
    ],
)
def test_a_time_of_day_is_read_to_the_minute(text: str, expected: list[tuple[str, int]]) -> None:
    """A clock needs minutes, a half of the day or a word for the hour; durations, decimals and bare numbers are none."""
    assert [(text[each.start : each.end], each.minutes) for each in times(text)] == expected


@pytest.mark.parametrize(
    ("before", "date", "after", "lang"),
    [
        ("Filed on ", "5 May 2024", ", says the clerk", "en"),
        ("Am ", "5. Mai 2024", " trat es in Kraft", "de"),
        ("Có hiệu lực từ ", "ngày 5 tháng 5 năm 2024", " trở đi", "vi"),
        ("自", "2024年5月1日", "起施行", "zh"),
        ("في ", "5 مايو 2024", " تم التوقيع", "ar"),
        ("เมื่อวันที่ ", "5 พฤษภาคม 2567", " เป็นต้นไป", "th"),
        ("La \u200bﬁn: ", "1er août 2024", " — voilà", "fr"),
    ],
)
def test_text_around_a_date_does_not_change_it(before: str, date: str, after: str, lang: str) -> None:
    """A date is the same alone and in a sentence, in the place where it stands."""
    (alone,) = dates(date, lang)
    (inside,) = dates(before + date + after, lang)

    assert inside == alone._replace(start=alone.start + len(before), end=alone.end + len(before))


@pytest.mark.parametrize("unit", ["5 May ", "5/", "1.", "2024-", "年5月", "May ", "12:", "tháng 5 ", "5 de ", "\u200b1", "١"])
def test_hostile_text_is_read(unit: str) -> None:
    """Twenty thousand characters of one thing raise nothing, and spans are in order."""
    text = (unit * 20_000)[:20_000]
    found = dates(text, None)

    assert all(one.end <= two.start for one, two in pairwise(found))
    assert all(0 <= each.start < each.end <= len(text) for each in times(text))
