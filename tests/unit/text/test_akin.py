"""What `akin` promises: words that begin alike are found where the text has not the word itself."""

from __future__ import annotations

import pytest

from citebound.text.akin import akin
from citebound.text.reading import Reading


@pytest.mark.parametrize(
    ("lang", "term", "source", "found"),
    [
        ("fr", "inscrir", "Les inscriptions sont ouvertes.", True),
        ("de", "leerlauf", "Die Leerlaufdrehzahl ist hoch.", True),
        ("en", "contract", "The control room is open.", False),
        ("en", "rent", "The rental is high.", False),
        ("en", "12345", "123456 people came.", False),
        ("en", "weight", "", False),
    ],
)
def test_words_that_begin_alike_are_akin(lang: str, term: str, source: str, found: bool) -> None:
    """A long beginning makes two words akin; short words, numbers and an empty text have none."""
    assert bool(akin(term, Reading(source, lang))) is found


def test_there_are_few_of_them() -> None:
    """A text of a thousand words that begin alike gives eight."""
    reading = Reading(" ".join(f"contract{chr(97 + one)}{chr(97 + two)}x" for one in range(26) for two in range(26)), "en")

    assert len(akin("contracting", reading)) <= 8
