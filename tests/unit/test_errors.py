"""What errors promise: one tree, an exit code for each, a sentence that names the value, the rule and the remedy."""

from __future__ import annotations

import inspect
import pickle

import pytest

from citebound import errors
from citebound.cli.exits import Exit, worst
from citebound.errors import (
    CiteboundError,
    ConfigurationError,
    InputError,
    IntegrityError,
    InternalError,
    MissingExtraError,
    OverBudgetError,
    UsageError,
    unknown,
)

CLASSES = [value for value in vars(errors).values() if inspect.isclass(value) and issubclass(value, Exception)]


@pytest.mark.parametrize(
    ("error", "code"),
    [(UsageError, 2), (IntegrityError, 3), (ConfigurationError, 4), (MissingExtraError, 4), (InputError, 4), (InternalError, 5), (OverBudgetError, 5)],
)
def test_each_error_has_the_exit_code_of_the_contract(error: type[CiteboundError], code: int) -> None:
    """A door that knows only the class knows how to exit, and 0 and 1 are left to verdicts."""
    assert error.exit_code == code


@pytest.mark.parametrize("error", CLASSES)
def test_every_error_is_in_the_tree(error: type[Exception]) -> None:
    """One `except CiteboundError` catches whatever is raised on purpose, and the tree at the top of the module names it."""
    assert issubclass(error, CiteboundError)
    assert error.__name__ in (errors.__doc__ or "")


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (InputError("not JSON"), "not JSON"),
        (InputError("not JSON", line=3), "line 3: not JSON"),
        (InputError("missing", field="sources"), "field 'sources': missing"),
        (InputError("missing", line=3, field="sources[0].text"), "line 3, field 'sources[0].text': missing"),
        (InputError("missing", line=0), "line 0: missing"),
    ],
)
def test_an_input_error_says_where(error: InputError, said: str) -> None:
    """Line and field come first, and each is left out where it is not known."""
    assert str(error) == said


def test_an_input_error_survives_a_process_border() -> None:
    """Pickling keeps the place and the sentence."""
    error = InputError("missing", line=3, field="sources[0].text")

    copy = pickle.loads(pickle.dumps(error))

    assert (type(copy), copy.line, copy.field, copy.expected, str(copy)) == (InputError, 3, "sources[0].text", "missing", str(error))


@pytest.mark.parametrize("error", [error for error in CLASSES if error is not InputError])
def test_every_other_error_survives_it_too(error: type[Exception]) -> None:
    """Its message is the same on the other side."""
    assert str(pickle.loads(pickle.dumps(error("what went wrong")))) == "what went wrong"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("numberz", "unknown check 'numberz'; did you mean 'numbers'?"),
        ("citation", "unknown check 'citation'; did you mean 'citations'?"),
        ("zzz", "unknown check 'zzz'; known: citations, numbers"),
        ("", "unknown check ''; known: citations, numbers"),
    ],
)
def test_an_unknown_name_is_met_with_a_known_one(name: str, said: str) -> None:
    """The nearest name is offered, all of them in order where none is near."""
    assert unknown("check", name, ["numbers", "citations"]) == said


@pytest.mark.parametrize(
    ("held", "expected"),
    [
        ([], 0),
        ([Exit.PASSED], 0),
        ([Exit.FAILED], 1),
        ([Exit.FAILED, Exit.INPUT], 4),
        ([Exit.INPUT, Exit.INTEGRITY, Exit.FAILED], 3),
        (list(Exit), 5),
        (list(reversed(Exit)), 5),
    ],
)
def test_the_worst_exit_code_holds(held: list[Exit], expected: int) -> None:
    """Of several, the first of 5, 3, 4, 1 is the exit status."""
    assert worst(held) == expected
