"""Every public part says what it is for, and every check what it finds and what it does not find."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import citebound
from citebound.catalog import CHECKS, ESTIMATORS, GRAMMARS, POLICIES, REPORTERS, explanations
from citebound.registry import Registry

SRC = Path(citebound.__file__).parent
MODULES = sorted(SRC.rglob("*.py"))
Documented = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def undocumented(node: Documented, name: str) -> Iterator[str]:
    """Yield the public parts of a module, class or function that have no docstring; what an underscore or a function hides is private."""
    if not ast.get_docstring(node):
        yield name
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        return
    for part in node.body:
        if isinstance(part, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and not part.name.startswith("_"):
            yield from undocumented(part, f"{name}.{part.name}")


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_every_public_part_says_what_it_is_for(path: Path) -> None:
    """Module, class, method and function have a docstring."""
    assert list(undocumented(ast.parse(path.read_text(encoding="utf-8")), path.stem)) == []


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SRC)))
def test_a_docstring_begins_with_a_sentence(path: Path) -> None:
    """Its first line is whole, and ends as a sentence does."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)]

    firsts = [doc.splitlines()[0] for node in nodes if (doc := ast.get_docstring(node))]

    assert [first for first in firsts if not first.endswith((".", "?", "!"))] == []


@pytest.mark.parametrize(
    ("registry", "name"),
    [pytest.param(registry, name, id=f"{registry.kind}-{name}") for registry in (CHECKS, ESTIMATORS) for name in registry.names()],
)
def test_a_check_says_what_it_does_not_find(registry: Registry[Any], name: str) -> None:
    """Its docstring has a paragraph *Finds* and a paragraph *Does not find*, both of them with something in it."""
    doc = inspect.cleandoc(type(registry.make(name)).__doc__ or "")

    paragraphs = [" ".join(paragraph.split()) for paragraph in doc.split("\n\n")]

    for title in ("*Finds* ", "*Does not find* "):
        (found,) = [paragraph for paragraph in paragraphs if paragraph.startswith(title)]
        assert len(found) > len(title) + 10
        assert found.endswith(".")


@pytest.mark.parametrize(
    ("registry", "name"),
    [
        pytest.param(registry, name, id=f"{registry.kind}-{name}")
        for registry in (GRAMMARS, CHECKS, ESTIMATORS, POLICIES, REPORTERS)
        for name in registry.names()
    ],
)
def test_every_part_is_described(registry: Registry[Any], name: str) -> None:
    """The class behind every name in the catalogue has a docstring of its own."""
    kind = type(registry.make(name))

    assert kind.__dict__.get("__doc__")


def codes_in(tree: ast.Module) -> Iterator[str]:
    """Yield the finding codes that a module writes out as the first argument of a finding."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Finding" and node.args:
            first = node.args[0]
            for part in ast.walk(first):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value


def test_every_finding_has_an_explanation() -> None:
    """A code that the program can report is one that `citebound explain` knows."""
    written = {(path.name, code) for path in MODULES for code in codes_in(ast.parse(path.read_text(encoding="utf-8")))}

    assert written
    assert sorted((name, code) for name, code in written if code not in explanations()) == []
