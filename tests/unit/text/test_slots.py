"""What `text.slots` promises: figures, dates and times in their places, each with the words that say what it counts."""

from __future__ import annotations

import pytest

from citebound.text.reading import Reading
from citebound.text.slots import REFERENCE, name_slots, placed, placed_names, slots, slots_of, terms_around, words_said

_EVERY = ("en", "de", "fr", "es", "vi", "zh", "ja", "hi", "ar", "th", "fi", None)


def _read(text: str, lang: str | None, *, singular: bool = False) -> list[tuple[str, str]]:
    return [(text[slot.start : slot.end], slot.kind) for slot in slots(Reading(text, lang), 0, len(text), singular=singular)]


def _counted(text: str, lang: str) -> list[tuple[str, object]]:
    return [(slot.kind, slot.value) for slot in slots(Reading(text, lang), 0, len(text)) if slot.kind.startswith("of ")]


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "Filed on 5 May 2024 for $4.2 million.", [("5 May 2024", "date"), ("$4.2 million", "dollar/")]),
        ("en", "In 2019 it opened at 9:00.", [("2019", "year"), ("9:00", "clock")]),
        ("en", "A flight takes 2 hours and 400 people.", [("2 hours", "time/"), ("400", "count")]),
        ("en", "It takes seven kilograms.", [("seven kilograms", "mass/")]),
        ("en", "It pays $40 per month.", [("$40 per month", "dollar/month")]),
        ("en", "It serves 5 million people.", [("5 million", "scaled")]),
        ("en", "Take it twice daily.", [("twice", "of time")]),
        ("de", "Der Kurs dauert 12 Wochen und kostet 94 Euro.", [("12 Wochen", "time/"), ("94 Euro", "EUR/")]),
        ("fr", "Le cours dure 12 semaines à partir du 5 mai 2024.", [("12 semaines", "time/"), ("5 mai 2024", "date")]),
        ("es", "El curso dura 12 semanas y cuesta 94 euros.", [("12 semanas", "time/"), ("94 euros", "EUR/")]),
        ("vi", "Phí là 94 nghìn đồng, mở cửa lúc 8 giờ.", [("94 nghìn đồng", "VND/"), ("8 giờ", "clock")]),
        ("zh", "上午9点开门，费用80元。", [("9点", "clock"), ("80元", "CNY/")]),
        ("ja", "午前9時に開き、料金は500円です。", [("9時", "clock"), ("500円", "JPY/")]),
        ("hi", "शुल्क 500 रुपये है।", [("500 रुपये", "INR/")]),
        ("ar", "الرسم ٥٠٠ دولار", [("٥٠٠ دولار", "dollar/")]),
        ("th", "ค่าธรรมเนียม 500 บาท", [("500 บาท", "THB/")]),
        ("en", "It costs nothing.", []),
        *((lang, "", []) for lang in _EVERY),
    ],
)
def test_every_figure_has_its_place_and_kind(lang: str | None, text: str, expected: list[tuple[str, str]]) -> None:
    """Dates, times, amounts and counts are read whole, in order, and each is of the kind that it may be held against."""
    assert _read(text, lang) == expected
    assert slots_of(Reading(text, lang)) == slots(Reading(text, lang), 0, len(text))


@pytest.mark.parametrize(
    ("lang", "reference", "figure"),
    [
        ("en", "see Article 12", "see 12 articles"),
        ("en", "see § 12", "see 12"),
        ("en", "version 12 works", "it has 12 versions"),
        ("en", "the Boeing 747 flew", "the 747 people flew"),
        ("de", "siehe Artikel 12", "siehe 12 Artikel"),
        ("fr", "voir chapitre 12", "voir 12 chapitres"),
        ("es", "véase el artículo 12", "véase 12 artículos"),
        ("vi", "theo Điều 12", "theo 12 điều"),
        ("zh", "第12条", "共12人"),
        ("ja", "第12条です", "全12人です"),
        ("hi", "धारा 12", "कुल 12"),
        ("ar", "حسب المادة 12", "عدد 12"),
        ("th", "มาตรา 12", "จำนวน 12"),
    ],
)
def test_a_place_in_a_document_counts_nothing(lang: str, reference: str, figure: str) -> None:
    """The number of an article, a version or a model is a reference, and may not stand for a count."""
    assert [kind for _, kind in _read(reference, lang)] == [REFERENCE]
    assert REFERENCE not in [kind for _, kind in _read(figure, lang)]


