"""`citebound schema`: the JSON Schemas as shipped."""

from __future__ import annotations

import json
from importlib.resources import files

from citebound.errors import UsageError, unknown

_NAMES = ("record", "report")


def schema(which: str | None) -> str:
    """Return one schema, or an object with both.

    Raises:
        UsageError: there is no such schema.
    """
    if which is not None and which not in _NAMES:
        raise UsageError(unknown("schema", which, _NAMES))
    folder = files("citebound") / "schemas"
    found = {name: json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8")) for name in _NAMES}
    return json.dumps(found if which is None else found[which], indent=2, ensure_ascii=False)
