"""Numbers, dates and times in their places, with the words that say what each of them counts.

A sentence with several numbers of one kind is cut between them, so that `9:00 on weekdays and 10:00 on Saturdays` says two things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from citebound.text.reading import Reading
from citebound.text.terms import content_terms
from citebound.text.units import unit_at

_EARLIEST, _LATEST = 1500, 2100
_YEAR_LENGTH = 4
# What names a place in a document or a release of a thing, and counts nothing.
_REFERENCE = re.compile(
    r"(?:\b(?:articles?|arts?\.?|artikel|artículos?|articolo|section|sections|sec\.|sect\.|abschnitt|abs\.|sección|chapter|chapters|kapitel|chapitre|capítulo|chương|paragraph|para\.|clause|rule|part"
    r"|passages?|sources?|documents?|steps?|levels?|grades?|pages?|pp?\.|seiten?|página|trang|line|table|tabelle|tableau|tabla|bảng|figure|fig\.|annex|anhang|appendix|version|edition|item|step|no\.|nr\.|n\.º|nº|n°|điều|khoản|mục|form|model|type)"
    r"\s?|[§#]\s?|第|المادة\s|अनुच्छेद\s|धारा\s|มาตรา\s?|ข้อ\s?)$",
    re.IGNORECASE,
)
_REFERENCE_BEHIND = re.compile(r"\)?\(\d|\s?(?:条|條|章|節|节|页|頁|款|項|号|號|番)")
_DIGITS = re.compile(r"\d+(?:[.,]\d+)*")
_STRONG = re.compile(
    r"[;；。·|]|\b(?:and|but|while|whereas|und|aber|während|sowie|et|mais|tandis|y|pero|mientras|e|và|còn|nhưng)\b|而|और|जबकि|وأما|بينما|ส่วน|และ|、|，", re.IGNORECASE
)
_WEAK = re.compile(r"[,:()（）/\u2013\u2014]")
# Records and tables: what belongs together there is shown by names and columns, not by words nearby.
_DATA = re.compile(r"[\"'}\]]\s?:\s?[\"'{\[\dtfn]|[{}]|\s\|\s|\t")
_ITEM = re.compile(r"\s*\(?\d{1,2}(?:[.)]|\s{2})")
_RESPECTIVELY = re.compile(r"respectiv|beziehungsweise|\bbzw\b|jeweils|lần lượt|分别|分別|それぞれ|क्रमशः|على التوالي|ตามลำดับ", re.IGNORECASE)
_PRONOUN = re.compile(
    r"\s*(?:it|its|they|their|this|that|these|those|he|she|his|her|both|er|sie|es|dies\w*|sein\w*|ihr\w*|il|elle|ils|elles|cela|ce|ces|su|sus|este|esta|ello|nó|họ|chúng|其|该|它|これ|それ|यह|वह|هو|هي|وهو)\b",
    re.IGNORECASE,
)


class Slot(NamedTuple):
    """A figure in its place, `text[start:end]`; two slots of one `kind` may stand in each other's place; `value` is comparable within a kind.

    `digits` are the numbers in it as written: whatever else it is read as, a figure with the same digits is no other figure.
    """

    start: int
    end: int
    kind: str
    value: Fraction | tuple[int | None, ...] | str
    digits: frozenset[str] = frozenset()


class Placed(NamedTuple):
    """A slot of a source with the words around it, stemmed: those of its own stretch of the sentence, and those that it shares with others."""

    order: int
    sentence: int
    slot: Slot
    own: frozenset[str]
    inherited: frozenset[str]


def slots(reading: Reading, start: int, end: int) -> tuple[Slot, ...]:
    """Return the slots of `text[start:end]`, in order."""
    found: list[Slot] = []
    dated = [each for each in reading.dates if start <= each.start and each.end <= end]
    clocks = [each for each in reading.times if each.plain and start <= each.start and each.end <= end]
    found += (Slot(each.start, each.end, "date" if each.month else "year", (each.year, each.month, each.day) if each.month else (each.year,)) for each in dated)
    found += (Slot(each.start, each.end, "clock", (each.minutes,)) for each in clocks)
    taken = [(each.start, each.end) for each in found]
    for each in reading.quantities_between(start, end):
        if any(one <= each.token.start < two for one, two in taken):
            continue
        if _REFERENCE.search(reading.text, max(start, each.token.start - 14), each.token.start) or _REFERENCE_BEHIND.match(reading.text, each.token.end):
            found.append(Slot(each.token.start, each.token.end, "reference", each.token.text))
        elif each.dimension is not None:
            size = each.in_base if each.in_base is not None else each.amount
            found.append(Slot(each.start, each.end, "/".join(each.dimension), size if size is not None else each.token.text))
        elif len(each.token.text) == _YEAR_LENGTH and each.token.text.isdecimal() and _EARLIEST < int(each.token.text) < _LATEST:
            found.append(Slot(each.token.start, each.token.end, "year", (int(each.token.text),)))
        else:
            found.append(Slot(each.token.start, each.token.end, "count", each.amount if each.amount is not None else each.token.text))
    for word in reading.spelled:
        if start <= word.start and word.end <= end and not any(one <= word.start < two for one, two in taken):
            unit = unit_at(reading.text, word.end + 1) or unit_at(reading.text, word.end)
            if unit:
                found.append(Slot(word.start, unit[1], f"{unit[0].dimension}/", word.amount * unit[0].factor + unit[0].offset))
            elif word.amount.denominator == 1 and word.amount > 1:
                found.append(Slot(word.start, word.end, "count", word.amount))
    listed = _ITEM.match(reading.text, start, end)
    inside = (slot for slot in found if not (listed and slot.end <= listed.end()))
    return tuple(sorted((_with_digits(slot, reading.text) for slot in inside), key=lambda slot: (slot.start, slot.end)))


def _with_digits(slot: Slot, text: str) -> Slot:
    return slot._replace(digits=frozenset(_DIGITS.findall(text, slot.start, slot.end)))


def placed(reading: Reading, order: int, sentence: int) -> tuple[Placed, ...]:
    """Return the slots of a sentence of a source with their words; none where `respectively` parts what belongs together."""
    return reading.kept("placed", sentence, lambda: tuple(_placed(reading, order, sentence)))


def _placed(reading: Reading, order: int, sentence: int) -> Iterator[Placed]:
    start, end = reading.sentences_span(sentence, sentence)
    inside = slots(reading, start, end)
    if _RESPECTIVELY.search(reading.text, start, end) or _DATA.search(reading.text, start, end):
        return
    before = _terms(reading, *reading.sentences_span(sentence - 1, sentence - 1)) if sentence and _PRONOUN.match(reading.text, start) else frozenset()
    for kind in dict.fromkeys(slot.kind for slot in inside):
        alike = [slot for slot in inside if slot.kind == kind]
        edges = [start, *(_edge(reading.text, one.end, two.start) for one, two in zip(alike, alike[1:], strict=False)), end]
        prefix = _terms(reading, start, alike[0].start)
        for place, slot in enumerate(alike):
            own = _terms(reading, edges[place], slot.start) | _terms(reading, slot.end, edges[place + 1])
            yield Placed(order, sentence, slot, own, before | (prefix if place else frozenset()))


def _edge(text: str, start: int, end: int) -> int:
    """Return where the words between two figures part."""
    strong = _STRONG.search(text, start, end)
    if strong:
        return strong.start()
    weak = [match.start() for match in _WEAK.finditer(text, start, end)]
    return weak[-1] if weak else end


def _terms(reading: Reading, start: int, end: int) -> frozenset[str]:
    first, last = reading.folded_span(start, end)
    if first >= last:
        return frozenset()
    return frozenset(term for term in content_terms(reading.folded.text[first:last], reading.lang) if not term[0].isdigit())


def terms_around(claim: Reading, own: Slot, mine: list[Slot]) -> frozenset[str]:
    """Return the words of a claim that may say what one of its figures counts: all of them, or those of its stretch where it has several of one kind."""
    alike = [slot for slot in mine if slot.kind == own.kind]
    place = alike.index(own)
    start = _edge(claim.text, alike[place - 1].end, own.start) if place else 0
    end = _edge(claim.text, own.end, alike[place + 1].start) if place + 1 < len(alike) else len(claim.text)
    prefix = _terms(claim, 0, alike[0].start) if place else frozenset()
    words = _terms(claim, start, own.start) | _terms(claim, own.end, end) | prefix
    return words - frozenset(term for slot in mine for term in _terms(claim, slot.start, slot.end))
