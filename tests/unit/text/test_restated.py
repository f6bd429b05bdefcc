"""What `text.restated` promises: the sentence that a claim restates, its clause, and what of the claim it has."""

from __future__ import annotations

import pytest

from citebound.text.reading import Reading
from citebound.text.restated import LONGEST, Restated, bare_terms, clause_with, clauses, restated, sentence_with_all


def _restated(claim: str, sources: list[str], lang: str | None) -> Restated | None:
    return restated(Reading(claim, lang), [Reading(source, lang) for source in sources])


@pytest.mark.parametrize(
    ("lang", "claim", "source", "sentence", "clause"),
    [
        ("en", "Staff must wear helmets.", "Guests wait. Staff may wear helmets, and dogs sleep.", 1, "staff may wear helmets,"),
        ("de", "Besucher müssen Helme tragen.", "Hunde warten. Besucher dürfen Helme tragen, aber Kinder warten.", 1, "besucher dürfen helme tragen,"),
        (
            "fr",
            "Les visiteurs doivent porter un casque.",
            "Le chien attend. Les visiteurs peuvent porter un casque.",
            1,
            "les visiteurs peuvent porter un casque.",
        ),
        ("es", "Los visitantes deben llevar casco.", "El perro espera. Los visitantes pueden llevar casco.", 1, "los visitantes pueden llevar casco."),
        ("vi", "Khách phải đội mũ bảo hiểm.", "Chó chờ ngoài sân. Khách có thể đội mũ bảo hiểm.", 1, "khách có thể đội mũ bảo hiểm."),
        ("zh", "访客必须戴安全帽。", "狗在外面。访客可以戴安全帽。", 1, "访客可以戴安全帽。"),
        ("ja", "訪問者は安全帽が必須です。", "犬は外で待つ。訪問者は安全帽が任意です。", 1, "訪問者は安全帽が任意です。"),
        ("hi", "आगंतुक हेलमेट पहनें।", "कुत्ते बाहर हैं। आगंतुक हेलमेट पहन सकते हैं।", 1, "आगंतुक हेलमेट पहन सकते हैं।"),
        ("ar", "يجب على الزوار ارتداء خوذة", "الكلب ينتظر.\nيمكن للزوار ارتداء خوذة", 1, "يمكن للزوار ارتداء خوذة"),
        ("th", "ผู้เยี่ยมชมต้องสวมหมวกนิรภัย", "สุนัขรอ\nผู้เยี่ยมชมอาจสวมหมวกนิรภัย", 1, "ผู้เยี่ยมชมอาจสวมหมวกนิรภัย"),
    ],
)
def test_the_sentence_that_a_claim_restates_is_found(lang: str, claim: str, source: str, sentence: int, clause: str) -> None:
    """The clause with most of the claim's words is told in its sentence, whatever force it is said with."""
    reading = Reading(source, lang)
    found = restated(Reading(claim, lang), [reading])

    assert found is not None
    assert (found.order, found.sentence, reading.folded.text[found.start : found.end].strip()) == (0, sentence, clause)


