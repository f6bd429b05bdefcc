"""What `text.counts` promises: small counts and words of magnitude in place, with where the name of what they count begins."""

from __future__ import annotations

from itertools import pairwise

import pytest

from citebound.text.counts import counts

_EVERY = ("en", "de", "fr", "es", "it", "pt", "nl", "vi", "zh", "ja", "hi", "ar", "th", "fi", None)


def _read(text: str, lang: str | None, *, singular: bool = False) -> list[tuple[str, str]]:
    return [(text[each.start : each.end], each.value) for each in counts(text, lang, 0, len(text), singular=singular)]


@pytest.mark.parametrize(
    ("lang", "text", "written", "value", "behind"),
    [
        ("en", "needs three photos", "three", "3", " photos"),
        ("en", "needs Twelve photos", "Twelve", "12", " photos"),
        ("en", "needs 13 photos", "13", "13", " photos"),
        (None, "needs three photos", "three", "3", " photos"),
        ("de", "braucht drei Fotos", "drei", "3", " Fotos"),
        ("fr", "demande trois photos", "trois", "3", " photos"),
        ("es", "pide tres fotos", "tres", "3", " fotos"),
        ("it", "chiede tre foto", "tre", "3", " foto"),
        ("pt", "pede duas fotos", "duas", "2", " fotos"),
        ("nl", "vraagt drie fotos", "drie", "3", " fotos"),
        ("vi", "cần ba ảnh", "ba", "3", " ảnh"),
        ("zh", "需要三张照片", "三", "3", "张照片"),
        ("zh", "需要两张照片", "两", "2", "张照片"),
        ("ja", "写真三枚", "三", "3", "枚"),
        ("hi", "यहाँ तीन फोटो", "तीन", "3", " फोटो"),
        ("ar", "مطلوب ثلاث صور", "ثلاث", "3", " صور"),
        ("th", "ใช้รูปสามใบ", "สาม", "3", "ใบ"),
        ("fi", "tarvitaan 3 kuvaa", "3", "3", " kuvaa"),
    ],
)
def test_a_small_number_in_words_counts(lang: str | None, text: str, written: str, value: str, behind: str) -> None:
    """A number word of the language, or up to three digits, counts what stands behind it."""
    (found,) = counts(text, lang, 0, len(text))

    assert (text[found.start : found.end], found.value, text[found.behind :]) == (written, value, behind)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "threefold and often"),
        ("en", "1,500 or 5.5 or 5% or 1234 or 9:30"),
        ("en", "drei Fotos"),
        ("de", "Dreieck und Achtung"),
        ("fr", "dixième et septembre"),
        ("es", "nueves y dosis"),
        ("vi", "bay và namp"),
        ("hi", "दोपहर में"),
        ("hi", "दस्तावेज़ जमा करें"),
        ("ar", "ثلاثاء"),
        ("zh", "照片很好"),
        ("ja", "写真です"),
        ("th", "รูปใหม่"),
        ("fi", "kolme kuvaa"),
        *((lang or "en", "") for lang in _EVERY),
    ],
)
def test_what_only_looks_like_a_count_is_none(lang: str, text: str) -> None:
    """Longer words, decimals, percentages, long numbers, the words of another language and an empty text count nothing."""
    assert _read(text, lang) == []


@pytest.mark.parametrize(
    ("lang", "alone", "article"),
    [
        ("en", "a single signature", "a signature"),
        ("en", "only one signature", "one signature"),
        ("de", "nur eine Unterschrift", "eine Unterschrift"),
        ("de", "eine einzige Unterschrift", "eine Unterschrift"),
        ("fr", "une seule signature", "une signature"),
        ("es", "una sola firma", "una firma"),
        ("it", "una sola firma", "una firma"),
        ("pt", "apenas uma firma", "uma firma"),
        ("vi", "chỉ cần một ảnh", "cần một ảnh"),
        ("zh", "一张照片", "一起"),
        ("ja", "一枚", "一番"),
        ("hi", "केवल एक फोटो", "एक फोटो"),
        ("ar", "صورة واحدة فقط", "صورة واحدة"),
        ("th", "เพียงหนึ่งใบ", "หนึ่งใบ"),
    ],
)
def test_one_counts_only_where_there_is_no_other(lang: str, alone: str, article: str) -> None:
    """`a single` is one; an article, and a word that begins with the sign for one, is none."""
    assert [value for _, value in _read(alone, lang)] == ["1"]
    assert _read(article, lang) == []


