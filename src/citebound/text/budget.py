"""A budget of work for one record, counted in places looked at, never in seconds: the same on any machine."""

from __future__ import annotations

from citebound.errors import OverBudgetError

PLACES = 20_000_000


class Budget:
    """Counts down; a record that asks for more is refused claim by claim, never let through."""

    def __init__(self, places: int = PLACES) -> None:
        """Start with a number of places."""
        self._left = places

    def spend(self, places: int) -> None:
        """Take `places` off.

        Raises:
            OverBudgetError: nothing is left.
        """
        self._left -= places
        if self._left < 0:
            raise OverBudgetError("the record asks for more look-ups than its budget allows")
