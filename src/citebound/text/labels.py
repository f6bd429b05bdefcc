"""Labels of laws: `Labour Law, Article 30` in the languages that write them so, folded for comparison.

A label keeps the letters and marks of every script, so that laws in Vietnamese, Arabic or Chinese stay distinct; only case, blanks and punctuation are dropped.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import NamedTuple

_WORD = (
    r"articles?|arts?\.?|art[íi]culos?|artigos?|articol[oi]|artikel[sn]?|sections?|sec\.?|§§?|điều|dieu|pasal|madde|статт[яі]|стат(?:ья|ьи)|ст\.|"
    r"المادة|المواد|مادة|अनुच्छेद|धारा|มาตรา"
)
_NUMBER = r"\d{1,6}[a-zđ]?"
_RANGE = rf"{_NUMBER}(?:\s*(?:[-\u2010-\u2015]|to|bis|đến|through)\s*{_NUMBER})?"
_PARAGRAPH = r"(?:\s*\([^()\[\]\n]{1,12}\))*"
_LIST = rf"{_RANGE}{_PARAGRAPH}(?:\s*(?:,|;|&|\+|/|and|or|und|oder|y|o|et|ou|và|hoặc|as well as)\s*(?:(?:{_WORD})\s*)?{_RANGE}{_PARAGRAPH})*"
_LABEL = rf"(?P<law>[^\[\]\n]{{1,120}}?)(?P<comma>\s*[,،，:])?\s*(?<!\w)(?:{_WORD})\s*(?P<articles>{_LIST})(?P<rest>[,;]?\s[^\[\]\n]{{0,60}})?"
_CHINESE = r"(?P<law>[^\[\]\n]{1,120}?)(?P<comma>\s*[,，、])?\s*第\s*(?P<articles>\d{1,6}|[〇零一二三四五六七八九十百千]{1,9})\s*条(?P<rest>[^\[\]\n]{0,40})"
_EACH = re.compile(rf"(?P<first>{_NUMBER})(?:\s*(?:[-\u2010-\u2015]|to|bis|đến|through)\s*(?P<last>{_NUMBER}))?{_PARAGRAPH}", re.IGNORECASE)
# A place inside an article, which names no article of its own.
_PLACE = re.compile(
    r"(?:[,;]?\s*(?:paragraphs?|paras?\.?|subsections?|points?|clauses?|letters?|sentences?|items?|abs\.?|absatz|satz|nr\.?|lit\.?|apartado|inciso|alinéa|khoản|điểm|mục|الفقرة)\s*\(?[\w]{1,6}\)?\.?){1,4}\s*",
    re.IGNORECASE,
)
_MORE = re.compile(rf"\d|(?<!\w)(?:{_WORD})(?!\w)|[第条]", re.IGNORECASE)
_CHINESE_DIGITS = {char: value for value, char in enumerate("零一二三四五六七八九")} | {"〇": 0}
_CHINESE_UNITS = {"十": 10, "百": 100, "千": 1000}


class LawLabel(NamedTuple):
    """A law and the articles of it that are named, each as written; a range stays one entry `first-last`.

    `unread` is what stands behind the articles and names more than they do, or nothing. `parted` tells whether a comma or colon stands between them, without which prose such as `see Article 30` looks the same.
    """

    law: str
    articles: tuple[str, ...]
    parted: bool
    unread: str = ""


@lru_cache(maxsize=1)
def _labels() -> tuple[re.Pattern[str], re.Pattern[str]]:
    return re.compile(_LABEL, re.IGNORECASE), re.compile(_CHINESE)


@lru_cache(maxsize=4096)
def read_label(text: str) -> LawLabel | None:
    """Return what a label names, or None where `text` is no label of a law and an article."""
    text = " ".join(text.split())
    if len(text) > 300:
        return None
    label, chinese = _labels()
    match = label.fullmatch(text) or chinese.fullmatch(text)
    if not match or not fold_law(match["law"]):
        return None
    rest = match["rest"] or ""
    articles = [each["first"] + (f"-{each['last']}" if each["last"] else "") for each in _EACH.finditer(match["articles"])]
    return LawLabel(
        match["law"].strip(" ,،，、:"),
        tuple(articles) or (match["articles"],),
        match["comma"] is not None,
        "" if _PLACE.fullmatch(rest) or not _MORE.search(rest) else rest.strip(),
    )


@lru_cache(maxsize=4096)
def fold_law(label: str) -> str:
    """Return a law's label without case, blanks and punctuation; letters, marks and digits of every script are kept."""
    composed = unicodedata.normalize("NFC", label.casefold())
    return unicodedata.normalize("NFC", "".join(char for char in composed if unicodedata.category(char)[0] in "LMN"))


def fold_article(article: str) -> str:
    """Return an article number in ASCII digits and lower case, without leading zeros: `０30A` and `30a` are one, `30` and `30a` are not."""
    if article and article[0] in "〇零一二三四五六七八九十百千":
        return str(_chinese_number(article))
    digits = "".join(str(unicodedata.decimal(char)) if char.isdecimal() else char for char in article.casefold() if not char.isspace())
    return digits.lstrip("0") or "0"


def _chinese_number(text: str) -> int:
    total, digit = 0, 0
    for char in text:
        if char in _CHINESE_UNITS:
            total += (digit or 1) * _CHINESE_UNITS[char]
            digit = 0
        else:
            digit = _CHINESE_DIGITS[char]
    return total + digit
