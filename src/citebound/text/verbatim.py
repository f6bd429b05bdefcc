"""Claims that stand in a source word for word, as a whole sentence: there is nothing to compare then, and nothing can have been dropped or turned."""

from __future__ import annotations

import re
from collections.abc import Sequence

from citebound.text.reading import Reading

_EDGES = " \t\n\r.!?:;,\u2026\u3002\uff01\uff1f\u0964\"'\u201c\u201d\u2018\u2019*_-"
_OPENING = re.compile(r"(?:^|[.!?\u2026\u3002\uff01\uff1f\u0964\u061f\n][\"'\u201d\u2019)\]]{0,3})\s*[\"'\u201c\u2018(*_-]{0,3}\s?$")
_CLOSING = re.compile(r"[\"'\u201d\u2019)\]]{0,3}\s*(?:[.!?\u2026\u3002\uff01\uff1f\u0964\u061f]|\n|$)")
_BEFORE = 8


def is_whole_sentence(claim: Reading, cited: Sequence[Reading]) -> bool:
    """Tell whether one of the sources has the claim word for word, from the beginning of a sentence to the end of one."""
    return claim.kept("verbatim", tuple(map(id, cited)), lambda: (any(_stands(claim, reading) for reading in cited),))[0]


def _stands(claim: Reading, reading: Reading) -> bool:
    written, text = claim.folded.text.strip(_EDGES), reading.folded.text
    if not written:
        return False
    at = text.find(written)
    while at >= 0:
        if _OPENING.search(text, max(0, at - _BEFORE), at) and _CLOSING.match(text, at + len(written)):
            return True
        at = text.find(written, at + len(written))
    return False
