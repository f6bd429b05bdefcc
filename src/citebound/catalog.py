"""Every built-in plug-in by kind: the table of contents of what citebound can do. Adding one is one line here, its file and its cases."""

from __future__ import annotations

from citebound.ports import Check, Estimator, Explanation, Grammar, Policy, Reporter
from citebound.registry import Registry

GRAMMARS: Registry[Grammar] = Registry(
    "grammar",
    "citebound.grammars",
    {
        "numeric": "citebound.parse.grammars.numeric:NumericGrammar",
        "law_article": "citebound.parse.grammars.law_article:LawArticleGrammar",
        "source_id": "citebound.parse.grammars.source_id:SourceIdGrammar",
        "lenticular": "citebound.parse.grammars.lenticular:LenticularGrammar",
        "dagger": "citebound.parse.grammars.dagger:DaggerGrammar",
        "prefixed": "citebound.parse.grammars.prefixed:PrefixedGrammar",
        "locator": "citebound.parse.grammars.locator:LocatorGrammar",
        "footnote": "citebound.parse.grammars.footnote:FootnoteGrammar",
        "ragflow": "citebound.parse.grammars.ragflow:RagflowGrammar",
        "double_bracket": "citebound.parse.grammars.double_bracket:DoubleBracketGrammar",
        "link": "citebound.parse.grammars.link:LinkGrammar",
        "tag": "citebound.parse.grammars.tag:TagGrammar",
        "superscript": "citebound.parse.grammars.superscript:SuperscriptGrammar",
        "source_note": "citebound.parse.grammars.source_note:SourceNoteGrammar",
        "author_year": "citebound.parse.grammars.author_year:AuthorYearGrammar",
        "template": "citebound.parse.grammars.template:TemplateGrammar",
        "narrative": "citebound.parse.grammars.narrative:NarrativeGrammar",
    },
    Grammar,
)
CHECKS: Registry[Check] = Registry(
    "check",
    "citebound.checks",
    {
        "citations": "citebound.check.citations:CitationsCheck",
        "coverage": "citebound.check.coverage:CoverageCheck",
        "numbers": "citebound.check.numbers:NumbersCheck",
        "units": "citebound.check.units:UnitsCheck",
        "dates": "citebound.check.dates:DatesCheck",
        "bounds": "citebound.check.bounds:BoundsCheck",
        "quotations": "citebound.check.quotations:QuotationsCheck",
        "conflicts": "citebound.check.conflicts:ConflictsCheck",
        "names": "citebound.check.names:NamesCheck",
        "number_binding": "citebound.check.number_binding:NumberBindingCheck",
        "ranges": "citebound.check.ranges:RangesCheck",
        "roles": "citebound.check.roles:RolesCheck",
        "substitutions": "citebound.check.substitutions:SubstitutionsCheck",
        "modality": "citebound.check.modality:ModalityCheck",
        "quantifiers": "citebound.check.quantifiers:QuantifiersCheck",
        "conditions": "citebound.check.conditions:ConditionsCheck",
        "attribution": "citebound.check.attribution:AttributionCheck",
        "polarity": "citebound.check.polarity:PolarityCheck",
    },
    Check,
)
ESTIMATORS: Registry[Estimator] = Registry(
    "estimator",
    "citebound.estimators",
    {
        "lexical": "citebound.judge.lexical:LexicalEstimator",
        "key_terms": "citebound.judge.key_terms:KeyTermsEstimator",
    },
    Estimator,
)
POLICIES: Registry[Policy] = Registry(
    "action",
    "citebound.policies",
    {
        "allow": "citebound.policy.unchanged:allow",
        "flag": "citebound.policy.unchanged:flag",
        "keep": "citebound.policy.unchanged:keep",
        "strip": "citebound.policy.strip:StripPolicy",
        "drop": "citebound.policy.drop:DropPolicy",
        "discard": "citebound.policy.discard:DiscardPolicy",
    },
    Policy,
)
REPORTERS: Registry[Reporter] = Registry(
    "format",
    "citebound.reporters",
    {
        "terminal": "citebound.report.terminal:TerminalReporter",
        "json": "citebound.report.json:JsonReporter",
        "jsonl": "citebound.report.jsonl:JsonlReporter",
        "html": "citebound.report.html:HtmlReporter",
        "markdown": "citebound.report.markdown:MarkdownReporter",
    },
    Reporter,
)

# Reasons that no check gives: the path itself does.
PATH_CODES = {
    "no_claim": Explanation(
        "The answer holds nothing that could be checked: it is empty, or all of it is markers, headings or small talk.",
        "Look at the answer: silence is no pass.",
    ),
    "no_citation": Explanation(
        "The answer asserts and cites nothing at all, under a profile that needs a citation to judge anything.", "Ask for an answer that cites its sources."
    ),
    "abstention": Explanation(
        "The answer says that the sources do not say. This is a pass, and the reason says why.", "Nothing to mend; check the retrieval if the answer was there."
    ),
    "check_failed": Explanation(
        "A check or an estimator crashed on this claim, so nothing is known about it.", "Report the answer that made it crash; the claim is not let through."
    ),
    "nothing_cited": Explanation(
        "The claim cites nothing that could be read, under a profile without the check that would say so.",
        "Name the checks `citations` and `coverage` in the profile.",
    ),
    "no_content": Explanation("The claim has no word that could be looked up.", "Look at the claim; it is not let through."),
    "over_budget": Explanation("The claim asks for more work than any real claim does.", "Split the answer; the claim is not let through."),
}


def explanations() -> dict[str, tuple[str, Explanation, str]]:
    """Return code to (name of the check, explanation, docstring of the check) for every finding that a built-in part can make."""
    found = {code: ("path", explanation, "") for code, explanation in PATH_CODES.items()}
    parts: list[Check | Estimator] = [*map(CHECKS.make, CHECKS.names()), *map(ESTIMATORS.make, ESTIMATORS.names())]
    for part in parts:
        for code, explanation in part.codes.items():
            found.setdefault(code, (part.name, explanation, type(part).__doc__ or ""))
    return found
