"""What policies promise: what is left of an answer when some of its sentences failed."""

from __future__ import annotations

import pytest

from citebound.catalog import POLICIES
from citebound.model import Action, Span

_PLACEHOLDER = "[Data not available]"


def _applied(name: str, answer: str, *failing: str) -> str | None:
    extents = tuple(Span(answer.index(words), answer.index(words) + len(words)) for words in failing)
    return POLICIES.make(name).apply(answer, tuple(sorted(extents)), _PLACEHOLDER)


@pytest.mark.parametrize(
    ("answer", "failing", "stripped", "dropped"),
    [
        ("One [1]. Two [1]. Three [1].", ["Two [1]."], f"One [1]. {_PLACEHOLDER} Three [1].", "One [1]. Three [1]."),
        ("One [1]. Two [1].", ["One [1]."], f"{_PLACEHOLDER} Two [1].", "Two [1]."),
        ("One [1]. Two [1].", ["Two [1]."], f"One [1]. {_PLACEHOLDER}", "One [1]."),
        ("One [1]. Two [1].", ["One [1].", "Two [1]."], f"{_PLACEHOLDER} {_PLACEHOLDER}", ""),
        ("- One [1]\n- Two [1]\n- Three [1]", ["Two [1]"], f"- One [1]\n- {_PLACEHOLDER}\n- Three [1]", "- One [1]\n- Three [1]"),
        ("1. One [1]\n2. Two [1]", ["Two [1]"], f"1. One [1]\n2. {_PLACEHOLDER}", "1. One [1]"),
        ("- [ ] One [1]\n- Two [1]", ["One [1]"], f"- [ ] {_PLACEHOLDER}\n- Two [1]", "- Two [1]"),
        ("One [1].\n\nTwo [1].\n\nThree [1].", ["Two [1]."], f"One [1].\n\n{_PLACEHOLDER}\n\nThree [1].", "One [1].\n\n\nThree [1]."),
        ("年假15天[1]。工资10日[1]。", ["年假15天[1]。"], f"{_PLACEHOLDER}工资10日[1]。", "工资10日[1]。"),
        ("One [1]. Two [1].", [], "One [1]. Two [1].", "One [1]. Two [1]."),
        ("One.\nTwo.", ["Two."], f"One.\n{_PLACEHOLDER}", "One."),
        ("Only.", ["Only."], _PLACEHOLDER, ""),
    ],
)
def test_failing_sentences_are_replaced_or_removed(answer: str, failing: list[str], stripped: str, dropped: str) -> None:
    """`strip` puts the placeholder in the place of a sentence; `drop` removes it and mends the white space, with the mark of an item that is left empty."""
    assert _applied("strip", answer, *failing) == stripped
    assert _applied("drop", answer, *failing) == dropped


@pytest.mark.parametrize("name", ["allow", "flag", "keep"])
def test_an_answer_may_stay_as_it_is(name: str) -> None:
    """`allow`, `flag` and `keep` change no character."""
    assert _applied(name, " One [1].  Two [1]. ", "Two [1].") == " One [1].  Two [1]. "


def test_a_discarded_answer_has_no_text() -> None:
    """Nothing is left of it."""
    assert _applied("discard", "One [1].", "One [1].") is None


@pytest.mark.parametrize("name", POLICIES.names())
def test_every_policy_says_what_it_does(name: str) -> None:
    """A policy has the name of its action, and says whether it changes text."""
    policy = POLICIES.make(name)

    assert policy.action == Action(name) == policy.name
    assert policy.rewrites is (policy.apply("One.", (Span(0, 4),), _PLACEHOLDER) != "One.")
