"""What the grammar of unrendered citations promises: keys in braces and the tokens of exports."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by, source

_GIVEN = (*numbered("one", "two", "three"), source("text", "doc_3", position=4), source("text", "turn0search1", position=5))


@pytest.mark.parametrize(
    ("answer", "raw", "expected"),
    [
        ("A {{cite:1}}.", "{{cite:1}}", ["1"]),
        ("A {{1}}.", "{{1}}", ["1"]),
        ("A {{ doc_3 }}.", "{{ doc_3 }}", ["doc_3"]),
        ("A {cite:doc_3}.", "{cite:doc_3}", ["doc_3"]),
        ("A {{cite:9}}.", "{{cite:9}}", ["9"]),
        ("A {{cite:nobody}}.", "{{cite:nobody}}", ["nobody"]),
        ("A \ue200cite\ue202turn0search1\ue201.", "\ue200cite\ue202turn0search1\ue201", ["turn0search1"]),
        ("A citeturn0search1turn0news2.", "citeturn0search1turn0news2", ["turn0search1", "turn0news2"]),
        ("A filecite\ue202turn1file0\ue201.", "filecite\ue202turn1file0\ue201", ["turn1file0"]),
        ("A {{ cite:1 }}.", "{{ cite:1 }}", ["1"]),
    ],
)
def test_an_unrendered_citation_is_one_marker(answer: str, raw: str, expected: list[str]) -> None:
    """A key resolves where a source has it as its id; a token of an export without its source leads nowhere, and is part of no claim."""
    assert read_by("template", answer, _GIVEN) == [(raw, expected)]


@pytest.mark.parametrize("answer", ["A {1}.", "A {{name}}.", "A {{9}}.", "A {doc_3}.", "turn left", "turn0", "`{{cite:1}}`", "A {{1}."])
def test_other_braces_are_text(answer: str) -> None:
    """Placeholders, single braces, code and half tokens are no citations."""
    assert read_by("template", answer, _GIVEN) == []
