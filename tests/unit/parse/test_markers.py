"""What `parse.markers` promises: of overlapping markers one is kept, and neighbours are one group."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.builders import marker

from citebound.model import Marker, Span
from citebound.parse.markers import grouped, settle


def _marker(start: int, end: int, grammar: str = "a") -> Marker:
    return Marker(Span(start, end), "x" * (end - start), (), grammar)


@pytest.mark.parametrize(
    ("found", "kept"),
    [
        ([], []),
        ([(0, 3, 0)], [(0, 3)]),
        ([(4, 7, 0), (0, 3, 0)], [(0, 3), (4, 7)]),
        ([(0, 3, 0), (3, 6, 1)], [(0, 3), (3, 6)]),
        ([(0, 3, 0), (0, 6, 1)], [(0, 6)]),
        ([(1, 4, 0), (0, 6, 1)], [(0, 6)]),
        ([(0, 4, 1), (2, 6, 0)], [(0, 4)]),
        ([(0, 3, 0), (2, 8, 1), (9, 12, 0)], [(2, 8), (9, 12)]),
        ([(0, 3, 0), (1, 9, 0), (8, 12, 0)], [(1, 9)]),
    ],
)
def test_of_overlapping_markers_one_is_kept(found: list[tuple[int, int, int]], kept: list[tuple[int, int]]) -> None:
    """The longest wins, then the first."""
    settled = settle([(_marker(start, end), rank) for start, end, rank in found])

    assert [(each.span.start, each.span.end) for each in settled] == kept


def test_of_equal_markers_the_earlier_grammar_wins() -> None:
    """Two readings of one stretch: the order of the grammars decides."""
    assert [each.grammar for each in settle([(_marker(0, 3, "late"), 1), (_marker(0, 3, "early"), 0)])] == ["early"]


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(1, 8), st.integers(0, 3))))
def test_settled_markers_never_overlap(found: list[tuple[int, int, int]]) -> None:
    """Whatever is found, what is kept is in order, apart, and was found; what was apart from all others is kept."""
    markers = [(_marker(start, start + size), rank) for start, size, rank in found]

    settled = settle(markers)

    for one, two in pairwise(settled):
        assert one.span.end <= two.span.start
    for each, _ in markers:
        alone = not any(other is not each and other.span.overlaps(each.span) for other, _ in markers)
        assert not alone or each in settled
    assert bool(settled) == bool(markers)


@pytest.mark.parametrize(
    ("text", "groups"),
    [
        ("[1][2]", [["[1]", "[2]"]]),
        ("[1] [2]", [["[1]", "[2]"]]),
        ("[1], [2]; [3]", [["[1]", "[2]", "[3]"]]),
        ("[1]\n[2]", [["[1]", "[2]"]]),
        ("[1]，[2]、[3]；[4]", [["[1]", "[2]", "[3]", "[4]"]]),
        ("[1] and [2]", [["[1]"], ["[2]"]]),
        ("[1]. [2]", [["[1]"], ["[2]"]]),
        ("[1]-[2]", [["[1]"], ["[2]"]]),
        ("a [1] b [2][3]", [["[1]"], ["[2]", "[3]"]]),
    ],
)
def test_neighbours_are_one_group(text: str, groups: list[list[str]]) -> None:
    """Markers with nothing between them but white space, commas or semicolons are one group."""
    markers = [marker(text, raw, raw[1:-1]) for group in groups for raw in group]

    assert [[each.raw for each in group] for group in grouped(text, markers)] == groups
