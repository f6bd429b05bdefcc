"""What `citebound check` promises a shell: results on standard output, everything else on standard error, and a status that never lies."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from tests.command import CITEBOUND, Outcome, citebound, environment, jsonl
from tests.distribution import install

SOURCE = {"id": "1", "text": "Rent Relief pays a maximum of 850 dollars per month. Zanzibar pays 4711."}
GOOD = {"id": "good", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": [SOURCE]}
BAD = {"id": "bad", "answer": "Rent Relief pays 1200 dollars per month [1].", "sources": [SOURCE]}
OPEN = {"id": "open", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": []}
FORMATS = ("terminal", "json", "jsonl", "html", "markdown")

Runs = dict[tuple[str, ...], Outcome]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file with an answer that passes, one that fails and one that nothing can be said about."""
    path = tmp_path_factory.mktemp("records") / "records.jsonl"
    path.write_bytes(jsonl(GOOD, BAD, OPEN))
    return path


@pytest.fixture(scope="module")
def runs(records: Path) -> Runs:
    """Return what each format gives with and without source text, two runs at a time."""
    options = [("--format", name, *more) for name in FORMATS for more in ((), ("--no-source-text",))]
    with ThreadPoolExecutor(2) as pool:
        return dict(zip(options, pool.map(lambda option: citebound("check", records, *option), options), strict=True))


# ----------------------------------------------------------------------------------------------------------------- exit status


def test_everything_passed() -> None:
    """A run in which every answer passed exits with 0 and has nothing to say on standard error about a single record."""
    done = citebound("check", "-", "-f", "json", stdin=json.dumps(GOOD, indent=2).encode())

    assert (done.status, done.err) == (0, "")
    assert json.loads(done.out)["id"] == "good"


def test_a_bad_line_harms_no_other_record() -> None:
    """Each unreadable line is one `input_error` with its line and field, all others have their report, and 4 wins over 1."""
    lines = [jsonl(GOOD), b"oops\n", jsonl(GOOD), b'{"id": "x", "answer": 5, "sources": []}\n', b'{"answer": "\xff", "sources": []}\n', jsonl(BAD)]

    done = citebound("check", "-", "--format", "jsonl", stdin=b"".join(lines))

    assert done.status == 4
    assert [(report["id"], report["verdict"]) for report in done.reports] == [("good", "pass"), ("bad", "fail")]
    told = [line for line in done.err.splitlines() if line.startswith("input_error: ")]
    assert [re.findall(r"line (\d)", line)[0] for line in told] == ["2", "3", "4", "5"]
    assert "field 'id'" in told[1]
    assert "field 'answer'" in told[2]
    assert "4 unreadable" in done.err


def test_a_usage_error_is_two(records: Path) -> None:
    """A call that cannot be meant writes no results."""
    done = citebound("check", records, "--profile", "standrad")

    assert (done.status, done.out) == (2, "")
    assert "did you mean 'standard'" in done.err


def test_a_fault_of_the_program_is_no_verdict(records: Path) -> None:
    """When the program itself breaks, the status is 5 and standard error says that nothing may be concluded."""
    breaks = "import citebound.report.jsonl as j; j.JsonlReporter.render = lambda self, checked: 1 / 0; from citebound.cli.main import main; main()"

    done = subprocess.run([sys.executable, "-c", breaks, "check", str(records), "-f", "jsonl"], capture_output=True, env=environment(), check=False)

    assert (done.returncode, done.stdout) == (5, b"")
    assert b"ZeroDivisionError" in done.stderr
    assert b"nothing may be concluded" in done.stderr


