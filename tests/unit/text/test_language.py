"""What `text.language` promises: a language where the text says so, None where it does not."""

from __future__ import annotations

import pytest

from citebound.text.language import detect, primary


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("The office is open from nine to five on weekdays.", "en"),
        ("Liều tối đa cho người lớn là bốn gam mỗi ngày.", "vi"),
        ("La tasa de desempleo bajó en el segundo trimestre.", "es"),
        ("Der Mindestlohn wird in der Verordnung für das Jahr festgelegt.", "de"),
        ("Le montant de la prime est fixé par les règles du contrat.", "fr"),
        ("يحق للعامل إجازة سنوية مدفوعة الأجر", "ar"),
        ("کارگر حق دارد از مرخصی سالانه استفاده کند و حقوق بگیرد", "fa"),
        ("员工每年享有十五天带薪年假。", "zh"),
        ("会議は午前九時に始まります。", "ja"),
        ("근로자는 연차 휴가를 받을 권리가 있다", "ko"),
        ("कर्मचारी को बारह दिन का अवकाश मिलता है", "hi"),
        ("พนักงานมีสิทธิลาพักร้อนหกวัน", "th"),
        ("Работник имеет право на отпуск", "ru"),
        ("Працівник має право на щорічну відпустку", "uk"),
        ("", None),
        ("12345 !!", None),
        ("Xyzzy plugh", None),
    ],
)
def test_a_text_says_its_language(text: str, expected: str | None) -> None:
    """A script or function words name the language; nothing else does."""
    assert detect(text) == expected


def test_a_quotation_does_not_change_the_language() -> None:
    """A few foreign words in an English text leave it English."""
    assert detect("The law of the land (劳动法) is clear in that the leave is paid and has to be given by the employer in the year.") == "en"


@pytest.mark.parametrize(("tag", "expected"), [("de-CH", "de"), ("zh_Hant_TW", "zh"), ("EN", "en"), ("vi", "vi"), (None, None), ("", None)])
def test_a_tag_begins_with_its_language(tag: str | None, expected: str | None) -> None:
    """The language of a tag is its first part, in lower case."""
    assert primary(tag) == expected
