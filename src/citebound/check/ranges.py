"""Does a claim keep both ends of a range, and both values of a change in their order?"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from citebound.model import Finding, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.ranges import Pair, changes, comes_from, goes_to, pairs
from citebound.text.restated import LONGEST, closest_sentences, sentence_with_all
from citebound.text.slots import Slot, placed, slots_of, terms_around

_RESTATED = 0.4
_MOST_SENTENCES = 4
_DIGIT = re.compile(r"\d|[一二两三四五六七八九十]")
# Words that keep one end of a range from being the whole of it, or that make a value one of the past.
_BOUNDED = re.compile(
    r"\b(?:from|up to|at (?:least|most)|between|min\.|minimum|minimal\w*|max\w*|start\w*|as (?:much|little|few|many|long) as|can|could|may|might|or (?:more|less)|over|under|until|within|highest|lowest|no (?:more|less)|not (?:more|less)|upper|lower|"
    r"ab|bis|mindestens|höchstens|maximal|zwischen|wenigstens|oder mehr|unter|über|à partir|jusqu\w*|au (?:moins|plus)|entre|maxim\w*|plus de|moins de|desde|hasta|mínim\w*|máxim\w*|al menos|como mucho|más de|menos de|"
    r"từ|đến|tới|tối đa|tối thiểu|ít nhất|nhiều nhất|cao nhất|thấp nhất)\b|[至到]|最多|最少|最高|最低|最大|最小|以上|以下|以内|から|まで|最長|最短|अधिकतम|न्यूनतम|तक|से|كحد|على الأ|من|إلى|حتى|ถึง|สูงสุด|ต่ำสุด|อย่างน้อย|ไม่เกิน|ตั้งแต่",
    re.IGNORECASE,
)
_PAST = re.compile(
    r"\b(?:was|were|had|before|previous\w*|earlier|former\w*|original\w*|initial\w*|used to|ago|prior|last|war|waren|zuvor|vorher|früher|bisher|ursprünglich|était|étaient|avant|auparavant|avait|antes|anterior\w*|era|eran|costaba|"
    r"trước|ban đầu|\d{4})\b|之前|原来|此前|曾|以前|かつて|従来|だった|でした|पहले|था|थे|थी|سابق|قبل|كان|ก่อน|เดิม",
    re.IGNORECASE,
)


class _Found(NamedTuple):
    order: int
    pair: Pair


class RangesCheck:
    """Compares figures of a claim with the ranges and changes of the sentence that it restates.

    *Finds* a change told backwards (`from 71 to 94` for `from 94 to 71`), the old value told as the new one, and one end of a range told as all of it.

    *Does not find* a range or change whose figures stand in two sentences, or one end of a range in words such as `can` that leave room.
    """

    name = "ranges"
    version = "1"
    codes = {
        "direction_flip": Explanation("The claim says that something rose which the source says fell, or the other way round.", "Correct the direction."),
        "outdated_value": Explanation("The claim gives as the present value what the source gives as the former one.", "Take the value that it changed to."),
        "bound_dropped": Explanation("The claim gives one end of a range as if it were the only value.", "Give both ends of the range."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        if case.settings.numbers == "off" or not case.differs:
            return
        text = case.claim.text
        if len(text) > LONGEST:
            return
        mine = [slot for slot in slots_of(case.claim) if "/" in slot.kind or slot.kind in ("clock", "scaled")]
        if not mine:
            return
        own_pairs = pairs(text, mine, 0, len(text))
        for own in mine:
            for found in _around(case, own, mine):
                finding = self._compare(own, own_pairs, found, case, mine)
                if finding:
                    yield finding
                    return

    def _compare(self, own: Slot, own_pairs: list[Pair], found: _Found, case: Case, mine: list[Slot]) -> Finding | None:
        first, second, moving = found.pair
        for pair in own_pairs:
            if moving and _same(pair.first, second) and _same(pair.second, first):
                return self._finding("direction_flip", pair.first, found, case, hard=True)
        if any(_same(other, first) for other in mine) and any(_same(other, second) for other in mine):
            return None
        text = case.claim.text
        if moving and _same(own, first) and not comes_from(text, own):
            now = (goes_to(text, own) and changes(text)) or not (_PAST.search(text) or case.claim.dates)
            return self._finding("outdated_value", own, found, case, hard=False) if now else None
        if not moving and own.kind != "clock" and (_same(own, first) or _same(own, second)) and not _BOUNDED.search(text):
            return self._finding("bound_dropped", own, found, case, hard=False)
        return None

    def _finding(self, code: str, own: Slot, found: _Found, case: Case, *, hard: bool) -> Finding:
        offset = case.bound.claim.span.start
        reading, source = case.cited[found.order], case.bound.sources[found.order]
        start, end = min(found.pair.first.start, found.pair.second.start), max(found.pair.first.end, found.pair.second.end)
        written, says = case.claim.text[own.start : own.end], reading.text[start:end]
        message = f"{written} is one of two figures of source {source.id}, and the claim does not keep what belongs to which"
        span, place = Span(offset + own.start, offset + own.end), Place(source.id, Span(start, end))
        return Finding(code, self.name, Outcome.CONTRADICTED if hard else Outcome.NOTED, message, span, written, place=place, says=says, hard=hard)


def _around(case: Case, own: Slot, mine: list[Slot]) -> list[_Found]:
    """Return the pairs that hold a figure of the claim, if every place of it in the cited sources is in one."""
    found: list[_Found] = []
    wanted = terms_around(case.claim, own, mine)
    alone = sentence_with_all(case.claim, case.cited)
    for order, reading in enumerate(case.cited):
        for sentence in alone[1:] if alone and alone[0] == order else () if alone else closest_sentences(case.claim, reading, _MOST_SENTENCES):
            start, end = reading.sentences_span(sentence, sentence)
            if _DIGIT.search(reading.text, start, end) is None:
                continue
            inside = [each.slot for each in placed(reading, order, sentence)]
            here = [slot for slot in inside if slot.kind == own.kind and _same(own, slot)]
            if not here:
                continue
            holding = [pair for pair in pairs(reading.text, inside, start, end) if any(slot in (pair.first, pair.second) for slot in here)]
            said = frozenset().union(*(each.own | each.inherited for each in placed(reading, order, sentence) if each.slot in here))
            if not holding or len(wanted & said) < _RESTATED * len(wanted):
                return []
            found += (_Found(order, pair) for pair in holding)
    return found


def _same(own: Slot, other: Slot) -> bool:
    return own.value == other.value and own.kind == other.kind
