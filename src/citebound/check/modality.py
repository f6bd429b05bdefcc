"""Does a claim say with the same force what its source says: must or may, planned or done, possible or certain?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.force_words import Force, find, forces
from citebound.text.polarity_words import empty_pattern, negation_pattern
from citebound.text.reading import Reading
from citebound.text.restated import Restated, clause_with, closely
from citebound.text.terms import content_terms

_CLOSE = 0.6, 0.5
_ALL = (Force.DUTY, Force.LEAVE, Force.ADVICE, Force.PLAN, Force.DOUBT, Force.LINK, Force.PROOF, Force.ONLY, Force.CONDITION, Force.SAID)
_MARKS = (Force.DUTY, Force.LEAVE, Force.ADVICE, Force.PROOF)
_SAME_DENIED = frozenset((Force.LEAVE, Force.DUTY, Force.DOUBT))
_FUTURE = re.compile(
    r"\b(?:will|going to|shall|wird|werden|va|vont|\w+era|\w+eront|\w+ra|\w+ront|\w+rá|\w+rán|va a|van a|sẽ|akan|будет|будут|zal|zullen|sarà|saranno|irá|irão)\b|将|會|จะ|سوف|(?<!\w)س(?=[يتن]\w{3})"
)
_OPEN = frozenset((Force.LEAVE, Force.PLAN, Force.DOUBT, Force.ADVICE))
_VERB_LAST = frozenset(("ja", "hi"))


class ModalityCheck:
    """Compares words of duty, leave, plan, doubt and proof in a claim with those of the clause that it restates.

    *Finds* a duty made of a permission or advice and the other way round, a plan or proposal told as done, a `may be` told as `is`, and an association told as
    a cause.

    *Does not find* a shift in words outside its lists, or between two clauses of one sentence.
    """

    name = "modality"
    version = "1"
    codes = {
        "modality_shift": Explanation(
            "The source permits, advises, plans or proposes what the claim says must be or is, or the other way round.", "Take over the source's own verb."
        ),
        "hedge_dropped": Explanation("The source only thinks possible what the claim states.", "Restore the hedge of the source."),
        "causal_overclaim": Explanation(
            "The source speaks of a possible cause or an association, and the claim of a cause or a proof.", "Say no more than the source."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.probing or not case.differs:
            return
        found = closely(case.claim, case.cited, _CLOSE)
        if found is None:
            return
        reading = case.cited[found.order]
        mine = forces(case.claim.folded.text, case.claim.lang, *_ALL)
        start, end = _clause(case.claim, reading, found)
        theirs = forces(reading.folded.text[start:end], reading.lang, *_ALL)
        denied = _negated(case.claim, (0, len(case.claim.folded.text)))
        if denied != _negated(reading, (start, end)):
            return
        if denied:
            # `may not` and `shall not` are one prohibition.
            mine, theirs = mine - _SAME_DENIED, theirs - _SAME_DENIED
        if _FUTURE.search(case.claim.folded.text):
            theirs -= {Force.PLAN}  # `will open` is `is to open`
        code = _shift(mine, theirs)
        if code:
            source = case.bound.sources[found.order]
            place = Span(*reading.folded.source(start, end))
            message = f"the claim is said with another force than the clause of source {source.id}"
            span = case.bound.claim.span
            yield Finding(code, self.name, Outcome.NOTED, message, span, place=Place(source.id, place), says=place.of(reading.text), hard=False)


def _shift(mine: frozenset[Force], theirs: frozenset[Force]) -> str | None:
    """Return the code of what differs; None where nothing does."""
    doubtful = Force.DOUBT in theirs and Force.DUTY not in theirs
    if Force.PROOF in mine and (doubtful or Force.LINK in theirs) and Force.PROOF not in theirs and not mine & {Force.DOUBT, Force.LINK}:
        return "causal_overclaim"
    limited = theirs & {Force.ONLY, Force.CONDITION}
    if Force.DUTY in mine and Force.DUTY not in theirs and theirs & {Force.LEAVE, Force.ADVICE} and not limited:
        return "modality_shift"
    if mine & {Force.LEAVE, Force.ADVICE} and Force.DUTY not in mine and Force.DUTY in theirs and not theirs & {Force.LEAVE, Force.ADVICE}:
        return "modality_shift"
    if Force.PLAN in theirs and Force.SAID not in theirs and not mine & _OPEN:
        return "modality_shift"
    if doubtful and not mine & _OPEN and not (limited and Force.DUTY in mine):
        return "hedge_dropped"
    return None


def _clause(claim: Reading, reading: Reading, found: Restated) -> tuple[int, int]:
    """Return the clause that has the word which the claim's own duty or leave belongs to, else the one that has most of its words."""
    text, lang = claim.folded.text, claim.lang
    for force in _MARKS:
        match = find(text, lang, force)
        if match:
            behind = content_terms(text[match.end() :], lang)[:2]
            before = content_terms(text[: match.start()], lang)[-2:]
            anchors = before if lang in _VERB_LAST or not behind else behind
            return clause_with(reading, reading.folded_sentence(found.start), found.matched, anchors)
    return found.start, found.end


def _negated(reading: Reading, stretch: tuple[int, int]) -> bool:
    negation, empty = negation_pattern(reading.lang), empty_pattern(reading.lang)
    text = reading.folded.text[slice(*stretch)]
    return negation is not None and negation.search(empty.sub(" ", text) if empty else text) is not None
