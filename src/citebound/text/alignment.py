"""The clause of a source that a claim restates: where most of its content stands together, cut as tight as the words allow.

What is compared word by word (polarity, direction, bounds) is compared only with this stretch: a negation three clauses away negates something else.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from citebound.text.reading import Reading


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
        places = _places(terms, reading, same or {})
        counts = Counter(chain.from_iterable(places.values()))
        most = max(counts.values(), default=0)
        if not most or (best is not None and most < len(best[1].matched)):
            continue
        for sentence in sorted(sentence for sentence, count in counts.items() if count == most):
            inside = {term: found[sentence] for term, found in places.items() if sentence in found}
            start, end = _tight(reading, sentence, inside)
            rank = (-most, end - start, order, start)
            if best is None or rank < best[0]:
                best = rank, Alignment(order, start, end, frozenset(inside), most / max(1, len(terms)))
    return best[1] if best else None


def _places(terms: Sequence[str], reading: Reading, same: Mapping[str, frozenset[str]]) -> dict[str, dict[int, tuple[int, ...]]]:
    """Return the places of each term by sentence, those of what may stand for it with them."""
    places = {term: found for term, found in zip(terms, reading.sentences_of_terms(terms), strict=True) if found}
    for term in terms if same else ():
        if term in same:
            whole = dict(places.get(term, {}))
            for found in reading.sentences_of_terms(sorted(same[term] - {term})):
                for sentence, more in found.items():
                    whole[sentence] = whole.get(sentence, ()) + more
            if whole:
                places[term] = whole
    return places


def _tight(reading: Reading, sentence: int, places: Mapping[str, Sequence[int]]) -> tuple[int, int]:
    """Return the shortest run of clauses of a sentence that holds every matched term."""
    edges = reading.clauses(sentence)
    best = (edges[0], edges[-1])
    if len(edges) == len(("start", "end")):
        return best
    held = [0] * len(edges)
    for number, found in enumerate(places.values()):
        for place in found:
            held[bisect_right(edges, place) - 1] |= 1 << number
    wanted = (1 << len(places)) - 1
    for first in range(len(held)):
        have = 0
        for last in range(first, len(held) - 1):
            have |= held[last]
            if have == wanted:
                if edges[last + 1] - edges[first] < best[1] - best[0]:
                    best = (edges[first], edges[last + 1])
                break
    return best
