"""What the grammar of tags promises: a tag with a key in it or in an attribute cites; a power does not."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import numbered, read_by, source

_GIVEN = (
    *numbered("one", "two", "three"),
    source("text", "lease#4", position=4),
    msgspec.structs.replace(source("text", "x", position=5), uri="https://w.example/a"),
)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A <cite>1</cite>.", ["1"]),
        ("A <ref>1, 2</ref>.", ["1", "2"]),
        ("A <sources>1-3</sources>.", ["1", "2", "3"]),
        ("A <CITE>1</CITE>.", ["1"]),
        ('A <cite source="1">claim</cite>.', ["1"]),
        ("A <cite id='2'>claim</cite>.", ["2"]),
        ('A <ref name="2"/>.', ["2"]),
        ('A <cite source="lease" page="4"/>.', ["lease#4"]),
        ('A <citation href="https://w.example/a">1</citation>.', ["x"]),
        ("A <cite>x</cite>.", ["x"]),
        ("A <cite>9</cite>.", ["9"]),
        ("A <sup>1</sup>.", ["1"]),
    ],
)
def test_a_tag_cites_what_it_names(answer: str, expected: list[str]) -> None:
    """The key is the content or an attribute, a page is tried as part of it, and an address comes first."""
    assert [names for _, names in read_by("tag", answer, _GIVEN)] == [expected]


@pytest.mark.parametrize(
    "answer",
    [
        "A <b>1</b>.",
        "A <cite>nobody</cite>.",
        "A <sup>9</sup>.",
        "A <sup>th</sup>.",
        "`<cite>1</cite>`",
        "A <cite>1</ref>.",
        "A <cite>1",
        "5 m<sup>2</sup>",
        ("10<sup>2</sup> Pa"),
    ],
)
def test_other_tags_are_text(answer: str) -> None:
    """Other tags, words that name no source, powers, code and unclosed tags are no citations."""
    assert read_by("tag", answer, _GIVEN) == []
