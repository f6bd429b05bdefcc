"""What `text.polarity_words` promises: negations, empty negations and pairs of opposites, per language."""

from __future__ import annotations

import pytest

from citebound.text.polarity_words import empty_pattern, negation_pattern, opposites, swapped

_LANGUAGES = ("en", "de", "fr", "es", "vi", "zh", "ja", "ar", "hi", "th")


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
        ("th", "ไม่ครบกำหนด", "ครบกำหนด"),
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
def test_a_pair_turns_both_ways(lang: str) -> None:
    """No word is its own opposite, and each word of a pair leads to words that it may be swapped with."""
    for pair in opposites(lang):
        assert not pair.positive & pair.negative
        assert pair.kind in ("antonym", "direction", "temporal")
    assert all(term not in others for term, others in swapped(lang).items())
