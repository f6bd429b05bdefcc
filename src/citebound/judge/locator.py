"""Where a claim stands in what it cites, for profiles that judge by hard checks alone: a place to look at, no judgement."""

from __future__ import annotations

from citebound.model import Evidence, Place, Span, Support
from citebound.ports import Case, Explanation
from citebound.text.terms import content_words
from citebound.text.windows import place_of


class Locator:
    """Finds the sentences of each cited source in which most of the claim's words begin.

    *Finds* the place that a reader wants to see next to the claim.

    *Does not find* anything wrong: its score is no support, and no verdict rests on it.
    """

    name = "locator"
    version = "1"
    codes: dict[str, Explanation] = {}

    def estimate(self, case: Case) -> Support:
        """Return the best place in the cited sources, the first in the order of citation on a tie."""
        words = content_words(case.claim.folded.text, case.claim.lang)
        best: tuple[int, Evidence] | None = None
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            window = place_of(words, reading)
            if window and (best is None or window.terms.bit_count() > best[0]):
                held = window.terms.bit_count()
                place = Place(source.id, Span(window.start, window.end))
                best = held, Evidence(place, reading.text[window.start : window.end], round(held / max(1, min(len(words), 6)), 3))
        return Support(None, (best[1],) if best else ())
