"""What the command line promises before it starts a process of its own: every call has a status, and every error one line on standard error."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from citebound.cli.main import status

SOURCE = {"id": "1", "text": "Rent Relief pays a maximum of 850 dollars per month."}
GOOD = {"id": "good", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": [SOURCE]}
BAD = {"id": "bad", "answer": "Rent Relief pays 1200 dollars per month [1].", "sources": [SOURCE]}
OPEN = {"id": "open", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": []}
COMMANDS = [command.split() for command in ("", "check", "explain", "schema", "demo", "profile", "profile list", "profile show", "profile validate")]
OOPS = "oops"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the working folder, with a file of records and a profile that names an unknown check."""
    (tmp_path / "records.jsonl").write_text(json.dumps(GOOD) + "\n" + json.dumps(BAD) + "\n", encoding="utf-8")
    (tmp_path / "wrong.toml").write_text('extends = "standard"\nchecks = ["number"]\n', encoding="utf-8")
    (tmp_path / "mine.toml").write_text('extends = "standard"\nnumbers = "exact"\n', encoding="utf-8")
    (tmp_path / "notes").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        ([GOOD], 0),
        ([BAD], 1),
        ([OPEN], 1),
        ([GOOD, BAD], 1),
        ([GOOD, OOPS], 4),
        ([OOPS, BAD, OPEN], 4),
        ([GOOD, GOOD], 4),
        ([OOPS], 4),
        ([], 4),
        (["", ""], 4),
    ],
)
def test_the_status_tells_what_was_measured(folder: Path, lines: list[Any], expected: int, capfd: pytest.CaptureFixture[str]) -> None:
    """0 only when everything passed, 1 when an answer did not, 4 as soon as a record could not be read or there was none."""
    text = "".join((line if isinstance(line, str) else json.dumps(line)) + "\n" for line in lines)
    (folder / "these.jsonl").write_text(text, encoding="utf-8")

    assert status(["check", "these.jsonl", "--format", "jsonl", "--out", "out.jsonl"]) == expected
    assert ("input_error: " in capfd.readouterr().err) is (expected == 4)


@pytest.mark.parametrize(
    ("arguments", "expected", "words"),
    [
        ("check", 2, "--answer"),
        ("check records.jsonl records.jsonl", 2, "one file"),
        ("check records.jsonl --sources notes", 2, "--answer"),
        ("check records.jsonl --profile standrad", 2, "did you mean 'standard'"),
        ("check records.jsonl --profile nowhere.toml", 2, "nowhere.toml"),
        ("check records.jsonl --format htlm", 2, "did you mean 'html'"),
        ("check records.jsonl --action stripp", 2, "did you mean 'strip'"),
        ("check records.jsonl --profile legal --action strip", 2, "legal"),
        ("check records.jsonl --color blue", 2, "blue"),
        ("check records.jsonl --frobnicate", 2, "--frobnicate"),
        ("frobnicate", 2, "frobnicate"),
        ("explain unsuported_number", 2, "did you mean 'unsupported_number'"),
        ("explain qqq", 2, "known: "),
        ("schema reprot", 2, "did you mean 'report'"),
        ("profile show strikt", 2, "did you mean 'strict'"),
        ("profile show nowhere.toml", 2, "nowhere.toml"),
        ("profile validate nowhere.toml", 2, "nowhere.toml"),
        ("profile validate wrong.toml", 4, "did you mean 'numbers'"),
        ("profile show wrong.toml", 4, "did you mean 'numbers'"),
        ("check records.jsonl --profile wrong.toml", 4, "did you mean 'numbers'"),
        ("check nowhere.jsonl", 4, "nowhere.jsonl"),
        ("check notes", 4, "cannot be read"),
        ("check records.jsonl --out no/such/folder.json", 4, "cannot be written"),
        ("check records.jsonl --out notes", 4, "cannot be written"),
        ("check --answer nowhere.md --sources notes", 4, "nowhere.md"),
        ("check --answer records.jsonl --sources nowhere", 4, "nowhere"),
    ],
)
def test_a_wrong_call_writes_no_results(folder: Path, arguments: str, expected: int, words: str, capfd: pytest.CaptureFixture[str]) -> None:
    """A usage error is 2, an error of input or configuration 4; standard error says what is wrong, without a traceback."""
    before = sorted(folder.rglob("*"))

    found = status(arguments.split())

    written = capfd.readouterr()
    assert (found, written.out) == (expected, "")
    assert words in written.err
    assert "Traceback" not in written.err
    assert sorted(folder.rglob("*")) == before


