"""The stretch of a source that carries a claim best: one to three sentences in a row."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from citebound.errors import OverBudgetError
from citebound.text.akin import akin
from citebound.text.reading import Reading

_LONGEST_WINDOW = 3
_MOST_TERMS = 2_000
_MOST_WORDS = 6
_BEGINNING = 5
_MOST_BEGINNINGS = 64


class Window(NamedTuple):
    """A stretch of a source (`text[start:end]`) and which of the claim's terms it holds, as bits in the order of the terms."""

    start: int
    end: int
    terms: int


def best_window(terms: tuple[str, ...], source: Reading) -> Window | None:
    """Return the window that holds most of `terms`: the shortest of these, then the first; None where it holds none.

    Raises:
        OverBudgetError: the claim has over 2,000 distinct terms, or the budget of the record is spent.
    """
    if len(terms) > _MOST_TERMS:
        raise OverBudgetError(f"the claim has {len(terms)} distinct terms; at most {_MOST_TERMS} are looked up")
    held: dict[int, int] = {}
    bit = 1
    for term, places in zip(terms, source.sentences_of_terms(terms), strict=True):
        for sentence in places:
            held[sentence] = held.get(sentence, 0) | bit
        if not places:
            for form in akin(term, source):
                for sentence in source.sentences_of_term(form):
                    held[sentence] = held.get(sentence, 0) | bit
        bit <<= 1
    return _widest(held, source, _LONGEST_WINDOW)


def place_of(words: tuple[str, ...], source: Reading, longest: int = _LONGEST_WINDOW) -> Window | None:
    """Return where `words` stand together, roughly: by how the six longest of them begin, without stems.

    This finds what a reader wants to see, in a window of at most `longest` sentences. It is many times cheaper than `best_window`, and nothing may be judged
    by it.
    """
    held: dict[int, int] = {}
    # Sorting is stable, so that words of one length keep their order.
    for number, word in enumerate(sorted(words, key=len, reverse=True)[:_MOST_WORDS]):
        bit = 1 << number
        for sentence in sentences_of_beginning(source, word if len(word) < _BEGINNING else word[: max(_BEGINNING, len(word) - 2)]):
            held[sentence] = held.get(sentence, 0) | bit
    return _widest(held, source, longest)


def _widest(held: dict[int, int], source: Reading, longest: int) -> Window | None:
    best: tuple[int, int, int, int] | None = None
    for first in sorted(held):
        bits, last = 0, first
        for size in range(longest):
            more = held.get(first + size, 0)
            if more & ~bits:
                bits, last = bits | more, first + size
                rank = (-bits.bit_count(), last - first, first, bits)
                if best is None or rank < best:
                    best = rank
    if best is None:
        return None
    _, length, first, bits = best
    return Window(*source.sentences_span(first, first + length), bits)


def sentences_of_beginning(source: Reading, beginning: str) -> tuple[int, ...]:
    """Return the numbers of the sentences in which a word begins with `beginning`, at most 64 of them: to find a place, not to judge."""
    text = source.folded.text
    at = text.find(beginning)
    if at < 0:
        return ()
    starts = source.starts
    found: list[int] = []
    last = len(starts) - 1
    while at >= 0 and len(found) < _MOST_BEGINNINGS:
        if at and text[at - 1].isalnum():
            at = text.find(beginning, at + 1)
            continue
        sentence = bisect_right(starts, at) - 1
        found.append(sentence)
        # One hit in a sentence is enough.
        at = text.find(beginning, starts[sentence + 1]) if sentence < last else -1
    return tuple(found)
