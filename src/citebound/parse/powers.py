"""Raised numbers that are powers and no citations: `10³`, `m²`, `x²`, `E=mc²`."""

from __future__ import annotations

import re

_WORD = re.compile(r"[^\W\d_]+$")
# A raised number behind one of these is a power.
_UNITS = frozenset("m cm mm km dm nm µm μm ft in yd mi s h kg g l ml a ha px x y z n r e i p q u v w b c d t j k o mol".split())
_OPERATORS = frozenset("=+*/^\u00b7\u00d7\u2212")


def is_power(text: str, at: int) -> bool:
    """Tell whether a raised number that begins at `at` is a power of what stands before it: a unit, a single letter, or letters of a formula."""
    word = _WORD.search(text, max(0, at - 40), at)
    if not word:
        return False
    return word.group() in _UNITS or text[word.start() - 1 : word.start()] in _OPERATORS
