"""Numbers, dates and times in their places, with the words that say what each of them counts.

A sentence with several numbers of one kind is cut between them, so that `9:00 on weekdays and 10:00 on Saturdays` says two things.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from citebound.text.counts import Count, counts
from citebound.text.dates import dates, times
from citebound.text.names import names
from citebound.text.number_words import spelled_numbers
from citebound.text.quantities import Quantity, quantity_at, shared_units
from citebound.text.reading import Reading
from citebound.text.same_name import phrases
from citebound.text.stopwords import stopwords
from citebound.text.terms import content_terms, stem
from citebound.text.units import unit_at

REFERENCE = "reference"
_EARLIEST, _LATEST = 1500, 2100
_YEAR_LENGTH = 4
# Words are compared by how they begin: `weigh` and `weight`, `Frist` and `Fristen`.
_SHORTENED = 5
_THAI = re.compile(r"[\u0e00-\u0eff]+")
_KANJI = re.compile(r"[\u4e00-\u9fff\u30a0-\u30ff]{2,}")
_THING = 24
_BEFORE = 24
_SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹"
# `within one month`; not `twice a day`.
_ONE_OF_TIME = re.compile(
    r"(?<!\d\s)(?<!times\s)(?<!once\s)(?<!twice\s)(?<!mal\s)(?<!fois\s)(?<!veces\s)(?<!lần\s)(?<![^\W_])"
    r"(?:one|an?|une?|ein(?:e[nmrs]?)?|un[ao]?|một)\s",
    re.IGNORECASE,
)
_KANA = re.compile(r"[\u3040-\u309f]")
_RUN = 5
# Languages that say what a figure counts before the figure.
_HEAD_LAST = frozenset(("zh", "ja", "ko", "hi"))
_UNSPACED = frozenset(("zh", "ja", "th"))
# What names a place in a document or a release of a thing, and counts nothing.
_REFERENCE = re.compile(
    r"(?:\b(?:articles?|arts?\.?|artikel|artículos?|articolo|section|sections|sec\.|sect\.|abschnitt|abs\.|sección|chapter|chapters|kapitel|chapitre|capítulo|chương|paragraph|para\.|clause|rule|part"
    r"|passages?|sources?|documents?|steps?|levels?|grades?|pages?|pp?\.|seiten?|página|trang|line|table|tabelle|tableau|tabla|bảng|figure|fig\.|annex|anhang|appendix|version|edition|item|step|no\.|nr\.|n\.º|nº|n°|điều|khoản|mục|form|model|type)"
    r"\s?|[§#]\s?|第|المادة\s|अनुच्छेद\s|धारा\s|มาตรา\s?|ข้อ\s?)$",
    re.IGNORECASE,
)
# `Tarox 18`, `Boeing 747`: a number right behind a name belongs to it.
_LABEL = re.compile(r"(?<![.!?:;]\s)(?<!^)(?<![^\W_])[A-ZÄÖÜÉ][a-zäöüéß]+[\s-]$")
_REFERENCE_BEHIND = re.compile(r"\)?\(\d|\s?(?:条|條|章|節|节|页|頁|款|項|号|號|番)")
_DIGITS = re.compile(r"\d+(?:[.,:]\d+)*")
_STRONG = re.compile(
    r"[;；。·।|]|\b(?:and|but|while|whereas|und|aber|während|sowie|et|mais|tandis|y|pero|mientras|e|và|còn|nhưng)\b|而|और|जबकि|बल्कि|\sو(?=\S)|بينما|،|ส่วน|และ|、|，",
    re.IGNORECASE,
)
_FULL = re.compile(r"[;；。।|]")
# Two ends of one range, or two figures that hold together: what is said of one is said of the other.
_RANGE = re.compile(
    r"[\s(]*(?:to|until|till|through|up to|and|or|bis|und|oder|à|au|et|ou|a|hasta|y|o|đến|tới|và|至|到|~|～|〜|-|\u2013|\u2014|から|से|तक|إلى|حتى|و|ถึง)"
    r"[\s(]*(?:[$€£¥₹]\s?)?",
    re.IGNORECASE,
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
    unit: str = ""
    digits: frozenset[str] = frozenset()


class Placed(NamedTuple):
    """A slot of a source with the words around it, stemmed: those of its own stretch of the sentence, and those that it shares with others."""

    order: int
    sentence: int
    slot: Slot
    own: frozenset[str]
    inherited: frozenset[str]
    together: int = 1
    said: frozenset[str] | str = frozenset()
    whole: frozenset[str] = frozenset()


def slots(reading: Reading, start: int, end: int, *, singular: bool = False) -> tuple[Slot, ...]:
    """Return the slots of `text[start:end]`, in order; `singular` tells whether an article counts as one."""
    found: list[Slot] = []
    # Read here and not in the whole text: a long source is asked for a few sentences.
    piece = reading.text[start:end]
    for date in dates(piece, reading.lang):
        parts = (date.year, date.month, date.day)
        found.append(Slot(start + date.start, start + date.end, "date" if date.month else "year", parts if date.month else parts[:1]))
    found += (Slot(start + each.start, start + each.end, "clock", (each.minutes,)) for each in times(piece) if each.plain)
    taken = [(each.start, each.end) for each in found]
    figures = [each for each in _quantities(reading, start, end) if not _is_inside(each.token.start, taken)]
    found += filter(None, (_figure(reading, each, start) for each in figures))
    taken += [(each.start, each.end) for each in figures]  # `million` is a part of `$4.2 million`
    found += (slot for slot in _spelled(reading, start, end) if not _is_inside(slot.start, taken))
    found += _counted(reading, (start, end), taken, singular=singular)
    listed = _ITEM.match(reading.text, start, end)
    inside = (slot for slot in found if not (listed and slot.end <= listed.end()))
    return tuple(sorted((_with_digits(slot, reading.text) for slot in inside), key=lambda slot: (slot.start, slot.end)))


def _quantities(reading: Reading, start: int, end: int) -> tuple[Quantity, ...]:
    """Return the quantities of `text[start:end]`: the rest of a long source is left alone."""
    numbers = reading.visible_numbers
    inside = numbers[bisect_left(numbers, (start,)) : bisect_left(numbers, (end,))]
    return shared_units(reading.text, [quantity_at(reading.text, token, reading.decimal_mark) for token in inside])


def _is_inside(at: int, taken: Sequence[tuple[int, int]]) -> bool:
    return any(start <= at < end for start, end in taken)


def _figure(reading: Reading, each: Quantity, start: int) -> Slot | None:
    text, token = reading.text, each.token
    before = max(start, token.start - _BEFORE)
    if _REFERENCE.search(text, before, token.start) or _REFERENCE_BEHIND.match(text, token.end):
        return Slot(token.start, token.end, REFERENCE, token.text)
    if each.power or each.token.text[-1] in _SUPERSCRIPTS:
        return None  # `3.2 × 10⁵` and `320,000` have no digits in common
    if each.dimension is not None:
        size = each.in_base if each.in_base is not None else each.amount
        return Slot(each.start, each.end, "/".join(each.dimension), size if size is not None else token.text, each.unit.name if each.unit else "")
    if _LABEL.search(text, before, token.start):
        return Slot(token.start, token.end, REFERENCE, token.text)
    if _is_year(token.text):
        return Slot(token.start, token.end, "year", (int(token.text),))
    return Slot(each.start, each.end, "scaled" if each.scale > 1 else "count", each.amount if each.amount is not None else token.text)


def _spelled(reading: Reading, start: int, end: int) -> Iterator[Slot]:
    piece = reading.text[start:end]
    for match in _ONE_OF_TIME.finditer(piece):
        behind = unit_at(reading.text, start + match.end())
        if behind and behind[0].dimension in ("time", "month"):
            yield Slot(start + match.start(), behind[1], f"{behind[0].dimension}/", behind[0].factor, behind[0].name)
    for word in spelled_numbers(piece, reading.lang or ("en" if piece.isascii() else None)):
        first, last = start + word.start, start + word.end
        behind = unit_at(reading.text, last + 1) or unit_at(reading.text, last)
        if behind:
            unit, last = behind
            yield Slot(first, last, f"{unit.dimension}/", word.amount * unit.factor + unit.offset, unit.name)
        elif word.amount.denominator == 1 and word.amount > 1:
            yield Slot(first, last, "count", word.amount)


def _counted(reading: Reading, stretch: tuple[int, int], taken: Sequence[tuple[int, int]], *, singular: bool) -> Iterator[Slot]:
    """Yield the counts of things: only two counts of one thing may stand in each other's place."""
    start, end = stretch
    for count in counts(reading.text, reading.lang, start, end, singular=singular):
        if _is_inside(count.start, taken):
            continue
        if unit_at(reading.text, count.end) or unit_at(reading.text, count.end + 1):
            continue
        named = "time" if count.behind < 0 else _thing(reading, count, end)
        if named:
            yield Slot(count.start, count.end, f"of {named}", f"{count.value} {named}")


