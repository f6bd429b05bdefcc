"""Find every marker of an answer, by the grammars of the profile; overlaps are settled here and nowhere else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from citebound.model import Marker, Source
from citebound.ports import Grammar, Page

# What may stand between two markers of one group.
_BETWEEN = re.compile(r"[\s,;\uff0c\uff1b\u3001]*")


def find_markers(page: Page, grammars: Sequence[Grammar], sources: Sequence[Source]) -> tuple[Marker, ...]:
    """Return the markers of an answer in order, none overlapping another: the longest wins, then the first, then the earlier grammar.

    Args:
        page: the answer without what is no prose.
        grammars: in the order of their precedence.
        sources: what was given to the answer.
    """
    found = [(marker, rank) for rank, grammar in enumerate(grammars) for marker in grammar.find(page, sources)]
    return settle(found)


def settle(found: Sequence[tuple[Marker, int]]) -> tuple[Marker, ...]:
    """Keep of overlapping markers the longest, then the first, then the one of the lower rank; return them in order."""
    if len(found) < 2:
        return tuple(marker for marker, _ in found)
    ordered = sorted(found, key=lambda pair: (pair[0].span.start, pair[0].span.start - pair[0].span.end, pair[1]))
    kept: list[Marker] = []
    for marker, _ in ordered:
        if not kept or marker.span.start >= kept[-1].span.end:
            kept.append(marker)
        elif marker.span.end - marker.span.start > kept[-1].span.end - kept[-1].span.start:
            kept[-1] = marker
    return tuple(kept)


def grouped(text: str, markers: Sequence[Marker]) -> tuple[tuple[Marker, ...], ...]:
    """Return the marker groups: markers with nothing between them but white space, commas or semicolons."""
    groups: list[list[Marker]] = []
    for marker in markers:
        # Only the stretch between the two is read: a pattern that runs on through blanked markers makes many of them quadratic.
        if groups and _BETWEEN.fullmatch(text, groups[-1][-1].span.end, marker.span.start):
            groups[-1].append(marker)
        else:
            groups.append([marker])
    return tuple(map(tuple, groups))
