"""Words that make a number a bound: which way it points and where the words stand."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from citebound.text.reading import Reading


class Way(StrEnum):
    """Which side of the number is meant."""

    LEAST = "least"
    MOST = "most"


class Bound(NamedTuple):
    """A bound: `text[start:end]` are the words, or the number where a range makes it one."""

    way: Way
    start: int
    end: int

    def opposes(self, other: Bound) -> bool:
        """Tell whether the other bound points the other way."""
        return self.way is not other.way


_LEAST_BEFORE = (
    r"(?:not|no) (?:before|earlier than)|nicht (?:vor|vor dem)|(?:pas|jamais) avant(?: le)?|no antes del?|không trước|不早于|不得早于|at least|a minimum of|minimum(?: of| \w+(?: \w+)? (?:is|of))?|no (?:less|fewer) than|not less than|not younger than|more than|over|above|exceeding|exceeds?|from|starting (?:at|from)|as of|after|older than|"
    r"mindestens|ab|ab dem|mehr als|über|wenigstens|nicht weniger als|au moins|plus de|minimum de|dès|à partir d[eu']|al menos|como mínimo|mínim[oa] de|más de|a partir del?|desde(?: el)?|por lo menos|"
    r"ít nhất(?: phải)?(?: bằng| là)?|tối thiểu(?: là| bằng)?|không (?:ít|dưới|thấp) (?:hơn )?|trên|từ(?: ngày)?|至少|不少于|不低于|不得少于|不得低于|超过|多于|最少|最低|自|少なくとも|最低|"
    r"على الأقل|لا يقل عن|لا تقل عن|أكثر من|من تاريخ|اعتبارا من|कम से कम|से अधिक|अधिक से कम|อย่างน้อย|ไม่น้อยกว่า|ไม่ต่ำกว่า|มากกว่า|เกินกว่า|ตั้งแต่"
)
_MOST_BEFORE = (
    r"at most|up to|a maximum of|maximum(?: of| \w+(?: \w+)? (?:is|of))?|no (?:more|later|longer|older) than|not (?:more|later|older|exceed\w*|above|over)(?: than)?|shall not exceed|(?:may|must|does|do) not exceed|less than|fewer than|under|below|"
    r"within|until|till|by|before|nearly|almost|capped at|limited to|not older than|younger than|"
    r"höchstens|maximal|bis zu|bis|bis zum|weniger als|unter|nicht mehr als|innerhalb von|(?:pas|jamais) plus de|au plus|jusqu'(?:à|au)|moins de|maximum de|ne peut excéder|n'excède pas|plafonné à|dans un délai d[e']|avant|"
    r"como máximo|máxim[oa] de|a lo sumo|hasta(?: el)?|menos de|no más de|inferiores? a|dentro de|antes del?|"
    r"tối đa(?: là| bằng)?|không (?:được |thể |phải )?(?:quá|vượt quá)|nhiều nhất|dưới|đến(?: ngày)?|trước(?: ngày)?|trong vòng|至多|最多|不超过|不得超过|不高于|少于|低于|最高|最大|截至|多くとも|最大|最長|"
    r"على الأكثر|بحد أقصى|لا يزيد عن|لا يتجاوز|لا تتجاوز|أقل من|حتى|خلال|अधिकतम|अधिक से अधिक|से कम|तक|ไม่เกิน|สูงสุด|น้อยกว่า|ภายใน|จนถึง"
)
_LEAST_AFTER = r"or (?:more|over|above|older|later)|and (?:over|above|older)|at (?:the )?least|minimum|mindestens|wenigstens|oder mehr|ou plus|o más|trở lên|以上|及以上|起|以後|から|فأكثر|أو أكثر|على الأقل|या अधिक|ขึ้นไป"
_MOST_AFTER = r"or (?:less|fewer|under|below|younger|earlier)|at (?:the )?(?:most|latest)|spätestens|au plus tard|a más tardar|como máximo|al máximo|au maximum|muộn nhất|最迟|遅くとも|على أبعد تقدير|على أقصى تقدير|maximum|höchstens|maximal|oder weniger|ou moins|o menos|trở xuống|以下|以内|以內|以内で|まで|以前|فأقل|أو أقل|على الأكثر|या कम|लถึง|ลงมา"
_BETWEEN = r"(?:\s|\bthe\b|\bage of\b|\ban?\b|\bof\b|\banother\b|\badditional\b|[$€£¥]|US)*"
_BEFORE = re.compile(rf"(?:(?<!\w)(?P<most>{_MOST_BEFORE})|(?<!\w)(?P<least>{_LEAST_BEFORE}))['’]?{_BETWEEN}$", re.IGNORECASE)
_CJK_BEFORE = re.compile(
    r"(?:(?P<most>至多|最多|不超过|不得超过|不高于|少于|低于|最高|最大|多くとも|最長|ไม่เกิน|สูงสุด|น้อยกว่า|ภายใน)|(?P<least>至少|不少于|不低于|不得少于|不得低于|超过|多于|最少|最低|少なくとも|อย่างน้อย|ไม่น้อยกว่า|มากกว่า))(?:需要?|要|须|应|为|是|支付|缴纳|\s){0,3}$"
)
_AFTER = re.compile(
    rf"\s?\w{{0,12}}\s?(?:(?P<least>{_LEAST_AFTER})|(?P<most>{_MOST_AFTER}))(?![^\W\d_])|\s?(?:(?P<cleast>以上|起|から|ขึ้นไป)|(?P<cmost>以下|以内|まで|ลงมา))",
    re.IGNORECASE,
)
_TWO = re.compile(r"(?<![\d.,])(\d{1,6})\s?(?:-|\u2013|to|a|à|zu|:)\s?(\d{1,6})(?![\d.,]*\d)")
_SCORE = 12
_LATEST = re.compile(rf"\s?\w{{0,12}}\s?(?:{_MOST_AFTER})(?![^\W\d_])", re.IGNORECASE)
_RANGE_AFTER = re.compile(r"\s?(?:-|\u2013|\u2014|~|to|bis|à|a|đến|至|到|から)\s?[$€£]?\d", re.IGNORECASE)
_RANGE_BEFORE = re.compile(r"\d[\d.,]*\s?(?:-|\u2013|\u2014|~|to|bis|à|a|đến|至|到|から)\s?[$€£]?$", re.IGNORECASE)


def bound_of(reading: Reading, start: int, end: int) -> Bound | None:
    """Return the bound that the words around the figure at `text[start:end]` make of it; None where they make none."""
    text = reading.text
    before = text[max(0, start - 40) : start]
    if _falls(text, start, end):
        return None
    range_open, range_close = _RANGE_AFTER.match(text, end), _RANGE_BEFORE.search(before)
    found = _BEFORE.search(before) or _CJK_BEFORE.search(before)
    if found and found["least"] and _LATEST.match(text, end):
        # `after six weeks at the latest` is no minimum.
        found = None
    if found and not range_close and not range_open:
        way = Way.MOST if found["most"] else Way.LEAST
        return Bound(way, start - len(before) + found.start(), end)
    after = _AFTER.match(text, end)
    if after:
        groups = after.groupdict()
        return Bound(Way.LEAST if groups["least"] or groups["cleast"] else Way.MOST, start, after.end())
    if range_open and not range_close:
        return Bound(Way.LEAST, start, end)
    if range_close and not range_open:
        return Bound(Way.MOST, start, end)
    return None


def _falls(text: str, start: int, end: int) -> bool:
    """Tell whether the figure is part of a score or a vote: two plain numbers, the greater one first (`310 to 190`, `4-1`)."""
    for match in _TWO.finditer(text, max(0, start - _SCORE), min(len(text), end + _SCORE)):
        if match.start(1) <= start < match.end(2) and int(match.group(1)) > int(match.group(2)):
            return True
    return False
