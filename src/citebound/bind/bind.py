"""Bind each claim to the sources that it cites, and to no others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from citebound.model import Bound, Citation, CitationStatus, Claim, Key, Label, Malformed, Parsed, RecordForm, Source, Span
from citebound.text.source_labels import source_label


class SourceIndex:
    """The sources of one record by id and by label. Two sources with one id and different texts make that id ambiguous."""

    def __init__(self, sources: Sequence[Source], *, numbered: bool = False) -> None:
        """Index the sources; equal ones with one id count once. In a `numbered` record a number also names the source at its place."""
        self._by_position = {str(source.position): (source,) for source in sources} if numbered else {}
        self._by_id: dict[str, tuple[Source, ...]] = {}
        self._by_folded_id: dict[str, tuple[str, ...]] = {}
        self._by_label: dict[tuple[str, str], tuple[Source, ...]] = {}
        for source in sources:
            same = self._by_id.get(source.id, ())
            if not any(other.text == source.text for other in same):
                self._by_id[source.id] = (*same, source)
        for known in self._by_id:
            folded = known.casefold()
            self._by_folded_id[folded] = (*self._by_folded_id.get(folded, ()), known)
        for source in self.distinct:
            label = source_label(source)
            if label:
                key = (label.law, label.article)
                self._by_label[key] = (*self._by_label.get(key, ()), source)

    @property
    def distinct(self) -> tuple[Source, ...]:
        """The sources without repetitions, in the order given."""
        return tuple(source for same in self._by_id.values() for source in same)

    def is_ambiguous(self, source: Source) -> bool:
        """Tell whether another source with the same id says something else."""
        return len(self._by_id[source.id]) > 1

    def lookup(self, target: Key | Label) -> tuple[Source, ...]:
        """Return the sources that a target names; none when it names nothing given, several for the chunks of one article."""
        if isinstance(target, Label):
            return self._by_label.get((target.law, target.article), ())
        found = self._by_id.get(target.id, ())
        if found or not target.folded:
            return found or self._by_position.get(target.id, ())
        for text in (target.id, target.id.rsplit("#", 1)[0]):
            ids = self._by_folded_id.get(text.casefold(), ())
            if ids:
                return tuple(source for known in ids for source in self._by_id[known])
        return ()


def bind(parsed: Parsed, index: SourceIndex) -> tuple[Bound, ...]:
    """Return the claims of `parsed`, each with what became of its references. In a pair every claim cites all of the evidence."""
    if parsed.record.form is RecordForm.PAIR:
        return tuple(_bind_all(claim, index) for claim in parsed.claims)
    return tuple(_bind(claim, index) for claim in parsed.claims)


def _bind(claim: Claim, index: SourceIndex) -> Bound:
    citations = tuple(_citations(claim, index))
    sources = dict.fromkeys(citation.source for citation in citations if citation.source and citation.status is CitationStatus.RESOLVED)
    return Bound(claim, citations, tuple(sources))


def _bind_all(claim: Claim, index: SourceIndex) -> Bound:
    end = Span(claim.span.end, claim.span.end)
    citations = tuple(Citation("", end, source.id, Key(source.id), CitationStatus.RESOLVED, source) for source in index.distinct)
    return Bound(claim, citations, tuple(index.distinct))


def _citations(claim: Claim, index: SourceIndex) -> Iterator[Citation]:
    for marker in claim.markers:
        for reference in marker.references:
            target = reference.target
            if isinstance(target, Malformed):
                yield Citation(marker.raw, marker.span, reference.ref, target, CitationStatus.MALFORMED)
                continue
            found = index.lookup(target)
            if not found:
                yield Citation(marker.raw, marker.span, reference.ref, target, CitationStatus.UNRESOLVED)
            elif any(map(index.is_ambiguous, found)) or (isinstance(target, Key) and len(found) > 1):
                # No source is named here: to pick one of two that disagree would be a guess.
                yield Citation(marker.raw, marker.span, reference.ref, target, CitationStatus.AMBIGUOUS)
            else:
                for source in found:
                    yield Citation(marker.raw, marker.span, reference.ref, target, CitationStatus.RESOLVED, source)
