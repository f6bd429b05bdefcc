"""The details of one claim in the HTML page: its verdict, what it cites, what is wrong with it, and the places that decided it.

Written out in full for every claim; the script only hides the ones that were not asked for. Quotes words only where their text is at hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from citebound.model import CitationStatus, Record, Span
from citebound.report.markup import Markup, joined, said, tag
from citebound.report.quoting import Shelf, place_of
from citebound.report.wording import CLAIM_ICON, CLAIM_MEANING, CLAIM_TONE, Tone, score, weight, word
from citebound.reported import ReportCitation, ReportClaim, ReportEvidence, ReportFinding


class Anchors(NamedTuple):
    """The ids of the page: made of numbers alone, so that no id of a record or a source can enter one."""

    number: int
    positions: Mapping[str, int]

    @property
    def answer(self) -> str:
        """The id of the answer's section."""
        return f"a{self.number}"

    def claim(self, index: int) -> str:
        """Return the id of a claim in the answer."""
        return f"a{self.number}c{index}"

    def detail(self, index: int) -> str:
        """Return the id of a claim's details."""
        return f"a{self.number}d{index}"

    def source_at(self, position: int) -> str:
        """Return the id of the source at a position."""
        return f"a{self.number}s{position}"

    def source(self, source_id: str) -> str | None:
        """Return the id of the first source of this name, None where the record has none."""
        position = self.positions.get(source_id)
        return None if position is None else self.source_at(position)


def details(index: int, claim: ReportClaim, record: Record, shelf: Shelf, anchors: Anchors) -> Markup:
    """Return the details of the claim at the 1-based `index`."""
    lists = [
        _titled("Findings", [_finding(finding, claim, record, shelf, anchors) for finding in claim.findings]),
        _titled("Found in", _found(claim, shelf, anchors)),
        _titled("Evidence", [_evidence(piece, shelf, anchors) for piece in claim.evidence]),
        _titled("Cites", [_citation(citation, shelf, anchors) for citation in claim.citations]),
    ]
    support = Markup("") if claim.support is None else tag("span", said(f"support {score(claim.support)}"), class_="score")
    back = tag("a", said(f"Claim {index}"), href=f"#{anchors.claim(index)}", class_="back")
    verdict = badge(CLAIM_ICON[claim.verdict], word(claim.verdict), CLAIM_TONE[claim.verdict], f"{anchors.detail(index)}-verdict")
    return tag(
        "li",
        tag("h4", back, verdict, tag("span", said(claim.kind.value.replace("_", " ")), class_="kind"), support),
        tag("p", said(CLAIM_MEANING[claim.verdict]), class_="meaning"),
        tag("blockquote", said(claim.text), dir="auto"),
        *lists,
        class_="detail",
        id=anchors.detail(index),
        data_claim=anchors.claim(index),
        data_verdict=claim.verdict,
        data_tone=CLAIM_TONE[claim.verdict],
    )


def badge(icon: str, words: str, tone: Tone, anchor: str | None = None) -> Markup:
    """Return a verdict as a badge: an icon for the eye, words for everyone."""
    return tag("span", tag("span", said(icon), aria_hidden="true"), said(f" {words}"), class_="badge", id=anchor, data_tone=tone)


def _titled(title: str, items: list[Markup]) -> Markup:
    return joined((tag("h5", said(title)), tag("ul", *(tag("li", item) for item in items)))) if items else Markup("")


def _finding(finding: ReportFinding, claim: ReportClaim, record: Record, shelf: Shelf, anchors: Anchors) -> Markup:
    written = Span(finding.start, finding.end).of(record.answer)
    parts = [tag("p", tag("bdi", said(finding.message)), class_="message")]
    facts = [tag("code", said(finding.code)), said(f" · {weight(finding)} · check {finding.check}")]
    if finding.value is not None and finding.value != written:
        facts += [said(" · value "), tag("bdi", said(finding.value))]
    parts.append(tag("p", *facts, class_="facts"))
    if written and written != claim.text:
        parts.append(tag("p", said("In the answer: "), tag("q", said(written), dir="auto"), class_="facts"))
    pointed = place_of(finding)
    if pointed is not None:
        words = shelf.exact(*pointed, claim.evidence)
        parts.append(tag("p", said("In "), _place(*pointed, shelf, anchors), *_words(words), class_="facts"))
    return joined(parts)


def _citation(citation: ReportCitation, shelf: Shelf, anchors: Anchors) -> Markup:
    raw = tag("code", tag("bdi", said(citation.raw)))
    parts = [raw, said(" → ")]
    if citation.source_id is not None:
        parts.append(_source(citation.source_id, shelf, anchors))
    if citation.status is not CitationStatus.RESOLVED:
        parts.append(tag("strong", said(f" {citation.status.value}"), class_="wrong"))
    return joined(parts)


def _evidence(piece: ReportEvidence, shelf: Shelf, anchors: Anchors) -> Markup:
    where = _place(piece.source_id, Span(piece.start, piece.end), shelf, anchors)
    return joined((where, tag("span", said(f" score {score(piece.score)}"), class_="score"), *_words(piece.text)))


def _found(claim: ReportClaim, shelf: Shelf, anchors: Anchors) -> list[Markup]:
    if claim.found_in is None:
        return []
    place = Span(claim.found_in.start, claim.found_in.end)
    return [joined((_place(claim.found_in.source_id, place, shelf, anchors), *_words(shelf.exact(claim.found_in.source_id, place))))]


def _source(source_id: str, shelf: Shelf, anchors: Anchors) -> Markup:
    title = shelf.title(source_id)
    shown = joined((tag("code", tag("bdi", said(source_id))), *((said(" "), tag("bdi", said(title))) if title else ())))
    anchor = anchors.source(source_id)
    return shown if anchor is None else tag("a", shown, href=f"#{anchor}", class_="to-source")


def _place(source_id: str, place: Span, shelf: Shelf, anchors: Anchors) -> Markup:
    return joined((_source(source_id, shelf, anchors), tag("span", said(f" {place.start}-{place.end}"), class_="offsets")))


def _words(text: str | None) -> tuple[Markup, ...]:
    return (tag("q", said(text), dir="auto"),) if text else ()
