"""The shipped JSON Schemas say what the values say, and what the program reads and writes keeps to them."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from citebound.adapt.record import from_value
from citebound.errors import InputError
from citebound.model import AnswerVerdict, ClaimVerdict
from citebound.pipeline import Verifier
from citebound.schemas import record_schema, report_schema, write

FOLDER = files("citebound") / "schemas"
RENT = "Rent Relief pays a maximum of 850 dollars per month."
RECORDS: list[dict[str, Any]] = [
    {"id": "a", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": [RENT]},
    {"id": 5, "answer": "Rent Relief pays 1200 dollars per month [1].", "sources": [{"id": 1, "title": None, "text": RENT, "metadata": {"a": 1}}]},
    {"answer": "Rent [9]. Fees are 20 [1-]. More [3-1]. Hello! Why?", "sources": [{"text": RENT, "uri": "x"}, "b"], "question": "q", "lang": "en", "extra": 1},
    {"answer": "Rent Relief pays 850 dollars per month [2].", "sources": [RENT, "Other."]},
    {"answer": "Law [Labour Law, Article 30]. Law [Labour Law, Article 31].", "sources": [{"id": "Labour Law, Article 30", "text": "Law."}]},
    {"answer": "", "sources": []},
    {"answer": "I could not find this in the documents.", "sources": ["a"]},
    {"answer": "Rent is 850 [1].", "sources": [{"id": "1", "text": "a"}, {"id": "1", "text": "b"}]},
    {"claim": "Rent Relief pays 900 dollars.", "evidence": [RENT]},
]
BAD: list[Any] = [
    {"answer": "x"},
    {"sources": []},
    {"answer": 5, "sources": []},
    {"answer": None, "sources": []},
    {"answer": "x", "sources": "text"},
    {"answer": "x", "sources": {"1": "text"}},
    {"answer": "x", "sources": [5]},
    {"answer": "x", "sources": [{"id": "1"}]},
    {"answer": "x", "sources": [{"text": "a", "id": 1.5}]},
    {"answer": "x", "sources": [{"text": "a", "id": True}]},
    {"answer": "x", "sources": [{"text": "a", "metadata": []}]},
    {"id": ["a"], "answer": "x", "sources": []},
    {"answer": "x", "sources": [], "lang": 5},
    {"claim": "x"},
    {"claim": "x", "evidence": "text"},
    [],
    "text",
    None,
]


def shipped(name: str) -> Any:  # noqa: ANN401
    """Return a schema as it is in the package."""
    return json.loads((FOLDER / f"{name}.schema.json").read_text(encoding="utf-8"))


def validator(name: str) -> Any:  # noqa: ANN401
    """Return what validates against a shipped schema."""
    return jsonschema.Draft202012Validator(shipped(name))


@pytest.mark.parametrize(("name", "schema"), [("record", record_schema()), ("report", report_schema())])
def test_the_shipped_schema_is_what_the_values_say(name: str, schema: dict[str, Any]) -> None:
    """A change of the values without `make schemas` is found here."""
    assert shipped(name) == schema


def test_writing_the_schemas_gives_the_shipped_files(tmp_path: Path) -> None:
    """`make schemas` changes no byte when nothing changed."""
    write(tmp_path)

    assert {path.name: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == {
        f"{name}.schema.json": (FOLDER / f"{name}.schema.json").read_text(encoding="utf-8") for name in ("record", "report")
    }


@pytest.mark.parametrize("name", ["record", "report"])
def test_a_schema_is_a_schema(name: str) -> None:
    """Each keeps to the draft that it names, and describes every value in it."""
    schema = shipped(name)

    jsonschema.Draft202012Validator.check_schema(schema)
    assert "2020-12" in schema["$schema"]
    assert schema["title"]
    assert all(part.get("description") for part in schema["$defs"].values())


@pytest.mark.parametrize("profile", ["standard", "strict", "legal", "section"])
@pytest.mark.parametrize("source_text", [True, False])
def test_every_report_keeps_to_the_schema(profile: str, source_text: bool) -> None:
    """Whatever the verdict, profile and action, the report is valid."""
    check = validator("report")
    for action in ("flag", "keep") if profile == "legal" else ("flag", "strip", "discard"):
        for report in Verifier(profile, action=action, source_text=source_text).verify_many(RECORDS):
            check.validate(json.loads(report.to_json()))


def test_the_verdicts_of_the_schema_are_those_of_the_model() -> None:
    """A reader of the schema knows every verdict there can be."""
    parts = shipped("report")["$defs"]

    assert set(parts["ClaimVerdict"]["enum"]) == set(ClaimVerdict)
    assert set(parts["AnswerVerdict"]["enum"]) == set(AnswerVerdict)
    assert set(ClaimVerdict) <= set(parts["Counts"]["properties"])


@pytest.mark.parametrize("change", [{"schema": "citebound.report/2"}, {"verdict": "maybe"}, {"claims": None}, {"counts": {}}, {"text": 5}])
def test_what_is_no_report_is_refused(change: dict[str, Any]) -> None:
    """A wrong value anywhere is found, as is every missing field."""
    (report,) = Verifier().verify_many(RECORDS[:1])
    good = json.loads(report.to_json())
    check = validator("report")

    assert not check.is_valid({**good, **change})
    for field in good:
        assert not check.is_valid({key: value for key, value in good.items() if key != field})


@pytest.mark.parametrize("record", RECORDS)
def test_what_the_schema_allows_is_read(record: dict[str, Any]) -> None:
    """Good records are valid, and the program reads them."""
    validator("record").validate(record)

    from_value(record, 1)


@pytest.mark.parametrize("record", BAD)
def test_what_the_schema_forbids_is_refused(record: object) -> None:
    """Bad records are invalid, and the program refuses them."""
    assert not validator("record").is_valid(record)
    with pytest.raises(InputError):
        from_value(record, 1)
