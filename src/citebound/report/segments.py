"""Cutting a text where marks begin and end, so that marks which overlap can be drawn in a markup that nests.

Only cuts: what a mark means and how it looks is the business of the rendering.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Generic, NamedTuple, TypeVar

from citebound.model import Span

Mark = TypeVar("Mark")


class Segment(NamedTuple, Generic[Mark]):
    """A stretch of the text in which the same marks hold all along."""

    span: Span
    marks: tuple[Mark, ...]


def segments(length: int, marks: Sequence[tuple[Span, Mark]]) -> Iterator[Segment[Mark]]:
    """Yield the stretches of a text of `length` characters in order; they leave nothing out and never overlap.

    Marks are clipped to the text, and empty ones dropped. The marks of a segment stand in the order in which they were given.
    """
    kept = [(Span(max(0, span.start), min(length, span.end)), mark) for span, mark in marks]
    kept = [(span, mark) for span, mark in kept if span.start < span.end]
    opening, closing = _indexed((span.start for span, _ in kept)), _indexed((span.end for span, _ in kept))
    cuts = sorted({0, length, *opening, *closing})
    active: set[int] = set()
    for start, end in pairwise(cuts):
        active.difference_update(closing.get(start, ()))
        active.update(opening.get(start, ()))
        yield Segment(Span(start, end), tuple(kept[index][1] for index in sorted(active)))


def _indexed(offsets: Iterable[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = defaultdict(list)
    for index, offset in enumerate(offsets):
        found[offset].append(index)
    return found
