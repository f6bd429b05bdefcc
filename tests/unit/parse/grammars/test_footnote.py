"""What the grammar of footnotes promises: the source of the definition, else the one with the label as its id."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import claims_of, numbered, read_by, source

_GIVEN = (msgspec.structs.replace(source("text", "x"), uri="https://w.example/a"), source("text", "1", position=2), source("text", "note", position=3))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A [^1].", [["1"]]),
        ("A [^1^].", [["1"]]),
        ("A [^2^][^3^].", [["2"], ["3"]]),
        ("A [^note].", [["note"]]),
        ("A [^٣].", [["3"]]),
        ("A [^9].", [["9"]]),
        ("A [^1].\n\n[^1]: https://w.example/a", [["x"]]),
        ("A [^1].\n\n[^1]: See https://www.w.example/a/.", [["x"]]),
        ("A [^7].\n\n[^7]: note", [["note"]]),
        ("A [^1].\n\n[^1]: https://u.example", [["1"]]),
    ],
)
def test_a_footnote_names_the_source_of_its_definition(answer: str, expected: list[list[str]]) -> None:
    """The address or id in the definition decides; without one the label is the id, in any digits."""
    assert [names for _, names in read_by("footnote", answer, _GIVEN)] == expected


def test_a_definition_is_no_claim() -> None:
    """What stands behind `[^1]:` asserts nothing and cites nothing."""
    claims = claims_of("The fee is due [^1].\n\n[^1]: https://w.example/a", _GIVEN)

    assert [text for kind, text, _ in claims if kind == "sentence"] == ["The fee is due"]


@pytest.mark.parametrize("answer", ["A [^].", "A ^1.", "A [1].", "`[^1]`", "A [^a b].", "A [^1"])
def test_other_carets_are_text(answer: str) -> None:
    """An empty label, one with a blank, and code are no footnotes."""
    assert read_by("footnote", answer, numbered("one")) == []
