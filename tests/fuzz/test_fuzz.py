"""A short, fixed stretch of the fuzzer on every run, and proof that it can find something."""

from __future__ import annotations

import random

import pytest
from tests.fuzz import fuzz

from citebound.model import Record

_ITERATIONS = {"structure": 2_000, "facts": 1_000, "parse": 250, "path": 250, "records": 1_500}


@pytest.mark.parametrize("target", sorted(fuzz.TARGETS))
def test_mutated_input_breaks_no_promise(target: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A fixed number of mutated inputs brings up no exception and no broken law."""
    status = fuzz.main(["--target", target, "--seed", "0", "--iterations", str(_ITERATIONS[target])])

    assert status == 0, capsys.readouterr().out


def test_an_input_comes_back_by_its_numbers() -> None:
    """The same seed and number make the same input; another number makes another."""
    start = fuzz.corpus()

    made = [fuzz.fuzz_structure(random.Random(f"7/{number}"), *start) for number in (3, 3, 4)]
    assert made[0] == made[1] != made[2]


def test_the_fuzzer_can_find_something(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A target that breaks is told, with the numbers that bring it back, and the run fails."""

    def broken(rng: random.Random, records: list[Record], lines: list[bytes]) -> str:
        if rng.random() < 0.1:
            raise ValueError("planted")
        return ""

    monkeypatch.setitem(fuzz.TARGETS, "structure", broken)

    assert fuzz.main(["--target", "structure", "--seed", "1", "--iterations", "200"]) == 1
    out = capsys.readouterr().out
    assert "planted" in out
    assert "--seed 1 --only" in out


def test_a_run_needs_an_end() -> None:
    """Without a number of inputs or seconds the call is wrong."""
    with pytest.raises(SystemExit):
        fuzz.main(["--target", "parse"])
