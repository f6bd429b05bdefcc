"""Sentences of an answer, with offsets that leave no gap: a library for the many languages, and a thin layer for what it gets wrong around citations.

Markers are blanked out before this module sees the text, so that a citation behind a stop cannot open the next sentence. Line ends, abbreviations, closing
quotes and the stops of Chinese, Japanese, Arabic and Hindi are repaired here.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import pairwise

import sentencex

# Words whose full stop ends no sentence, all languages together and folded: a wrong merge of two short sentences costs less than a claim cut in half.
_ABBREVIATIONS = frozenset(
    """no nos nr art arts abs sec secs fig figs eq ch cap chap vol pp pg para paras cl cf vs v approx ca bn mn mio mrd tr fed civ dr mr mrs ms prof st hon rev gen
    col lt sr sra jr ph d dipl ing inc ltd co corp bros et al e.g i.e viz ibid op cit ed eds trans jan feb mar apr jun jul aug sep sept oct nov dec gem fa bzw z.b d.h
    u.a vgl usw ggf inkl zzgl str hr hrn fr m mm mme mlle n tel ts ths pgs gs tp bs cn ks q p ông av núm pág págs ud uds dña excmo apdo gob
    د أ م мг др г ул руб тыс млн डॉ श्री प्रो मि.ग्रा कि.ग्रा""".split()
)
_LAST_WORD = re.compile(r"([^\s(\[\"'\u201c\u2018\u00ab]+)\.\s*$")
_CJK_STOP = re.compile('[\u3002\uff01\uff1f!?][\u300d\u300f\u201d\u2019\uff09)"]*|[\u061f\u0964\u0965\u06d4](?=\\s|$)')
_STOP_BEFORE_MARKER = re.compile("[.!?\u3002\uff01\uff1f\u061f\u0964\u2026]['\"\u201d\u2019\u00bb)\\]]*\\s*$")
_STOP_BEHIND_MARKER = re.compile("\\s{0,3}[.!?\u3002\uff01\uff1f\u061f\u0964][\"'\u201d\u2019\u00bb)]{0,3}\\s+")
_ENDS = re.compile("[.!?:;\u3002\uff01\uff1f\uff1a\uff1b\u061f\u0964\u2026]['\"\u201d\u2019\u00bb)\\]*_]*\\s*$")
_BEFORE_ORDINAL = re.compile(r"(?<!\w)(?:dem|der|des|den|die|das|am|im|zum|zur|vom|ab|bis|seit|jeder|jedem|til|den)\s$", re.IGNORECASE)
_WIDE_BLANK = re.compile(r"[^\S\n\r\t ]")
_PLAIN_STOP = re.compile(r"[.!?\u2026]\s+(?=[^a-z\s])|[\u3002\uff01\uff1f]")
_LONGEST_LINE = 8_000
_LINE = re.compile(r"[ \t]*\r?\n")
_UNCASED = frozenset(("zh", "ja", "ko", "th"))


def sentences(blanked: str, start: int, end: int, lang: str | None, after_marker: Sequence[int]) -> list[tuple[int, int]]:
    """Split `blanked[start:end]` into sentences that tile it.

    Args:
        blanked: the answer with its markers replaced by blanks.
        start: where the block begins.
        end: where the block ends.
        lang: two-letter language code, None where it is not known.
        after_marker: the offsets at which a marker group ends, in order: a stop, a group and a new start end a sentence even behind an abbreviation.
    """
    cuts: list[int] = []
    at = start
    for line_end in _line_ends(blanked, start, end, lang):
        _cut_line(blanked, at, line_end, lang, after_marker, cuts)
        if line_end < end:
            cuts.append(line_end)
        at = line_end
    edges = [start, *sorted({cut for cut in cuts if start < cut < end}), end]
    return list(pairwise(edges))


def _line_ends(text: str, start: int, end: int, lang: str | None) -> list[int]:
    """Return where lines end that also end a sentence: not where a line was only wrapped."""
    if "\n" not in text[start:end]:
        return [end]
    ends: list[int] = []
    for match in _LINE.finditer(text, start, end):
        following = text[match.end() : min(end, match.end() + 40)].lstrip(" \t>")[:1]
        before = text[max(start, match.start() - 60) : match.start()]
        wrapped = bool(before.strip()) and not _ENDS.search(before) and following.islower() and lang not in _UNCASED
        if not wrapped:
            ends.append(match.end())
    return [*(e for e in ends if e < end), end]


def _cut_line(text: str, start: int, end: int, lang: str | None, after_marker: Sequence[int], cuts: list[int]) -> None:
    for opens, closes in _portions(text, start, end):
        _cut_portion(text, opens, closes, lang, after_marker, cuts)
        if closes < end:
            cuts.append(closes)


def _portions(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Yield a line in portions that the library can split in a short time; a very long line is cut behind a stop, else at a blank."""
    while end - start > _LONGEST_LINE:
        limit = start + _LONGEST_LINE
        cut = max(text.rfind(stop, start + _LONGEST_LINE // 2, limit) + len(stop) for stop in (". ", "! ", "? ", "\u3002"))
        if cut < start + _LONGEST_LINE // 2:
            cut = text.rfind(" ", start + 1, limit) + 1 or limit
        yield start, cut
        start = cut
    yield start, end


def _cut_portion(text: str, start: int, end: int, lang: str | None, after_marker: Sequence[int], cuts: list[int]) -> None:
    piece = text[start:end]
    for boundary in _boundaries(piece, lang):
        cut = start + boundary
        if cut < end and not (text[cut].isdecimal() and text[cut - 1] in ".\uff0e") and not _is_abbreviation(text, start, cut, after_marker):
            cuts.append(cut)
    if not piece.isascii():
        cuts.extend(_skip_blanks(text, start + match.end(), end) for match in _CJK_STOP.finditer(piece))
    for cut in after_marker[bisect_right(after_marker, start) : bisect_left(after_marker, end)]:
        if _STOP_BEFORE_MARKER.search(text, max(start, cut - 200), cut) and _opens(text, cut, end):
            cuts.append(_skip_blanks(text, cut, end))
        stop = _STOP_BEHIND_MARKER.match(text, cut, end)
        if stop and _opens(text, stop.end(), end):
            cuts.append(stop.end())


def _boundaries(piece: str, lang: str | None) -> list[int]:
    """Return where the library ends sentences; a plain rule where it fails."""
    # It cuts a character in half where a wide blank stands between a capital letter and a stop.
    even = piece if piece.isascii() else _WIDE_BLANK.sub(" ", piece)
    try:
        return [sentence["end_index"] for sentence in sentencex.get_sentence_boundaries(lang or "en", even)]
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # noqa: BLE001  a panic of the library is no Exception, and would end the run
        return [match.end() for match in _PLAIN_STOP.finditer(even)]


def _skip_blanks(text: str, at: int, end: int) -> int:
    while at < end and text[at].isspace():
        at += 1
    return at


def _opens(text: str, at: int, end: int) -> bool:
    """Tell whether what follows a marker group begins a sentence: not a lower-case letter, not a comma."""
    at = _skip_blanks(text, at, end)
    return at >= end or not (text[at].islower() or text[at] in ",;:.)")


def _is_abbreviation(text: str, start: int, cut: int, after_marker: Sequence[int]) -> bool:
    match = _LAST_WORD.search(text, max(start, cut - 80), cut)
    if not match or bisect_right(after_marker, match.end(1)) < bisect_right(after_marker, cut):
        return False
    if "\n" in text[match.end(1) : cut]:
        return False
    word = match.group(1).casefold().lstrip("*_")
    following = text[cut : cut + 1]
    if word in _ABBREVIATIONS:
        return True
    # German writes ordinals with a stop before a noun in capitals: `ab dem 65. Geburtstag`.
    ordinal = _BEFORE_ORDINAL.search(text, max(start, match.start(1) - 12), match.start(1)) is not None
    return word.isdigit() and len(word) <= len("31") and (following.islower() or ordinal)
