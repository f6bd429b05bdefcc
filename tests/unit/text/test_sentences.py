"""What `text.sentences` promises: sentences that tile their block, in many languages."""

from __future__ import annotations

import pytest
from hypothesis import given
from tests.strategies import answers

from citebound.text.sentences import sentences

_TABLE = {
    "en": [
        ["The cap is 850 dollars. ", "Apply within 30 days."],
        ["Dr. Smith wrote to Mr. Jones. ", "The U.S. office agreed."],
        ["See Fig. 3 and Sec. 12 of the report."],
        ["It costs 3.5 million. ", "That is all."],
        ["Is it open? ", "Yes! ", "It opens at 9."],
        ['He said: "It is closed." ', "Then he left."],
        ["Foods, e.g. rice and i.e. flour, are exempt."],
        ["Line one ends here.\n", "Line two begins."],
        ["a line that was only\nwrapped goes on."],
    ],
    "vi": [["Liều tối đa là 4 g mỗi ngày. ", "Trẻ em dùng 7,5 mg/kg."], ["TP. Hồ Chí Minh có 9 triệu dân. ", "Hà Nội có 8 triệu."]],
    "es": [["La tasa bajó al 11,2 %. ", "¿Por qué? ", "No se sabe."], ["El Sr. García llegó. ", "Habló poco."]],
    "de": [["Das gilt z. B. in Bayern. ", "Sonst nicht."], ["Nach Art. 5 Abs. 2 gilt das nicht."], ["Der Lohn beträgt 12,82 Euro. ", "Er steigt."]],
    "fr": [["Le montant est de 1.250,50 euros. ", "Il est versé en mai."], ["M. Dupont est absent. ", "Il revient demain."]],
    "ar": [["يحق للعامل ٢١ يوما من الإجازة. ", "تدفع الأجور شهريا."], ["هل يجوز التمديد؟ ", "نعم يجوز ذلك."]],
    "zh": [["员工每年享有15天年假。", "工资在每月10日支付。"], ["可以延长吗？", "可以。"], ["他说：「可以。」", "然后走了。"]],
    "ja": [["会議は9時に始まります。", "昼食は12時です。"], ["本当ですか？", "はい。"]],
    "hi": [["कर्मचारी को 12 दिन का अवकाश मिलता है। ", "वेतन महीने में मिलता है।"]],
    "th": [["พนักงานมีสิทธิลาพักร้อน 6 วัน"]],
}


@pytest.mark.parametrize(("lang", "expected"), [(lang, expected) for lang, rows in _TABLE.items() for expected in rows])
def test_a_text_is_cut_into_its_sentences(lang: str, expected: list[str]) -> None:
    """Sentences end where a reader ends them, and together they are the text."""
    text = "".join(expected)

    assert [text[start:end] for start, end in sentences(text, 0, len(text), lang, ())] == expected


@pytest.mark.parametrize(
    ("blanked", "after", "expected"),
    [
        ("It opens at 6.    Fees rise.", 17, ["It opens at 6.    ", "Fees rise."]),
        ("It opens at 6.   Fees rise.", 17, ["It opens at 6.   ", "Fees rise."]),
        ("It is run by Acme Inc.     The rest is open.", 26, ["It is run by Acme Inc.     ", "The rest is open."]),
        ("It opens     and closes late.", 12, ["It opens     and closes late."]),
    ],
)
def test_a_marker_behind_a_stop_stays_with_its_sentence(blanked: str, after: int, expected: list[str]) -> None:
    """A stop, a marker and a new start end a sentence behind the marker, even after an abbreviation; a marker inside a sentence ends nothing."""
    assert [blanked[start:end] for start, end in sentences(blanked, 0, len(blanked), "en", [after])] == expected


def test_only_the_block_is_cut() -> None:
    """Text outside of the block is not touched."""
    text = "Before. One here. Two here. After."

    assert [text[start:end] for start, end in sentences(text, 8, 27, "en", ())] == ["One here. ", "Two here."]


@pytest.mark.parametrize("text", ["Take vitamin B\u00a0.", "Hepatitis B\u202f. Then rest.", "Plan B\u3000. C"])
@pytest.mark.parametrize("lang", ["en", "fr", None])
def test_a_blank_of_any_width_may_stand_before_a_stop(text: str, lang: str | None) -> None:
    """A narrow or unbreakable blank before a stop breaks nothing."""
    cut = sentences(text, 0, len(text), lang, ())

    assert "".join(text[start:end] for start, end in cut) == text


@pytest.mark.parametrize("lang", ["en", "vi", "zh", "th", "xx", None])
@given(answer=answers())
def test_sentences_tile_any_text(lang: str | None, answer: str) -> None:
    """Put together again the sentences are the text, in any language, known or not."""
    cut = sentences(answer, 0, len(answer), lang, ())

    assert "".join(answer[start:end] for start, end in cut) == answer
