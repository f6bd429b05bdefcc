"""Every error that citebound raises on purpose, with the exit code a door gives it.

CiteboundError
├── UsageError            2  the call itself is wrong: an unknown profile, an action a profile forbids
├── IntegrityError        3  evidence or a report was altered; nothing was scored
├── ConfigurationError    4  a profile, a plug-in or the environment is wrong
│   └── MissingExtraError 4  an optional part is not installed
├── OutputError           4  results cannot be written: a full disk, a reader that has gone
├── InputError            4  a record cannot be read: names line, field and what was expected
├── InternalError         5  a fault of ours; nothing may be concluded
└── OverBudgetError       5  a claim asks for more work than its budget; the path turns it into the verdict `error`

A verdict is never an error: an answer that fails has a report.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import ClassVar


class CiteboundError(Exception):
    """The root of all errors below."""

    exit_code: ClassVar[int] = 5


class UsageError(CiteboundError):
    """The call is wrong, before anything was read."""

    exit_code: ClassVar[int] = 2


class IntegrityError(CiteboundError):
    """Evidence or a report does not match its seal."""

    exit_code: ClassVar[int] = 3


class ConfigurationError(CiteboundError):
    """A profile, a plug-in or the environment is wrong."""

    exit_code: ClassVar[int] = 4


class MissingExtraError(ConfigurationError):
    """A profile names a part whose extra is not installed."""


class OutputError(CiteboundError):
    """Results cannot be written."""

    exit_code: ClassVar[int] = 4


class InternalError(CiteboundError):
    """A fault of citebound itself."""

    exit_code: ClassVar[int] = 5


class OverBudgetError(CiteboundError):
    """A claim asks for more work than any real one does. Budgets count work, not seconds; the claim's verdict is `error`, never a pass."""

    exit_code: ClassVar[int] = 5


class InputError(CiteboundError):
    """A record cannot be read.

    Attributes:
        line: the 1-based line of the file, None outside a file.
        field: the path of the field, such as `sources[0].text`, None for the whole record.
        expected: what should have stood there.
    """

    exit_code: ClassVar[int] = 4

    def __init__(self, expected: str, *, line: int | None = None, field: str | None = None) -> None:
        """Keep the place and say it in one sentence."""
        self.expected, self.line, self.field = expected, line, field
        place = [f"line {line}"] if line is not None else []
        place += [f"field '{field}'"] if field else []
        super().__init__(f"{', '.join(place)}: {expected}" if place else expected)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle with the keyword arguments, which an exception loses by itself."""
        return _rebuild_input_error, (self.expected, self.line, self.field)


def _rebuild_input_error(expected: str, line: int | None, field: str | None) -> InputError:
    return InputError(expected, line=line, field=field)


def unknown(what: str, name: str, known: Iterable[str]) -> str:
    """Say that `name` is not known, with the nearest known name where there is one.

    The message names the value, the rule and the remedy.
    """
    names = sorted(known)
    near = get_close_matches(name, names, n=1, cutoff=0.6)
    hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(names)}"
    return f"unknown {what} '{name}'; {hint}"
