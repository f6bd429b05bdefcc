"""What the grammar of source notes promises: a note in parentheses names sources by id, title or address."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import read_by, source

_GIVEN = (
    source("text", "a.pdf", title="Annual report"),
    source("text", "b.pdf", position=2, title="Fees, 2024"),
    msgspec.structs.replace(source("text", "x", position=3), uri="https://w.example/a"),
)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A (Source: Annual report, p. 4).", ["a.pdf"]),
        ("A (Source: annual report).", ["a.pdf"]),
        ("A (Sources: a.pdf, b.pdf).", ["a.pdf", "b.pdf"]),
        ("A (Sources: a.pdf; x).", ["a.pdf", "x"]),
        ("A (Source: Fees, 2024).", ["b.pdf"]),
        ("A (source: [a.pdf]).", ["a.pdf"]),
        ("A (Source: https://w.example/a).", ["x"]),
        ("A (Source: Nobody).", ["Nobody"]),
        ("A (Quelle: a.pdf, Seite 4).", ["a.pdf"]),
        ("A (Fuente: a.pdf, pág. 4).", ["a.pdf"]),
        ("A (nguồn: a.pdf, trang 4).", ["a.pdf"]),
        ("A（来源：a.pdf）。", ["a.pdf"]),
        ("A（出典：a.pdf）。", ["a.pdf"]),
        ("A (المصدر: a.pdf).", ["a.pdf"]),
        ("A (स्रोत: a.pdf)।", ["a.pdf"]),
        ("A (Source : a.pdf).", ["a.pdf"]),
    ],
)
def test_a_note_names_its_sources(answer: str, expected: list[str]) -> None:
    """Ids, titles and addresses are read, in any case and seven languages; a page names no source, and a foreign name leads nowhere."""
    assert [names for _, names in read_by("source_note", answer, _GIVEN)] == [expected]


@pytest.mark.parametrize("answer", ["A (see below).", "A (a.pdf).", "Source: a.pdf", "A (Source a.pdf).", "A (Resource: a.pdf).", "A (Source: )."])
def test_other_parentheses_are_text(answer: str) -> None:
    """A note needs its word, its colon and a name."""
    assert read_by("source_note", answer, _GIVEN) == []


def test_thai_has_its_word() -> None:
    """`ที่มา` names a source as `Source` does."""
    assert [names for _, names in read_by("source_note", "A (ที่มา: a.pdf)", _GIVEN)] == [["a.pdf"]]
