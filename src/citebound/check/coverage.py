"""Does every claim cite something that can be read?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import CitationStatus, Finding, Outcome
from citebound.ports import Case, Explanation


class CoverageCheck:
    """Finds out whether there is anything to hold a claim against.

    *Finds* claims without a citation, claims whose cited sources are all empty, and answers that were given no sources at all.

    *Does not find* a claim that another citation in its paragraph was meant to cover: a citation belongs to its own sentence.
    """

    name = "coverage"
    version = "1"
    codes = {
        "uncited_claim": Explanation("The claim cites nothing.", "Cite the source of the claim, or leave the claim out."),
        "no_sources": Explanation(
            "The answer was given no sources, so there is nothing to judge it against.", "Pass the sources that the answer was written from."
        ),
        "empty_source": Explanation("Every source that the claim cites is empty.", "Find out why the retrieval delivered an empty text."),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield at most one finding."""
        claim, settings = case.bound.claim, case.settings
        if not claim.kind.asserts:
            return
        if not case.sources_given and settings.no_sources != "invalid_citation":
            if settings.no_sources == "unverifiable":
                yield Finding("no_sources", self.name, Outcome.UNDECIDED, "no sources were given; there is nothing to judge the claim against", claim.span)
            else:
                yield Finding("uncited_claim", self.name, Outcome.UNCITED, "no sources were given, so the claim rests on none", claim.span)
            return
        statuses = {citation.status for citation in case.bound.citations}
        if not statuses or (settings.uncited == "no_valid_citation" and not statuses & {CitationStatus.RESOLVED, CitationStatus.AMBIGUOUS}):
            advisory = settings.uncited == "advisory"
            message = "the claim cites nothing that was given" if statuses else "the claim cites nothing"
            yield Finding("uncited_claim", self.name, Outcome.UNCITED, message, claim.span, hard=not advisory, advisory=advisory)
        elif case.cited and all(reading.empty for reading in case.cited):
            yield Finding("empty_source", self.name, Outcome.UNDECIDED, "every source that the claim cites is empty", claim.span)
