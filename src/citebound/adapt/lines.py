"""Records from a file: one JSON object, or one a line. A line that is no record costs nothing but itself."""

from __future__ import annotations

import codecs
import io
from collections.abc import Callable, Iterator
from typing import BinaryIO

import msgspec

from citebound.adapt.record import from_json
from citebound.errors import InputError
from citebound.model import Record

MAX_LINE = 400_000_000


def read_records(stream: BinaryIO, on_error: Callable[[InputError], None]) -> Iterator[Record]:
    """Yield the records of a file in order, holding one line at a time.

    Args:
        stream: JSONL, or a single JSON object over any number of lines; blank lines are passed over and counted.
        on_error: is given the error of each line that is no record, or whose id another record had.
    """
    seen: dict[str, int] = {}
    for number, line in _objects(stream, on_error):
        try:
            record = from_json(line, number)
        except InputError as error:
            on_error(error)
            continue
        if record.id in seen:
            on_error(InputError(f"'{record.id}' is the id of line {seen[record.id]} too; every record needs an id of its own", line=number, field="id"))
            continue
        seen[record.id] = number
        yield record


def _objects(stream: BinaryIO, on_error: Callable[[InputError], None]) -> Iterator[tuple[int, bytes]]:
    number, first = 1, stream.readline(MAX_LINE + 1).removeprefix(codecs.BOM_UTF8)
    while first and not first.strip() and len(first) <= MAX_LINE:
        number, first = number + 1, stream.readline(MAX_LINE + 1)
    opens = first.strip()
    if opens.startswith(b"{") and not opens.endswith(b"}") and len(first) <= MAX_LINE:
        rest = stream.read(MAX_LINE + 1)
        whole = first + rest
        if len(rest) <= MAX_LINE and (not rest.strip() or _is_json(whole)):
            yield number, whole
            return
        # No single object: what was read is given back, line by line, before the rest of the stream.
        yield from _lines(_Rewound(rest, stream), number, first, on_error)
        return
    yield from _lines(stream, number, first, on_error)


class _Rewound:
    """A stream with bytes in front of it that were read too early."""

    def __init__(self, early: bytes, stream: BinaryIO) -> None:
        self._early, self._stream = io.BytesIO(early), stream

    def readline(self, limit: int) -> bytes:
        line = self._early.readline(limit)
        return line if line.endswith(b"\n") or len(line) == limit else line + self._stream.readline(limit - len(line))


def _lines(stream: BinaryIO | _Rewound, number: int, line: bytes, on_error: Callable[[InputError], None]) -> Iterator[tuple[int, bytes]]:
    while line:
        if len(line) > MAX_LINE:
            on_error(InputError(f"longer than the limit of {MAX_LINE:,} bytes; split the record", line=number))
            while line and not line.endswith(b"\n"):
                line = stream.readline(MAX_LINE)
        elif line.strip():
            yield number, line
        number, line = number + 1, stream.readline(MAX_LINE + 1)


def _is_json(data: bytes) -> bool:
    try:
        msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return False
    return True