def _thing(reading: Reading, count: Count, end: int) -> str:
    """Return what a count counts: the content word behind it, or in Japanese the counter with the word before."""
    if reading.lang == "ja":
        before = _KANJI.findall(reading.text, max(0, count.start - 12), count.start)
        return (before[-1][-2:] + reading.text[count.end : count.end + 1]) if before else ""
    limit = min(end, count.behind + _THING)
    if reading.lang in _UNSPACED:
        return reading.text[count.end : count.end + _RUN].strip()[:3] if not reading.text[count.end : count.end + 1].isdigit() else ""
    first, last = reading.folded.folded(count.behind, limit)
    empty = stopwords(reading.lang)
    words = [word for word in reading.words_between(first, last) if word not in empty]
    return stem(words[0], reading.lang)[:_SHORTENED] if words and not words[0][0].isdigit() else ""


def _with_digits(slot: Slot, text: str) -> Slot:
    return slot._replace(digits=frozenset(_DIGITS.findall(text, slot.start, slot.end)))


def slots_of(claim: Reading) -> tuple[Slot, ...]:
    """Return the slots of a claim, in order, read once for all checks."""
    return claim.kept("slots", 0, lambda: slots(claim, 0, len(claim.text)))


def placed(reading: Reading, order: int, sentence: int) -> tuple[Placed, ...]:
    """Return the slots of a sentence of a source with their words; none where `respectively` parts what belongs together.

    A source has another `order` among those of another claim, so that it is kept with it.
    """
    return reading.kept(
        "placed",
        (order, sentence),
        lambda: tuple(_placed(reading, order, sentence, slots(reading, *reading.sentences_span(sentence, sentence), singular=True))),
    )


