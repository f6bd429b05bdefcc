"""What the README promises: its examples run, its commands exist, its tables name what the program has."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
import typer.main

from citebound.adapt.lines import MAX_LINE
from citebound.adapt.record import MAX_ANSWER, MAX_SOURCE_TEXT, MAX_SOURCES
from citebound.catalog import REPORTERS
from citebound.cli.exits import Exit
from citebound.cli.main import app
from citebound.config import Profile, built_in
from citebound.model import ClaimVerdict
from citebound.pipeline import Verifier

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(ROOT / "src")}


def blocks(language: str, page: str = README) -> list[str]:
    """Return the fenced blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)


@cache
def commands() -> frozenset[str]:
    """Return every command by its full name, such as `profile list`."""
    root = typer.main.get_command(app)
    names = set()
    for name, command in root.commands.items():  # type: ignore[attr-defined]
        names |= {f"{name} {inner}" for inner in command.commands} if hasattr(command, "commands") else {name}
    return frozenset(names)


@pytest.mark.parametrize("code", blocks("python"), ids=lambda code: code.splitlines()[0])
def test_each_python_example_runs(code: str) -> None:
    """An example that a reader copies does what its assertions say."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, env={**ENVIRONMENT, "PYTHONIOENCODING": "utf-8"})

    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.skipif(shutil.which("bash") is None, reason="the examples are for a shell")
def test_the_five_minutes_work(tmp_path: Path) -> None:
    """The commands for a reader's own answer run in order in an empty folder; those that check end with status 0 or 1, as the page says."""
    own = "\n".join(block for block in blocks("sh") if "citebound" in block)
    program = f'citebound() {{ "{sys.executable}" -m citebound "$@" || [ $? = 1 ]; }}\nset -e\n{own}'

    done = subprocess.run(["bash", "-c", program], capture_output=True, check=False, cwd=tmp_path, env=ENVIRONMENT)

    assert done.returncode == 0, done.stderr.decode()
    assert "<!doctype html>" in (tmp_path / "report.html").read_text(encoding="utf-8")
    assert len((tmp_path / "reports.jsonl").read_text(encoding="utf-8").splitlines()) == 2
    assert "Data not available" in done.stdout.decode()


def test_the_first_two_commands_are_make_demo_and_make_test() -> None:
    """A newcomer meets the two commands first, and the Makefile has every target that the page names."""
    assert [line.split("#")[0].strip() for line in blocks("sh")[0].splitlines()] == ["make demo", "make test"]
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z]+)", "\n".join(blocks("sh")))) <= targets


def test_the_excerpt_is_what_the_demo_prints(tmp_path: Path) -> None:
    """The excerpt at the top is the report of that answer, letter for letter."""
    (excerpt,) = blocks("text")

    done = subprocess.run([sys.executable, "-m", "citebound", "demo", "--out", str(tmp_path / "d.html")], capture_output=True, check=True, env=ENVIRONMENT)

    assert excerpt in done.stdout.decode()


def test_the_table_of_commands_is_complete() -> None:
    """Every command is in the table, and nothing else is."""
    table = README.partition("## Command line")[2].partition("\n## ")[0]

    assert set(re.findall(r"^\| `citebound ([a-z ]+)` \|", table, re.MULTILINE)) == commands()
    assert {f"`{name}`" for name in REPORTERS.names()} <= set(re.findall(r"`\w+`", table))


def test_the_tables_of_profiles_verdicts_and_exit_codes_are_complete() -> None:
    """Every built-in profile, claim verdict and exit status has its row."""
    rows = set(re.findall(r"^\| `?(\w+)`?", README, re.MULTILINE))

    assert {*built_in(), *ClaimVerdict, *(str(code.value) for code in Exit)} <= rows


def test_the_limits_are_those_of_the_program() -> None:
    """The page states each limit as the program has it."""
    assert all(f"{limit:,}" in README for limit in (MAX_ANSWER, MAX_SOURCE_TEXT, MAX_SOURCES, MAX_LINE))


def test_links_lead_to_files() -> None:
    """Every link of the README and of the documentation leads to a file that is there."""
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        prose = re.sub(r"^```.*?^```$|`[^`\n]*`", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for link in re.findall(r"\]\((?!https?:|#)([^)#]+)", prose):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_values_on_the_way_are_those_of_the_program() -> None:
    """The page on how an answer travels shows each value as it is: its blocks run one after the other."""
    code = "\n".join(blocks("python", (ROOT / "docs" / "how-an-answer-travels.md").read_text(encoding="utf-8")))

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=False, env=ENVIRONMENT)

    assert code.count("assert") >= 10
    assert done.returncode == 0, done.stderr.decode()


def test_the_report_of_the_documentation_is_a_real_one() -> None:
    """The report that is explained field by field is what the program returns for that answer, save the hash."""
    (shown,) = blocks("json", (ROOT / "docs" / "reports.md").read_text(encoding="utf-8"))
    shown_report = json.loads(shown)
    source = {"id": "1", "title": "Payment cap", "text": "Rent Relief pays a maximum of 850 dollars per month toward rent."}

    report = json.loads(Verifier("standard").verify(shown_report["text"], [source], id="a-17").to_json())

    report["instrument"]["config_hash"] = shown_report["instrument"]["config_hash"]
    assert report == shown_report


def test_every_setting_is_on_the_page_of_profiles() -> None:
    """Every key of a profile has its row."""
    page = (ROOT / "docs" / "profiles.md").read_text(encoding="utf-8")

    assert {*Profile.__struct_fields__, "extends"} <= set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
