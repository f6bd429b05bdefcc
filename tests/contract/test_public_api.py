"""The public names, their signatures and the shape of what they return: what others build on."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import citebound
from citebound.reported import Report, ReportClaim, ReportFinding

NAMES = {
    "Action",
    "AnswerVerdict",
    "CiteboundError",
    "ClaimKind",
    "ClaimVerdict",
    "ConfigurationError",
    "InputError",
    "IntegrityError",
    "InternalError",
    "Profile",
    "Record",
    "Report",
    "Source",
    "UsageError",
    "Verifier",
    "__version__",
    "verify",
}


def test_the_public_names_are_these() -> None:
    """A name that appears or disappears is a decision, not an accident; the list is sorted and without repetition."""
    assert set(citebound.__all__) == NAMES
    assert len(citebound.__all__) == len(NAMES)
    assert all(hasattr(citebound, name) for name in citebound.__all__)


def test_nothing_else_looks_public() -> None:
    """Whatever else hangs on the package is a module of it."""
    other = {name for name, value in vars(citebound).items() if not name.startswith("_") and not inspect.ismodule(value)}

    assert other <= NAMES


@pytest.mark.parametrize(
    ("function", "parameters"),
    [
        (citebound.verify, "answer sources profile='standard' *lang=None"),
        (citebound.Verifier, "profile='standard' *action=None *source_text=True"),
        (citebound.Verifier.verify, "self answer sources *id='1' *lang=None *question=None"),
        (citebound.Verifier.verify_record, "self record"),
        (citebound.Verifier.verify_many, "self records *workers=1 *on_error=None"),
        (citebound.Report.to_json, "self"),
        (citebound.Report.from_json, "data"),
        (citebound.InputError, "expected *line=None *field=None"),
    ],
)
def test_a_signature_stays(function: Callable[..., Any], parameters: str) -> None:
    """Names, order and defaults of the parameters are what callers wrote down; a star stands before what goes by name alone."""
    found = []
    for parameter in inspect.signature(function).parameters.values():
        star = "*" if parameter.kind is inspect.Parameter.KEYWORD_ONLY else ""
        default = "" if parameter.default is inspect.Parameter.empty else f"={parameter.default!r}"
        found.append(f"{star}{parameter.name}{default}")

    assert " ".join(found) == parameters


@pytest.mark.parametrize(
    ("value", "fields"),
    [
        (Report, "schema id verdict reason action text claims counts validation_rate instrument"),
        (ReportClaim, "text start end kind verdict support citations findings evidence found_in"),
        (ReportFinding, "code check hard advisory start end value message source_id evidence_start evidence_end"),
        (citebound.Source, "id text position title uri metadata"),
        (citebound.Record, "id answer sources lang question form"),
    ],
)
def test_a_value_keeps_its_fields(value: type[msgspec.Struct], fields: str) -> None:
    """The fields that the contract names come first and in its order; later ones may follow."""
    names = " ".join(value.__struct_fields__)

    assert f"{names} ".startswith(f"{fields} ")
    if value.__name__.startswith("Report"):
        assert names == fields


@pytest.mark.parametrize(
    ("enum", "members"),
    [
        (citebound.ClaimVerdict, "error invalid_citation contradicted unsupported misattributed uncited unverifiable supported not_a_claim"),
        (citebound.AnswerVerdict, "error fail unverifiable pass"),
        (citebound.Action, "allow flag strip keep drop discard"),
    ],
)
def test_the_verdicts_stand_worst_first(enum: type[citebound.ClaimVerdict], members: str) -> None:
    """Their order is their rank, and each equals its word."""
    assert " ".join(enum) == members


def test_only_two_verdicts_pass() -> None:
    """A claim passes as supported or as no claim, and an answer by `pass` alone."""
    assert {verdict for verdict in citebound.ClaimVerdict if verdict.passes} == {citebound.ClaimVerdict.SUPPORTED, citebound.ClaimVerdict.NOT_A_CLAIM}


def test_the_example_of_the_package_is_true() -> None:
    """What the docstring of the package shows is what happens."""
    report = citebound.verify("Rent aid pays at most 1200 dollars per month [1].", ["Rent aid pays at most 850 dollars per month."])

    assert repr((report.verdict, report.reason)) in (citebound.__doc__ or "")
    assert (report.passed, report.claims[0].verdict) == (False, "unsupported")