def placed_names(reading: Reading, order: int, sentence: int) -> tuple[Placed, ...]:
    """Return the names of a sentence of a source with their words, as `placed` does for figures."""
    return reading.kept(
        "placed_names", (order, sentence), lambda: tuple(_placed(reading, order, sentence, name_slots(reading, *reading.sentences_span(sentence, sentence))))
    )


def name_slots(reading: Reading, start: int, end: int) -> tuple[Slot, ...]:
    """Return the names of `text[start:end]` as slots, one for each phrase."""
    text = reading.text[start:end]
    found = phrases([name for name in names(text, reading.lang) if name.sure], text, joined=False)
    return tuple(
        Slot(start + phrase[0].start, start + phrase[-1].end, "name", " ".join(name.text.lower().removesuffix("'s") for name in phrase)) for phrase in found
    )


def _placed(reading: Reading, order: int, sentence: int, inside: Sequence[Slot]) -> Iterator[Placed]:
    start, end = reading.sentences_span(sentence, sentence)
    if _RESPECTIVELY.search(reading.text, start, end) or _DATA.search(reading.text, start, end):
        return
    before = _terms(reading, *reading.sentences_span(sentence - 1, sentence - 1)) if sentence and _PRONOUN.match(reading.text, start) else frozenset()
    whole = before | _terms(reading, start, end)
    for alike in _alike(inside):
        groups = _groups(reading.text, alike)
        edges = [start, *_edges(reading, groups, end), end]
        prefix = _terms(reading, start, groups[0][0].start)
        for place, group in enumerate(groups):
            own = _terms(reading, edges[place], group[0].start) | _terms(reading, group[-1].end, edges[place + 1])
            parted = _FULL.search(reading.text, groups[0][-1].end, group[0].start) is not None
            inherited = before | (prefix if place and not parted else frozenset())
            said = words_said(reading, edges[place], edges[place + 1])
            for slot in group:
                yield Placed(order, sentence, slot, own, inherited, len(group), said, whole)


