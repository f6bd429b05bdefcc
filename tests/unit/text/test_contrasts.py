"""What `text.contrasts` promises: two words of which one excludes the other, in the languages that have a list."""

from __future__ import annotations

import pytest

from citebound.text.contrasts import excluded, same_as, word_in_set
from citebound.text.reading import Reading
from citebound.text.slots import words_said


def _excluded(claim: str, source: str, lang: str | None) -> tuple[str, str] | None:
    said = [words_said(Reading(text, lang), 0, len(text)) for text in (claim, source)]
    return excluded(said[0], said[1], lang)


@pytest.mark.parametrize(
    ("lang", "claim", "source", "expected"),
    [
        ("en", "open on Mondays", "open on Sundays", ("mondays", "sundays")),
        ("en", "the first step", "the second step", ("first", "second")),
        ("en", "the tenant pays", "the landlord pays", ("tenant", "landlord")),
        (None, "open on Mondays", "open on Sundays", ("mondays", "sundays")),
        ("de", "montags offen", "sonntags offen", ("montags", "sonntags")),
        ("de", "der Mieter zahlt", "der Vermieter zahlt", ("mieter", "vermieter")),
        ("fr", "ouvert le lundi", "ouvert le dimanche", ("lundi", "dimanche")),
        ("fr", "le locataire paie", "le bailleur paie", ("locataire", "bailleur")),
        ("es", "abre los lunes", "abre los martes", ("lunes", "martes")),
        ("es", "paga el inquilino", "paga el arrendador", ("inquilino", "arrendador")),
        ("it", "apre lunedì", "apre domenica", ("lunedì", "domenica")),
        ("pt", "no inverno", "no verão", ("inverno", "verão")),
        ("nl", "open op maandag", "open op zondag", ("maandag", "zondag")),
        ("ru", "открыто летом", "открыто зимой", ("летом", "зимой")),
        ("id", "buka senin", "buka minggu", ("senin", "minggu")),
        ("vi", "mùa xuân", "mùa đông", ("xuân", "đông")),
        ("zh", "周一开放", "周日开放", ("周一", "周日")),
        ("zh", "成人票五元", "儿童票五元", ("成人", "儿童")),
        ("ja", "月曜に開く", "日曜に開く", ("月曜", "日曜")),
        ("ja", "借主が払う", "貸主が払う", ("借主", "貸主")),
        ("hi", "सोमवार को खुला", "रविवार को खुला", ("सोमवार", "रविवार")),
        ("hi", "पुरुषों के लिए", "महिलाओं के लिए", ("पुरुषों", "महिलाओं")),
        ("ar", "يفتح يوم الأحد", "يفتح يوم الجمعة", ("الأحد", "الجمعة")),
        ("ar", "يدفع المستأجر", "يدفع المؤجر", ("المستأجر", "المؤجر")),
        ("th", "เปิดวันจันทร์", "เปิดวันอาทิตย์", ("วันจันทร์", "วันอาทิตย์")),
        ("th", "ผู้เช่าจ่าย", "ผู้ให้เช่าจ่าย", ("ผู้เช่า", "ผู้ให้เช่า")),
    ],
)
def test_one_word_of_a_set_excludes_another(lang: str | None, claim: str, source: str, expected: tuple[str, str]) -> None:
    """The word of the claim is named with the word of the source in its place, and the same holds the other way round."""
    assert _excluded(claim, source, lang) == expected
    assert _excluded(source, claim, lang) == expected[::-1]


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [
        ("en", "open on Mondays", "open on Monday"),
        ("en", "open on Mondays", "open on Mondays and Sundays"),
        ("en", "open on Mondays and Sundays", "open on Sundays"),
        ("en", "open on Mondays", "open in winter"),
        ("en", "open on Mondays", "open every day"),
        ("de", "samstags offen", "am Sonnabend offen"),
        ("fr", "le locataire paie", "les locataires paient"),
        ("es", "el sábado", "los sábados"),
        ("vi", "mùa xuân", "mùa xuân"),
        ("zh", "周一开放", "星期一开放"),
        ("ja", "子供は無料", "子どもは無料"),
        ("hi", "पहला दिन", "पहले दिन"),
        ("ar", "يوم الاثنين", "يوم الإثنين"),
        ("th", "เปิดวันจันทร์", "เปิดทุกวันจันทร์"),
    ],
)
def test_another_form_or_another_set_excludes_nothing(lang: str, claim: str, source: str) -> None:
    """Forms of one word, words of two sets, and a text that has both words leave each other alone."""
    assert _excluded(claim, source, lang) is None


@pytest.mark.parametrize("lang", ["en", "de", "fr", "es", "vi", "zh", "ja", "hi", "ar", "th", "fi", None])
@pytest.mark.parametrize(("claim", "source"), [("", ""), ("monday 周一 montag", ""), ("", "monday 周一 montag")])
def test_a_text_without_words_excludes_nothing(lang: str | None, claim: str, source: str) -> None:
    """An empty text has no word of a set."""
    assert _excluded(claim, source, lang) is None


def test_a_language_without_a_list_excludes_nothing() -> None:
    """Nothing is guessed for a language that was not reviewed."""
    assert _excluded("auki maanantai monday", "auki sunnuntai sunday", "fi") is None


@pytest.mark.parametrize(
    ("lang", "word", "forms"),
    [
        ("en", "mondays", {"monday", "mondays"}),
        ("de", "samstag", {"samstag", "samstags", "sonnabend"}),
        ("zh", "周一", {"周一", "星期一"}),
        ("en", "house", {"house"}),
        ("fi", "monday", {"monday"}),
        ("en", "", {""}),
    ],
)
def test_the_forms_of_a_word_are_one(lang: str, word: str, forms: set[str]) -> None:
    """A word of a set counts with its forms; any other word is only itself."""
    assert same_as(word, lang) == forms


@pytest.mark.parametrize(
    ("lang", "words", "expected"),
    [
        ("en", {"open", "mondays"}, "mondays"),
        (None, {"mondays"}, "mondays"),
        ("zh", "周一开放", "周一"),
        ("en", {"open"}, None),
        ("en", set(), None),
        ("fi", {"monday"}, None),
    ],
)
def test_a_word_of_a_set_is_found(lang: str | None, words: set[str] | str, expected: str | None) -> None:
    """A text that speaks of a day or a group is told by its word."""
    assert word_in_set(words, lang) == expected