def test_a_check_that_crashes_is_no_pass(tmp_path: Path) -> None:
    """Under a profile with a crashing plug-in the claim's verdict is `error`, the others are judged, and the status is 1."""
    site = install(tmp_path / "site")
    profile = tmp_path / "mine.toml"
    profile.write_text('extends = "standard"\nchecks = ["citations", "coverage", "numbers", "crashing"]\n', encoding="utf-8")
    record = {**GOOD, "answer": "Rent Relief pays 850 dollars per month [1]. Rent bang pays 850 dollars per month [1]."}
    env = {"PYTHONPATH": str(site)}

    done = citebound("check", "-", "-f", "jsonl", "-p", profile, stdin=jsonl(record), env=env)

    assert done.status == 1
    assert [claim["verdict"] for claim in done.reports[0]["claims"]] == ["supported", "error"]


def test_interrupting_leaves_no_result(tmp_path: Path) -> None:
    """Ctrl-C while records are read ends with a status that is no verdict, and leaves no file."""
    out = tmp_path / "out.jsonl"
    with subprocess.Popen([*CITEBOUND, "check", "-", "-o", str(out)], stdin=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdin is not None
        process.stdin.write(jsonl(GOOD))
        process.stdin.flush()
        while not any(tmp_path.iterdir()):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        status = process.wait()

    assert status not in (0, 1)
    assert list(tmp_path.iterdir()) == []


def test_a_run_that_breaks_leaves_the_old_file(records: Path, tmp_path: Path) -> None:
    """A file of results is replaced when the new one is whole, and a partial one is never left behind."""
    out = tmp_path / "x.jsonl"
    out.write_text("old", encoding="utf-8")
    breaks = "import citebound.pipeline as p; p.build = lambda *a, **k: 1 / 0; from citebound.cli.main import main; main()"

    done = subprocess.run([sys.executable, "-c", breaks, "check", str(records), "-o", str(out)], capture_output=True, env=environment(), check=False)

    assert done.returncode == 5
    assert [(path.name, path.read_text(encoding="utf-8")) for path in tmp_path.iterdir()] == [("x.jsonl", "old")]


# --------------------------------------------------------------------------------------------------------------------- results


def test_reports_are_lines_in_the_order_of_the_records(records: Path, runs: Runs) -> None:
    """JSON Lines are one report a line; a file and standard input give the same bytes."""
    first = runs["--format", "jsonl"]

    assert [(report["id"], report["verdict"]) for report in first.reports] == [("good", "pass"), ("bad", "fail"), ("open", "unverifiable")]
    assert citebound("check", "-f", "jsonl", "-", stdin=records.read_bytes()).out == first.out


@pytest.mark.parametrize("name", FORMATS)
def test_results_and_diagnostics_are_apart(runs: Runs, name: str) -> None:
    """Standard output holds the results alone and standard error the summary of many records, in every format."""
    done = runs["--format", name]

    assert done.status == 1
    assert [word for word in ("good", "bad", "open", "1200") if word not in done.out] == []
    assert "3 records" not in done.out
    assert done.err.splitlines()[0] == "3 records: 1 passed, 1 failed, 1 unverifiable"
    assert "unsupported_number" in done.err


def test_the_terminal_is_the_default_format(records: Path, runs: Runs) -> None:
    """Without a format, a person is meant; the text points at what is wrong and quotes what the source says."""
    done = citebound("check", records)

    assert done.out == runs["--format", "terminal"].out
    assert "^^^^" in done.out
    assert "the source says 850" in done.out


@pytest.mark.parametrize("name", FORMATS)
def test_source_text_can_be_left_out(runs: Runs, name: str) -> None:
    """With `--no-source-text` no word of a source stands anywhere, in no format; the verdicts are the same."""
    done = runs["--format", name, "--no-source-text"]

    assert done.status == 1
    assert not [word for word in ("Zanzibar", "4711", "maximum") if word in done.out + done.err]
    assert done.err == runs["--format", name].err
    assert "Zanzibar" in runs["--format", "html"].out


def test_plain_files_are_one_record(tmp_path: Path) -> None:
    """`--answer` with `--sources` checks a file against files and folders, by name and by number; more sources may follow as arguments."""
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "rent.md").write_text("Die Miete beträgt 1.250 Euro.", encoding="utf-8")
    (tmp_path / "fee.txt").write_text("Die Gebühr beträgt 20 Euro.", encoding="utf-8")
    (tmp_path / "reply.md").write_text("Die Miete beträgt 1250 Euro [rent]. Die Gebühr beträgt 20 Euro [1].", encoding="utf-8")

    done = citebound("check", "--answer", "reply.md", "--sources", "notes", "fee.txt", "--lang", "de", "-f", "jsonl", cwd=tmp_path)

    assert (done.status, done.err) == (0, "")
    (report,) = done.reports
    assert report["id"] == "reply"
    assert [citation["source_id"] for claim in report["claims"] for citation in claim["citations"]] == ["rent", "fee"]


