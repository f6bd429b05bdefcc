"""`citebound check`: records in, reports out."""

from __future__ import annotations

import os
import shutil
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO, NamedTuple, TextIO

import msgspec

from citebound.adapt.lines import read_records
from citebound.adapt.plain_files import read_plain
from citebound.catalog import REPORTERS
from citebound.cli.exits import Exit, worst
from citebound.cli.options import Color
from citebound.errors import InputError, OutputError, UsageError, unknown
from citebound.model import AnswerVerdict, Record
from citebound.pipeline import Verifier
from citebound.ports import Reporter
from citebound.report.terminal import TerminalReporter
from citebound.reported import Checked

_BY_ENDING = {".html": "html", ".htm": "html", ".json": "json", ".jsonl": "jsonl", ".md": "markdown", ".txt": "terminal"}
_PROGRESS_EVERY = 500


class CheckOptions(NamedTuple):
    """The options of one run, as given."""

    files: tuple[Path, ...]
    answer: Path | None
    sources: tuple[Path, ...]
    lang: str | None
    format: str | None
    out: Path | None
    color: Color


class Tally:
    """What a run has seen, for its summary and its exit code."""

    def __init__(self) -> None:
        self.verdicts: Counter[AnswerVerdict] = Counter()
        self.reasons: Counter[str] = Counter()
        self.unreadable = 0

    def add(self, verdict: AnswerVerdict, reason: str | None) -> None:
        """Count one report."""
        self.verdicts[verdict] += 1
        if verdict is not AnswerVerdict.PASS and reason:
            self.reasons[reason] += 1
        seen = self.verdicts.total()
        if seen % _PROGRESS_EVERY == 0 and sys.stderr.isatty():
            print(f"\r{seen:,} records checked", end="", file=sys.stderr, flush=True)

    def refuse(self, error: InputError) -> None:
        """Count and print a record that cannot be read."""
        self.unreadable += 1
        print(f"input_error: {error}", file=sys.stderr)

    def exit(self) -> Exit:
        """Return the exit code of the run."""
        codes = [Exit.INPUT] if self.unreadable else []
        if self.verdicts.total() > self.verdicts[AnswerVerdict.PASS]:
            codes.append(Exit.FAILED)
        if not self.verdicts and not self.unreadable:
            # A run that measured nothing must not look like one in which everything passed.
            print("input_error: no record was found", file=sys.stderr)
            codes.append(Exit.INPUT)
        return worst(codes)

    def summary(self) -> str:
        """Return the summary of a run over many records."""
        total = self.verdicts.total()
        words = {
            AnswerVerdict.PASS: "passed",
            AnswerVerdict.FAIL: "failed",
            AnswerVerdict.UNVERIFIABLE: "unverifiable",
            AnswerVerdict.ERROR: "not judged (error)",
        }
        parts = [f"{self.verdicts[verdict]:,} {word}" for verdict, word in words.items() if self.verdicts[verdict]]
        parts += [f"{self.unreadable:,} unreadable"] if self.unreadable else []
        lines = [f"{total + self.unreadable:,} records: {', '.join(parts)}"]
        lines += [f"  {count:>6,}  {reason}" for reason, count in sorted(self.reasons.items(), key=lambda item: (-item[1], item[0]))]
        return "\n".join(lines)


def run(verifier: Verifier, options: CheckOptions) -> Exit:
    """Check all records that `options` name, write the reports, and return the exit code.

    Raises:
        UsageError: the options do not go together.
        InputError: the file itself cannot be read.
    """
    reporter = _reporter(options)
    tally = Tally()
    with ExitStack() as stack:
        records = _records(options, tally, stack)
        out = stack.enter_context(_output(options.out))
        for piece in reporter.render(_checked(verifier, records, tally)):
            out.write(piece)
    if tally.verdicts.total() + tally.unreadable > 1:
        print(("\r" if sys.stderr.isatty() else "") + tally.summary(), file=sys.stderr)
    return tally.exit()


def _checked(verifier: Verifier, records: Iterable[Record], tally: Tally) -> Iterator[Checked]:
    for record in records:
        report = verifier.verify_record(record)
        tally.add(report.verdict, report.reason)
        shown = record
        if not verifier.source_text:
            # Metadata goes too: many retrievers keep the whole text in it.
            shown = msgspec.structs.replace(record, sources=tuple(msgspec.structs.replace(source, text="", metadata=()) for source in record.sources))
        yield Checked(shown, report)


def _records(options: CheckOptions, tally: Tally, stack: ExitStack) -> Iterable[Record]:
    if options.answer is not None:
        return [read_plain(options.answer, (*options.sources, *options.files), lang=options.lang)]
    if options.lang:
        raise UsageError("--lang goes with --answer; a record of a file has its own `lang`")
    if options.sources:
        raise UsageError("--sources goes with --answer; a record file holds its own sources")
    if len(options.files) != 1:
        raise UsageError("name one file of records, or - for standard input; or use --answer FILE --sources FILE-OR-FOLDER")
    return read_records(stack.enter_context(_input(options.files[0])), tally.refuse)


@contextmanager
def _input(path: Path) -> Iterator[BinaryIO]:
    if str(path) == "-":
        if sys.stdin is None:
            raise InputError("standard input is closed")
        yield sys.stdin.buffer
        return
    try:
        stream = path.open("rb")
    except OSError as error:
        raise InputError(f"'{path}' cannot be read: {error.strerror}") from error
    with stream:
        yield stream


@contextmanager
def _output(path: Path | None) -> Iterator[TextIO]:
    """Give the stream that results go to. A file appears under its name only when it is whole."""
    if path is None:
        if sys.stdout is None:
            raise OutputError("the results cannot be written: standard output is closed")
        # Results are UTF-8 with plain line ends on every machine, whatever its locale.
        sys.stdout.reconfigure(encoding="utf-8", newline="\n")  # type: ignore[union-attr]
        yield sys.stdout
        return
    if not path.name:
        raise UsageError(f"--out names no file: '{path}'")
    path = path.resolve()  # a link stays, and the file it leads to is replaced
    whole = not path.exists() or path.is_file()
    written = path.with_name(f".{path.name}.{os.getpid()}.partial") if whole else path
    done = False
    # The file is made inside the block that removes it: whatever ends the run, no part of the results stays behind.
    try:
        with _opened(written, path) as stream:
            yield stream
        done = True
    finally:
        if whole and not done:
            written.unlink(missing_ok=True)
    if whole:
        if path.exists():
            shutil.copymode(path, written)  # a private file stays private
        written.replace(path)


def _opened(written: Path, path: Path) -> TextIO:
    try:
        return written.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise OutputError(f"'{path}' cannot be written: {error.strerror}") from error


def _reporter(options: CheckOptions) -> Reporter:
    name = options.format or (_BY_ENDING.get(options.out.suffix.lower()) if options.out else None) or "terminal"
    if not REPORTERS.knows(name):
        raise UsageError(unknown("format", name, REPORTERS.names()))
    if name != "terminal":
        return REPORTERS.make(name)
    color = options.color is Color.ALWAYS or (
        options.color is Color.AUTO and options.out is None and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    )
    width = os.get_terminal_size().columns if options.out is None and sys.stdout.isatty() else 100
    return TerminalReporter(color=color, width=max(40, min(width, 140)))
