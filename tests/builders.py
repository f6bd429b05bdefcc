"""Make the values that tests need, out of what a test cares about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

import msgspec

from citebound.bind import SourceIndex, bind
from citebound.catalog import CHECKS, GRAMMARS
from citebound.config import Profile, load
from citebound.model import (
    Bound,
    Citation,
    CitationStatus,
    Claim,
    ClaimKind,
    Finding,
    Judged,
    Key,
    Label,
    Marker,
    Outcome,
    Parsed,
    Record,
    RecordForm,
    Reference,
    Source,
    Span,
    Target,
)
from citebound.parse import parse
from citebound.ports import Case
from citebound.text.language import detect
from citebound.text.reading import Reading
from citebound.verdict import claim_verdict, in_order


def source(text: str = "", id: str = "1", *, position: int = 1, title: str | None = None, metadata: Mapping[str, str] | None = None) -> Source:  # noqa: A002
    """Return one source."""
    return Source(id, text, position, title, None, tuple((metadata or {}).items()))


def numbered(*texts: str) -> tuple[Source, ...]:
    """Return sources with the ids `1`, `2`, ..."""
    return tuple(source(text, str(place), position=place) for place, text in enumerate(texts, 1))


def law(name: str, article: str, text: str = "The text of the article.", id: str | None = None) -> Source:  # noqa: A002
    """Return the article of a law, labelled in its metadata."""
    return source(text, id or f"{name}-{article}", metadata={"law": name, "article": article})


def record(answer: str, sources: Iterable[Source] = (), *, lang: str | None = None, form: RecordForm = RecordForm.ANSWER) -> Record:
    """Return one record."""
    return Record("r-1", answer, tuple(sources), lang, None, form)


def profile(name: str = "standard", **settings: object) -> Profile:
    """Return a built-in profile with some settings changed."""
    return msgspec.structs.replace(load(name), **settings)


def parsed(answer: str, sources: Iterable[Source] = (), using: str | Profile = "standard", *, lang: str | None = None) -> Parsed:
    """Return an answer taken apart under a profile."""
    chosen = load(using)
    return parse(record(answer, sources, lang=lang), [GRAMMARS.make(name) for name in chosen.grammars], chosen.scheme, lang or detect(answer))


def marker(text: str, raw: str, *ids: str, grammar: str = "numeric") -> Marker:
    """Return the marker `raw` where it first stands in `text`."""
    start = text.index(raw)
    return Marker(Span(start, start + len(raw)), raw, tuple(Reference(each, Key(each)) for each in ids), grammar)


def case(answer: str, sources: Iterable[Source] = (), using: str | Profile = "standard", *, lang: str | None = None, place: int = 0) -> Case:
    """Return what a check sees of one claim (the claim at `place`) of an answer."""
    chosen, given = load(using), tuple(sources)
    taken_apart = parsed(answer, given, chosen, lang=lang)
    index = SourceIndex(given)
    bound = bind(taken_apart, index)[place]
    known = lang or detect(answer)
    claim = Reading(bound.claim.span.of(taken_apart.blanked), known)
    return Case(bound, taken_apart, claim, tuple(Reading(each.text, known) for each in bound.sources), len(index.distinct), chosen)


def finding(outcome: Outcome, code: str = "some_code", *, start: int = 0, hard: bool = True, advisory: bool = False, check: str = "some_check") -> Finding:
    """Return a finding with an outcome."""
    return Finding(code, check, outcome, f"it is {outcome}", Span(start, start + 1), hard=hard, advisory=advisory)


@dataclass(frozen=True)
class Told:
    """A claim told by its kind and findings, for the rule of judgement."""

    findings: tuple[Finding, ...] = ()
    kind: ClaimKind = ClaimKind.SENTENCE
    cited: bool = True

    def judged(self, start: int = 0) -> Judged:
        """Return the claim with the verdict that its findings give."""
        span = Span(start, start + 10)
        claim = Claim(span, self.kind, span)
        citations = (Citation("[1]", Span(start + 10, start + 13), "1", Key("1"), CitationStatus.RESOLVED, source("text")),) if self.cited else ()
        verdict = claim_verdict(self.kind, self.findings)
        return Judged(Bound(claim, citations, ()), verdict, None, in_order(self.findings), ())


def read_by(grammar: str, answer: str, sources: Iterable[Source] = ()) -> list[tuple[str, list[str]]]:
    """Return the markers that one grammar reads in an answer, each with what it names: an id, `law:article`, or `!` for what cannot be meant."""
    scheme = load("strict").scheme
    taken_apart = parse(record(answer, sources), [GRAMMARS.make(grammar)], scheme, None)
    return [(each.raw, [_named(reference.target) for reference in each.references]) for claim in taken_apart.claims for each in claim.markers]


def _named(target: Target) -> str:
    if isinstance(target, Key):
        return target.id
    return f"{target.written}:{target.article}" if isinstance(target, Label) else "!"


def claims_of(answer: str, sources: Iterable[Source] = (), using: str | Profile = "standard") -> list[tuple[str, str, list[str]]]:
    """Return the claims of an answer: kind, text and raw markers."""
    taken_apart = parsed(answer, sources, using)
    return [(claim.kind.value, claim.span.of(answer), [each.raw for each in claim.markers]) for claim in taken_apart.claims]


def found_by(check: str, answer: str, sources: Iterable[Source], using: str | Profile = "standard", *, lang: str | None = None) -> list[tuple[str, str]]:
    """Return what one check finds in the first claim of an answer: code and the words of the answer it points at."""
    return [(each.code, each.span.of(answer)) for each in CHECKS.make(check).check(case(answer, sources, using, lang=lang))]
