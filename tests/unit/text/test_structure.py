"""What `text.structure` promises: the blocks of a Markdown text with their places, and nothing lost between them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from tests.strategies import answers

from citebound.text.structure import structure


def _blocks(text: str) -> list[tuple[str, str]]:
    return [(block.kind.value, text[block.start : block.end]) for block in structure(text).blocks]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("  \n\n ", []),
        ("One line.", [("paragraph", "One line.")]),
        ("One.\nStill one.\n\nTwo.", [("paragraph", "One.\nStill one."), ("paragraph", "Two.")]),
        ("  spaced  \n \n  out ", [("paragraph", "spaced"), ("paragraph", "out")]),
        ("# Fees\n\nThe fee is 5.", [("heading", "Fees"), ("paragraph", "The fee is 5.")]),
        ("- one\n- two", [("list_item", "one"), ("list_item", "two")]),
        ("1. one\n2. two", [("list_item", "one"), ("list_item", "two")]),
        ("- one\n  - inner\n- two", [("list_item", "one"), ("list_item", "inner"), ("list_item", "two")]),
        ("> quoted words", [("paragraph", "quoted words")]),
        ("```\ncode = 1\n```\nText.", [("code", "```\ncode = 1\n```"), ("paragraph", "Text.")]),
        ("| a | b |\n|---|---|\n| 7 | 8 |", [("table_head", "a | b"), ("table_row", "7 | 8")]),
    ],
)
def test_a_text_has_blocks(text: str, expected: list[tuple[str, str]]) -> None:
    """Paragraphs, items, headings, code and rows are blocks without their marks."""
    found = [(kind, words.strip("| \n")) for kind, words in _blocks(text)]

    assert found == [(kind, words.strip("| \n")) for kind, words in expected]


def test_an_unclosed_fence_runs_to_the_end() -> None:
    """Code that is never closed is code to the end."""
    text = "Text.\n\n```\nx = 1\n\ny = 2"

    assert _blocks(text)[-1] == ("code", "```\nx = 1\n\ny = 2")


def test_a_line_under_a_paragraph_makes_no_heading() -> None:
    """A line of dashes under a paragraph does not make it a heading: it would pass unchecked."""
    assert ("paragraph", "The fee is 900") in [(kind, words[:14]) for kind, words in _blocks("The fee is 900\n---\n")]


def test_prose_that_was_only_indented_is_no_code() -> None:
    """Four blanks before a sentence do not hide it."""
    assert _blocks("Text.\n\n    The fee is 900 dollars.")[-1] == ("paragraph", "The fee is 900 dollars.")


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("Use `x[1]` here.", "`x[1]`"),
        ("In $[0,1]$ it holds.", "$[0,1]$"),
        ("A <!-- 9 --> b", "<!-- 9 -->"),
    ],
)
def test_code_and_math_are_opaque(text: str, hidden: str) -> None:
    """No citation is looked for in code, in math and in comments."""
    assert hidden in [text[start:end] for start, end in structure(text).opaque]


@pytest.mark.parametrize(
    ("text", "hidden"),
    [
        ("See https://a.example/x[1]y now.", "https://a.example/x[1]y"),
        ("See https://a.example/7[1].", "https://a.example/7"),
        ("See https://a.example/7.", "https://a.example/7"),
        ("See www.a.example, please.", "www.a.example"),
        ("An ![alt 3](i.png) image", "![alt 3](i.png)"),
        ("The [fees](https://a.example/9) rise.", "](https://a.example/9)"),
    ],
)
def test_addresses_are_no_prose(text: str, hidden: str) -> None:
    """An address ends before a citation and before the stop of its sentence; the target of a link is no prose, its words are."""
    layout = structure(text)

    assert hidden in [text[start:end] for start, end in layout.opaque + layout.markup]


def test_the_words_of_a_link_are_prose() -> None:
    """What a link says is part of its sentence."""
    text = "The [fee is 900](https://a.example) today."
    layout = structure(text)

    assert not any(start <= text.index("900") < end for start, end in layout.opaque + layout.markup)


def test_offsets_hold_behind_characters_of_many_bytes() -> None:
    """An emoji before a list does not shift the places of what follows."""
    assert _blocks("👨‍👩‍👧 Hallo\n\n- ein ½ Liter\n- zwei") == [("paragraph", "👨‍👩‍👧 Hallo"), ("list_item", "ein ½ Liter"), ("list_item", "zwei")]


@pytest.mark.parametrize(
    "text",
    [
        "[1]: https://a.example The fee is 900.",
        "The fee.\n[x]: y\nThe cap is 7.",
        "| a |\n|---|\n| 7 |\ntail of 9",
        "<div>The fee is 900.</div>",
        "- [x] The fee is 900",
        "Term\n: The fee is 900",
        "\\[ The fee is 900 \\]",
        "***The fee is 900***",
        "[^1]: The fee is 900",
    ],
)
def test_nothing_is_lost_between_blocks(text: str) -> None:
    """Every word stands in a block, whatever the library leaves out of its events."""
    layout = structure(text)
    covered = {place for block in layout.blocks for place in range(block.start, block.end)}
    covered |= {place for start, end in layout.opaque + layout.markup for place in range(start, end)}

    lost = "".join(char for place, char in enumerate(text) if place not in covered)
    assert not re.search(r"\d|[^\W_]{2,}", lost), f"lost: {lost!r}"


@given(answer=answers())
def test_every_digit_of_any_text_stands_somewhere(answer: str) -> None:
    """No digit falls between the blocks, the opaque stretches and the marks of lists and fences."""
    layout = structure(answer)
    covered = bytearray(len(answer))
    marks = [match.span() for match in re.finditer(r"^[\s>*+#|-]*(?:\d{1,9}[.)]|[`~]{3,}[^\n]*)", answer, re.MULTILINE)]
    for start, end in [(block.start, block.end) for block in layout.blocks] + [*layout.opaque, *layout.markup, *marks]:
        covered[start:end] = b"\x01" * (end - start)

    assert [place for place, char in enumerate(answer) if char.isdigit() and not covered[place]] == []
