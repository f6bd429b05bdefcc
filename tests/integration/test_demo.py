"""What the demo promises: it finds what was planted, it says where, and it never shows anything else than it says."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from citebound.cli import demo as command
from citebound.cli.options import Color
from citebound.errors import InternalError
from citebound.model import AnswerVerdict, ClaimVerdict
from citebound.pipeline import Verifier
from citebound.reported import Checked, ReportClaim

ROOT = Path(__file__).resolve().parents[2]


class Fault(NamedTuple):
    """A planted fault: the claim's verdict and finding, the words it points at, and the words of the source, None where no source has any to show."""

    answer: str
    verdict: str
    code: str
    at: str
    source: str | None
    found_in: str | None = None


FAULTS = (
    Fault("dose-tenfold", "unsupported", "unsupported_number", "75", "7,5"),
    Fault("dose-other-source", "misattributed", "unsupported_number", "15", "7,5", "1"),
    Fault("dose-loose-end", "invalid_citation", "citation_out_of_range", "[4]", None),
    Fault("dose-loose-end", "unsupported", "unsupported_number", "8", None),
    Fault("dose-loose-end", "unsupported", "uncited_claim", "Nếu quên một liều, hãy uống bù trong vòng 8 giờ.", None),
    Fault("notice-never-retrieved", "invalid_citation", "citation_unresolved", "[Labour Law, Article 87]", None),
    Fault("notice-advice", "supported", "unsupported_number", "60", "45"),
    Fault("notice-advice", "uncited", "uncited_claim", "It is wise to keep a copy of the letter and of every payslip.", None),
    Fault("notice-uncited", "uncited", "uncited_claim", "You may leave at any time, and your employer then has to pay all that is owed to you.", None),
    Fault(
        "section-foreign-words",
        "unsupported",
        "not_in_source",
        "Venture capital poured into vaccine freezers along the coast after regulators relaxed import tariffs",
        "Nordhavn Cold Chain operates the largest network, with nine warehouses along the coast.",
    ),
    Fault("section-uncited", "uncited", "uncited_claim", "Analysts expect the market to double within five years.", None),
    Fault(
        "section-wrong-source",
        "misattributed",
        "not_in_source",
        "Electricity accounts for roughly one third of the operating cost of a refrigerated warehouse",
        None,
        "3",
    ),
    Fault("rent-number", "unsupported", "unsupported_number", "1200", "850"),
    Fault("rent-unit", "unsupported", "unit_mismatch", "850 euros per month", "850 dollars per month"),
    Fault("rent-opposite", "contradicted", "bound_flip", "at least 850 dollars per month", "a maximum of 850 dollars per month"),
    Fault("rent-opposite", "contradicted", "negation_mismatch", "not", "Students qualify only when they live with a dependent child."),
    Fault("rent-wrong-source", "misattributed", "unsupported_number", "850", None, "1"),
    Fault("rent-no-such-source", "invalid_citation", "citation_out_of_range", "[7]", None),
    Fault("rent-spanish", "unsupported", "unsupported_number", "30", "14"),
    Fault("rent-arabic", "unsupported", "unsupported_number", "٣٤٠٠", "٢٤٠٠"),
)
WRONG_LAW = ("wage-wrong-law", "invalid_citation", "wrong_statute", "[Wage Act, Article 12]")


@cache
def checked() -> dict[str, Checked]:
    """Check every demo answer once."""
    items: dict[str, Checked] = {}
    for file in command.demo_files():
        verifier = Verifier(file.profile)
        items |= {record.id: Checked(record, verifier.verify_record(record)) for record, _ in file.records()}
    return items


def text_of(item: Checked, source_id: str | None) -> str:
    """Return the text of the source with this id."""
    return next(source.text for source in item.record.sources if source.id == source_id)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.answer}-{fault.code}")
def test_each_planted_fault_is_found_where_it_stands(fault: Fault) -> None:
    """A planted fault has its verdict, and its finding points at the words in the answer and at those in the source."""
    item = checked()[fault.answer]

    found = [(claim, finding) for claim in item.report.claims for finding in claim.findings if finding.code == fault.code]
    claim, finding = next(pair for pair in found if item.record.answer[pair[1].start : pair[1].end] == fault.at)

    assert claim.verdict == fault.verdict
    if fault.source is not None:
        assert text_of(item, finding.source_id)[finding.evidence_start : finding.evidence_end] == fault.source


