"""What `text.budget` promises: work that is counted, and refused when it is too much."""

from __future__ import annotations

import pytest

from citebound.errors import OverBudgetError
from citebound.text.budget import Budget


def test_a_budget_lasts_to_its_end() -> None:
    """What was granted can be spent, to the last place."""
    budget = Budget(10)

    budget.spend(4)
    budget.spend(6)
    budget.spend(0)

    with pytest.raises(OverBudgetError):
        budget.spend(1)


def test_a_spent_budget_refuses() -> None:
    """One place more is an error, and stays one."""
    budget = Budget(10)

    with pytest.raises(OverBudgetError):
        budget.spend(11)
    with pytest.raises(OverBudgetError):
        budget.spend(1)
