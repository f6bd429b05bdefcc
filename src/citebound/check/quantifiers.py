"""Does a claim speak of as many as its source: all, most, some, none, only these?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.force_words import Force, find, forces
from citebound.text.restated import closely

_CLOSE = 0.6, 0.5
_ALL = (Force.ALL, Force.MOST, Force.SOME, Force.NONE, Force.ONLY, Force.CONDITION)
# A claim that names a group of its own, and one that denies what it says that nothing is without.
_LIMITED = re.compile(r"\b(?:who|those|whose|wer|die|qui|celles?|ceux|quien(?:es)?|los que|ai)\b")
_WITHOUT = re.compile(r"\b(?:without|ohne|sans|sin)\b")
_NOT_ALL = frozenset((Force.MOST, Force.SOME))


class QuantifiersCheck:
    """Compares `all`, `most`, `some`, `none` and `only` in a claim with those of the clause that it restates.

    *Finds* `all` for `most` or `some`, `some` or `most` for `all`, `none` for `some`, and a claim about all where the source names a condition or a group.

    *Does not find* shares in numbers, or a group that is described in words outside its lists.
    """

    name = "quantifiers"
    version = "1"
    codes = {
        "quantifier_shift": Explanation("The source speaks of more or fewer than the claim.", "Take over the source's own quantity word."),
        "scope_shift": Explanation(
            "The source speaks of some people, places or cases, and the claim of all.", "Name the group or the condition of the source."
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
        start, end = found.start, found.end
        if _WITHOUT.search(case.claim.folded.text):
            return
        mine = forces(case.claim.folded.text, case.claim.lang, *_ALL)
        theirs = forces(reading.folded.text[start:end], reading.lang, *_ALL)
        whole = forces(reading.folded.text[slice(*reading.folded_sentence(start))], reading.lang, *_ALL)
        if Force.NONE in mine and found.leftover:
            return  # `none in the first half` is `all in the second`
        code = _shift(mine, theirs, whole)
        if code and not (code == "scope_shift" and (_LIMITED.search(case.claim.folded.text) or find(case.claim.folded.text, case.claim.lang, Force.DUTY))):
            source = case.bound.sources[found.order]
            place = Span(*reading.folded.source(start, end))
            message = f"the claim speaks of another number of cases than the clause of source {source.id}"
            span = case.bound.claim.span
            yield Finding(code, self.name, Outcome.NOTED, message, span, place=Place(source.id, place), says=place.of(reading.text), hard=False)


def _shift(mine: frozenset[Force], theirs: frozenset[Force], whole: frozenset[Force]) -> str | None:
    """Return the code of what differs; None where nothing does."""
    if Force.ALL in mine and not mine & {Force.MOST, Force.SOME, Force.ONLY, Force.CONDITION} and Force.ALL not in theirs:
        if theirs & _NOT_ALL or Force.NONE in theirs:
            return "quantifier_shift"
        if whole & {Force.CONDITION, Force.ONLY}:
            return "scope_shift"
    if Force.ALL in theirs and not theirs & _NOT_ALL and mine & _NOT_ALL and Force.ALL not in mine:
        return "quantifier_shift"
    if Force.MOST in mine and theirs & {Force.SOME, Force.ONLY} and Force.MOST not in theirs:
        return "quantifier_shift"
    if Force.NONE in theirs and mine & _NOT_ALL and not theirs & _NOT_ALL and Force.NONE not in mine:
        return "quantifier_shift"
    if Force.NONE in mine and theirs & (_NOT_ALL | {Force.ALL}) and Force.NONE not in theirs:
        return "quantifier_shift"
    return None
