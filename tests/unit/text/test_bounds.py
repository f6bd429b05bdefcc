"""What `text.bounds` promises: which way the words around a number bound it, and where they stand."""

from __future__ import annotations

import re

import pytest

from citebound.text.bounds import Way, bound_of
from citebound.text.reading import Reading


def _way(text: str) -> Way | None:
    match = re.search(r"\d+", text)
    assert match is not None
    found = bound_of(Reading(text, None), *match.span())
    assert found is None or 0 <= found.start <= match.start() < match.end() <= found.end <= len(text)
    return found.way if found else None


@pytest.mark.parametrize(
    ("least", "most"),
    [
        ("at least 5", "at most 5"),
        ("more than 5", "less than 5"),
        ("no fewer than 5", "no more than 5"),
        ("a minimum of 5", "a maximum of 5"),
        ("from 5", "until 5"),
        ("5 or more", "5 or less"),
        ("5 years and over", "5 years or younger"),
        ("over $5", "under $5"),
        ("mindestens 5", "höchstens 5"),
        ("mehr als 5", "weniger als 5"),
        ("al menos 5", "como máximo 5"),
        ("más de 5", "menos de 5"),
        ("au moins 5", "au plus 5"),
        ("ít nhất 5", "nhiều nhất 5"),
        ("tối thiểu 5", "tối đa 5"),
        ("至少5", "至多5"),
        ("5天以上", "5天以内"),
        ("少なくとも5", "最長5"),
        ("5日以上", "5日以内"),
        ("على الأقل 5", "على الأكثر 5"),
        ("لا يقل عن 5", "لا يزيد عن 5"),
        ("कम से कम 5", "अधिकतम 5"),
        ("อย่างน้อย 5", "ไม่เกิน 5"),
        ("5-10", "up to 5"),
        ("plus de 5", "pas plus de 5"),
        ("trên 5", "không được vượt quá 5"),
        ("after 5 weeks", "after 5 weeks at the latest"),
        ("nach mindestens 5", "nach 5 Wochen spätestens"),
        ("dès 5 jours", "dès 5 jours au plus tard"),
        ("al menos 5 días", "en 5 días a más tardar"),
        ("5 trở lên", "5 tuần muộn nhất"),
        ("5日から", "5日まで"),
        ("ตั้งแต่ 5", "ภายใน 5"),
        ("5 या अधिक", "5 या कम"),
        ("5 فأكثر", "5 على أبعد تقدير"),
    ],
)
def test_every_language_bounds_from_both_sides(least: str, most: str) -> None:
    """The words for at least and at most point opposite ways; the low end of a range is the least."""
    assert (_way(least), _way(most)) == (Way.LEAST, Way.MOST)


@pytest.mark.parametrize("text", ["5 days", "about 5 days", "it is 5", "the least of them is 5", "moreover 5", "5", "exactly 5 days"])
def test_a_bare_number_has_no_bound(text: str) -> None:
    """Without words of a bound there is none."""
    assert _way(text) is None


@pytest.mark.parametrize("unit", ["at least ", "5", "5-", "- ", "up to 5 ", "以上", "a", "no more than "])
def test_hostile_text_is_read(unit: str) -> None:
    """Twenty thousand characters of one thing around a number raise nothing, and a bound that is found stands at the number."""
    text = (unit * 20_000)[:20_000]
    at = len(text) + 1

    bound = bound_of(Reading(f"{text} 7 {text}", None), at, at + 1)

    assert bound is None or bound.start <= at < bound.end


@pytest.mark.parametrize("text", ["within 5-10 days", "up to 5 to 10 days", "5 bis 10 Tage"])
def test_the_lower_end_of_a_range_is_its_least(text: str) -> None:
    """A word of a bound before a range bounds its upper end."""
    assert _way(text) is Way.LEAST