@pytest.mark.parametrize(
    ("lang", "text"), [("en", "a photo"), ("en", "an apple"), ("de", "ein Foto"), ("de", "einem Foto"), ("fr", "une photo"), ("es", "una foto")]
)
def test_an_article_counts_only_where_it_is_asked_for(lang: str, text: str) -> None:
    """A source that speaks in the singular speaks of one; a claim in the singular may speak of any."""
    assert _read(text, lang) == []
    assert _read(text, lang, singular=True) == [(text.split(maxsplit=1)[0], "1")]


@pytest.mark.parametrize(
    ("lang", "text", "written", "value"),
    [
        ("en", "dozens of villages", "dozens", "10^1"),
        ("en", "hundreds of people", "hundreds", "10^2"),
        ("en", "hundreds of thousands of people", "hundreds of thousands", "10^5"),
        ("de", "Dutzende Dörfer", "Dutzende", "10^1"),
        ("de", "hunderttausende Menschen", "hunderttausende", "10^5"),
        ("fr", "des dizaines de milliers de gens", "dizaines de milliers", "10^4"),
        ("fr", "des milliers de gens", "milliers", "10^3"),
        ("es", "decenas de miles de casos", "decenas de miles", "10^4"),
        ("vi", "hàng trăm người", "hàng trăm", "10^2"),
        ("vi", "hàng trăm nghìn người", "hàng trăm nghìn", "10^5"),
        ("zh", "数百人", "数百", "10^2"),
        ("zh", "数百万人", "数百万", "10^6"),
        ("ja", "数百人", "数百", "10^2"),
        ("ja", "数十万人", "数十万", "10^5"),
        ("hi", "सैकड़ों लोग", "सैकड़ों", "10^2"),
        ("ar", "مئات الناس", "مئات", "10^2"),
        ("ar", "مئات الآلاف من الناس", "مئات الآلاف", "10^5"),
        ("th", "หลายร้อยคน", "หลายร้อย", "10^2"),
        ("th", "หลายแสนคน", "หลายแสน", "10^5"),
    ],
)
def test_a_word_of_magnitude_is_a_power_of_ten(lang: str, text: str, written: str, value: str) -> None:
    """Hundreds are no thousands, and hundreds of thousands are one count."""
    assert _read(text, lang) == [(written, value)]


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "twice daily", [("twice", "2")]),
        ("en", "once a week", [("once", "1")]),
        ("en", "once upon a time", []),
        ("de", "dreimal täglich", [("dreimal", "3")]),
        ("de", "manchmal täglich", []),
    ],
)
def test_how_often_counts_times(lang: str, text: str, expected: list[tuple[str, str]]) -> None:
    """`twice` counts times, and nothing behind it is what it counts."""
    assert _read(text, lang) == expected
    assert all(each.behind == -1 for each in counts(text, lang, 0, len(text)))


def test_counts_stand_in_the_stretch_that_is_asked_for() -> None:
    """What stands before or behind the stretch is left out, and offsets are those of the text."""
    text = "two cats, three dogs, four birds"

    (found,) = counts(text, "en", 10, 20)
    assert text[found.start : found.end] == "three"


@pytest.mark.parametrize("unit", ["a single ", "three ", "5 ", "hundreds of thousands of ", "数百万", "ba ", "केवल एक ", "เพียง", "chỉ một ", "واحدة فقط "])
@pytest.mark.parametrize("lang", _EVERY)
def test_hostile_text_is_read(unit: str, lang: str | None) -> None:
    """Thousands of characters of one thing raise nothing, and counts are in order and never overlap."""
    text = (unit * 3_000)[:3_000]
    found = counts(text, lang, 0, len(text), singular=True)

    assert all(one.end <= two.start for one, two in pairwise(found))
    assert all(0 <= each.start < each.end <= len(text) for each in found)
