"""The first stage: a record becomes claims with their markers.

Claims are in order and never overlap; between them lie only markers, punctuation and marks of structure. No word of the answer is lost: what no rule claims
becomes a claim of its own.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

import msgspec

from citebound.model import Marker, Parsed, Record, RecordForm
from citebound.parse.claims import sentence_claims
from citebound.parse.kinds import Kinds
from citebound.parse.markers import find_markers
from citebound.parse.passages import passage_claims
from citebound.parse.scheme import Binding, Scheme
from citebound.ports import Grammar, Page
from citebound.text.structure import Structure, structure


def parse(record: Record, grammars: Sequence[Grammar], scheme: Scheme, lang: str | None) -> Parsed:
    """Split the answer of `record` into claims.

    Args:
        record: the answer and what was given to it; the brackets of a pair are text.
        grammars: the ways of citing that count, in the order of their precedence.
        scheme: how markers and text belong together.
        lang: the two-letter language code of the answer, None where it is not known.
    """
    layout = structure(record.answer)
    markers = () if record.form is RecordForm.PAIR else _markers(record, layout, grammars)
    blanked = _without(record.answer, [(marker.span.start, marker.span.end) for marker in markers])
    if scheme.binding is Binding.GROUP:
        claims = passage_claims(record.answer, blanked, markers)
    else:
        claims = sentence_claims(blanked, _prose_for_splitting(blanked, layout), layout, markers, scheme, Kinds(scheme.non_claims, lang))
    return Parsed(record, claims, blanked)


def _markers(record: Record, layout: Structure, grammars: Sequence[Grammar]) -> tuple[Marker, ...]:
    answer = record.answer
    page = _without(answer, layout.opaque)
    found = find_markers(Page(_without(page, layout.markup), page), grammars, record.sources)
    starts = [block.start for block in layout.blocks]
    # What was blanked out inside a marker is part of what was written.
    return tuple(
        marker if marker.raw == marker.span.of(answer) else msgspec.structs.replace(marker, raw=marker.span.of(answer))
        for marker in found
        if "\n" not in marker.raw or not _crosses(marker, starts)
    )


def _crosses(marker: Marker, starts: Sequence[int]) -> bool:
    """Tell whether a block begins inside a marker: a tag that is left open in one paragraph and closed in another cites nothing."""
    return bisect_right(starts, marker.span.start) < bisect_left(starts, marker.span.end)


def _without(text: str, stretches: Sequence[tuple[int, int]]) -> str:
    """Return `text` with `stretches` blanked out, line ends kept; same length, same offsets."""
    if not stretches:
        return text
    out, at = [], 0
    for start, end in stretches:
        piece = text[start:end]
        out += [text[at:start], " " * len(piece) if "\n" not in piece else "".join("\n" if char == "\n" else " " for char in piece)]
        at = end
    out.append(text[at:])
    return "".join(out)


def _prose_for_splitting(blanked: str, layout: Structure) -> str:
    """Return the text in which code and addresses are one long word, so that a stop inside them ends no sentence."""
    out, at = [], 0
    for start, end in sorted(layout.opaque + layout.markup):
        if start >= at:
            piece = blanked[start:end]
            out += [blanked[at:start], "".join(char if char.isspace() else "x" for char in piece)]
            at = end
    out.append(blanked[at:])
    return "".join(out)
