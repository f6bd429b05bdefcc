"""The tree stays one that a newcomer can read: short files, short functions, names that say something, no notes to oneself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import citebound

SRC = Path(citebound.__file__).parent
ROOT = Path(__file__).resolve().parents[2]
MODULES = sorted(SRC.rglob("*.py"))
TESTS = sorted((ROOT / "tests").rglob("*.py"))

LONGEST_FILE = 400
LONGEST_FUNCTION = 40
NAMES_THAT_SAY_NOTHING = {"utils", "util", "helpers", "helper", "common", "manager", "base", "misc", "shared", "core"}
OUTSIDE = {"socket", "http", "urllib", "random", "time", "datetime", "asyncio", "subprocess", "typer", "requests"}
# The doors of the package, which may know the outside; everything else is the core.
DOORS = {"cli"}


def is_table(tree: ast.Module) -> bool:
    """Tell whether most lines of a module are values bound to a name: a table of data."""
    lines = sum((node.end_lineno or 0) - node.lineno + 1 for node in tree.body if isinstance(node, ast.Assign | ast.AnnAssign))
    whole = sum((node.end_lineno or 0) - node.lineno + 1 for node in tree.body)
    return lines > whole / 2


def name_of(path: Path) -> str:
    """Return the path of a module as it is read."""
    return str(path.relative_to(ROOT)) if path.is_relative_to(ROOT) else str(path)


def test_no_file_is_too_long() -> None:
    """A file is at most 400 lines; tables of data are longer where their subject is."""
    long = []
    for path in [*MODULES, *TESTS]:
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines > LONGEST_FILE and not is_table(ast.parse(text)):
            long.append((name_of(path), lines))

    assert long == []


def test_no_function_is_too_long() -> None:
    """A function of the package is at most 40 lines, its docstring not counted."""
    long = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                doc = node.body[0].end_lineno if ast.get_docstring(node) else None
                lines = (node.end_lineno or 0) - (doc or node.lineno)
                if lines > LONGEST_FUNCTION:
                    long.append((name_of(path), node.name, lines))

    assert long == []


def test_every_name_says_something() -> None:
    """No module or package is called what could be called anything."""
    assert [name_of(path) for path in MODULES if {path.stem, path.parent.name} & NAMES_THAT_SAY_NOTHING] == []


def test_no_note_is_left_behind() -> None:
    """What is to be done stands in the tracker, not in the tree."""
    word = "TO" + "DO|FIX" + "ME|XX" + "X"
    note = re.compile(rf"(?:#|//|/\*|<!--).*\b(?:{word})\b")
    kinds = {".py", ".js", ".css", ".toml", ".md"}

    files = [path for path in [*SRC.rglob("*"), *TESTS] if path.suffix in kinds]

    assert [name_of(path) for path in files if note.search(path.read_text(encoding="utf-8"))] == []


def test_the_core_imports_nothing_from_outside() -> None:
    """No module but those of the command line imports network, chance, clock or a terminal, not even inside a function."""
    found = []
    for path in MODULES:
        if path.relative_to(SRC).parts[0] in DOORS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            found += [(name_of(path), name) for name in names if name.split(".")[0] in OUTSIDE]

    assert found == []


def test_every_file_is_plain_text() -> None:
    """No carriage return, no mark at the start, a line end at the end, and in the package no character that a reader does not see."""
    hidden = re.compile("[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\u00ad]")
    wrong = []
    for path in [*MODULES, *TESTS]:
        text = path.read_bytes().decode("utf-8")
        if "\r" in text or text[:1] == "\ufeff" or (text and not text.endswith("\n")) or (path in MODULES and hidden.search(text)):
            wrong.append(name_of(path))

    assert wrong == []
