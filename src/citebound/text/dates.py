"""Dates and times of day, with their spans, in the languages that answers come in.

A date is what is written of it: a day and month without a year has none. `03/04/2025` is ambiguous unless one part cannot be a month or the language writes the
day first.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from citebound.text.alternatives import any_of
from citebound.text.characters import fold


class DateMention(NamedTuple):
    """A date as written: `text[start:end]`, its parts, and whether day and month may be meant the other way round."""

    start: int
    end: int
    year: int | None
    month: int | None
    day: int | None
    ambiguous: bool = False

    def agrees(self, other: DateMention) -> bool:
        """Tell whether nothing that both say differs, and both say the month."""
        pairs = ((self.year, other.year), (self.month, other.month), (self.day, other.day))
        return self.month is not None and other.month is not None and all(one == two or one is None or two is None for one, two in pairs)


class TimeMention(NamedTuple):
    """A time of day: `text[start:end]` and the minutes since midnight. `plain` is a time as people write it: with two digits of minutes or with its half."""

    start: int
    end: int
    minutes: int
    plain: bool = True


_MONTHS = (
    "january jan enero januar januar janvier janv gennaio janeiro januari styczeń ocak يناير जनवरी มกราคม ม.ค",
    "february feb febrero februar février févr febbraio fevereiro februari şubat فبراير फरवरी फ़रवरी กุมภาพันธ์ ก.พ",
    "march mar marzo märz mars março maart mart مارس मार्च มีนาคม มี.ค",
    "april apr abril avril avr aprile nisan أبريل ابريل إبريل अप्रैल เมษายน เม.ย",
    "may mayo mai maggio maio mei maj mayıs مايو मई พฤษภาคม พ.ค",
    "june jun junio juni juin giugno junho haziran يونيو जून มิถุนายน มิ.ย",
    "july jul julio juli juillet juil luglio julho temmuz يوليو जुलाई กรกฎาคม ก.ค",
    "august aug agosto août aoûts augustus ağustos أغسطس اغسطس अगस्त สิงหาคม ส.ค",
    "september sep sept septiembre septembre settembre setembro eylül سبتمبر सितंबर सितम्बर กันยายน ก.ย",
    "october oct octubre oktober okt octobre ottobre outubro ekim أكتوبر اكتوبر अक्टूबर अक्तूबर ตุลาคม ต.ค",
    "november nov noviembre novembre novembro kasım نوفمبر नवंबर नवम्बर พฤศจิกายน พ.ย",
    "december dec diciembre dezember dez décembre déc dicembre dezembro aralık ديسمبر दिसंबर दिसम्बर ธันวาคม ธ.ค",
)
_NUMBER_OF = {name: number for number, names in enumerate(_MONTHS, 1) for name in names.split()}
_MONTH = "|".join(sorted(map(re.escape, _NUMBER_OF), key=lambda name: (-len(name), name)))
_YEAR = r"(?P<year>[12１２١٢۱۲१२๑๒]\d{3})"
_DAY = r"(?P<day>\d{1,2})"
_OF = r"(?:\s?,|\s?\.|\s+(?:of|de|del|năm|di|พ\.ศ\.|ค\.ศ\.))?"
# Each pattern with a sign that its dates cannot do without; a name of a month for the last three.
_PATTERNS = (
    ("-", rf"(?<![\w-]){_YEAR}-(?P<month>0\d|1[0-2])-(?P<day>[0-3]\d)(?![\dA-Za-z_])"),
    ("年", rf"{_YEAR}\s?年\s?(?P<month>\d{{1,2}})\s?月(?:\s?(?P<day>\d{{1,2}})\s?[日号])?"),
    ("月", r"(?<!\d)(?P<month>\d{1,2})\s?月\s?(?P<day>\d{1,2})\s?[日号]"),
    ("tháng", rf"ngày\s{_DAY}\stháng\s(?P<month>\d{{1,2}})(?:\snăm\s{_YEAR})?"),
    ("tháng", rf"tháng\s(?P<month>\d{{1,2}})(?:\snăm\s|/){_YEAR}"),
    (
        "",
        rf"(?<![\w.,/]){_DAY}(?:st|nd|rd|th|er|º|ª|\.)?\s{{0,2}}(?:of\s|de\s|di\s|d[e']\s?)?(?P<name>{_MONTH})(?![^\W\d_])\.?(?:{_OF}\s{{0,2}}{_YEAR}(?!\d))?",
    ),
    ("", rf"(?<!\w)(?P<name>{_MONTH})(?![^\W\d_])\.?\s{{1,2}}{_DAY}(?:st|nd|rd|th)?(?![\w]|[.,:]\d)(?:{_OF}\s{{0,2}}{_YEAR}(?!\d))?"),
    ("", rf"(?<!\w)(?P<name>{_MONTH})(?![^\W\d_])\.?{_OF}\s{{1,2}}{_YEAR}(?!\d)"),
)
_DIGIT = re.compile(r"\d")
# What every date and time in ASCII digits has: looking for that alone is many times faster than trying the patterns at every place.
_PARTED = re.compile(r"\d[/.]\d{1,2}[/.]\d")
_HOUR = re.compile(r"[0-9](?:[:h][0-9]|\s?(?:[ap](?:\.\s?m\.|\s?m\b)|uhr\b|h\b|o'clock\b))", re.IGNORECASE)
_NUMERIC = re.compile(r"(?<![\w/.])(?P<one>\d{1,2})(?P<mark>[/.])(?P<two>\d{1,2})(?P=mark)(?P<year>[12]\d{3})(?![\w/]|\.\d)")
_CLOCK = re.compile(
    r"(?<!\d)(?P<jhour>2[0-4]|[01]?\d)\s?[時时点點](?!間|间)(?:\s?(?P<jminute>[0-5]?\d)\s?分|(?P<jhalf>半))?"
    r"|(?<![^\W\u0e00-\u0eff\u3040-\u30ff\u4e00-\u9fff])(?<![:.,])(?P<hour>2[0-4]|[01]?\d)(?:[:.hH](?P<minute>[0-5]?\d)(?![\d:]|[.,]\d))?(?:\s?(?P<half>[ap](?:\.\s?m\.|\s?m\b)|uhr\b|giờ\b|h\b|o'clock\b))?",
    re.IGNORECASE,
)
_DAY_FIRST = frozenset(("vi", "es", "de", "fr", "it", "pt", "nl", "ar", "hi", "th", "tr", "id", "ru", "pl"))
_WORDS_TOO = frozenset(("may", "march", "mar", "sept", "dec", "jan"))
_LONGEST_KEPT = 2_000
_LAST_MONTH, _LAST_DAY = 12, 31
# A Thai year from 2300 on is of the Buddhist era: as a year of the common era it lies far ahead.
_BUDDHIST, _FIRST_BUDDHIST = 543, 2300


# Compiled when the first date is looked for: they take longer than all the rest of an import.
@lru_cache(maxsize=1)
def _patterns() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple((sign, re.compile(pattern)) for sign, pattern in _PATTERNS)


@lru_cache(maxsize=1)
def _month_named() -> re.Pattern[str]:
    return re.compile(any_of(filter(str.isascii, _NUMBER_OF)) + "(?![a-z])")


def dates(text: str, lang: str | None) -> tuple[DateMention, ...]:
    """Return the dates of `text` in order: those that name a month, at least."""
    if not _DIGIT.search(text):
        return ()
    return _dates_kept(text, lang) if len(text) <= _LONGEST_KEPT else _dates(text, lang)


# The names of a claim ask for its dates right behind their own check.
@lru_cache(maxsize=16)
def _dates_kept(text: str, lang: str | None) -> tuple[DateMention, ...]:
    return _dates(text, lang)


def _dates(text: str, lang: str | None) -> tuple[DateMention, ...]:
    folded = fold(text)
    found: list[DateMention] = []
    named = not folded.text.isascii() or _month_named().search(folded.text) is not None
    for sign, pattern in _patterns():
        if not (sign in folded.text if sign else named):
            continue
        for match in pattern.finditer(folded.text):
            parts = match.groupdict()
            month = _NUMBER_OF[parts["name"]] if parts.get("name") else int(parts["month"])
            day = int(parts["day"]) if parts.get("day") else None
            if parts.get("name") in _WORDS_TOO and text[folded.source(match.start("name"), match.end("name"))[0]].islower() and lang in ("en", None):
                continue
            if 1 <= month <= _LAST_MONTH and (day is None or 1 <= day <= _LAST_DAY):
                found.append(DateMention(*folded.source(*match.span()), _year(parts), month, day))
    for match in _NUMERIC.finditer(folded.text) if _PARTED.search(folded.text) else ():
        date = _numeric(match, folded.source(*match.span()), lang)
        if date:
            found.append(date)
    return _longest(found)


def _year(parts: dict[str, str | None]) -> int | None:
    """Return the year of the common era; one behind the name of a Thai month counts from the Buddhist era where it lies in that era's present."""
    written, name = parts.get("year"), parts.get("name") or ""
    if not written:
        return None
    year = int(written)
    return year - _BUDDHIST if name >= "\u0e01" and name[0] <= "\u0e5b" and year >= _FIRST_BUDDHIST else year


