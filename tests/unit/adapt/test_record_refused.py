"""What a record is refused for: each fault is one error that says where it stands and what was expected."""

from __future__ import annotations

import json

import pytest

from citebound.adapt.record import MAX_ANSWER, MAX_SOURCE_TEXT, MAX_SOURCES, from_json, from_value
from citebound.errors import InputError

LINE = 7


def refusal(data: bytes) -> InputError:
    """Return the error that `data` gets."""
    with pytest.raises(InputError) as caught:
        from_json(data, LINE)
    return caught.value


@pytest.mark.parametrize(
    ("fields", "field", "expected"),
    [
        ({"sources": []}, "answer", "missing"),
        ({"answer": "x"}, "sources", "missing"),
        ({"answer": None, "sources": []}, "answer", "str"),
        ({"answer": 5, "sources": []}, "answer", "str"),
        ({"answer": ["x"], "sources": []}, "answer", "str"),
        ({"answer": {"text": "x"}, "sources": []}, "answer", "str"),
        ({"answer": "x", "sources": None}, "sources", "array"),
        ({"answer": "x", "sources": "text"}, "sources", "array"),
        ({"answer": "x", "sources": {"1": "text"}}, "sources", "array"),
        ({"answer": "x", "sources": [5]}, "sources[0]", "str | object"),
        ({"answer": "x", "sources": ["a", None]}, "sources[1]", "str | object"),
        ({"answer": "x", "sources": ["a", "b", {"id": "1"}]}, "sources[2].text", "missing"),
        ({"answer": "x", "sources": [{"text": 5}]}, "sources[0].text", "str"),
        ({"answer": "x", "sources": [{"text": None}]}, "sources[0].text", "str"),
        ({"answer": "x", "sources": [{"text": "a", "id": True}]}, "sources[0].id", "int | str"),
        ({"answer": "x", "sources": [{"text": "a", "id": 1.5}]}, "sources[0].id", "int | str"),
        ({"answer": "x", "sources": [{"text": "a", "title": 5}]}, "sources[0].title", "str"),
        ({"answer": "x", "sources": [{"text": "a", "uri": []}]}, "sources[0].uri", "str"),
        ({"answer": "x", "sources": [{"text": "a", "metadata": ["law"]}]}, "sources[0].metadata", "object"),
        ({"id": [1], "answer": "x", "sources": []}, "id", "int | str"),
        ({"id": 1.0, "answer": "x", "sources": []}, "id", "int | str"),
        ({"id": False, "answer": "x", "sources": []}, "id", "int | str"),
        ({"answer": "x", "sources": [], "lang": 5}, "lang", "str"),
        ({"answer": "x", "sources": [], "question": ["why"]}, "question", "str"),
        ({"claim": 5, "evidence": ["e"]}, "claim", "str"),
        ({"claim": "c", "evidence": "e"}, "evidence", "array"),
        ({"claim": "c", "evidence": ["e", {"id": "k"}]}, "evidence[1].text", "missing"),
        ({}, "answer", "missing"),
    ],
)
def test_a_field_of_the_wrong_shape_is_named(fields: dict[str, object], field: str, expected: str) -> None:
    """A missing field or a wrong type is one error that names the line, the path of the field and what was expected."""
    error = refusal(json.dumps(fields).encode())

    assert (error.line, error.field) == (LINE, field)
    assert expected in error.expected
    assert str(error).startswith(f"line 7, field '{field}': ")


def test_a_pair_without_evidence_is_told_so() -> None:
    """A record that has a claim and no answer lacks its evidence."""
    assert refusal(b'{"id": "p-1", "claim": "Rent is 850."}').field == "evidence"