@pytest.mark.parametrize(
    ("lang", "one", "same", "other"),
    [
        ("en", "three passport photos", "the three passport photos", "four passport photos"),
        ("de", "drei Fotos", "drei Fotos dazu", "vier Fotos"),
        ("fr", "trois photos", "trois photos ici", "quatre photos"),
        ("es", "tres fotos", "tres fotos aquí", "cuatro fotos"),
        ("vi", "ba ảnh", "ba ảnh thẻ", "bốn ảnh"),
        ("zh", "三张照片", "要三张照片", "四张照片"),
        ("ja", "写真三枚", "証明写真三枚", "写真四枚"),
        ("hi", "तीन फोटो", "तीन फोटो यहाँ", "चार फोटो"),
        ("ar", "ثلاث صور", "ثلاث صور هنا", "أربع صور"),
        ("th", "สามใบ", "รูปสามใบ", "สี่ใบ"),
    ],
)
def test_counts_of_one_thing_are_of_one_kind(lang: str, one: str, same: str, other: str) -> None:
    """The same count of the same thing has the same value; another count of it is of the same kind with another value."""

    ((kind, value),), again, ((other_kind, other_value),) = [_counted(text, lang) for text in (one, same, other)]

    assert again == [(kind, value)]
    assert other_kind == kind
    assert other_value != value


@pytest.mark.parametrize(("lang", "text"), [("en", "a dog barks"), ("de", "ein Hund bellt"), ("fr", "une photo suffit"), ("es", "una foto basta")])
def test_an_article_counts_only_where_it_is_asked_for(lang: str, text: str) -> None:
    """A source that says `a` speaks of one; a claim that says so may speak of any."""
    assert _read(text, lang) == []
    assert len(_read(text, lang, singular=True)) == 1


@pytest.mark.parametrize("text", ["1. Pay 9 euros.", "(2) Pay 9 euros.", "3) Pay 9 euros."])
def test_the_number_of_a_list_item_is_no_figure(text: str) -> None:
    """What numbers a line says nothing."""
    assert [written for written, _ in _read(text, "en")] == ["9 euros"]


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "The pool opens at 9:00 on weekdays and 10:00 on Saturdays.", [("9:00", {"weekd"}, set()), ("10:00", {"satur"}, {"pool", "open"})]),
        ("de", "Erwachsene zahlen 5 Euro und Kinder 3 Euro.", [("5 Euro", {"erwac"}, set()), ("3 Euro", {"kind"}, {"zahl"})]),
        ("fr", "Les adultes paient 5 euros et les enfants 3 euros.", [("5 euros", {"adult"}, set()), ("3 euros", {"enfan"}, {"paien"})]),
        ("es", "Los adultos pagan 5 euros y los niños 3 euros.", [("5 euros", {"adult"}, set()), ("3 euros", {"niñ"}, {"pag"})]),
        ("vi", "Người lớn trả 5 euro, trẻ em trả 3 euro.", [("5 euro", {"lớn"}, set()), ("3 euro", {"trẻ"}, {"trả"})]),
        ("zh", "成人票5元，儿童票3元。", [("5元", {"成人"}, set()), ("3元", {"儿童"}, {"成人"})]),
        ("ja", "大人料金500円、子供料金300円。", [("500円", {"大人"}, set()), ("300円", {"子供"}, {"大人"})]),
        ("hi", "वयस्क 500 रुपये और बच्चे 300 रुपये देते हैं।", [("500 रुपये", {"वयस्क"}, set()), ("300 रुपये", {"बच्च"}, {"वयस्क"})]),
        ("ar", "يدفع الكبار 500 دولار، ويدفع الأطفال 300 دولار", [("500 دولار", {"كبار"}, set()), ("300 دولار", {"اطفال"}, {"يدفع"})]),
        ("th", "ผู้ใหญ่จ่าย 500 บาท และเด็กจ่าย 300 บาท", [("500 บาท", {"ผู้ให"}, set()), ("300 บาท", {"เด็กจ"}, {"ผู้ให"})]),
        ("en", "Adults pay 5 euros; children get 3 euros.", [("5 euros", {"adult"}, set()), ("3 euros", {"child"}, set())]),
    ],
)
def test_two_figures_of_one_kind_have_words_of_their_own(lang: str, text: str, expected: list[tuple[str, set[str], set[str]]]) -> None:
    """A sentence is cut between its figures; a later one inherits the words before the first, save behind a full stop of sense, and takes none from it."""
    found = placed(Reading(text, lang), 0, 0)

    assert [text[each.slot.start : each.slot.end] for each in found] == [written for written, _, _ in expected]
    for each, (_, own, inherited) in zip(found, expected, strict=True):
        assert own <= each.own
        assert inherited <= each.inherited
        assert bool(inherited) is bool(each.inherited)
    assert not expected[1][1] & found[0].own
    assert not expected[0][1] & found[1].own


