"""Exit codes, and the order in which they hold when several do."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum


class Exit(IntEnum):
    """What an exit status means."""

    PASSED = 0
    FAILED = 1
    USAGE = 2
    INTEGRITY = 3
    INPUT = 4
    INTERNAL = 5


_FIRST = (Exit.INTERNAL, Exit.INTEGRITY, Exit.INPUT, Exit.FAILED)


def worst(codes: Iterable[Exit]) -> Exit:
    """Return the exit code of a run in which all of `codes` hold."""
    held = set(codes)
    return next((code for code in _FIRST if code in held), Exit.PASSED)
