"""Laws of every report: spans yield their text, nothing passes unjudged, JSON comes back, a part of no consequence has none."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests import laws
from tests.builders import profile
from tests.strategies import PROFILES, records

from citebound.config import load
from citebound.model import Record
from citebound.pipeline import Verifier
from citebound.reported import Report

_VERIFIERS = {name: Verifier(name) for name in PROFILES}


@pytest.mark.parametrize("name", PROFILES)
@given(record=records())
def test_every_report_keeps_the_laws(name: str, record: Record) -> None:
    """Spans yield their text, claims are in order, nothing passes unjudged, and the counts add up."""
    laws.hold(record, _VERIFIERS[name].verify_record(record), load(name))


@pytest.mark.parametrize("name", PROFILES)
@given(record=records())
def test_a_report_comes_back_from_json(name: str, record: Record) -> None:
    """A report read back from its JSON is the same report, and gives the same bytes again."""
    report = _VERIFIERS[name].verify_record(record)

    back = Report.from_json(report.to_json())

    assert back == report
    assert back.to_json() == report.to_json()


@pytest.mark.parametrize("name", PROFILES)
@given(record=records(), data=st.data())
def test_the_order_of_checks_changes_nothing(name: str, record: Record, data: st.DataObject) -> None:
    """Any order of the checks gives the same claims with the same findings, and the same verdict."""
    other = Verifier(profile(name, checks=tuple(data.draw(st.permutations(load(name).checks)))))

    one, two = _VERIFIERS[name].verify_record(record), other.verify_record(record)

    assert (one.claims, one.verdict, one.reason, one.text) == (two.claims, two.verdict, two.reason, two.text)
