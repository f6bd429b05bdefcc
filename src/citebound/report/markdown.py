"""Reports as Markdown, for a pull request, a wiki or a mail.

Everything that comes from an answer or a source is text and stays text: it is escaped so that no heading, list, table, link, image, emphasis, mention or HTML
can come of it in CommonMark and GitHub's dialect. There are no tables, so nothing can break one. Refuses to make a link of anything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from citebound.model import Record, Span
from citebound.report.quoting import Shelf, place_of
from citebound.report.wording import ANSWER_ICON, CLAIM_ICON, cited, one_line, released, score, summary, visible, weight, word
from citebound.reported import Checked, Report, ReportClaim, ReportEvidence, ReportFinding

_PUNCTUATION = re.compile(
    r"""
      (?P<run>[@#]+(?=\w)|[@#]*@[@#]*)  # a mention or an issue number, which a forge links even when it is escaped
    | [\\`*_{}\[\]<>#|&~$]             # always special somewhere
    | (?P<number>(?m:^)[ ]*\d+)[.)]     # an ordered list
    | [.](?=\w)|:(?=[\w/])             # an address, an emoji name
    | (?m:^)[ ]*[-+=]+                 # a list, a rule, the underline of a heading
    """,
    re.VERBOSE,
)
_MARGIN = re.compile(r"(?m:^)[ \t]+")
_BACKTICKS = re.compile(r"`+")


class MarkdownReporter:
    """A heading for each answer, the answer quoted, and a numbered list of its claims."""

    name = "markdown"
    version = "1"

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield one section for each answer."""
        for number, item in enumerate(checked):
            yield ("\n" if number else "") + "\n".join(_section(item.record, item.report)) + "\n"


def prose(text: str) -> str:
    """Return `text`, on one line, so escaped that a Markdown reader shows it as it is."""
    return escaped(one_line(text))


def escaped(text: str) -> str:
    """Return `text`, line feeds kept, so escaped that a Markdown reader shows it as it is."""
    return _MARGIN.sub(lambda margin: "&nbsp;" * len(margin.group().expandtabs(4)), _PUNCTUATION.sub(_escape, text))


def _escape(found: re.Match[str]) -> str:
    if found["run"] is not None:
        return f"`{found['run']}`"
    untouched = found["number"] or ""
    return untouched + "".join(char if char == " " else "\\" + char for char in found.group()[len(untouched) :])


def code(text: str) -> str:
    """Return `text` as a code span, in more backticks than it has itself."""
    line = one_line(text)
    fence = "`" * (max((len(run) for run in _BACKTICKS.findall(line)), default=0) + 1)
    pad = " " if not line.strip() or line[0] in "` " or line[-1] in "` " else ""
    return f"{fence}{pad}{line}{pad}{fence}"


def quoted(text: str) -> Iterator[str]:
    """Yield `text` as the lines of a block quotation that keeps its line breaks."""
    lines = escaped(visible(text)).split("\n")
    for number, line in enumerate(lines, 1):
        # The backslash is a hard line break; at an empty line or the end of a paragraph it would be shown.
        goes_on = line and number < len(lines) and lines[number]
        yield f"> {line}{chr(92) if goes_on else ''}".rstrip()


def _section(record: Record, report: Report) -> Iterator[str]:
    yield f"## {prose(report.id) or 'answer'}: {ANSWER_ICON[report.verdict]} {word(report.verdict)}"
    yield ""
    reason = f"Reason {code(report.reason)}, action" if report.reason else "Action"
    yield f"{reason} **{report.action.value}**. {summary(report)}."
    yield ""
    if record.question:
        yield f"Question: {prose(record.question)}"
        yield ""
    yield from quoted(record.answer)
    yield from _what_is_left(record, report)
    yield ""
    shelf = Shelf(record)
    for number, claim in enumerate(report.claims, 1):
        yield from _claim(number, claim, record, shelf)
    if report.claims:
        yield ""
    made_by = report.instrument
    yield f"citebound {code(made_by.version)}, profile {code(made_by.profile)}, {code(made_by.config_hash)}"


def _what_is_left(record: Record, report: Report) -> Iterator[str]:
    said = released(record, report)
    if said is not None:
        yield ""
        yield said
    if said is not None and report.text is not None:
        yield ""
        yield from quoted(report.text)


def _claim(number: int, claim: ReportClaim, record: Record, shelf: Shelf) -> Iterator[str]:
    support = "" if claim.support is None else f", support {score(claim.support)}"
    head = f"{number}. "
    where = f"{claim.kind.value.replace('_', ' ')}, {claim.start}-{claim.end}{support}"
    yield f"{head}{CLAIM_ICON[claim.verdict]} **{word(claim.verdict)}** ({where}): {prose(claim.text)}"
    margin = " " * len(head)
    for citation in claim.citations:
        yield f"{margin}- cites {code(citation.raw)} ({prose(cited(citation))})"
    for finding in claim.findings:
        yield from (margin + line for line in _finding(finding, claim, record, shelf))
    for piece in claim.evidence:
        yield f"{margin}- evidence, {_place(piece.source_id, Span(piece.start, piece.end), shelf)}, score {score(piece.score)}{_words(piece.text)}"
    if claim.found_in is not None:
        place = Span(claim.found_in.start, claim.found_in.end)
        yield f"{margin}- found in {_place(claim.found_in.source_id, place, shelf)}{_words(shelf.exact(claim.found_in.source_id, place))}"


def _finding(finding: ReportFinding, claim: ReportClaim, record: Record, shelf: Shelf) -> Iterator[str]:
    written = Span(finding.start, finding.end).of(record.answer)
    at = f"{finding.start}-{finding.end}" + (f" {code(written)}" if written else "")
    yield f"- **{prose(finding.code)}** ({weight(finding)}) at {at}: {prose(finding.message)}"
    pointed = place_of(finding)
    if pointed is not None:
        yield f"  - see {_place(*pointed, shelf)}{_words(_near(finding, claim.evidence, shelf))}"
    elif finding.source_id is not None:
        yield f"  - see source {code(finding.source_id)}"


def _near(finding: ReportFinding, evidence: tuple[ReportEvidence, ...], shelf: Shelf) -> str | None:
    pointed = place_of(finding)
    return None if pointed is None else shelf.exact(*pointed, evidence)


def _place(source_id: str, place: Span, shelf: Shelf) -> str:
    title = shelf.title(source_id)
    return f"source {code(source_id)}{f' ({prose(title)})' if title else ''} {place.start}-{place.end}"


def _words(text: str | None) -> str:
    return f": “{prose(text)}”" if text else ""