# --------------------------------------------------------------------------------------------------------- the world around it


def test_results_are_utf8_in_any_locale() -> None:
    """Under `LC_ALL=C` and in another encoding of the terminal the bytes are the same, errors included."""
    record = {"id": "ü-租", "answer": "Liều là 7,5 mg [1]. يدفع ٨٥٠ [1].", "sources": ["Liều là 75 mg. \U0001f600"]}
    worlds: tuple[dict[str, str], ...] = ({}, {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "latin-1:strict"})

    expected, *others = (citebound("check", "-", stdin=jsonl(record), env=env) for env in worlds)

    assert "ü-租" in expected.out
    assert [(other.status, other.out) for other in others] == [(1, expected.out)] * len(others)


def test_a_color_is_asked_for() -> None:
    """A pipe gets no escape sequence unless it is asked for outright."""
    plain, always = (citebound("check", "-", *options, stdin=jsonl(BAD)).out for options in ((), ("--color", "always")))

    assert "\x1b" not in plain
    assert "\x1b[" in always


@pytest.mark.parametrize(
    ("env", "options", "colored"), [({}, [], True), ({"NO_COLOR": "1"}, [], False), ({}, ["--color", "never"], False)], ids=["plain", "NO_COLOR", "never"]
)
def test_a_terminal_gets_color(env: dict[str, str], options: list[str], colored: bool) -> None:
    """On a terminal results have colour, but not under `NO_COLOR` and not when none is asked for."""
    pty = pytest.importorskip("pty", reason="this system has no pseudo terminals")
    ours, theirs = pty.openpty()
    command = [*CITEBOUND, "check", "-", *options]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=theirs, stderr=subprocess.PIPE, env=environment(env)) as process:
        os.close(theirs)
        process.communicate(jsonl(GOOD))
    written = b""
    try:
        while piece := os.read(ours, 4096):
            written += piece
    except OSError:  # how Linux says that the other end is closed
        pass
    os.close(ours)

    assert b"PASS" in written
    assert (b"\x1b[" in written) is colored


@pytest.mark.parametrize("command", [["check", "{file}", "-f", "jsonl"], ["explain"]], ids=["check", "explain"])
def test_a_reader_that_stops_is_no_verdict(tmp_path: Path, command: list[str]) -> None:
    """Where a reader has gone, as after `| head -1`, the status is neither a pass nor a failed answer, and there is no traceback."""
    file = tmp_path / "many.jsonl"
    file.write_bytes(b"".join(jsonl({**GOOD, "id": str(number)}) for number in range(500)))
    arguments = [part.format(file=file) for part in command]
    with subprocess.Popen([*CITEBOUND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment()) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        said = process.stderr.read()
        status = process.wait()

    assert b"Traceback" not in said
    assert status not in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("out", [[], ["--out", "/dev/full"]], ids=["standard output", "out"])
def test_a_full_disk_is_an_error_of_the_environment(records: Path, out: list[str]) -> None:
    """Results that cannot be written are status 4 with one line, for the program is not at fault."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*CITEBOUND, "check", str(records), "-f", "jsonl", *out], stdout=full, stderr=subprocess.PIPE, env=environment(), check=False)

    assert done.returncode == 4
    assert b"Traceback" not in done.stderr
