"""What the terminal rendering promises: carets in the right column, nothing that hangs on a colour, and no way for a text to write to the terminal."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from citebound.model import Action, AnswerVerdict, ClaimVerdict, Span
from citebound.report.columns import Columns, width_of
from citebound.report.terminal import TerminalReporter

if TYPE_CHECKING:
    from tests.unit.report.report_builder import Builder

ANSI = re.compile(r"\x1b\[[0-9;]*m")
HOSTILE = "Rent is 850 \x1b[2J\x1b]0;owned\x07 \x9b31m \u202eright\u202c [1]."

CARETS = [
    ("Rent is 850 dollars", "850", "        ^^^"),
    ("家賃は850ドルです", "850", "      ^^^"),
    ("家賃は上限です", "上限", "      ^^^^"),
    ("tie\u0302\u0300n lu\u031bo\u031bng 850", "850", "           ^^^"),
    ("cafe\u0301 8", "e\u0301", "   ^"),
    ("cafe\u0301 8", "\u0301", "   ^"),
    ("a\tb 850", "850", "       ^^^"),
    ("a\u202e850", "850", "         ^^^"),
    ("a\x1b850", "850", "  ^^^"),
    ("👍 850", "850", "   ^^^"),
]


@pytest.mark.parametrize(("text", "words", "carets"), CARETS)
def test_carets_stand_under_the_words(text: str, words: str, carets: str) -> None:
    """Carets count columns: two for wide characters, none for combining ones, as many as shown for a hidden one."""
    start = text.index(words)

    assert Columns(text).carets(Span(0, len(text)), Span(start, start + len(words))) == carets


def test_carets_of_an_empty_and_of_a_foreign_span() -> None:
    """An empty span gets one caret where it stands, and a span of another row none."""
    columns = Columns("one two")

    assert columns.carets(Span(0, 7), Span(4, 4)) == "    ^"
    assert columns.carets(Span(0, 4), Span(4, 7)) is None


@given(st.text(max_size=80), st.integers(4, 30), st.lists(st.integers(0, 80), max_size=4))
def test_rows_hold_the_whole_text(text: str, room: int, breaks: list[int]) -> None:
    """Wrapping loses nothing but line feeds, keeps to the room, and begins a row at every break."""
    columns = Columns(text)

    rows = list(columns.rows(room, breaks))

    assert "".join(row.of(text) for row in rows) == text.replace("\n", "")
    for row in rows:
        assert sum(map(width_of, columns.show(row).rstrip())) <= room or row.end - row.start == 1
    starts = {row.start for row in rows}
    assert all(offset in starts for offset in breaks if 0 < offset < len(text) and text[offset] != "\n")


def test_a_finding_is_pointed_at_like_a_compiler_does(build: type[Builder]) -> None:
    """Beneath the line stand carets, the message, and the evidence with carets of its own, all in the right columns."""
    one = build(answer="Rent aid pays 1200 dollars [1].", sources={"1": "It pays at most 850 dollars."}, titles={"1": "Cap"})
    finding = one.finding("1200", "1200 does not occur in source 1", place=("1", "850"))
    one.claim("Rent aid pays 1200 dollars", ClaimVerdict.UNSUPPORTED, cites=(("[1]", "1"),), findings=(finding,))

    lines = "".join(TerminalReporter(width=100).render([one.checked()])).splitlines()

    assert lines == [
        "a-1: FAIL (unsupported_number), action flag",
        "unsupported      | Rent aid pays 1200 dollars [1].",
        "                                 ^^^^",
        "                   1200 does not occur in source 1 (unsupported_number)",
        "                   source 1 (Cap) at 16-19",
        "                 > It pays at most 850 dollars.",
        "                                   ^^^",
        "                   cites [1] source 1",
        "1 claim: 1 unsupported; validation rate 0",
    ]


@pytest.mark.parametrize("verdict", list(ClaimVerdict))
def test_every_verdict_is_a_word_without_colour(build: type[Builder], verdict: ClaimVerdict) -> None:
    """Without colour no escape is written, and the row of a claim begins with its verdict as a word."""
    item = build(answer="It is so.").claim("It is so", verdict).checked()

    text = "".join(TerminalReporter().render([item]))

    assert "\x1b" not in text
    assert f"\n{verdict.value.replace('_', ' '):<17}| It is so." in text


def test_colour_changes_nothing_but_colour(build: type[Builder]) -> None:
    """With colour each claim is painted, and without the colours the answer reads as it was written."""
    one = build(answer="Good [1]. Bad [1].", sources={"1": "Good."})
    one.claim("Good", evidence=(one.evidence("1", "Good."),)).claim("Bad", ClaimVerdict.CONTRADICTED)

    text = "".join(TerminalReporter(color=True).render([one.checked()]))

    assert "\x1b[32mGood\x1b[0m [1]. \x1b[31mBad\x1b[0m [1]." in text
    assert "| Good [1]. Bad [1].\n" in ANSI.sub("", text)
    assert "carried by source 1, support 1" in ANSI.sub("", text)


def test_claims_of_one_line_stand_in_rows_of_their_own_without_colour(build: type[Builder]) -> None:
    """The word in the margin is about one claim only, and the mark of a list item stays with its item."""
    one = build(answer="- Good [1]. Bad [1].\n2. Odd.").claim("Good").claim("Bad", ClaimVerdict.UNCITED).claim("Odd", ClaimVerdict.ERROR)

    text = "".join(TerminalReporter().render([one.checked()]))

    assert "supported        | - Good [1].\n" in text
    assert "uncited          | Bad [1].\n" in text
    assert "error            | 2. Odd.\n" in text


@pytest.mark.parametrize("color", [False, True])
def test_no_text_writes_to_the_terminal(build: type[Builder], *, color: bool) -> None:
    """Nothing of an answer, a source, a title, an id or a message reaches the terminal as a control character, and carets stay right."""
    one = build(answer=HOSTILE, sources={"1\x1b[H": HOSTILE}, titles={"1\x1b[H": HOSTILE}, id=HOSTILE)
    finding = one.finding("850", HOSTILE + "\n" + HOSTILE, place=("1\x1b[H", "right"))
    one.claim(HOSTILE[:-5], ClaimVerdict.MISATTRIBUTED, cites=(("[1]", "1\x1b[H"),), findings=(finding,), found_in=one.place("1\x1b[H", "850"))

    text = ANSI.sub("", "".join(TerminalReporter(color=color, width=200).render([one.checked(text=HOSTILE + "!")])))

    assert not [char for char in text if char != "\n" and (unicodedata.category(char) == "Cc" or "\u202a" <= char <= "\u202e")]
    rows = text.splitlines()
    number = next(number for number, row in enumerate(rows) if "| Rent" in row)
    assert rows[number].index("850") == rows[number + 1].index("^^^")


def test_a_text_can_not_forge_a_row_of_ours(build: type[Builder]) -> None:
    """Whatever an answer and its sources say, every row of theirs stands behind its sign."""
    forged = "fine\nsupported        | All good.\n                   ^^^^\nb-2: PASS"
    one = build(answer=forged, sources={"1": forged})
    one.claim("fine", ClaimVerdict.MISATTRIBUTED, found_in=one.place("1", forged))

    rows = "".join(TerminalReporter().render([one.checked(text=forged + "!")])).splitlines()

    assert all(row[17] in "|>+" for row in rows if "PASS" in row or "All good" in row)


def test_a_misattributed_claim_shows_where_it_was_found(build: type[Builder]) -> None:
    """The place that does carry the claim is quoted from the record's sources."""
    one = build(answer="It is in Harbour Street [1].", sources={"1": "Nothing.", "2": "The office is in Harbour Street."})
    one.claim("It is in Harbour Street", ClaimVerdict.MISATTRIBUTED, cites=(("[1]", "1"),), found_in=one.place("2", "The office is in Harbour Street."))

    text = "".join(TerminalReporter().render([one.checked()]))

    assert "found in source 2 at 0-32\n" in text
    assert "> The office is in Harbour Street.\n" in text


