"""Is a number that the source has the number of what the claim speaks of?"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.binding import RESTATED, excludes, speaks_for
from citebound.text.number_words import spelled_numbers
from citebound.text.reading import Reading
from citebound.text.restated import LONGEST, closest_sentences, sentence_with_all
from citebound.text.slots import REFERENCE, Placed, Slot, placed, slots_of, terms_around, words_said

_MOST_SENTENCES = 4
_MOST_PLACES = 6
_DIGITS = re.compile(r"\d+")
_NUMBERS = re.compile(r"\d+(?:[.,:]\d+)*")
_THINGS = "of "
_BARE = frozenset(("count", "scaled"))
_LAW = re.compile(
    r"(?:art(?:icle|ikel|iculo|ículo|\.)?|sec(?:tion|\.)|§|clause|chapter|paragraph|abs(?:atz|\.)|điều|khoản|第|المادة|अनुच्छेद|धारा|มาตรา)\s?$", re.IGNORECASE
)
# A round figure that the claim calls one.
_ROUND = re.compile(
    r"(?:more than|over|about|around|nearly|almost|some|roughly|approximately|at least|up to|less than|fewer than|mehr als|über|rund|etwa|fast|knapp|plus de|environ|près de|más de|unos|casi|hơn|khoảng|gần|kurang lebih)\s(?:the\s)?$",
    re.IGNORECASE,
)
# A claim with more figures of one kind is a table told as text.
_MOST_ALIKE = 3


class NumberBindingCheck:
    """Compares what a number, date or time of a claim stands for with what it stands for in the cited source.

    *Finds* a figure of another day, group, product, clause or sentence: where it stands, the words of the claim do not, and they stand at another figure of the
    same kind.

    *Does not find* two figures whose words the claim puts in its own way, a figure that the source gives for something it does not name nearby, and lists that
    `respectively` puts in order.
    """

    name = "number_binding"
    version = "2"
    codes = {
        "number_binding": Explanation(
            "The source has this number, but for something else than the claim says.", "Read the quoted sentence: it has another number there."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.settings.numbers == "off" or not case.differs:
            return
        text = case.claim.text
        if len(text) > LONGEST:
            return
        mine = [slot for slot in slots_of(case.claim) if slot.kind != REFERENCE or _LAW.search(text, max(0, slot.start - 16), slot.start)]
        if not mine:
            return
        around = _gathered(case, mine)
        for own in mine:
            if sum(each.kind == own.kind for each in mine) > _MOST_ALIKE:
                continue
            rival = _rival(own, mine, case.claim, around)
            if rival:
                yield self._finding(own, rival, case)
                return

    def _finding(self, own: Slot, rival: Placed, case: Case) -> Finding:
        offset = case.bound.claim.span.start
        reading = case.cited[rival.order]
        written = case.claim.text[own.start : own.end]
        return Finding(
            "number_binding",
            self.name,
            Outcome.NOTED,
            f"{written} stands in the source for something else",
            Span(offset + own.start, offset + own.end),
            written,
            place=Place(case.bound.sources[rival.order].id, Span(rival.slot.start, rival.slot.end)),
            says=reading.text[rival.slot.start : rival.slot.end],
            hard=False,
        )


def _sentence(reading: Reading, sentence: int) -> str:
    start, end = reading.sentences_span(sentence, sentence)
    return reading.text[start:end]


def _has_number(reading: Reading, sentence: int) -> bool:
    piece = _sentence(reading, sentence)
    return _DIGITS.search(piece) is not None or bool(spelled_numbers(piece, reading.lang))


def _gathered(case: Case, mine: Sequence[Slot]) -> list[Placed]:
    """Return the slots of the sentences that share most words with the claim, and of those in which its numbers stand."""
    found: list[Placed] = []
    alone = sentence_with_all(case.claim, case.cited)
    if alone and all(slot.digits <= frozenset(_NUMBERS.findall(_sentence(case.cited[alone[0]], alone[1]))) for slot in mine):
        # All that the claim says stands there; only its own figures may have changed places.
        return list(placed(case.cited[alone[0]], *alone))
    for order, reading in enumerate(case.cited):
        best = closest_sentences(case.claim, reading, _MOST_SENTENCES)
        for written in sorted({digits for slot in mine for digits in slot.digits}):
            best += [reading.sentence_at(reading.folded.folded(*place)[0]) for place in reading.places_of_number(written)[:_MOST_PLACES]]
        things = any(slot.kind.startswith(_THINGS) for slot in mine)
        for sentence in dict.fromkeys(best):
            if not things and not _has_number(reading, sentence):
                continue
            found += placed(reading, order, sentence)
    return found


def _rival(own: Slot, mine: Sequence[Slot], claim: Reading, around: list[Placed]) -> Placed | None:
    """Return the slot that has the words of the claim, where no slot with the claim's own value has them."""
    wanted = terms_around(claim, own, mine)
    counted = own.kind.startswith(_THINGS)
    matches = [each for each in around if _same(own, each.slot) and each.slot.kind.startswith(_THINGS) == counted]
    if not matches:
        known = (
            not counted
            or _ROUND.search(claim.text, max(0, own.start - 20), own.start) is not None
            or any(
                _same(one, each.slot) and (each.slot.kind in _BARE or each.slot.kind.startswith(_THINGS))
                for one in mine
                if one.start < own.end and own.start < one.end
                for each in around
            )
        )
        return None if known else next((each for each in around if own.kind == each.slot.kind and _restates(each, wanted)), None)
    if own.kind != REFERENCE:
        named = [each for each in matches if each.slot.kind == REFERENCE]
        if len(named) == len(matches) and "/" in own.kind:
            return named[0]  # `within 45 hours` is not what `Article 45` says
        matches = [each for each in matches if each not in named]
    if not matches:
        return None
    said = words_said(claim, 0, len(claim.text))
    if not wanted:
        return None
    found: Placed | None = None
    for match in matches:
        kind = match.slot.kind
        rivals = [each for each in around if each.slot.kind in (kind, own.kind) and not any(_same(one, each.slot) for one in mine)]
        if len(mine) > 1 and _has_all(match, mine, around):
            # A sentence with all figures of the claim is the one that it restates.
            rivals = [each for each in rivals if each.order == match.order and each.sentence == match.sentence]
        found = next((rival for rival in rivals if speaks_for(rival, match, wanted) or excludes(rival, match, said, claim.lang)), None)
        if found is None:
            return None
    return found


def _has_all(match: Placed, mine: Sequence[Slot], around: list[Placed]) -> bool:
    there = [each.slot for each in around if each.order == match.order and each.sentence == match.sentence]
    return all(any(_same(one, slot) for slot in there) for one in mine)


def _restates(other: Placed, wanted: frozenset[str]) -> bool:
    return bool(wanted) and len(wanted & (other.own | other.inherited)) >= RESTATED * len(wanted)


def _same(own: Slot, other: Slot) -> bool:
    written = bool(own.digits and other.digits) and (own.digits <= other.digits or other.digits <= own.digits)
    return written or (own.value == other.value and (own.kind == other.kind or not _BARE.isdisjoint((own.kind, other.kind))))
