"""The share of a claim's content terms that the best window of its cited sources holds."""

from __future__ import annotations

from citebound.model import Evidence, Place, Span, Support
from citebound.ports import Case, Explanation
from citebound.text.windows import Window, best_window

# What is left of the support where a soft finding speaks against the claim: the words of a source stand in many a sentence that says something else.
_DOUBTED = 0.2
# A figure says more than a word: two texts rarely share one by chance.
_NUMBER = 2
_DOUBTS = frozenset(
    """entity_mismatch entity_swap number_binding outdated_value bound_dropped modality_shift hedge_dropped causal_overclaim quantifier_shift scope_shift
    condition_dropped attribution_swap attribution_dropped role_swap""".split()
)


class LexicalEstimator:
    """Counts content terms: stemmed words without stop words, numbers as written, pairs of characters where a script has no blanks.

    A soft finding on names, on what a number counts, on roles, modality, hedges, quantifiers, conditions or who said it leaves a fifth of the support.

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
        # A number that no source writes so stands there in another way, or has a hard finding of its own: it is no word to be missed.
        terms = (
            tuple(term for term in case.claim.terms if not term[0].isdigit() or any(reading.sentences_of_term(term) for reading in case.cited))
            or case.claim.terms
        )
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
        score = share(held, terms)
        doubted = any(finding.code in _DOUBTS for finding in case.noted)
        return Support(round(score * _DOUBTED, 3) if doubted else score, evidence)


def share(held: int, terms: tuple[str, ...]) -> float:
    """Return the share of `terms` that the bits of `held` name, a number counted twice, rounded to three decimals."""
    weights = [_NUMBER if term[0].isdigit() else 1 for term in terms]
    return round(sum(weight for place, weight in enumerate(weights) if held >> place & 1) / sum(weights), 3)
