"""What the hand-made cases promise: every one gets a report, none an error, and none passes by silence.

The cases lie beside the project where it is developed; elsewhere these tests are skipped.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from tests.command import Outcome, citebound

import citebound as package
from citebound.config import built_in
from citebound.pipeline import Verifier
from citebound.schemas import report_schema

CASES = Path(__file__).resolve().parents[3] / "shared" / "cases" / "cases.jsonl"

pytestmark = pytest.mark.skipif(not CASES.is_file(), reason="the hand-made cases are not beside the project")


@pytest.fixture(scope="module")
def cases() -> list[dict[str, Any]]:
    """Return the cases."""
    return [json.loads(line) for line in CASES.read_text(encoding="utf-8").splitlines()]


@pytest.fixture(scope="module")
def done() -> Outcome:
    """Return one run over all of them."""
    return citebound("check", CASES, "--format", "jsonl")


def test_every_case_has_its_report(cases: list[dict[str, Any]], done: Outcome) -> None:
    """There are 166 lines in the order of the cases, the status says that some failed, and no record was unreadable."""
    assert len(cases) == 166
    assert [report["id"] for report in done.reports] == [case["id"] for case in cases]
    assert done.status == 1
    assert "input_error" not in done.err
    assert done.err.startswith("166 records: ")


def test_no_claim_is_an_error(done: Outcome) -> None:
    """No check crashes or runs over its budget on any of them."""
    assert [(report["id"], claim["text"]) for report in done.reports for claim in report["claims"] if claim["verdict"] == "error"] == []
    assert [report["id"] for report in done.reports if report["verdict"] == "error"] == []


def test_no_case_passes_by_silence(cases: list[dict[str, Any]], done: Outcome) -> None:
    """A case in which there is nothing to judge never passes."""
    silent = {case["id"] for case in cases if not case["expected"]["claims"]}

    assert silent
    assert [report["id"] for report in done.reports if report["id"] in silent and report["verdict"] == "pass"] == []


def test_every_report_keeps_to_the_schema(done: Outcome) -> None:
    """Real answers in many languages give valid reports."""
    check = jsonschema.Draft202012Validator(report_schema())

    assert [report["id"] for report in done.reports if not check.is_valid(report)] == []


def test_every_span_yields_its_text(cases: list[dict[str, Any]], done: Outcome) -> None:
    """Offsets are code points of the texts as given: in the answer for claims, citations and findings, in the sources for evidence."""
    wrong = []
    for case, report in zip(cases, done.reports, strict=True):
        answer, texts = case["answer"], {source["id"]: source["text"] for source in case["sources"]}
        for claim in report["claims"]:
            right = answer[claim["start"] : claim["end"]] == claim["text"]
            right &= all(answer[cited["start"] : cited["end"]] == cited["raw"] for cited in claim["citations"])
            right &= all(0 <= finding["start"] <= finding["end"] <= len(answer) for finding in claim["findings"])
            right &= all(texts[piece["source_id"]][piece["start"] : piece["end"]] == piece["text"] for piece in claim["evidence"])
            wrong += [] if right else [(report["id"], claim["text"])]

    assert wrong == []


def test_the_verdict_is_the_worst_of_the_claims(done: Outcome) -> None:
    """Counts add up, and an answer passes only when all of its claims do."""
    for report in done.reports:
        verdicts = [claim["verdict"] for claim in report["claims"]]
        counts = dict(report["counts"])

        assert counts.pop("claims") == len(verdicts) == sum(counts.values())
        assert {verdict: verdicts.count(verdict) for verdict in counts} == counts
        if report["verdict"] == "pass":
            assert set(verdicts) <= {"supported", "not_a_claim"}
            assert "supported" in verdicts or report["reason"] == "abstention"


@pytest.mark.parametrize("profile", built_in())
def test_no_word_of_a_source_is_left_without_source_text(cases: list[dict[str, Any]], profile: str) -> None:
    """With source text left out, the sentences of the findings are made of the answer, of names and of our own words alone."""
    ours = "".join(path.read_text(encoding="utf-8") for path in Path(package.__file__).parent.rglob("*.py"))
    verifier = Verifier(profile, source_text=False)
    leaked = []
    for case in cases:
        names = " ".join(str(value) for source in case["sources"] for key, value in source.items() if key != "text")
        secret = " ".join(source["text"] for source in case["sources"]).casefold()
        known = f"{case['answer']} {names} {ours}".casefold()
        (report,) = verifier.verify_many([{key: case[key] for key in ("id", "lang", "answer", "sources") if key in case}])
        for claim in report.claims:
            said = re.findall(r"\w+", " ".join(f"{finding.message} {finding.value}" for finding in claim.findings).casefold())
            leaked += [(case["id"], word) for word in said if word in secret and word not in known]
            leaked += [(case["id"], str(piece.text)) for piece in claim.evidence if piece.text is not None]

    assert leaked == []
