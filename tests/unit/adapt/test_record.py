"""What a record promises: everything that the format allows is read, and nothing in it is changed."""

from __future__ import annotations

import json
from collections import OrderedDict
from types import MappingProxyType
from typing import Any

import pytest

from citebound.adapt.record import from_json, from_parts, from_value
from citebound.errors import InputError
from citebound.model import Record, RecordForm, Source

LINE = 7


def record(**fields: Any) -> bytes:  # noqa: ANN401
    """Return one line of JSON, an answer without sources where nothing else is said."""
    return json.dumps({"answer": "Rent is 850 [1].", "sources": [], **fields}).encode()


# ---------------------------------------------------------------------------------------------------------------- what is read


def test_every_field_of_an_answer_is_kept() -> None:
    """A record in full arrives as it was written."""
    source = {"id": "s", "text": "Rent is 850.", "title": "Rent", "uri": "https://example.org/a", "metadata": {"law": "Labour Law"}}

    read = from_json(record(id="a-17", question="How much?", lang="pt-BR", sources=[source]), LINE)

    assert (read.id, read.answer, read.question, read.lang, read.form) == ("a-17", "Rent is 850 [1].", "How much?", "pt-BR", RecordForm.ANSWER)
    (only,) = read.sources
    assert (only.id, only.text, only.position, only.title, only.uri) == ("s", "Rent is 850.", 1, "Rent", "https://example.org/a")
    assert only.metadata == (("law", "Labour Law"),)


@pytest.mark.parametrize(
    ("given", "expected"),
    [
        (17, "17"),
        (0, "0"),
        (-3, "-3"),
        (12345678901234567890123, "12345678901234567890123"),
        ("017", "017"),
        ("a-17", "a-17"),
        (" 17 ", " 17 "),
        (None, "7"),
    ],
)
def test_an_id_is_text(given: object, expected: str) -> None:
    """An integer id is read as its digits, a text as it is, and without one the record has its line number."""
    assert from_json(record(id=given), LINE).id == expected


def test_a_record_without_an_id_has_its_line_number() -> None:
    """The field may be left out, not only be null."""
    assert from_json(record(), LINE).id == "7"
    assert from_json(record()).id == "1"


def test_a_source_gets_its_position_where_it_has_no_id() -> None:
    """Bare strings and sources without an id are named by their 1-based place, others by their id; positions count them all."""
    read = from_json(record(sources=["a", {"text": "b"}, {"id": 30, "text": "c"}, {"id": "x", "text": "d"}, "e", {"id": None, "text": "f"}]))

    assert [(source.id, source.text, source.position) for source in read.sources] == [
        ("1", "a", 1),
        ("2", "b", 2),
        ("30", "c", 3),
        ("x", "d", 4),
        ("5", "e", 5),
        ("6", "f", 6),
    ]


def test_unknown_fields_are_ignored() -> None:
    """What the format does not know changes nothing, whatever its type, in the record and in its sources."""
    junk = {"extra": [1, {"deep": None}], "Answer": 5, "expected": {"claims": []}}

    assert from_json(record(sources=[{"text": "a", **junk}], **junk)) == from_json(record(sources=[{"text": "a"}]))


def test_scalar_metadata_is_text_in_the_order_given() -> None:
    """Numbers become their digits, a whole number none of its decimals; what is no scalar is left out."""
    metadata = {"law": "Labour Law", "article": 30, "part": 2.0, "weight": 0.5, "draft": True, "none": None, "list": [1], "object": {"a": 1}}

    (source,) = from_json(record(sources=[{"text": "a", "metadata": metadata}])).sources

    assert source.metadata == (("law", "Labour Law"), ("article", "30"), ("part", "2"), ("weight", "0.5"))


@pytest.mark.parametrize("empty", [{}, None])
def test_metadata_may_be_empty(empty: object) -> None:
    """No metadata is no error."""
    assert from_json(record(sources=[{"text": "a", "metadata": empty}])).sources[0].metadata == ()


