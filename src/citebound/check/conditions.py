"""Does a claim keep the condition under which its source says so?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.force_words import Force, find
from citebound.text.restated import closely
from citebound.text.terms import content_terms

_CLOSE = 0.8, 0.6
# Other ways of naming a condition or a group.
_LIMITED = re.compile(r"\b(?:who|when|where|while|during|without|with|wer|bei|ohne|während|qui|lors|sans|pendant|quien|sin|durante|không|khi)\b")
_FEWEST = 3


class ConditionsCheck:
    """Looks for the condition of the restated sentence in the claim.

    *Finds* a sentence with `if`, `unless`, `except`, `only with` that a claim restates nearly word for word without the condition.

    *Does not find* a condition in a sentence of its own, or one that a loose paraphrase leaves out.
    """

    name = "conditions"
    version = "1"
    codes = {
        "condition_dropped": Explanation("The source says so only under a condition that the claim leaves out.", "Restore the condition of the source."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        lang = case.claim.lang
        if case.probing or not case.differs:
            return
        found = closely(case.claim, case.cited, _CLOSE, fewest=_FEWEST)
        if found is None:
            return
        text = case.claim.folded.text
        if any(find(text, lang, force) for force in (Force.CONDITION, Force.ONLY, Force.DUTY)) or _LIMITED.search(text):
            return
        reading = case.cited[found.order]
        start, end = reading.folded_sentence(found.start)
        match = find(reading.folded.text[start:end], reading.lang, Force.CONDITION)
        if match is None:
            return
        behind = content_terms(reading.folded.text[start + match.end() : end].replace("、", ",").replace("，", ",").split(",")[0], reading.lang)[:3]
        if behind and set(behind) <= set(case.claim.terms):
            return
        source = case.bound.sources[found.order]
        place = Span(*reading.folded.source(start + match.start(), end))
        message = f"source {source.id} says so under a condition that the claim leaves out"
        span = case.bound.claim.span
        yield Finding("condition_dropped", self.name, Outcome.NOTED, message, span, place=Place(source.id, place), says=place.of(reading.text), hard=False)
