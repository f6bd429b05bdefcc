"""What `text.same_name` promises: a word of a name stands in a text in any of its forms, and a stranger does not."""

from __future__ import annotations

import pytest

from citebound.text.names import Name, names
from citebound.text.reading import Reading
from citebound.text.same_name import absent, occurs, phrases


def _occurs(word: str, source: str, lang: str | None) -> bool:
    return occurs(Name(0, len(word), word, sure=True), Reading(source, lang))


def _sure(text: str, lang: str | None) -> list[Name]:
    return [name for name in names(text, lang) if name.sure]


@pytest.mark.parametrize(
    ("lang", "word", "source"),
    [
        ("en", "Keller", "Keller paid"),
        ("en", "Keller", "the KELLER family"),
        ("en", "Keller's", "Keller paid"),
        ("en", "Keller", "Keller's house"),
        ("en", "Britain", "the British army"),
        ("en", "Europe", "European law"),
        ("en", "Mexico", "two Mexicans"),
        ("en", "Nigeria", "a Nigerian law"),
        ("en", "French", "a law of France"),
        ("en", "Dutch", "in the Netherlands"),
        ("en", "Wales", "the Welsh coast"),
        ("en", "U.S", "the US army"),
        ("en", "Texas", "Austin, TX"),
        ("en", "NASA", "the National Aeronautics and Space Administration"),
        ("en", "Mercedes-Benz", "MercedesBenz cars"),
        ("en", "Mercedes-Benz", "cars of Mercedes and Benz"),
        ("en", "Organisation", "the World Health Organization"),
        ("de", "Zürich", "die Stadt Zürich"),
        ("fr", "Dupont", "M. Dupont a signé"),
        ("es", "López", "la casa de López"),
        ("vi", "Nguyễn", "bà Nguyễn Lan ký"),
        ("vi", "Nguyễn", "ba\u0300 Nguye\u0302\u0303n Lan ky\u0301"),
        ("zh", "Google", "由Google开发"),
        ("ja", "Sony", "Sonyの製品"),
        ("hi", "Delhi", "राजधानी Delhi में"),
        ("ar", "Oman", "في Oman اليوم"),
        ("th", "Phuket", "เกาะPhuketใหญ่"),
        (None, "Keller", "Keller paid"),
    ],
)
def test_a_name_occurs_in_another_form(lang: str | None, word: str, source: str) -> None:
    """Case, possessives, peoples and countries, initials, points and hyphens make no other name."""
    assert _occurs(word, source, lang)


@pytest.mark.parametrize(
    ("lang", "word", "source"),
    [
        ("en", "Ann", "Hannah paid"),
        ("en", "Keller", "Miller paid"),
        ("en", "Austria", "a law of Australia"),
        ("en", "Texas", "a man called Tx"),
        ("en", "NASA", "the national space agency"),
        ("en", "Mercedes-Benz", "Mercedes cars"),
        ("en", "Keller", ""),
        ("de", "Zürich", "die Stadt Bern"),
        ("fr", "Dupont", "M. Durand a signé"),
        ("es", "López", "la casa de Gómez"),
        ("vi", "Nguyễn", "bà Trần Lan ký"),
        ("zh", "Google", "由谷歌开发"),
        ("ja", "Sony", "ソニーの製品"),
        ("hi", "Delhi", "राजधानी में"),
        ("ar", "Oman", "في عمان اليوم"),
        ("th", "Phuket", "เกาะใหญ่"),
        (None, "Keller", ""),
    ],
)
def test_another_name_is_a_stranger(lang: str | None, word: str, source: str) -> None:
    """A name inside a longer word, a name that only begins alike, and an empty text do not have it."""
    assert not _occurs(word, source, lang)


@pytest.mark.parametrize(
    ("claim", "sources", "expected"),
    [
        ("then Keller spoke", ["Miller spoke."], ["Keller"]),
        ("then Keller spoke", ["Miller spoke.", "Keller spoke."], []),
        ("then Keller spoke", [], ["Keller"]),
        ("then Maria Keller spoke", ["Keller spoke."], []),
        ("then Maria Keller spoke", ["Anna Keller spoke."], ["Maria"]),
        ("then Keller Mills spoke", ["Keller spoke."], []),
        ("then Keller Mills spoke", ["Keller Stone spoke."], ["Mills"]),
        ("the Fair Labor Standards Act applies", ["The FLSA applies."], []),
        ("the Fair Labor Standards Act applies", ["The NLRA applies."], ["Fair", "Labor", "Standards", "Act"]),
        ("rent is due", ["Nothing."], []),
        ("", [""], []),
    ],
)
def test_only_what_stands_nowhere_is_absent(claim: str, sources: list[str], expected: list[str]) -> None:
    """A name is absent if no source has it; one said in full is no stranger, unless another name stands in its place."""
    found = absent(_sure(claim, "en"), claim, [Reading(source, "en") for source in sources])

    assert [name.text for name in found] == expected
    assert all(claim[name.start : name.end] == name.text for name in found)


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "then the Bank of England met Keller", [["Bank", "England"], ["Keller"]]),
        ("en", "then Keller, Mills and Stone met", [["Keller"], ["Mills", "Stone"]]),
        ("fr", "hier la Banque de France a payé Dupont", [["Banque", "France"], ["Dupont"]]),
        ("es", "ayer el Banco de España pagó a García", [["Banco", "España"], ["García"]]),
        ("vi", "hôm qua bà Nguyễn Lan gặp ông Trần", [["Nguyễn", "Lan"], ["Trần"]]),
        ("de", "gestern zahlte Keller", []),
        ("zh", "昨天由 Google 支付", []),
        ("en", "", []),
    ],
)
def test_words_with_small_words_between_are_one_name(lang: str, text: str, expected: list[list[str]]) -> None:
    """Blanks and `of` hold the words of a name together; a comma or a verb parts two names."""
    assert [[name.text for name in phrase] for phrase in phrases(_sure(text, lang), text)] == expected


@pytest.mark.parametrize("unit", ["Aa ", "A.", "A-", "A'", "Aa-Bb ", "É ", "ß", "字", "U.S. "])
def test_hostile_text_is_read(unit: str) -> None:
    """Thousands of characters of one thing raise nothing, and what is absent was asked for."""
    text = (unit * 3_000)[:3_000]
    found = _sure(text, "en")[:50]

    assert set(absent(found, text, [Reading("", "en"), Reading("x " + text, "en")])) <= set(found)
