"""The JSON Schemas of records and reports, written from the values themselves.

`python -m citebound.schemas` writes the files anew; a test compares them with what the values say.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from citebound.adapt.record import PairFields, RecordFields
from citebound.reported import REPORT_SCHEMA, Report


def record_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a record: an answer with its sources, or a pair."""
    shapes, parts = msgspec.json.schema_components((RecordFields, PairFields), ref_template="#/$defs/{name}")
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "citebound record", "anyOf": list(shapes), "$defs": parts}


def report_schema() -> dict[str, Any]:
    """Return the JSON Schema (2020-12) of a report."""
    schema = msgspec.json.schema(Report)
    schema["$defs"]["Report"]["properties"]["schema"] = {"const": REPORT_SCHEMA}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "citebound report", **schema}


def write(folder: Path) -> None:
    """Write both schemas into `folder`."""
    for name, schema in (("record", record_schema()), ("report", report_schema())):
        (folder / f"{name}.schema.json").write_text(json.dumps(schema, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
