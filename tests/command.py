"""Run the command line as a user does: in a process of its own, with nothing but files, pipes and an exit status between."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import citebound as package

CITEBOUND = (sys.executable, "-m", "citebound")
# Where the package under test lies, so that a command finds the same one from any folder.
_SRC = str(Path(package.__file__).resolve().parents[1])


class Outcome(NamedTuple):
    """What a command left behind."""

    status: int
    out: str
    err: str

    @property
    def reports(self) -> list[dict[str, Any]]:
        """The reports that it wrote as JSON Lines."""
        return [json.loads(line) for line in self.out.splitlines()]


def environment(changes: Mapping[str, str] | None = None) -> dict[str, str]:
    """Return the environment of a command: that of the tests, without what would colour or encode its output, and with `changes`.

    What `changes` puts on `PYTHONPATH` stands beside the package.
    """
    silent = ("NO_COLOR", "FORCE_COLOR", "PYTHONIOENCODING", "PYTHONUTF8", "LC_ALL", "LANG", "COLUMNS")
    changed = dict(changes or {})
    path = os.pathsep.join(part for part in (_SRC, changed.pop("PYTHONPATH", "")) if part)
    return {**{key: value for key, value in os.environ.items() if key not in silent}, **changed, "PYTHONPATH": path}


def citebound(*arguments: str | Path, stdin: bytes = b"", env: Mapping[str, str] | None = None, cwd: Path | None = None) -> Outcome:
    """Run `citebound` and return what it left behind; results are read as UTF-8, which they must be."""
    done = subprocess.run([*CITEBOUND, *map(str, arguments)], input=stdin, capture_output=True, env=environment(env), cwd=cwd, check=False)
    return Outcome(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))


def jsonl(*records: Mapping[str, Any]) -> bytes:
    """Return records as JSON Lines."""
    return b"".join(json.dumps(record, ensure_ascii=False).encode() + b"\n" for record in records)
