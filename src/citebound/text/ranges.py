"""Two figures that belong together: the ends of a range (`5 to 9 days`) and a change from one value to another (`from 94 to 71 minutes`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from citebound.text.slots import Slot

_FROM_BEFORE = re.compile(
    r"(?:\b(?:from|between|of|von|zwischen|(?<!est )(?<!es )(?<!soit )de|d['’]|entre|desde|từ|da)\s(?:about\s|rund\s|[\w/]{1,14}\s)?"
    r"|[从從由自]|(?<!\w)(?:من|بين)\s|จาก(?:[\u0e00-\u0e7f]{0,12}ละ)?|ตั้งแต่|ระหว่าง|のほぼ)\s?[$€£¥₹]?\s?$",
    re.IGNORECASE,
)
_TO_BEFORE = re.compile(
    r"(?:\b(?:to|and|through|until|auf|bis|und|à|et|a|hasta|y|đến|tới|lên|xuống|còn|thành)\s(?:about\s|rund\s)?|[至到为為]|(?<!\w)(?:إلى|حتى|و)\s?|ถึง|เป็น|เหลือ|(?<=\d)\s?[-\u2013\u2014~～〜]\s?)\s?[$€£¥₹]?\s?$",
    re.IGNORECASE,
)
# Japanese and Hindi put the word behind the figure.
_FROM_BEHIND = re.compile(r"\s?(?:から|より|से)")
_TO_BEHIND = re.compile(r"\s?(?:まで|に(?!は)|へ|तक|पर|हो)")
_CHANGE = re.compile(
    r"\b(?:ris\w+|rose|grew|grow\w*|increas\w*|climb\w*|jump\w*|went\s(?:up|down)|go\w*\s(?:up|down)|up|down|fell|fall\w*|drop\w*|declin\w*|decreas\w*|shr[aiu]nk\w*|reduc\w*|cut|rais\w+|lower\w*|chang\w*|improv\w*|shorten\w*"
    r"|steig\w*|stieg\w*|gestiegen|s[ai]nk\w*|gesunken|fiel\w*|gefallen|erhöh\w*|verkürz\w*|verlänger\w*|verringer\w*|gesenkt|wuchs|gewachsen"
    r"|pass(?:e|é|ée|és|ées|er|ant)|augment\w*|baiss\w*|diminu\w*|recul\w*|progress\w*|tomb\w*|grimp\w*"
    r"|sub(?:ió|ieron|en?|ida|ir|ía|iendo)|baj\w+|aument\w*|disminuy\w*|cay\w*|crec\w+|pas[óa]\w*|reduj\w*|redujo|tăng|giảm)\b"
    r"|[升降增减減涨漲跌]|调整|調整|变更|変更|改[为為]|बदल|上昇|低下|引き上げ|引き下げ|値上げ|値下げ|減少|増加|下が|上が|बढ़|घट|गिर|ارتفع|انخفض|تراجع|زاد|เพิ่ม|ลด",
    re.IGNORECASE,
)
_REACH = 44


class Pair(NamedTuple):
    """Two figures that belong together; of a change `first` is where it came from and `second` where it went."""

    first: Slot
    second: Slot
    changes: bool


def changes(text: str) -> bool:
    """Tell whether a text speaks of a rise or a fall."""
    return _CHANGE.search(text) is not None


def comes_from(text: str, slot: Slot) -> bool:
    """Tell whether the words at a figure make it the start of a range or change."""
    return _FROM_BEFORE.search(text, max(0, slot.start - 28), slot.start) is not None or _FROM_BEHIND.match(text, slot.end) is not None


def goes_to(text: str, slot: Slot) -> bool:
    """Tell whether the words at a figure make it the end of a range or change."""
    return _TO_BEFORE.search(text, max(0, slot.start - 24), slot.start) is not None or _TO_BEHIND.match(text, slot.end) is not None


def pairs(text: str, inside: Sequence[Slot], start: int, end: int) -> list[Pair]:
    """Return the pairs among the figures of a sentence, `text[start:end]`, in the order of what is said: from the first to the second."""
    found: list[Pair] = []
    moving = changes(text[start:end])
    for kind in dict.fromkeys(slot.kind for slot in inside):
        for one, two in pairwise([slot for slot in inside if slot.kind == kind]):
            if two.start - one.end > _REACH or one.value == two.value:
                continue
            if comes_from(text, one) and goes_to(text, two):
                found.append(Pair(one, two, moving))
            elif moving and comes_from(text, two) and (goes_to(text, one) or not comes_from(text, one)):
                found.append(Pair(two, one, changes=True))
            elif not moving and goes_to(text, two) and _is_tight(text, one, two):
                found.append(Pair(one, two, changes=False))
    return found


def _is_tight(text: str, one: Slot, two: Slot) -> bool:
    """Tell whether only a dash or a small word stands between two figures, and not the `and` of a list."""
    return (
        re.fullmatch(r"\s?(?:-|\u2013|\u2014|~|～|〜|to|bis|à|a|đến|至|到|から|से|إلى|ถึง)\s?[$€£¥₹]?\s?", text[one.end : two.start], re.IGNORECASE) is not None
    )
