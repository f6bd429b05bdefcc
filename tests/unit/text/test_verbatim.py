"""What `verbatim` promises: a claim that is a whole sentence of a source is known as one, and a piece of a sentence is not."""

from __future__ import annotations

import pytest

from citebound.text.reading import Reading
from citebound.text.verbatim import is_whole_sentence

_SOURCE = 'The bridge may be closed. Rumour has it that the bridge is unsafe. "Nobody knows," said the mayor.\nThe office answers within 14 days'


@pytest.mark.parametrize(
    ("lang", "claim", "source"),
    [
        ("en", "The bridge may be closed", _SOURCE),
        ("en", "The bridge may be closed.", _SOURCE),
        ("en", "the office answers within 14 days", _SOURCE),
        ("en", "Rumour has it that the bridge is unsafe", _SOURCE),
        ("de", "Die Brücke ist gesperrt", "Die Straße ist frei. Die Brücke ist gesperrt!"),
        ("zh", "桥已关闭", "道路开放。桥已关闭。"),
        ("ja", "橋は閉鎖された", "道は開いている。橋は閉鎖された。"),
        ("hi", "पुल बंद है", "सड़क खुली है। पुल बंद है।"),
        ("ar", "الجسر مغلق", "الطريق مفتوح. الجسر مغلق."),
    ],
)
def test_a_whole_sentence_is_known(lang: str, claim: str, source: str) -> None:
    """Case, the stop and where the sentence stands make no difference."""
    assert is_whole_sentence(Reading(claim, lang), (Reading("Something else.", lang), Reading(source, lang)))


@pytest.mark.parametrize(
    "claim",
    ["The bridge is unsafe", "The bridge may be", "Rumour has it", "bridge may be closed", "The office answers within 14", "The bridge is closed", "", "..."],
)
def test_a_piece_of_a_sentence_is_none(claim: str) -> None:
    """What a rumour says, a beginning, an end and no words at all are no sentences of the source."""
    assert not is_whole_sentence(Reading(claim, "en"), (Reading(_SOURCE, "en"),))


def test_without_a_source_nothing_is_known() -> None:
    """No source, and an empty one, have no sentence."""
    assert not is_whole_sentence(Reading("The bridge may be closed", "en"), ())
    assert not is_whole_sentence(Reading("The bridge may be closed", "en"), (Reading("", "en"),))
