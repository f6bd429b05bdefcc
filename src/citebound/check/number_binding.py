"""Is a number that the source has the number of what the claim speaks of?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.alignment import align
from citebound.text.quantities import Quantity
from citebound.text.reading import Reading
from citebound.text.terms import content_terms

_CLOSE = 0.85
_RESTATED = 0.6
_FEWEST = 3


class NumberBindingCheck:
    """Compares the numbers of a claim with those of the sentence that it restates.

    *Finds* a number that stands elsewhere in the cited source, where the sentence that has the claim's other words has a different number of the same unit in
    its place.

    *Does not find* two numbers of one sentence that change places, or a number whose sentence names its subject by a pronoun.
    """

    name = "number_binding"
    version = "1"
    codes = {
        "number_binding": Explanation(
            "The source has this number, but for something else than the claim says.", "Read the quoted sentence: it has another number there."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.settings.numbers == "off" or not case.bound.claim.kind.asserts or not case.cited:
            return
        figures = {quantity.token.text for quantity in case.claim.quantities}
        terms = [term for term in case.claim.terms if term not in figures]
        if not figures or len(terms) < _FEWEST:
            return
        alignment = align(terms, case.cited)
        if alignment is None or alignment.coverage < _CLOSE:
            return
        reading = case.cited[alignment.order]
        first, last = reading.folded_sentence(alignment.start)
        if len(alignment.matched) < _RESTATED * len(content_terms(reading.folded.text[first:last], reading.lang)):
            return
        number = reading.sentence_at(alignment.start)
        start, end = reading.sentences_span(number, number)
        inside = [quantity for quantity in reading.quantities if start <= quantity.start and quantity.end <= end]
        for own in case.claim.quantities:
            other = _in_its_place(own, inside, case.claim)
            if other and not any(_equal(own, each) for each in inside) and any(_equal(own, each) for each in reading.quantities):
                offset = case.bound.claim.span.start
                span = Span(offset + own.start, offset + own.end)
                place = Place(case.bound.sources[alignment.order].id, Span(other.start, other.end))
                written = case.claim.text[own.start : own.end]
                says = reading.text[other.start : other.end]
                yield Finding(
                    "number_binding",
                    self.name,
                    Outcome.NOTED,
                    f"{written} stands in the source for something else",
                    span,
                    written,
                    place=place,
                    says=says,
                    hard=False,
                )
                return


def _equal(one: Quantity, two: Quantity) -> bool:
    return one.token.text == two.token.text or (one.amount is not None and one.amount == two.amount)


def _in_its_place(own: Quantity, inside: list[Quantity], claim: Reading) -> Quantity | None:
    """Return a number of the sentence that the claim has not, of the same unit or, without one, of the same length."""
    for other in inside:
        if any(_equal(other, each) for each in claim.quantities):
            continue
        if own.unit and other.unit and own.unit.dimension == other.unit.dimension:
            return other
        if own.unit is None and other.unit is None and len(own.token.text) == len(other.token.text):
            return other
    return None
