"""What `text.ranges` promises: the two ends of a range, and the two values of a change in the order in which it went."""

from __future__ import annotations

import pytest

from citebound.text.ranges import changes, comes_from, goes_to, pairs
from citebound.text.reading import Reading
from citebound.text.slots import slots

_Pair = tuple[str, str, bool]


def _pairs(text: str, lang: str | None) -> list[_Pair]:
    inside = slots(Reading(text, lang), 0, len(text))
    found = pairs(text, inside, 0, len(text))
    return [(text[each.first.start : each.first.end], text[each.second.start : each.second.end], each.changes) for each in found]


@pytest.mark.parametrize(
    ("lang", "text", "ends"),
    [
        ("en", "It takes 5 to 9 days.", ("5", "9 days")),
        ("en", "It takes 5–9 days.", ("5", "9 days")),
        ("en", "It takes between 5 and 9 days.", ("5", "9 days")),
        ("en", "Open from 9:00 until 17:00.", ("9:00", "17:00")),
        ("en", "Built from 2010 to 2015.", ("2010", "2015")),
        ("de", "Es dauert 5 bis 9 Tage.", ("5", "9 Tage")),
        ("de", "Es dauert zwischen 5 und 9 Tagen.", ("5", "9 Tagen")),
        ("fr", "Il faut 5 à 9 jours.", ("5", "9 jours")),
        ("fr", "Il faut entre 5 et 9 jours.", ("5", "9 jours")),
        ("es", "Se tarda de 5 a 9 días.", ("5", "9 días")),
        ("es", "Se tarda entre 5 y 9 días.", ("5", "9 días")),
        ("vi", "Mất từ 5 đến 9 ngày.", ("5", "9 ngày")),
        ("zh", "需要5至9天。", ("5", "9天")),
        ("ja", "5日から9日までかかる。", ("5日", "9日")),
        ("ja", "5~9日かかる。", ("5", "9日")),
        ("ar", "يستغرق من 5 إلى 9 أيام", ("5", "9 أيام")),
        ("th", "ใช้เวลา 5 ถึง 9 วัน", ("5", "9 วัน")),
        ("th", "ใช้เวลาตั้งแต่ 5 ถึง 9 วัน", ("5", "9 วัน")),
    ],
)
def test_the_ends_of_a_range_are_a_pair(lang: str, text: str, ends: tuple[str, str]) -> None:
    """Words or a dash for a range hold two figures together, from the lower to the upper end."""
    assert _pairs(text, lang) == [(*ends, False)]


@pytest.mark.parametrize(
    ("lang", "text", "ends"),
    [
        ("en", "It fell from 94 to 71 minutes.", ("94", "71 minutes")),
        ("en", "It fell to 71 minutes from 94 minutes.", ("94 minutes", "71 minutes")),
        ("en", "It rose from $5 million to $9 million.", ("$5 million", "$9 million")),
        ("de", "Die Zeit sank von 94 auf 71 Minuten.", ("94", "71 Minuten")),
        ("fr", "Le délai est passé de 94 à 71 minutes.", ("94", "71 minutes")),
        ("es", "El tiempo bajó de 94 a 71 minutos.", ("94", "71 minutos")),
        ("vi", "Thời gian giảm từ 94 xuống 71 phút.", ("94", "71 phút")),
        ("zh", "时间从94分钟降到71分钟。", ("94分钟", "71分钟")),
        ("ja", "94分から71分に減少した。", ("94分", "71分")),
        ("hi", "समय 94 मिनट से घटकर 71 मिनट हो गया।", ("94 मिनट", "71 मिनट")),
        ("ar", "انخفض من 94 دقيقة إلى 71 دقيقة", ("94 دقيقة", "71 دقيقة")),
        ("th", "เวลาลดจาก 94 นาทีเป็น 71 นาที", ("94 นาที", "71 นาที")),
    ],
)
def test_a_change_goes_from_its_first_value_to_its_second(lang: str, text: str, ends: tuple[str, str]) -> None:
    """A rise or a fall has its old value first, wherever it stands in the sentence."""
    assert _pairs(text, lang) == [(*ends, True)]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "It takes 5 days and 9 days."),
        ("en", "It takes 5 days, 9 days or 12 days."),
        ("en", "It takes 5 days to 5 days."),
        ("en", "It takes 5 days to earn 9 euros."),
        ("en", "From 5 days on it counts. " + "It is a long way. " * 4 + "To 9 days."),
        ("en", "It takes 5 days."),
        ("de", "Es dauert 5 Tage und 9 Tage."),
        ("fr", "Il faut 5 jours et 9 jours."),
        ("es", "Son 5 días y 9 días."),
        ("vi", "Mất 5 ngày và 9 ngày."),
        ("zh", "需要5天、9天。"),
        ("ja", "5日と9日かかる。"),
        ("hi", "5 दिन और 9 दिन लगते हैं।"),
        ("ar", "5 أيام، 9 أيام"),
        ("th", "5 วัน 9 วัน"),
        ("en", ""),
        (None, ""),
    ],
)
def test_a_list_is_no_range(lang: str | None, text: str) -> None:
    """Figures in a list, equal ones, those of two kinds and those far apart do not belong together."""
    assert _pairs(text, lang) == []


