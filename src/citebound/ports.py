"""The verbs: what a grammar, a check, an estimator, a policy and a reporter have to do.

No base classes to inherit: anything with these attributes and methods takes part, built in or from an entry point. A plug-in runs only when a profile names it;
installed is not active.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

from citebound.model import Action, Bound, Finding, Marker, Parsed, Record, Source, Span, Support
from citebound.reported import Checked
from citebound.text.reading import Reading
from citebound.text.verbatim import is_whole_sentence


class Explanation(NamedTuple):
    """What `citebound explain CODE` says: what the finding means and what to do about it, a sentence or two each."""

    meaning: str
    remedy: str


class Plugin(Protocol):
    """What every plug-in has: the name by which profiles ask for it, and a version that enters the hash of the profile."""

    name: str
    version: str


class Page(NamedTuple):
    """An answer as a grammar sees it, offsets unchanged: `text` without code, math, tags, links and addresses; `markup` without code and math alone."""

    text: str
    markup: str


@runtime_checkable
class Grammar(Plugin, Protocol):
    """One way of writing citations."""

    def find(self, page: Page, sources: Sequence[Source]) -> Iterable[Marker]:
        """Yield the markers of this grammar, with their spans in the answer."""
        ...


class Case(NamedTuple):
    """All that a check or an estimator may look at: one claim, what it cites, and readings of both that are computed once."""

    bound: Bound
    parsed: Parsed
    claim: Reading
    cited: tuple[Reading, ...]
    sources_given: int
    settings: Settings
    probing: bool = False  # only the outcomes matter: findings need not say what the source says instead
    noted: tuple[Finding, ...] = ()  # the soft findings of the checks, for the estimator

    @property
    def differs(self) -> bool:
        """Whether single words of the claim may be held against its sources: it asserts, cites something, and is no sentence of a source word for word."""
        return self.bound.claim.kind.asserts and bool(self.cited) and not is_whole_sentence(self.claim, self.cited)


class Settings(Protocol):
    """The part of a profile that checks and estimators read."""

    @property
    def numbers(self) -> str:
        """How numbers are compared: `characters`, `exact`, `by_value` or `off`."""
        ...

    @property
    def uncited(self) -> str:
        """What a claim with no citation is: `fail`, `advisory`, or `no_valid_citation`, which also fails one whose citations all lead nowhere."""
        ...

    @property
    def no_sources(self) -> str:
        """What a claim is when the record has no sources at all: `unverifiable`, `uncited` or `invalid_citation`."""
        ...

    @property
    def threshold(self) -> float:
        """The least support, in [0, 1], of a supported claim."""
        ...


@runtime_checkable
class Check(Plugin, Protocol):
    """One deterministic check. `codes` says which findings it can make and what each means."""

    codes: dict[str, Explanation]

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield what is wrong with the claim against the sources that it cites; nothing when nothing is."""
        ...


@runtime_checkable
class Estimator(Plugin, Protocol):
    """How far the cited sources carry a claim that no hard finding stops."""

    codes: dict[str, Explanation]

    def estimate(self, case: Case) -> Support:
        """Return the support of the claim in [0, 1] with the windows that carry it; None where nothing can be said."""
        ...


@runtime_checkable
class Policy(Plugin, Protocol):
    """One action on an answer."""

    action: Action
    rewrites: bool

    def apply(self, answer: str, extents: tuple[Span, ...], placeholder: str) -> str | None:
        """Return the text that is left of `answer` when the sentences at `extents` failed; None when none is left."""
        ...


@runtime_checkable
class Reporter(Plugin, Protocol):
    """One rendering of reports."""

    def render(self, checked: Iterable[Checked]) -> Iterator[str]:
        """Yield the rendering piece by piece; nothing is held longer than the format demands."""
        ...


@runtime_checkable
class Adapter(Plugin, Protocol):
    """One way of reading records."""

    def read(self, data: object) -> Record:
        """Return the record that `data` describes.

        Raises:
            InputError: `data` is not what the format demands.
        """
        ...
