"""Remove every failing sentence and mend the white space around it."""

from __future__ import annotations

import re

from citebound.model import Action, Span

_LIST_MARK = re.compile(r"[ \t>]*(?:[-*+\u2022]|\d{1,9}[.)])?[ \t]*(?:\[[ xX]\])?[ \t]*")


class DropPolicy:
    """Removes each failing sentence, with its markers and its closing punctuation; a line that it leaves empty goes with its list mark."""

    name = "drop"
    version = "1"
    action = Action.DROP
    rewrites = True

    def apply(self, answer: str, extents: tuple[Span, ...], placeholder: str) -> str:  # noqa: ARG002
        """Return the answer without the failing sentences."""
        for extent in reversed(extents):
            answer = _without(answer, extent.start, extent.end)
        return answer.strip() if extents else answer


def _without(text: str, start: int, end: int) -> str:
    line_start = text.rfind("\n", 0, start) + 1
    line_end = text.find("\n", end)
    line_end = len(text) if line_end < 0 else line_end
    before, after = text[line_start:start], text[end:line_end]
    if not after.strip() and _LIST_MARK.fullmatch(before):
        rest = text[min(line_end + 1, len(text)) :]
        return text[:line_start] + rest
    if not after.strip():
        return text[:start].rstrip(" \t") + text[line_end:]
    return text[:start] + text[end:].lstrip(" \t") if not before or before[-1].isspace() else text[:start] + text[end:]
