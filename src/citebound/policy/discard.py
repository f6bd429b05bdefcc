"""Discard the whole answer: no text is left."""

from __future__ import annotations

from citebound.model import Action, Span


class DiscardPolicy:
    """Leaves nothing of an answer of which any part failed."""

    name = "discard"
    version = "1"
    action = Action.DISCARD
    rewrites = True

    def apply(self, answer: str, extents: tuple[Span, ...], placeholder: str) -> None:
        """Return None."""
