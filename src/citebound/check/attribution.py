"""Does a claim say on whose word its source has something?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.force_words import Force, find
from citebound.text.reading import Reading
from citebound.text.restated import Restated, closely

_CLOSE = 0.6, 0.6


class AttributionCheck:
    """Compares who says something in a claim with who says it in the sentence that it restates.

    *Finds* what one side says told as the word of another one, and what is said and disputed told as a fact.

    *Does not find* a speaker who stands in another sentence than what he says, or a quotation told as a fact that nobody disputes.
    """

    name = "attribution"
    version = "1"
    codes = {
        "attribution_swap": Explanation("The source has this from somebody else than the claim says.", "Name the speaker of the source."),
        "attribution_dropped": Explanation("The source only reports that somebody says so, and that it is disputed.", "Say who says so."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        lang = case.claim.lang
        if case.probing or not case.differs:
            return
        found = closely(case.claim, case.cited, _CLOSE, settled=False)
        if found is None:
            return
        reading = case.cited[found.order]
        start, end = reading.folded_sentence(found.start)
        said = find(reading.folded.text[start:end], reading.lang, Force.SAID)
        if said is None:
            return
        text = case.claim.folded.text
        mine = find(text, lang, Force.SAID)
        code = None
        if mine is None and not find(text, lang, Force.DISPUTED) and _is_disputed(reading, (start, end)):
            code = "attribution_dropped"
        elif mine is not None and self._another(case.claim, reading, found):
            code = "attribution_swap"
        if code:
            source = case.bound.sources[found.order]
            place = Span(*reading.folded.source(start, end))
            message = f"source {source.id} has this on the word of somebody" + (" else" if code == "attribution_swap" else "")
            span = case.bound.claim.span
            yield Finding(code, self.name, Outcome.NOTED, message, span, place=Place(source.id, place), says=place.of(reading.text), hard=False)

    @staticmethod
    def _another(claim: Reading, reading: Reading, found: Restated) -> bool:
        """Tell whether the words of the claim that the sentence has not stand in another sentence of the source: there the claim's speaker speaks."""
        rest = [term for term in found.leftover if not find(term, claim.lang, Force.SAID)]
        elsewhere = [term for term in rest if any(abs(sentence - found.sentence) <= 2 for sentence in reading.sentences_of_term(term))]
        return bool(elsewhere) and len(elsewhere) == len(rest)


def _is_disputed(reading: Reading, stretch: tuple[int, int]) -> bool:
    """Tell whether the sentence, or the one behind it, disputes what is said."""
    start, end = stretch
    last = reading.folded_sentence(end)[1] if end < len(reading.folded.text) else end
    return find(reading.folded.text[start:last], reading.lang, Force.DISPUTED) is not None