@pytest.mark.parametrize(
    ("moving", "still"),
    [
        ("prices rose", "prices are high"),
        ("it fell", "it felt"),
        ("it shrank", "it is shy"),
        ("it went up", "it is updated"),
        ("costs were cut", "cutlery is sold"),
        ("die Zeit sank", "die Zeit lief"),
        ("der Preis stieg", "der Preis blieb"),
        ("le prix baisse", "le passager attend"),
        ("el precio subió", "el precio es alto"),
        ("giá tăng", "giá cao"),
        ("价格上升", "价格很高"),
        ("価格が上昇", "価格が高い"),
        ("कीमत घटकर", "कीमत ऊँची"),
        ("ارتفع السعر", "السعر مرتفع جدا"),
        ("ราคาลดลง", "ราคาสูง"),
        ("it rose", ""),
    ],
)
def test_a_rise_or_fall_is_known_by_its_words(moving: str, still: str) -> None:
    """Verbs of rise and fall tell a change; words that only look like them do not."""
    assert changes(moving)
    assert not changes(still)


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "from 5 days", (True, False)),
        ("en", "to 5 days", (False, True)),
        ("en", "for 5 days", (False, False)),
        ("de", "von 5 Tagen", (True, False)),
        ("de", "bis 5 Tage", (False, True)),
        ("fr", "de 5 jours", (True, False)),
        ("es", "hasta 5 días", (False, True)),
        ("vi", "từ 5 ngày", (True, False)),
        ("zh", "从5天", (True, False)),
        ("zh", "到5天", (False, True)),
        ("ja", "5日から", (True, False)),
        ("ja", "5日まで", (False, True)),
        ("hi", "5 दिन से", (True, False)),
        ("hi", "5 दिन तक", (False, True)),
        ("ar", "من 5 أيام", (True, False)),
        ("ar", "إلى 5 أيام", (False, True)),
        ("th", "จาก 5 วัน", (True, False)),
        ("th", "ถึง 5 วัน", (False, True)),
    ],
)
def test_a_figure_is_told_by_the_words_at_it(lang: str, text: str, expected: tuple[bool, bool]) -> None:
    """A word before or behind a figure makes it a start or an end; another word makes it neither."""
    (slot,) = slots(Reading(text, lang), 0, len(text))

    assert (comes_from(text, slot), goes_to(text, slot)) == expected


@pytest.mark.parametrize("unit", ["5 to ", "from 5 to 9 days ", "5-", "từ 5 ", "5から", "من 5 إلى ", "จาก 5 ถึง ", "rose 5 "])
def test_hostile_text_is_read(unit: str) -> None:
    """Thousands of characters of one thing raise nothing, and a pair is two figures of one kind."""
    text = (unit * 3_000)[:3_000]
    inside = slots(Reading(text, None), 0, len(text))

    for pair in pairs(text, inside, 0, len(text)):
        assert pair.first in inside
        assert pair.second in inside
        assert pair.first.kind == pair.second.kind
        assert pair.first.value != pair.second.value
