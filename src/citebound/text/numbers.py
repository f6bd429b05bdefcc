"""Numbers as they are written, with their spans; and what a written number can mean, where a reader asks for its value.

Reading a number is never done on raw text: `7,5` read as `75` is the tenfold error that this project exists to stop. A token has a value only under the one
plausible reading that the language of its text leaves; where two are left, it has none.
"""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from citebound.text.characters import FRACTIONS, SUPERSCRIPTS

_ASCII = re.compile(r"[0-9]+(?:[.,][0-9]+)*")
# The Arabic separators and the full-width stop stand inside numbers as `.` and `,` do; a full-width comma does not: it parts clauses.
_ANY = re.compile(rf"\d+(?:[.,\u066b\u066c\uff0e]\d+)*(?:[\u207a\u207b]?[{SUPERSCRIPTS}]+)?[{FRACTIONS}]?|[{FRACTIONS}]")


class NumberToken(NamedTuple):
    """A number as written, with its span."""

    start: int
    end: int
    text: str


def pattern_for(text: str) -> re.Pattern[str]:
    """Return the pattern that reads the numbers of `text`: digits of any script, with inner `.` or `,` kept."""
    return _ASCII if text.isascii() else _ANY


def as_written(text: str) -> tuple[NumberToken, ...]:
    """Return the numbers of `text` in order, each end of a range apart.

    Superscripts behind digits and vulgar fractions belong to the token (`10⁵`, `2½`), so that `10⁵` is neither `10` nor `10⁶`.
    """
    return tuple([NumberToken(*m.span(), m.group()) for m in pattern_for(text).finditer(text)])


_BLANKS = re.compile(r"\d{1,3}(?:([\u00a0\u202f\u2009'\u2019])\d{3})(?:\1\d{3}){0,4}(?:[.,]\d+)?(?![\d\u00a0\u202f\u2009](?=\d)|\d)")
_PARTERS = ("\u00a0", "\u202f", "\u2009", "'", "\u2019")
_PARTING = re.compile("[ \u00a0\u202f\u2009'\u2019]")
_PLAIN_BLANKS = re.compile(r"(?<![\d.,] )(?<![\d.,])\d{1,3}(?: \d{3}){1,4}(?:,\d+)?(?! ?\d|[.,]\d)")
_BLANK_GROUPS = frozenset("fr es pt ru uk pl cs sk sv no nb da fi hu bg et lv lt".split())


def plain_places(text: str, written: str) -> tuple[tuple[int, int], ...]:
    """Return where a number stands as a whole token in an ASCII text, by looking for it."""
    places, size, at = [], len(written), text.find(written)
    while at >= 0:
        end = at + size
        inside = at and (text[at - 1].isdigit() or (text[at - 1] in ".," and text[at - 2 : at - 1].isdigit()))
        goes_on = text[end : end + 1].isdigit() or (text[end : end + 1] in (".", ",") and text[end + 1 : end + 2].isdigit())
        if not inside and not goes_on:
            places.append((at, end))
        at = text.find(written, end)
    return tuple(places)


def is_plainly_written(written: str) -> bool:
    """Tell whether `written` is one number in plain digits, with nothing inside but `.` and `,`."""
    return _ASCII.fullmatch(written) is not None


def is_plain(text: str, lang: str | None) -> bool:
    """Tell whether the numbers of `text` as a reader takes them are those that are written: nothing in it can part the groups of one."""
    return lang not in _BLANK_GROUPS and not any(parter in text for parter in (_PARTERS[3:4] if text.isascii() else _PARTERS))


def as_read(text: str, lang: str | None, written: tuple[NumberToken, ...] | None = None) -> tuple[NumberToken, ...]:
    """Return the numbers of `text` as a reader takes them: groups parted by fixed or narrow blanks or apostrophes (`2\u202f450\u202f000`) are one number.

    A plain blank parts groups only in languages that write them so. `written` are the numbers as written, where they are known.
    """
    tokens = as_written(text) if written is None else written
    if len(tokens) < len(("one", "two")) or is_plain(text, lang):
        return tokens
    grouped = [match for match in _BLANKS.finditer(text) if not text[max(0, match.start() - 1)].isdigit() or match.start() == 0]
    if lang in _BLANK_GROUPS:
        grouped += _PLAIN_BLANKS.finditer(text)
    if not grouped:
        return tokens
    whole = [NumberToken(match.start(), match.end(), match.group()) for match in grouped]
    rest = [token for token in tokens if not any(one.start <= token.start < one.end for one in whole)]
    return tuple(sorted((*whole, *rest)))


def written_set(text: str) -> frozenset[str]:
    """Return the distinct numbers of `text` as written."""
    return frozenset(pattern_for(text).findall(text))


