# ruff: noqa: INP001  a script, no package
"""Write docs/checks.md from the code: what each part finds, what it does not find, and every finding with its meaning and remedy.

`python docs/generate_checks.py` writes the page, `python docs/generate_checks.py --check` says whether it is up to date.
"""

from __future__ import annotations

import argparse
import inspect
import json
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, PATH_CODES
from citebound.config import Profile, built_in, load
from citebound.ports import Explanation

PAGE = Path(__file__).with_name("checks.md")
CASES = Path(__file__).resolve().parents[1] / "tests" / "cases"
HEAD = """\
# Checks and findings

Written by `docs/generate_checks.py` from the code; do not edit it by hand.

A *check* compares a claim with the sources that it cites and yields findings; an *estimator* judges what no hard finding stops; a *grammar* reads one way of
citing. `citebound explain CODE` prints the same for one finding.
"""


def page() -> str:
    """Return the whole page."""
    profiles = [load(name) for name in built_in()]
    lines = [HEAD, "## All findings", "", "| code | from | meaning |", "|---|---|---|", *_all_findings(), ""]
    lines += ["## Checks", ""]
    for name in CHECKS.names():
        lines += _part(CHECKS.make(name), [_as_run(profile, name) for profile in profiles if name in profile.checks], "check")
    lines += ["## Estimators", ""]
    for name in ESTIMATORS.names():
        lines += _part(ESTIMATORS.make(name), [_code(profile.name) for profile in profiles if profile.estimator == name], "estimator")
    lines += ["## Reasons that the path itself gives", "", *_findings(PATH_CODES), "", "## Grammars", ""]
    for name in GRAMMARS.names():
        lines += _part(GRAMMARS.make(name), [_code(profile.name) for profile in profiles if name in profile.grammars], "grammar")
    return "\n".join(lines).rstrip() + "\n"


def _all_findings() -> Iterator[str]:
    rows: dict[str, tuple[list[str], Explanation]] = {code: (["the path"], explanation) for code, explanation in PATH_CODES.items()}
    parts: list[Any] = [*map(CHECKS.make, CHECKS.names()), *map(ESTIMATORS.make, ESTIMATORS.names())]
    for part in parts:
        for code, explanation in part.codes.items():
            rows.setdefault(code, ([], explanation))[0].append(f"[{part.name}](#{part.name})")
    for code, (names, explanation) in sorted(rows.items()):
        yield f"| `{code}` | {', '.join(names)} | {_cell(explanation.meaning)} |"


def _as_run(profile: Profile, check: str) -> str:
    return f"{_code(profile.name)} (advisory)" if check in profile.advisory else _code(profile.name)


def _part(part: Any, run_by: list[str], kind: str) -> list[str]:  # noqa: ANN401  parts of three kinds, told apart by their table
    lines = [f"### {part.name}", "", inspect.cleandoc(type(part).__doc__ or "").replace("\\\\", "\\"), ""]
    lines += [f"In the profiles: {', '.join(run_by)}." if run_by else "In no built-in profile.", ""]
    if getattr(part, "codes", None):
        lines += [*_findings(part.codes), ""]
    cases = list(_cases(kind, part.name))
    if cases:
        lines += ["Cases:", "", *cases, ""]
    return lines


def _findings(codes: dict[str, Explanation]) -> Iterable[str]:
    yield from ("| finding | meaning | what to do |", "|---|---|---|")
    for code, explanation in codes.items():
        yield f"| `{code}` | {_cell(explanation.meaning)} | {_cell(explanation.remedy)} |"


def _cases(kind: str, name: str) -> Iterator[str]:
    """Yield a line for each case file of a part that says why it is there."""
    for path in sorted((CASES / kind / name).glob("*.json")):
        why = json.loads(path.read_text(encoding="utf-8")).get("why")
        if why:
            yield f"- `{path.stem}`: {_cell(why)}"


def _code(text: str) -> str:
    return f"`{text}`"


def _cell(text: str) -> str:
    # A bar would end the cell of the table.
    return re.sub(r"\s+", " ", text).replace("|", "\\|")


def main() -> int:
    """Write the page, or say whether it is up to date."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--check", action="store_true", help="write nothing; end with status 1 when the page is not up to date")
    wanted = page()
    if options.parse_args().check:
        return int(not PAGE.exists() or PAGE.read_text(encoding="utf-8") != wanted)
    PAGE.write_text(wanted, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
