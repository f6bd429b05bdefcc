"""A claim that is a sentence of its source, word for word, is supported: no check has anything against it, whatever stands around it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.builders import numbered

from citebound import Verifier

_SENTENCES = {
    "en": (
        "The board may suspend a licence for up to 12 months, unless the holder appeals.",
        "Most of the 36 flats have a balcony, but none of them has a garage.",
        "According to the union, the plant would close in June; the company denies this.",
        "Revenue rose from 4.7 million euros in 2022 to 5.1 million euros in 2023.",
        "Shift work may be associated with poorer sleep, and no causal link was established.",
        "Harlow Library opens at 9:00 on weekdays and at 10:00 on Saturdays.",
    ),
    "de": (
        "Der Mieter muss die Kaution von 2.400 Euro spätestens am 4. Mai 2024 zahlen.",
        "Nicht alle Filialen nehmen Pfandgläser zurück, außer am Samstag.",
        "Kupfer leitet Wärme besser als Aluminium.",
    ),
    "fr": (
        "Le préavis est de trois mois ; il est réduit à un mois en zone tendue.",
        "Selon le syndicat, la réforme allongera les délais, ce que la ministre conteste.",
    ),
    "es": ("El museo abre los lunes de 9:00 a 14:00 y no cobra entrada a los menores de 18 años.", "El precio bajó de 7,85 a 6,40 euros por litro."),
    "vi": ("Thời gian thử việc không quá 60 ngày đối với công việc cần trình độ cao đẳng trở lên.",),
    "zh": ("高峰时段发车间隔为3分钟，平峰为8分钟。", "本产品不适用于六岁以下儿童。"),
    "ja": ("補助率は対象経費の2分の1以内、上限は50万円です。", "交付決定前に着手した工事は対象外です。"),
    "hi": ("सामान्य वर्ग का शुल्क 400 रुपये और आरक्षित वर्ग का 200 रुपये है।",),
    "ar": ("لا يجوز للمؤجر رفع الإيجار قبل مرور 12 شهرا.",),
    "th": ("สระว่ายน้ำไม่เปิดในวันอาทิตย์ ค่าสมาชิก 900 บาทต่อปี",),
}
_ALL = [(lang, sentence) for lang, sentences in _SENTENCES.items() for sentence in sentences]
_verifier = Verifier("standard")


@pytest.mark.parametrize(("lang", "sentence"), _ALL)
@given(around=st.lists(st.sampled_from([sentence for _, sentence in _ALL]), max_size=4), place=st.integers(0, 4))
def test_a_sentence_of_the_source_is_supported(lang: str, sentence: str, around: list[str], place: int) -> None:
    """Other sentences of the source, with other numbers, names and speakers, change nothing."""
    text = "\n".join([*around[:place], sentence, *around[place:]])

    report = _verifier.verify(f"{sentence[:-1]} [1]{sentence[-1]}", numbered(text), lang=lang)

    assert [claim.verdict for claim in report.claims] == ["supported"] * len(report.claims), [(f.code, f.message) for c in report.claims for f in c.findings]
