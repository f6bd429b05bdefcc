"""What the grammar of named sources promises: a source that the sentence names by its number, where it exists."""

from __future__ import annotations

import pytest
from tests.builders import claims_of, numbered, read_by

_GIVEN = numbered("one", "two", "three")


@pytest.mark.parametrize(
    ("answer", "raw", "expected"),
    [
        ("According to source 2, rent is due.", "source 2", ["2"]),
        ("According to the document #2, rent is due.", "document #2", ["2"]),
        ("As document 3 states, rent is due.", "document 3", ["3"]),
        ("As stated in passages 1 and 2, rent is due.", "passages 1 and 2", ["1", "2"]),
        ("According to sources 1-3, rent is due.", "sources 1-3", ["1", "2", "3"]),
        ("Laut Quelle 2 ist die Miete fällig.", "Quelle 2", ["2"]),
        ("Gemäß Dokument 3 ist die Miete fällig.", "Dokument 3", ["3"]),
        ("Según documento 2, vence.", "documento 2", ["2"]),
        ("Theo nguồn 2, tiền thuê đến hạn.", "nguồn 2", ["2"]),
        ("Theo tài liệu 3, tiền thuê đến hạn.", "tài liệu 3", ["3"]),
    ],
)
def test_a_source_named_by_its_number_is_cited(answer: str, raw: str, expected: list[str]) -> None:
    """The words around a number name a given source, alone, in a list or in a range."""
    assert read_by("narrative", answer, _GIVEN) == [(raw, expected)]


@pytest.mark.parametrize("answer", ["Según la fuente 2, vence.", "Selon le document 2, il est dû.", "Laut dem Dokument 2 ist sie fällig."])
def test_an_article_may_stand_between(answer: str) -> None:
    """Spanish, French and German put an article before the source."""
    assert [names for _, names in read_by("narrative", answer, _GIVEN)] == [["2"]]


@pytest.mark.parametrize(
    "answer",
    [
        "According to source 9, rent is due.",
        "Source 2 opens at six.",
        "See document 2.5.",
        "According to the source, rent is due.",
        "`according to source 2`",
        "In 3 documents it says so.",
    ],
)
def test_other_numbers_are_text(answer: str) -> None:
    """A source that was not given, a version, and a number without its word are text."""
    assert read_by("narrative", answer, _GIVEN) == []


def test_it_cites_for_its_own_sentence() -> None:
    """A named source binds forward to the sentence that names it."""
    claims = claims_of("Rent rose. According to source 2, rent is due monthly.", _GIVEN)

    assert [markers for _, _, markers in claims] == [[], ["source 2"]]
