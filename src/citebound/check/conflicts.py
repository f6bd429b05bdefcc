"""Do the sources that a claim cites agree on its numbers among themselves?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Source, Span
from citebound.ports import Case, Explanation
from citebound.text.alignment import align
from citebound.text.quantities import Quantity
from citebound.text.reading import Reading

# Every other word of the claim must stand there: a sentence about another thing of the same kind conflicts with nothing.
_CLOSE = 1.0
_FEWEST = 2


class ConflictsCheck:
    """Compares the cited sources with each other where more than one of them restates the claim.

    *Finds* a number that one cited source has and another contradicts: its own sentence on the matter has a different number of the same unit.

    *Does not find* sources that disagree in words, sources of which one says it in other words, or on a number that the claim does not give.
    """

    name = "conflicts"
    version = "1"
    codes = {
        "conflicting_sources": Explanation(
            "Two sources that the claim cites give different numbers for it, so that citing both decides nothing.",
            "Say which source says what, or cite the one that holds.",
        )
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding for each number."""
        if case.settings.numbers != "by_value" or not case.bound.claim.kind.asserts or len(case.cited) < _FEWEST or case.probing:
            return
        figures = {quantity.token.text for quantity in case.claim.quantities}
        terms = [term for term in case.claim.terms if term not in figures]
        if not figures or len(terms) < _FEWEST:
            return
        told = [(source, said) for source, reading in zip(case.bound.sources, case.cited, strict=True) if (said := _restated(terms, reading)) is not None]
        for own in case.claim.quantities:
            if any(_equal(own, each) for _, said in told for each in said):
                yield from self._against(own, told, case)

    def _against(self, own: Quantity, told: list[tuple[Source, list[Quantity]]], case: Case) -> Iterator[Finding]:
        for source, said in told:
            other = next((each for each in said if _alike(own, each)), None)
            if other and not any(_equal(own, each) for each in said):
                offset = case.bound.claim.span.start
                written = case.claim.text[own.start : own.end]
                message = f"{written} stands in one of the cited sources, and source {source.id} has another number"
                place = Place(source.id, Span(other.start, other.end))
                span = Span(offset + own.start, offset + own.end)
                yield Finding(
                    "conflicting_sources", self.name, Outcome.UNDECIDED, message, span, written, place=place, says=source.text[other.start : other.end]
                )
                return


def _restated(terms: list[str], reading: Reading) -> list[Quantity] | None:
    """Return the numbers of the sentence that restates the claim; None where none does."""
    alignment = align(terms, [reading])
    if alignment is None or alignment.coverage < _CLOSE:
        return None
    number = reading.sentence_at(alignment.start)
    start, end = reading.sentences_span(number, number)
    return [quantity for quantity in reading.quantities if start <= quantity.start and quantity.end <= end]


def _equal(one: Quantity, two: Quantity) -> bool:
    return one.token.text == two.token.text or (one.amount is not None and one.amount == two.amount)


def _alike(own: Quantity, other: Quantity) -> bool:
    """Tell whether another number could stand in the place of the claim's: it is of the same unit."""
    return own.unit is not None and other.unit is not None and own.unit.dimension == other.unit.dimension and not _equal(own, other)
