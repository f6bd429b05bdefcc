"""What the small commands promise: explanations, schemas and profiles as text that a person or a program can use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from citebound import __version__
from citebound.catalog import explanations
from citebound.cli.explain import explain
from citebound.cli.main import status
from citebound.config import built_in, load
from citebound.pipeline import Verifier

Output = pytest.CaptureFixture[str]


def printed(capfd: Output, *arguments: str) -> str:
    """Return what a command that succeeds prints."""
    assert status(list(arguments)) == 0
    written = capfd.readouterr()
    assert written.err == ""
    return written.out


@pytest.mark.parametrize("code", sorted(explanations()))
def test_every_finding_can_be_explained(code: str) -> None:
    """The text says what it means and what to do, and, for a check, what it finds and what it does not find."""
    _, explanation, doc = explanations()[code]

    text = explain(code)

    assert text.startswith(code)
    assert explanation.meaning in text
    assert explanation.remedy in text
    assert ("Does not find" in text) is bool(doc)


def test_an_explanation_is_printed(capfd: Output) -> None:
    """`explain CODE` prints it and nothing else."""
    assert printed(capfd, "explain", "unsupported_number") == explain("unsupported_number") + "\n"


def test_all_findings_are_listed(capfd: Output) -> None:
    """Without a code each one has a line, in order."""
    lines = printed(capfd, "explain").splitlines()

    assert [line.split()[0] for line in lines] == sorted(explanations())


def test_the_schemas_are_printed(capfd: Output) -> None:
    """Each is JSON, and without a name both are printed under theirs."""
    both = json.loads(printed(capfd, "schema"))

    assert {name: json.loads(printed(capfd, "schema", name)) for name in ("record", "report")} == both


def test_the_profiles_are_listed(capfd: Output) -> None:
    """Each built-in profile has a line that says what it is."""
    lines = printed(capfd, "profile", "list").splitlines()

    assert [line.split()[0] for line in lines] == list(built_in())
    assert all(load(line.split()[0]).description in line for line in lines)


@pytest.mark.parametrize("name", built_in())
def test_a_profile_that_is_shown_can_be_used(name: str, capfd: Output, tmp_path: Path) -> None:
    """What `show` prints is a valid profile file with the hash of the original."""
    file = tmp_path / "mine.toml"
    file.write_text(printed(capfd, "profile", "show", name), encoding="utf-8")

    said = printed(capfd, "profile", "validate", str(file))

    assert "valid" in said
    assert Verifier(name).instrument.config_hash in said
    assert load(file) == load(name)


def test_the_version_is_printed(capfd: Output) -> None:
    """`--version` says it and exits."""
    assert printed(capfd, "--version") == f"citebound {__version__}\n"
