"""Where a claim begins and ends inside the stretch it was given: list marks, blanks and the punctuation of its neighbour are not part of it."""

from __future__ import annotations

import re

_LEAD = re.compile(
    r"(?:[\s,;:.!?)\]}\u2026\u3002\uff0c\uff1b\uff1a\uff01\uff1f\u3001\u060c\u061b\u0964|>]"  # what closes the claim before
    r"|[-*+\u2022\u2013\u2014](?=\s)"  # a bullet or a dash with a blank behind it; a sign keeps its number
    r"|\[[ xX]\](?=\s)"  # the box of a task
    r"|\#{1,6}\s)+"
)


def trim(text: str, start: int, end: int) -> tuple[int, int]:
    """Return the claim inside `text[start:end]`, which holds at least one letter or digit."""
    match = _LEAD.match(text, start, end)
    first = match.end() if match and match.end() < end else start
    while first < end and text[first].isspace():
        first += 1
    while end > first and text[end - 1].isspace():
        end -= 1
    return first, end
