"""Where a claim stands in what it cites, for profiles that judge by hard checks alone: a place to look at, no judgement."""

from __future__ import annotations

from citebound.model import Evidence, Place, Source, Span, Support
from citebound.ports import Case, Explanation
from citebound.text.reading import Reading
from citebound.text.terms import content_words
from citebound.text.windows import Window, place_of

_WORDS = 6


class Locator:
    """Finds the sentence of a cited source with the claim's numbers, or the sentences in which most of its words begin.

    *Finds* the place that a reader wants to see next to the claim.

    *Does not find* anything wrong: its score is no support, and no verdict rests on it.
    """

    name = "locator"
    version = "1"
    codes: dict[str, Explanation] = {}

    def estimate(self, case: Case) -> Support:
        """Return the best place in the cited sources, the first in the order of citation on a tie."""
        sure = _by_number(case)
        if sure:
            return Support(None, (sure,))
        words = content_words(case.claim.folded.text, case.claim.lang)
        best: tuple[int, Source, Reading, Window] | None = None
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            window = place_of(words, reading)
            if window and (best is None or window.terms.bit_count() > best[0]):
                best = window.terms.bit_count(), source, reading, window
        if best is None:
            return Support(None)
        held, source, reading, window = best
        return Support(None, (_evidence(source, reading, window.start, window.end, round(held / max(1, min(len(words), _WORDS)), 3)),))


def _by_number(case: Case) -> Evidence | None:
    """Return the sentence of the one place that a number of the claim has in all cited sources; None where no number has just one."""
    for token in case.claim.numbers:
        if len(token.text) < len("10"):
            continue
        places = [
            (source, reading, place) for source, reading in zip(case.bound.sources, case.cited, strict=True) for place in reading.places_of_number(token.text)
        ]
        if len(places) == 1:
            source, reading, (start, _) = places[0]
            if reading.folded.offsets is None:
                number = reading.sentence_at(start)
                return _evidence(source, reading, *reading.sentences_span(number, number), 1.0)
    return None


def _evidence(source: Source, reading: Reading, start: int, end: int, score: float) -> Evidence:
    return Evidence(Place(source.id, Span(start, end)), reading.text[start:end], score)
