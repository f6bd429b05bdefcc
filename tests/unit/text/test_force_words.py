"""What `text.force_words` promises: the words of duty, doubt, quantity and speech of each language, and which of them a text has."""

from __future__ import annotations

import pytest

from citebound.text.force_words import Force, find, forces, readable

_LANGUAGES = ("en", "de", "fr", "es", "vi", "zh", "ja", "hi", "ar", "th")


@pytest.mark.parametrize("force", Force)
@pytest.mark.parametrize("lang", _LANGUAGES)
def test_an_empty_text_has_no_force(lang: str, force: Force) -> None:
    """Every force has a list in every language, and none of them is in an empty text."""
    assert readable(lang)
    assert find("", lang, force) is None


@pytest.mark.parametrize(
    ("lang", "force", "has", "has_not"),
    [
        ("en", Force.DUTY, "staff must wear it", "mustard is sold"),
        ("en", Force.LEAVE, "staff may wear it", "the mayor wears it"),
        ("en", Force.DOUBT, "it may be so", "it ended on 4 may 2024"),
        ("en", Force.PLAN, "it plans to open", "the plant is open"),
        ("en", Force.SAID, "he said so", "it is so"),
        ("en", Force.ONLY, "only on sundays", "not only on sundays"),
        ("en", Force.CONDITION, "open if it rains", "a gift shop"),
        ("en", Force.DISPUTED, "he denies it", "it is dense"),
        ("de", Force.DUTY, "man muss zahlen", "ein muster liegt bei"),
        ("de", Force.LEAVE, "man darf parken", "der bedarf steigt"),
        ("de", Force.ONLY, "nur sonntags", "die schnur reißt"),
        ("fr", Force.DUTY, "il doit payer", "à droite"),
        ("fr", Force.LEAVE, "il peut payer", "il a peur"),
        ("fr", Force.PROOF, "le tabac cause la toux", "la causerie dure"),
        ("es", Force.DUTY, "debe pagar", "el debate dura"),
        ("es", Force.LEAVE, "puede pagar", "el puente abre"),
        ("es", Force.NONE, "nadie paga", "nadar es sano"),
        ("vi", Force.DUTY, "phải trả", "trả tiền"),
        ("vi", Force.CONDITION, "mở nếu mưa", "mở cửa"),
        ("vi", Force.ONLY, "chỉ chủ nhật", "địa chi"),
        ("zh", Force.DUTY, "必须付款", "正在应用"),
        ("zh", Force.LEAVE, "可以付款", "可能付款"),
        ("zh", Force.DOUBT, "可能付款", "可以付款"),
        ("ja", Force.DUTY, "払う必要がある", "払う"),
        ("ja", Force.LEAVE, "払うことが可能です", "可能性です"),
        ("ja", Force.PLAN, "開く予定", "開く"),
        ("hi", Force.DUTY, "यह अनिवार्य है", "यह नया है"),
        ("hi", Force.ONLY, "केवल रविवार", "रविवार"),
        ("hi", Force.ALL, "सब लोग", "सबूत मिला"),
        ("hi", Force.ALL, "हर दिन", "हरी बत्ती"),
        ("ar", Force.DUTY, "يجب الدفع", "تم الدفع"),
        ("ar", Force.ALL, "جميع الناس", "الجمع كبير"),
        ("th", Force.DUTY, "ต้องจ่าย", "ความต้องการ"),
        ("th", Force.ONLY, "เท่านั้น", "วันอาทิตย์"),
    ],
)
def test_a_force_is_found_as_a_word(lang: str, force: Force, has: str, has_not: str) -> None:
    """A word of the list is found where it stands, and a near neighbour that only looks like it is not."""
    found = find(has, lang, force)

    assert found is not None
    assert has[found.start() : found.end()] == found.group()
    assert find(has_not, lang, force) is None


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "all staff", {Force.ALL}),
        ("en", "nearly all staff", {Force.MOST}),
        ("en", "not all staff", {Force.SOME}),
        ("en", "nearly all staff and all guests", {Force.MOST, Force.ALL}),
        ("en", "staff", set()),
        ("de", "alle leute", {Force.ALL}),
        ("de", "fast alle leute", {Force.MOST}),
        ("de", "nicht alle leute", {Force.SOME}),
        ("fr", "tous les gens", {Force.ALL}),
        ("fr", "presque tous les gens", {Force.MOST}),
        ("fr", "pas tous les gens", {Force.SOME}),
        ("es", "todos los niños", {Force.ALL}),
        ("es", "casi todos los niños", {Force.MOST}),
        ("es", "no todos los niños", {Force.SOME}),
        ("vi", "tất cả mọi người", {Force.ALL}),
        ("vi", "hầu hết người dân", {Force.MOST}),
        ("vi", "không phải tất cả người dân", {Force.SOME}),
        ("zh", "所有人", {Force.ALL}),
        ("zh", "大多数人", {Force.MOST}),
        ("zh", "并非所有人", {Force.SOME}),
        ("ja", "すべての人", {Force.ALL}),
        ("ja", "ほとんどの人", {Force.MOST}),
        ("ja", "一部の人", {Force.SOME}),
        ("hi", "सभी लोग", {Force.ALL}),
        ("hi", "अधिकांश लोग", {Force.MOST}),
        ("ar", "جميع الناس", {Force.ALL}),
        ("ar", "معظم الناس", {Force.MOST}),
        ("ar", "ليس كل الناس", {Force.SOME}),
        ("th", "ทุกคน", {Force.ALL}),
        ("th", "เกือบทุกคน", {Force.MOST}),
        ("th", "ไม่ใช่ทุกคน", {Force.SOME}),
        ("en", "", set()),
    ],
)
def test_nearly_all_and_not_all_are_not_all(lang: str, text: str, expected: set[Force]) -> None:
    """Only what is said of all is all; a text may say both of different things."""
    assert forces(text, lang, Force.ALL, Force.MOST, Force.SOME) == expected


def test_only_what_is_wanted_is_told() -> None:
    """A force that was not asked for is left out."""
    assert forces("all staff must pay", "en", Force.DUTY) == {Force.DUTY}
    assert forces("all staff must pay", "en") == frozenset()


def test_a_language_without_lists_is_not_readable() -> None:
    """Nothing is guessed for a language that was not reviewed; a text without a language is read as English."""
    assert not readable("fi")
    assert find("must", "fi", Force.DUTY) is None
    assert forces("all must", "fi", *Force) == frozenset()
    assert readable(None)
    assert find("must", None, Force.DUTY)


@pytest.mark.parametrize("unit", ["has ", "not all ", "if ", "ne ", "hat zu ", "不", "ない", "कोई ", "لا أي ", "ไม่มี", "x"])
@pytest.mark.parametrize("lang", _LANGUAGES)
def test_hostile_text_is_read(unit: str, lang: str) -> None:
    """Thousands of characters of one thing raise nothing."""
    text = (unit * 2_000)[:2_000]

    assert forces(text, lang, *Force) <= frozenset(Force)
