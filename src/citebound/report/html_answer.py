"""One answer in the HTML page: its head, the answer with its claims, the details of each claim, and the sources with the evidence marked.

A claim is a link to its details, so it can be focused and followed without any script. Places that overlap are cut into segments, each of which names every
claim that it belongs to. A source's address is shown as text: the page links to nothing but itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from citebound.model import Source, Span
from citebound.report.html_claim import Anchors, badge, details
from citebound.report.markup import Markup, joined, said, tag
from citebound.report.quoting import Shelf, place_of
from citebound.report.segments import Segment, segments
from citebound.report.wording import ANSWER_ICON, ANSWER_TONE, CLAIM_ICON, CLAIM_MEANING, CLAIM_TONE, released, summary, word
from citebound.reported import Checked, Report, ReportClaim

_NO_TEXT = "No text here: the source is empty, or the report leaves source text out."


class _Written(NamedTuple):
    """What a mark in the answer says: it is part of a claim, something wrong in one, or a citation of one."""

    role: str
    claim: int


class _Quoted(NamedTuple):
    """What a mark in a source says: it is evidence of a claim, the point of a finding, or where a misattributed claim was found."""

    role: str
    claim: int
    end: int


def answer(number: int, item: Checked) -> Markup:
    """Return the section of one answer; `number` is 1-based and makes the ids of the page unique."""
    record, report = item.record, item.report
    anchors = Anchors(number, {source_id: position for position, source_id in reversed(list(enumerate((s.id for s in record.sources), 1)))})
    shelf = Shelf(record)
    claims = [details(index, claim, record, shelf, anchors) for index, claim in enumerate(report.claims, 1)]
    return tag(
        "article",
        _head(item, anchors),
        tag(
            "div",
            _reply(item, anchors),
            tag(
                "div",
                tag("section", tag("h3", said("Claims")), tag("ol", *claims), class_="claims", aria_label="Details of the claims") if claims else Markup(""),
                _sources(item, anchors),
                class_="side",
            ),
            class_="panes",
        ),
        tag("p", said(_instrument(report)), class_="instrument"),
        class_="answer",
        id=anchors.answer,
        data_verdict=report.verdict,
        aria_labelledby=f"{anchors.answer}-title",
    )


def _head(item: Checked, anchors: Anchors) -> Markup:
    report = item.report
    reason = joined((said("reason "), tag("code", said(report.reason)), said(" · "))) if report.reason else Markup("")
    question = tag("p", tag("b", said("Question ")), tag("bdi", said(item.record.question)), class_="question") if item.record.question else Markup("")
    return tag(
        "header",
        tag("h2", tag("bdi", said(report.id)), id=f"{anchors.answer}-title"),
        badge(ANSWER_ICON[report.verdict], word(report.verdict), ANSWER_TONE[report.verdict]),
        tag("p", reason, said(f"action {report.action.value} · {summary(report)}"), class_="outcome"),
        question,
        class_="head",
    )


def _instrument(report: Report) -> str:
    made_by = report.instrument
    parts = [f"citebound {made_by.version}", f"profile {made_by.profile}", made_by.config_hash]
    parts += [f"estimator {made_by.estimator}"] if made_by.estimator else []
    parts += [f"judge {made_by.judge}"] if made_by.judge else []
    return " · ".join(parts)


def _reply(item: Checked, anchors: Anchors) -> Markup:
    record, report = item.record, item.report
    pieces = segments(len(record.answer), list(_written(report)))
    # Claims never overlap; should they, the first one wins, for a link cannot stand in a link.
    runs = groupby(pieces, key=lambda piece: next((mark.claim for mark in piece.marks if mark.role == "claim"), 0))
    drawn = [_run(claim, list(run), item, anchors) for claim, run in runs]
    said_after = released(record, report)
    after = [] if said_after is None else [tag("h3", said(said_after))]
    after += [] if said_after is None or report.text is None else [tag("div", said(report.text), class_="text after", dir="auto")]
    return tag("section", tag("h3", said("Answer")), tag("div", *drawn, class_="text", dir="auto"), *after, class_="reply", aria_label="Answer")


def _written(report: Report) -> Iterator[tuple[Span, _Written]]:
    for index, claim in enumerate(report.claims, 1):
        yield Span(claim.start, claim.end), _Written("claim", index)
        for finding in claim.findings:
            # A finding about the whole claim underlines nothing: the colour of the claim says it already.
            if (finding.start, finding.end) != (claim.start, claim.end):
                yield Span(finding.start, finding.end), _Written("advice" if finding.advisory else "flaw", index)
        for citation in claim.citations:
            yield Span(citation.start, citation.end), _Written("cite", index)


def _run(index: int, run: list[Segment[_Written]], item: Checked, anchors: Anchors) -> Markup:
    drawn = [_piece(piece, item.record.answer, anchors) for piece in run]
    if not index:
        return joined(drawn)
    claim = item.report.claims[index - 1]
    return tag(
        "a",
        *drawn,
        class_="claim",
        id=anchors.claim(index),
        href=f"#{anchors.detail(index)}",
        draggable="false",
        aria_describedby=f"{anchors.detail(index)}-verdict",
        title=f"{word(claim.verdict)}: {CLAIM_MEANING[claim.verdict]}",
        data_verdict=claim.verdict,
        data_tone=CLAIM_TONE[claim.verdict],
        data_mark=f"{CLAIM_ICON[claim.verdict]}{index}",
    )


def _piece(piece: Segment[_Written], text: str, anchors: Anchors) -> Markup:
    roles = [role for role in ("flaw", "advice", "cite") if any(mark.role == role for mark in piece.marks)]
    shown = said(piece.span.of(text))
    if not roles:
        return shown
    of = next(mark.claim for mark in piece.marks if mark.role == roles[0])
    return tag("span", shown, class_=" ".join(roles), data_claim=anchors.claim(of))


def _sources(item: Checked, anchors: Anchors) -> Markup:
    cards = [_card(position, source, item.report, anchors) for position, source in enumerate(item.record.sources, 1)]
    if not cards:
        cards = [tag("p", said("No source was given."), class_="empty")]
    # Focusable, so that the pane can be scrolled from the keyboard.
    return tag("section", tag("h3", said("Sources")), *cards, class_="sources", tabindex="0", aria_label="Sources")


def _card(position: int, source: Source, report: Report, anchors: Anchors) -> Markup:
    title = tag("bdi", said(source.title), class_="title") if source.title else Markup("")
    address = tag("p", tag("bdi", said(source.uri)), class_="uri") if source.uri else Markup("")
    metadata = [tag("span", tag("bdi", said(f"{key}: {value}"))) for key, value in source.metadata]
    if source.text:
        marked = segments(len(source.text), list(_quoted(source.id, report.claims)))
        text = tag("div", *(_evidence(piece, source.text, anchors) for piece in marked), class_="text", dir="auto")
    else:
        text = joined((tag("p", said(_NO_TEXT), class_="empty"), *_places(source.id, report.claims, anchors)))
    return tag(
        "article",
        tag("h4", tag("code", said(source.id)), said(" "), title),
        address,
        tag("p", *metadata, class_="metadata") if metadata else Markup(""),
        text,
        class_="source",
        id=anchors.source_at(position),
    )


def _places(source_id: str, claims: tuple[ReportClaim, ...], anchors: Anchors) -> Iterator[Markup]:
    """Yield the places of a source whose text is not at hand, marked like the words that would stand there."""
    for span, mark in dict.fromkeys(_quoted(source_id, claims)):
        anchor = anchors.claim(mark.claim)
        point, found = (anchor if mark.role == role else None for role in ("point", "found"))
        place = tag("mark", said(f"{span.start}-{span.end}"), data_claims=anchor, data_points=point, data_found=found, data_ends=str(mark.claim))
        yield tag("p", said("at "), place, class_="place")


def _quoted(source_id: str, claims: tuple[ReportClaim, ...]) -> Iterator[tuple[Span, _Quoted]]:
    for index, claim in enumerate(claims, 1):
        for piece in claim.evidence:
            if piece.source_id == source_id:
                yield Span(piece.start, piece.end), _Quoted("evidence", index, piece.end)
        for finding in claim.findings:
            pointed = place_of(finding)
            if pointed is not None and pointed[0] == source_id:
                yield pointed[1], _Quoted("point", index, pointed[1].end)
        if claim.found_in is not None and claim.found_in.source_id == source_id:
            yield Span(claim.found_in.start, claim.found_in.end), _Quoted("found", index, claim.found_in.end)


def _evidence(piece: Segment[_Quoted], text: str, anchors: Anchors) -> Markup:
    shown = said(piece.span.of(text))
    if not piece.marks:
        return shown
    every = dict.fromkeys(mark.claim for mark in piece.marks)
    ending = dict.fromkeys(mark.claim for mark in piece.marks if mark.end == piece.span.end and mark.role != "point")
    return tag(
        "mark",
        shown,
        data_claims=_listed(every, anchors),
        data_points=_listed(dict.fromkeys(mark.claim for mark in piece.marks if mark.role == "point"), anchors),
        data_found=_listed(dict.fromkeys(mark.claim for mark in piece.marks if mark.role == "found"), anchors),
        data_ends=",".join(map(str, ending)) or None,
    )


def _listed(claims: dict[int, None], anchors: Anchors) -> str | None:
    return " ".join(map(anchors.claim, claims)) or None