@pytest.mark.parametrize("fault", [fault for fault in FAULTS if fault.found_in], ids=lambda fault: fault.answer)
def test_a_misattributed_claim_says_where_the_fact_stands(fault: Fault) -> None:
    """A claim with the wrong marker names the place in the source that has it, and that place has words of the claim."""
    item = checked()[fault.answer]
    claim = next(claim for claim in item.report.claims if claim.verdict is ClaimVerdict.MISATTRIBUTED)

    assert claim.found_in is not None
    assert claim.found_in.source_id == fault.found_in
    words = text_of(item, claim.found_in.source_id)[claim.found_in.start : claim.found_in.end]
    assert len(set(words.split()) & set(claim.text.split())) >= 3


def test_a_right_article_under_a_wrong_law_is_said_to_be_that() -> None:
    """The finding names the law under which the article was in context, and does not call the citation invented."""
    item = checked()[WRONG_LAW[0]]
    (claim,) = item.report.claims
    (finding,) = claim.findings

    assert (claim.verdict, finding.code) == WRONG_LAW[1:3]
    assert item.record.answer[finding.start : finding.end] == WRONG_LAW[3]
    assert "Wage Ordinance" in finding.message


def test_good_answers_carry_evidence_for_every_claim() -> None:
    """Each supported claim of a good answer names a place in a source that it cites."""
    listed = [answer for file in command.demo_files() for answer in file.answers if answer.planted is None and answer.reason is None]
    claims: list[ReportClaim] = [claim for answer in listed for claim in checked()[answer.id].report.claims if claim.verdict is ClaimVerdict.SUPPORTED]

    assert len(listed) >= 4
    assert all(claim.evidence and not claim.findings for claim in claims)
    for claim in claims:
        assert {piece.source_id for piece in claim.evidence} <= {citation.source_id for citation in claim.citations}


def test_every_file_has_good_and_bad_answers() -> None:
    """A demo of faults alone would not show that good answers pass."""
    for file in command.demo_files():
        verdicts = {answer.verdict for answer in file.answers}

        assert AnswerVerdict.PASS in verdicts
        assert AnswerVerdict.FAIL in verdicts


def test_the_command_of_make_demo_succeeds(tmp_path: Path) -> None:
    """The command that `make demo` runs exits 0, prints every answer with its verdict and writes one page that holds them all."""
    assert "$(BIN)/citebound demo" in (ROOT / "Makefile").read_text(encoding="utf-8")
    out = tmp_path / "demo.html"

    runs = [
        subprocess.run(
            [sys.executable, "-m", "citebound", "demo", "--out", str(out)],
            capture_output=True,
            check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONHASHSEED": seed},
        )
        for seed in ("1", "2")
    ]

    assert [run.returncode for run in runs] == [0, 0], runs[0].stderr.decode()
    assert runs[0].stdout == runs[1].stdout
    printed, page = runs[0].stdout.decode(), out.read_text(encoding="utf-8")
    assert str(out.resolve()) in printed
    for answer_id in checked():
        assert f"{answer_id}: " in printed
        assert answer_id in page


def test_a_demo_that_shows_something_else_is_an_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Where an answer does not get what is written down for it, the demo says so and does not succeed."""
    file = command.demo_files()[0]
    wrong = msgspec.structs.replace(file.answers[0], verdict=AnswerVerdict.FAIL, reason="unsupported_number")
    monkeypatch.setattr(command, "demo_files", lambda: (msgspec.structs.replace(file, answers=(wrong, *file.answers[1:])),))

    with pytest.raises(InternalError, match="dose-right: pass"):
        command.demo(tmp_path / "demo.html", Color.NEVER)

    assert "as planted" not in capsys.readouterr().out


def test_a_list_of_other_answers_is_an_error() -> None:
    """A file whose answers are not those that are listed for it is refused: an answer without an outcome would be checked by nobody."""
    file = command.demo_files()[0]

    with pytest.raises(InternalError, match="does not hold the answers"):
        list(msgspec.structs.replace(file, answers=file.answers[1:]).records())
