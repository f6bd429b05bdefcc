"""Stretches of a text as one thing that can be asked what lies in it, in the time of one search."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable


class Cover:
    """A set of stretches of a text.

    Args:
        stretches: (start, end) pairs in any order; overlapping ones are taken together.
    """

    def __init__(self, stretches: Iterable[tuple[int, int]]) -> None:
        """Sort and merge the stretches."""
        merged: list[tuple[int, int]] = []
        for start, end in sorted(stretches):
            if merged and start < merged[-1][1]:
                merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
            else:
                merged.append((start, end))
        self._starts = [start for start, _ in merged]
        self._ends = [end for _, end in merged]

    def holds(self, start: int, end: int) -> bool:
        """Tell whether `start` to `end` lies in one stretch."""
        place = bisect_right(self._starts, start) - 1
        return place >= 0 and end <= self._ends[place]

    def touches(self, start: int, end: int) -> bool:
        """Tell whether a character of `start` to `end` lies in a stretch."""
        place = bisect_right(self._starts, end - 1) - 1
        return place >= 0 and start < self._ends[place]
