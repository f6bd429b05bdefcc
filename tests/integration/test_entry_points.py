"""What plug-ins of other distributions promise: installed is not active, named is active, and one that fails never lets anything pass."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.distribution import install

from citebound.errors import ConfigurationError
from citebound.model import AnswerVerdict, ClaimVerdict
from citebound.pipeline import Verifier
from citebound.reported import Report

Write = Callable[[str], Path]

ANSWER = "Rent is 850 dollars a month [1]. The fee of the big bang is 20 dollars [1]."
SOURCES = ["Rent is 850 dollars a month. The fee of the big bang is 20 dollars."]
SHOUT = "RENT IS 850 DOLLARS A MONTH [1]."


@pytest.fixture(scope="module", autouse=True)
def plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Put a distribution with plug-ins on the path for the tests of this module."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(install(tmp_path_factory.mktemp("site")))
        yield
    sys.modules.pop("citebound_test_plugins", None)


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return a function that writes a profile file which extends `standard`."""

    def to_file(settings: str) -> Path:
        path = tmp_path / "mine.toml"
        path.write_text(f'extends = "standard"\n{settings}\n', encoding="utf-8")
        return path

    return to_file


def with_check(name: str) -> str:
    """Return the settings of a profile that runs one more check."""
    return f'checks = ["citations", "coverage", "numbers", "{name}"]'


def verdicts(report: Report) -> list[str]:
    """Return the verdicts of the claims."""
    return [claim.verdict.value for claim in report.claims]


def test_an_installed_check_that_is_not_named_does_not_run() -> None:
    """A plug-in on the path changes no verdict and no hash by being there, and is not even imported."""
    sys.modules.pop("citebound_test_plugins", None)

    report = Verifier().verify(SHOUT, SOURCES)

    assert report.passed
    assert "citebound_test_plugins" not in sys.modules


def test_a_check_that_is_named_runs(write: Write) -> None:
    """Its findings are reported under its name and fail the claim as those of any other check do."""
    verifier = Verifier(write(with_check("shouting")))

    report = verifier.verify(SHOUT, SOURCES)

    assert (report.verdict, report.reason) == (AnswerVerdict.FAIL, "shouting")
    assert [(finding.code, finding.check, finding.hard) for finding in report.claims[0].findings] == [("shouting", "shouting", True)]
    assert verifier.verify(ANSWER, SOURCES).passed


def test_a_named_check_can_be_advisory(write: Write) -> None:
    """What a profile lists as advisory is told and fails nothing."""
    report = Verifier(write(with_check("shouting") + '\nadvisory = ["shouting"]')).verify(SHOUT, SOURCES)

    assert report.passed
    assert [(finding.code, finding.advisory) for finding in report.claims[0].findings] == [("shouting", True)]


def test_a_named_check_and_its_version_enter_the_hash(write: Write) -> None:
    """A report tells whether another check, or another version of one, was at work."""
    hashes = [Verifier(write(settings)).instrument.config_hash for settings in ("", with_check("shouting"), with_check("newer"))]

    assert len(set(hashes)) == 3


def test_a_verifier_with_a_plug_in_is_picklable(write: Write) -> None:
    """A worker makes the plug-in anew, and processes agree with one another."""
    verifier = Verifier(write(with_check("shouting")))
    records = [{"answer": answer, "sources": SOURCES} for answer in (SHOUT, ANSWER) * 20]

    assert pickle.loads(pickle.dumps(verifier)).instrument == verifier.instrument
    assert list(verifier.verify_many(records, workers=2)) == list(verifier.verify_many(records))


def test_an_estimator_that_is_named_judges(write: Write) -> None:
    """Its score is the support of what no hard finding stops, and its name stands in the report."""
    report = Verifier(write('estimator = "fixed"')).verify(ANSWER, SOURCES)

    assert report.instrument.estimator == "fixed"
    assert [claim.support for claim in report.claims] == [1.0, 1.0]


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        (with_check("broken"), ["check 'broken'", "ValueError"]),
        (with_check("absent"), ["check 'absent'", "AttributeError"]),
        (with_check("homeless"), ["check 'homeless'", "ModuleNotFoundError"]),
        (with_check("shoutin"), ["check 'shoutin'", "did you mean 'shouting'?"]),
        ('estimator = "fixd"', ["estimator 'fixd'", "did you mean 'fixed'?"]),
        ('grammars = ["crashin"]', ["grammar 'crashin'", "did you mean 'crashing'?"]),
        pytest.param(with_check("bare"), ["bare"]),
    ],
)
def test_a_part_that_does_not_load_is_an_error(write: Write, settings: str, words: list[str]) -> None:
    """A profile that names a part which cannot be made is refused before anything is read, with the file, the part and the fault."""
    with pytest.raises(ConfigurationError) as caught:
        Verifier(write(settings))

    assert [word for word in ["mine.toml", *words] if word not in str(caught.value)] == []


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (with_check("crashing"), ["supported", "error"]),
        (with_check("late"), ["error", "error"]),
        (with_check("nothing"), ["error", "error"]),
        (with_check("crashing") + '\nadvisory = ["crashing"]', ["supported", "error"]),
        ('estimator = "crashing"', ["error", "error"]),
        (with_check("words"), ["error", "error"]),
        (with_check("leaving"), ["error", "error"]),
        ('estimator = "no_support"', ["error", "error"]),
        ('estimator = "nan"', ["error", "error"]),
        ('estimator = "too_much"', ["error", "error"]),
    ],
)
def test_a_part_that_fails_gives_an_error_and_never_a_pass(write: Write, settings: str, expected: list[str]) -> None:
    """The claim on which a part fails gets the verdict `error`; the other claims are judged, and the answer does not pass."""
    report = Verifier(write(settings)).verify(ANSWER, SOURCES)

    assert verdicts(report) == expected
    assert (report.verdict, report.reason) == (AnswerVerdict.ERROR, "check_failed")
    assert report.counts.error == expected.count("error")


def test_a_crash_is_told_without_the_text_that_caused_it(write: Write) -> None:
    """The finding names the part and the kind of fault, and is hard; an exception's own words stay out of the report."""
    report = Verifier(write(with_check("crashing"))).verify(ANSWER, SOURCES)

    (finding,) = [finding for finding in report.claims[1].findings if finding.check == "crashing"]
    assert (finding.code, finding.hard, finding.advisory) == ("check_failed", True, False)
    assert "RuntimeError" in finding.message
    assert "bang" not in finding.message


@pytest.mark.parametrize(
    ("settings", "answer", "source"),
    [
        ('checks = ["numbers"]', "Rent is high [9].", "Rent is high."),
        ('checks = ["numbers"]', "Rent is high.", "Rent is high."),
        ('checks = ["citations"]', "Rent is high.", "Rent is high."),
        ('checks = ["citations"]', "Rent is high [1].", ""),
        ('checks = ["coverage"]', "Rent is high [9].", "Rent is high."),
    ],
)
def test_fewer_checks_support_nothing_by_silence(write: Write, settings: str, answer: str, source: str) -> None:
    """A claim that no cited source was held against is never supported, whatever checks a profile leaves out."""
    report = Verifier(write(settings)).verify(answer, [source])

    assert not [claim for claim in report.claims if claim.verdict is ClaimVerdict.SUPPORTED]
    assert not report.passed
