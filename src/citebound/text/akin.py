"""Words that are akin: they begin alike, where a stemmer leaves them apart (`weigh` and `weight`, `inscrire` and `inscription`)."""

from __future__ import annotations

from bisect import bisect_left

from citebound.text.reading import Reading

_SHORTEST = 5
_MOST = 8


def akin(term: str, reading: Reading) -> tuple[str, ...]:
    """Return the stems of a text that begin as a term does which the text has not; at most eight, none for a short term."""
    if len(term) < _SHORTEST or not term.isalpha():
        return ()
    begins = term[: _SHORTEST + 1]
    stems = reading.stems
    found: list[str] = []
    at = bisect_left(stems, begins)
    while at < len(stems) and stems[at].startswith(begins) and len(found) < _MOST:
        found.append(stems[at])
        at += 1
    # A word that is the beginning of the term stands before it in order.
    at = bisect_left(stems, term[:_SHORTEST])
    if len(term) == _SHORTEST + 1 and at < len(stems) and stems[at] == term[:_SHORTEST]:
        found.append(stems[at])
    return tuple(stem for stem in found if stem != term)