# No figure of any answer is longer, and arithmetic on a million digits is no check.
_LONGEST = 60
_COMMA_DECIMAL = frozenset("vi es de fr it pt nl id tr ru uk pl sv da no nb fi cs sk ro bg hr sr sl el hu lt lv et ca".split())
_POINT_DECIMAL = frozenset("en zh ja ko th hi he ms tl bn ta te mr gu pa ur".split())


def decimal_mark(lang: str | None) -> str | None:
    """Return the decimal mark of a language, or None where it is not known."""
    if lang in _COMMA_DECIMAL:
        return ","
    return "." if lang in _POINT_DECIMAL else None


def decimal_mark_of(text: str, lang: str | None) -> str | None:
    """Return the decimal mark that `text` itself shows, else that of `lang`, else None.

    A text shows it by a number that can be read in one way only: `1.234,5`, `1.234.567` or `7,5`. A text that shows both has none.
    """
    shown = {mark for token in pattern_for(text).findall(text) if not token.isdecimal() and (mark := _mark_shown(_plain(token) or ""))}
    if len(shown) == 1:
        return shown.pop()
    return None if shown else decimal_mark(lang)


def _mark_shown(token: str) -> str | None:
    marks = [char for char in token if char in ".,"]
    if len(marks) > 1 and len(set(marks)) == 1:
        return "," if marks[0] == "." else "."
    if len(set(marks)) == 2:
        return marks[-1]
    if len(marks) == 1 and len(token) - token.index(marks[0]) != 4:
        return marks[0]
    return None


def _plain(token: str) -> str | None:
    """Return the token in ASCII digits with `.` and `,`; None where it holds a superscript or a fraction, which have no plain form."""
    if token.isascii():
        bare = token.replace(".", "").replace(",", "")
        return token if not bare or bare.isdecimal() else None
    out = []
    for char in token:
        if char in "\u066b\uff0e":
            out.append("." if char == "\uff0e" else "\u066b")
        elif char in ".,\u066c":
            out.append(char)
        else:
            digit = unicodedata.decimal(char, None)
            if digit is None:
                return None
            out.append(str(digit))
    plain = "".join(out)
    if "\u066b" in plain or "\u066c" in plain:
        plain = plain.replace(",", "\u066c").replace("\u066c", "").replace("\u066b", ".")
        return plain if plain.count(".") <= 1 else None
    return plain


def has_one_reading(token: str) -> bool:
    """Tell whether a token means the same whatever the decimal mark of its text: it has no mark, or one that cannot group."""
    if token.isdecimal():
        return True
    head, _, tail = token.partition("." if "." in token else ",")
    return len(tail) != len("000") and head.isdecimal() and tail.isdecimal()


def value(token: str, mark: str | None) -> Decimal | None:
    """Return the value of a token when `mark` is the decimal mark of its text; None where no single plausible reading is left.

    Groups must have three digits (or the Indian 2-2-3); `1,500` has a value only where the mark is known, `12,34` never means 1234.
    """
    return None if len(token) > _LONGEST else _value(token, mark)


def amount(token: str, mark: str | None) -> Fraction | None:
    """Return the value of a token, for exact arithmetic; see `value`."""
    return None if len(token) > _LONGEST else _amount(token, mark)


@lru_cache(maxsize=4096)
def _amount(token: str, mark: str | None) -> Fraction | None:
    known = _value(token, mark)
    return None if known is None else Fraction(known)


@lru_cache(maxsize=4096)
def _value(token: str, mark: str | None) -> Decimal | None:
    plain = _plain(_PARTING.sub("", token))
    if plain is None:
        return None
    marks = [char for char in plain if char in ".,"]
    if not marks:
        return Decimal(plain)
    kinds = set(marks)
    if len(kinds) == 2:
        decimal = marks[-1]
        if marks.count(decimal) > 1:
            return None
        whole, fraction = plain.rsplit(decimal, 1)
        other = "," if decimal == "." else "."
        return Decimal(whole.replace(other, "") + "." + fraction) if _grouped(whole, other) else None
    only = marks[0]
    if len(marks) > 1:
        return Decimal(plain.replace(only, "")) if _grouped(plain, only) and only != mark else None
    if _grouped(plain, only):
        if mark is None:
            return None
        return Decimal(plain.replace(",", ".")) if only == mark else Decimal(plain.replace(only, ""))
    # One mark that groups nothing is a decimal mark, whatever the language: `7,5` in an English text is 7.5 or a slip, never 75.
    return Decimal(plain.replace(",", "."))


def _grouped(text: str, mark: str) -> bool:
    head, *groups = text.split(mark)
    if not groups or not 1 <= len(head) <= 3 or head.startswith("0"):
        return False
    if all(len(group) == 3 for group in groups):
        return True
    return len(head) <= 2 and len(groups) > 1 and len(groups[-1]) == 3 and all(len(group) == 2 for group in groups[:-1])
