"""The clause of a source that a claim restates: where most of its content stands together, cut as tight as the words allow.

What is compared word by word (polarity, direction, bounds) is compared only with this stretch: a negation three clauses away negates something else.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from citebound.text.reading import Reading

_CLAUSE = re.compile(
    r"[;:\u2014\u2013()]|,(?!\d)|[，；：、]|\b(?:but|while|whereas|although|though|however|and|aber|während|und|sondern|pero|mientras|y|mais|tandis|et|nhưng|còn|và)\b|但|而|แต่|ส่วน|(?<=[\u0e00-\u0e7f])\s(?=[\u0e00-\u0e7f])",
    re.IGNORECASE,
)


class Alignment(NamedTuple):
    """A stretch of a source in folded offsets, and which of the claim's terms stand in it.

    `coverage` is the share of the terms, in [0, 1]; `order` is the place of the source among those given.
    """

    order: int
    start: int
    end: int
    matched: frozenset[str]
    coverage: float


def align(terms: Sequence[str], sources: Sequence[Reading], same: Mapping[str, frozenset[str]] | None = None) -> Alignment | None:
    """Return the stretch of one sentence that holds most of `terms`; the shortest, then the first of the first source; None where none holds any.

    Args:
        terms: the content terms of a claim, stemmed.
        sources: what the claim cites.
        same: terms that may stand for another one, such as its opposite.
    """
    best: tuple[tuple[int, int, int, int], Alignment] | None = None
    for order, reading in enumerate(sources):
        places = _by_sentence(terms, reading, same or {})
        if not places:
            continue
        most = max(len(found) for found in places.values())
        if best is not None and most < len(best[1].matched):
            continue
        for sentence in sorted(places):
            if len(places[sentence]) == most:
                start, end = _tight(reading, sentence, places[sentence])
                matched = frozenset(places[sentence])
                rank = (-len(matched), end - start, order, start)
                if best is None or rank < best[0]:
                    best = rank, Alignment(order, start, end, matched, len(matched) / max(1, len(terms)))
    return best[1] if best else None


def _by_sentence(terms: Sequence[str], reading: Reading, same: Mapping[str, frozenset[str]]) -> dict[int, dict[str, list[int]]]:
    places: dict[int, dict[str, list[int]]] = {}
    for term in terms:
        for form in (term, *sorted(same[term] - {term})) if term in same else (term,):
            for sentence, found in reading.sentences_of_term(form).items():
                places.setdefault(sentence, {}).setdefault(term, []).extend(found)
    return places


def _tight(reading: Reading, sentence: int, places: Mapping[str, Sequence[int]]) -> tuple[int, int]:
    """Return the shortest run of clauses of a sentence that holds every matched term."""
    text, starts = reading.folded.text, reading.starts
    start = starts[sentence]
    end = starts[sentence + 1] if sentence + 1 < len(starts) else len(text)
    edges = [start, *(match.end() for match in _CLAUSE.finditer(text, start, end)), end]
    held = [frozenset(term for term, found in places.items() if any(one <= place < two for place in found)) for one, two in pairwise(edges)]
    wanted = frozenset(places)
    best = (start, end)
    for first in range(len(held)):
        have: frozenset[str] = frozenset()
        for last in range(first, len(held)):
            have |= held[last]
            if have == wanted:
                if edges[last + 1] - edges[first] < best[1] - best[0]:
                    best = (edges[first], edges[last + 1])
                break
    return best
