"""The record of the contract: an answer with its sources, or a claim with its evidence, as JSON or as Python values.

Unknown fields are ignored; a wrong type, a missing field or a value over a limit is an `InputError` that names the field and what was expected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from citebound.errors import InputError
from citebound.model import Record, RecordForm, Source

MAX_ANSWER = 4_000_000
MAX_SOURCE_TEXT = 64_000_000
MAX_SOURCES = 100_000

_SURROGATE = re.compile("[\ud800-\udfff]")
T = TypeVar("T", bound=msgspec.Struct)
_HALF_ESCAPED = re.compile(rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}[^}]{0,8}\"[\s\]},]*$")
_MESSAGE = re.compile(r"(?P<what>.*?)(?: - at `\$(?P<path>[^`]*)`)?")


class SourceFields(msgspec.Struct, frozen=True, gc=False):
    """A source as it arrives."""

    text: str
    id: str | int | None = None
    title: str | None = None
    uri: str | None = None
    metadata: dict[str, Any] | None = None


class RecordFields(msgspec.Struct, frozen=True, gc=False):
    """An answer as it arrives."""

    answer: str
    sources: tuple[str | SourceFields, ...]
    id: str | int | None = None
    question: str | None = None
    lang: str | None = None


class PairFields(msgspec.Struct, frozen=True, gc=False):
    """A claim with its evidence as it arrives, for scoring."""

    claim: str
    evidence: tuple[str | SourceFields, ...]
    id: str | int | None = None
    lang: str | None = None


def from_json(data: bytes, line: int | None = None) -> Record:
    """Return the record that one line of JSON describes.

    Raises:
        InputError: it is no JSON object, not UTF-8, or no record.
    """
    try:
        value = msgspec.json.decode(data)
    except UnicodeDecodeError as error:
        raise InputError(f"invalid UTF-8 at byte {error.start}; a record is UTF-8 JSON", line=line) from error
    except msgspec.DecodeError as error:
        if "truncated" in str(error) and _HALF_ESCAPED.search(data):
            raise InputError("not JSON (a lone surrogate); text must be valid Unicode", line=line) from error
        why = str(error).removeprefix("JSON is malformed: ")
        raise InputError(f"not JSON that can be read ({why}); a record is one JSON object", line=line) from error
    except RecursionError as error:
        raise InputError("not JSON (nested too deep); a record is one JSON object", line=line) from error
    return from_value(value, line)


def from_value(value: object, line: int | None = None) -> Record:
    """Return the record that a mapping describes; without `id` it gets its line number.

    Raises:
        InputError: it is no record.
    """
    if isinstance(value, Record):
        return value
    if not isinstance(value, Mapping):
        raise InputError(f"a record is a JSON object, not {_kind(value)}", line=line)
    if "claim" in value and "answer" not in value:
        pair = _convert(value, PairFields, line)
        return _record(pair.id, pair.claim, pair.evidence, line, form=RecordForm.PAIR, lang=pair.lang)
    fields = _convert(value, RecordFields, line)
    return _record(fields.id, fields.answer, fields.sources, line, lang=fields.lang, question=fields.question)


def from_parts(answer: str, sources: Iterable[object], *, id: str = "1", lang: str | None = None, question: str | None = None) -> Record:  # noqa: A002
    """Return the record of an answer and its sources: texts, mappings with `id` and `text`, or `Source` values.

    Raises:
        InputError: a source is none of these, or a value is over its limit.
    """
    if isinstance(sources, str | bytes | Mapping) or not isinstance(sources, Iterable):
        raise InputError(f"expected a list of sources, got {_kind(sources)}", field="sources")
    fields = [source if isinstance(source, str | Mapping) else _fields_of(source, place) for place, source in enumerate(sources)]
    return from_value({"id": id, "answer": answer, "sources": fields, "lang": lang, "question": question})


def _fields_of(source: object, place: int) -> dict[str, object]:
    if not isinstance(source, Source):
        raise InputError(f"a source is a text, a mapping or a Source, not {_kind(source)}", field=f"sources[{place}]")
    return {"id": source.id, "text": source.text, "title": source.title, "uri": source.uri, "metadata": dict(source.metadata)}


def _convert(value: Mapping[str, Any], shape: type[T], line: int | None) -> T:
    try:
        return msgspec.convert(value, shape, strict=True, str_keys=False)
    except msgspec.ValidationError as error:
        match = _MESSAGE.fullmatch(str(error))
        path = (match["path"] if match else None) or ""
        what = match["what"] if match else str(error)
        missing = re.fullmatch(r"Object missing required field `(\w+)`", what)
        if missing:
            field = f"{path.lstrip('.')}.{missing.group(1)}".lstrip(".")
            raise InputError("required, and missing", line=line, field=field) from error
        raise InputError(what[:1].lower() + what[1:], line=line, field=path.lstrip(".") or None) from error


def _record(  # noqa: PLR0913
    given_id: str | int | None,
    answer: str,
    given: tuple[str | SourceFields, ...],
    line: int | None,
    *,
    form: RecordForm = RecordForm.ANSWER,
    lang: str | None = None,
    question: str | None = None,
) -> Record:
    name, many = ("claim", "evidence") if form is RecordForm.PAIR else ("answer", "sources")
    _within(len(answer), MAX_ANSWER, "characters", name, line)
    _within(len(given), MAX_SOURCES, "entries", many, line)
    sources = tuple(_source(source, position, f"{many}[{position - 1}]", line) for position, source in enumerate(given, 1))
    _within(sum(len(source.text) for source in sources), MAX_SOURCE_TEXT, "characters", many, line)
    record_id = str(line or 1) if given_id is None else given_id if isinstance(given_id, str) else _digits(given_id, "id", line)
    texts = [(name, answer), ("id", record_id), ("lang", lang or ""), ("question", question or "")]
    texts += [(f"{many}[{source.position - 1}].{field}", text) for source in sources for field, text in _texts(source)]
    for field, text in texts:
        if not text.isascii() and (bad := _SURROGATE.search(text)):
            raise InputError(f"a lone surrogate at character {bad.start()}; text must be valid Unicode", line=line, field=field)
    return Record(record_id, answer, sources, lang, question, form)


def _texts(source: Source) -> list[tuple[str, str]]:
    """Return every text of a source with the name of its field."""
    metadata = [(f"metadata.{key}" if key.isascii() else "metadata", text) for pair in source.metadata for key, text in ((pair[0], pair[0]), pair)]
    return [("text", source.text), ("id", source.id), ("title", source.title or ""), ("uri", source.uri or ""), *metadata]


def _digits(number: int, field: str, line: int | None) -> str:
    try:
        return str(number)
    except ValueError as error:  # Python refuses to write out an integer of thousands of digits
        raise InputError("a number too long to be an id or a label", line=line, field=field) from error


def _within(size: int, limit: int, unit: str, field: str, line: int | None) -> None:
    if size > limit:
        raise InputError(f"{size:,} {unit}, over the limit of {limit:,}; split the record", line=line, field=field)


def _source(source: str | SourceFields, position: int, field: str, line: int | None) -> Source:
    if isinstance(source, str):
        return Source(str(position), source, position, named=False)
    scalars = [(key, value) for key, value in (source.metadata or {}).items() if isinstance(value, str | int | float) and not isinstance(value, bool)]
    metadata = tuple((key, _scalar(value, f"{field}.metadata", line)) for key, value in scalars)
    own = source.id if isinstance(source.id, str | None) else _digits(source.id, f"{field}.id", line)
    return Source(str(position) if own is None else own, source.text, position, source.title, source.uri, metadata, named=own is not None)


def _scalar(value: str | float, field: str, line: int | None) -> str:
    if isinstance(value, str):
        return value
    return _digits(int(value), field, line) if isinstance(value, int) or value.is_integer() else str(value)


def _kind(value: object) -> str:
    names = {dict: "an object", list: "an array", str: "a string", int: "a number", float: "a number", bool: "a truth value", type(None): "null"}
    return names.get(type(value), f"a {type(value).__name__}")
