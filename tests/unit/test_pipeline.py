"""What the path promises: one report for one record, the same on every road to it, and never a pass without evidence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.builders import profile

import citebound
from citebound.model import Action, AnswerVerdict, CitationStatus, ClaimVerdict, Record, Source
from citebound.pipeline import Verifier, verify
from citebound.reported import Report

RENT = "Rent Relief pays a maximum of 850 dollars per month toward rent."
PROFILES = ("standard", "strict", "legal", "section")

EXAMPLE = {
    "id": "a-17",
    "question": "optional",
    "answer": "Rent aid pays at most 1200 dollars per month [1].",
    "sources": [{"id": "1", "title": "Payment cap", "text": RENT, "uri": "optional"}],
}
REPORT: dict[str, Any] = {
    "schema": "citebound.report/1",
    "id": "a-17",
    "verdict": "fail",
    "reason": "unsupported_number",
    "action": "flag",
    "text": "Rent aid pays at most 1200 dollars per month [1].",
    "claims": [
        {
            "text": "Rent aid pays at most 1200 dollars per month",
            "start": 0,
            "end": 44,
            "kind": "sentence",
            "verdict": "unsupported",
            "support": 0.0,
            "citations": [{"raw": "[1]", "start": 45, "end": 48, "ref": "1", "source_id": "1", "status": "resolved"}],
            "findings": [
                {
                    "code": "unsupported_number",
                    "check": "numbers",
                    "hard": True,
                    "advisory": False,
                    "start": 22,
                    "end": 26,
                    "value": "1200",
                    "message": "1200 does not occur in source 1; the source says 850",
                    "source_id": "1",
                    "evidence_start": 30,
                    "evidence_end": 33,
                }
            ],
            "evidence": [{"source_id": "1", "start": 0, "end": 64, "text": RENT, "score": ...}],
            "found_in": None,
        }
    ],
    "counts": {
        "claims": 1,
        "supported": 0,
        "unsupported": 1,
        "contradicted": 0,
        "misattributed": 0,
        "uncited": 0,
        "invalid_citation": 0,
        "unverifiable": 0,
        "not_a_claim": 0,
        "error": 0,
    },
    "validation_rate": 0.0,
    "instrument": {"version": citebound.__version__, "profile": "standard", "config_hash": ..., "estimator": "lexical", "judge": None},
}

RECORDS: list[dict[str, Any]] = [
    EXAMPLE,
    {"id": "good", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": [RENT]},
    {"id": "de", "lang": "de", "answer": "Die Miete beträgt 1.250 Euro [1].", "sources": ["Die Miete liegt bei 1250 Euro im Monat."]},
    {"id": "vi", "answer": "Liều tối đa là 7,5 mg mỗi ngày [1].", "sources": ["Liều tối đa là 7,5 mg mỗi ngày."]},
    {"id": "ar", "answer": "يدفع البرنامج ٨٥٠ دينارا في الشهر [1].", "sources": ["يدفع البرنامج ٨٥٠ دينارا في الشهر."]},
    {"id": "zh", "answer": "租金补贴每月最多850美元[1]。", "sources": ["租金补贴每月最多支付850美元。"]},
    {
        "id": "law",
        "answer": "You need a written contract [Labour Law, Article 30].",
        "sources": [{"id": "Labour Law, Article 30", "text": "A contract is written."}],
    },
    {"id": "none", "answer": "Rent is 850 [1].", "sources": []},
    {"id": "empty", "answer": "", "sources": [RENT]},
    {"id": "pair", "claim": "Rent Relief pays 850 dollars per month.", "evidence": [RENT]},
]


def matches(value: object, pattern: object) -> bool:
    """Tell whether `value` is `pattern`, in which an ellipsis stands for anything; a mapping has exactly the keys of its pattern."""
    if pattern is ...:
        return True
    if isinstance(pattern, dict) and isinstance(value, dict):
        return value.keys() == pattern.keys() and all(matches(value[key], pattern[key]) for key in pattern)
    if isinstance(pattern, list) and isinstance(value, list):
        return len(value) == len(pattern) and all(map(matches, value, pattern))
    return value == pattern


def test_the_example_of_the_contract_comes_out_as_written() -> None:
    """The record of the contract gives the report of the contract; only a score and a hash are free."""
    (report,) = Verifier().verify_many([EXAMPLE])

    assert matches(json.loads(report.to_json()), REPORT)
    (claim,) = report.claims
    assert 0 < claim.evidence[0].score <= 1
    assert report.instrument.config_hash.startswith("sha256:")
    assert not report.passed


@pytest.mark.parametrize("profile", PROFILES)
def test_all_roads_give_one_report(profile: str) -> None:
    """The function, the verifier, a record and a stream of records agree to the byte."""
    verifier = Verifier(profile)
    answer, sources = EXAMPLE["answer"], EXAMPLE["sources"]
    assert isinstance(answer, str)
    assert isinstance(sources, list)
    record = Record("1", answer, (Source("1", RENT, 1, "Payment cap", "optional"),))

    reports = [
        verify(answer, sources, profile),
        citebound.verify(answer, sources, profile=profile),
        verifier.verify(answer, iter(sources)),
        verifier.verify_record(record),
        *verifier.verify_many([{"answer": answer, "sources": sources}, record]),
    ]

    assert len({report.to_json() for report in reports}) == 1


@pytest.mark.parametrize("profile", PROFILES)
def test_a_report_reads_back(profile: str) -> None:
    """Its JSON is one line, and reading it gives an equal report."""
    for report in Verifier(profile).verify_many(RECORDS):
        data = report.to_json()

        assert b"\n" not in data
        assert Report.from_json(data) == report


def test_a_report_never_changes() -> None:
    """Neither a report nor what hangs on it can be written to."""
    report = verify("Rent is 850 [1].", ["Rent is 850."])

    for value, field in ((report, "verdict"), (report.claims[0], "verdict"), (report.counts, "claims"), (report.instrument, "profile")):
        with pytest.raises(AttributeError):
            setattr(value, field, "other")
    assert isinstance(report.claims, tuple)


# ------------------------------------------------------------------------------------------------- nothing passes by silence

SILENT: list[tuple[str, list[Any]]] = [
    ("", ["Rent is 850."]),
    (" \n", ["Rent is 850."]),
    ("[1]", ["Rent is 850."]),
    ("[1] [1].", ["Rent is 850."]),
    ("# Rent", ["Rent is 850."]),
    ("Rent is 850 [1].", []),
    ("Rent is 850 [1].", [""]),
    ("Rent is 850 [1].", [" \n\t"]),
    ("Rent is 850 [1].", [{"id": "1", "text": "Rent is 850."}, {"id": "1", "text": "Rent is 900."}]),
    ("Rent is 850.", ["Rent is 850."]),
    ("Rent is 850 [2].", ["Rent is 850."]),
]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("answer", "sources"), SILENT)
def test_absence_of_evidence_is_no_pass(profile: str, answer: str, sources: list[Any]) -> None:
    """Nothing said, nothing given, nothing readable or nothing cited: there is a verdict and a reason, and it is no pass."""
    report = verify(answer, sources, profile)

    assert report.verdict in (AnswerVerdict.FAIL, AnswerVerdict.UNVERIFIABLE)
    assert report.reason
    assert not report.passed


@pytest.mark.parametrize(
    ("answer", "sources", "profile", "verdict", "reason"),
    [
        ("Rent is 850 [1].", [], "standard", "unverifiable", "no_sources"),
        ("Rent amounts to 850 [1].", [], "section", "fail", "uncited_claim"),
        ("Rent is 850 [1].", [""], "standard", "unverifiable", "empty_source"),
        ("Rent is 850.", ["Rent is 850."], "standard", "fail", "uncited_claim"),
        ("Rent is 850 [3].", ["Rent is 850."], "standard", "fail", "citation_out_of_range"),
        ("You may leave with one month of notice.", [{"id": "Labour Law, Article 30", "text": "One month."}], "legal", "unverifiable", "no_citation"),
        ("I could not find this in the documents.", ["Rent is 850."], "standard", "pass", "abstention"),
        ("", ["Rent is 850."], "standard", "unverifiable", "no_claim"),
        ("Rent is 850 [1].", ["Rent is 850."], "standard", "pass", None),
    ],
)
def test_a_verdict_has_its_reason(answer: str, sources: list[Any], profile: str, verdict: str, reason: str | None) -> None:
    """What the contract says of an edge is what comes out."""
    report = verify(answer, sources, profile)

    assert (report.verdict.value, report.reason) == (verdict, reason)


def test_equal_sources_with_one_id_are_one_source() -> None:
    """The same text twice under one id is no contradiction."""
    source = {"id": "1", "text": "Rent is 850 dollars."}

    report = verify("Rent is 850 dollars [1].", [source, dict(source)])

    assert report.passed
    assert [citation.status for citation in report.claims[0].citations] == [CitationStatus.RESOLVED]


def test_different_sources_with_one_id_decide_nothing() -> None:
    """A claim that names their id is unverifiable with the reason, and the rest of the answer is judged."""
    sources = [{"id": "1", "text": "Rent is 850 dollars."}, {"id": "1", "text": "Rent is 900 dollars."}, {"id": "2", "text": "The fee is 20 dollars."}]

    report = verify("Rent is 850 dollars [1]. The fee is 20 dollars [2]. The fee is 30 dollars [2].", sources)

    assert [claim.verdict.value for claim in report.claims] == ["unverifiable", "supported", "unsupported"]
    assert [finding.code for finding in report.claims[0].findings] == ["ambiguous_source_id"]
    assert report.claims[0].support is None
    assert report.claims[0].citations[0].status is CitationStatus.AMBIGUOUS


def test_another_source_never_lets_a_claim_pass() -> None:
    """A fact under the wrong marker is misattributed, with the place where it stands."""
    report = verify("Rent is 850 dollars a month [2].", ["Rent is 850 dollars a month.", "The fee is 20 dollars a year."])

    (claim,) = report.claims
    assert claim.verdict is ClaimVerdict.MISATTRIBUTED
    assert claim.found_in is not None
    assert (claim.found_in.source_id, report.verdict) == ("1", AnswerVerdict.FAIL)
    assert report.counts.misattributed == 1


@pytest.mark.parametrize("profile", PROFILES)
def test_a_pair_cites_all_of_its_evidence(profile: str) -> None:
    """Brackets in a pair are text, and every claim of it is held against all of the evidence, whatever the profile binds."""
    pair = {
        "id": "p",
        "claim": "Rent amounts to 850 dollars [7]. Another fee amounts to 20 dollars.",
        "evidence": ["Rent amounts to 850 dollars.", "A fee amounts to 20."],
    }

    (report,) = Verifier(profile).verify_many([pair])

    assert report.claims
    for claim in report.claims:
        assert [citation.source_id for citation in claim.citations] == ["1", "2"]
        assert claim.verdict is not ClaimVerdict.INVALID_CITATION


# -------------------------------------------------------------------------------------------------------------------- actions


@pytest.mark.parametrize("profile", ["standard", "strict", "section"])
@pytest.mark.parametrize("action", ["flag", "strip", "keep", "drop", "discard"])
def test_an_action_changes_the_text_and_nothing_else(profile: str, action: str) -> None:
    """Verdict, reason and claims are those of the profile's own action; only `discard` leaves no text."""
    answer, sources = "Rent amounts to 1200 dollars [1]. Apply online [1].", ["Rent amounts to 850 dollars. Apply online."]

    own, other = Verifier(profile).verify(answer, sources), Verifier(profile, action=action).verify(answer, sources)

    assert (other.verdict, other.reason, other.claims, other.counts) == (own.verdict, own.reason, own.claims, own.counts)
    if other.passed:
        assert (other.action, other.text) == (Action.ALLOW, answer)
    else:
        assert other.action == action
        assert (other.text is None) == (action == "discard")
        assert (other.text == answer) == (action in ("flag", "keep"))


