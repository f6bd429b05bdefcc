"""The share of a claim's content terms that the best window of its cited sources holds."""

from __future__ import annotations

from citebound.model import Evidence, Place, Span, Support
from citebound.ports import Case, Explanation
from citebound.text.windows import Window, best_window


class LexicalEstimator:
    """Counts content terms: stemmed words without stop words, numbers as written, pairs of characters where a script has no blanks.

    *Finds* claims that share little with what they cite.

    *Does not find* a claim in the words of the source that says something else, and takes a free paraphrase or a translation for unsupported.
    """

    name = "lexical"
    version = "1"
    codes = {
        "not_in_source": Explanation(
            "Too few of the claim's content words stand together in the sources that it cites.",
            "Read the quoted evidence: the claim may be a paraphrase, or come from elsewhere.",
        )
    }

    def estimate(self, case: Case) -> Support:
        """Return the share of terms in the best window; a claim of several sources may add the best window of a second one."""
        terms = case.claim.terms
        if not terms:
            return Support(None)
        found: list[tuple[int, str, Window]] = []
        for order, (source, reading) in enumerate(zip(case.bound.sources, case.cited, strict=True)):
            window = best_window(terms, reading)
            if window:
                found.append((order, source.id, window))
        if not found:
            return Support(0.0)
        first = min(found, key=lambda item: (-item[2].terms.bit_count(), item[0]))
        chosen, held = [first], first[2].terms
        rest = [item for item in found if item[2].terms & ~held]
        if rest:
            second = min(rest, key=lambda item: (-(item[2].terms & ~held).bit_count(), item[0]))
            chosen, held = [first, second], held | second[2].terms
        evidence = tuple(
            Evidence(Place(source_id, Span(window.start, window.end)), case.cited[order].text[window.start : window.end], share(window.terms, terms))
            for order, source_id, window in chosen
        )
        return Support(share(held, terms), evidence)


def share(held: int, terms: tuple[str, ...]) -> float:
    """Return the share of `terms` that the bits of `held` name, rounded to three decimals."""
    return round(held.bit_count() / len(terms), 3)
