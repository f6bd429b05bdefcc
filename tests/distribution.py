"""A tiny distribution with plug-ins of every kind, good and bad, as an installer would leave it: a module and its entry points in a folder."""

from __future__ import annotations

from pathlib import Path

MODULE = '''
"""Plug-ins that are as good or as bad as their names."""

import sys

from citebound.model import Finding, Outcome, Support
from citebound.ports import Explanation


class Check:
    version = "1"
    codes = {"shouting": Explanation("The claim shouts.", "Say it quietly.")}

    def check(self, case):
        return iter(())


class Shouting(Check):
    """Finds claims that shout."""

    name = "shouting"

    def check(self, case):
        if case.claim.text.isupper():
            yield Finding("shouting", self.name, Outcome.MISSING, "the claim shouts", case.bound.claim.span)


class Newer(Shouting):
    version = "2"


class Crashing(Check):
    name = "crashing"

    def check(self, case):
        if "bang" in case.claim.text:
            raise RuntimeError(case.claim.text)
        return iter(())


class Late(Check):
    """Crashes after its first finding."""

    name = "late"

    def check(self, case):
        yield Finding("shouting", self.name, Outcome.NOTED, "noted", case.bound.claim.span, hard=False)
        raise KeyError("late")


class Nothing(Check):
    name = "nothing"

    def check(self, case):
        return None


class Words(Check):
    name = "words"

    def check(self, case):
        yield "this is no finding"


class Leaving(Check):
    name = "leaving"

    def check(self, case):
        sys.exit(0)


class Bare:
    """Has none of what a check has."""


def broken():
    raise ValueError("cannot be made")


class Estimator:
    name = "fixed"
    version = "1"
    codes = {}
    score = 1.0

    def estimate(self, case):
        return Support(self.score)


class CrashingEstimator(Estimator):
    name = "crashing"

    def estimate(self, case):
        raise ZeroDivisionError


class NotANumber(Estimator):
    name = "nan"
    score = float("nan")


class TooMuch(Estimator):
    name = "too_much"
    score = 7.0


class NoSupport(Estimator):
    name = "no_support"

    def estimate(self, case):
        return None


class CrashingGrammar:
    name = "crashing"
    version = "1"

    def find(self, page, sources):
        raise RuntimeError("grammar")
'''

ENTRY_POINTS = """
[citebound.checks]
shouting = citebound_test_plugins:Shouting
newer = citebound_test_plugins:Newer
crashing = citebound_test_plugins:Crashing
late = citebound_test_plugins:Late
nothing = citebound_test_plugins:Nothing
words = citebound_test_plugins:Words
leaving = citebound_test_plugins:Leaving
bare = citebound_test_plugins:Bare
broken = citebound_test_plugins:broken
absent = citebound_test_plugins:Absent
homeless = citebound_no_such_module:Check
numbers = citebound_test_plugins:Shouting

[citebound.estimators]
fixed = citebound_test_plugins:Estimator
crashing = citebound_test_plugins:CrashingEstimator
nan = citebound_test_plugins:NotANumber
too_much = citebound_test_plugins:TooMuch
no_support = citebound_test_plugins:NoSupport

[citebound.grammars]
crashing = citebound_test_plugins:CrashingGrammar
"""


def install(folder: Path) -> Path:
    """Write the distribution into `folder`, which then only has to be on the path."""
    info = folder / "citebound_test_plugins-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: citebound-test-plugins\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(ENTRY_POINTS, encoding="utf-8")
    (folder / "citebound_test_plugins.py").write_text(MODULE, encoding="utf-8")
    return folder
