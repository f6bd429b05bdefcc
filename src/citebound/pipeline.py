"""The one path: report(policy(verdict(check(bind(parse(record)))))).

Every door leads through `Verifier.verify_record`. A part that crashes or runs over its budget gives its claim the verdict `error`; nothing is skipped.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from citebound.adapt.record import from_parts, from_value
from citebound.bind import SourceIndex, bind
from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, POLICIES
from citebound.config import Profile, Uncited, load
from citebound.errors import InputError
from citebound.examine import Examiner, unread
from citebound.model import Action, AnswerVerdict, ClaimVerdict, Decision, Judged, Record, Ruling
from citebound.parse import parse
from citebound.report.build import build
from citebound.reported import Instrument, Report
from citebound.text.language import detect, primary
from citebound.verdict import answer_ruling
from citebound.version import __version__

_CHUNK = 16


class Verifier:
    """Verifies answers under one profile; reusable, thread-safe and picklable.

    Args:
        profile: the name of a built-in profile, a profile file, or a `Profile`.
        action: what to do to an answer that does not pass, instead of the profile's own action.
        source_text: whether reports may quote the sources.

    Raises:
        UsageError: there is no such profile, or it does not allow the action.
        ConfigurationError: the profile is not valid.
    """

    def __init__(self, profile: str | Path | Profile = "standard", *, action: str | Action | None = None, source_text: bool = True) -> None:
        """Make every part of the profile once."""
        self.profile = load(profile).with_action(action)
        self.source_text = source_text
        self._grammars = tuple(map(GRAMMARS.make, self.profile.grammars))
        checks = tuple(map(CHECKS.make, self.profile.checks))
        estimator = None if self.profile.estimator == "none" else ESTIMATORS.make(self.profile.estimator)
        self._examiner = Examiner(checks, estimator, self.profile)
        self._policy = POLICIES.make(self.profile.action)
        parts = (*self._grammars, *checks, *((estimator,) if estimator else ()))
        self.instrument = Instrument(
            version=__version__,
            profile=self.profile.name,
            config_hash=self.profile.fingerprint({part.name: part.version for part in parts}),
            estimator=estimator.name if estimator else None,
            judge=None,
        )

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the profile, not the parts: a worker makes its own."""
        return _restore, (self.profile, self.source_text)

    def verify(self, answer: str, sources: Iterable[object], *, id: str = "1", lang: str | None = None, question: str | None = None) -> Report:  # noqa: A002
        """Return the report of one answer.

        Args:
            answer: the text that a system wrote.
            sources: what it was given: texts, mappings with `id` and `text` (and `title`, `uri`, `metadata`), or `Source` values.
            id: the id of the report.
            lang: BCP 47 tag of the answer, where it is known.
            question: what was asked.

        Raises:
            InputError: a value has the wrong type, is no valid Unicode, or is over its limit.
        """
        return self.verify_record(from_parts(answer, sources, id=id, lang=lang, question=question))

    def verify_record(self, record: Record) -> Report:
        """Return the report of one record."""
        claims = self._claims(record)
        ruling = answer_ruling(
            claims,
            uncited_fails=self.profile.uncited is not Uncited.ADVISORY,
            citation_required=self.profile.uncited is Uncited.ADVISORY,
            reasons=self.profile.reasons,
        )
        return build(record, claims, ruling, self._decide(record, claims, ruling), self.instrument, source_text=self.source_text)

    def _claims(self, record: Record) -> tuple[Judged, ...]:
        lang = primary(record.lang) or detect(record.answer)
        index = SourceIndex(record.sources, numbered=record.numbered)
        try:
            parsed = parse(record, self._grammars, self.profile.scheme, lang)
            claims = bind(parsed, index)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001  a grammar that crashes must not take the other records with it, and lets nothing pass
            return (unread(record, f"the answer could not be taken apart: {type(error).__name__}"),)
        return self._examiner.examine(parsed, claims, index, lang)

    def verify_many(self, records: Iterable[Record | object], *, workers: int = 1, on_error: Callable[[InputError], None] | None = None) -> Iterator[Report]:
        """Yield the report of each record, in order, holding only a few at a time.

        Args:
            records: `Record` values or mappings in the form of a record; without `id` a record gets its 1-based place.
            workers: how many processes to use; the reports are the same for any number.
            on_error: is given the error of each record that cannot be read, which is then left out; without it the error is raised.

        Raises:
            InputError: a record cannot be read, and there is no `on_error`.
            ValueError: `workers` is less than 1.
        """
        if workers < 1:
            raise ValueError(f"workers is {workers}; it must be 1 or more")
        readable = _readable(records, on_error)
        if workers == 1:
            yield from map(self.verify_record, readable)
            return
        # Imported late: one process alone needs none of it, and it brings the module of sockets with it.
        from concurrent.futures import Future, ProcessPoolExecutor  # noqa: PLC0415

        with ProcessPoolExecutor(workers) as pool:
            waiting: deque[Future[list[Report]]] = deque()
            for chunk in _chunks(readable):
                if isinstance(chunk, InputError):
                    # What was read before a record that cannot be read is reported before its error, as with one worker.
                    while waiting:
                        yield from waiting.popleft().result()
                    raise chunk
                waiting.append(pool.submit(_verify_chunk, self, chunk))
                if len(waiting) > 2 * workers:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()

    def _decide(self, record: Record, claims: tuple[Judged, ...], ruling: Ruling) -> Decision:
        if ruling.verdict is AnswerVerdict.PASS:
            return Decision(Action.ALLOW, record.answer)
        advisory = self.profile.uncited is Uncited.ADVISORY
        failing = {claim.bound.claim.extent for claim in claims if not (claim.verdict.passes or (advisory and claim.verdict is ClaimVerdict.UNCITED))}
        return Decision(self._policy.action, self._policy.apply(record.answer, tuple(sorted(failing)), self.profile.placeholder))


def verify(answer: str, sources: Iterable[object], profile: str | Path | Profile = "standard", *, lang: str | None = None) -> Report:
    """Return the report of one answer under a profile; see `Verifier.verify`.

    Raises:
        InputError: a value has the wrong type, is no valid Unicode, or is over its limit.
        UsageError: there is no such profile.
        ConfigurationError: the profile is not valid.
    """
    return Verifier(profile).verify(answer, sources, lang=lang)


def _restore(profile: Profile, source_text: bool) -> Verifier:  # noqa: FBT001
    return Verifier(profile, source_text=source_text)


def _verify_chunk(verifier: Verifier, records: list[Record]) -> list[Report]:
    return [verifier.verify_record(record) for record in records]


def _chunks(records: Iterator[Record]) -> Iterator[list[Record] | InputError]:
    """Yield records by the handful; the error that ends them comes last, behind the handful before it."""
    chunk: list[Record] = []
    try:
        for record in records:
            chunk.append(record)
            if len(chunk) == _CHUNK:
                yield chunk
                chunk = []
    except InputError as error:
        yield from ([chunk] if chunk else [])
        yield error
        return
    if chunk:
        yield chunk


def _readable(records: Iterable[object], on_error: Callable[[InputError], None] | None) -> Iterator[Record]:
    for place, value in enumerate(records, 1):
        try:
            yield from_value(value, place)
        except InputError as error:
            if on_error is None:
                raise
            on_error(error)
