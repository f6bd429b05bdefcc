"""What a file of records promises: every record is read at its own line, and a line that is none costs nothing but itself."""

from __future__ import annotations

import io
import json

import pytest

from citebound.adapt import lines
from citebound.adapt.lines import read_records
from citebound.errors import InputError

BOM = b"\xef\xbb\xbf"
GOOD = b'{"answer": "x", "sources": []}\n'
PRETTY = json.dumps({"id": "p", "answer": "x", "sources": [{"text": "a\nb"}]}, indent=2).encode()


def read(data: bytes) -> tuple[list[str], list[InputError]]:
    """Return the ids of the records in `data`, and the errors."""
    errors: list[InputError] = []
    return [record.id for record in read_records(io.BytesIO(data), errors.append)], errors


@pytest.mark.parametrize(
    ("data", "ids"),
    [
        (GOOD, ["1"]),
        (GOOD * 3, ["1", "2", "3"]),
        (GOOD + GOOD.strip(), ["1", "2"]),
        (GOOD.replace(b"\n", b"\r\n") * 2, ["1", "2"]),
        (BOM + GOOD * 2, ["1", "2"]),
        (BOM + b"\n" + GOOD, ["2"]),
        (b"\n  \n" + GOOD + b"\t\n" + GOOD + b"\n\n", ["3", "5"]),
        (b" " + GOOD.strip() + b" \n" + GOOD, ["1", "2"]),
        (b'{"id": "a", "answer": "x", "sources": []}\n' + GOOD + b'{"id": 9, "answer": "x", "sources": []}\n', ["a", "2", "9"]),
        (b'{"claim": "c", "evidence": []}\n' + GOOD, ["1", "2"]),
        (b"", []),
        (b"\n \n\n", []),
        (BOM, []),
    ],
)
def test_records_stand_one_a_line(data: bytes, ids: list[str]) -> None:
    """Blank lines are passed over and counted, a byte order mark and any line end are read past, and the last line needs no end."""
    assert read(data) == (ids, [])


@pytest.mark.parametrize("data", [PRETTY, PRETTY + b"\n\n", BOM + PRETTY, b"\n\n" + PRETTY, PRETTY.replace(b"\n", b"\r\n"), b"{\n" + GOOD.strip()[1:]])
def test_a_single_object_may_stand_over_many_lines(data: bytes) -> None:
    """One pretty-printed record is a file too."""
    ids, errors = read(data)

    assert len(ids) == 1
    assert errors == []


def test_a_single_object_has_the_number_of_its_first_line() -> None:
    """Its id, where it has none, is the line where it begins."""
    assert read(b"\n\n" + json.dumps({"answer": "x", "sources": []}, indent=2).encode()) == (["3"], [])


@pytest.mark.parametrize(
    "bad",
    [
        b"oops\n",
        b"{oops\n",
        b'{"answer": "x",\n',
        b'{"answer": "x"}\n',
        b'{"answer": 5, "sources": []}\n',
        b'{"answer": "x", "sources": [], "n": NaN}\n',
        b'{"answer": "\xff", "sources": []}\n',
        b'{"answer": "\\ud800", "sources": []}\n',
        b"[]\n",
        b"null\n",
        GOOD.strip() + GOOD,
        b'{"answer": "x", "sources": [' + b"[" * 100_000 + b"]" * 100_000 + b"]}\n",
    ],
)
@pytest.mark.parametrize("place", [1, 2, 3], ids=["first", "middle", "last"])
def test_a_bad_line_harms_no_other(bad: bytes, place: int) -> None:
    """Wherever it stands, it is one error with its line, and the records around it are read."""
    rows = [GOOD, GOOD, GOOD]
    rows[place - 1] = bad

    ids, errors = read(b"".join(rows))

    assert ids == [str(line) for line in (1, 2, 3) if line != place]
    assert [error.line for error in errors] == [place]


def test_every_bad_line_is_told() -> None:
    """No error hides another one."""
    ids, errors = read(b"oops\n" + GOOD + b"[]\n\n{}\n" + GOOD)

    assert ids == ["2", "6"]
    assert [error.line for error in errors] == [1, 3, 5]


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (b'"id": "a", ', b'"id": "a", '),
        (b'"id": 1, ', b'"id": "1", '),
        (b"", b'"id": 1, '),
        (b'"id": "2", ', b""),
    ],
)
def test_two_records_with_one_id_are_told_apart(first: bytes, second: bytes) -> None:
    """The first one is read, the second is an error that names both lines, and what follows is read."""
    rows = [b'{%s"answer": "x", "sources": []}\n' % part for part in (first, second, b'"id": "other", ')]

    ids, errors = read(b"".join(rows))

    assert ids[1:] == ["other"]
    (error,) = errors
    assert (error.line, error.field) == (2, "id")
    assert "line 1" in error.expected


def test_an_id_is_taken_by_a_record_only() -> None:
    """A line that could not be read has taken no id."""
    ids, errors = read(b'{"id": "a", "answer": 5, "sources": []}\n{"id": "a", "answer": "x", "sources": []}\n')

    assert ids == ["a"]
    assert [error.line for error in errors] == [1]


def test_records_are_read_as_they_are_asked_for() -> None:
    """A record leaves before the next line is read, so a file is never held in memory."""
    stream = io.BytesIO(GOOD * 1_000)

    errors: list[InputError] = []
    records = read_records(stream, errors.append)
    next(records)
    next(records)

    assert stream.tell() <= 3 * len(GOOD)
    assert errors == []


# ------------------------------------------------------------------------------------------------------- a line over its limit

LONG = b'{"answer": "%s", "sources": []}\n' % (b"x" * 300)


@pytest.fixture
def short_lines(monkeypatch: pytest.MonkeyPatch) -> int:
    """Make 200 bytes the longest line, for the real limit is a file too large for a test."""
    monkeypatch.setattr(lines, "MAX_LINE", 200)
    return 200


@pytest.mark.parametrize("long", [LONG, b"o" * 1_000 + b"\n", b" " * 500 + b"\n"], ids=["record", "letters", "blanks"])
def test_a_line_over_the_limit_is_refused_alone(short_lines: int, long: bytes) -> None:
    """It is one error that names the limit, and the lines behind it keep their numbers."""
    ids, errors = read(GOOD + long + GOOD)

    assert ids == ["1", "3"]
    (error,) = errors
    assert error.line == 2
    assert str(short_lines) in error.expected


def test_a_line_at_the_limit_is_read(short_lines: int) -> None:
    """The limit is the last size that passes."""
    frame = len(b'{"answer": "", "sources": []}\n')

    assert read(GOOD + b'{"answer": "%s", "sources": []}\n' % (b"x" * (short_lines - frame))) == (["1", "2"], [])


def test_a_last_line_over_the_limit_is_refused(short_lines: int) -> None:
    """A line that never ends is one error too."""
    ids, errors = read(GOOD + LONG.strip())

    assert ids == ["1"]
    assert [error.line for error in errors] == [2]


@pytest.mark.parametrize("first", [b"{oops\n", LONG], ids=["broken", "long"])
def test_a_bad_first_line_loses_no_record(short_lines: int, first: bytes) -> None:
    """However long the file behind it is, every record is read and the first line is the only error."""
    ids, errors = read(first + GOOD * 50)

    assert ids == [str(line) for line in range(2, 52)]
    assert [error.line for error in errors] == [1]