def test_an_answer_that_passed_is_allowed() -> None:
    """Under any action the text of an answer that passed is the answer."""
    for action in ("flag", "strip", "keep", "drop", "discard"):
        report = Verifier(action=action).verify("Rent is 850 dollars [1].", ["Rent is 850 dollars."])

        assert (report.action, report.text) == (Action.ALLOW, "Rent is 850 dollars [1].")


@pytest.mark.parametrize("profile", PROFILES)
def test_reports_can_leave_source_text_out(profile: str) -> None:
    """Without source text nothing of a source stands in a report, and everything else is the same."""
    with_text, without = Verifier(profile), Verifier(profile, source_text=False)
    record = {"answer": "Rent is 1200 [1]. It rose [1].", "sources": ["Zanzibar: rent is 4711 and it rose in Timbuktu."]}

    (full,), (bare,) = with_text.verify_many([record]), without.verify_many([record])

    assert not [word for word in ("Zanzibar", "4711", "Timbuktu") if word in bare.to_json().decode()]
    assert bare.instrument == full.instrument
    assert [(claim.verdict, len(claim.evidence)) for claim in bare.claims] == [(claim.verdict, len(claim.evidence)) for claim in full.claims]


@pytest.mark.parametrize(
    ("answer", "texts"), [("The fee is due in May.", ("The fee is due in May.",)), ("The fee is due in May [9].", ("It is.",)), ("The fee is due [1].", ("",))]
)
def test_what_nothing_was_held_against_never_passes(answer: str, texts: tuple[str, ...]) -> None:
    """Whatever checks a profile leaves out, a claim without readable evidence is `unverifiable` and says so."""
    report = Verifier(profile("standard", checks=("numbers",))).verify(answer, list(texts))

    assert [(claim.verdict, [each.code for each in claim.findings]) for claim in report.claims] == [(ClaimVerdict.UNVERIFIABLE, ["nothing_cited"])]
    assert report.verdict is not AnswerVerdict.PASS
