"""Do the names of a claim stand where the source says what the claim says?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.alignment import Alignment, align
from citebound.text.binding import speaks_for
from citebound.text.names import Name, names
from citebound.text.reading import Reading
from citebound.text.restated import LONGEST, closest_sentences, sentence_with_all
from citebound.text.same_name import absent
from citebound.text.slots import Slot, name_slots, placed_names, terms_around
from citebound.text.stopwords import stopwords
from citebound.text.terms import content_terms, content_words, stem

# The share of a claim's other words that must stand in one sentence before a foreign name in it means anything.
_CLOSE = 0.85
# The restated sentence may say little else: a loose summary of a long one names other people for other things.
_RESTATED = 0.6
_FEWEST = 3
_MOST_SENTENCES = 6
# Each name is looked for in the whole of each source.
_MOST_NAMES = 64
_RESTATES, _MOST_OWN = 0.7, 2


class NamesCheck:
    """Compares the names of a claim with those of the sentence that it restates.

    *Finds* a name that stands in none of the cited sources, and a name in whose place the restated sentence has another one.

    *Does not find* names in German or in scripts without capitals, a pronoun that stands for the wrong name, or two names that change places.
    """

    name = "names"
    version = "1"
    codes = {
        "entity_mismatch": Explanation("A name of the claim stands in no source that the claim cites.", "Check the name against the source."),
        "entity_swap": Explanation("The sentence that the claim restates has another name in this place.", "Read the quoted sentence and correct the name."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding of each kind."""
        if not case.differs:
            return
        if case.claim.lang is None and stopwords("en").isdisjoint(case.claim.words_between(0, len(case.claim.folded.text))):
            return  # a language that is not known may write every noun with a capital
        found = [name for name in names(case.claim.text, case.claim.lang) if name.sure][:_MOST_NAMES]
        if not found:
            return
        missing = absent(found, case.claim.text, case.cited)
        alignment = self._restated(case, found)
        for name in missing[:1]:
            place, says = self._instead(name, case, alignment)
            yield self._finding("entity_mismatch", f"{name.text} stands in no source that the claim cites", name, case, place, says)
        if not missing:
            yield from self._swapped(case)

    @staticmethod
    def _restated(case: Case, found: list[Name]) -> Alignment | None:
        """Return the sentence that has the claim's other words, if it has most of them."""
        own = {stem(part, case.claim.lang) for name in found for part in content_words(name.text.lower(), case.claim.lang)}
        terms = [term for term in case.claim.terms if term not in own]
        if len(terms) < _FEWEST:
            return None
        alignment = align(case.claim.terms, case.cited)
        if alignment is None or len(alignment.matched & set(terms)) < _CLOSE * len(terms):
            return None
        reading = case.cited[alignment.order]
        start, end = reading.folded_sentence(alignment.start)
        said = set(content_terms(reading.folded.text[start:end], reading.lang)) - own
        return alignment if len(alignment.matched & set(terms)) >= _RESTATED * len(said) else None

    def _swapped(self, case: Case) -> Iterator[Finding]:
        """Yield a name whose place the claim's words give to another one."""
        mine = name_slots(case.claim, 0, len(case.claim.text))
        if not 1 <= len(mine) <= _MOST_OWN or len(case.claim.text) > LONGEST or sentence_with_all(case.claim, case.cited):
            return
        around = [
            each
            for order, reading in enumerate(case.cited)
            for sentence in closest_sentences(case.claim, reading, _MOST_SENTENCES)
            for each in placed_names(reading, order, sentence)
        ]
        for own in mine:
            wanted = terms_around(case.claim, own, [own])
            matches = [each for each in around if _shared(own, each.slot)]
            rivals = [each for each in around if not any(_shared(one, each.slot) for one in mine)]
            closest = [rival for rival in rivals if len(wanted & rival.own) >= _RESTATES * len(wanted)]
            found = [next((rival for rival in closest if speaks_for(rival, match, wanted)), None) for match in matches]
            if len(wanted) >= _FEWEST and found and all(found):
                rival = found[0]
                assert rival is not None
                reading = case.cited[rival.order]
                place = Place(case.bound.sources[rival.order].id, Span(rival.slot.start, rival.slot.end))
                says = reading.text[rival.slot.start : rival.slot.end]
                written = case.claim.text[own.start : own.end]
                name = Name(own.start, own.end, written, True)
                yield self._finding("entity_swap", f"{written} is not what the restated sentence speaks of", name, case, place, says)
                return

    @staticmethod
    def _instead(name: Name, case: Case, alignment: Alignment | None) -> tuple[Place | None, str | None]:
        """Return the name that the restated sentence has and the claim has not."""
        if alignment is None:
            return None, None
        reading = case.cited[alignment.order]
        start, end = _sentence(reading, alignment)
        mine = case.claim.text.lower()
        for other in names(reading.text[start:end], reading.lang):
            if other.text.lower().removesuffix("'s").removesuffix("’s") not in mine and (other.sure or other.text[1:2].islower() == name.text[1:2].islower()):
                return Place(case.bound.sources[alignment.order].id, Span(start + other.start, start + other.end)), other.text
        return None, None

    def _finding(self, code: str, message: str, name: Name, case: Case, place: Place | None, says: str | None) -> Finding:
        offset = case.bound.claim.span.start
        return Finding(code, self.name, Outcome.NOTED, message, Span(offset + name.start, offset + name.end), name.text, place=place, says=says, hard=False)


def _sentence(reading: Reading, alignment: Alignment) -> tuple[int, int]:
    number = reading.sentence_at(alignment.start)
    return reading.sentences_span(number, number)


def _shared(one: Slot, two: Slot) -> bool:
    return not set(str(one.value).split()).isdisjoint(str(two.value).split())
