"""Does a claim put another thing in the place of the one that its source speaks of?"""

from __future__ import annotations

import re
from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.contrasts import excluded, same_as, word_in_set
from citebound.text.number_words import spelled_numbers
from citebound.text.reading import Reading
from citebound.text.restated import Restated, clause_with, restated
from citebound.text.stopwords import stopwords
from citebound.text.terms import content_terms

_CLOSE = 0.5
_NEAR = 14
# From Thai on, words stand without blanks between them.
_NO_BLANKS = "\u0e00"
_UNSPACED = frozenset(("zh", "ja", "th"))


class SubstitutionsCheck:
    """Looks for a word of the claim that excludes the word in its place in the clause that the claim restates.

    *Finds* another day, season, group of people, colour, point of the compass or way of paying (`on Wednesdays` for `on Tuesdays`).

    *Does not find* a thing in whose place another one stands that is on no list of the check.
    """

    name = "substitutions"
    version = "1"
    codes = {
        "entity_swap": Explanation("The sentence that the claim restates has another name in this place.", "Read the quoted sentence and correct the name."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.probing or not case.differs:
            return
        found = restated(case.claim, case.cited)
        if found is None or found.coverage < _CLOSE or len(found.matched) < 2:
            return
        reading = case.cited[found.order]
        mine = _said(case.claim, 0, len(case.claim.folded.text))
        words = excluded(mine, _said(reading, *reading.folded_sentence(found.start)), case.claim.lang) or excluded(
            mine, _said(reading, *_clause(case.claim, reading, found)), case.claim.lang
        )
        if words is None:
            return
        own, other = words
        first, last = reading.folded_sentence(found.start)
        rest = (_said(reading, 0, first), _said(reading, last, len(reading.folded.text)))
        if any(form in said for form in same_as(own, case.claim.lang) for said in rest):
            return  # another sentence speaks of it, and the claim may restate that one
        if _is_listed(reading, (first, last), words):
            return
        at = case.claim.folded.text.find(own)
        offset, source = case.bound.claim.span.start, case.bound.sources[found.order]
        first, last = case.claim.folded.source(at, at + len(own))
        there = reading.folded.text.find(other, found.start)
        place = Span(*reading.folded.source(there, there + len(other)))
        says = place.of(reading.text)
        message = f"{case.claim.text[first:last]} is not what the restated sentence speaks of"
        span = Span(offset + first, offset + last)
        yield Finding("entity_swap", self.name, Outcome.NOTED, message, span, own, place=Place(source.id, place), says=says, hard=False)


def _is_listed(reading: Reading, sentence: tuple[int, int], words: tuple[str, str]) -> bool:
    """Tell whether the sentence has the claim's word as well: in one list with the other word, or with a figure of its own."""
    start, end = sentence
    text = reading.folded.text[start:end]
    own, other = _find(text, words[0]), _find(text, words[1])
    if own < 0 or other < 0:
        return False
    first, last = (own + len(words[0]), other) if own < other else (other + len(words[1]), own)
    empty = stopwords(reading.lang)
    between = [word for word in reading.words_between(start + first, start + last) if word not in empty]
    behind = text[own + len(words[0]) : own + len(words[0]) + _NEAR]
    return not between or re.search(r"\d", behind) is not None or bool(spelled_numbers(behind, reading.lang))


def _find(text: str, word: str) -> int:
    match = re.search(re.escape(word) if word[:1] >= _NO_BLANKS else rf"(?<![^\W_]){re.escape(word)}(?![^\W_])", text)
    return match.start() if match else -1


def _clause(claim: Reading, reading: Reading, found: Restated) -> tuple[int, int]:
    """Return the clause that has the neighbours of the claim's own word: a sentence may speak of both sides."""
    words = word_in_set(_said(claim, 0, len(claim.folded.text)), claim.lang)
    text = claim.folded.text
    at = text.find(words) if words else -1
    if at < 0 or words is None:
        return found.start, found.end
    before, behind = content_terms(text[:at], claim.lang)[-1:], content_terms(text[at + len(words) :], claim.lang)[:1]
    return clause_with(reading, reading.folded_sentence(found.start), found.matched, (*before, *behind))


def _said(reading: Reading, start: int, end: int) -> frozenset[str] | str:
    if reading.lang in _UNSPACED:
        return reading.folded.text[start:end]
    words = reading.words_between(start, end)
    # French writes its article and the noun as one word: `l'employeur`.
    return frozenset((*words, *(re.split("['\u2019]", word)[-1] for word in words if "'" in word or "\u2019" in word)))
