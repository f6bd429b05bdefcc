"""What the grammar of source ids promises: ids that were given, and invented ones that look like ids."""

from __future__ import annotations

import pytest
from tests.builders import read_by, source

_GIVEN = tuple(source("text", each, position=place) for place, each in enumerate(("src-cap", "manual.pdf", "kb.v2/fees_2024", "Fees", "5%"), 1))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [src-cap].", ["src-cap"]),
        ("A [SRC-CAP].", ["SRC-CAP"]),
        ("A [manual.pdf].", ["manual.pdf"]),
        ("A [manual.pdf#page=3].", ["manual.pdf#page=3"]),
        ("A [kb.v2/fees_2024].", ["kb.v2/fees_2024"]),
        ("A [src-cap, manual.pdf].", ["src-cap", "manual.pdf"]),
        ("A [src-cap; manual.pdf].", ["src-cap", "manual.pdf"]),
        ("A [Fees].", ["Fees"]),
        ("A [fees].", ["fees"]),
        ("A [5%].", ["5%"]),
        ("A [src-none].", ["src-none"]),
        ("A [other.pdf].", ["other.pdf"]),
        ("A [fees_2023].", ["fees_2023"]),
        ("A [kb-9].", ["kb-9"]),
        ("A [ src-cap ].", ["src-cap"]),
    ],
)
def test_ids_in_brackets_are_citations(answer: str, expected: list[str]) -> None:
    """An id that was given is cited, exactly, without case or with a fragment; an invented one that has the shape of an id is cited too, and leads nowhere."""
    (marker,) = read_by("source_id", answer, _GIVEN)

    assert marker[1] == expected


@pytest.mark.parametrize(
    "answer",
    [
        "[1]",
        "[sic] [...] [their] [T]he [emphasis added]",
        "[e.g.] [i.e.]",
        "[a-z]",
        "[+1] [-5] [±2] [3 kg]",
        "[12:30] [00:01:15]",
        "[2024-05-01]",
        "[NAME] [Your Company] [TODO] [link] [Data not available]",
        "[INST] [/INST] [SEP] [MASK]",
        "[RFC 2119] [ISO 9001] [CVE-2024-1234]",
        "[!NOTE]",
        "[x] [ ]",
        "[re-elected]",
        "[src-cap",
        "`[src-cap]`",
        "[fees and rules]",
    ],
)
def test_what_only_looks_like_an_id_is_text(answer: str) -> None:
    """Editorial brackets, quantities, times, placeholders, model tokens and standards are no ids."""
    assert read_by("source_id", answer, _GIVEN) == []
