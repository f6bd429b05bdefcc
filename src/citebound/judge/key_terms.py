"""The share of a claim's key terms that occur in one cited source: the first, in the order of citation, that reaches the threshold."""

from __future__ import annotations

from citebound.model import Evidence, Place, Span, Support
from citebound.ports import Case, Explanation
from citebound.text.key_terms import key_terms
from citebound.text.windows import best_window


class KeyTermsEstimator:
    """Counts key terms: words of four letters or more without stop words, whole and without case.

    *Finds* sentences whose words are mostly foreign to every source they cite.

    *Does not find* wrong numbers, negations, or a sentence built from words of one source about something else.
    """

    name = "key_terms"
    version = "1"
    codes = {
        "not_in_source": Explanation(
            "Too few of the claim's content words stand together in the sources that it cites.",
            "Read the quoted evidence: the claim may be a paraphrase, or come from elsewhere.",
        )
    }

    def estimate(self, case: Case) -> Support:
        """Return the share of the first source that reaches the threshold, else the highest share."""
        terms = key_terms(case.claim.folded.text)
        if not terms:
            return Support(None)
        best = Support(0.0)
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            part = sum(term in reading.key_terms for term in terms) / len(terms)
            score, reached = round(part, 3), part >= case.settings.threshold
            if reached or score > (best.score or 0.0):
                window = best_window(case.claim.terms, reading)
                place = Place(source.id, Span(window.start, window.end) if window else Span(0, 0))
                evidence = (Evidence(place, place.span.of(reading.text), score),) if window else ()
                best = Support(score, evidence)
            if reached:
                return best
        return best
