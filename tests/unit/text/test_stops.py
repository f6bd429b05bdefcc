"""What `text.stops` promises: where the sentences of a source begin, in every script, and never a cut inside a number."""

from __future__ import annotations

from itertools import pairwise

import pytest

from citebound.text.stops import clause_edges, sentence_starts


def _sentences(text: str, *, cased: bool = True) -> list[str]:
    starts = (*sentence_starts(text, cased=cased), len(text))
    return [text[one:two].strip() for one, two in pairwise(starts)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("It opens. It closes.", ["It opens.", "It closes."]),
        ("It opens! It closes? Yes.", ["It opens!", "It closes?", "Yes."]),
        ('He said "No." It closed.', ['He said "No."', "It closed."]),
        ("(It opens.) It closes.", ["(It opens.)", "It closes."]),
        ("It costs 4.5 dollars. It is due.", ["It costs 4.5 dollars.", "It is due."]),
        ("It is e.g. small.", ["It is e.g. small."]),
        ("One\nTwo", ["One", "Two"]),
        ("Es öffnet. Es schließt.", ["Es öffnet.", "Es schließt."]),
        ("Nó mở cửa. Nó đóng cửa.", ["Nó mở cửa.", "Nó đóng cửa."]),
        ("六点开门。七点关门。", ["六点开门。", "七点关门。"]),
        ("「開く。」閉まる。", ["「開く。」", "閉まる。"]),
        ("هل يفتح؟ نعم.", ["هل يفتح؟", "نعم."]),
        ("यह खुलता है। यह बंद होता है।", ["यह खुलता है।", "यह बंद होता है।"]),
        ("See Dr. Keller. It is due.", ["See Dr. Keller.", "It is due."]),
        ("See Art. 5 of it. It is due.", ["See Art. 5 of it.", "It is due."]),
        ("The U.S. Congress met. It is due.", ["The U.S. Congress met.", "It is due."]),
        ("Then J. Keller paid. It is due.", ["Then J. Keller paid.", "It is due."]),
        ("It ends at 4. The rest is due.", ["It ends at 4.", "The rest is due."]),
        ("Am 4. Mai ist Schluss. Es öffnet.", ["Am 4. Mai ist Schluss.", "Es öffnet."]),
        ("Ab dem 65. Geburtstag gilt es. Es öffnet.", ["Ab dem 65. Geburtstag gilt es.", "Es öffnet."]),
        ("Es kostet 65. Geburtstage sind frei.", ["Es kostet 65.", "Geburtstage sind frei."]),
        ("Es gilt z.B. Montag. Es öffnet.", ["Es gilt z.B. Montag.", "Es öffnet."]),
        ("Véase el núm. 5. Abre hoy.", ["Véase el núm. 5.", "Abre hoy."]),
        ("", [""]),
    ],
)
def test_sentences_begin_behind_a_stop(text: str, expected: list[str]) -> None:
    """A stop with a blank and no small letter behind it, a line's end, and the stops of other scripts end a sentence."""
    assert _sentences(text) == expected


def test_without_capitals_every_stop_with_a_blank_ends_a_sentence() -> None:
    """A folded text has no capitals to tell by."""
    assert _sentences("é opens. it closes.", cased=True) == ["é opens. it closes."]
    assert _sentences("é opens. it closes.", cased=False) == ["é opens.", "it closes."]


@pytest.mark.parametrize("text", ["word " * 4_000, "x" * 20_000, "日本" * 10_000, ". " * 10_000, "A. " * 7_000, "\n" * 20_000, "字。" * 10_000])
def test_a_long_sentence_is_cut(text: str) -> None:
    """No sentence is longer than 1,000 characters, starts are in order, and nothing is lost."""
    starts = (*sentence_starts(text, cased=True), len(text))

    assert starts[0] == 0
    assert all(0 < two - one <= 1_000 for one, two in pairwise(starts))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("it is open, but it is late", ["it is open,", "but", "it is late"]),
        ("it costs 1,500 euros", ["it costs 1,500 euros"]),
        ("es öffnet, während es regnet", ["es öffnet,", "während", "es regnet"]),
        ("nó mở cửa nhưng nó xa", ["nó mở cửa nhưng", "nó xa"]),
        ("门开了，但很晚", ["门开了，", "但", "很晚"]),
        ("คนมา แต่ส่วนใหญ่กลับ", ["คนมา", "แต่", "ส่วนใหญ่กลับ"]),
        ("คนมา ส่วนเด็กกลับ", ["คนมา", "ส่วน", "เด็กกลับ"]),
        ("", [""]),
    ],
)
def test_clauses_begin_behind_a_mark_or_a_joining_word(text: str, expected: list[str]) -> None:
    """The clauses of a sentence tile it; a word that only holds a joining word parts nothing."""
    edges = clause_edges(text, 0, len(text))

    assert [text[one:two].strip() for one, two in pairwise(edges)] == expected