def _numeric(match: re.Match[str], span: tuple[int, int], lang: str | None) -> DateMention | None:
    one, two, year = int(match["one"]), int(match["two"]), int(match["year"])
    if not (1 <= one <= _LAST_DAY and 1 <= two <= _LAST_DAY) or (one > _LAST_MONTH and two > _LAST_MONTH):
        return None
    if two > _LAST_MONTH:
        return DateMention(*span, year, one, two)
    sure = one > _LAST_MONTH or one == two or lang in _DAY_FIRST or match["mark"] == "."
    return DateMention(*span, year, two, one, ambiguous=not sure)


def is_written(written: str, text: str) -> bool:
    """Tell whether a date or time stands in `text` as it is written, and not as the tail of a longer one: `5 May` is not in `15 May`, nor `9:00` in `19:00`."""
    at = text.find(written)
    while at >= 0:
        before, after = text[max(0, at - 2) : at], text[at + len(written) : at + len(written) + 1]
        if not before[-1:].isdigit() and not (before[-1:] in (":", ".") and before[:1].isdigit()) and not (after.isdigit() and written[-1].isdigit()):
            return True
        at = text.find(written, at + 1)
    return False


def _longest(found: list[DateMention]) -> tuple[DateMention, ...]:
    kept: list[DateMention] = []
    for date in sorted(found, key=lambda each: (each.start, each.start - each.end)):
        if not kept or date.start >= kept[-1].end:
            kept.append(date)
    return tuple(kept)


