"""How many words a text has, in any script."""

from __future__ import annotations

import re

from citebound.text.characters import UNSPACED, fold
from citebound.text.terms import word_pattern

_UNSPACED_RUN = re.compile(f"[{UNSPACED}]+")


def count_words(text: str) -> int:
    """Return the number of words; two characters of a script without blanks count as one word."""
    folded = fold(text).text
    total = 0
    for word in word_pattern(folded).findall(folded):
        run = _UNSPACED_RUN.match(word)
        total += (len(word) + 1) // 2 if run else 1
    return total