@pytest.mark.parametrize(
    ("data", "kind"),
    [
        (b"[]", "an array"),
        (b'[{"answer": "x", "sources": []}]', "an array"),
        (b'"text"', "a string"),
        (b"5", "a number"),
        (b"0.5", "a number"),
        (b"true", "a truth value"),
        (b"null", "null"),
    ],
)
def test_a_record_is_an_object(data: bytes, kind: str) -> None:
    """Any other JSON value is refused by its kind."""
    error = refusal(data)

    assert (error.line, error.field) == (LINE, None)
    assert "object" in error.expected
    assert kind in error.expected


NOT_JSON = [
    b"",
    b"   ",
    b"oops",
    b"{",
    b'{"answer": "x"',
    b"{'answer': 'x', 'sources': []}",
    b'{"answer": "x", "sources": []} trailing',
    b'{"answer": "x", "sources": [],}',
    b'{"answer": "x", "sources": [], "n": NaN}',
    b'{"answer": "x", "sources": [], "n": -Infinity}',
    b'{"answer": "x", "sources": [] // comment\n}',
    b'{"answer": "tab\tinside\n", "sources": []}',
    b"\x00",
    b'\xef\xbb\xbf{"answer": "x", "sources": []}'.decode().encode("utf-16"),
]


@pytest.mark.parametrize("data", NOT_JSON)
def test_what_is_not_json_is_refused(data: bytes) -> None:
    """It is one error with the line, whatever the fault, and `NaN` is no JSON either."""
    error = refusal(data)

    assert error.line == LINE
    assert "JSON" in error.expected


