"""Does a number that the source has stand there as the same bound: at least, at most, more than, from, until?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.bounds import Bound, bound_of
from citebound.text.numbers import as_written
from citebound.text.polarity_words import empty_pattern, negation_pattern
from citebound.text.reading import Reading

_NOBODY = re.compile(
    r"\b(?:nobody|no one|none|no \w+s|niemand|kein\w*|personne|aucun\w*|nadie|ningun\w*|không ai)\b(?! (?:more|less|fewer|later))", re.IGNORECASE
)


class BoundsCheck:
    """Compares how a number or date is bounded in the claim with how the same number is bounded in the source.

    *Finds* a minimum told as a maximum (`at least 5` for `at most 5`), more for less, `from` a date for `until` it, and the low end of a range told as the
    most, where no place in the cited sources bounds the number as the claim does.

    *Does not find* a bound that the claim drops or adds where the source has none, or a bound in words far from its number.
    """

    name = "bounds"
    version = "1"
    codes = {
        "bound_flip": Explanation(
            "The claim makes a maximum of what the source gives as a minimum, or the other way round.", "Read the quoted clause and correct the bound."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each number whose bound is turned round."""
        if case.settings.numbers == "off" or not case.bound.claim.kind.asserts or case.probing:
            return
        if _NOBODY.search(case.claim.text):
            return  # `nobody under 18` is `only those from 18 on`
        for start, end, written in _figures(case.claim):
            own = bound_of(case.claim, start, end)
            if own is not None:
                yield from self._compare(own, (start, end, written), case)

    def _compare(self, own: Bound, figure: tuple[int, int, str], case: Case) -> Iterator[Finding]:
        start, end, written = figure
        clash: tuple[Place, str] | None = None
        for source, reading in zip(case.bound.sources, case.cited, strict=True):
            for first, last in _places(reading, case.claim.text[start:end], written):
                theirs = bound_of(reading, first, last)
                if theirs is None or not theirs.opposes(own) or _denies(case.claim, 0, len(case.claim.text)) != _denies(reading, *_sentence(reading, first)):
                    return  # under a denial a least is a most: `those under 18 may not enter`
                if clash is None:
                    clash = Place(source.id, Span(theirs.start, max(last, theirs.end))), reading.text[theirs.start : max(last, theirs.end)]
        if clash:
            offset = case.bound.claim.span.start
            span = Span(offset + min(start, own.start), offset + max(end, own.end))
            said = case.claim.text[min(start, own.start) : max(end, own.end)]
            yield Finding("bound_flip", self.name, Outcome.CONTRADICTED, f"{said} turns the bound round", span, said, place=clash[0], says=clash[1])


def _sentence(reading: Reading, at: int) -> tuple[int, int]:
    number = reading.sentence_at(reading.folded.folded(at, at)[0])
    return reading.sentences_span(number, number)


def _denies(reading: Reading, start: int, end: int) -> bool:
    negation, empty = negation_pattern(reading.lang), empty_pattern(reading.lang)
    text = reading.text[start:end]
    return negation is not None and negation.search(empty.sub(" ", text) if empty else text) is not None


def _places(reading: Reading, token: str, written: str) -> Iterator[tuple[int, int]]:
    """Yield where a source has the same figure; a number that stands there as the claim writes it is not looked for in other shapes."""
    number = next(iter(as_written(token)), None)
    literal = reading.quantities_written(number.text) if number else ()
    dated = {each.start for each in reading.dates} if literal and reading.dates else set()
    if literal and not dated and not reading.times:
        yield from ((each.start, each.end) for each in literal)
        return
    yield from ((first, last) for first, last, other in _figures(reading) if other == written)


def _figures(reading: Reading) -> Iterator[tuple[int, int, str]]:
    """Yield (start, end, what is compared) of each number, in digits or words, and each date of a text."""
    for date in reading.dates:
        if date.day is not None:
            yield date.start, date.end, f"{date.month}-{date.day}"
    for each in reading.quantities:
        if not reading.dated.holds(each.token.start, each.token.end):
            yield each.start, each.end, str(each.amount) if each.amount is not None else each.token.text
    for spelled in reading.spelled:
        yield spelled.start, spelled.end, str(spelled.amount)
