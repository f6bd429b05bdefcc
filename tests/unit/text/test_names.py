"""What `text.names` promises: the words of names with their places, where a language writes names so."""

from __future__ import annotations

from itertools import pairwise

import pytest

from citebound.text.names import names


@pytest.mark.parametrize(
    ("text", "lang", "sure"),
    [
        ("The lease of Maria Lopez ended", "en", ["Maria", "Lopez"]),
        ("Maria Lopez signed", "en", ["Maria", "Lopez"]),
        ("Rent is due", "en", []),
        ("rent in Berlin. Rent is due", "en", ["Berlin"]),
        ("the NASA report", "en", ["NASA"]),
        ("NASA reported", "en", ["NASA"]),
        ("the A320neo and O'Brien", "en", ["A320neo", "O'Brien"]),
        ("due on Monday, 5 May 2024", "en", []),
        ("el contrato de María López", "es", ["María", "López"]),
        ("le bail de Zoé Dupont", "fr", ["Zoé", "Dupont"]),
        ("hợp đồng của Nguyễn Lan", "vi", ["Nguyễn", "Lan"]),
        ("hợp đồng của Nguye\u0302\u0303n Lan", "vi", ["Nguye\u0302\u0303n", "Lan"]),
        ("hợp đồng của nguye\u0302\u0303n lan", "vi", []),
        ("on Mondays, see Articles 3 and 4", "en", []),
        ("Although Maria signed", "en", ["Maria"]),
        ("Tenant Protection Rules For Beginners", "en", []),
        ("अनुबंध Maria का है", "hi", []),
        ("สัญญาของ Maria", "th", []),
        ("عقد Maria", "ar", []),
        ("契約は Maria のもの", "ja", []),
        ("Der Vertrag von Maria", "de", []),
        ("合同由 Maria 签署", "zh", []),
        ("", "en", []),
    ],
)
def test_a_capital_inside_a_sentence_makes_a_name(text: str, lang: str, sure: list[str]) -> None:
    """The word that opens a sentence is sure only with a name behind it or capitals inside; months and function words are none; German is left out."""
    found = names(text, lang)

    assert [each.text for each in found if each.sure] == sure
    assert all(text[each.start : each.end] == each.text for each in found)


@pytest.mark.parametrize("unit", ["Aa ", "A", "A.", "Ab-", "'A", "É "])
def test_hostile_text_is_read(unit: str) -> None:
    """Twenty thousand characters of one thing raise nothing, and spans are in order."""
    text = (unit * 20_000)[:20_000]
    found = names(text, "en")

    assert all(one.end <= two.start for one, two in pairwise(found))
