"""One pattern for many words, parted by their letters: trying each of them at every place of a text is many times slower."""

from __future__ import annotations

import re
from collections.abc import Iterable


def any_of(words: Iterable[str]) -> str:
    """Return the pattern that matches any of `words`, the longest that fits."""
    by_first: dict[str, list[str]] = {}
    ends = False
    for word in words:
        if word:
            by_first.setdefault(word[0], []).append(word[1:])
        else:
            ends = True
    if not by_first:
        return ""
    branches = [re.escape(first) + any_of(rest) for first, rest in sorted(by_first.items())]
    whole = branches[0] if len(branches) == 1 and not ends else f"(?:{'|'.join(branches)})"
    return f"{whole}?" if ends else whole
