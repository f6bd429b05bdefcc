"""What the check `quotations` promises: quoted words stand in a cited source as they are quoted, up to typography."""

from __future__ import annotations

import pytest
from tests.builders import case, found_by, numbered

from citebound.catalog import CHECKS

_ALTERED, _FABRICATED = "quote_altered", "quote_fabricated"


@pytest.mark.parametrize(
    ("lang", "claim", "wrong", "code", "right"),
    [
        ("en", 'He said "the fee is never paid back" there', "The fee is always paid back.", _ALTERED, "He said: the fee is never paid back, sadly."),
        ("en", "He said “the fee is never paid back” there", "The cat sat on a mat.", _FABRICATED, "THE FEE IS NEVER PAID BACK."),
        ("en", 'He said "the fee … is never paid back" there', "The fee is always charged.", _FABRICATED, "The fee for guests is never paid back."),
        ("en", 'He said "the fee [for guests] is never paid back" there', "A fee is charged.", _FABRICATED, "The fee is never paid back."),
        ("en", 'He said "a well - known fee of theirs" there', "A fee.", _FABRICATED, "It is a well – known fee of theirs."),
        (
            "de",
            "Er sagte „die Gebühr wird niemals ganz erstattet“ dazu",
            "Die Gebühr wird ganz erstattet.",
            _ALTERED,
            "Die Gebühr wird niemals ganz erstattet.",
        ),
        ("fr", "Il a dit « la taxe sera toujours rendue au client » hier", "La taxe sera rendue.", _ALTERED, "Que la taxe sera toujours rendue au client."),
        ("es", "Dijo «la tasa se devuelve siempre al cliente» ayer", "La tasa no se devuelve.", _ALTERED, "La tasa se devuelve siempre al cliente."),
        ("vi", "Ông nói “khoản phí này luôn được hoàn lại đầy đủ”", "Khoản phí không được hoàn lại.", _ALTERED, "Khoản phí này luôn được hoàn lại đầy đủ."),
        ("zh", "他说“该费用一律不予退还给客户”", "该费用可以退还。", _FABRICATED, "规定：该费用一律不予退还给客户。"),
        ("ja", "彼は「この料金は決して返金されません」と述べた", "料金は返金されます。", _ALTERED, "この料金は決して返金されません。"),
        ("ar", 'قال "الرسوم لا ترد أبدا إلى العميل" أمس', "الرسوم ترد.", _FABRICATED, "الرسوم لا ترد أبدا إلى العميل."),
        ("hi", 'उन्होंने कहा "यह शुल्क कभी वापस नहीं किया जाता"', "शुल्क वापस होता है।", _FABRICATED, "यह शुल्क कभी वापस नहीं किया जाता।"),
        ("th", 'เขากล่าว "ค่าธรรมเนียมนี้ไม่คืนให้ลูกค้าทุกกรณี"', "คืนค่าธรรมเนียม", _FABRICATED, "ค่าธรรมเนียมนี้ไม่คืนให้ลูกค้าทุกกรณี"),
    ],
)
def test_a_quotation_stands_word_for_word(lang: str, claim: str, wrong: str, code: str, right: str) -> None:
    """A quotation in the marks of any language that a source has is no finding; an altered or invented one is, at its words."""
    answer = f"{claim} [1]."
    found = list(CHECKS.make("quotations").check(case(answer, numbered(wrong), lang=lang)))

    assert [each.code for each in found] == [code]
    assert all(each.value == each.span.of(answer) for each in found)
    assert found_by("quotations", answer, numbered(right), lang=lang) == []


@pytest.mark.parametrize(
    "claim",
    [
        'The song "never paid back at all" was sung',
        'The "fee" is paid',
        'It is titled "never paid back at all" by them',
        'He read "The Long Way Back Home" said she',
        "He said that the fee is paid",
    ],
)
def test_what_is_no_speech_is_not_looked_up(claim: str) -> None:
    """Titles, terms of under four words and reported speech need stand nowhere."""
    assert found_by("quotations", f"{claim} [1].", numbered("Nothing of the kind.")) == []


@pytest.mark.parametrize(
    ("quoted", "source"),
    [
        ("the fee ... is paid back", "The fee is not refunded and is paid back."),
        ("the fee is … paid back", "The fee is not paid back."),
        ("die Gebühr wird ... ganz erstattet", "Die Gebühr wird nicht ganz erstattet."),
    ],
)
def test_an_ellipsis_must_not_swallow_a_negation(quoted: str, source: str) -> None:
    """Leaving a negation out turns the quotation round."""
    assert [code for code, _ in found_by("quotations", f'He said "{quoted}" there [1].', numbered(source))] == [_ALTERED]


def test_a_typographic_apostrophe_changes_nothing() -> None:
    """`isn’t` and `isn't` are one word."""
    assert found_by("quotations", "He said “The fee wasn’t ever my idea” there [1].", numbered("The fee wasn’t ever my idea.")) == []
    assert found_by("quotations", 'He said "The rabbit’s fee is my idea" there [1].', numbered("The rabbit's fee is my idea.")) == []


def test_a_negation_with_a_typographic_apostrophe_is_one() -> None:
    """`isn’t` in the quotation and `isn't` in the source are the same negation."""
    assert found_by("quotations", "He said “The fee isn’t ever paid back” there [1].", numbered("The fee isn't ever paid back.")) == []


@pytest.mark.parametrize(
    ("quoted", "source"),
    [
        ("5 million people live in it", "15 million people live in it."),
        ("the cost will be 5", "The cost will be 500."),
        ("able to pay the fee", "They are unable to pay the fee."),
        ("the fee is for all", "The fee is for allies."),
        ("5 Millionen Menschen leben dort", "25 Millionen Menschen leben dort."),
    ],
)
def test_a_quotation_stands_in_whole_words(quoted: str, source: str) -> None:
    """The first and last word of a quotation are words of the source: `5 million` is not in `15 million`, nor `able` in `unable`."""
    assert found_by("quotations", f'He said "{quoted}" there [1].', numbered(source)) != []


def test_any_source_of_the_group_may_have_the_quotation() -> None:
    """A claim of several sources draws on all of them, and on no other."""
    answer, sources = 'He said "the fee is never paid back" there {}.', numbered("Something else.", "The fee is never paid back.")

    assert found_by("quotations", answer.format("[1][2]"), sources) == []
    assert found_by("quotations", answer.format("[1]"), sources) == [(_FABRICATED, "the fee is never paid back")]