@pytest.mark.parametrize(
    ("lang", "claim", "sources"),
    [
        ("en", "Cats sleep.", ["Dogs bark."]),
        ("en", "Cats sleep.", []),
        ("en", "Cats sleep.", [""]),
        ("en", "", ["Cats sleep."]),
        ("en", "Cats", ["{'a': 'Cats', 'b': 'Dogs'}"]),
        ("en", "Cats sleep. " * (LONGEST // 10), ["Cats sleep."]),
        ("de", "Katzen schlafen.", ["Hunde bellen."]),
        ("fr", "Le chat dort.", ["Un chien aboie."]),
        ("es", "El gato duerme.", ["Un perro ladra."]),
        ("vi", "Mèo ngủ.", ["Chó sủa."]),
        ("zh", "猫睡觉。", ["狗叫。"]),
        ("ja", "猫が寝る。", ["犬吠え。"]),
        ("hi", "बिल्ली सोती।", ["कुत्ता भौंकता।"]),
        ("ar", "القطة تنام", ["كلب ينبح"]),
        ("th", "แมว", ["สุนัข"]),
    ],
)
def test_nothing_is_restated_without_a_word_in_common(lang: str, claim: str, sources: list[str]) -> None:
    """No shared word, no text, records instead of sentences, and a claim that is too long restate nothing."""
    assert _restated(claim, sources, lang) is None


def test_what_is_left_over_is_told() -> None:
    """The terms that the sentence has and those that it has not are all of the claim's, and their share is told."""
    found = _restated("Cats sleep under warm blankets.", ["Dogs bark.", "Cats sleep under boxes."], "en")

    assert found is not None
    assert (found.order, found.leftover, found.coverage) == (1, ("warm", "blanket"), 0.5)
    assert found.matched == {"cat", "sleep"}


@pytest.mark.parametrize(("elsewhere", "unsettled"), [("Dogs like warm blankets.", True), ("Dogs like cold floors.", False)])
def test_a_claim_whose_other_words_stand_elsewhere_is_unsettled(elsewhere: str, unsettled: bool) -> None:
    """Words that the sentence lacks and another one has may belong to that one."""
    found = _restated("Cats sleep under warm blankets.", ["Cats sleep under boxes. " + elsewhere], "en")

    assert found is not None
    assert found.unsettled is unsettled


@pytest.mark.parametrize(
    ("lang", "claim", "terms"),
    [
        ("en", "All staff must probably not wear helmets", ("staff", "wear", "helmet")),
        ("de", "Alle Besucher müssen Helme tragen", ("besuch", "helm", "trag")),
        ("fr", "Tous doivent porter un casque", ("port", "casqu")),
        ("es", "Todos deben llevar casco", ("llev", "casc")),
        ("vi", "Khách phải đội mũ", ("khách", "đội", "mũ")),
        ("en", "", ()),
    ],
)
def test_words_of_force_are_no_content(lang: str, claim: str, terms: tuple[str, ...]) -> None:
    """What says only how firmly or how widely something holds is left out of the words that are looked for."""
    assert bare_terms(Reading(claim, lang)) == terms


@pytest.mark.parametrize(
    ("claim", "sources", "expected"),
    [
        ("Cats sleep.", ["Dogs bark.", "Birds sing. Cats sleep."], (1, 1)),
        ("Cats sleep.", ["Cats run. Dogs sleep."], None),
        ("Cats sleep.", ["Dogs bark. Cats run."], (0, 1)),
        ("Cats sleep.", ["Dogs bark."], None),
        ("Cats sleep.", [""], None),
        ("", ["Cats sleep."], None),
        ("Cats sleep.", [], None),
    ],
)
def test_one_sentence_has_every_known_word_or_none_is_told(claim: str, sources: list[str], expected: tuple[int, int] | None) -> None:
    """The source and sentence are told where all words that any source has stand together, and only there."""
    assert sentence_with_all(Reading(claim, "en"), [Reading(source, "en") for source in sources]) == expected


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "cats sleep, dogs bark and birds sing.", ["cats sleep,", "dogs bark and", "birds sing."]),
        ("en", "it costs 1,500 euros.", ["it costs 1,500 euros."]),
        ("de", "es regnet, aber wir gehen.", ["es regnet,", "aber", "wir gehen."]),
        ("zh", "猫睡觉，狗叫。", ["猫睡觉，", "狗叫。"]),
        ("ja", "猫は寝るが、犬は吠える。", ["猫は寝るが、", "犬は吠える。"]),
        ("hi", "बिल्ली सोती है लेकिन कुत्ता नहीं।", ["बिल्ली सोती है लेकिन", "कुत्ता नहीं।"]),
        ("en", "", [""]),
    ],
)
def test_clauses_tile_their_stretch(lang: str, text: str, expected: list[str]) -> None:
    """Clauses, put together again, are the stretch; a comma inside a number parts nothing."""
    reading = Reading(text, lang)
    found = clauses(reading, 0, len(reading.folded.text))

    assert [reading.folded.text[start:end].strip() for start, end in found] == expected
    assert "".join(reading.folded.text[start:end] for start, end in found) == reading.folded.text


def test_an_anchor_counts_three_times() -> None:
    """The clause with the subject wins over the clause with more of the other words; without any word it is the stretch."""
    reading = Reading("the dog eats old bread, the cat sleeps.", "en")
    whole = (0, len(reading.folded.text))

    assert clause_with(reading, whole, frozenset(("eat", "bread", "cat")), ()) == (0, 23)
    assert clause_with(reading, whole, frozenset(("eat", "bread", "cat")), ("cat",)) == (23, whole[1])
    assert clause_with(reading, whole, frozenset(("zebra",)), ("zebra",)) == whole