@pytest.mark.parametrize("command", COMMANDS)
def test_help_teaches_the_exit_status(command: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """The help of every command says what its exit status means."""
    assert status([*command, "--help"]) == 0
    assert "exit status" in " ".join(capfd.readouterr().out.lower().split())


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_a_result(command: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """The help that was asked for goes to standard output, and names the command's own options."""
    assert status([*command, "--help"]) == 0

    written = capfd.readouterr()
    assert written.out.startswith("Usage: ")
    assert "--help" in written.out
    assert written.err == ""


@pytest.mark.parametrize("arguments", [[], ["profile"]])
def test_no_command_is_a_usage_error(arguments: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    """A call that asks for nothing shows the help and is no success."""
    assert status(arguments) == 2

    written = capfd.readouterr()
    assert "Usage: " in written.out + written.err


@pytest.mark.parametrize("option", ["--profile", "-p"])
def test_a_profile_can_be_a_file(folder: Path, option: str) -> None:
    """A file that extends a profile is named by its path; the report names the profile."""
    record = {**GOOD, "answer": "Rent Relief pays 850.00 dollars per month [1]."}
    (folder / "one.json").write_text(json.dumps(record, indent=2), encoding="utf-8")

    assert status(["check", "one.json", option, "mine.toml", "-o", "exact.json"]) == 1
    assert status(["check", "one.json", "-o", "standard.json"]) == 0

    report = json.loads((folder / "exact.json").read_text(encoding="utf-8"))
    assert (report["instrument"]["profile"], report["reason"]) == ("mine", "unsupported_number")


@pytest.mark.parametrize(("profile", "action"), [("standard", "flag"), ("strict", "discard"), ("section", "allow"), ("legal", "flag")])
def test_a_profile_is_chosen_by_name(folder: Path, profile: str, action: str) -> None:
    """The report names the profile that measured, and the profile's own action was taken."""
    (folder / "one.jsonl").write_text(json.dumps(BAD), encoding="utf-8")

    status(["check", "one.jsonl", "--profile", profile, "--out", "one.json"])

    report = json.loads((folder / "one.json").read_text(encoding="utf-8"))
    assert (report["instrument"]["profile"], report["action"]) == (profile, action)


@pytest.mark.parametrize("action", ["flag", "strip", "keep", "drop", "discard"])
def test_an_action_changes_no_verdict_and_no_status(folder: Path, action: str) -> None:
    """Whatever is done to the text, verdicts, claims and exit status are the same."""
    statuses = {status(["check", "records.jsonl", "-o", "own.json"]), status(["check", "records.jsonl", "-o", "other.json", "--action", action])}

    own, other = (json.loads((folder / name).read_text(encoding="utf-8")) for name in ("own.json", "other.json"))
    assert statuses == {1}
    for mine, theirs in zip(own, other, strict=True):
        assert [mine[field] for field in ("verdict", "reason", "claims", "counts")] == [theirs[field] for field in ("verdict", "reason", "claims", "counts")]
    assert (other[0]["action"], other[1]["action"]) == ("allow", action)
    assert other[1]["text"] == {"strip": "[Data not available]", "drop": "", "discard": None}.get(action, BAD["answer"])


@pytest.mark.parametrize(
    ("name", "opens"),
    [("x.html", "<!doctype html>"), ("x.JSON", "[\n"), ("x.jsonl", '{"schema":'), ("x.md", "## good"), ("x.txt", "good: PASS"), ("x", "good: PASS")],
)
def test_the_ending_of_the_file_says_the_format(folder: Path, name: str, opens: str, capfd: pytest.CaptureFixture[str]) -> None:
    """`--out` writes the whole file and nothing to standard output."""
    before = {path.name for path in folder.iterdir()}

    assert status(["check", "records.jsonl", "--out", name]) == 1

    assert capfd.readouterr().out == ""
    assert (folder / name).read_text(encoding="utf-8").startswith(opens)
    assert {path.name for path in folder.iterdir()} == before | {name}


def test_a_link_is_followed(folder: Path) -> None:
    """Results that are written to a link stand where it leads."""
    (folder / "real.jsonl").write_text("old", encoding="utf-8")
    (folder / "link.jsonl").symlink_to(folder / "real.jsonl")

    status(["check", "records.jsonl", "--out", "link.jsonl"])

    assert (folder / "link.jsonl").is_symlink()
    assert (folder / "real.jsonl").read_text(encoding="utf-8").startswith('{"schema":')


def test_a_private_file_stays_private(folder: Path) -> None:
    """Results that replace a file may be read by those who could read it."""
    path = folder / "private.jsonl"
    path.write_text("old", encoding="utf-8")
    path.chmod(0o600)

    status(["check", "records.jsonl", "--out", "private.jsonl"])

    assert path.stat().st_mode & 0o777 == 0o600


def test_a_format_wins_over_the_ending(folder: Path) -> None:
    """What is said outright holds."""
    status(["check", "records.jsonl", "--out", "x.html", "--format", "jsonl"])

    assert (folder / "x.html").read_text(encoding="utf-8").startswith('{"schema":')


def test_results_may_replace_the_records(folder: Path) -> None:
    """The file that is read stays whole until the results are."""
    status(["check", "records.jsonl", "-o", "expected.jsonl"])

    status(["check", "records.jsonl", "-o", "records.jsonl"])

    assert (folder / "records.jsonl").read_bytes() == (folder / "expected.jsonl").read_bytes()
