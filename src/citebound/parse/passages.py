"""Claims between marker groups: all text since the group before is one claim, and every group, valid or not, ends it."""

from __future__ import annotations

from collections.abc import Sequence

from citebound.model import Claim, ClaimKind, Marker, Span
from citebound.parse.edges import trim
from citebound.parse.markers import grouped
from citebound.text.characters import has_word


def passage_claims(answer: str, blanked: str, markers: Sequence[Marker]) -> tuple[Claim, ...]:
    """Return the claims of an answer bound by marker group.

    Text behind the last group is a claim that cites nothing. A group with no letter or digit before it has no claim; it stands in the result as a fragment,
    so that an invalid marker is never lost and a valid one lends its source to no other claim.
    """
    claims: list[Claim] = []
    at = 0
    for group in grouped(answer, markers):
        start, end = group[0].span.start, group[-1].span.end
        if has_word(blanked, at, start):
            first, last = trim(blanked, at, start)
            claims.append(Claim(Span(first, last), ClaimKind.PASSAGE, Span(first, end), group))
        else:
            claims.append(Claim(Span(start, end), ClaimKind.FRAGMENT, Span(start, end), group))
        at = end
    if has_word(blanked, at, len(blanked)):
        first, last = trim(blanked, at, len(blanked))
        claims.append(Claim(Span(first, last), ClaimKind.PASSAGE, Span(first, last)))
    return tuple(claims)
