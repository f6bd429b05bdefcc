"""The nouns, in the order in which an answer travels.

Record -> Marker -> Claim -> Bound -> Finding -> Judged -> Decision, and the report of them in `reported`. One frozen value per stage; each keeps its
predecessor, and every offset is a code point of the text as given: start inclusive, end exclusive. Nothing here decides anything.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Value(msgspec.Struct, frozen=True, gc=False):
    """A frozen value: equal when its fields are equal, picklable, never changed after it was made."""


# ---------------------------------------------------------------------------------------------------------------- text


class Span(Value, frozen=True, order=True, gc=False):
    """A stretch of a text: `text[start:end]`."""

    start: int
    end: int

    def of(self, text: str) -> str:
        """Return the stretch of `text` that this span names."""
        return text[self.start : self.end]

    def holds(self, other: Span) -> bool:
        """Tell whether `other` lies inside this span."""
        return self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Tell whether both spans share at least one character."""
        return self.start < other.end and other.start < self.end


# --------------------------------------------------------------------------------------------------------------- input


class RecordForm(StrEnum):
    """What a record is: a cited answer, or a claim with its evidence (for scoring)."""

    ANSWER = "answer"
    PAIR = "pair"


class Source(Value, frozen=True, gc=False):
    """A block of evidence that was given to the system.

    `metadata` holds the scalar fields as text, in the order given; `position` is 1-based. A source that is not `named` carries no id of its own: its id is its
    position.
    """

    id: str
    text: str
    position: int
    title: str | None = None
    uri: str | None = None
    metadata: tuple[tuple[str, str], ...] = ()
    named: bool = True


class Record(Value, frozen=True, gc=False):
    """An answer and the sources that it was given; the whole input of one verification.

    In a `numbered` record a number also names the source at that place, beside its id: sources that are files have both.
    """

    id: str
    answer: str
    sources: tuple[Source, ...]
    lang: str | None = None
    question: str | None = None
    form: RecordForm = RecordForm.ANSWER
    numbered: bool = False


# --------------------------------------------------------------------------------------------------------------- parse


class Key(Value, frozen=True, gc=False, tag=True):
    """A reference by source id; `folded` also tries the id without case and without its fragment."""

    id: str
    folded: bool = False


class Label(Value, frozen=True, gc=False, tag=True):
    """A reference by law label and article number, both folded for comparison, with the label as written for messages."""

    law: str
    article: str
    written: str


class Malformed(Value, frozen=True, gc=False, tag=True):
    """A reference that has the shape of a citation and cannot mean one (a reversed or an endless range)."""

    why: str


Target = Key | Label | Malformed


class Reference(Value, frozen=True, gc=False):
    """One source that a marker names, as written (`ref`) and as understood (`target`)."""

    ref: str
    target: Target


class Marker(Value, frozen=True, gc=False):
    """An inline citation as written, with the references it makes and the grammar that read it."""

    span: Span
    raw: str
    references: tuple[Reference, ...]
    grammar: str


class ClaimKind(StrEnum):
    """What a stretch of the answer is. Everything from `HEADING` on asserts nothing."""

    SENTENCE = "sentence"
    CLAUSE = "clause"
    LIST_ITEM = "list_item"
    TABLE_ROW = "table_row"
    PASSAGE = "passage"
    HEADING = "heading"
    LEAD_IN = "lead_in"
    QUESTION = "question"
    SMALL_TALK = "small_talk"
    ABSTENTION = "abstention"
    DISCLAIMER = "disclaimer"
    CODE = "code"
    TABLE_HEADER = "table_header"
    REFERENCE_LIST = "reference_list"
    PLACEHOLDER = "placeholder"
    FRAGMENT = "fragment"

    @property
    def asserts(self) -> bool:
        """Tell whether text of this kind claims something that has to be checked."""
        return self in _ASSERTING


_ASSERTING = frozenset((ClaimKind.SENTENCE, ClaimKind.CLAUSE, ClaimKind.LIST_ITEM, ClaimKind.TABLE_ROW, ClaimKind.PASSAGE))


class Claim(Value, frozen=True, gc=False):
    """A stretch of the answer, with the markers that belong to it.

    `span` leaves trailing markers out; `extent` is what a policy removes: the whole sentence with its markers and its closing punctuation.
    """

    span: Span
    kind: ClaimKind
    extent: Span
    markers: tuple[Marker, ...] = ()


