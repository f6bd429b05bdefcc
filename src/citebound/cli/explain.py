"""`citebound explain`: the meaning of a finding, from the check that makes it."""

from __future__ import annotations

import inspect
import textwrap

from citebound.catalog import explanations
from citebound.errors import UsageError, unknown


def explain(code: str | None) -> str:
    """Return the explanation of a finding code, or the list of all codes.

    Raises:
        UsageError: no finding has that code.
    """
    known = explanations()
    if code is None:
        return "\n".join(f"{each:26} {explanation.meaning}" for each, (_, explanation, _) in sorted(known.items()))
    if code not in known:
        raise UsageError(unknown("finding", code, known))
    check, explanation, doc = known[code]
    lines = [f"{code} (from '{check}')", "", explanation.meaning, "", f"What to do: {explanation.remedy}"]
    if doc:
        lines += ["", f"The part '{check}':", textwrap.indent(inspect.cleandoc(doc).replace("*", ""), "  ")]
    return "\n".join(lines)