@pytest.mark.parametrize(
    "text", ["Adults and children pay 5 euros and 3 euros respectively.", "{'price': '5 euros'}", "Adults | 5 euros | 3 euros", "Adults pay.", ""]
)
def test_what_does_not_stand_together_is_not_placed(text: str) -> None:
    """`Respectively`, records and tables part a figure from its words; a sentence without figures has none."""
    assert placed(Reading(text, "en"), 0, 0) == ()


def test_the_ends_of_a_range_hold_together() -> None:
    """What is said of one end is said of the other."""
    one, two = placed(Reading("Parcels take 5 to 9 days.", "en"), 0, 0)

    assert (one.together, two.together) == (2, 2)
    assert one.own == two.own != frozenset()


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "then Maria Keller's rent went to Stone", [("Maria Keller's", "maria keller"), ("Stone", "stone")]),
        ("fr", "hier Zoé Dupont a signé", [("Zoé Dupont", "zoé dupont")]),
        ("es", "ayer María López pagó", [("María López", "maría lópez")]),
        ("vi", "bà Nguyễn Lan ký", [("Nguyễn Lan", "nguyễn lan")]),
        ("de", "gestern zahlte Maria Keller", []),
        ("zh", "由 Google 支付", []),
        ("en", "nobody paid", []),
        ("en", "", []),
    ],
)
def test_names_are_slots_too(lang: str, text: str, expected: list[tuple[str, str]]) -> None:
    """Words of one name are one slot, where the language shows names."""
    reading = Reading(text, lang)

    assert [(text[slot.start : slot.end], slot.value) for slot in name_slots(reading, 0, len(text))] == expected
    assert [each.slot for each in placed_names(reading, 0, 0)] == list(name_slots(reading, 0, len(text)))


def test_the_words_of_a_claim_are_those_of_its_figure() -> None:
    """A claim with one figure has all its words at it; one with several has those of its stretch."""
    claim = Reading("Adults pay 5 euros and children pay 3 euros.", "en")
    mine = slots_of(claim)

    assert terms_around(claim, mine[0], mine) == {"adult", "pay"}
    assert "child" in terms_around(claim, mine[1], mine)

    alone = Reading("5 euros", "en")
    assert terms_around(alone, slots_of(alone)[0], slots_of(alone)) == frozenset()


@pytest.mark.parametrize(("lang", "expected"), [("en", frozenset(("cats", "sleep"))), ("zh", "cats sleep"), ("th", "cats sleep")])
def test_what_is_said_is_words_or_the_text_itself(lang: str, expected: frozenset[str] | str) -> None:
    """A script without blanks has no words to tell apart."""
    assert words_said(Reading("Cats sleep", lang), 0, 10) == expected
