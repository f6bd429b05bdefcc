"""What `text.cover` promises: whether a stretch lies in, or touches, one of many."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from citebound.text.cover import Cover

_STRETCHES = st.lists(st.tuples(st.integers(0, 30), st.integers(1, 8)).map(lambda pair: (pair[0], pair[0] + pair[1])), max_size=6)


@given(_STRETCHES, st.integers(0, 40), st.integers(1, 8))
def test_touching_is_sharing_a_character(stretches: list[tuple[int, int]], start: int, size: int) -> None:
    """A stretch touches where one of its characters lies in a given stretch, and holds only what it touches."""
    cover, inside = Cover(stretches), {place for one, two in stretches for place in range(one, two)}

    assert cover.touches(start, start + size) is any(place in inside for place in range(start, start + size))
    assert not cover.holds(start, start + size) or all(place in inside for place in range(start, start + size))


@given(_STRETCHES)
def test_every_given_stretch_is_held(stretches: list[tuple[int, int]]) -> None:
    """What was given is held, whatever overlaps it and in whatever order it came."""
    cover = Cover(stretches)

    assert all(cover.holds(*each) for each in stretches)
    assert all(Cover(reversed(stretches)).holds(*each) for each in stretches)


def test_neighbours_are_two() -> None:
    """Stretches that only meet stay apart; overlapping ones are one."""
    assert not Cover([(0, 3), (3, 6)]).holds(2, 4)
    assert Cover([(0, 3), (2, 6)]).holds(1, 5)
    assert not Cover([]).holds(0, 1)
    assert not Cover([]).touches(0, 1)
