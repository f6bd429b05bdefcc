"""What `text.quotations` promises: quoted words with their places, and where a source has them up to typography."""

from __future__ import annotations

import pytest

from citebound.text.quotations import flatten, quotations, stands_verbatim


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('He said "no fee" and "no rent".', ["no fee", "no rent"]),
        ("He said “no fee”.", ["no fee"]),
        ("Er sagte „keine Gebühr“.", ["keine Gebühr"]),
        ("Il dit «pas de frais».", ["pas de frais"]),
        ("彼は「無料です」と述べた。", ["無料です"]),
        ("她说『不收费』。", ["不收费"]),
        ("He said ‘there is no fee here’.", ["there is no fee here"]),
        ("It isn’t the guest’s fee", []),
        ('A 5" pipe', []),
        ('He said "no\nfee"', []),
        ("", []),
    ],
)
def test_quotations_are_found_without_their_marks(text: str, expected: list[str]) -> None:
    """The marks of every language enclose a quotation on one line; an apostrophe or an inch does not."""
    assert [text[each.start : each.end] for each in quotations(text)] == expected


@pytest.mark.parametrize(
    ("quoted", "source", "place"),
    [
        ("no fee", "There is no fee.", "no fee"),
        ("No fee.", "There is no  FEE!", "no  FEE"),
        ("the guest’s fee", "It is the guest's fee.", "the guest's fee"),
        ("well-known", "a well\u2011known fee", "well\u2011known"),
        ("the fee … is due", "Well, the fee for guests is due.", "the fee for guests is due"),
        ("the fee [...] is due", "the fee for guests is due", "the fee for guests is due"),
        ("the fee [for guests] is due", "the fee is due", "the fee is due"),
        ("the fee [sic] is", "the fee [sic] is", "the fee [sic] is"),
        ("the fee … is due", "is due the fee", None),
        ("the fee … is due", "the fee " + "x " * 300 + "is due", None),
        pytest.param("the ﬁrst fee", "the first fee", "the first fee", marks=pytest.mark.xfail(strict=True, reason="a ligature is not read as its letters")),
        ("the fee", "the\u200b fee", "the\u200b fee"),
        ("no fee", "a fee", None),
        ("…", "a fee", None),
        ("", "a fee", None),
    ],
)
def test_a_quotation_stands_up_to_typography(quoted: str, source: str, place: str | None) -> None:
    """Case, blanks, dashes, apostrophes and an editor's ellipsis make no difference; another word, order or a far piece does."""
    found = stands_verbatim(quoted, flatten(source))

    assert (source[found[0] : found[1]] if found else None) == place


@pytest.mark.parametrize("text", ["", "plain", "  two  blanks ", "STRAßE\u00adx", "a\u200bb  c", "“q” – ﬁ\n\n"])
def test_a_flat_text_knows_where_it_came_from(text: str) -> None:
    """Every character has an offset of the text as given, in order, with one more for its end."""
    flat = flatten(text)

    assert len(flat.offsets) >= len(flat.text) + 1 or flat.offsets[-1] == len(text)
    assert list(flat.offsets) == sorted(flat.offsets)
    assert all(0 <= each <= len(text) for each in flat.offsets)


@pytest.mark.parametrize("unit", ['"', "“", "”", "„", "'", "a … ", "[x] ", '"a ', "« "])
def test_hostile_text_is_read(unit: str) -> None:
    """Twenty thousand characters of one thing raise nothing."""
    text = (unit * 20_000)[:20_000]

    assert all(0 <= each.start < each.end <= len(text) for each in quotations(text))