class Parsed(Value, frozen=True, gc=False):
    """An answer taken apart: its claims in order, and its text with every marker blanked out (same length, same offsets)."""

    record: Record
    claims: tuple[Claim, ...]
    blanked: str


# ---------------------------------------------------------------------------------------------------------------- bind


class CitationStatus(StrEnum):
    """What became of a reference."""

    RESOLVED = "resolved"
    UNRESOLVED = "unresolved"
    MALFORMED = "malformed"
    AMBIGUOUS = "ambiguous"


class Citation(Value, frozen=True, gc=False):
    """One reference of a claim and the source it leads to; a label that several sources share makes one citation for each."""

    raw: str
    span: Span
    ref: str
    target: Target
    status: CitationStatus
    source: Source | None = None


class Bound(Value, frozen=True, gc=False):
    """A claim with what it cites: every reference in order, and the distinct sources behind them."""

    claim: Claim
    citations: tuple[Citation, ...]
    sources: tuple[Source, ...]


# --------------------------------------------------------------------------------------------------------------- check


class Outcome(StrEnum):
    """What a finding means for its claim; the rule that turns it into a verdict stands in `verdict.py` alone."""

    ERROR = "error"
    UNRESOLVED = "unresolved"
    CONTRADICTED = "contradicted"
    MISSING = "missing"
    UNCITED = "uncited"
    UNDECIDED = "undecided"
    NOTED = "noted"


class Place(Value, frozen=True, gc=False):
    """A span inside one source."""

    source_id: str
    span: Span


class Finding(Value, frozen=True, gc=False):
    """One reason: a code, where it stands in the answer, where in the evidence, and a sentence for a person.

    `hard` findings fail the claim whatever a model says; `advisory` ones never fail anything. `says` is what the source says instead: it is kept apart from
    `message`, so that a report without source text can leave it out.
    """

    code: str
    check: str
    outcome: Outcome
    message: str
    span: Span
    value: str | None = None
    place: Place | None = None
    says: str | None = None
    hard: bool = True
    advisory: bool = False


class Evidence(Value, frozen=True, gc=False):
    """A stretch of a source that carries a claim, or a fact of it; `score` lies in [0, 1]."""

    place: Place
    text: str
    score: float


class Support(Value, frozen=True, gc=False):
    """How far the cited sources carry a claim: `score` in [0, 1], the windows that carry it, and None where nothing can be said."""

    score: float | None
    evidence: tuple[Evidence, ...] = ()


# ------------------------------------------------------------------------------------------------------------- verdict


class ClaimVerdict(StrEnum):
    """The verdicts of a claim, worst first; a claim gets the first that holds."""

    ERROR = "error"
    INVALID_CITATION = "invalid_citation"
    CONTRADICTED = "contradicted"
    UNSUPPORTED = "unsupported"
    MISATTRIBUTED = "misattributed"
    UNCITED = "uncited"
    UNVERIFIABLE = "unverifiable"
    SUPPORTED = "supported"
    NOT_A_CLAIM = "not_a_claim"

    @property
    def passes(self) -> bool:
        """Tell whether a claim of this verdict may be let through."""
        return self in (ClaimVerdict.SUPPORTED, ClaimVerdict.NOT_A_CLAIM)


class AnswerVerdict(StrEnum):
    """The verdicts of an answer, worst first."""

    ERROR = "error"
    FAIL = "fail"
    UNVERIFIABLE = "unverifiable"
    PASS = "pass"  # noqa: S105  a verdict, no password


class Judged(Value, frozen=True, gc=False):
    """A claim with its verdict and everything that led to it."""

    bound: Bound
    verdict: ClaimVerdict
    support: float | None
    findings: tuple[Finding, ...]
    evidence: tuple[Evidence, ...]
    found_in: Place | None = None


class Ruling(Value, frozen=True, gc=False):
    """The verdict of an answer with its reason (a finding code, `abstention`, `no_claim`, or None for a plain pass)."""

    verdict: AnswerVerdict
    reason: str | None


# -------------------------------------------------------------------------------------------------------------- policy


class Action(StrEnum):
    """What happens to an answer, or to its failing claims."""

    ALLOW = "allow"
    FLAG = "flag"
    STRIP = "strip"
    KEEP = "keep"
    DROP = "drop"
    DISCARD = "discard"


class Decision(Value, frozen=True, gc=False):
    """The action taken and the text that is left; None when the answer was discarded."""

    action: Action
    text: str | None
