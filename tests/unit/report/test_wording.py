"""What the renderings share: hidden characters are shown, marks that overlap are cut, and places are quoted only where their text is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citebound.model import CitationStatus, ClaimVerdict, Span
from citebound.report.quoting import Shelf
from citebound.report.segments import segments
from citebound.report.wording import CLAIM_ICON, CLAIM_MEANING, CLAIM_TONE, cited, counted, one_line, score, visible, weight
from citebound.reported import ReportCitation

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder

SHOWN = [
    ("\x1b[31m", "␛[31m"),
    ("\x00\x07\x7f", "␀␇␡"),
    ("\x9b1m", "<U+009B>1m"),
    ("a\u202eb", "a<U+202E>b"),
    ("a\u2066b\u2069", "a<U+2066>b<U+2069>"),
    ("8\u200b50", "8<U+200B>50"),
    ("8\u200d50", "8<U+200D>50"),
    ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u200c\u062e"),
    ("\U000e0041", "<U+E0041>"),
    ("\ud800", "<U+D800>"),
    ("a\r\nb\rc", "a\nb␍c"),
    ("tab\tand\nline", "tab\tand\nline"),
    ("điều 98 ﷼ 薬局", "điều 98 ﷼ 薬局"),
]


@pytest.mark.parametrize(("text", "shown"), SHOWN)
def test_what_hides_is_shown(text: str, shown: str) -> None:
    """A character that could act unseen is shown by name, and every other is left as it is."""
    assert visible(text) == shown


def test_one_line_is_one_line() -> None:
    """Line feeds and tabs can not break a line that is ours."""
    assert one_line("a\nb\tc\x0bd") == "a⏎b c␋d"


def test_every_claim_verdict_has_its_words() -> None:
    """No verdict is without an icon, a tone and a meaning, and no two share an icon."""
    assert set(CLAIM_ICON) == set(CLAIM_TONE) == set(CLAIM_MEANING) == set(ClaimVerdict)
    assert len(set(CLAIM_ICON.values())) == len(ClaimVerdict)


def test_small_words(build: type[Builder]) -> None:
    """Scores, counts, weights and citations are worded for a person."""
    one = build(answer="a b")

    assert [score(None), score(0.0), score(0.8312), score(1.0)] == ["none", "0", "0.831", "1"]
    assert [counted(1, "claim"), counted(2, "claim")] == ["1 claim", "2 claims"]
    assert [weight(one.finding("a")), weight(one.finding("a", advisory=True))] == ["hard", "advisory"]
    assert cited(ReportCitation("[1]", 0, 3, "1", "1", CitationStatus.AMBIGUOUS)) == "ambiguous, source 1"
    assert cited(ReportCitation("[9]", 0, 3, "9", None, CitationStatus.UNRESOLVED)) == "unresolved"


@given(st.integers(0, 30), st.lists(st.tuples(st.integers(-3, 35), st.integers(-3, 35)), max_size=8))
def test_segments_partition_the_text(length: int, pairs: list[tuple[int, int]]) -> None:
    """Segments cover a text once, and each holds exactly the marks that cover it."""
    marks = [(Span(start, end), number) for number, (start, end) in enumerate(pairs)]

    cut = list(segments(length, marks))

    assert [offset for piece in cut for offset in range(piece.span.start, piece.span.end)] == list(range(length))
    for piece in cut:
        for offset in range(piece.span.start, piece.span.end):
            assert list(piece.marks) == [number for span, number in marks if span.start <= offset < span.end]


def test_a_place_without_text_is_not_quoted(build: type[Builder]) -> None:
    """Where a source was left out only evidence in the report is quoted, and nothing is guessed elsewhere."""
    one = build(answer="a", sources={"1": "Rent is 850 dollars. More."})
    held = one.evidence("1", "Rent is 850 dollars.")
    shelf = Shelf(one.checked(source_text=False).record)

    assert shelf.exact("1", Span(8, 11)) is None
    assert shelf.around("1", Span(8, 11)) is None
    assert shelf.exact("9", Span(0, 1)) is None
    assert shelf.exact("1", Span(8, 11), (held,)) == "850"
    assert shelf.around("1", Span(8, 11), (held,)) == ("Rent is 850 dollars.", 0)


def test_a_neighbourhood_keeps_whole_words(build: type[Builder]) -> None:
    """A place in a long line is quoted with words around it, never with half a word and never with another line."""
    one = build(answer="a", sources={"1": "first line\n" + "before " * 40 + "850" + " after" * 40 + "\nlast line"})
    shelf = Shelf(one.checked().record)
    place = one.place("1", "850")

    quotation = shelf.around("1", Span(place.start, place.end))

    assert quotation is not None
    assert set(quotation.text.split()) == {"before", "850", "after"}
    assert quotation.span.of(one.sources["1"]) == quotation.text
