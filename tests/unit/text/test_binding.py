"""What `text.binding` promises: a figure that stands for something else than the claim says is told from the one that stands for it."""

from __future__ import annotations

import pytest

from citebound.text.binding import excludes, speaks_for
from citebound.text.reading import Reading
from citebound.text.slots import Placed, placed, slots_of, terms_around, words_said


def _against(claim: str, source: str, lang: str) -> tuple[Reading, Placed, Placed, frozenset[str]]:
    """Return the claim, the figure of the source that is its own, the other one, and the words of the claim."""
    reading = Reading(claim, lang)
    (own,) = slots_of(reading)
    figures = placed(Reading(source, lang), 0, 0)
    (match,) = [each for each in figures if each.slot.value == own.value]
    (rival,) = [each for each in figures if each.slot.value != own.value]
    return reading, match, rival, terms_around(reading, own, (own,))


_FEES = [
    ("en", "Adults pay 5 euros; children pay 3 euros.", "Children pay {}.", "5 euros", "3 euros"),
    ("de", "Erwachsene zahlen 5 Euro und Kinder 3 Euro.", "Kinder zahlen {}.", "5 Euro", "3 Euro"),
    ("fr", "Les adultes paient 5 euros et les enfants 3 euros.", "Les enfants paient {}.", "5 euros", "3 euros"),
    ("es", "Los adultos pagan 5 euros y los niños 3 euros.", "Los niños pagan {}.", "5 euros", "3 euros"),
    ("vi", "Người lớn trả 5 euro, trẻ em trả 3 euro.", "Trẻ em trả {}.", "5 euro", "3 euro"),
    ("zh", "成人票5元，儿童票3元。", "儿童票{}。", "5元", "3元"),
    ("ja", "大人料金500円、子供料金300円。", "子供料金{}。", "500円", "300円"),
    ("hi", "वयस्क 500 रुपये और बच्चे 300 रुपये देते हैं।", "बच्चे {} देते हैं।", "500 रुपये", "300 रुपये"),
    ("ar", "يدفع الكبار 500 دولار، ويدفع الأطفال 300 دولار", "يدفع الأطفال {}", "500 دولار", "300 دولار"),
    ("th", "ผู้ใหญ่จ่าย 500 บาท และเด็กจ่าย 300 บาท", "เด็กจ่าย {}", "500 บาท", "300 บาท"),
]


@pytest.mark.parametrize(("lang", "source", "claim", "wrong", "right"), _FEES)
def test_the_words_of_a_claim_speak_for_the_figure_that_they_stand_at(lang: str, source: str, claim: str, wrong: str, right: str) -> None:
    """Where the claim's words stand at the other figure they speak for it; where they stand at its own they do not."""
    _, match, rival, wanted = _against(claim.format(wrong), source, lang)
    assert speaks_for(rival, match, wanted)

    _, match, rival, wanted = _against(claim.format(right), source, lang)
    assert not speaks_for(rival, match, wanted)


@pytest.mark.parametrize(("lang", "source", "claim", "wrong", "right"), [row for row in _FEES if row[0] != "vi"])
def test_a_figure_of_what_the_claim_excludes_is_not_its_own(lang: str, source: str, claim: str, wrong: str, right: str) -> None:
    """A figure that stands for adults is excluded by a claim about children; the other way round nothing is excluded."""
    reading, match, rival, _ = _against(claim.format(wrong), source, lang)
    assert excludes(rival, match, words_said(reading, 0, len(reading.text)), lang)

    reading, match, rival, _ = _against(claim.format(right), source, lang)
    assert not excludes(rival, match, words_said(reading, 0, len(reading.text)), lang)


@pytest.mark.parametrize(
    ("source", "claim"),
    [
        ("The road has 70 miles (113 miles).", "The road of Keller has 70 miles."),
        ("The road has 113 miles (70 miles).", "The road of Keller has 70 miles."),
        ("Adults pay 5 euros; children pay 3 euros.", "Dogs bark 5 euros."),
        ("Adults pay 5 euros; children pay 3 euros.", "It is 5 euros."),
    ],
)
def test_nothing_speaks_for_a_gloss_or_against_other_words(source: str, claim: str) -> None:
    """A figure in brackets behind another says the same again, and words that stand at neither figure speak for none."""
    reading, match, rival, wanted = _against(claim, source, "en")

    assert not speaks_for(rival, match, wanted)
    assert not excludes(rival, match, words_said(reading, 0, len(reading.text)), "en")


def test_a_claim_without_words_speaks_for_nothing() -> None:
    """No words, no binding: in either direction."""
    one, two = placed(Reading("Adults pay 5 euros; children pay 3 euros.", "en"), 0, 0)

    assert not any(speaks_for(first, second, frozenset()) for first, second in ((one, two), (two, one)))
    assert not any(excludes(first, second, frozenset(), "en") for first, second in ((one, two), (two, one)))
    assert not excludes(one, two, frozenset(("children",)), "fi")
