"""The same input gives the same bytes: in any process, under any hash seed, with any number of workers."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.strategies import PROFILES, SOURCE_TEXTS

import citebound
from citebound.model import Record
from citebound.pipeline import Verifier

_CASES = Path(__file__).resolve().parents[1] / "cases"
_PROGRAM = """
import json, sys
from citebound.pipeline import Verifier

records = [json.loads(line) for line in sys.stdin]
for name in sys.argv[1:]:
    for report in Verifier(name).verify_many(records):
        print(report.to_json().decode())
"""


def _records() -> list[dict[str, object]]:
    cases = [json.loads(file.read_text(encoding="utf-8")) for file in sorted(_CASES.rglob("*.json"))]
    made: list[dict[str, object]] = [{key: case[key] for key in ("answer", "sources", "lang") if key in case} for case in cases if "known_defect" not in case]
    return [{**record, "id": str(place)} for place, record in enumerate(made)]


def _bytes(seed: str) -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": str(Path(citebound.__file__).resolve().parents[1])}
    lines = "\n".join(json.dumps(record) for record in _records()).encode()
    return subprocess.run([sys.executable, "-c", _PROGRAM, *PROFILES], input=lines, env=environment, capture_output=True, check=True).stdout


def test_hash_seeds_change_no_byte() -> None:
    """Two processes with two hash seeds report the same bytes under every profile."""
    one, two = _bytes("0"), _bytes("12345")

    assert one == two
    assert one.count(b"\n") == len(_records()) * len(PROFILES)


@pytest.mark.parametrize("name", PROFILES)
def test_workers_change_no_byte(name: str) -> None:
    """One process and two give the same reports, in the same order."""
    answers = [f"Rent aid pays at most {number} dollars per month [1]. The office is open from 9 to {number} [2]." for number in range(840, 880)]
    records = [Record(f"r-{place}", answer, ()) for place, answer in enumerate(answers)]
    mappings = [{"id": record.id, "answer": record.answer, "sources": list(SOURCE_TEXTS)} for record in records]
    verifier = Verifier(name)

    one = [report.to_json() for report in verifier.verify_many(mappings, workers=1)]
    two = [report.to_json() for report in verifier.verify_many(mappings, workers=2)]

    assert one == two
    assert [json.loads(line)["id"] for line in one] == [record.id for record in records]


@pytest.mark.parametrize("name", PROFILES)
def test_what_came_before_changes_no_byte(name: str) -> None:
    """A verifier keeps nothing of one record that could change the report of another."""
    records = [record for record in _records() if record["id"] != ""][:40]
    verifier = Verifier(name)

    forwards = {str(record["id"]): _report(verifier, record) for record in records}
    backwards = {str(record["id"]): _report(Verifier(name), record) for record in reversed(records)}

    assert forwards == backwards


def _report(verifier: Verifier, record: dict[str, object]) -> bytes:
    return b"".join(report.to_json() for report in verifier.verify_many([record]))
