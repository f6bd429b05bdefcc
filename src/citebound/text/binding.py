"""Whether a figure or name of a source stands for what a claim says: the words of the claim stand at another one of its kind instead."""

from __future__ import annotations

from citebound.text.contrasts import excluded
from citebound.text.slots import Placed

# The share of the claim's words that must stand at the other one.
RESTATED = 0.5
# How much more must speak for the other one where something speaks for the claim's own as well.
_CLEARLY = 2
_GLOSS = 2


def speaks_for(rival: Placed, match: Placed, wanted: frozenset[str]) -> bool:
    """Tell whether the claim's words stand at the rival and not at the match, which stands for something that the claim does not name."""
    if not match.own - wanted or _is_gloss(rival, match):
        return False
    at_rival = (wanted & rival.own) - match.own - match.inherited
    at_match = (wanted & match.own) - rival.own - rival.inherited
    together = rival.order == match.order and rival.sentence == match.sentence
    restated = len(wanted & (rival.own | rival.inherited))
    # In another sentence all of its words speak for the match, in the same one those of its own stretch.
    held = len(wanted & match.own) + len(wanted & ((match.inherited if together else match.whole) - match.own)) / 2
    if restated < RESTATED * len(wanted) or (not together and held > RESTATED * restated):
        return False
    if at_rival:
        return not at_match or len(at_rival) > _CLEARLY * len(at_match)
    # The words before the first of several figures hold for all of them, unless each has words of its own.
    shared = (wanted & rival.own) - match.own
    rest = wanted - rival.own - rival.inherited - match.own - match.inherited
    return together and bool(shared) and not at_match and not rest


def excludes(rival: Placed, match: Placed, said: frozenset[str] | str, lang: str | None) -> bool:
    """Tell whether the match stands for what the claim excludes (`Saturdays`), and the rival for what it names (`Sundays`)."""
    words = excluded(said, match.said, lang)
    return words is not None and words[0] in rival.said and words[1] not in rival.said and not _is_gloss(rival, match)


def _is_gloss(rival: Placed, match: Placed) -> bool:
    """Tell whether one figure says the other again in another unit: `70 miles (113 kilometres)`."""
    first, second = sorted((rival.slot, match.slot), key=lambda slot: slot.start)
    return rival.order == match.order and 0 <= second.start - first.end <= _GLOSS
