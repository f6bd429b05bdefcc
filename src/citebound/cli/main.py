"""The commands and their help. Results go to standard output, diagnostics and progress to standard error."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, NoReturn, ParamSpec

import typer

from citebound.cli.exits import Exit
from citebound.cli.options import Color
from citebound.errors import CiteboundError, InputError, OutputError
from citebound.version import __version__

_EXITS = "Exit status: 0 everything passed, 1 an answer did not pass, 2 usage, 3 integrity, 4 configuration, input or output, 5 internal error."
_STOPPED = 130
P = ParamSpec("P")

app = typer.Typer(
    name="citebound",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help=f"Check, claim by claim, whether the cited sources of an answer support it.\n\n{_EXITS}",
)
profile_app = typer.Typer(
    no_args_is_help=True, rich_markup_mode=None, help="List, show and validate profiles: what is read, bound, checked and done.", epilog=_EXITS
)
app.add_typer(profile_app, name="profile")


def _told(command: Callable[P, None]) -> Callable[P, None]:
    """Let a command say that its results cannot be written: the library under it would take a reader that has gone for a failed answer."""

    @wraps(command)
    def run(*arguments: P.args, **options: P.kwargs) -> None:
        try:
            try:
                command(*arguments, **options)
            finally:
                if sys.stdout is not None:
                    sys.stdout.flush()
        except OSError as error:
            raise OutputError(f"the results cannot be written: {error.strerror or error}") from error

    return run


ProfileOption = Annotated[str, typer.Option("--profile", "-p", help="A built-in profile (see `citebound profile list`) or a profile file (.toml).")]


@app.command(
    epilog="A record is one JSON object, {id, answer, sources: [{id, text, title?, metadata?}]}; many are JSONL, one a line. "
    "A pair, {id, claim, evidence: [text]}, is checked claim by claim against all of its evidence. `citebound schema record` prints the schema. "
    f"Limits: 4,000,000 characters an answer, 64,000,000 characters of sources a record. {_EXITS}"
)
@_told
def check(
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="FILE|-", help="A file of records, or - for standard input. With --answer: more sources.")
    ] = None,
    profile: ProfileOption = "standard",
    action: Annotated[str | None, typer.Option(help="What to do to the text of an answer that does not pass: flag, strip, keep, drop or discard.")] = None,
    format: Annotated[  # noqa: A002
        str | None, typer.Option("--format", "-f", help="terminal (default), json, jsonl, html or markdown; --out's ending also says it.")
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Write the results to this file.")] = None,
    answer: Annotated[Path | None, typer.Option(help="A plain text or Markdown file with one answer.")] = None,
    sources: Annotated[list[Path] | None, typer.Option(help="A source file, or a folder of them, for --answer; may be repeated.")] = None,
    lang: Annotated[str | None, typer.Option(help="The language of --answer as a BCP 47 tag, such as de or pt-BR.")] = None,
    source_text: Annotated[bool, typer.Option("--source-text/--no-source-text", help="Quote the sources in reports, or name only the places.")] = True,
    color: Annotated[Color, typer.Option(help="Colours in the terminal.")] = Color.AUTO,
) -> None:
    """Check answers and report every claim with its evidence.

    Exit status 0 when every answer passed, 1 when one did not, 4 when a record could not be read; the other records are checked all the same.
    """
    from citebound.cli.check import CheckOptions, run  # noqa: PLC0415  a command imports what it needs, so that --help stays fast
    from citebound.pipeline import Verifier  # noqa: PLC0415

    verifier = Verifier(_profile(profile), action=action, source_text=source_text)
    raise typer.Exit(run(verifier, CheckOptions(tuple(files or ()), answer, tuple(sources or ()), lang, format, out, color)))


def _profile(name: str) -> str | Path:
    return Path(name) if name.endswith(".toml") else name


@app.command(epilog=_EXITS)
@_told
def explain(code: Annotated[str | None, typer.Argument(help="A finding code, such as unsupported_number; without one all are listed.")] = None) -> None:
    """Say what a finding means, what to do about it, and what its check does not find."""
    from citebound.cli.explain import explain as run  # noqa: PLC0415

    typer.echo(run(code))


@app.command(epilog=_EXITS)
@_told
def schema(which: Annotated[str | None, typer.Argument(help="record or report; without it both are printed.")] = None) -> None:
    """Print the JSON Schema of records and of reports."""
    from citebound.cli.schema import schema as run  # noqa: PLC0415

    typer.echo(run(which))


@app.command(epilog=_EXITS)
@_told
def demo(
    out: Annotated[Path, typer.Option("--out", "-o", help="Where to write the HTML report.")] = Path("citebound-demo.html"),
    color: Annotated[Color, typer.Option(help="Colours in the terminal.")] = Color.AUTO,
) -> None:
    """Check the bundled answers, good and bad ones, and write an HTML report of them."""
    from citebound.cli.demo import demo as run  # noqa: PLC0415

    run(out, color)


@profile_app.command("list", epilog=_EXITS)
@_told
def profile_list() -> None:
    """List the built-in profiles."""
    from citebound.config import built_in, load  # noqa: PLC0415

    for name in built_in():
        typer.echo(f"{name:10} {load(name).description}")


@profile_app.command("show", epilog=_EXITS)
@_told
def profile_show(name: Annotated[str, typer.Argument(help="A built-in profile or a profile file.")]) -> None:
    """Print a profile with every setting, as TOML that can be saved, changed and used."""
    from citebound.config import load  # noqa: PLC0415

    typer.echo(load(_profile(name)).to_toml(), nl=False)


@profile_app.command("validate", epilog=_EXITS)
@_told
def profile_validate(file: Annotated[Path, typer.Argument(help="A profile file.")]) -> None:
    """Say whether a profile file can be used, and the hash it would have in reports."""
    from citebound.pipeline import Verifier  # noqa: PLC0415

    verifier = Verifier(file)
    typer.echo(f"{file}: valid; profile '{verifier.profile.name}', {verifier.instrument.config_hash}")


def _version(value: bool) -> None:
    if value:
        typer.echo(f"citebound {__version__}")
        raise typer.Exit


@app.callback()
def _root(version: Annotated[bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")] = False) -> None:
    """Take the options that stand before a command."""


def main(arguments: list[str] | None = None) -> NoReturn:
    """Run the command line and exit with its status."""
    sys.exit(status(arguments))


def status(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit status; every error has one line on standard error."""
    try:
        app(arguments)
    except SystemExit as exit_:
        return exit_.code if isinstance(exit_.code, int) else Exit.PASSED
    except CiteboundError as error:
        if isinstance(error, OutputError):
            # What is left in the buffer would be tried again at the end, with a traceback.
            _silence()
        print(f"{'input_error' if isinstance(error, InputError) else 'citebound'}: {error}", file=sys.stderr)
        return error.exit_code
    except KeyboardInterrupt:
        print("citebound: stopped; nothing may be concluded", file=sys.stderr)
        return _STOPPED
    except Exception:  # noqa: BLE001  a fault of ours must not look like a verdict
        traceback.print_exc()
        print("citebound: internal error; nothing may be concluded", file=sys.stderr)
        return Exit.INTERNAL
    return Exit.PASSED


def _silence() -> None:
    """Lead standard output nowhere."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