def times(text: str) -> tuple[TimeMention, ...]:
    """Return the times of day of `text`, in order: `22:00`, `10 am`, `18時30分`, `14 Uhr`. A bare number is none."""
    found: list[TimeMention] = []
    if text.isascii() and not _HOUR.search(text):
        return ()
    for match in _CLOCK.finditer(text):
        if match["jhour"]:
            minutes = int(match["jhour"]) * 60 + (30 if match["jhalf"] else int(match["jminute"] or 0))
            found.append(TimeMention(*match.span(), minutes))
            continue
        half = (match["half"] or "").lower().replace(".", "").replace(" ", "")
        if match["minute"] is None and not half:
            continue
        if half == "h" and match["minute"] is None:
            continue  # `6 h` is as often a duration
        if match["minute"] is not None and len(match["minute"]) == 1 and text[match.start("minute") - 1] != ":":
            continue
        if match["minute"] is not None and text[match.start("minute") - 1] == "." and half not in ("am", "pm", "uhr"):
            continue  # `4.25` is a decimal
        hour = int(match["hour"])
        if half in ("am", "pm"):
            hour = hour % 12 + (12 if half == "pm" else 0)
        plain = bool(half) or len(match["minute"] or "") == len("00")
        found.append(TimeMention(*match.span(), hour % 24 * 60 + int(match["minute"] or 0), plain))
    return tuple(found)
