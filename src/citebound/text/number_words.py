"""Numbers written in words, with their spans and values: `quatre-vingt-douze`, `three quarters`, `九个月`.

A library reads the words of European languages; Chinese numerals are read here, and only before a counter or a unit, because `一` alone opens ordinary words.
`one` alone is never a number: it is a pronoun and an article as often.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

import text_to_num

from citebound.text.alternatives import any_of
from citebound.text.units import unit_at


class SpelledNumber(NamedTuple):
    """A number in words: `text[start:end]` and its value."""

    start: int
    end: int
    text: str
    amount: Fraction


_LIBRARY = frozenset(("en", "de", "fr", "es", "pt", "it", "nl"))
_SOME = {
    "en": r"\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|billion|dozen|half|halves|thirds?|quarters?)\b",
    "de": r"(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|tausend|million)",
    "fr": r"\b(?:deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|mille|million)\b",
    "es": r"\b(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\w+|veint\w+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|\w*cient[oa]s|mil|millón|millones)\b",
    "pt": r"\b(?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|vinte|trinta|quarenta|cinquenta|cem|cento|mil|milhão|milhões)\b",
    "it": r"\b(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|venti\w*|trenta\w*|quaranta|cinquanta|cento|mille|mila|milione|milioni)\b",
    "nl": r"(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|dertig|veertig|tig|honderd|duizend|miljoen)",
}
# The English ones in lower case.
_PLAIN_MENTION = re.compile(
    any_of(
        """two three four five six seven eight nine ten eleven twelve teen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion dozen
        half halves third thirds quarter quarters""".split()
    )
    + r"\b"
)
_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|[^\w\s]")
_PART = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_INNER = frozenset(("one", "un", "une", "et", "and", "und", "y", "uno", "a", "ein", "eine"))
_FRACTIONS = re.compile(
    r"\b(?P<top>one|a|two|three|four)[\s-](?P<bottom>half|halves|thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?)\b|\bhalf of\b", re.IGNORECASE
)
_PARTS = ("half", "halves", "third", "quarter", "fourth", "fifth", "sixth", "eighth", "tenth", "dozen")
_TOPS = {"one": 1, "a": 1, "two": 2, "three": 3, "four": 4}
_BOTTOMS = {"half": 2, "halves": 2, "third": 3, "quarter": 4, "fourth": 4, "fifth": 5, "sixth": 6, "eighth": 8, "tenth": 10}
_DOZENS = re.compile(r"\b(?:(?P<n>two|three|four|five|six)\s|a\s|half\sa\s)?dozen\b", re.IGNORECASE)
_CHINESE = re.compile(r"[〇零一二两兩三四五六七八九十百千]{1,12}(?:[万萬亿億][〇零一二两兩三四五六七八九十百千]{0,12}){0,2}")
_COUNTER = re.compile(r"[个個名位人次条條章项項件家座所岁歲倍层層台辆輛只隻本份号號回度割つ点點名]")
_OF_MINUTES = frozenset("钟鐘间間")
_CHINESE_DIGITS = {char: number for number, chars in enumerate(("〇零", "一", "二两兩", "三", "四", "五", "六", "七", "八", "九")) for char in chars}
_CHINESE_UNITS = {"十": 10, "百": 100, "千": 1000}
_CHINESE_SECTIONS = {"万": 10**4, "萬": 10**4, "亿": 10**8, "億": 10**8}
_LONGEST_KEPT = 200
_SMALLEST = 2
_AROUND = 24


@lru_cache(maxsize=16)
def _mention(lang: str) -> re.Pattern[str]:
    return re.compile(_SOME[lang], re.IGNORECASE)


class _Word:
    """A word as the library wants it."""

    def __init__(self, written: str) -> None:
        self.written = written

    def text(self) -> str:
        return self.written

    def text_lowercase(self) -> str:
        return self.written.lower()

    def nt_separated(self, previous: _Word) -> bool:  # noqa: ARG002
        return False

    def not_a_number_part(self) -> bool:
        return not self.written[0].isalpha()


def spelled_numbers(text: str, lang: str | None) -> tuple[SpelledNumber, ...]:
    """Return the numbers in words of `text`, in order; none for a language whose words are not read."""
    found: list[SpelledNumber] = []
    if lang in ("zh", "ja"):
        found += _chinese(text)
    if lang in _LIBRARY:
        found += _european(text, lang)
    if lang == "en":
        lower = text.lower()
        if any(word in lower for word in _PARTS):
            found = _with_fractions(text, found)
    return tuple(sorted(found)) if found else ()


def _european(text: str, lang: str) -> list[SpelledNumber]:
    found = []
    for start, end in _stretches(text, lang):
        words = list(_words(text, lang, start, end))
        for first, last, amount in _read(words, lang):
            opens, closes = words[first].start(), words[last - 1].end()
            found.append(SpelledNumber(opens, closes, text[opens:closes], Fraction(amount)))
    return found


def _read(words: list[re.Match[str]], lang: str) -> Iterator[tuple[int, int, int]]:
    """Yield (first word, word behind the last, value) of the numbers in a stretch; none reaches across punctuation."""
    run: list[str] = []
    for place, match in enumerate((*words, None)):
        written = match.group() if match else "."
        if written[0].isalpha():
            run.append(written)
        elif run:
            first = place - len(run)
            read = _numbers_in if sum(map(len, run)) <= _LONGEST_KEPT else _numbers_in.__wrapped__
            yield from ((first + opens, first + closes, amount) for opens, closes, amount in read(tuple(run), lang))
            run = []


@lru_cache(maxsize=4096)
def _numbers_in(run: tuple[str, ...], lang: str) -> tuple[tuple[int, int, int], ...]:
    found = text_to_num.find_numbers([_Word(written) for written in run], lang, 0)
    kept = [each for each in found if each.value >= _SMALLEST and not each.is_ordinal and float(each.value).is_integer()]
    return tuple((each.start, each.end, int(each.value)) for each in kept)


def _mentions(text: str, lang: str) -> Iterator[tuple[int, int]]:
    """Yield where words of numbers stand."""
    if lang != "en" or not text.isascii():
        yield from (match.span() for match in _mention(lang).finditer(text))
        return
    for match in _PLAIN_MENTION.finditer(text.lower()):
        start, end = match.span()
        inside = start > 0 and _is_wordy(text[start - 1])
        if match.group() != "teen":
            if not inside:
                yield start, end
        elif inside:
            while start > 0 and _is_wordy(text[start - 1]):
                start -= 1
            yield start, end


def _is_wordy(char: str) -> bool:
    return char.isalnum() or char == "_"


def _stretches(text: str, lang: str) -> list[tuple[int, int]]:
    """Return the stretches around number words, cut at blanks: a long text has few, and reading all of its words costs more than finding these."""
    merged: list[tuple[int, int]] = []
    for opens, closes in _mentions(text, lang):
        start = text.rfind(" ", 0, max(0, opens - _AROUND)) + 1
        end = text.find(" ", closes + _AROUND)
        end = len(text) if end < 0 else end
        if merged and start <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(end, merged[-1][1]))
        else:
            merged.append((start, end))
    return merged


def _words(text: str, lang: str, start: int, end: int) -> Iterator[re.Match[str]]:
    """Yield the words of a text; `twenty-five` is one, `four-day` is two."""
    for match in _WORD.finditer(text, start, end):
        written = match.group()
        if "-" in written and not all(_mention(lang).search(part) or part.lower() in _INNER for part in written.split("-")):
            yield from _PART.finditer(text, match.start(), match.end())
        else:
            yield match


def _with_fractions(text: str, found: list[SpelledNumber]) -> list[SpelledNumber]:
    more = []
    for match in _FRACTIONS.finditer(text):
        amount = Fraction(1, 2)
        if match["bottom"]:
            if match["top"].lower() == "a" and not re.match(r"\s+of\b", text[match.end() : match.end() + 4]):
                continue  # `a third party`, `a quarter later`
            bottom = match["bottom"].lower()
            amount = Fraction(_TOPS[match["top"].lower()], _BOTTOMS.get(bottom) or _BOTTOMS[bottom.rstrip("s")])
        more.append(SpelledNumber(*match.span(), match.group(), amount))
    for match in _DOZENS.finditer(text):
        amount = (
            Fraction(6)
            if match.group().lower().startswith("half")
            else Fraction(12 * {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6}.get((match["n"] or "").lower(), 1))
        )
        more.append(SpelledNumber(*match.span(), match.group(), amount))
    kept = [each for each in found if not any(each.start < other.end and other.start < each.end for other in more)]
    return kept + more


def _chinese(text: str) -> list[SpelledNumber]:
    found = []
    for match in _CHINESE.finditer(text):
        counted = _COUNTER.match(text, match.end()) or unit_at(text, match.end())
        amount = _chinese_value(match.group())
        if match.group() == "十" and text[match.end() : match.end() + 1] == "分" and text[match.end() + 1 : match.end() + 2] not in _OF_MINUTES:
            continue  # `十分`, very
        if counted and amount is not None and amount >= _SMALLEST:
            found.append(SpelledNumber(*match.span(), match.group(), Fraction(amount)))
    return found


def _chinese_value(text: str) -> int | None:
    total = section = digit = 0
    for char in text:
        if char in _CHINESE_DIGITS:
            digit = digit * 10 + _CHINESE_DIGITS[char] if digit else _CHINESE_DIGITS[char]
        elif char in _CHINESE_UNITS:
            section += (digit or 1) * _CHINESE_UNITS[char]
            digit = 0
        else:
            total += (section + digit or 1) * _CHINESE_SECTIONS[char]
            section = digit = 0
    return total + section + digit
