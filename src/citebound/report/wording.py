"""What the renderings say alike: the words for verdicts, and how text that is not ours is made safe to look at.

An answer and its sources may hold control characters that move a cursor, and bidirectional marks that make a line read as something else. Every rendering for a
person shows them through `visible`, in one way. Nothing here knows a markup language or a colour, and nothing decides anything.
"""

from __future__ import annotations

import re
from enum import StrEnum

from citebound.model import AnswerVerdict, CitationStatus, ClaimVerdict, Record
from citebound.reported import Counts, Report, ReportCitation, ReportFinding


class Tone(StrEnum):
    """How a verdict feels to a reader; each rendering has one colour for each tone."""

    GOOD = "good"
    BAD = "bad"
    ELSEWHERE = "elsewhere"
    OPEN = "open"
    QUIET = "quiet"


CLAIM_TONE: dict[ClaimVerdict, Tone] = {
    ClaimVerdict.ERROR: Tone.BAD,
    ClaimVerdict.INVALID_CITATION: Tone.BAD,
    ClaimVerdict.CONTRADICTED: Tone.BAD,
    ClaimVerdict.UNSUPPORTED: Tone.BAD,
    ClaimVerdict.MISATTRIBUTED: Tone.ELSEWHERE,
    ClaimVerdict.UNCITED: Tone.OPEN,
    ClaimVerdict.UNVERIFIABLE: Tone.OPEN,
    ClaimVerdict.SUPPORTED: Tone.GOOD,
    ClaimVerdict.NOT_A_CLAIM: Tone.QUIET,
}

CLAIM_ICON: dict[ClaimVerdict, str] = {
    ClaimVerdict.ERROR: "!",
    ClaimVerdict.INVALID_CITATION: "⊘",
    ClaimVerdict.CONTRADICTED: "≠",
    ClaimVerdict.UNSUPPORTED: "✗",
    ClaimVerdict.MISATTRIBUTED: "⇄",
    ClaimVerdict.UNCITED: "○",
    ClaimVerdict.UNVERIFIABLE: "?",
    ClaimVerdict.SUPPORTED: "✓",
    ClaimVerdict.NOT_A_CLAIM: "·",
}

CLAIM_MEANING: dict[ClaimVerdict, str] = {
    ClaimVerdict.ERROR: "A check failed to finish, so nothing is known about the claim.",
    ClaimVerdict.INVALID_CITATION: "A citation names nothing that was given.",
    ClaimVerdict.CONTRADICTED: "The cited source says the opposite.",
    ClaimVerdict.UNSUPPORTED: "The cited sources do not carry the claim.",
    ClaimVerdict.MISATTRIBUTED: "Another given source carries the claim, the cited one does not.",
    ClaimVerdict.UNCITED: "The claim asserts something and cites nothing.",
    ClaimVerdict.UNVERIFIABLE: "Nothing here can decide about the claim.",
    ClaimVerdict.SUPPORTED: "The cited sources carry the claim.",
    ClaimVerdict.NOT_A_CLAIM: "The text asserts nothing: a heading, a question, a greeting and the like.",
}

ANSWER_TONE: dict[AnswerVerdict, Tone] = {
    AnswerVerdict.ERROR: Tone.BAD,
    AnswerVerdict.FAIL: Tone.BAD,
    AnswerVerdict.UNVERIFIABLE: Tone.OPEN,
    AnswerVerdict.PASS: Tone.GOOD,
}

ANSWER_ICON: dict[AnswerVerdict, str] = {AnswerVerdict.ERROR: "!", AnswerVerdict.FAIL: "✗", AnswerVerdict.UNVERIFIABLE: "?", AnswerVerdict.PASS: "✓"}

# Controls but tab and line feed, soft hyphen, bidi controls, zero-width and invisible operators, line separators, interlinear marks, tags, lone surrogates.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\U000e0000-\U000e007f\ud800-\udfff]"
)
_JOINERS = "\u200c\u200d"
_LAST_ASCII = "\x7f"
_FIRST_PICTURE = 0x2400
_LAST_PICTURED = 0x1F
_PICTURE_OF_DELETE = "\u2421"


def word(verdict: ClaimVerdict | AnswerVerdict) -> str:
    """Return the verdict as a reader reads it: `invalid citation`."""
    return verdict.value.replace("_", " ")


def shown_at(text: str, offset: int) -> str:
    """Return what stands for the character at `offset` when the text is shown; the character itself where it is harmless.

    Joiners stay where a script needs them (after a character outside ASCII) and are shown where they only hide; the carriage return of a line end is left out.
    """
    char = text[offset]
    if _HIDDEN.match(char) is None:
        return char
    if char in _JOINERS and offset and text[offset - 1] > _LAST_ASCII:
        return char
    if char == "\r" and text[offset + 1 : offset + 2] == "\n":
        return ""
    return _named(char)


def _named(char: str) -> str:
    if ord(char) <= _LAST_PICTURED:
        return chr(_FIRST_PICTURE + ord(char))
    return _PICTURE_OF_DELETE if char == "\x7f" else f"<U+{ord(char):04X}>"


def visible(text: str) -> str:
    r"""Return `text` with everything that could act on a reader's screen unseen made visible: `\x1b` as `␛`, U+202E as `<U+202E>`.

    Line feeds and tabs stay as they are.
    """
    return _HIDDEN.sub(lambda hit: shown_at(text, hit.start()), text)


def one_line(text: str) -> str:
    """Return `text` made visible and on one line: a line feed as `⏎`, a tab as a space."""
    return visible(text).replace("\n", "⏎").replace("\t", " ")


def score(value: float | None) -> str:
    """Return a score for a person, `none` where nothing could be said."""
    return "none" if value is None else format(value, ".3g")


def tally(counts: Counts) -> list[tuple[ClaimVerdict, int]]:
    """Return the verdicts that occur with how often they do, worst first."""
    numbers = ((verdict, int(getattr(counts, verdict.value))) for verdict in ClaimVerdict)
    return [(verdict, number) for verdict, number in numbers if number]


def counted(number: int, noun: str) -> str:
    """Return `1 claim`, `2 claims`."""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def summary(report: Report) -> str:
    """Return the counts of a report in one line."""
    parts = [f"{number} {word(verdict)}" for verdict, number in tally(report.counts)]
    rate = "" if report.validation_rate is None else f"; validation rate {score(report.validation_rate)}"
    return f"{counted(report.counts.claims, 'claim')}{': ' if parts else ''}{', '.join(parts)}{rate}"


def cited(citation: ReportCitation) -> str:
    """Say where a citation leads, without its text: `source 1`, or what is wrong with it. The source id is not made visible."""
    if citation.status is CitationStatus.RESOLVED and citation.source_id is not None:
        return f"source {citation.source_id}"
    return citation.status.value if citation.source_id is None else f"{citation.status.value}, source {citation.source_id}"


def weight(finding: ReportFinding) -> str:
    """Return how much a finding weighs: `hard`, `soft` or `advisory`."""
    if finding.advisory:
        return "advisory"
    return "hard" if finding.hard else "soft"


def released(record: Record, report: Report) -> str | None:
    """Say what became of the text when it is no longer the answer; None when it is unchanged."""
    if report.text is None:
        return "The answer was discarded: no text is left."
    return None if report.text == record.answer else f"Text after action {report.action.value}:"
