"""What `parse.passages` promises: all text since the group before is one claim."""

from __future__ import annotations

import pytest
from tests.builders import claims_of, numbered

_SOURCES = numbered("one", "two", "three")


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("", []),
        (" \n ... ", []),
        ("A is 5 [1].", [("passage", "A is 5", ["[1]"])]),
        ("A is 5. B is 6 [1]. C is 7 [2].", [("passage", "A is 5. B is 6", ["[1]"]), ("passage", "C is 7", ["[2]"])]),
        ("A is 5 [1][2].", [("passage", "A is 5", ["[1]", "[2]"])]),
        ("A is 5 [9]. B is 6 [1].", [("passage", "A is 5", ["[9]"]), ("passage", "B is 6", ["[1]"])]),
        ("A is 5 [1]. B is 6.", [("passage", "A is 5", ["[1]"]), ("passage", "B is 6.", [])]),
        ("No marker at all.", [("passage", "No marker at all.", [])]),
        ("[1] A is 5.", [("fragment", "[1]", ["[1]"]), ("passage", "A is 5.", [])]),
        ("[1]", [("fragment", "[1]", ["[1]"])]),
        ("[9].", [("fragment", "[9]", ["[9]"])]),
        ("# Fees\n\n- A is 5 [1]\n- B is 6 [2]", [("passage", "Fees\n\n- A is 5", ["[1]"]), ("passage", "B is 6", ["[2]"])]),
        ("Hello! What is A?", [("passage", "Hello! What is A?", [])]),
        ("A [3-1]. B [1].", [("passage", "A", ["[3-1]"]), ("passage", "B", ["[1]"])]),
        ("年假15天[1]。工资10日支付[2]。", [("passage", "年假15天", ["[1]"]), ("passage", "工资10日支付", ["[2]"])]),
    ],
)
def test_text_between_groups_is_one_claim(answer: str, expected: list[tuple[str, str, list[str]]]) -> None:
    """Every group, valid or not, ends a claim; text behind the last one is a claim that cites nothing; nothing is small talk."""
    assert claims_of(answer, _SOURCES, "strict") == expected
