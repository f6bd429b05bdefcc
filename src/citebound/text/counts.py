"""Small counts and words of magnitude with what they count: `three passport photos`, `a single signature`, `dozens of villages`, `twice`.

They are compared only with counts of the same thing, so that words which are numbers in one place and something else in another (`năm`, `ba`) do no harm.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple


class Count(NamedTuple):
    """A count: `text[start:end]`, how many (`3`, or `10^2` for hundreds), and `behind`, where the name of what is counted may begin."""

    start: int
    end: int
    value: str
    behind: int


_NUMBERS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve",
    "de": "zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf",
    "fr": "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze",
    "es": "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce",
    "it": "due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici",
    "pt": "dois duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze",
    "nl": "twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf",
    "vi": "hai|ba|bốn|năm|sáu|bảy|tám|chín|mười",
    "hi": "दो|तीन|चार|पाँच पांच|छह छः|सात|आठ|नौ|दस",
    "ar": "اثنان اثنين اثنتين|ثلاث ثلاثة|أربع أربعة|خمس خمسة|ست ستة|سبع سبعة|ثمان ثماني ثمانية|تسع تسعة|عشر عشرة",
    "th": "สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ",
    "zh": "二 两 兩|三|四|五|六|七|八|九|十",
    "ja": "二|三|四|五|六|七|八|九|十",
}
# One counts only where the text says that there is no other: elsewhere it is an article.
_ONE = {
    "en": r"(?:only|just)\sone\b|(?:a|one)\ssingle\b|\bsingle\b",
    "de": r"(?:nur|lediglich|bloß)\sein(?:e[nmrs]?)?\b|\bein(?:e[nmrs]?)?\seinzige[nmrs]?\b",
    "fr": r"\bune?\sseule?\b|\bseule(?:ment)?\sune?\b",
    "es": r"\buna?\ssol[oa]\b|\bsol[oa]\suna?\b|\bsolamente\suna?\b|\búnic[oa]\b",
    "it": r"\buna?\ssol[oa]\b",
    "pt": r"\b(?:apenas|só)\suma?\b",
    "vi": r"chỉ\s(?:\w+\s){0,4}?một\b|\bmột\b(?=\s\w+\s(?:\w+\s)?duy nhất)",
    "zh": r"一(?=[张張份个個份次名位人只])",
    "ja": r"一(?=[枚人回部通つ個台])",
    "hi": r"(?:केवल|सिर्फ़|सिर्फ|मात्र)\sएक(?!\w)",
    "ar": r"(?<!\w)(?:\w+\s){1,3}?واحدة?\sفقط",
    "th": r"เพียง\S{0,12}?(?:หนึ่ง|เดียว)",
}
# What a source speaks of in the singular is one; a claim in the singular may speak of any.
_SINGULAR = {
    "en": r"\ban?(?=\s\w)",
    "de": r"\bein(?:e[nmrs]?)?(?=\s\w)",
    "fr": r"\bune?(?=\s\w)",
    "es": r"\buna?(?=\s\w)",
}
_MAGNITUDES = {
    "en": r"tens of thousands=4|hundreds of thousands=5|dozens=1|scores=1|hundreds=2|thousands=3|millions=6",
    "de": r"zehntausende[nr]?=4|hunderttausende[nr]?=5|dutzende[nr]?=1|hunderte[nr]?=2|tausende[nr]?=3|millionen=6",
    "fr": r"dizaines de milliers=4|centaines de milliers=5|dizaines=1|douzaines=1|centaines=2|milliers=3|millions=6",
    "es": r"decenas de miles=4|cientos de miles=5|docenas=1|decenas=1|cientos=2|centenares=2|miles=3|millones=6",
    "vi": r"hàng chục nghìn=4|hàng vạn=4|hàng trăm nghìn=5|hàng chục=1|hàng trăm=2|hàng nghìn=3|hàng ngàn=3|hàng triệu=6",
    "zh": r"[数几]十万=5|[数几]百万=6|[数几]十(?!万)=1|[数几上]百(?!万)=2|[数几上]千(?!万)=3|[数几上]万=4",
    "ja": r"数十万=5|数百万=6|数十(?!万)=1|数百(?!万)=2|数千(?!万)=3|数万=4",
    "hi": r"दर्जनों=1|सैकड़ों=2|हज़ारों=3|हजारों=3|लाखों=5|करोड़ों=7",
    "ar": r"عشرات الآلاف=4|مئات الآلاف=5|عشرات=1|مئات=2|آلاف=3|ملايين=6",
    "th": r"หลายสิบ=1|หลายร้อย=2|หลายพัน=3|หลายหมื่น=4|หลายแสน=5|หลายล้าน=6",
}
_TIMES = {
    "en": r"\bonce\b(?=\s(?:a|per|daily|every|each))=1|\btwice\b=2|\bthrice\b=3",
    "de": r"\beinmal\b=1|\bzweimal\b=2|\bdreimal\b=3|\bviermal\b=4",
}
# What makes a longer numeral of a small one: `two hundred`, `三十`.
_MORE = {
    "en": r"[\s-](?:hundred|thousand|million|billion|dozen)",
    "fr": r"[\s-](?:cents?|mille|millions?|milliards?|vingts?)",
    "es": r"\s(?:mil|millones)",
    "vi": r"\s(?:mươi|trăm|nghìn|ngàn|vạn|triệu|tỷ)",
    "hi": r"\s(?:सौ|हज़ार|हजार|लाख|करोड़)",
    "zh": r"[〇零一二三四五六七八九十百千万亿]",
    "ja": r"[〇零一二三四五六七八九十百千万億]",
    "th": r"(?:สิบ|ร้อย|พัน|หมื่น|แสน|ล้าน)",
}
_UNSPACED = frozenset(("zh", "ja", "th"))
_DIGITS = r"(?<![\d.,:/-])\d{1,3}(?![\d.,:/%-]*\d|%)"


class _Patterns(NamedTuple):
    numbers: re.Pattern[str]
    values: dict[str, str]
    one: re.Pattern[str] | None
    singular: re.Pattern[str] | None
    sizes: tuple[tuple[re.Pattern[str], str], ...]
    times: tuple[tuple[re.Pattern[str], str], ...]


@lru_cache(maxsize=16)
def _patterns(lang: str) -> _Patterns:
    values = {word: str(value) for value, words in enumerate(_NUMBERS.get(lang, "").split("|"), 2) for word in words.split()}
    edge = "" if lang in _UNSPACED else r"(?<![\w\u0900-\u097f])"
    behind = "" if lang in _UNSPACED else r"(?![\w\u0900-\u097f])"
    more = _MORE.get(lang)
    behind += f"(?!{more})" if more else ""
    edge += r"(?<![〇零一二三四五六七八九十百千万億亿])" if lang in ("zh", "ja") else ""
    words = "|".join(sorted(map(re.escape, values), key=lambda word: (-len(word), word)))
    numbers = re.compile(rf"{edge}(?:{words}){behind}|{_DIGITS}" if words else _DIGITS, re.IGNORECASE)
    one = re.compile(_ONE[lang], re.IGNORECASE) if lang in _ONE else None
    sizes = tuple((re.compile(edge + name, re.IGNORECASE), f"10^{power}") for name, power in _pairs(_MAGNITUDES.get(lang, "")))
    times = tuple((re.compile(name, re.IGNORECASE), value) for name, value in _pairs(_TIMES.get(lang, "")))
    singular = re.compile(_SINGULAR[lang], re.IGNORECASE) if lang in _SINGULAR else None
    return _Patterns(numbers, values, one, singular, sizes, times)


def _pairs(listed: str) -> Iterator[tuple[str, str]]:
    for entry in filter(None, re.split(r"\|(?=[^=]*=\d)(?<==\d\|)", listed)):
        name, _, value = entry.rpartition("=")
        yield name, value


def counts(text: str, lang: str | None, start: int, end: int, *, singular: bool = False) -> tuple[Count, ...]:
    """Return the counts of `text[start:end]`, in order; those inside another one are left out.

    Args:
        text: the text.
        lang: two-letter language code; English where it is not known.
        start: where to begin.
        end: where to stop.
        singular: whether an article counts as one.
    """
    patterns = _patterns(lang or "en")
    found: list[Count] = []
    if patterns.one:
        found += (Count(m.start(), m.end(), "1", m.end()) for m in patterns.one.finditer(text, start, end))
    if singular and patterns.singular:
        found += (Count(m.start(), m.end(), "1", m.end()) for m in patterns.singular.finditer(text, start, end))
    for pattern, size in patterns.sizes:
        found += (Count(m.start(), m.end(), size, m.end()) for m in pattern.finditer(text, start, end))
    for pattern, value in patterns.times:
        found += (Count(m.start(), m.end(), value, -1) for m in pattern.finditer(text, start, end))
    for match in patterns.numbers.finditer(text, start, end):
        written = match.group().lower()
        found.append(Count(match.start(), match.end(), patterns.values.get(written, written), match.end()))
    kept: list[Count] = []
    for count in sorted(found, key=lambda each: (each.start, -each.end)):
        if not kept or count.start >= kept[-1].end:
            kept.append(count)
    return tuple(kept)
