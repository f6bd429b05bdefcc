"""Run every case file of the folders beside this one, and hold each built-in plug-in to having some.

A case is a JSON file: an answer with its sources, a profile, why it is there, and what is expected. Only what is expected is compared. To add one, add a file.
"""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests import laws
from tests.builders import record
from tests.laws import visible

from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, POLICIES
from citebound.config import Profile, built_in, load
from citebound.pipeline import Verifier
from citebound.reported import Report, ReportClaim

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.json"))
_FIELDS = {"why", "profile", "lang", "action", "settings", "answer", "sources", "expected", "known_defect"}
_REPORT_FIELDS = {"verdict", "reason", "action", "text", "validation_rate", "claims"}
_CLAIM_FIELDS = {"text", "verdict", "codes", "citations", "found_in", "kind", "support", "evidence"}
_KINDS = {"grammar": GRAMMARS.names(), "estimator": ESTIMATORS.names(), "policy": POLICIES.names(), "profile": built_in(), "check": CHECKS.names()}


def _name(file: Path) -> str:
    return file.relative_to(HERE).with_suffix("").as_posix()


@cache
def _read(file: Path) -> dict[str, Any]:
    case: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return case


def _profile(case: dict[str, Any]) -> Profile:
    settings = msgspec.to_builtins(load(case["profile"])) | case.get("settings", {})
    return msgspec.convert(settings, Profile)


def _report(case: dict[str, Any]) -> Report:
    return Verifier(_profile(case), action=case.get("action")).verify(case["answer"], case["sources"], lang=case.get("lang"))


def _told(claim: ReportClaim, wanted: dict[str, Any], codes: set[str] | None) -> dict[str, Any]:
    """Return of a claim what a case speaks of; `codes` are the only findings that count, None for all."""
    found: dict[str, Any] = {
        "text": claim.text,
        "verdict": claim.verdict.value,
        "codes": sorted({finding.code for finding in claim.findings if codes is None or finding.code in codes}),
        "citations": [citation.source_id or citation.raw for citation in claim.citations],
        "found_in": claim.found_in.source_id if claim.found_in else None,
        "kind": claim.kind.value,
        "support": claim.support,
        "evidence": list(dict.fromkeys(evidence.source_id for evidence in claim.evidence)),
    }
    return {key: found[key] for key in wanted}


def _params() -> list[Any]:
    marks = {file: pytest.mark.xfail(strict=True, reason=_read(file)["known_defect"]) for file in FILES if "known_defect" in _read(file)}
    return [pytest.param(file, id=_name(file), marks=[marks[file]] if file in marks else []) for file in FILES]


@pytest.mark.parametrize("file", _params())
def test_case(file: Path) -> None:
    """An answer is judged as its case file says, and its report keeps the laws of every report."""
    case = _read(file)
    expected = case["expected"]

    report = _report(case)

    found = {
        "verdict": report.verdict.value,
        "reason": report.reason,
        "action": report.action.value,
        "text": report.text,
        "validation_rate": report.validation_rate,
    }
    wanted = {key: value for key, value in expected.items() if key != "claims"}
    assert {key: found[key] for key in wanted} == wanted, f"{_name(file)}: {case['why']}"
    if "claims" in expected:
        # A case in the folder of a check speaks of the findings of that check alone, and in no case does their order count.
        kind, name = file.relative_to(HERE).parts[:2]
        codes = set(CHECKS.make(name).codes) if kind == "check" else None
        claims = [{**each, "codes": sorted(each["codes"])} if "codes" in each else each for each in expected["claims"]]
        assert [claim.text for claim in report.claims] == [each["text"] for each in claims], f"{_name(file)}: {case['why']}"
        assert [_told(claim, each, codes) for claim, each in zip(report.claims, claims, strict=True)] == claims, f"{_name(file)}: {case['why']}"
    laws.claims_are_in_order(report)
    laws.counts_add_up(report)
    laws.nothing_passes_unjudged(report, _profile(case))
    assert all(visible(claim.text) in visible(record(case["answer"]).answer) for claim in report.claims)


@pytest.mark.parametrize("file", FILES, ids=_name)
def test_a_case_is_well_formed(file: Path) -> None:
    """A case says why it is there, names a profile, and expects something that a report has."""
    case = _read(file)

    assert set(case) <= _FIELDS
    assert len(case["why"].split()) >= 3
    assert case["profile"] in built_in()
    assert {"verdict"} <= set(case["expected"]) <= _REPORT_FIELDS
    for claim in case["expected"].get("claims", []):
        assert {"text", "verdict"} <= set(claim) <= _CLAIM_FIELDS
    kind, name = file.relative_to(HERE).parts[:2]
    assert name in _KINDS[kind], f"no {kind} has the name of the folder {name!r}"


@pytest.mark.parametrize(("kind", "name"), [(kind, name) for kind, names in _KINDS.items() for name in names])
def test_every_plug_in_has_cases_of_both_signs(kind: str, name: str) -> None:
    """Every built-in plug-in has a folder with a case that passes, or of which it finds nothing, and one that does not."""
    cases = [_read(file) for file in FILES if file.relative_to(HERE).parts[:2] == (kind, name)]

    if kind == "check":
        codes = set(CHECKS.make(name).codes)
        signs = Counter(bool(codes & {code for claim in case["expected"]["claims"] for code in claim.get("codes", ())}) for case in cases)
    else:
        signs = Counter(case["expected"]["verdict"] != "pass" for case in cases)
    assert signs[False], f"tests/cases/{kind}/{name} has no case that passes"
    assert signs[True], f"tests/cases/{kind}/{name} has no case that fails"


@pytest.mark.parametrize(("check", "code"), [(name, code) for name in CHECKS.names() for code in CHECKS.make(name).codes])
def test_every_finding_of_a_check_has_a_case(check: str, code: str) -> None:
    """Every code that a check can give is given in a case of its folder."""
    cases = [_read(file) for file in FILES if file.relative_to(HERE).parts[:2] == ("check", check)]

    assert any(code in claim.get("codes", ()) for case in cases for claim in case["expected"]["claims"]), f"no case of tests/cases/check/{check} expects {code}"
