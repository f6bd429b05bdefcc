"""Does every marker name something that was given?"""

from __future__ import annotations

from collections.abc import Iterator

from citebound.model import Citation, CitationStatus, Finding, Key, Label, Malformed, Outcome, Place, Span
from citebound.ports import Case, Explanation
from citebound.text.source_labels import source_label


class CitationsCheck:
    """Holds every reference of a claim against what was given to the answer.

    *Finds* numbers beyond the sources, ids and labels that were never given, a right article under a wrong law, reversed and endless ranges, and ids that two
    different sources share.

    *Does not find* a citation that exists and says something else: the other checks do.
    """

    name = "citations"
    version = "1"
    codes = {
        "citation_out_of_range": Explanation(
            "The marker has a number that no source has.", "Number the sources as the answer does, or ask the writer which source was meant."
        ),
        "fabricated_citation": Explanation("The marker names a source that was never given.", "Treat the claim as uncited: the citation was made up."),
        "wrong_statute": Explanation(
            "The article number is in context, but under another law than the marker names.", "Correct the law in the marker, if that law was meant."
        ),
        "citation_unresolved": Explanation(
            "The marker names a law that is in context, but an article of it that is not.", "Retrieve the article, or correct its number."
        ),
        "malformed_range": Explanation("The marker is a range that cannot be meant: reversed, or longer than 64 sources.", "Write the sources out."),
        "ambiguous_source_id": Explanation(
            "Two sources with different texts have the id that the marker names, so nothing can be decided.", "Give every source an id of its own."
        ),
    }

    def check(self, case: Case) -> Iterator[Finding]:
        """Yield one finding for each reference that leads nowhere."""
        if not case.sources_given and case.settings.no_sources != "invalid_citation":
            return
        for citation in case.bound.citations:
            if citation.status is not CitationStatus.RESOLVED:
                code, message = self._reason(citation, case)
                outcome = Outcome.UNDECIDED if citation.status is CitationStatus.AMBIGUOUS else Outcome.UNRESOLVED
                yield Finding(code, self.name, outcome, message, citation.span, citation.ref, place=_under_another_law(citation, case))

    @staticmethod
    def _reason(citation: Citation, case: Case) -> tuple[str, str]:
        target, ref = citation.target, citation.ref
        if citation.status is CitationStatus.AMBIGUOUS:
            return "ambiguous_source_id", f"{ref} names two sources with different texts; nothing can be decided by it"
        if isinstance(target, Malformed):
            return "malformed_range", target.why
        if isinstance(target, Label):
            return _label_reason(target, case)
        assert isinstance(target, Key)
        if target.folded:
            return "fabricated_citation", f"{ref} names no source that was given"
        given = case.sources_given
        return "citation_out_of_range", f"{citation.raw} names no source: {given} {'was' if given == 1 else 'were'} given, none with the id {target.id}"


def _under_another_law(citation: Citation, case: Case) -> Place | None:
    """Return the passage that has the article that was cited, under another law."""
    if not isinstance(citation.target, Label):
        return None
    for source in case.parsed.record.sources:
        label = source_label(source)
        # An empty passage has no place to point at.
        if label and source.text and label.article == citation.target.article and label.law != citation.target.law:
            return Place(source.id, Span(0, len(source.text)))
    return None


def _label_reason(target: Label, case: Case) -> tuple[str, str]:
    labels = [label for source in case.parsed.record.sources if (label := source_label(source))]
    others = sorted({label.written for label in labels if label.article == target.article and label.law != target.law})
    if others:
        return "wrong_statute", f"Article {target.article} was in context under {' and '.join(others)}, not under {target.written}"
    if any(label.law == target.law for label in labels):
        return "citation_unresolved", f"{target.written} was in context, but not its Article {target.article}"
    return "fabricated_citation", f"nothing under the label {target.written}, Article {target.article} was in context"