@pytest.mark.parametrize("text", ["", " \n\t", "e\u0301 \u00e9", "\U0001f600 \u202eabc", "٨٥٠ 【4:0†source】", "\\ud800", "\x00"])
def test_text_arrives_as_it_was_given(text: str) -> None:
    """No character is normalised, trimmed or dropped, in the answer and in a source."""
    read = from_json(record(answer=text, sources=[text]))

    assert read.answer == text
    assert read.sources[0].text == text


def test_a_pair_is_a_claim_with_its_evidence() -> None:
    """The claim stands for the answer and the evidence for the sources, bare or with ids."""
    read = from_json(b'{"id": "p-1", "claim": "Rent is 850 [1].", "evidence": ["Rent is 850.", {"id": "k", "text": "Or 900."}], "lang": "en"}')

    assert (read.id, read.answer, read.form, read.lang) == ("p-1", "Rent is 850 [1].", RecordForm.PAIR, "en")
    assert [(source.id, source.text) for source in read.sources] == [("1", "Rent is 850."), ("k", "Or 900.")]


@pytest.mark.parametrize("deep", [10, 200])
def test_an_ignored_field_may_be_nested(deep: int) -> None:
    """A payload that nobody looks at may be an ordinary nested one."""
    data = b'{"answer": "a", "sources": [], "raw": ' + b"[" * deep + b"]" * deep + b"}"

    assert from_json(data, LINE).answer == "a"


def test_a_record_of_python_values_is_any_mapping() -> None:
    """What is no `dict` but behaves like one is read alike, and a `Record` passes as it is."""
    fields = {"id": "a", "answer": "x", "sources": (MappingProxyType({"id": "s", "text": "t"}), OrderedDict(text="u"))}

    read = from_value(MappingProxyType(fields))

    assert [(source.id, source.text) for source in read.sources] == [("s", "t"), ("2", "u")]
    assert from_value(read) is read


def test_sources_of_python_values_are_texts_mappings_or_sources() -> None:
    """All three forms may stand in one list, which may be any iterable; a `Source` keeps its fields and gets the place where it stands."""
    given = Source("c", "three", 9, "Title", "https://example.org", (("law", "Labour Law"),))

    read = from_parts("x", iter(["one", {"id": 2, "text": "two"}, given]), id="r", lang="en", question="why?")

    assert (read.id, read.lang, read.question) == ("r", "en", "why?")
    assert [(source.id, source.text, source.position) for source in read.sources] == [("1", "one", 1), ("2", "two", 2), ("c", "three", 3)]
    assert (read.sources[2].title, read.sources[2].uri, read.sources[2].metadata) == ("Title", "https://example.org", (("law", "Labour Law"),))


# --------------------------------------------------------------------------------------------------------------- Python values


@pytest.mark.parametrize("source", [5, None, b"bytes", ["text"], object()])
def test_a_source_of_another_type_is_named(source: object) -> None:
    """What is no text, mapping or `Source` is refused with its place."""
    with pytest.raises(InputError) as caught:
        from_parts("x", ["ok", source])

    assert caught.value.field == "sources[1]"


@pytest.mark.parametrize("answer", [None, 5, b"bytes", ["x"]])
def test_an_answer_of_another_type_is_refused(answer: Any) -> None:  # noqa: ANN401
    """The answer is text and nothing else."""
    with pytest.raises(InputError) as caught:
        from_parts(answer, [])

    assert caught.value.field == "answer"


@pytest.mark.parametrize("sources", ["Rent is 850.", {"1": "Rent is 850."}, None, 5])
def test_sources_are_a_list(sources: Any) -> None:  # noqa: ANN401
    """A single text, a mapping or nothing in the place of the sources is a mistake, and is said to be one."""
    with pytest.raises(InputError) as caught:
        from_parts("Rent is 850 [1].", sources)

    assert caught.value.field == "sources"


def test_a_record_is_frozen() -> None:
    """A record never changes after it was read, and equal ones are equal."""
    read = from_json(record(id="a", sources=["t"]))

    with pytest.raises(AttributeError):
        read.answer = "other"  # type: ignore[misc]
    assert read == from_json(record(id="a", sources=["t"]))
    assert isinstance(read, Record)
