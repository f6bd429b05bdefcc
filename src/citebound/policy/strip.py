"""Put a placeholder in the place of every failing sentence."""

from __future__ import annotations

from citebound.model import Action, Span


class StripPolicy:
    """Replaces each failing sentence, with its markers and its closing punctuation, by the placeholder."""

    name = "strip"
    version = "1"
    action = Action.STRIP
    rewrites = True

    def apply(self, answer: str, extents: tuple[Span, ...], placeholder: str) -> str:
        """Return the answer with the placeholders in it."""
        # From the end backwards, so that earlier offsets stay true.
        for extent in reversed(extents):
            answer = answer[: extent.start] + placeholder + answer[extent.end :]
        return answer
