"""Actions that leave the text as it is: `allow` what passed, `flag` or `keep` what did not."""

from __future__ import annotations

from citebound.model import Action, Span


class UnchangedPolicy:
    """Leaves the answer as it is.

    Args:
        action: `allow`, `flag` or `keep`; they differ in what the reader of the report is told.
    """

    version = "1"
    rewrites = False

    def __init__(self, action: Action) -> None:
        """Take the name of the action."""
        self.action = action
        self.name = action.value

    def apply(self, answer: str, extents: tuple[Span, ...], placeholder: str) -> str:  # noqa: ARG002
        """Return the answer."""
        return answer


def allow() -> UnchangedPolicy:
    """Make the policy of an answer that passed."""
    return UnchangedPolicy(Action.ALLOW)


def flag() -> UnchangedPolicy:
    """Make the policy that marks failing claims in the report alone."""
    return UnchangedPolicy(Action.FLAG)


def keep() -> UnchangedPolicy:
    """Make the policy that keeps failing sentences and counts them."""
    return UnchangedPolicy(Action.KEEP)