@pytest.mark.parametrize(
    "bad",
    [b"\xff", b"\xc3(", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\xaf", b"\xe2\x82"],
    ids=["byte", "continuation", "surrogate", "too-high", "overlong", "cut"],
)
@pytest.mark.parametrize("place", [b'{"answer": "%s", "sources": []}', b'{"answer": "x", "sources": ["%s"]}', b'{"answer": "x", "sources": [], "extra": "%s"}'])
def test_invalid_utf8_is_refused(bad: bytes, place: bytes) -> None:
    """Bytes that are no UTF-8 are never replaced or guessed at, even in a field that nobody reads."""
    error = refusal(place.replace(b"%s", bad))

    assert error.line == LINE
    assert "UTF-8" in error.expected


@pytest.mark.parametrize(
    "data",
    [
        rb'{"answer": "\ud800", "sources": []}',
        rb'{"answer": "a\udc00b", "sources": []}',
        rb'{"answer": "\ud800\ud800", "sources": []}',
        rb'{"answer": "x", "sources": ["\udfff"]}',
        rb'{"answer": "x", "sources": [{"id": "\ud800", "text": "a"}]}',
        pytest.param(
            rb'{"answer": "x", "sources": [{"text": "a", "title": "\ud800"}]}',
        ),
        rb'{"id": "\ud800", "answer": "x", "sources": []}',
    ],
)
def test_an_escaped_lone_surrogate_is_refused(data: bytes) -> None:
    """Half a character is no text, though JSON can spell it."""
    error = refusal(data)

    assert error.line == LINE
    assert "surrogate" in error.expected


LONE = "a\ud800b"


@pytest.mark.parametrize(
    ("fields", "field"),
    [
        ({"answer": LONE, "sources": []}, "answer"),
        ({"answer": "x", "sources": ["ok", LONE]}, "sources[1].text"),
        ({"answer": "x", "sources": [{"id": LONE, "text": "t"}]}, "sources[0].id"),
        ({"answer": "x", "sources": [{"title": LONE, "text": "t"}]}, "sources[0].title"),
        ({"id": LONE, "answer": "x", "sources": []}, "id"),
        ({"claim": LONE, "evidence": []}, "claim"),
        ({"claim": "x", "evidence": [LONE]}, "evidence[0].text"),
        pytest.param(
            {"answer": "x", "sources": [{"metadata": {"law": LONE, "article": 30}, "text": "t"}]},
            "sources[0].metadata",
        ),
        pytest.param(
            {"answer": "x", "sources": [], "question": LONE},
            "question",
        ),
        pytest.param(
            {"answer": "x", "sources": [{"uri": LONE, "text": "t"}]},
            "sources[0].uri",
        ),
    ],
)
def test_a_lone_surrogate_in_python_text_is_named(fields: dict[str, object], field: str) -> None:
    """Text from Python is held to the same rule, with the path of the field."""
    with pytest.raises(InputError) as caught:
        from_value(fields)

    assert (caught.value.field or "").startswith(field)
    assert "surrogate" in caught.value.expected


def test_deep_nesting_is_refused() -> None:
    """JSON nested beyond any use is an error of that record, not of the program."""
    assert "deep" in refusal(b'{"answer": "a", "sources": [], "raw": ' + b"[" * 200_000 + b"]" * 200_000 + b"}").expected


@pytest.mark.parametrize("number", [b"9" * 400, b"1e400", b"-1e99999", b"0." + b"1" * 5_000])
def test_an_unheard_of_number_harms_nobody(number: bytes) -> None:
    """A number that no machine holds is read past or is an error of that record, in a field that is used and in one that is not."""
    for data in (b'{"answer": "a", "sources": [], "extra": %s}', b'{"answer": "a", "sources": [{"text": "t", "metadata": {"article": %s}}]}'):
        try:
            read = from_json(data.replace(b"%s", number), LINE)
        except InputError as error:
            assert error.line == LINE  # noqa: PT017
        else:
            assert read.answer == "a"


def test_a_number_too_long_to_write_is_an_input_error() -> None:
    """A number in metadata that Python refuses to write is the caller's fault, said as such."""
    with pytest.raises(InputError):
        from_value({"answer": "a", "sources": [{"text": "t", "metadata": {"article": 10**5_000}}]})


# --------------------------------------------------------------------------------------------------------------------- limits


def test_an_answer_of_fifty_megabytes_is_over_the_limit() -> None:
    """The error names the field, the size and the limit."""
    error = refusal(b'{"answer": "' + b"x" * 50_000_000 + b'", "sources": []}')

    assert (error.line, error.field) == (LINE, "answer")
    assert "50,000,000" in error.expected
    assert f"{MAX_ANSWER:,}" in error.expected


def test_the_limits_are_the_last_sizes_that_pass() -> None:
    """A value at its limit is read; limits count characters, not bytes."""
    assert len(from_value({"answer": "é" * MAX_ANSWER, "sources": []}).answer) == MAX_ANSWER
    assert len(from_value({"answer": "x", "sources": [""] * MAX_SOURCES}).sources) == MAX_SOURCES


@pytest.mark.parametrize(
    ("fields", "field", "limit"),
    [
        ({"answer": "x" * (MAX_ANSWER + 1), "sources": []}, "answer", MAX_ANSWER),
        ({"claim": "x" * (MAX_ANSWER + 1), "evidence": []}, "claim", MAX_ANSWER),
        ({"answer": "x", "sources": [""] * (MAX_SOURCES + 1)}, "sources", MAX_SOURCES),
        ({"answer": "x", "sources": ["x" * (MAX_SOURCE_TEXT // 2), "x" * (MAX_SOURCE_TEXT // 2 + 1)]}, "sources", MAX_SOURCE_TEXT),
        ({"claim": "x", "evidence": ["x" * (MAX_SOURCE_TEXT + 1)]}, "evidence", MAX_SOURCE_TEXT),
    ],
    ids=["answer", "claim", "number of sources", "text of all sources", "evidence"],
)
def test_a_value_over_a_limit_is_refused(fields: dict[str, object], field: str, limit: int) -> None:
    """One more than the limit is an error that names the field and the limit."""
    with pytest.raises(InputError) as caught:
        from_value(fields, LINE)

    assert (caught.value.line, caught.value.field) == (LINE, field)
    assert f"{limit:,}" in caught.value.expected
