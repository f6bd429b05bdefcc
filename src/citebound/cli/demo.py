"""`citebound demo`: the bundled answers, good and bad ones, checked as `citebound check` would, and one HTML report of all of them.

The outcome of every answer is written down beside it. A demo that shows anything else than it says is a fault of ours, never a result.
"""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import msgspec

from citebound.adapt.record import from_json
from citebound.cli.options import Color
from citebound.errors import InternalError, OutputError
from citebound.model import AnswerVerdict, Record
from citebound.pipeline import Verifier
from citebound.report.html import HtmlReporter
from citebound.report.terminal import TerminalReporter
from citebound.reported import Checked

_FOLDER = files("citebound") / "demo"
_WIDTH = 100
_NEXT = (
    ("explain unsupported_number", "what a finding means, and what its check does not find"),
    ("profile show strict > mine.toml", "a profile to change, and to use with --profile mine.toml"),
    ("check --answer answer.md --sources notes/", "an answer of your own against your own sources"),
)


class DemoAnswer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one bundled answer must get; `planted` says what is wrong with it."""

    id: str
    verdict: AnswerVerdict
    reason: str | None = None
    planted: str | None = None


class DemoFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of bundled answers, the profile they are checked with, and what a reader should look at."""

    file: str
    profile: str
    title: str
    look: str
    answers: tuple[DemoAnswer, ...]

    def records(self) -> Iterator[tuple[Record, DemoAnswer]]:
        """Yield each record with what it must get.

        Raises:
            InternalError: the file and the list of its answers differ.
        """
        lines = (_FOLDER / self.file).read_bytes().splitlines()
        records = [from_json(line, number) for number, line in enumerate(lines, 1)]
        if [record.id for record in records] != [answer.id for answer in self.answers]:
            raise InternalError(f"the demo file '{self.file}' does not hold the answers that demo.toml lists")
        yield from zip(records, self.answers, strict=True)


def demo_files() -> tuple[DemoFile, ...]:
    """Return the bundled files in the order of the demo."""
    listed = tomllib.loads((_FOLDER / "demo.toml").read_text(encoding="utf-8"))["files"]
    return msgspec.convert(listed, tuple[DemoFile, ...])


def demo(out: Path, color: Color) -> None:
    """Check every bundled answer, print each report, and write one HTML report of all to `out`.

    Raises:
        OutputError: `out` cannot be written.
        InternalError: an answer did not get what is written down for it.
    """
    reporter = _reporter(color)
    checked: list[Checked] = []
    wrong: list[str] = []
    for file in demo_files():
        verifier = Verifier(file.profile)
        print(f"{'=' * len(file.title)}\n{file.title}\n{'=' * len(file.title)}\n{file.look}\n")
        for record, answer in file.records():
            item = Checked(record, verifier.verify_record(record))
            checked.append(item)
            print(f"planted: {answer.planted or 'nothing, a good answer'}")
            print("".join(reporter.render([item])))
            if (item.report.verdict, item.report.reason) != (answer.verdict, answer.reason):
                wrong.append(f"{record.id}: {item.report.verdict} ({item.report.reason}), not {answer.verdict} ({answer.reason})")
    _write(out, checked)
    if wrong:
        raise InternalError(f"the demo shows something else than it says: {'; '.join(wrong)}")
    print(_closing(out, checked))


def _reporter(color: Color) -> TerminalReporter:
    # Answers of the demo hold letters of many scripts: they are UTF-8 whatever the locale says.
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    terminal = sys.stdout.isatty()
    paint = color is Color.ALWAYS or (color is Color.AUTO and terminal and "NO_COLOR" not in os.environ)
    width = os.get_terminal_size().columns if terminal else _WIDTH
    return TerminalReporter(color=paint, width=max(40, min(width, 140)))


def _write(out: Path, checked: list[Checked]) -> None:
    try:
        out.write_text("".join(HtmlReporter().render(checked)), encoding="utf-8", newline="\n")
    except OSError as error:
        raise OutputError(f"'{out}' cannot be written: {error.strerror}") from error


def _closing(out: Path, checked: list[Checked]) -> str:
    passed = sum(item.report.passed for item in checked)
    held = sum(item.report.verdict is AnswerVerdict.UNVERIFIABLE for item in checked)
    failed = len(checked) - passed - held
    return "\n".join(
        (
            f"{len(checked)} answers, each as planted: {passed} passed, {failed} failed, {held} unverifiable.",
            f"The HTML report with every answer beside its sources: {out.resolve()}",
            "",
            "Next:",
            *(f"  {_command()} {arguments:44} {what}" for arguments, what in _NEXT),
        )
    )


def _command() -> str:
    """Return how to call this program here: after `make demo` it is on no search path."""
    if shutil.which("citebound"):
        return "citebound"
    return sys.argv[0] if Path(sys.argv[0]).stem == "citebound" else "python -m citebound"
