"""What one verifier promises to many: threads, processes and endless streams get the same bytes, in order, a few at a time."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from pathlib import Path
from typing import Any

import pytest

from citebound.errors import InputError
from citebound.model import Record, RecordForm, Source
from citebound.pipeline import Verifier

RENT = "Rent Relief pays a maximum of 850 dollars per month toward rent."
PROFILES = ("standard", "strict", "legal", "section")

RECORDS: list[dict[str, Any]] = [
    {"id": "a-17", "answer": "Rent aid pays at most 1200 dollars per month [1].", "sources": [{"id": "1", "title": "Payment cap", "text": RENT}]},
    {"id": "good", "answer": "Rent Relief pays 850 dollars per month [1].", "sources": [RENT]},
    {"id": "de", "lang": "de", "answer": "Die Miete beträgt 1.250 Euro [1].", "sources": ["Die Miete liegt bei 1250 Euro im Monat."]},
    {"id": "vi", "answer": "Liều tối đa là 7,5 mg mỗi ngày [1].", "sources": ["Liều tối đa là 7,5 mg mỗi ngày."]},
    {"id": "ar", "answer": "يدفع البرنامج ٨٥٠ دينارا في الشهر [1].", "sources": ["يدفع البرنامج ٨٥٠ دينارا في الشهر."]},
    {"id": "zh", "answer": "租金补贴每月最多850美元[1]。", "sources": ["租金补贴每月最多支付850美元。"]},
    {
        "id": "law",
        "answer": "You need a written contract [Labour Law, Article 30].",
        "sources": [{"id": "Labour Law, Article 30", "text": "A contract is written."}],
    },
    {"id": "none", "answer": "Rent is 850 [1].", "sources": []},
    {"id": "empty", "answer": "", "sources": [RENT]},
    {"id": "pair", "claim": "Rent Relief pays 850 dollars per month.", "evidence": [RENT]},
]


def test_a_verifier_is_thread_safe() -> None:
    """Eight threads that share a verifier get the bytes that one thread gets."""
    verifier = Verifier()
    expected = [report.to_json() for report in verifier.verify_many(RECORDS)]

    def work(_: int) -> list[bytes]:
        return [report.to_json() for _ in range(5) for report in verifier.verify_many(RECORDS)]

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(work, range(8)))

    assert all(result == expected * 5 for result in results)


@pytest.mark.parametrize("profile", PROFILES)
def test_a_verifier_is_picklable(profile: str, tmp_path: Path) -> None:
    """A copy gives the same bytes, its settings included, though the file it came from is gone."""
    file = tmp_path / "mine.toml"
    file.write_text(f'extends = "{profile}"\nplaceholder = "[gone]"\n', encoding="utf-8")
    verifier = Verifier(file, action="keep", source_text=False)
    file.unlink()

    copy = pickle.loads(pickle.dumps(verifier))

    assert (copy.profile, copy.instrument, copy.source_text) == (verifier.profile, verifier.instrument, False)
    assert [report.to_json() for report in copy.verify_many(RECORDS)] == [report.to_json() for report in verifier.verify_many(RECORDS)]


def test_many_records_come_out_in_order() -> None:
    """Order and bytes are the same for one process and for two, over more records than are held at a time."""
    records = [{**RECORDS[place % len(RECORDS)], "id": f"r{place}"} for place in range(150)]

    one, two = (list(Verifier().verify_many(iter(records), workers=workers)) for workers in (1, 2))

    assert [report.id for report in one] == [record["id"] for record in records]
    assert [report.to_json() for report in one] == [report.to_json() for report in two]


@pytest.mark.parametrize(("workers", "at_most"), [(1, 4), (2, 500)])
def test_records_are_taken_as_they_are_needed(workers: int, at_most: int) -> None:
    """An endless stream of records can be used in part: only a few are held at a time."""
    taken: list[int] = []

    def endless() -> Iterator[dict[str, Any]]:
        for number in count(1):
            taken.append(number)
            yield {"answer": f"Rent is {number} [1].", "sources": [f"Rent is {number}."]}

    reports = Verifier().verify_many(endless(), workers=workers)

    assert [report.id for report in islice(reports, 3)] == ["1", "2", "3"]
    assert len(taken) <= at_most


@pytest.mark.parametrize("workers", [1, 2])
def test_a_record_that_cannot_be_read_is_handed_over(workers: int) -> None:
    """With `on_error` the others are judged, and each error names the place of its record."""
    errors: list[InputError] = []
    good = {"answer": "Rent is 850 [1].", "sources": ["Rent is 850."]}

    reports = list(Verifier().verify_many([good, {"answer": 5, "sources": []}, None, good], workers=workers, on_error=errors.append))

    assert [report.id for report in reports] == ["1", "4"]
    assert [(error.line, error.field) for error in errors] == [(2, "answer"), (3, None)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_record_that_cannot_be_read_is_an_error(workers: int) -> None:
    """Without `on_error` it is raised, never passed over."""
    with pytest.raises(InputError, match="line 2"):
        list(Verifier().verify_many([{"answer": "x", "sources": []}, {"answer": "x"}], workers=workers))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_unreadable_record_costs_none_before_it(workers: int) -> None:
    """The reports of the records before it come out first, for any number of processes."""
    reports = Verifier().verify_many([{"answer": "x", "sources": []}, {"answer": "y", "sources": []}, {"answer": "x"}], workers=workers)

    assert [next(reports).id, next(reports).id] == ["1", "2"]
    with pytest.raises(InputError, match="line 3"):
        next(reports)


@pytest.mark.parametrize("workers", [0, -1])
def test_somebody_has_to_work(workers: int) -> None:
    """Fewer than one worker is a mistake of the caller."""
    with pytest.raises(ValueError, match=f"workers is {workers}"):
        list(Verifier().verify_many([], workers=workers))


@pytest.mark.parametrize("workers", [1, 2])
def test_no_records_are_no_reports(workers: int) -> None:
    """An empty stream ends at once."""
    assert list(Verifier().verify_many([], workers=workers)) == []


def test_a_record_by_hand_is_taken_as_it_is() -> None:
    """A `Record` keeps its own id and form."""
    record = Record("by-hand", "Rent is 850.", (Source("s", "Rent is 850.", 1),), form=RecordForm.PAIR)

    (report,) = Verifier().verify_many([record])

    assert (report.id, report.passed) == ("by-hand", True)
