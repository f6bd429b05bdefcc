"""What `text.characters` promises: words in every script, and folding that finds the way back."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citebound.text.characters import fold, has_word, invisible, marks


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", False),
        (" .,;—[]_", False),
        ("\u200b\u202e", False),
        ("🙂", False),
        ("a", True),
        ("7", True),
        ("é", True),
        ("语", True),
        ("٣", True),
        ("ก", True),
        ("½", True),
    ],
)
def test_a_word_is_a_letter_or_a_digit_of_any_script(text: str, expected: bool) -> None:
    """Letters and digits of any script make a word; marks, signs and emoji do not."""
    assert has_word(text) is expected


def test_a_word_is_looked_for_inside_the_bounds() -> None:
    """What stands outside of the stretch does not count."""
    assert not has_word("abc ... def", 3, 8)
    assert has_word("abc ... def", 3, 9)
    assert has_word("... def", 3)


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("ABC", "abc"),
        ("Điều", "điều"),
        ("ĐIE\u0302\u0300U", "điều"),
        ("12\u200b00", "1200"),
        ("so\u00adft", "soft"),
        ("\ufeffStart\u202e", "start"),
        ("ＡＢＣ", "ａｂｃ"),
        ("10⁵", "10⁵"),
        ("½", "½"),
        ("क\u093c", "क\u093c"),
        ("हिन्दी", "हिन्दी"),
        ("", ""),
        ("\u0301", "\u0301"),
    ],
)
def test_folding_makes_alike_what_reads_alike(text: str, folded: str) -> None:
    """Case, composition and invisible characters make no difference; superscripts, fractions and full width stay what they are."""
    assert fold(text).text == folded


def test_composed_and_decomposed_text_fold_alike() -> None:
    """The same word in NFC and in NFD is one word."""
    assert fold("Tiếng Việt").text == fold("Tie\u0302\u0301ng Vie\u0323\u0302t").text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Rent AID", "aid"),
        ("the 12\u200b00 dollars", "1200"),
        ("Ca\u0301c Đie\u0302\u0300u", "điều"),
        ("\u202eabc\u202c DEF", "def"),
        ("a\u00adb\u00adc d", "d"),
        ("xİy z", "z"),
    ],
)
def test_a_folded_stretch_leads_back(text: str, words: str) -> None:
    """The stretch that a folded word came from folds to that word again."""
    folded = fold(text)
    at = folded.text.index(words)

    start, end = folded.source(at, at + len(words))

    assert fold(text[start:end]).text == words


@given(st.text())
def test_folding_keeps_every_offset_in_order(text: str) -> None:
    """Offsets never go backwards, never leave the text, and the whole leads back to the whole."""
    folded = fold(text)

    if folded.offsets is None:
        assert len(folded.text) == len(text)
        return
    assert len(folded.offsets) == len(folded.text) + 1
    assert list(folded.offsets) == sorted(folded.offsets)
    assert folded.offsets[-1] == len(text)
    for at in range(len(folded.text)):
        start, end = folded.source(at, at + 1)
        assert 0 <= start < end <= len(text)


@given(st.text())
def test_folding_twice_is_folding_once(text: str) -> None:
    """A folded text is folded."""
    once = fold(text).text

    assert fold(once).text == once


@pytest.mark.parametrize(
    ("char", "expected"),
    [("\u200b", True), ("\u202e", True), ("\u00ad", True), ("\ufeff", True), ("\U000e0041", True), ("a", False), (" ", False), ("\n", False)],
)
def test_format_characters_are_invisible(char: str, expected: bool) -> None:
    """Zero width, bidi marks, soft hyphens and tags cannot be seen; blanks can."""
    assert invisible(char) is expected


def test_marks_are_combining_marks() -> None:
    """The class of marks holds vowel signs and accents, and no letter."""
    pattern = re.compile(f"[{marks()}]")

    assert all(map(pattern.fullmatch, "\u0301\u093e\u0e31\u064e\u0323"))
    assert not any(map(pattern.fullmatch, "aकกم1 "))
