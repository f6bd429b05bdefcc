"""What the generated pages promise: they say what the code says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, explanations

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "checks.md").read_text(encoding="utf-8")
SCRIPT = ROOT / "docs" / "generate_checks.py"


def test_the_page_of_checks_is_up_to_date() -> None:
    """The page is what the script writes; after a change of a check run `python docs/generate_checks.py`."""
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}

    done = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, check=False, env=env)

    assert done.returncode == 0, done.stderr.decode() or "docs/checks.md is old: run `python docs/generate_checks.py`"


def test_every_finding_and_every_part_is_on_the_page() -> None:
    """No finding and no part is left out."""
    assert all(f"| `{code}` |" in PAGE for code in explanations())
    assert {*CHECKS.names(), *ESTIMATORS.names(), *GRAMMARS.names()} <= set(re.findall(r"^### (\w+)$", PAGE, re.MULTILINE))


def test_every_part_says_what_it_finds_and_what_not() -> None:
    """A part that is silent about its limits would be believed too much."""
    for section in PAGE.split("\n### ")[1:]:
        assert "*Finds*" in section, section.splitlines()[0]
        assert "*Does not find*" in section, section.splitlines()[0]
