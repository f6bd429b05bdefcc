"""Key terms: words of four letters or more that are no stop words, compared whole and without case."""

from __future__ import annotations

import re

from citebound.text.stopwords import EMPTY_KEY_TERMS
from citebound.text.terms import word_pattern

_LETTERS = 4
_PARTS = re.compile(r"[.,'\u2019]")


def key_terms(folded: str) -> tuple[str, ...]:
    """Return the distinct key terms of a folded text, in the order of their first occurrence."""
    found: dict[str, None] = {}
    for word in word_pattern(folded).findall(folded):
        for part in _PARTS.split(word) if not word.isalpha() else (word,):
            if len(part) >= _LETTERS and part not in EMPTY_KEY_TERMS and sum(map(str.isalpha, part)) >= _LETTERS:
                found[part] = None
    return tuple(found)
