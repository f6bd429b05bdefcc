"""Laws of taking an answer apart: claims and gaps tile it, no word is lost, and a marker is no part of what is claimed."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import laws
from tests.builders import parsed
from tests.strategies import PROFILES, answers, records, sources

from citebound.model import Parsed, Record
from citebound.pipeline import Verifier
from citebound.text.numbers import as_written
from citebound.text.structure import structure

_VERIFIERS = {name: Verifier(name) for name in PROFILES}
# Marks of structure that have a letter or a digit: the number of a list item, the box of a task, the language of a fence, a tag.
_STRUCTURE = re.compile(r"^[\s>*+#|-]*(?:\d{1,9}[.)]|[`~]{3,}[^\n]*)|\[[xX]\]", re.MULTILINE)


def _words_lost(taken_apart: Parsed) -> list[tuple[int, str]]:
    answer = taken_apart.record.answer
    marks = [match.span() for match in _STRUCTURE.finditer(answer)] + list(structure(answer).opaque)
    return [(place, char) for place, char in laws.lost(taken_apart) if not any(start <= place < end for start, end in marks)]


@pytest.mark.parametrize("name", PROFILES)
@given(record=records())
def test_claims_and_gaps_tile_the_answer(name: str, record: Record) -> None:
    """Claims and what lies between them, put together again, are the answer."""
    taken_apart = parsed(record.answer, record.sources, name)

    pieces, at = [], 0
    for claim in taken_apart.claims:
        pieces += [record.answer[at : claim.span.start], claim.span.of(record.answer)]
        at = claim.span.end
    assert "".join([*pieces, record.answer[at:]]) == record.answer
    laws.parsed_is_whole(taken_apart)


@given(record=records())
def test_strict_loses_no_word(record: Record) -> None:
    """Under `strict` every letter and digit outside the markers stands in a claim; only the box of a task does not."""
    taken_apart = parsed(record.answer, record.sources, "strict")

    lost = {place for place, _ in laws.lost(taken_apart)}
    assert lost <= {place for match in re.finditer(r"\[[xX]\]", record.answer) for place in range(*match.span())}


@given(record=records())
def test_standard_loses_no_word(record: Record) -> None:
    """Under `standard` every letter and digit of the prose stands in a claim: only marks of structure, code and addresses do not."""
    assert _words_lost(parsed(record.answer, record.sources)) == []


@pytest.mark.parametrize("name", PROFILES)
@given(record=records())
def test_the_digits_of_a_marker_are_no_number_of_a_claim(name: str, record: Record) -> None:
    """No number of a claim, and no finding about one, lies in a marker."""
    taken_apart = parsed(record.answer, record.sources, name)
    inside = {place for claim in taken_apart.claims for marker in claim.markers for place in range(marker.span.start, marker.span.end)}

    for claim in taken_apart.claims:
        for token in as_written(claim.span.of(taken_apart.blanked)):
            assert not inside & set(range(claim.span.start + token.start, claim.span.start + token.end))
    for reported in _VERIFIERS[name].verify_record(record).claims:
        for finding in reported.findings:
            assert finding.check != "numbers" or not inside & set(range(finding.start, finding.end))


@given(answer=answers())
def test_the_structure_of_a_text_stays_inside_it(answer: str) -> None:
    """Blocks lie inside the text without blanks at their ends and in order; opaque stretches are in order and part."""
    layout = structure(answer)

    assert [block.start for block in layout.blocks] == sorted(block.start for block in layout.blocks)
    for block in layout.blocks:
        assert 0 <= block.start < block.end <= len(answer)
    at = -1
    for start, end in layout.opaque:
        assert at < start < end <= len(answer)
        at = end


@given(answer=st.text(max_size=60), given_sources=sources())
def test_any_text_at_all_is_taken_apart(answer: str, given_sources: tuple) -> None:  # type: ignore[type-arg]
    """Text that no person would write is taken apart like any other."""
    for name in PROFILES:
        laws.parsed_is_whole(parsed(answer, given_sources, name))