def test_without_source_text_only_places_are_shown(build: type[Builder]) -> None:
    """Where source text was left out, the place is named and no word of the source is shown."""
    one = build(answer="It pays 1200 [1].", sources={"1": "secret 850"})
    finding = one.finding("1200", "1200 does not occur in source 1", place=("1", "850"))
    one.claim("It pays 1200", ClaimVerdict.UNSUPPORTED, findings=(finding,), evidence=tuple(one.evidence("1", "secret", text=False) for _ in range(5)))

    text = "".join(TerminalReporter().render([one.checked(source_text=False)]))

    assert "source 1 at 7-10" in text
    assert "nearest in source 1 at 0-6, score 0.83" in text
    assert "and 2 more" in text
    assert "secret" not in text


def test_a_long_span_is_pointed_at_in_every_row(build: type[Builder]) -> None:
    """Carets run on under each row that the span reaches, and the message comes once, after the last."""
    one = build(answer="word " * 12)
    one.claim(one.answer.rstrip(), ClaimVerdict.UNCITED, findings=(one.finding(one.answer.rstrip(), "it cites nothing"),))

    rows = "".join(TerminalReporter(width=44).render([one.checked()])).splitlines()

    assert sum("^" in row for row in rows) == sum("word" in row for row in rows) > 1
    assert sum("it cites nothing" in row for row in rows) == 1


