"""What the grammar of laws promises: a label and its articles in brackets."""

from __future__ import annotations

import pytest
from tests.builders import law, read_by

_LAWS = (law("Labour Law", "30"), law("Bộ luật Lao động", "113"))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [Labour Law, Article 30].", ["Labour Law:30"]),
        ("A [labour law , article 30].", ["labour law:30"]),
        ("A [Labour Law, Art. 30(2)].", ["Labour Law:30"]),
        ("A [Labour Law, Articles 30 and 31].", ["Labour Law:30", "Labour Law:31"]),
        ("A [Labour Law, Articles 30-32].", ["Labour Law:30", "Labour Law:31", "Labour Law:32"]),
        ("A [Labour Law, Articles 30–32].", ["Labour Law:30", "Labour Law:31", "Labour Law:32"]),
        ("A [Labour Law, Articles 32-30].", ["!"]),
        ("A [Labour Law, Articles 1-9999].", ["!"]),
        ("A [Labour Law, Article 30a].", ["Labour Law:30a"]),
        ("A [Labour Law, Article 30; Civil Code, Article 7].", ["Labour Law:30", "Civil Code:7"]),
        ("A [Labour Law Article 30].", ["Labour Law:30"]),
        ("A [Bộ luật Lao động, Điều 113].", ["Bộ luật Lao động:113"]),
        ("A [قانون العمل، المادة ٣٠].", ["قانون العمل:30"]),
        ("A [劳动法，第四十五条].", ["劳动法:45"]),
        ("A [Made Up Act, Article 999].", ["Made Up Act:999"]),
    ],
)
def test_a_law_and_its_articles_are_cited(answer: str, expected: list[str]) -> None:
    """A label and an article number in brackets name the article, in the languages that write it so."""
    (marker,) = read_by("law_article", answer, _LAWS)

    assert marker[1] == expected


@pytest.mark.parametrize(
    "answer",
    [
        "[1]",
        "[Labour Law]",
        "[Article 30]",
        "[see Article 30]",
        "[sic]",
        "Labour Law, Article 30",
        "(Labour Law, Article 30)",
        "[Labour Law, Article 30",
    ],
)
def test_what_only_looks_like_a_law_is_text(answer: str) -> None:
    """A law without an article, an article without a law, and brackets that are none are no markers."""
    assert read_by("law_article", answer, _LAWS) == []


def test_a_law_in_code_is_text() -> None:
    """What stands in code is not cited."""
    assert read_by("law_article", "`[Labour Law, Article 30]`", _LAWS) == []
