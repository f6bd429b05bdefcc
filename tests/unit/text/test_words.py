"""What `text.words` promises: a count of words in any script."""

from __future__ import annotations

import pytest

from citebound.text.words import count_words


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", 0),
        ("— ... !", 0),
        ("One two three four five six.", 6),
        ("Người lao động được nghỉ.", 5),
        ("7,5 mg", 2),
        ("不得解除合同", 3),
        ("年", 1),
        ("قانون العمل", 2),
        ("zero\u200bwidth", 1),
    ],
)
def test_words_are_counted(text: str, expected: int) -> None:
    """A number is a word; two characters of a script without blanks count as one."""
    assert count_words(text) == expected
