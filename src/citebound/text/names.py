"""Proper names in a text: capitalised words, acronyms and names with digits, in languages that write names so.

German writes every noun with a capital and is left out; so are scripts without capitals.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from citebound.text.dates import dates
from citebound.text.stopwords import stopwords

_WORD = re.compile(r"(?<![\w'\u2019])[^\W\d_a-z][\w\u0300-\u036f]*(?:[-.&'\u2019](?=\w)[\w\u0300-\u036f]+)*\.?(?<![.])")
# Where a sentence, a line or a quotation begins: behind a stop, a list mark or a dash any word may have a capital.
_STARTS = re.compile(r"(?:^|[.!?:;\u2022\n|]|[\"\u201c\u00ab(\[]|\s[-\u2013\u2014])[\s*_\"\u201c#>\u2022-]*(?:\d{1,2}[.)]\s*)?$")
_SPECIAL = re.compile(r"[A-Z0-9]")
_NO_NAMES = frozenset(("de", "zh", "ja", "ko", "th", "hi", "ar", "fa", "he"))
_PLAIN = frozenset(
    """i mr mrs ms dr prof sir the a an monday tuesday wednesday thursday friday saturday sunday passage source document article section chapter table figure step note
    january february march april may june july august september october november december ltd inc co corp llc plc gmbh am pm a.m p.m tv tvs ok id phd covid covid-19 usd eur gbp chf jpy cny cad aud inr vnd brl mxn gps ceo ceos cfo
    mondays tuesdays wednesdays thursdays fridays saturdays sundays passages sources documents articles sections chapters tables figures""".split()
)
# Words that open sentences and are no names, though a name may stand right behind them.
_OPENERS = frozenset(
    """although many most some several both all every each while unlike like despite according based since because after before during under over within without through throughout
    as at by for from in into of on to upon with if when where whether however therefore additionally furthermore moreover overall finally first second third
    here there these those this that former fellow dear new old young late president prime judge officer minister senator governor mayor chief director""".split()
)
_TITLE_LEAST = 4
_TITLE_SHARE = 0.8
_LONG_WORD = re.compile(r"[^\W\d_]{4,}")


class Name(NamedTuple):
    """A word of a name: `text[start:end]`. `sure` is false where the word opens a sentence, as any word may."""

    start: int
    end: int
    text: str
    sure: bool


def names(text: str, lang: str | None) -> tuple[Name, ...]:
    """Return the words of names in `text`, in order; none in a language whose writing does not show them."""
    if lang in _NO_NAMES:
        return ()
    dated = [(date.start, date.end) for date in dates(text, lang)]
    title = _is_title(text)
    found: list[Name] = []
    for match in _WORD.finditer(text):
        word = match.group()
        if (
            len(word) < len("EU")
            or not word[0].isupper()
            or word.lower() in _PLAIN
            or word.lower() in stopwords(lang)
            or (dated and any(start <= match.start() < end for start, end in dated))
        ):
            continue
        opens = not _is_special(word) and (title or _opens(text, match.start()))
        found.append(Name(match.start(), match.end(), word, not opens))
    return tuple(found if title else _with_neighbours(text, found))


def _is_title(text: str) -> bool:
    """Tell whether most long words have a capital, as in a headline: there a capital shows nothing."""
    words = _LONG_WORD.findall(text)
    return len(words) >= _TITLE_LEAST and sum(word[0].isupper() for word in words) >= _TITLE_SHARE * len(words)


def _with_neighbours(text: str, found: list[Name]) -> list[Name]:
    """Call the first word of a sentence a name where another name stands right behind it."""
    sure = []
    for place, name in enumerate(found):
        following = found[place + 1] if place + 1 < len(found) else None
        joined = following is not None and following.sure and text[name.end : following.start] == " "
        sure.append(name._replace(sure=name.sure or (joined and name.text.lower() not in _OPENERS)))
    return sure


def _is_special(word: str) -> bool:
    """Tell whether a word has a digit or a capital inside."""
    if word.isascii():
        return _SPECIAL.search(word, 1) is not None
    return any(char.isdigit() or char.isupper() for char in word[1:])


def _opens(text: str, at: int) -> bool:
    """Tell whether a word that begins at `at` may be the first of a sentence, a quotation or a line."""
    if at > 1 and text[at - 1] == " " and (text[at - 2].isalnum() or text[at - 2] == ","):
        return False
    return _STARTS.search(text, max(0, at - 12), at) is not None
