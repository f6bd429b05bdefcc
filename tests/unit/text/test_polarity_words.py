"""What `text.polarity_words` promises: negations, empty negations and pairs of opposites, per language."""

from __future__ import annotations

import pytest

from citebound.text.polarity_words import empty_pattern, negation_pattern, opposites, swapped
from citebound.text.terms import stem

_LANGUAGES = ("en", "de", "fr", "es", "vi", "zh", "ja", "ar", "hi", "th", "it", "pt", "nl", "ru", "id", "tr", "pl", "ko", None)


@pytest.mark.parametrize(
    ("lang", "negated", "plain"),
    [
        ("en", "it is not due", "it is a note"),
        ("en", "it isn’t due", "it is due"),
        ("de", "es ist nicht fällig", "es ist fällig"),
        ("fr", "il n'est pas dû", "il est dû"),
        ("es", "no vence", "vence la nota"),
        ("vi", "không đến hạn", "đến hạn"),
        ("zh", "没有到期", "到期不同"),
        ("ja", "払わない", "払う"),
        ("ar", "لا يستحق", "يستحق لاحقا"),
        ("hi", "देय नहीं है", "देय है"),
        ("hi", "दुकान न खुले", "दुकान का नियम और समाचार"),
        ("hi", "मत दो", "अनुमति दो"),
        ("th", "ไม่ครบกำหนด", "ครบกำหนด"),
        ("it", "non scade", "nonno paga"),
        ("pt", "não vence", "vence o aluguel"),
        ("nl", "niet open", "genieten"),
        ("ru", "не открыто", "небо открыто"),
        ("uk", "не відкрито", "небо відкрито"),
        ("pl", "nie działa", "niebo działa"),
        ("tr", "açık değil", "açık değer"),
        ("id", "tidak buka", "buka takhta"),
        ("sv", "inte öppet", "vinter öppet"),
        ("ko", "열지 않는다", "연다"),
        ("fa", "باز نیست", "باز است"),
    ],
)
def test_a_negation_is_found_as_a_word(lang: str, negated: str, plain: str) -> None:
    """Each language has its negations, and a word that holds one is none."""
    pattern = negation_pattern(lang)

    assert pattern is not None
    assert pattern.search(negated)
    assert not pattern.search(plain)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "not only"),
        ("en", "no more than"),
        ("de", "nicht nur"),
        ("fr", "non seulement"),
        ("es", "no sólo"),
        ("vi", "không chỉ"),
        ("zh", "不仅"),
        ("ja", "だけでなく"),
        ("ar", "ليس فقط"),
        ("hi", "न केवल"),
        ("th", "ไม่เพียง"),
        ("th", "ไม่เกิน"),
        ("hi", "से अधिक नहीं"),
    ],
)
def test_a_negation_that_negates_nothing_is_known(lang: str, text: str) -> None:
    """Additions and bounds are phrases in which a negation is empty."""
    pattern = empty_pattern(lang)

    assert pattern is not None
    assert pattern.match(text)


def test_a_language_without_a_list_has_none() -> None:
    """Nothing is guessed for a language that was not reviewed; a text without a language is read as English."""
    assert negation_pattern("fi") is None
    assert empty_pattern("fi") is None
    assert opposites("fi") == ()
    assert negation_pattern(None) == negation_pattern("en")


@pytest.mark.parametrize("lang", _LANGUAGES)
def test_a_pair_turns_both_ways(lang: str | None) -> None:
    """No word is its own opposite, a pair has words on both sides and a kind, and each of its words leads to itself and to others."""
    for pair in opposites(lang):
        assert not pair.positive & pair.negative
        assert pair.positive
        assert pair.negative
        assert pair.kind in ("antonym", "leave", "direction", "temporal")
    assert set(swapped(lang)) == {term for pair in opposites(lang) for term in pair.positive | pair.negative}
    assert all(term in others and len(others) > 1 for term, others in swapped(lang).items())


@pytest.mark.parametrize(
    ("lang", "word", "same", "opposite"),
    [
        ("en", "rise", "grow", "fall"),
        ("en", "allow", "permit", "prohibit"),
        ("de", "gestiegen", "steigt", "sinkt"),
        ("fr", "autorisé", "permis", "interdit"),
        ("es", "aumentó", "subió", "bajó"),
        ("vi", "tăng", "tăng", "giảm"),
        ("zh", "上升", "增长", "下降"),
        ("ja", "増加", "上昇", "減少"),
        ("ar", "ارتفع", "زاد", "انخفض"),
        ("hi", "खुला", "खुली", "बंद"),
        ("hi", "बढ़ा", "वृद्धि", "कमी"),
        ("th", "เพิ่ม", "สูงขึ้น", "ลด"),
        ("it", "aperto", "aperta", "chiuso"),
        ("pt", "aberto", "abre", "fechado"),
        ("nl", "gestegen", "steeg", "daalde"),
        ("ru", "открыт", "открыто", "закрыто"),
        ("id", "naik", "meningkat", "turun"),
        ("tr", "arttı", "yükseldi", "düştü"),
        ("pl", "otwarte", "otwarty", "zamknięte"),
        ("ko", "증가", "상승", "하락"),
    ],
)
def test_all_words_of_a_pair_stand_in_the_place_of_one(lang: str, word: str, same: str, opposite: str) -> None:
    """A word leads to those that say the same and to those that turn it round, and so do they."""
    one, two, three = (stem(each, lang) for each in (word, same, opposite))

    assert {one, two, three} <= swapped(lang)[one]
    assert {one, two, three} <= swapped(lang)[three]


@pytest.mark.parametrize("lang", ["sv", "uk", "fa", "fi"])
def test_a_language_without_pairs_swaps_nothing(lang: str) -> None:
    """A language with no list of opposites has no word to swap."""
    assert swapped(lang) == {}
