"""Where sentences of a source and their clauses begin, roughly and fast: a window of evidence may be a little long, but never cuts a number inside a line."""

from __future__ import annotations

import re
from itertools import pairwise

# The end of a sentence in a source, roughly: a window of evidence may be a little long, but never cuts a number or an abbreviation inside a line.
_CLOSE = "[\"'\u201d\u2019)\\]]{0,4}"
_OTHER_STOPS = "\\n+|[\u3002\uff01\uff1f\u0964\u061f\u06d4][\u300d\u300f\u201d\uff09]{0,4}"
_STOP = re.compile(rf"[.!?\u2026]{_CLOSE}\s+(?=[^a-z\s])|{_OTHER_STOPS}")
_STOP_WITHOUT_CASE = re.compile(rf"[.!?\u2026]{_CLOSE}\s+(?=\S)|{_OTHER_STOPS}")
# Each stop with its rarest character: looking for one character first is ten times faster than looking for the stop.
_PLAIN_STOPS = ((". ", "."), ("! ", "!"), ("? ", "?"), ('." ', '"'), ('!" ', "!"), ('?" ', "?"), (".) ", ")"), (".] ", "]"), ("\n", "\n"))
_LONGEST_SENTENCE = 1_000
# Words whose full stop ends no sentence, and the months that follow a day with a stop (`4. Mai`).
_ABBREVIATIONS = frozenset(
    """dr mr mrs ms prof st no nos nr art arts abs sec fig eq vol pp p vs approx ca inc ltd co corp jr sr gen col lt rev hon dept est max min bzw z.b d.h u.a
    str tel hr fr núm art pág sra u.s u.k e.u u.n e.g i.e a.m p.m al cf ed eds op cit""".split()
)
_WORD_BEFORE = re.compile(r"([^\W_]+(?:\.[^\W_]+)*)\.\s*$")
_BACK = 9
# German writes ordinals with a stop: `ab dem 65. Geburtstag`.
_BEFORE_ORDINAL = re.compile(r"\b(?:dem|der|den|des|am|im|zum|zur|vom|ab|bis|seit)\s$", re.IGNORECASE)
_MONTH_BEHIND = re.compile(
    r"(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|stycz|lut|kwie|maj|czerw|lip|sier|wrze|paź|list|grud)", re.IGNORECASE
)
_CLAUSE = re.compile(
    r"[;:\u2014\u2013()]|,(?!\d)|[，；：、]|\b(?:but|while|whereas|although|though|however|and|aber|während|und|sondern|pero|mientras|y|mais|tandis|et|nhưng|còn|và)\b|但|而|แต่|ส่วน(?!ใหญ่|มาก|หนึ่ง)|(?<=[\u0e00-\u0e7f])\s(?=[\u0e00-\u0e7f])",
    re.IGNORECASE,
)
# The same for ASCII text in lower case.
_PLAIN_CLAUSE = re.compile(
    r"[;:()]|,(?!\d)|\b(?:but|while|whereas|although|though|however|and|aber|und|sondern|pero|mientras|y|mais|tandis|et)\b",
)


def sentence_starts(text: str, *, cased: bool) -> tuple[int, ...]:
    """Return the offsets at which the sentences of `text` begin; a sentence of over 1,000 characters is cut at a blank.

    `cased` tells whether the text still has its capitals: a stop before a small letter then ends no sentence.
    """
    stop = _STOP if cased else _STOP_WITHOUT_CASE
    ends = _plain_ends(text) if text.isascii() else [match.end() for match in stop.finditer(text)]
    ends = [end for end in ends if not _is_inner(text, end)]
    if ends and ends[-1] == len(text):
        ends.pop()
    starts = [0, *ends]
    if all(end - start <= _LONGEST_SENTENCE for start, end in pairwise((*starts, len(text)))):
        return tuple(starts)
    cut = [0]
    for end in ends:
        _cut(text, cut, end)
        cut.append(end)
    _cut(text, cut, len(text))
    return tuple(cut)


def _is_inner(text: str, end: int) -> bool:
    """Tell whether the stop before `end` belongs to an abbreviation, an initial or a date."""
    # Most words before a stop are long, and that is seen without a pattern.
    if end > _BACK and " " not in (near := text[end - _BACK : end - 2]) and "\n" not in near:
        return False
    match = _WORD_BEFORE.search(text, max(0, end - 12), end)
    if match is None or text[end - 1] == "\n":
        return False
    word = match.group(1).lower()
    if word.isdecimal():
        ordinal = _BEFORE_ORDINAL.search(text, max(0, match.start() - 12), match.start()) is not None
        return len(word) < len("100") and (ordinal or _MONTH_BEHIND.match(text, end) is not None)
    return word in _ABBREVIATIONS or (
        len(word) == 1 and word.isalpha() and word.isascii() and text[max(0, match.start() - 1) : match.start()] in ("", " ", "(")
    )


def _cut(text: str, starts: list[int], end: int) -> None:
    while end - starts[-1] > _LONGEST_SENTENCE:
        limit = starts[-1] + _LONGEST_SENTENCE
        blank = text.rfind(" ", starts[-1] + 1, limit)
        starts.append(blank + 1 if blank > 0 else limit)


def _plain_ends(text: str) -> list[int]:
    """Return where the sentences of an ASCII text end; searching for each stop is many times faster than one pattern for all of them."""
    ends, find = [], text.find
    for stop, rarest in _PLAIN_STOPS:
        if rarest not in text:
            continue
        size, at = len(stop), find(stop)
        while at >= 0:
            at += size
            if not "a" <= text[at : at + 1] <= "z" or stop == "\n":
                ends.append(at)
            at = find(stop, at)
    return sorted(ends)


def clause_edges(folded: str, start: int, end: int) -> tuple[int, ...]:
    """Return the offsets at which the clauses of the sentence `folded[start:end]` begin, with its end."""
    clause = _PLAIN_CLAUSE if folded.isascii() else _CLAUSE
    return (start, *[match.end() for match in clause.finditer(folded, start, end)], end)
