r"""What the grammar of academic citations promises: authors, years and keys, where the sources carry such keys."""

from __future__ import annotations

import pytest
from tests.builders import numbered, read_by, source

_GIVEN = (source("text", "smith2020"), source("text", "lee2019", position=2), source("text", "k3", position=3, title="Brown, A. (2018). Fees."))


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ("A (Smith, 2020).", ["smith2020"]),
        ("A (Smith 2020).", ["smith2020"]),
        ("A (Smith et al., 2020; Lee, 2019).", ["smith2020", "lee2019"]),
        ("A (Smith and Lee, 2020).", ["smith2020"]),
        ("A (Brown, 2018, p. 4).", ["k3"]),
        ("A [Smith, 2020].", ["smith2020"]),
        ("A [@smith2020].", ["smith2020"]),
        ("A [-@smith2020].", ["smith2020"]),
        ("A [@smith2020; @lee2019, p. 3].", ["smith2020", "lee2019"]),
        ("A [see @smith2020].", ["smith2020"]),
        ("A [@smith2020; @nobody].", ["smith2020", "nobody"]),
        (r"A \cite{smith2020}.", ["smith2020"]),
        (r"A \citep[p.~4]{smith2020, lee2019}.", ["smith2020", "lee2019"]),
    ],
)
def test_keys_of_the_sources_are_citations(answer: str, expected: list[str]) -> None:
    """Keys resolve by id, authors and years by what describes a source; a foreign key beside a known one leads nowhere."""
    assert [names for _, names in read_by("author_year", answer, _GIVEN)] == [expected]


@pytest.mark.parametrize(
    "answer", ["A (Jones, 2020).", "A (Smith, 2019).", "Smith (2020) found.", "A (in 2020).", "A [@nobody].", "Mail me@smith2020.org", "A (2020)."]
)
def test_other_keys_and_years_are_text(answer: str) -> None:
    """Authors and years that fit no source, keys that no source has, and addresses are text: the source may itself be citing."""
    assert read_by("author_year", answer, _GIVEN) == []


def test_numbered_sources_have_no_keys() -> None:
    """Where no source carries a key, none is read."""
    assert read_by("author_year", "A [@smith2020] (Smith, 2020).", numbered("one", "two")) == []


def test_a_name_is_a_whole_word() -> None:
    """`Lee` is not in `Fleet`."""
    assert read_by("author_year", "A (Lee, 2018).", (source("text", "k3", title="Fleet costs in 2018"),)) == []
