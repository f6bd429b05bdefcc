"""What `parse.addresses` promises: one address is one address, however it is dressed."""

from __future__ import annotations

import msgspec
import pytest
from tests.builders import source

from citebound.parse.addresses import normalised, source_of_address

_GIVEN = (
    msgspec.structs.replace(source("text", "x"), uri="https://w.example/a"),
    source("text", "https://v.example/b", position=2),
    msgspec.structs.replace(source("text", "y", position=3), uri="https://w.example/Lock_(device)"),
)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("https://w.example/a", "w.example/a"),
        ("http://www.W.EXAMPLE/a/", "w.example/a"),
        ("https://w.example/a#top", "w.example/a"),
        ("https://w.example/a?utm_source=s&q=1&UTM_medium=m", "w.example/a?q=1"),
        ("https://w.example/a?utm_source=s", "w.example/a"),
        ("https://w.example/A", "w.example/A"),
        ("https://w.example", "w.example"),
        ("https://w.example/", "w.example"),
        ("", ""),
    ],
)
def test_dress_is_taken_off(address: str, expected: str) -> None:
    """Scheme, `www.`, host case, fragment, tracking and the closing slash make no difference; the path and the query do."""
    assert normalised(address) == expected == normalised(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("https://w.example/a", "x"),
        ("See https://www.w.example/a/.", "x"),
        ("(https://w.example/a)", "x"),
        ("www.w.example/a", "x"),
        ("https://v.example/b", "https://v.example/b"),
        ("https://w.example/ab", None),
        ("https://w.example/", None),
        ("w.example/a", None),
        ("https://u.example then https://w.example/a", None),
        ("", None),
        ("https://w.example/Lock_(device)", "y"),
    ],
)
def test_an_address_belongs_to_its_source(text: str, expected: str | None) -> None:
    """The first address of a text is that of the source with this `uri` or id; a longer or shorter one is not."""
    assert source_of_address(text, _GIVEN) == expected