def _alike(inside: Sequence[Slot]) -> Iterator[list[Slot]]:
    """Yield the slots that may stand in each other's place: those of one unit, and those whose unit stands once with all of their kind."""
    units = Counter((slot.kind, slot.unit) for slot in inside)
    for kind, unit in units:
        # `35 million euros ... 50 million`: the second one leaves its unit out.
        alike = [slot for slot in inside if (slot.kind == kind and (slot.unit == unit or units[kind, unit] == 1)) or (slot.kind == "scaled" and "/" in kind)]
        if kind == "scaled" and any("/" in other for other, _ in units):
            continue
        if units[kind, unit] > 1 or alike[0].unit == unit or len(alike) > 1:
            yield alike


def _groups(text: str, alike: list[Slot]) -> list[list[Slot]]:
    groups = [[alike[0]]]
    for slot in alike[1:]:
        before = groups[-1][-1].end
        # The names of one clause share its words: which of them acts is no matter of places.
        together = slot.kind == "name" and not _STRONG.search(text, before, slot.start) and not _WEAK.search(text, before, slot.start)
        if together or _RANGE.fullmatch(text, before, slot.start):
            groups[-1].append(slot)
        else:
            groups.append([slot])
    return groups


def _edges(reading: Reading, groups: list[list[Slot]], end: int) -> list[int]:
    """Return where the words between groups part. Where nothing parts them they stand before their figure if none stand behind the last one."""
    if len(groups) == 1:
        return []
    leading = reading.lang in _HEAD_LAST or not _terms(reading, groups[-1][-1].end, end)
    return [_edge(reading.text, one[-1].end, two[0].start, leading=leading) for one, two in pairwise(groups)]


def _edge(text: str, start: int, end: int, *, leading: bool) -> int:
    """Return where the words between two figures part."""
    strong = _STRONG.search(text, start, end)
    if strong:
        return strong.start()
    weak = [match.start() for match in _WEAK.finditer(text, start, end)]
    if weak:
        return weak[-1]
    return start if leading else end


def _terms(reading: Reading, start: int, end: int) -> frozenset[str]:
    """Return the content words of a stretch by how they begin; of a script without blanks the runs of characters that carry content."""
    first, last = reading.folded.folded(start, end)
    if first >= last:
        return frozenset()
    text = reading.folded.text[first:last]
    if reading.lang == "th":
        return frozenset(run[at : at + _RUN] for run in _THAI.findall(text) for at in range(max(1, len(run) - _RUN + 1)))
    empty = stopwords(reading.lang)
    terms = [term for term in content_terms(text, reading.lang) if term not in empty and (not term[0].isdigit() or _is_year(term))]
    if reading.lang == "ja":
        return frozenset(term for term in terms if not _KANA.search(term))
    return frozenset(terms if reading.lang == "zh" else (term[:_SHORTENED] for term in terms))


def words_said(reading: Reading, start: int, end: int) -> frozenset[str] | str:
    """Return every word of a stretch, folded; the stretch itself where a script has no blanks between words."""
    first, last = reading.folded.folded(start, end)
    return reading.folded.text[first:last] if reading.lang in _UNSPACED else frozenset(reading.words_between(first, last))


def _is_year(term: str) -> bool:
    return len(term) == _YEAR_LENGTH and term.isdecimal() and _EARLIEST < int(term) < _LATEST


def terms_around(claim: Reading, own: Slot, mine: Sequence[Slot]) -> frozenset[str]:
    """Return the words of a claim that may say what one of its figures counts: all of them, or those of its stretch where it has several of one kind."""
    groups = _groups(claim.text, [slot for slot in mine if slot.kind == own.kind])
    place = next(number for number, group in enumerate(groups) if own in group)
    edges = [0, *_edges(claim, groups, len(claim.text)), len(claim.text)]
    words = _terms(claim, edges[place], groups[place][0].start) | _terms(claim, groups[place][-1].end, edges[place + 1])
    words |= _terms(claim, 0, groups[0][0].start) if place else frozenset()
    return words - frozenset(term for slot in groups[place] for term in _terms(claim, slot.start, slot.end))