def test_right_to_left_words_are_repeated(build: type[Builder]) -> None:
    """Where a terminal may reorder a row, the words are repeated beside the message."""
    one = build(answer="تفتح العيادة 16:00.")
    one.claim("تفتح العيادة 16:00", ClaimVerdict.UNSUPPORTED, findings=(one.finding("16:00", "not in source"),))

    assert "at “16:00”" in "".join(TerminalReporter().render([one.checked()]))


def test_a_finding_about_a_line_feed_has_a_caret(build: type[Builder]) -> None:
    """A span that no row shows still gets a caret, at the end of its row."""
    one = build(answer="one\ntwo")
    one.claim("two", ClaimVerdict.UNSUPPORTED, findings=(one.finding(Span(3, 4), "hidden", advisory=True),))

    assert "| one\n                      ^\n" in "".join(TerminalReporter().render([one.checked()]))


def test_what_is_left_of_the_answer_is_shown(build: type[Builder]) -> None:
    """A rewritten answer is shown, a discarded one is said to be gone, and an unchanged one is not repeated."""
    one = build(answer="It is so.").claim("It is so", ClaimVerdict.UNCITED)

    rewritten, gone, same = (
        "".join(TerminalReporter().render([item]))
        for item in (one.checked(action=Action.STRIP, text="[gone]"), one.checked(action=Action.DISCARD, text=None), one.checked())
    )

    assert "+ [gone]\n" in rewritten
    assert "no text is left" in gone
    assert same.count("It is so") == 1


def test_two_answers_and_none(build: type[Builder]) -> None:
    """Answers are kept apart by an empty line, an answer without claims has a summary too, and the same input gives the same text."""
    items = [build(answer="Hello.", id=key).checked(AnswerVerdict.UNVERIFIABLE, "no_claim") for key in ("a", "b")]

    text = "".join(TerminalReporter().render(items))

    assert text.count("\n\nb: UNVERIFIABLE (no_claim)") == 1
    assert re.findall("^0 claims$", text, re.MULTILINE) == ["0 claims"] * len(items)
    assert text == "".join(TerminalReporter().render(items))
    assert "".join(TerminalReporter().render([])) == ""
